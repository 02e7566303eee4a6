"""Likelihoods from values. Compiled."""

import math

from librt.vecs import vec
from mypy_extensions import i64


def softmax(values: vec[float], count: i64, temperature: float) -> None:
    """Turn the first values into weights: the best weighs 1, one that is worse by the temperature 1/e."""
    best = values[0]
    for i in range(count):
        best = max(best, values[i])
    for i in range(count):
        values[i] = math.exp((values[i] - best) / temperature)
