"""What games of bots tell: shares of wins, ratings, and when enough has been played, each with its uncertainty."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from broglio.bots.arena import Bout, Contest, Seated
from broglio.core.protocol import Malformed, Seat

CONFIDENCE = 1.96
"""Standard errors to either side of a mean that hold the truth 95 times in 100."""
RESAMPLES = 200
"""How often the seeds are resampled to see how far ratings vary."""
ROUNDS = 100
"""So often ratings are made to fit better."""
ELO = 400 / math.log(10)
"""Points of rating by which a bot is ahead whose odds are e to 1."""
FEW = 10
"""From fewer seeds than these nobody can tell how far luck decides games."""
NO_LUCK = 1e-9
"""What rounding leaves of luck where the evaluation finds all draws alike."""


@dataclass(frozen=True)
class Standing:
    """How one bot did, with half the width of its 95 % interval."""

    bot: str
    games: int
    wins: float
    """The share of games won alone against others, a shared win counting in parts."""
    wins_within: float
    less_luck: float
    """The same, less what chance gave; of about the same mean, and mostly known more closely."""
    less_luck_within: float
    fair: float
    """What it would be among equals."""
    beaten: float
    """The share of the others that it came before; where many sit, places tell more than wins. Among equals a half."""
    beaten_within: float
    rating: float
    """Elo by Bradley and Terry, from who came before whom in all games; the bots' ratings add up to 0."""
    rating_within: float
    decisions_per_second: float
    iterations_per_second: float
    """Tries of its search; 0 for those that do not search."""


@dataclass
class Results:
    """All bouts so far, in the order of their seeds."""

    contest: Contest
    by_seed: list[list[Bout]] = field(default_factory=list)

    @property
    def bouts(self) -> list[Bout]:
        """All of them."""
        return [bout for bouts in self.by_seed for bout in bouts]

    def standings(self) -> list[Standing]:
        """All bots that sat alone among others, the one with most wins first."""
        names = list(dict.fromkeys(self.contest.bots))
        rated = dict(zip(names, ratings(names, self.by_seed), strict=True))
        found = [self._standing(bot, *rated[bot]) for bot in names]
        return sorted((one for one in found if one.games), key=lambda standing: -standing.wins)

    def _standing(self, bot: str, rating: float, rating_within: float) -> Standing:
        wins = self.wins(bot)
        work = [seated for bout in self.bouts for seated in _work(bot, bout)]
        seconds = sum(seated.seconds for seated in work) or 1e-9
        mean, within = interval(wins)
        less_luck, less_luck_within = interval(without_luck(wins, *self.luck(bot)))
        beaten, beaten_within = interval(self.beaten(bot))
        return Standing(
            bot=bot,
            games=sum(1 for bouts in self.by_seed for _ in _alone(bot, bouts)),
            wins=mean,
            wins_within=within,
            less_luck=less_luck,
            less_luck_within=less_luck_within,
            fair=1 / self.contest.seats,
            beaten=beaten,
            beaten_within=beaten_within,
            rating=rating,
            rating_within=rating_within,
            decisions_per_second=sum(seated.decisions for seated in work) / seconds,
            iterations_per_second=sum(seated.iterations for seated in work) / seconds,
        )

    def wins(self, bot: str) -> list[float]:
        """The share of wins of a bot that sits alone among others, by seed."""
        return [_mean([_win(bout, seat) for bout, seat in _alone(bot, bouts)]) for bouts in self.by_seed]

    def beaten(self, bot: str) -> list[float]:
        """The share of the others that such a bot came before, by seed."""
        return [_mean([_beaten(bout, seat) for bout, seat in _alone(bot, bouts)]) for bouts in self.by_seed]

    def ahead(self, bot: str) -> list[float]:
        """By how many points such a bot was ahead of the others on average, by seed."""
        return [_mean([_ahead(bout, seat) for bout, seat in _alone(bot, bouts)]) for bouts in self.by_seed]

    def luck(self, bot: str) -> list[list[float]]:
        """What chance gave a bot in the same games, by judge of luck and seed."""
        judges = range(len(self.bouts[0].luck)) if self.bouts else ()
        return [
            [_mean([bout.luck[judge][seat] for bout, seat in _alone(bot, bouts)]) for bouts in self.by_seed]
            for judge in judges
        ]


