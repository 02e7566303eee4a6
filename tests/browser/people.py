"""People who come to the server with a browser each."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from browser.server import Server


@dataclass(frozen=True)
class Device:
    """What somebody holds in their hands or sits before."""

    name: str
    width: int
    height: int
    touch: bool


PHONE = Device("phone", 390, 844, touch=True)
DESKTOP = Device("desktop", 1440, 900, touch=False)


@dataclass
class People:
    """Opens a browser for each person, with cookies of their own, and notes what goes wrong in their pages."""

    chromium: Browser
    server: Server | None
    faults: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    def person(
        self,
        device: Device = DESKTOP,
        *,
        javascript: bool = True,
        calm: bool = False,
        locale: str = "en-GB",
        speed: str = "0",
    ) -> Page:
        """An empty page of somebody new; `calm` asks for reduced motion. Most tests need not be told the story."""
        context = self.chromium.new_context(
            base_url=self.server.address if self.server else None,
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            is_mobile=device.touch,
            device_scale_factor=2 if device.touch else 1,
            java_script_enabled=javascript,
            reduced_motion="reduce" if calm else "no-preference",
            locale=locale,
        )
        self._contexts.append(context)
        if self.server:
            context.add_cookies([{"name": "speed", "value": speed, "url": self.server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"uncaught in {page.url}: {error}"))
        page.on("console", self._listen)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        # A server that was killed on purpose does not answer; everything else that the browser calls an error is one.
        if message.type == "error" and not any(
            words in message.text for words in ("net::ERR_", "Failed to fetch", "network error")
        ):
            self.faults.append(f"{message.text} ({message.location.get('url')})")

    def leave(self) -> None:
        """Close all browsers; whatever went wrong in a page is told now."""
        for context in self._contexts:
            context.close()
        told = f"\nThe server said:\n{self.server.log[-4000:]}" if self.server else ""
        assert not self.faults, "the browser found fault with a page:\n" + "\n".join(self.faults) + told
