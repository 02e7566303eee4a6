"""The command line. Each command reads its arguments here and does its work elsewhere."""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

import broglio
from broglio import _engine
from broglio.core.language.words import LANGUAGES
from broglio.core.match import record
from broglio.core.protocol import Budget, Game, IllegalMove, Malformed, registry
from broglio.terminal import languages, new_game, record_files
from broglio.web.ops import settings

FAILED = 2
INTERRUPTED = 130
EXTRAS = {
    "rich": "play",
    "hypothesis": "laws",
    "psycopg": "postgres",
    **dict.fromkeys(("starlette", "uvicorn", "jinja2", "brotli", "itsdangerous", "multipart"), "serve"),
}
"""What a missing package is part of."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; every fault ends in one line that names it."""
    try:
        given = list(sys.argv[1:] if arguments is None else arguments)
        chosen = parser().parse_args(given or ["serve"])
        return int(chosen.run(chosen))
    except (Malformed, IllegalMove) as error:
        return _fail(str(error))
    except BrokenPipeError:
        # The reader of our output, such as `head`, has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _fail(f"{error.filename or 'file'}: {error.strerror or error}")
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(error.name or "")
        if extra is None:
            raise
        return _fail(f"this command needs {error.name}: pip install 'broglio[{extra}]'")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception:
        if os.environ.get("BROGLIO_DEBUG"):
            raise
        return _fail(f"this should not have happened; what is known about it is in {_report()}")


def _fail(words: str) -> int:
    print(f"broglio: {words}", file=sys.stderr)
    return FAILED