def _alone(bot: str, bouts: Sequence[Bout]) -> Iterator[tuple[Bout, Seat]]:
    """The games in which a bot sat once, among others, and where: what it is worth shows there."""
    for bout in bouts:
        if bout.line_up.count(bot) == 1:
            yield bout, bout.line_up.index(bot)


def _work(bot: str, bout: Bout) -> list[Seated]:
    return [seated for name, seated in zip(bout.line_up, bout.work, strict=True) if name == bot]


def _win(bout: Bout, seat: Seat) -> float:
    return 1 / bout.ranks.count(1) if bout.ranks[seat] == 1 else 0.0


def _beaten(bout: Bout, seat: Seat) -> float:
    own = bout.ranks[seat]
    return _mean([_before(own, rank) for other, rank in enumerate(bout.ranks) if other != seat])


def _ahead(bout: Bout, seat: Seat) -> float:
    others = [score for other, score in enumerate(bout.scores) if other != seat]
    return bout.scores[seat] - _mean(others)


def _before(own: int, rank: int) -> float:
    """1 for who came before another, a half for a tie."""
    return 1.0 if own < rank else 0.5 if own == rank else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean of independent values, and half the width of its 95 % interval."""
    mean = _mean(values)
    if len(values) < 2:
        return mean, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    if variance == 0:
        return mean, min(1.0, 3 / len(values))  # the rule of three: what never happened may yet
    return mean, CONFIDENCE * math.sqrt(variance / len(values))


def without_luck(wins: Sequence[float], *judges: Sequence[float]) -> list[float]:
    """Wins less luck, seed by seed, as far as luck goes along with wins in these games (control variates).

    Of a judge of luck only that counts which those before did not tell.
    """
    left = list(wins)
    counted: list[list[float]] = []
    for judge in judges:
        luck = list(judge)
        for earlier in counted:
            luck = _rest(luck, earlier)
        left = _rest(left, luck)
        counted.append(luck)
    return left


def _rest(values: list[float], luck: list[float]) -> list[float]:
    """What is left of values without that which goes along with luck."""
    if len(values) < FEW or max(luck) - min(luck) < NO_LUCK:
        return values
    share = statistics.covariance(values, luck) / statistics.variance(luck)
    return [value - share * given for value, given in zip(values, luck, strict=True)]


# Ratings


def ratings(names: Sequence[str], by_seed: Sequence[Sequence[Bout]]) -> list[tuple[float, float]]:
    """Elo of each bot, and half the width of its 95 % interval.

    How far ratings vary shows when the seeds are resampled. Where every seed came out alike that shows nothing, so no
    interval is narrower than the number of games allows.
    """
    scores = [_scores(names, bouts) for bouts in by_seed]
    source = random.Random(1)
    drawn = [_fit(source.choices(scores, k=len(scores)), len(names)) for _ in range(RESAMPLES if scores else 0)]
    fitted = _fit(scores, len(names))
    found = []
    for bot, (rating, error) in enumerate(zip(fitted, _least_errors(scores, fitted), strict=True)):
        spread = sorted(row[bot] for row in drawn)
        cut = len(spread) // 40
        within = (spread[-1 - cut] - spread[cut]) / 2 if spread else 0.0
        found.append((rating, max(within, CONFIDENCE * error)))
    return found


Scores = list[list[float]]
"""By bot and other bot: how often the one came before the other, a tie counting half."""


def _scores(names: Sequence[str], bouts: Sequence[Bout]) -> Scores:
    scores = [[0.0] * len(names) for _ in names]
    for bout in bouts:
        for one, own in zip(bout.line_up, bout.ranks, strict=True):
            for other, rank in zip(bout.line_up, bout.ranks, strict=True):
                if one != other:
                    scores[names.index(one)][names.index(other)] += _before(own, rank)
    return scores


def _fit(scores: Sequence[Scores], count: int) -> list[float]:
    """Strengths under which these scores are likeliest, as Elo; one tie of each with each keeps them finite."""
    bots = range(count)
    sums = _sums(scores, count)
    strengths = [1.0] * count
    for _ in range(ROUNDS):
        strengths = [
            sum(sums[i]) / sum((sums[i][j] + sums[j][i]) / (strengths[i] + strengths[j]) for j in bots if j != i)
            for i in bots
        ]
        mean = math.exp(_mean([math.log(strength) for strength in strengths]))
        strengths = [strength / mean for strength in strengths]
    return [ELO * math.log(strength) for strength in strengths]


def _sums(scores: Sequence[Scores], count: int) -> Scores:
    """All scores together, with one tie of each with each."""
    bots = range(count)
    return [[0.5 + sum(one[i][j] for one in scores) if i != j else 0.0 for j in bots] for i in bots]


def _least_errors(scores: Sequence[Scores], fitted: Sequence[float]) -> list[float]:
    """The standard error of each rating if all games were independent: the inverse of the Fisher information.

    Ratings add up to 0, so the information has no inverse of its own; adding the same number everywhere gives it one,
    and taking it off again leaves the errors.
    """
    count = len(fitted)
    sums = _sums(scores, count)
    everywhere = 1 / count
    information = [[everywhere] * count for _ in fitted]
    for i, own in enumerate(fitted):
        for j, other in enumerate(fitted):
            if i != j:
                share = 1 / (1 + math.exp((other - own) / ELO))
                weight = (sums[i][j] + sums[j][i]) * share * (1 - share)
                information[i][j] -= weight
                information[i][i] += weight
    inverse = _inverse(information)
    return [ELO * math.sqrt(max(0.0, inverse[i][i] - everywhere)) for i in range(count)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; what stands on the diagonal of a positive definite matrix needs no exchange of rows."""
    count = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(count)]] for i, row in enumerate(matrix)]
    for i, row in enumerate(rows):
        row[:] = [value / row[i] for value in row]
        for j, other in enumerate(rows):
            if i != j:
                factor = other[i]
                other[:] = [value - factor * own for value, own in zip(other, row, strict=True)]
    return [row[count:] for row in rows]


