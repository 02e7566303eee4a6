"""What moves on a page, and what keeps still: things that change their place on the table glide, and nothing else."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.answers import SOON, answered
from browser.people import Device, People
from browser.play_caesar_cleopatra import Player
from browser.test_table import make_table

REST = "() => document.getAnimations().length === 0"
SWAP = """async () => {
    const table = document.getElementById("table").cloneNode(true);
    const find = (selector) => table.querySelector(selector);
    CHANGE
    let moving;
    addEventListener("htmx:after:swap", () => {
        moving = document.getAnimations().map(({ effect }) => [
            effect.target.id || effect.target.outerHTML.slice(0, 80), effect.getKeyframes()[0].transform ?? "",
        ]);
    }, { capture: true, once: true });
    await htmx.swap({
        sourceElement: document.getElementById("live"), target: document.getElementById("table"),
        text: table.outerHTML, swap: "outerMorph",
    });
    return Object.fromEntries(moving);
}"""
AT_REST = """(piece) => {
    for (const animation of piece.getAnimations()) animation.cancel();
    return piece.getBoundingClientRect().toJSON();
}"""


def change(page: Page, script: str) -> Any:
    """Let the server's next table differ as the script says; gives how each thing that moves then begins to move."""
    page.wait_for_function(REST, timeout=SOON)
    return page.evaluate(SWAP.replace("CHANGE", script))


def lay_out(page: Page) -> None:
    """Play Caesar & Cleopatra until cards lie on the table and a card is to be placed."""
    page.goto("/new/caesar-cleopatra")
    page.locator("#seat-1").select_option("novice")
    page.locator("[name=option-pile-2]").select_option("shuffled")
    page.get_by_role("button", name="Create a table").click()
    player = Player(page, random.Random(1))
    version = ""
    while player.wait(version) and (mode := player.mode()) != "place":
        version = str(page.locator("#table").get_attribute("data-version"))
        with answered(page):
            player.choose(mode)
    page.mouse.move(0, 0)


def test_only_what_changes_its_place_on_the_table_glides(visitors: People, device: Device) -> None:
    page = visitors.person(device)
    lay_out(page)
    turned = change(
        page,
        """find("#vote-deck").dataset.count -= 1;
        find(".vote-cards").innerHTML = '<li id="vote-new" class="vote-card" data-glide data-from="vote-deck"' +
            ' data-turn="vote-deck">Orgy</li>';""",
    )
    words = "<p class='more'>And there is more to say.</p>"
    assert change(page, f"""find("#question").insertAdjacentHTML("afterend", "{words}".repeat(7));""") == {}
    assert change(page, """for (const more of table.querySelectorAll(".more")) more.remove();""") == {}
    assert list(turned) == ["vote-new"]
    assert "rotateY" in turned["vote-new"]

    first = str(page.locator("#hand .hand-card").first.get_attribute("id"))
    moved = change(page, """find("#hand .cards").append(find("#hand .hand-card"));""")
    assert "translate" in moved[first]
    assert all(name.startswith("caesar-hand-") for name in moved)


def test_a_drawn_card_comes_from_its_pile_and_not_from_a_group_that_lost_one(visitors: People) -> None:
    page = visitors.person()
    lay_out(page)
    moved = change(
        page,
        """find("#at-praetors .near .card").remove();
        const drawn = find("#hand .hand-card").cloneNode(true);
        drawn.id = "drawn";
        find("#hand .cards").append(drawn);
        find("#pile-caesar-1").dataset.count -= 1;""",
    )
    pile = page.locator("#pile-caesar-1").bounding_box()
    card = page.locator("#drawn").evaluate(AT_REST)
    assert pile
    glide = re.match(r"translate\((.+)px, (.+)px\)", moved["drawn"])
    assert glide
    assert [float(part) for part in glide.groups()] == pytest.approx(
        [pile["x"] - card["x"], pile["y"] - card["y"]], abs=1
    )


NO_NOTICES = """
    window.tried = 0;
    window.isAway = false;
    window.Notification = class {
        static permission = "granted";
        constructor() { window.tried += 1; throw new TypeError("Illegal constructor. Use a service worker instead."); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.isAway });
"""


def test_a_browser_that_refuses_notices_still_lets_things_glide(visitors: People) -> None:
    page = visitors.person()
    page.add_init_script(NO_NOTICES)
    make_table(page, "doge", "me", "novice", "novice")
    title = page.title()
    pieces = '<section id="two"><ul><li id="one" data-glide>1</li><li id="other" data-glide>2</li></ul></section>'
    change(page, f"""delete table.dataset.asked; table.insertAdjacentHTML("beforeend", '{pieces}');""")
    moved = change(page, """window.isAway = true; table.dataset.asked = "yes"; find("#two ul").append(find("#one"));""")
    assert page.evaluate("window.tried") == 1
    assert set(moved) == {"one", "other"}
    expect(page).to_have_title(title)
    expect(page.locator("#notices")).to_be_hidden()


PAINTED = """(zone) => {
    const paint = () => {
        const { fill, fillOpacity } = getComputedStyle(zone);
        const alpha = fill.startsWith("rgba") ? +fill.match(/([\\d.]+)\\)$/)[1] : 1;
        return alpha * fillOpacity;
    };
    const lit = paint();
    zone.classList.remove("lit");
    const after = paint();
    for (const fade of zone.getAnimations()) fade.finish();
    return [lit, after, paint()];
}"""


def test_a_district_that_is_no_longer_lit_does_not_flash(visitors: People) -> None:
    page = visitors.person()
    make_table(page, "doge", "me", "novice", "novice")
    page.mouse.move(0, 0)
    page.wait_for_function(REST, timeout=SOON)
    lit, after, at_rest = page.locator("#zone-castello").evaluate(PAINTED)
    assert lit == after == 0.2
    assert at_rest == 0