def _report() -> Path:
    """Keep a traceback, for a report."""
    path = record_files.folder() / "fault.txt"
    path.write_text(traceback.format_exc(), encoding="utf-8")
    return path


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = argparse.ArgumentParser(
        prog="broglio",
        description="Board games of votes, bluff and intrigue, with their rules enforced.",
        epilog="Without a command: broglio serve",
    )
    kind = "compiled" if _engine.is_compiled() else "interpreted"
    top.add_argument("--version", action="version", version=f"broglio {broglio.__version__} ({kind})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    serve = commands.add_parser("serve", help="play in the browser: start the server (the default command)")
    settings.add_flags(serve)
    serve.set_defaults(run=_serve)

    export = commands.add_parser("export", help="write all tables of a server, secrets included, to one readable file")
    export.add_argument("file", metavar="FILE", help="a new file; - for the standard output")
    settings.add_flags(export, settings.STORAGE)
    export.set_defaults(run=_export)

    import_ = commands.add_parser("import", help="read such a file into an empty store, of whichever kind")
    import_.add_argument("file", type=Path, metavar="FILE")
    settings.add_flags(import_, settings.STORAGE)
    import_.set_defaults(run=_import)

    backup = commands.add_parser("backup", help="copy all tables of a server, running or not, to one file")
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file; it will hold all secrets of the server")
    backup.add_argument("--check", action="store_true", help="play every game in it again")
    settings.add_flags(backup, settings.STORAGE)
    backup.set_defaults(run=_backup)

    restore = commands.add_parser("restore", help="put such a copy into an empty data folder")
    restore.add_argument("file", type=Path, metavar="FILE")
    settings.add_flags(restore, settings.STORAGE)
    restore.set_defaults(run=_restore)

    play = commands.add_parser("play", help="play a game in the terminal")
    _add_game(play, optional=True)
    play.add_argument(
        "--people", metavar="NAMES", help="who plays at this screen, with commas between (default: one, Player 1)"
    )
    play.add_argument("--seats", type=int, metavar="N", help="players in all; bots take the seats that people leave")
    play.add_argument("--bots", metavar="NAME", help="who takes them: random, or a bot of the game (default: its best)")
    _add_options(play)
    play.add_argument("--seed", type=int, metavar="N", help="make chance and bots repeatable")
    play.add_argument("--record", type=Path, metavar="FILE", help="where to keep the record")
    play.add_argument(
        "--resume",
        nargs="?",
        const=record_files.LATEST,
        metavar="FILE",
        help="go on with a record (default: the latest)",
    )
    play.add_argument(
        "--language", metavar="CODE", help=f"{', '.join(LANGUAGES)} (default: that of your system, or en)"
    )
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell a recorded game in words")
    replay.add_argument("record", type=Path, metavar="RECORD")
    replay.add_argument("--seat", type=int, metavar="N", help="as this seat saw it (default: as a spectator did)")
    replay.add_argument("--language", default="en", metavar="CODE", help="for example fr or nl (default: en)")
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check that a record replays to what it says, and prove its chance")
    verify.add_argument("record", type=Path, metavar="RECORD")
    verify.add_argument("--commitment", metavar="HEX", help="what you noted when the game began: it must be this one")
    output = verify.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="the summary as JSON")
    output.add_argument(
        "--draws", action="store_true", help="every draw as JSON, for a program of your own that checks it"
    )
    verify.set_defaults(run=_verify)

    show = commands.add_parser("show", help="draw the table of a record or of a position in JSON")
    show.add_argument("file", type=Path, metavar="FILE")
    show.add_argument("--seat", type=int, metavar="N", help="as this seat sees it (default: as a spectator does)")
    show.add_argument("--json", action="store_true", help="what is seen as JSON")
    show.add_argument("--everything", action="store_true", help="the whole position as JSON, all secrets included")
    show.set_defaults(run=_show)

    rules = commands.add_parser("rules", help="print the rules of a game, or one of them")
    _add_game(rules, optional=False)
    rules.add_argument("rule", nargs="?", metavar="ID", help="for example D17")
    rules.add_argument("--language", default="en", metavar="CODE", help="for example fr or nl (default: en)")
    rules.set_defaults(run=_rules)

    new = commands.add_parser("new-game", help="write a package with a small game, to be turned into one of your own")
    new.add_argument("name", metavar="NAME", help="what the game is called, such as 'Liar Dice'")
    new.add_argument("--folder", type=Path, metavar="FOLDER", help="a new folder (default: one of the game's name)")
    new.set_defaults(run=_new_game)

    perft = commands.add_parser("perft", help="count the ways to go on from a position in JSON")
    perft.add_argument("position", type=Path, metavar="FILE")
    perft.add_argument("depth", type=int, metavar="DEPTH", help="moves, chance and secret commits included")
    perft.set_defaults(run=_perft)

    arena = commands.add_parser("arena", help="let bots play against each other")
    _add_game(arena, optional=False)
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="two bots, or one for each seat; your own as FILE.py:CLASS; with a budget as search@0.8s or search@500",
    )
    arena.add_argument("--games", type=int, default=200, metavar="N", help="about how many games (default: 200)")
    arena.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest)")
    arena.add_argument("--only-first", action="store_true", help="of two bots, let only the first sit among others")
    _add_options(arena)
    arena.add_argument("--seed", type=int, default=1, metavar="N", help="the same seed gives the same games")
    arena.add_argument("--seconds", type=float, metavar="S", help="time for a choice, for bots that can use it")
    arena.add_argument("--iterations", type=int, metavar="N", help="tries for a choice instead, which is repeatable")
    arena.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="stop as soon as it is clear which of these shares the first bot wins, for example 0.5,0.55",
    )
    arena.add_argument("--alpha", type=float, default=0.05, metavar="P", help="chance of finding HIGH if LOW is true")
    arena.add_argument("--beta", type=float, default=0.05, metavar="P", help="chance of finding LOW if HIGH is true")
    arena.add_argument(
        "--luck-plays",
        type=int,
        default=0,
        metavar="N",
        help="tell luck by playing on N times before and after each draw: takes longer, and fewer games tell as much",
    )
    arena.add_argument("--ray", action="store_true", help="on a Ray cluster: RAY_ADDRESS, or one on this machine")
    arena.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: all)")
    arena.add_argument(
        "--records", type=Path, metavar="FILE", help="write the games to a new file, a line of JSON each"
    )
    arena.add_argument("--json", action="store_true", help="figures as JSON")
    arena.set_defaults(run=_arena)

    bench = commands.add_parser("bench", help="measure the engine, compiled and interpreted side by side")
    _add_game(bench, optional=True)
    bench.add_argument("--seconds", type=float, default=1.0, metavar="S", help="time for each measurement (default: 1)")
    bench.add_argument("--json", action="store_true", help="figures as JSON")
    bench.set_defaults(run=_bench)
    return top


