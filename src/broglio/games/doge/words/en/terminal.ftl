### What the terminal's table says besides the words of the page.

subtitle-dealing = Round { $round }, cards are dealt
this-round = This round
sites = Sites
hand = in hand
neutral-counsellors = Neutral counsellors:
left = left
short-palace = Palace
