"""A game in the terminal: people in turn at one screen, bots in the other seats."""

from __future__ import annotations

import random
import secrets
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from broglio import bots
from broglio.bots.hints import hints
from broglio.core.language.words import ENGLISH, Argument, Words
from broglio.core.match import record
from broglio.core.match.fairness import Chances, Pledge, is_digest, new_seed
from broglio.core.match.match import Match
from broglio.core.protocol import Bot, Budget, Game, IllegalMove, Malformed, Move, Saying, Seat, Story, View
from broglio.terminal import record_files

BOT = "bot "
"""Before a player's name in a record: a bot sits there."""
MOST_LISTED = 30
"""More choices than this are not listed one by one."""

WORDS = Words("broglio.terminal")


@dataclass
class Table:
    """A match, who sits where, and where its record is kept."""

    match: Match
    people: dict[Seat, str]
    bots: dict[Seat, tuple[str, Bot]]
    source: random.Random
    """What bots draw on, and chance too where it has no seed."""
    pledge: Pledge | None
    """What the record proves of chance in the end."""
    path: Path
    has_lost_seed: bool = False
    """Whether it was begun with a seed that is not on this machine."""
    language: str = "en"
    """What people at this screen read."""

    def __post_init__(self) -> None:
        self.chances = Chances(self.pledge.seed, self.pledge.entropies) if self.pledge else None

    @property
    def players(self) -> dict[Seat, str]:
        """Everybody, as a record names them."""
        return {**self.people, **{seat: BOT + name for seat, (name, _) in self.bots.items()}}

    @property
    def names(self) -> list[str]:
        """What everybody is called at the table."""
        return names_of(self.match.seats, self.players, self.language)

    def save(self, path: Path | None = None) -> None:
        """Write the record."""
        record_files.save(path or self.path, record.write(record.Record(self.match, self.players, self.pledge)))

    def draw_chances(self) -> None:
        """Draw what is due."""
        self.match.draw_chances(self.chances or self.source)


def names_of(seats: int, players: Mapping[Seat, str], language: str = "en") -> list[str]:
    """A name for every seat; bots and strangers are numbered."""
    names = []
    for seat in range(seats):
        name = players.get(seat) or WORDS.say("player", language, {"number": seat + 1})
        names.append(WORDS.say("bot", language, {"number": seat + 1}) if name.startswith(BOT) else name)
    return names


def new_table(
    game: Game,
    people: Sequence[str],
    seats: int | None,
    options: Mapping[str, str],
    seed: int | None,
    path: Path | None,
    bot: str | None,
) -> Table:
    """A new game: people take the first seats, bots of one kind the others."""
    if not all(people) or len(set(people)) != len(people):
        raise Malformed("people", "each player needs a name of their own")
    if any(name.startswith(BOT) or len(name) > 40 or not name.isprintable() for name in people):
        raise Malformed("people", f"a name has at most 40 characters and does not begin with {BOT.strip()!r}")
    if seats is None:
        seats = next((count for count in game.seat_counts if count >= len(people)), game.seat_counts[-1])
    match = Match(game, seats, options)
    if len(people) > seats:
        raise Malformed("people", f"{len(people)} people for {seats} seats")
    source = _source(seed)
    pledge = record.pledge(new_seed(), [""] * seats, secrets.token_hex(8), match) if seed is None else None
    named = dict.fromkeys(range(len(people), seats), bot or bots.names(game)[-1])
    seated = _seated(match, named, source)
    return Table(match, dict(enumerate(people)), seated, source, pledge, path or record_files.new_path(game))


def resumed_table(path: Path, seed: int | None) -> Table:
    """Go on with a record; it is kept in the same file."""
    told = record.read(record_files.load(path))
    source = _source(seed)
    people = {seat: name for seat, name in told.players.items() if not name.startswith(BOT)}
    named = {
        seat: told.players.get(seat, f"{BOT}random").removeprefix(BOT)
        for seat in range(told.match.seats)
        if seat not in people
    }
    pledge = _resumed_pledge(told)
    has_lost_seed = told.pledge is not None and pledge is None
    return Table(told.match, people, _seated(told.match, named, source), source, pledge, path, has_lost_seed)