def _add_game(command: argparse.ArgumentParser, *, optional: bool) -> None:
    names = ", ".join(sorted(registry.games()))
    command.add_argument("game", nargs="?" if optional else None, metavar="GAME", help=names)


def _add_options(command: argparse.ArgumentParser) -> None:
    """Options of the games: `--option KEY=VALUE`, and a file for each one whose value is a whole text."""
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    for key, words in _text_options().items():
        command.add_argument(f"--{key}", type=Path, metavar="FILE", help=words)


def _text_options() -> dict[str, str]:
    games = registry.games().values()
    return {
        option.key: f"{game.name}: {option.words}" for game in games for option in game.options if not option.choices
    }


def _options(chosen: argparse.Namespace) -> dict[str, str]:
    options = dict(_option(text) for text in chosen.option)
    for key in _text_options():
        if getattr(chosen, key) is not None:
            options[key] = record_files.load(getattr(chosen, key))
    return options


def _serve(chosen: argparse.Namespace) -> int:
    from broglio.web.serving import serve

    return serve(settings.read(chosen, os.environ))


def _export(chosen: argparse.Namespace) -> int:
    from broglio.web.store import transfer

    count = transfer.export(settings.read(chosen, os.environ), chosen.file)
    print(f"exported {count} tables to {chosen.file}", file=sys.stderr)
    return 0


def _import(chosen: argparse.Namespace) -> int:
    from broglio.web.store import transfer

    found = settings.read(chosen, os.environ)
    count = transfer.import_(found, chosen.file)
    print(f"imported {count} tables into {found.database_name}", file=sys.stderr)
    return 0


def _backup(chosen: argparse.Namespace) -> int:
    from broglio.web.store.backup import backup

    count = backup(settings.read(chosen, os.environ), chosen.file, is_played=chosen.check)
    print(f"{chosen.file}: a sound copy of {count} tables" + (", all games played again" if chosen.check else ""))
    return 0


def _restore(chosen: argparse.Namespace) -> int:
    from broglio.web.store.backup import restore

    found = settings.read(chosen, os.environ)
    print(f"{found.data}: {restore(found, chosen.file)} tables restored")
    return 0


def _play(chosen: argparse.Namespace) -> int:
    from broglio.terminal.play import WORDS, Hotseat, new_table, resumed_table

    language = chosen.language or languages.of_system(os.environ)
    _check_language(language)
    if chosen.resume:
        table = resumed_table(record_files.find(chosen.resume), chosen.seed)
    else:
        game = registry.find(chosen.game or "doge")
        people = [name.strip() for name in (chosen.people or WORDS.say("player", language, {"number": 1})).split(",")]
        table = new_table(game, people, chosen.seats, _options(chosen), chosen.seed, chosen.record, chosen.bots)
    table.language = language
    return Hotseat(table).run()


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Malformed(f"language {language}", f"games are told in {', '.join(LANGUAGES)}")


