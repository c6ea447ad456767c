"""What a browser lets our pages do, what a session's cookie is, and that no secret lies about anywhere."""

from __future__ import annotations

import json
import os
import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page
from product import Promise, hofmarshal
from strangers_kit import House, address

from tests.browser.ground import chromium, wait_for

PAGES = ("/", "/setup", "/sign-in", "/pad", "/field", "/console/1", "/board", "/medic", "/screen/1", "/overlay/1", "/announcer/1",
         "/rings", "/watch/1", "/pair", "/devices", "/sheet", "/trust", "/api/docs")  # fmt: skip
PASSWORD = "three quiet horses"
TRY = """async () => {
  const found = {}
  const script = document.createElement('script')
  script.textContent = 'window.ran = true'
  document.documentElement.append(script)
  found.inline = window.ran === true
  await new Promise((later) => setTimeout(later, 0)) // from here on it is the page's own code, not the test's
  try { found.evaluated = (0, eval)('1 + 1') === 2 } catch { found.evaluated = false }
  try { await fetch('http://127.0.0.1:9/'); found.fetched = true } catch (error) { found.fetched = false }
  const frame = document.createElement('iframe')
  frame.src = location.href
  document.documentElement.append(frame)
  await new Promise((done) => { frame.onload = done; setTimeout(done, 1500) })
  try { found.framed = !!frame.contentDocument?.querySelector('script[src]') } catch { found.framed = false }
  return found
}"""


def checks(promise: Promise, house: House) -> None:
    """Sessions, then every page in Chromium."""
    print(" Sessions.")
    session(promise, house)
    print(" Pages in Chromium.")
    with chromium() as browser:
        for path in PAGES:
            page_is_closed(promise, house, browser, path)


def session(promise: Promise, house: House) -> None:
    """The first run's account, its cookie, and a cookie that a stranger has put there before."""
    setup = re.search(r"/setup#(\w+)", "\n".join(house.server.said))
    assert setup is not None
    own = f"localhost:{house.server.port}"
    planted = "A" * 43
    headers = {
        "content-type": "application/json", "Host": own, "Origin": f"http://{own}", "X-Hofmarshal-CSRF": "1",
        "Cookie": f"hofmarshal-session={planted}",
    }  # fmt: skip
    body = json.dumps({"code": setup[1], "name": "Olena", "password": PASSWORD, "event": "Invented Cup"})
    status, me, got = house.ask("POST", "/api/setup", body, headers)
    cookie = got.get("set-cookie") or ""
    promise.equal("the first run makes an account", status, 201)
    promise.check(
        "its cookie is HttpOnly and SameSite=Strict",
        "httponly" in cookie.lower() and "samesite=strict" in cookie.lower(),
        cookie[-80:],
    )
    token = cookie.partition("=")[2].partition(";")[0]
    promise.check("and is not the one that was planted", token != planted and len(token) >= 40)
    status, me, _ = house.ask("GET", "/api/me", headers={"Host": own, "Cookie": f"hofmarshal-session={planted}"})
    promise.equal("the planted one is nobody", me["you"]["role"], "spectator")
    status, me, got = house.ask("GET", "/api/me", headers={"Host": own, "Cookie": f"hofmarshal-session={token}"})
    promise.equal("the session is the organiser", me["you"]["role"], "organiser")
    promise.equal("and is not stored on the way", got.get("cache-control"), "no-store")
    house.known = [PASSWORD, token, me["secret"], setup[1]]  # type: ignore[attr-defined]
    there = {"Host": f"192.168.1.1:{house.server.port}", "Cookie": f"hofmarshal-session={token}"}
    promise.equal(
        "its secret is not told where others read along", house.ask("GET", "/api/me", headers=there)[1]["secret"], ""
    )
    body = json.dumps({"code": setup[1], "name": "Eve", "password": PASSWORD, "event": "Eve's"})
    promise.equal("the first run's code again", house.ask("POST", "/api/setup", body, headers, address())[0], 409)


def page_is_closed(promise: Promise, house: House, browser: Browser, path: str) -> None:
    """One page: it works under its policy, asks nobody else, and lets nothing foreign run."""
    context = browser.new_context()
    page = context.new_page()
    asked: list[str] = []
    broken: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda line: broken.append(line.text) if "Content Security Policy" in line.text else None)
    answer = page.goto(house.server.origin + path)
    page.wait_for_load_state("load")
    page.wait_for_timeout(200)
    own = urlsplit(house.server.origin).netloc
    foreign = [
        url for url in asked if urlsplit(url).scheme in ("http", "https", "ws", "wss") and urlsplit(url).netloc != own
    ]
    policy = (answer.headers if answer else {}).get("content-security-policy", "")
    good = not broken and not foreign and "script-src 'self'" in policy and "default-src 'none'" in policy
    promise.check(f"{path}: works under its policy and asks nobody else", good, [broken[:2], foreign[:2], policy[:80]])
    did = tried(page)
    promise.check(f"{path}: no inline script, no eval, no other host, no frame", not any(did.values()), did)
    ancestors = "frame-ancestors *" if path.startswith("/overlay") else "frame-ancestors 'none'"
    promise.check(f"{path}: {ancestors}", ancestors in policy, policy[-60:])
    context.close()


def tried(page: Page) -> dict[str, bool]:
    """What a stranger's script could do on a page."""
    found: dict[str, bool] = page.evaluate(TRY)
    if page.url.split("/")[3].startswith(
        "overlay"
    ):  # it may be framed by others, and its own policy still has no frames
        found.pop("framed")
    return found


def secrets_at_rest(promise: Promise, house: House) -> None:
    """Neither log nor journal nor an export holds a password, a session's token, a device's secret or a pairing key."""
    print(" Secrets.")
    folder = house.server.folder
    known = [*house.known, *(seat.device.secret.hex() for seat in house.seats.values())]  # type: ignore[attr-defined]
    said = "\n".join(house.server.said)
    setup, link = house.known[3], house.server.link[1].hex()  # type: ignore[attr-defined]
    promise.check("the log", not [one for one in known if one in said.replace(setup, "", 2)], "a secret is in the log")
    promise.check("no fault was logged", "Traceback" not in said, said[-1500:])
    out = folder.parent / "export.jsonl"
    promise.equal("`journal export` exits with", hofmarshal("journal", "export", out, "--data", folder).code, 0)
    text = out.read_text(encoding="utf-8")
    promise.check("the export", not [one for one in (*known, link) if one in text], "a secret is in the export")
    promise.equal("`journal verify` exits with", hofmarshal("journal", "verify", "--data", folder).code, 0)
    raw = b"".join(file.read_bytes() for file in folder.glob("hofmarshal.db*"))
    there = [one for one in (PASSWORD, house.known[1], link) if one.encode() in raw]  # type: ignore[attr-defined]
    promise.check("no password, token or key in the database", not there, there)
    if os.name == "posix":
        modes = {oct(file.stat().st_mode & 0o077) for file in (folder, *folder.glob("*"))}
        promise.equal("what others may do with the event's folder", sorted(modes), ["0o0"])
    backup = folder.parent / "backup"
    ran = hofmarshal("journal", "backup", backup, "--data", folder)
    promise.equal("`journal backup` exits with", ran.code, 0)
    files = [file for file in (backup, *backup.rglob("*")) if file.exists()]
    if os.name == "posix":
        promise.equal("and what others may do with it", sorted({oct(f.stat().st_mode & 0o077) for f in files}), ["0o0"])
    wait_for("the server has ended", lambda: house.server.process is None or house.server.process.poll() is not None)
