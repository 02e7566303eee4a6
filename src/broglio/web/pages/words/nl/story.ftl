# Het verhaal dat een tafel vertelt
story = Wat er gebeurt
told = Wat er net gebeurde
since-your-choice = { $count ->
    [one] Sinds je laatste keuze: { $count } gebeurtenis
   *[other] Sinds je laatste keuze: { $count } gebeurtenissen
}
timeline = De partij tot nu toe
to-chapter-start = Naar het begin van deze ronde
play-story = Afspelen
pause-story = Pauze
speed = Snelheid
speed-none = uit
sound = Geluid
steps-behind = { $count ->
    [one] { $count } stap achter
   *[other] { $count } stappen achter
}
now = nu
skip-to-now = Naar nu
looking-back = Terugkijken
then-you = Daarna jij:
