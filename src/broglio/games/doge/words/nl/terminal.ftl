### What the terminal's table says besides the words of the page.

subtitle-dealing = Ronde { $round }, de kaarten worden gedeeld
this-round = Deze ronde
sites = Paleizen
hand = in de hand
neutral-counsellors = Neutrale raadsheren:
left = over
short-palace = Paleis
