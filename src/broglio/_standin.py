"""A list in the place of librt's native arrays, for interpreters that have no librt.

Only what the engine uses: making one from a sequence, indexing, slicing, length.
"""

from typing import TypeVar

T = TypeVar("T")

vecs = None  # `import librt.vecs` looks for the submodule here; sys.modules answers first


class vec(list[T]):  # noqa: N801 - stands in for librt.vecs.vec and bears its name
    """As much of librt.vecs.vec as the engine needs."""
