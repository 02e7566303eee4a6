# The story that a table tells
story = What happens
told = What happened last
since-your-choice = { $count ->
    [one] Since your last choice: { $count } thing
   *[other] Since your last choice: { $count } things
}
timeline = The game so far
to-chapter-start = To the start of this round
play-story = Play
pause-story = Pause
speed = Speed
speed-none = off
sound = Sounds
steps-behind = { $count ->
    [one] { $count } step behind
   *[other] { $count } steps behind
}
now = now
skip-to-now = Skip to now
looking-back = Looking back
then-you = Then you:
