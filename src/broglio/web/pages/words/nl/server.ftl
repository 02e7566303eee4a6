# Ingangen
tagline = Drie spellen vol stemmen, bluf en intriges
skip-to-content = Naar de inhoud
skip-to-decision = Naar je beslissing
language = Taal
language-en = English
language-fr = Français
language-nl = Nederlands
by = van { $designers }
seat-count = { $most } spelers
seat-counts = { $least } tot { $most } spelers
play-against = Speel tegen
play-now = Nu spelen
make-table = Een tafel openen
rules = Spelregels
rules-of = Spelregels van { $game }
all-rules = Alle spelregels
rule = Regel { $rule }
my-tables = Mijn tafels
open-tables = Open tafels
finished-tables = Onlangs afgelopen
your-turn = Jouw beurt
finished = afgelopen
to-home = Naar de voorpagina
to-table = Terug naar de tafel

# Sterktes van bots
level = Sterkte
level-novice = Novice
level-senator = Senator
level-doge = Doge
level-random = Willekeurig
bot-of-level = Bot: { $level }
bot-name = { $number ->
    [1] Marina
    [2] Bembo
    [3] Contarini
    [4] Loredan
   *[other] Morosini
}
guest = Gast

# Een tafel openen
your-name = Je naam
keep-name = Bewaren
seats = Plaatsen
seat-number = Plaats { $number }
how-many = Hoeveel spelers?
me = Ik
somebody-with-link = Iemand met de link
list-table = Toon deze tafel op de voorpagina, open voor iedereen
waiting-for-players = Wachten op spelers
invite = Stuur deze link naar je vrienden
invite-words = Wie hem opent, kan een vrije plaats nemen. Het spel begint zodra alle plaatsen bezet zijn.
invited = Ga zitten
invited-words = Neem hieronder een vrije plaats om mee te spelen. Het spel begint zodra alle plaatsen bezet zijn.
invitation-link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
free-seat = vrije plaats
sit-here = Hier gaan zitten
give-to-bot = Aan een bot geven

# Aan tafel
players = Spelers
you = jij
away = afwezig
is-to-decide = moet beslissen
your-side = Jouw kant van de tafel
your-choice = Jouw keuze
waiting = Wachten
seat-decides = { $name } moet beslissen.
take-back = Terugnemen
hint = Wat zou een bot doen?
hint-thinking = Een bot bekijkt jouw kant van de tafel…
hint-words = De keuzes van een bot in jouw plaats, met zijn schatting van je winstkans:
hand-over = { $name } is weg: laat een bot verder spelen
bot-plays-for-you = Een bot speelt voor jou
take-seat-back = Je plaats weer innemen
played-by = gespeeld door { $level }
seating-sat = { $name } gaat zitten.
seating-bot = { $name }, een bot ({ $level }), gaat zitten.
seating-handed = Een bot ({ $level }) speelt verder voor { $name }.
seating-returned = { $name } neemt de plaats weer in.
chronicle = Kroniek
whole-chronicle = De hele kroniek
nothing-happened = Er is nog niets gebeurd.
table-in-words = De tafel in woorden
chat = Tafelpraat
looks-on = kijkt toe
chat-words = Zeg iets tegen de hele tafel
chat-send = Zeggen
notices-ask = Waarschuw me als ik aan de beurt ben
notices-on = Je krijgt bericht als je aan de beurt bent
other-device = Op een ander apparaat spelen
other-device-words = Open deze link binnen een dag op je andere apparaat om daar op je plaats verder te spelen. Hij werkt één keer. Hou hem voor jezelf: wie hem het eerst opent, kan in jouw plaats spelen.
seat-link = Link naar je plaats
seat-link-opened = Deze link leidt naar de plaats van { $name } in een spel { $game }.
take-seat-here = Hier gaan zitten
title-your-turn = Jouw beurt – { $game }
title-over = Einde – { $game }

