"""A bot for Broglio in forty lines: python bot.py http://localhost:8642 doge novice"""

import json
import random
import sys
import urllib.request

server, game, level = sys.argv[1:]
headers = {"Content-Type": "application/json"}


def call(method, path, body=None):
    """Ask the server for something; the answer is JSON that can be read line by line."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/v1{path}", data, headers, method=method)
    return urllib.request.urlopen(request, timeout=60)


def states(table):
    """The table as this bot may see it, now and after each change."""
    for line in call("GET", f"/tables/{table}/stream"):
        if line.startswith(b"data: "):
            yield json.loads(line[6:])


session = json.load(call("POST", "/session", {"name": "Random Rosa"}))
headers["Authorization"] = f"Bearer {session['token']}"
seats = json.load(call("GET", f"/games/{game}"))["seat_counts"][0]
table = json.load(call("POST", "/tables", {"game": game, "seats": ["me"] + [level] * (seats - 1)}))["table"]
answered = None
for state in states(table):
    if state["question"] not in (None, answered):  # a question stands until it is answered, whatever others do
        answered = state["question"]
        move = random.choice(state["moves"])
        print(state["prompt"]["words"], "->", move)
        call("POST", f"/tables/{table}/moves", {"move": move, "version": answered})
    if state["outcome"]:
        print(state["outcome"]["reason"]["words"], "Ranks:", state["outcome"]["ranks"])
        break