# When enough has been played


@dataclass(frozen=True)
class Trial:
    """A sequential test: is the first bot's share of wins `low`, or `high`? Stops as soon as the games tell."""

    low: float
    high: float
    alpha: float = 0.05
    """How often `high` may be found where `low` is true."""
    beta: float = 0.05
    """How often `low` may be found where `high` is true."""

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high <= 1:
            raise Malformed("sprt", f"needs two shares of wins, the lower one first, not {self.low} and {self.high}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise Malformed("sprt", "alpha and beta are chances of a wrong verdict, above 0 and below 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The evidence that is enough for `low`, and for `high`."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def evidence(self, wins: Sequence[float]) -> float:
        """The logarithm of how much likelier the wins of each seed are under `high` than under `low`."""
        if not wins:
            return 0.0
        # One seed won and one lost are added: before anything varied, nobody knows by how much it does.
        values = [*wins, 0.0, 1.0]
        mean = _mean(values)
        variance = _mean([(value - mean) ** 2 for value in values])
        return len(wins) * (self.high - self.low) * (2 * _mean(wins) - self.low - self.high) / (2 * variance)

    def verdict(self, wins: Sequence[float]) -> float | None:
        """`low` or `high`, as soon as the games tell; None before."""
        evidence = self.evidence(wins)
        lowest, highest = self.bounds
        return self.low if evidence <= lowest else self.high if evidence >= highest else None