def _option(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise Malformed(f"option {text!r}", "must be KEY=VALUE")
    return key, value


def _replay(chosen: argparse.Namespace) -> int:
    from broglio.terminal.play import names_of

    _check_language(chosen.language)
    played = record.read(record_files.load(chosen.record))
    match = played.match
    _check_seat(chosen.seat, match.seats)
    names = names_of(match.seats, played.players, chosen.language)
    for event in match.chronicle(chosen.seat):
        print(match.game.say(event, names, chosen.language))
    return 0


def _verify(chosen: argparse.Namespace) -> int:
    played = record.read(record_files.load(chosen.record))
    if chosen.commitment is not None:
        record.check_commitment(played, chosen.commitment)
    if chosen.draws:
        print(json.dumps(record.draws(played)))
        return 0
    summary = record.summary(played)
    if chosen.json:
        print(json.dumps(summary))
        return 0
    end = f"ranks {summary['ranks']}" if summary["ranks"] else "not finished"
    print(
        f"{chosen.record}: a sound game of {summary['game']} with {summary['seats']} seats, "
        f"{summary['moves']} moves, {summary['chance']} draws of chance, {end}"
    )
    if played.pledge is None:
        print("No draw of chance is proven: this record names no seed.")
    elif not played.pledge.seed:
        print(f"No draw of chance is proven yet: the game is on, with the commitment {played.pledge.commitment}")
    else:
        print(f"{summary['proven']} draws of chance are proven, from the seed of commitment {played.pledge.commitment}")
        if played.pledge.table:
            print(f"Game, version, seats and options are those that table {played.pledge.table} committed to.")
        else:
            print("The commitment is to the seed alone: version, seats and options are not proven.")
    return 0


def _show(chosen: argparse.Namespace) -> int:
    from rich.console import Console

    from broglio.terminal.play import names_of

    text = record_files.load(chosen.file)
    players: dict[int, str] = {}
    if text.lstrip().startswith("{"):
        game, position = record_files.read_position(text, str(chosen.file))
    else:
        played = record.read(text)
        game, position, players = played.match.game, played.match.position, played.players
    _check_seat(chosen.seat, position.seats)
    view = position.view(chosen.seat)
    if chosen.everything:
        print(json.dumps(position.to_json(), indent=1))
    elif chosen.json:
        print(json.dumps(game.view_to_json(view), indent=1))
    else:
        Console().print(game.draw(view, names_of(position.seats, players)))
    return 0


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise Malformed("seat", f"there are {seats} seats, from 0 to {seats - 1}; not {seat}")


def _new_game(chosen: argparse.Namespace) -> int:
    game_id = new_game.id_of(chosen.name)
    folder = chosen.folder or Path(game_id)
    for path in new_game.write(chosen.name, folder):
        print(path)
    print(f"Next: pip install -e {folder}, then pytest {folder}/tests and broglio play {game_id}")
    return 0


def _rules(chosen: argparse.Namespace) -> int:
    game: Game = registry.find(chosen.game)
    told_in = game.rulebook.languages
    if chosen.language not in told_in:
        raise Malformed(f"language {chosen.language}", f"the rules of {game.name} are told in {', '.join(told_in)}")
    book = game.rules(chosen.language)
    if chosen.rule is None:
        print(book.page)
        return 0
    rule = book.rules.get(chosen.rule.upper())
    if rule is None:
        first, *_, last = book.rules
        raise Malformed(f"rule {chosen.rule}", f"{game.name} has the rules {first} to {last}")
    print(f"{rule.id} ({rule.heading}) {rule.text}")
    return 0


def _perft(chosen: argparse.Namespace) -> int:
    from broglio.core.match.playout import perft

    _, position = record_files.read_position(record_files.load(chosen.position), str(chosen.position))
    for depth in range(1, chosen.depth + 1):
        print(f"perft {depth} {perft(position, depth)}", flush=True)
    return 0


def _arena(chosen: argparse.Namespace) -> int:
    from broglio.bots.arena import Contest
    from broglio.bots.standings import Trial
    from broglio.terminal import tournament

    game = registry.find(chosen.game)
    contest = Contest(
        game=game.id,
        seats=chosen.seats or game.seat_counts[0],
        options=_options(chosen),
        bots=tuple(chosen.bots.split(",")),
        seed=chosen.seed,
        budget=Budget(chosen.seconds, chosen.iterations),
        only_first=chosen.only_first,
        luck_plays=chosen.luck_plays,
    )
    trial = Trial(*_shares(chosen.sprt), chosen.alpha, chosen.beta) if chosen.sprt else None
    return tournament.run(
        contest,
        chosen.games,
        chosen.workers,
        as_json=chosen.json,
        trial=trial,
        ray=chosen.ray,
        records=chosen.records,
    )


def _shares(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise Malformed(f"sprt {text!r}", "must be two shares of wins, such as 0.5,0.55") from None
    return low, high


def _bench(chosen: argparse.Namespace) -> int:
    from broglio.terminal import bench

    games = [registry.find(chosen.game)] if chosen.game else list(registry.games().values())
    return bench.run(games, chosen.seconds, as_json=chosen.json)


if __name__ == "__main__":
    sys.exit(main())
