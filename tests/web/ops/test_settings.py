"""Every setting comes by its flag, else by its variable, else by its default; a wrong one is named as it was given."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from broglio.core.protocol import Malformed
from broglio.terminal import cli
from broglio.web.ops import settings
from broglio.web.ops.setting import Setting
from broglio.web.ops.settings import SETTINGS, Settings

ROOT = Path(__file__).parents[3]
GOOD = {
    "data": ("somewhere", Path("somewhere")),
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("99", 99),
    "browser": ("no", False),
    "database_url": ("postgresql://anna:geheim@db/games", "postgresql://anna:geheim@db/games"),
    "secret": ("0123456789abcdef", "0123456789abcdef"),
    "secure": ("yes", True),
    "root_path": ("/games", "/games"),
    "trusted_proxies": ("10.1.2.3, fd00::/8", ("10.1.2.3/32", "fd00::/8")),
    "allowed_hosts": ("Games.example.org,[::1]", ("games.example.org", "[::1]")),
    "client_limits": ("10", 10),
    "connections": ("500", 500),
    "pace": ("0", 0.0),
    "absence": ("5.5", 5.5),
    "thinkers": ("3", 3),
    "log_format": ("json", "json"),
    "log_level": ("debug", "debug"),
    "slow": ("0.5", 0.5),
    "metrics_token": ("0123456789abcdef", "0123456789abcdef"),
}
WRONG = [
    ("host", "host:80"),
    ("port", "65536"),
    ("port", "many"),
    ("database_url", "mysql://anna:geheim@db/games"),
    ("root_path", "games"),
    ("root_path", "/games/"),
    ("root_path", "/../x y"),
    ("trusted_proxies", "10.0.0.0/8,proxy"),
    ("allowed_hosts", "games.example.org:80"),
    ("client_limits", "-1"),
    ("connections", "0"),
    ("pace", "nan"),
    ("pace", "-1"),
    ("absence", "inf"),
    ("thinkers", "0"),
    ("log_format", "xml"),
    ("log_level", "loud"),
]


def flags(*given: str) -> argparse.Namespace:
    return cli.parser().parse_args(["serve", *given])


@pytest.mark.parametrize("one", SETTINGS, ids=lambda one: one.name)
def test_each_is_set_by_its_variable_and_its_flag_goes_before_it(one: Setting) -> None:
    text, value = GOOD[one.name]
    assert getattr(settings.read(flags(), {one.variable: text}), one.name) == value
    if one.flag:
        other = {one.variable: "not allowed by any kind of setting, \0"}
        given = [f"--no-{one.name}"] if text == "no" else [one.flag] if text == "yes" else [one.flag, text]
        assert getattr(settings.read(flags(*given), other), one.name) == value
    else:
        assert one.is_secret, "every user of a machine sees command lines; other settings have a flag"


def test_an_empty_variable_is_one_not_set() -> None:
    assert settings.read(flags("--data", "x"), {one.variable: "" for one in SETTINGS}) == Settings(Path("x"))


@pytest.mark.parametrize(("name", "text"), WRONG)
def test_a_wrong_value_is_refused_by_the_name_it_was_given_by(name: str, text: str) -> None:
    (one,) = (one for one in SETTINGS if one.name == name)
    with pytest.raises(Malformed) as by_variable:
        settings.read(flags(), {one.variable: text})
    assert str(by_variable.value).startswith(one.variable)
    with pytest.raises(Malformed) as by_flag:
        settings.read(flags(f"{one.flag}={text}"), {})
    assert str(by_flag.value).startswith(one.flag)
    for error in (by_variable, by_flag):
        assert str(error.value).endswith(f": must be {one.kind.allowed}")
        assert "geheim" not in str(error.value)


def test_a_short_secret_is_refused_and_not_repeated() -> None:
    with pytest.raises(Malformed, match=r"^BROGLIO_SECRET: must be at least 16 printable characters") as error:
        settings.read(flags(), {"BROGLIO_SECRET": "hunter2"})
    assert "hunter2" not in str(error.value)


def test_a_wrong_setting_ends_the_command_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BROGLIO_PORT", "eighty")
    assert cli.main(["serve"]) == 2
    assert capsys.readouterr().err == "broglio: BROGLIO_PORT=eighty: must be a whole number from 0 to 65535\n"


def test_secrets_are_not_printed() -> None:
    found = settings.read(flags(), {one.variable: GOOD[one.name][0] for one in SETTINGS})
    for shown in (repr(found), found.database_name):
        assert "geheim" not in shown
        assert "0123456789abcdef" not in shown
    assert found.database_name == "postgresql://db/games"


def test_what_looks_like_a_setting_and_is_none_is_told() -> None:
    assert settings.unknown(
        {"BROGLIO_PROT": "80", "BROGLIO_ELSE": "x", "BROGLIO_PURE": "1", "BROGLIO_HOST": "x", "HOME": "/"}
    ) == ["BROGLIO_ELSE is no setting", "BROGLIO_PROT is no setting; did you mean BROGLIO_PORT?"]


def test_the_documentation_has_the_table_of_all_settings() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert page.endswith(settings.page()), "python -c 'from broglio.web.ops import settings; print(settings.page())'"


@pytest.mark.parametrize("name", ["docs/hosting.md", "packaging/Containerfile", "packaging/broglio.service"])
def test_what_documents_and_packages_name_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = re.findall(r"BROGLIO_[A-Z_]*[A-Z]", text)
    assert named
    assert not settings.unknown(dict.fromkeys(named, "x"))
    for words in re.findall(r"broglio (serve --.*)", text):
        settings.read(cli.parser().parse_args(words.rstrip(" &").split()), {})
    for words in re.findall(r"^COPY ((?!--).*) \S+$", text, re.MULTILINE):
        assert all((ROOT / path).exists() for path in words.split()), words
