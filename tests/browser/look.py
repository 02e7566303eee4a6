"""What must hold for every page, however it looks."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

HERE = Path(__file__).parent
AXE = HERE.parent.parent / "node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRASTS = (HERE / "contrasts.js").read_text(encoding="utf-8")
LABELS = (HERE / "labels.js").read_text(encoding="utf-8")
MISSING_STYLES = """() => [...document.querySelectorAll("link[rel=stylesheet]")].filter((link) => {
    try { return !link.sheet?.cssRules.length; } catch { return true; }  // one that did not come cannot be read
}).map((link) => link.href)"""
SIDEWAYS = (HERE / "sideways.js").read_text(encoding="utf-8")


def width(page: Page) -> int:
    """How wide the window is."""
    assert page.viewport_size
    return page.viewport_size["width"]


def dressed(page: Page) -> None:
    """Wait until the page has all that it is shown with: its text may be there before its styles are."""
    page.wait_for_load_state("load")
    missing = page.evaluate(MISSING_STYLES)
    assert not missing, f"{page.url} is shown without {', '.join(missing)}"


def axe(page: Page) -> None:
    """No violation of WCAG 2.2 A and AA, nor of axe-core's best practices, with contrasts upon gradients judged too."""
    dressed(page)
    assert AXE.is_file(), "axe-core is not here: `npm ci` fetches it"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        # Target size is of WCAG 2.2, and off in axe-core unless asked for.
        """rules => axe.run(document, {
            runOnly: {type: "tag", values: rules},
            rules: {"target-size": {enabled: true}},
            resultTypes: ["violations", "incomplete"],
        }).then(({violations, incomplete}) => ({violations, incomplete}))""",
        RULES,
    )
    faults = [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n"
        + "\n".join(
            f"  {' '.join(map(str, node['target']))}\n    {node['html'][:200]}\n    {node['failureSummary']}"
            for node in violation["nodes"][:5]
        )
        for violation in found["violations"]
    ]
    faults += page.evaluate(
        CONTRASTS,
        [
            node["target"][0]
            for unsure in found["incomplete"]
            if unsure["id"] == "color-contrast"
            for node in unsure["nodes"]
        ],
    )
    assert not faults, f"axe-core on {page.url} at {page.viewport_size}:\n" + "\n".join(faults)


def no_sideways_scroll(page: Page) -> None:
    """The page is as wide as the window; if not, what sticks out is named."""
    dressed(page)
    faults: list[str] = page.evaluate(SIDEWAYS, width(page))
    assert not faults, f"{page.url} at {page.viewport_size} can be scrolled sideways:\n" + "\n".join(faults)


def no_overlapping_labels(page: Page) -> None:
    """No written word lies upon another."""
    dressed(page)
    faults: list[str] = page.evaluate(LABELS)
    assert not faults, f"labels overlap on {page.url} at {page.viewport_size}:\n" + "\n".join(faults)


def screenshot(page: Page, name: str) -> None:
    """Keep a picture of the whole page in the folder BROGLIO_SCREENSHOTS, if that is set."""
    if folder := os.environ.get("BROGLIO_SCREENSHOTS"):
        dressed(page)
        page.screenshot(path=Path(folder) / f"{name}-{width(page)}.png", full_page=True)


def all_is_well(page: Page, name: str) -> None:
    """Everything above at once; the picture first, for whoever has to mend a fault."""
    screenshot(page, name)
    no_sideways_scroll(page)
    no_overlapping_labels(page)
    axe(page)


def at_all_widths(page: Page, name: str) -> None:
    """All is well on a desktop, a tablet and a phone; the page is left as wide as it was."""
    before = page.viewport_size
    for width in (1440, 820, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(200)
        all_is_well(page, name)
    if before:
        page.set_viewport_size(before)
