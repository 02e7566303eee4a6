"""Goofspiel with five cards: everybody bids one card at once, in secret, for the prize that was turned up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from broglio.core.kit.events import Kind
from broglio.core.kit.game import RowGame
from broglio.core.kit.moves import Moves, Verb
from broglio.core.kit.position import RowPosition
from broglio.core.kit.rows import SEATS, Row
from broglio.core.kit.usual_refusals import UsualRules
from broglio.core.language.rulebook import RuleBook
from broglio.core.protocol import Move, Outcome, Saying, Seat

CARDS = 5
MOVES = Moves(Verb("bid", "G3", CARDS), Verb("turn", "G2", CARDS, of_chance=True))
ROWS = (
    Row("hand", (SEATS, CARDS), 1, "cards 1 to 5 that each seat still holds", start=1, flags_from=1, piece="card"),
    Row("played", (SEATS, CARDS), 1, "cards that each seat has bid", flags_from=1, piece="card"),
    Row("deck", (CARDS,), 1, "prizes still to be turned up", start=1, flags_from=1, piece="prize"),
    Row("prize", (CARDS,), 1, "the prize that is bid for", flags_from=1, piece="prize"),
    Row("gone", (CARDS,), 1, "prizes won or lost", flags_from=1, piece="prize"),
    Row("points", (SEATS,), CARDS * (CARDS + 1) // 2, "points won"),
)
KINDS = (
    Kind("turned", "G2", ("prize",), reveals=True),
    Kind("chosen", "G3", ("seat",)),
    Kind("bid", "G4", ("seat", "card"), reveals=True),
    Kind("won", "G4", ("seat", "prize")),
    Kind("lost", "G4", ("prize",)),
)


class Goofspiel(RowPosition):
    """Hands, prizes and points."""

    hand: list[list[int]]
    played: list[list[int]]
    deck: list[int]
    prize: list[int]
    gone: list[int]
    points: list[int]

    def draws(self) -> Iterable[tuple[Move, int]]:
        """While no prize lies open, one of the deck is turned up (G2)."""
        if any(self.prize):
            return []
        return [(MOVES.code("turn", card), 1) for card in values(self.deck)]

    def drawn(self, move: Move) -> None:
        """A prize is turned up (G2)."""
        card = MOVES.number(move)
        self.deck[card - 1], self.prize[card - 1] = 0, 1
        self.happen("turned", card)

    def choosers(self) -> Sequence[Seat]:
        """All bid at once (G3)."""
        return range(self.seats) if any(self.prize) else ()

    def choices(self, seat: Seat) -> Iterable[Move]:
        """Any card of the hand (G3)."""
        return [MOVES.code("bid", card) for card in values(self.hand[seat])]

    def resolve(self, choices: Mapping[Seat, Move]) -> None:
        """The highest bid wins the prize; if several are highest, it is lost (G4)."""
        bids = {seat: MOVES.number(move) for seat, move in choices.items()}
        for seat, card in bids.items():
            self.hand[seat][card - 1], self.played[seat][card - 1] = 0, 1
            self.happen("bid", seat, card)
        (prize,) = values(self.prize)
        self.prize[prize - 1], self.gone[prize - 1] = 0, 1
        best = [seat for seat, card in bids.items() if card == max(bids.values())]
        if len(best) == 1:
            self.points[best[0]] += prize
            self.happen("won", best[0], prize)
        else:
            self.happen("lost", prize)

    def result(self) -> Outcome | None:
        """After the last prize, most points win; equals share (G5)."""
        if any(self.deck) or any(self.prize):
            return None
        ranks = tuple(1 + sum(other > mine for other in self.points) for mine in self.points)
        return Outcome(ranks, tuple(self.points), Saying("all-prizes-gone", {}, "G5"))

    def fault(self) -> tuple[str, str] | None:
        """Every prize lies in one place, every card in one hand or played; bids match the prizes that are gone."""
        if any(sum(places) != 1 for places in zip(self.deck, self.prize, self.gone, strict=True)):
            return "deck", "a prize lies in two places, or in none (G2)"
        if sum(self.prize) > 1:
            return "prize", "one prize is bid for at a time (G2)"
        for hand, played in zip(self.hand, self.played, strict=True):
            if any(sum(places) != 1 for places in zip(hand, played, strict=True)):
                return "hand", "a card is in hand or played (G3)"
            if sum(played) != sum(self.gone):
                return "played", "everybody bids one card for each prize (G3)"
        if sum(self.points) > sum(values(self.gone)):
            return "points", "more points than the prizes that are gone (G4)"
        return None


def values(cards: Sequence[int]) -> list[int]:
    """The values of the cards that are there."""
    return [place + 1 for place, there in enumerate(cards) if there]


GAME = RowGame(
    id="goofspiel",
    name="Goofspiel",
    version=1,
    designers="Merrill Flood",
    publisher="public domain",
    seat_counts=(2, 3),
    codes=MOVES.codes,
    rulebook=RuleBook.of(__name__),
    moves=MOVES,
    position=Goofspiel,
    described=ROWS,
    kinds=KINDS,
    usual=UsualRules(seats="G1", turn="G3", end="G5"),
    most_moves=CARDS * 4,
)