# Het einde
game-over = Het spel is uit
rank = Rang
player = Speler
points = Punten
how-it-went = Het verloop van het spel, in punten per zet
replay = Terugkijken
replay-step = Stap { $number } van { $count }
first-step = Begin
step-back = Terug
step-on = Verder
last-step = Einde
whose-view = Door wiens ogen
spectator = Toeschouwer
download-record = Partij downloaden
rematch = Nog een keer
to-rematch = Naar het volgende spel

# Wat misging
fault-not-begun = Het spel begint zodra alle plaatsen bezet zijn.
fault-stale = De tafel is veranderd sinds je koos. Kijk nog eens.
fault-unclear = Er ontbreekt iets aan je keuze.
fault-no-take-back = Dit kan niet meer terug: er is iets onthuld, of iemand heeft iets gedaan.
fault-no-hint = Er valt nu niets te adviseren.
fault-no-such-seat = Die plaats bestaat niet.
fault-sits-already = Je zit al aan deze tafel.
fault-seat-taken = Iemand anders heeft deze plaats genomen.
fault-seat-in-use = De speler van deze plaats is er.
fault-chat-full-heading = Geen plaats meer
fault-chat-full = Er is aan deze tafel geen plaats meer voor opmerkingen van jou.
fault-name-alike-heading = Een andere naam, graag
fault-name-alike = Deze naam lijkt te veel op een andere aan deze tafel. Kies een andere.
fault-name-mixed-heading = Een andere naam, graag
fault-name-mixed = Deze naam mengt letters van verschillende alfabetten. Schrijf hem in één alfabet.
fault-not-over = Het spel is nog niet uit.
fault-not-found-heading = Niets te vinden
fault-not-found = Deze pagina bestaat niet, of de tafel is niet open voor jou.
fault-refused-heading = Dat kan niet
fault-refused = Dat kan niet vanaf jouw plaats.
fault-form-heading = Onleesbaar
fault-form = Wat er is gestuurd, is niet te begrijpen.
fault-store-heading = Een ogenblik
fault-store = Er kan nu niets worden opgeschreven, dus is er niets gedaan. De tafel is bewaard; probeer het zo meteen opnieuw.
fault-uncertain-heading = Nog niet bekend
fault-uncertain = De plek waar de tafels worden bewaard viel er middenin weg, en het is niet bekend of dit is opgeschreven. Kijk zo meteen naar de tafel; nog eens verstuurd gebeurt het maar één keer.
fault-number = Wie deze server beheert, vindt het in het logboek als { $number }.
fault-ours-heading = Onze fout
fault-ours = Er ging bij ons iets mis. De tafel is bewaard; ga erheen terug en probeer het opnieuw.
fault-link-gone-heading = Deze link leidt nergens heen
fault-link-gone = Hij is al gebruikt, is ouder dan een dag, of er is een nieuwere gevraagd. Aan de tafel kun je een nieuwe vragen.
fault-too-large-heading = Te veel
fault-too-large = Wat is verstuurd, is groter dan alles wat we kunnen gebruiken.
fault-too-slow-heading = Te traag
fault-too-slow = Wat je stuurde, kwam niet op tijd aan. Probeer het opnieuw.
fault-too-many-heading = Een ogenblik
fault-too-many = Dat was veel in korte tijd. Wacht even en probeer het opnieuw.
fault-elsewhere-heading = Niet van hier
fault-elsewhere = Dit is niet vanaf een van onze pagina’s verstuurd en is dus niet gedaan.

# Aan programma’s
fault-malformed = Wat er is gestuurd, is niet te lezen.
fault-no-session = Die sessie bestaat niet. Begin er een en stuur het token mee als ‘Authorization: Bearer …’.
fault-not-your-seat = Dat kan niet vanaf jouw plaats.
fault-wrong-method = Dat kan niet met wat op dit adres staat.
fault-not-json = Wat er wordt gestuurd, moet JSON zijn, met het type application/json.
