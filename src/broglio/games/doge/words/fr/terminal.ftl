### What the terminal's table says besides the words of the page.

subtitle-dealing = Manche { $round }, distribution des cartes
this-round = Cette manche
sites = Palais
hand = en main
neutral-counsellors = Conseillers neutres :
left = réserve
short-palace = Palais