def _resumed_pledge(told: record.Record) -> Pledge | None:
    """The pledge with its seed; none where the seed is on another machine, or there never was one."""
    pledge = told.pledge
    seed = pledge and (pledge.seed or record_files.find_seed(pledge.commitment))
    if not pledge or not seed:
        return None
    whole = record.pledge(seed, pledge.entropies, pledge.table, told.match) if is_digest(seed) else None
    if whole is None or whole.commitment != pledge.commitment:
        raise Malformed("record", "the seed that is kept on this machine is not the one that was committed to")
    chances = Chances(seed, pledge.entropies)
    if any(chances.draw(draw.chances, draw.place) != draw.move for draw in told.match.draws()):
        raise Malformed("record", "its chance is not what its seed draws, so it cannot go on")
    return whole


def _seated(match: Match, named: Mapping[Seat, str], source: random.Random) -> dict[Seat, tuple[str, Bot]]:
    return {seat: (name, bots.find(match.game, name)(match.game, source)) for seat, name in named.items()}


def _source(seed: int | None) -> random.Random:
    return random.SystemRandom() if seed is None else random.Random(seed)


class Leave(Exception):
    """Somebody wants to stop here."""


class Hotseat:
    """Asks people, lets bots choose, shows each seat what it may see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.game = table.match.game
        self.language = table.language
        self.console = Console(highlight=False)
        self.told: dict[Seat, int] = dict.fromkeys(table.people, 0)
        """How many entries of the log each person has been told of."""
        self.at_screen: Seat | None = None if len(table.people) > 1 else next(iter(table.people), None)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the record is kept either way."""
        self.table.save()  # if that cannot be, better now than after an hour
        if pledge := self.table.pledge:
            record_files.keep_seed(pledge.commitment, pledge.seed)
            self._print("committed", commitment=pledge.commitment)
        elif self.table.has_lost_seed:
            self._print("seed-lost")
        try:
            self._play()
            self._show_end()
        except (KeyboardInterrupt, EOFError, Leave):
            self.table.save()
            self.console.print()
            self._print("kept")
            self.console.print(
                f"  broglio play --resume {shlex.quote(str(self.table.path))}", soft_wrap=True, markup=False
            )
        return 0

    def _play(self) -> None:
        self._print("welcome", game=self._game_name(), designers=self.game.designers)
        self.console.print()
        while True:
            self.table.draw_chances()
            to_act = self.match.position.to_act()
            if not to_act:
                return
            # People first: bots that choose at the same time do not make anybody wait.
            seat = next((seat for seat in to_act if seat in self.table.people), to_act[0])
            move = self._ask(seat) if seat in self.table.people else self._let_choose(seat)
            if move is not None:
                self.match.play(seat, move)
                self._keep(self.table.path)

    def _game_name(self) -> str:
        """What the game is called in this language; a game may have no words for it."""
        own = Words(self.game.package)
        has_name = bool(own.languages) and "game-name" in own.messages(self.language)
        return own.say("game-name", self.language) if has_name else self.game.name

    def _let_choose(self, seat: Seat) -> Move:
        _, bot = self.table.bots[seat]
        return bot.choose(self.match.position.view(seat), Budget())

    def _ask(self, seat: Seat) -> Move | None:
        """What a person chooses; None when something else was done and the question is asked again."""
        self._hand_over(seat)
        view = self.match.position.view(seat)
        self._tell_news(seat)
        self._show_table(view)
        self._show_question(view)
        while True:
            line = self.console.input("[bold]> [/bold]").strip()
            command, _, rest = line.partition(" ")
            if not line:
                continue
            if command == "undo":
                if self._undo():
                    return None
            elif not self._obey(command, rest.strip(), view):
                move = self._understand(line, view)
                if move is not None:
                    return move

    def _hand_over(self, seat: Seat) -> None:
        """Where several people share the screen, nobody sees what is another's."""
        if self.at_screen == seat:
            return
        self._clear()
        self.at_screen = seat
        self.console.input(Text(self._say("hand-over", name=self.table.names[seat]) + " "))

    def _clear(self) -> None:
        """Wipe the screen, and what can be scrolled back to."""
        if self.console.is_terminal:
            self.console.file.write("\033[2J\033[3J\033[H")
            self.console.file.flush()

    def _tell_news(self, seat: Seat) -> None:
        """All that this seat may know of what happened since it was last asked."""
        log = self.match.log
        since = min(self.told[seat], len(log))
        story = Story([entry.events for entry in log], seat)
        position = self.match.replay(since)
        for step in range(since, len(log)):
            position.advance(log[step].seat, log[step].move)
            for beat in self.game.telling(story, step, position.view(seat)).beats:
                style = "red" if beat.hurts else "bold" if beat.phase else "dim"
                self.console.print(Text("  " + self._tell(beat.caption), style=style))
        self.told[seat] = len(log)

    def _show_table(self, view: View) -> None:
        self.console.print()
        self.console.print(self.game.draw(view, self.table.names, self.language))

    def _show_question(self, view: View) -> None:
        prompt = self.game.prompt(view)
        if prompt is not None:
            words = self._tell(prompt)
            self.console.print(Text.assemble((words, "bold"), (f"  ({prompt.rule})", "dim")))
        if len(view.moves) <= MOST_LISTED:
            self._list_choices(view)
        else:
            self._list_beginnings(view)

    def _list_choices(self, view: View) -> None:
        for number, move in enumerate(view.moves, start=1):
            text = Text.assemble(
                (f"{number:>4}  ", "dim"), self.game.notate(move), (self._meaning(move, view), "italic")
            )
            self.console.print(text.append(f"  ({self.game.rule_of(move, view)})", style="dim"))

    def _meaning(self, move: Move, view: View) -> str:
        """What a choice means, for those to whom its notation, in English words, says nothing."""
        saying = None if self.language == ENGLISH else self.game.choice(move, view)
        words = "" if saying is None else self._tell(saying)
        return f"  {words[0].upper()}{words[1:]}" if words else ""

    def _list_beginnings(self, view: View) -> None:
        """Many choices, told by how they begin."""
        beginnings: dict[str, list[str]] = {}
        for move in view.moves:
            text = self.game.notate(move)
            beginnings.setdefault(text.split()[0], []).append(text)
        for word, texts in beginnings.items():
            if len(texts) == 1:
                self.console.print(Text(f"      {texts[0]}"))
                continue
            # One from the middle of the list shows more than the first, which is the shortest.
            example = texts[len(texts) // 2]
            ways = self._say("ways", count=len(texts), example=example)
            line = Text(f"      {word} …").append(f"  {ways}", style="dim")
            self.console.print(line)

    def _obey(self, command: str, rest: str, view: View) -> bool:
        """Do what is asked for besides a choice; False if the line is none of these."""
        if command in ("help", "h") and not rest:
            self._print("help")
        elif command.startswith("?"):
            self._explain((command[1:] + " " + rest).strip(), view)
        elif command == "choices" and not rest:
            self._list_choices(view)
        elif command == "table" and not rest:
            self._show_table(view)
            self._show_question(view)
        elif command == "log" and not rest:
            for event in self.match.chronicle(view.seat):
                self.console.print(self._tell(event), markup=False)
        elif command == "hint" and not rest:
            self._hint(view)
        elif command == "save":
            self._save(rest)
        elif command in ("quit", "exit") and not rest:
            raise Leave
        else:
            return False
        return True

    def _hint(self, view: View) -> None:
        """The best few choices of the search bot, with the chance of winning that it sees in each."""
        try:
            with self.console.status(self._say("thinking")):
                estimates = hints(self.game, view, self.table.source)
        except Malformed:
            self._refuse(self._say("no-hint"))
            return
        for estimate in estimates:
            rule = self.game.rule_of(estimate.move, view)
            chance = self._say("percent", number=round(estimate.chance * 100))
            meaning = (self._meaning(estimate.move, view), "italic")
            line = Text.assemble((f"{chance:>6}  ", "bold"), self.game.notate(estimate.move), meaning)
            self.console.print(line.append(f"  ({rule}, {self._say('tries', count=estimate.tries)})", style="dim"))

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.table.path
        if self._keep(path):
            self._print("kept-in", path=str(path))

    def _keep(self, path: Path) -> bool:
        """Write the record; a full disk must not end the game."""
        try:
            self.table.save(path)
        except OSError as error:
            self._refuse(self._say("not-kept", path=str(path), fault=error.strerror or str(error)))
            return False
        return True

    def _explain(self, about: str, view: View) -> None:
        """The rule behind the question, behind a choice, or by its id."""
        rules = self.game.rules(self.language).rules
        if about.upper() in rules:
            rule_id = about.upper()
        elif about:
            move = self._understand(about, view)
            if move is None:
                return
            rule_id = self.game.rule_of(move, view)
        else:
            prompt = self.game.prompt(view)
            rule_id = prompt.rule if prompt else next(iter(rules))
        rule = rules[rule_id]
        self.console.print(Text.assemble((f"{rule.id} ", "bold"), (f"{rule.heading}. ", "italic"), rule.text))

    def _understand(self, line: str, view: View) -> Move | None:
        """The move that a line means; tells what is wrong and gives None if it means none."""
        if line.isascii() and line.isdigit() and len(view.moves) <= MOST_LISTED:
            if 1 <= int(line[:6]) <= len(view.moves):
                return view.moves[int(line) - 1]
            self._refuse(self._say("numbered", count=len(view.moves)))
            return None
        try:
            move = self.game.parse(line)
        except Malformed as error:
            return self._complete(line, view, self._say("not-read", line=line, fault=error.fault))
        except IllegalMove as error:
            return self._complete(line, view, self._refused(error))
        refusal = self._refusal(move, view)
        if refusal is None:
            return move
        self._refuse(self._refused(refusal))
        return None

    def _complete(self, line: str, view: View, fault: str) -> Move | None:
        """The one choice of which the line holds the beginnings of all words, or else of the first words."""
        begun = [move for move in view.moves if self._is_begun(line, move)]
        whole = [move for move in begun if len(self.game.notate(move).split()) == len(line.split())]
        found = whole or begun
        if len(found) == 1:
            return found[0]
        several = ", ".join(self.game.notate(move) for move in found[:4]) + ("…" if len(found) > 4 else "")
        self._refuse(self._say("several", choices=several) if found else fault)
        return None

    def _is_begun(self, line: str, move: Move) -> bool:
        typed, full = line.lower().split(), self.game.notate(move).split()
        return len(typed) <= len(full) and all(word.startswith(part) for part, word in zip(typed, full, strict=False))

    def _refusal(self, move: Move, view: View) -> IllegalMove | None:
        assert view.seat is not None, "only seats are asked"
        return self.match.position.refusal(view.seat, move)

    def _refused(self, refusal: IllegalMove) -> str:
        return f"{self._tell(refusal.saying)} ({refusal.rule})"

    def _refuse(self, words: str) -> None:
        self.console.print(Text(words, style="red"))

    def _tell(self, saying: Saying) -> str:
        return self.game.say(saying, self.table.names, self.language)

    def _say(self, key: str, **facts: Argument) -> str:
        return WORDS.say(key, self.language, facts)

    def _print(self, key: str, **facts: Argument) -> None:
        self.console.print(self._say(key, **facts), soft_wrap=True, markup=False)

    def _undo(self) -> bool:
        """Take back the last choice made at this screen."""
        log = self.match.log
        if not self.match.can_undo() or log[-1].seat not in self.table.people:
            self._refuse(self._say("nothing-to-undo"))
            return False
        entry = self.match.undo()
        self._keep(self.table.path)
        for seat in self.told:
            self.told[seat] = min(self.told[seat], len(log))
        # Whose choice, not which: it may have been a secret one, and somebody else may be looking.
        self._print("undone", name=self.table.names[entry.seat])
        return True

    def _show_end(self) -> None:
        watcher = self.at_screen
        if watcher is None or len(self.table.people) > 1:
            self._clear()
        if watcher is not None:
            self._tell_news(watcher)
        self._show_table(self.match.position.view(None))
        self.table.save()
        if self.table.pledge:
            record_files.forget_seed(self.table.pledge.commitment)
        self._print("record", path=str(self.table.path))
