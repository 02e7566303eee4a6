"""Somebody who uses the API by program, at the application in this process or at a server."""

from __future__ import annotations

from typing import Any

import httpx2

ROOT = "/api/v1"


class Client:
    """One session."""

    def __init__(self, browser: httpx2.Client, name: str = "Anna", language: str = "en") -> None:
        self.browser = browser
        answer = browser.post(f"{ROOT}/session", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        self.token: str = answer.json()["token"]

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """What comes back for a request, which must have this status."""
        headers = {"authorization": f"Bearer {self.token}", **more.pop("headers", {})}
        answer = self.browser.request(method, f"{ROOT}{path}", headers=headers, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return self.ask("GET", path, status, **more)

    def post(self, path: str, body: object = None, status: int = 200, **more: Any) -> Any:
        return self.ask("POST", path, status, json={} if body is None else body, **more)

    def make(self, game: str, *seats: str, **more: Any) -> str:
        made = self.post("/tables", {"game": game, "seats": seats, **more}, 201)
        return f"/tables/{made['table']}"


def play_through(table: str, *players: Client) -> None:
    """Everybody plays the last of their moves until the game is over."""
    while (states := [player.get(f"{table}?view=false") for player in players])[0]["outcome"] is None:
        for player, state in zip(players, states, strict=True):
            if state["moves"]:
                player.post(f"{table}/moves", {"move": state["moves"][-1], "version": state["version"]})
