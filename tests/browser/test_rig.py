"""The rig itself: what it must find, it finds; a good page passes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route

from browser.look import axe, no_overlapping_labels, no_sideways_scroll
from browser.people import DESKTOP, PHONE, Device, People

GOOD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A table</title>
<meta name="viewport" content="width=device-width"><main><h1>A table</h1><p>Your turn.</p>
<button style="min-width:44px;min-height:44px">Pass</button> {}</main></html>"""


@pytest.fixture
def alone(chromium: Browser) -> Iterator[People]:
    """People without a server."""
    people = People(chromium, None)
    yield people
    people.leave()


def test_a_good_page_passes(alone: People, device: Device) -> None:
    page = alone.person(device)
    page.set_content(GOOD.format("<p style='background:linear-gradient(#fff,#ccc)'>upon a gradient</p>"))
    axe(page)
    no_sideways_scroll(page)
    no_overlapping_labels(page)


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ("<button></button>", "button-name"),
        ("<img src='data:,'>", "image-alt"),
        ("<p style='color:#aaa'>pale</p>", "color-contrast"),
        (
            "<button style='width:9px;height:9px'>a</button><button style='width:9px;height:9px'>b</button>",
            "target-size",
        ),
        ("<h4>skipped</h4>", "heading-order"),
        ("<p style='background:linear-gradient(#fff,#777);color:#666'>half</p>", "has 1.2., needs 4.5"),
    ],
)
def test_axe_finds(alone: People, part: str, fault: str) -> None:
    page = alone.person()
    page.set_content(GOOD.format(part))
    with pytest.raises(AssertionError, match=fault):
        axe(page)


def test_what_is_too_wide_is_named(alone: People) -> None:
    page = alone.person(PHONE)
    page.set_content(GOOD.format("<div id='map' style='width:500px'>map</div>"))
    with pytest.raises(AssertionError, match='id="map"'):
        no_sideways_scroll(page)


STYLED = GOOD.format("<div id='map'>map</div>").replace("<title>", "<link rel='stylesheet' href='/map.css'><title>")
WIDE, NARROW = "#map { width: 500px }", "#map { width: 100px }"


@pytest.mark.parametrize(("styles", "fault"), [(NARROW, None), (WIDE, 'id="map"'), (None, "without .*/map.css")])
def test_a_page_is_judged_with_its_styles(alone: People, styles: str | None, fault: str | None) -> None:
    page = alone.person(PHONE)

    def style(route: Route) -> None:
        page.wait_for_timeout(300)  # the page is there long before its styles are
        route.fulfill(body=styles, content_type="text/css") if styles else route.abort()

    page.route("**/map.css", style)
    page.route("**/table", lambda route: route.fulfill(body=STYLED, content_type="text/html"))
    page.goto("http://localhost/table", wait_until="commit")
    page.wait_for_selector("#map", state="attached")
    if fault is None:
        no_sideways_scroll(page)
    else:
        with pytest.raises(AssertionError, match=fault):
            no_sideways_scroll(page)


def test_a_strip_that_scrolls_by_itself_is_no_fault(alone: People) -> None:
    page = alone.person(PHONE)
    page.set_content(GOOD.format("<div style='overflow-x:auto'><div style='width:500px'>map</div></div>"))
    no_sideways_scroll(page)


def test_a_page_without_a_viewport_for_phones_is_found(alone: People) -> None:
    page = alone.person(PHONE)
    page.set_content(GOOD.format("").replace("viewport", "other"))
    with pytest.raises(AssertionError, match="no viewport"):
        no_sideways_scroll(page)


@pytest.mark.parametrize(
    "part",
    [
        "<div style='position:relative'><b style='position:absolute'>Dorsoduro</b>Cannaregio</div>",
        "<svg><text x='9' y='40'>Dorsoduro</text><text x='30' y='42'>Cannaregio</text></svg>",
        "<p>San Marco</p><p style='margin-top:-2em'>San Polo</p>",
    ],
)
def test_labels_upon_each_other_are_found(alone: People, device: Device, part: str) -> None:
    page = alone.person(device)
    page.set_content(GOOD.format(part))
    with pytest.raises(AssertionError, match=r'"\w+.*" and "\w+.*" at \d+, \d+'):
        no_overlapping_labels(page)


@pytest.mark.parametrize(
    "part",
    [
        "<p style='line-height:1'>two lines<br>set close</p>",
        "<svg><text x='9' y='40' stroke='white'>Castello</text><text x='9' y='40'>Castello</text></svg>",
        "<p>Seen<span style='position:absolute;left:0;opacity:0'>not seen</span></p>",
        "<div style='height:1em;overflow:hidden'>first<br>hidden</div><p style='margin:0'>second</p>",
        "<dialog open style='top:0'>A question that lies over the page</dialog>",
    ],
)
def test_what_only_looks_like_it_is_no_fault(alone: People, part: str) -> None:
    page = alone.person()
    page.set_content(GOOD.format(part))
    no_overlapping_labels(page)


def test_a_fault_in_a_script_is_told(chromium: Browser) -> None:
    people = People(chromium, None)
    page = people.person(DESKTOP)
    page.set_content(GOOD.format("<script>nobody.home()</script>"))
    with pytest.raises(AssertionError, match="nobody is not defined"):
        people.leave()


def test_each_person_has_the_wishes_asked_for(alone: People) -> None:
    page = alone.person(PHONE, calm=True, locale="nl-BE")
    page.set_content(GOOD.format(""))
    asked = "() => [innerWidth, innerHeight, matchMedia('(prefers-reduced-motion)').matches, navigator.language]"
    assert page.evaluate(asked) == [390, 844, True, "nl-BE"]
    assert page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    off = alone.person(javascript=False)
    off.set_content(GOOD.format("<p id='p'>plain</p><script>p.textContent = 'scripted'</script>"))
    assert off.locator("#p").text_content() == "plain"
