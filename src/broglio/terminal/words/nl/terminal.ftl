### What the terminal says besides the words of a game. What people type is the same in all languages.

player = Speler { $number }
bot = Bot { $number }
welcome = { $game }, een spel van { $designers }. Typ ‘help’ om te zien wat je kunt typen.
hand-over = { $name }, je bent aan de beurt. Druk op Enter als alleen jij het scherm ziet.
ways = { $count } mogelijkheden, bijvoorbeeld: { $example }
thinking = Een bot denkt na…
percent = { $number }%
tries =
    { $count ->
        [one] { $count } poging
       *[other] { $count } pogingen
    }
committed = De trekkingen van deze partij volgen uit een geheim getal; het verslag zal ze bewijzen. Vingerafdruk: { $commitment }
seed-lost = Het geheime getal van deze partij staat niet op deze machine: vanaf nu zijn de trekkingen niet te bewijzen.
kept = De partij is opgeslagen. Ga verder met:
kept-in = Opgeslagen in { $path }
record = Het verslag: { $path }
undone = Teruggenomen: de laatste keuze van { $name }.
help =
    Typ een keuze zoals die er staat, het nummer ervan, of genoeg om duidelijk te zijn. Verder:
    {"  "}?               de regel achter de vraag             ? KEUZE    de regel achter een keuze
    {"  "}? D17           een regel met dit nummer             choices    alle keuzes
    {"  "}hint            wat een bot in jouw plaats zou doen, met wat je kunt zien
    {"  "}undo            de laatste keuze hier terugnemen, zolang er niets is onthuld
    {"  "}table           de tafel nog eens                    log        alles wat er is gebeurd
    {"  "}save [BESTAND]  de partij opslaan                    quit       de partij opslaan en stoppen

# What is refused
not-read = ‘{ $line }’ is hier geen keuze. Typ ‘choices’ om alle keuzes te zien.
several = Dat kan { $choices } zijn. Typ er meer van.
numbered = De keuzes zijn genummerd van 1 t/m { $count }. Typ een van deze nummers.
no-hint = Er valt nu niets te beslissen.
not-kept = Het verslag kon niet worden opgeslagen in { $path } ({ $fault }). Het spel gaat door; probeer ‘save BESTAND’ met een ander bestand.
nothing-to-undo = Er is niets om terug te nemen: de laatste zet heeft iets onthuld, of is niet hier gedaan.
