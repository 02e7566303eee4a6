"""Jinja, told what we know of our own templates: the same pages in half the time (bench/pages.py).

Jinja asks of every function whether it wants the context, and makes a marked-up string of every word that it escapes.
No function that our templates call wants a context, and what goes out is joined at once.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import lru_cache
from keyword import iskeyword
from typing import Any

import markupsafe
from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup

LONGEST_KEPT = 500
"""Letters of a text that is remembered once it was escaped: a record that somebody sends has 60,000."""


class PlainCalls(CodeGenerator):
    """Writes a call in a template as a call in Python."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802 (Jinja's)
        """A function that takes nothing but what it is given in the template."""
        if forward_caller or node.dyn_args or node.dyn_kwargs or any(iskeyword(given.key) for given in node.kwargs):
            super().visit_Call(node, frame, forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:  # noqa: ARG002 (of no matter)
        assert frame.eval_ctx.autoescape, "everything is escaped"
        assert finalize.src is None, "nothing else is done to it"
        self.write("environment.escape(")


class Templates(Environment):
    """All templates of the server."""

    code_generator_class = PlainCalls

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What all templates know: one dictionary, where Jinja would chain two for each template."""
        return {**self.globals, **d} if d else self.globals

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What stands after a dot: first what a dictionary holds, where Jinja would first fail to find an attribute."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)

    @staticmethod
    def escape(value: object) -> str:
        """Something as it may stand in a page."""
        if type(value) is Markup:
            return value
        is_long = type(value) is str and len(value) > LONGEST_KEPT
        return str(markupsafe.escape(value)) if is_long else _escaped(value)


@lru_cache(8192, typed=True)
def _escaped(value: object) -> str:
    """The words of a page are the same again and again."""
    return str(markupsafe.escape(value))
