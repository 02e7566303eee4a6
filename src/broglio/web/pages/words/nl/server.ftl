# Ingangen
tagline = Drie spellen vol stemmen, bluf en intriges
skip-to-content = Naar de inhoud
skip-to-decision = Naar je beslissing
language = Taal
language-en = English
language-fr = Français
language-nl = Nederlands
label = { $label }:
by = van { $designers }
seat-count = { $most } spelers
seat-counts = { $least }–{ $most } spelers
play-against = Tegen bots spelen
play-now = Nu spelen
make-table = Tafel maken
rules = Spelregels
rules-of = Spelregels van { $game }
all-rules = Alle spelregels
rule = Regel { $rule }
my-tables = Mijn tafels
open-tables = Open tafels
finished-tables = Onlangs afgelopen
your-turn = Jouw beurt
finished = afgelopen
to-home = Naar de startpagina
to-table = Terug naar de tafel

# Niveaus van bots
level = Niveau
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

# Een tafel maken
your-name = Je naam
keep-name = Opslaan
seats = Plaatsen
seat-number = Plaats { $number }
how-many = Hoeveel spelers?
me = Ik
somebody-with-link = Iedereen met de link
list-table = Deze tafel op de startpagina tonen, open voor iedereen
waiting-for-players = Wachten op spelers
invite = Stuur deze link naar je vrienden
invite-words = Wie de link opent, kan een vrije plaats nemen. Het spel begint zodra alle plaatsen bezet zijn.
invited = Ga zitten
invited-words = Neem hieronder een vrije plaats om mee te spelen. Het spel begint zodra alle plaatsen bezet zijn.
invitation-link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
free-seat = vrije plaats
sit-here = Hier gaan zitten
give-to-bot = Bot laten spelen

# Aan tafel
players = Spelers
you = jij
away = afwezig
is-to-decide = is aan zet
your-side = Jouw kant van de tafel
your-choice = Jouw keuze
waiting = Wachten
seat-decides = { $name } is aan zet.
take-back = Zet terugnemen
hint = Wat zou een bot doen?
hint-thinking = Een bot bekijkt jouw kant van de tafel…
hint-words = Wat een bot in jouw plaats zou doen, met zijn schatting van je winstkans:
percent = { $number }%
hand-over = { $name } is weg: laat een bot verderspelen
bot-plays-for-you = Een bot speelt voor jou
take-seat-back = Mijn plaats weer innemen
played-by = gespeeld door { $level }
seating-sat = { $name } gaat zitten.
seating-bot = { $name }, een bot ({ $level }), gaat zitten.
seating-handed = Een bot ({ $level }) speelt verder voor { $name }.
seating-returned = { $name } neemt de plaats weer in.
chronicle = Kroniek
whole-chronicle = De hele kroniek
nothing-happened = Er is nog niets gebeurd.
table-in-words = De tafel beschreven
chat = Chat
looks-on = kijkt toe
chat-words = Zeg iets tegen de hele tafel
chat-send = Versturen
notices-ask = Een seintje als ik aan de beurt ben
notices-on = Je krijgt een seintje als je aan de beurt bent
other-device = Op een ander apparaat spelen
other-device-words = Open deze link binnen een dag op je andere apparaat om daar op je plaats verder te spelen. Hij werkt één keer. Hou hem voor jezelf: wie hem het eerst opent, kan in jouw plaats spelen.
seat-link = Link naar je plaats
seat-link-opened = Deze link brengt je naar de plaats van { $name } in een partij { $game }.
take-seat-here = Hier gaan zitten
title-your-turn = Jouw beurt – { $game }
title-over = Afgelopen – { $game }

# Het einde
game-over = Het spel is afgelopen
rank = Rang
player = Speler
points = Punten
how-it-went = Het verloop van de punten, zet voor zet
replay = Terugkijken
replay-step = Stap { $number } van { $count }
first-step = Begin
step-back = Vorige
step-on = Volgende
last-step = Einde
whose-view = Bekijken als
spectator = Toeschouwer
download-record = Partij downloaden
rematch = Nog een keer
to-rematch = Naar de volgende partij

# Wat misging
error-not-begun = Het spel begint zodra alle plaatsen bezet zijn.
error-stale = De tafel is veranderd sinds je koos. Kijk nog eens en kies opnieuw.
error-unclear = Je keuze is niet compleet.
error-no-take-back = Deze zet kun je niet meer terugnemen: er is iets onthuld, of iemand heeft iets gedaan.
error-no-hint = Er valt nu niets te beslissen.
error-no-such-seat = Die plaats bestaat niet.
error-sits-already = Je zit al aan deze tafel.
error-seat-taken = Iemand anders heeft deze plaats genomen.
error-seat-in-use = De speler op deze plaats is aanwezig.
error-chat-full-heading = De chat is vol
error-chat-full = Je hebt zoveel berichten geschreven als deze tafel toelaat.
error-name-alike-heading = Een andere naam, graag
error-name-alike = Deze naam lijkt te veel op een andere aan deze tafel. Kies een andere.
error-name-mixed-heading = Een andere naam, graag
error-name-mixed = Deze naam mengt letters van verschillende alfabetten. Schrijf hem in één alfabet.
error-not-over = Het spel is nog niet afgelopen.
error-not-found-heading = Pagina niet gevonden
error-not-found = Deze pagina bestaat niet, of de tafel is niet open voor jou.
error-refused-heading = Dat kan niet
error-refused = Dat kun je vanaf jouw plaats niet doen.
error-form-heading = Er ging iets mis
error-form = We konden niet lezen wat er is verstuurd.
error-store-heading = Een ogenblik
error-store = We kunnen nu niets opslaan, dus er is niets gebeurd. Je tafel is veilig; probeer het zo nog eens.
error-uncertain-heading = We weten het nog niet
error-uncertain = De verbinding met onze opslag viel halverwege weg; we weten nog niet of dit is opgeslagen. Kijk zo naar de tafel. Je kunt het gerust nog eens sturen: het telt maar één keer.
error-number = De beheerder van deze server vindt dit in het logboek onder { $number }.
error-ours-heading = Onze fout
error-ours = Er ging bij ons iets mis. Je tafel is veilig; ga terug en probeer het opnieuw.
error-link-gone-heading = Deze link werkt niet meer
error-link-gone = Hij is al gebruikt, ouder dan een dag of vervangen door een nieuwere. Aan tafel kun je een nieuwe aanvragen.
error-too-large-heading = Te groot
error-too-large = Wat je stuurde, is groter dan we aannemen.
error-too-slow-heading = Te traag
error-too-slow = Wat je stuurde, kwam niet op tijd aan. Probeer het opnieuw.
error-too-many-heading = Een ogenblik
error-too-many = Dat was veel in korte tijd. Wacht even en probeer het opnieuw.
error-elsewhere-heading = Geweigerd
error-elsewhere = Dit kwam niet van een van onze pagina’s, dus er is niets gebeurd.

# Aan programma’s
error-malformed = We konden niet lezen wat er is gestuurd.
error-no-session = Die sessie bestaat niet. Begin er een en stuur het token mee als ‘Authorization: Bearer TOKEN’.
error-not-your-seat = Dat kun je vanaf jouw plaats niet doen.
error-wrong-method = Deze methode is op dit adres niet toegestaan.
error-not-json = Stuur JSON, met het type application/json.
