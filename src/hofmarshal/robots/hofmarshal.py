"""A hofmarshal: calls, starts, halts, rules by the taps, sanctions, corrects, signs, announces, and calls the next bout."""

from __future__ import annotations

import asyncio
from typing import Any

from hofmarshal.robots.robot import Robot, View
from hofmarshal.robots.truth import Exchange, Truth

MOST_EXCHANGES = 60
REASON = "robot: seen so from the middle of the ring"


class Hofmarshal(Robot):
    """Runs its ring by what its screens show it, so that any other hofmarshal can take over at any moment.

    `bouts`: how many it calls, None for all there are. While it is `still`, it lets whatever clock runs run on.
    """

    def __init__(self, *args: Any, bouts: int | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.bouts = bouts
        self.called = 0
        self.still = False
        self._corrected: set[str] = set()
        self._breached: set[tuple[str, int, int]] = set()

    def carry_on(self, before: Robot) -> None:
        """Take over the counts of who sat here before, and his share of bouts."""
        super().carry_on(before)
        if isinstance(before, Hofmarshal):
            self.called += before.called
            self.still = before.still

    @property
    def console(self) -> View:
        """What only a hofmarshal sees."""
        return self.client.view(f"ring/{self.ring}/console") or {}

    @property
    def idle(self) -> bool:
        """Whether nothing waits for it here: the last bout is announced and there is no next one to call."""
        over = self.contest.get("phase") in (None, "announced", "final")
        spent = self.bouts is not None and self.called >= self.bouts
        return bool(self.scene) and over and (spent or not self._next())

    async def turn(self) -> None:
        """Do what the phase of the bout asks for."""
        contest = self.contest
        if not self.scene or self.scene.get("suspended") or self.console.get("ring") is None:
            await self.moved()
            return
        phase = str(contest.get("phase") or "final")
        step = {
            "called": self._readies, "ready": self._starts, "running": self._fights, "halted": self._rules,
            "round-over": self._goes_on, "decided": self._signs, "signed": self._announces,
        }.get(phase, self._calls)  # fmt: skip
        number = int(contest.get("number", 0))
        await step(contest)
        if int(self.contest.get("number", 0)) == number and self.contest.get("stream") == contest.get("stream"):
            await self.moved(0.5)  # nothing came of it: look again when something has changed

    def _next(self) -> str:
        queue = self.scene.get("queue") or [{}]
        return str(self.console.get("next") or queue[0].get("stream") or "")

    # Before the fight

    async def _calls(self, contest: View) -> None:
        stream = self._next()
        if not stream or (self.bouts is not None and self.called >= self.bouts):
            await self.moved()
            return
        await self.nap(1, 3)
        blocked = any(one.get("severity") == "block" for one in self.console.get("cannot_call") or ())
        if blocked and stream == self.console.get("next"):
            await self.nap(2, 4)
        answer = await self.say(stream, "call", override=REASON)
        if answer is not None and answer.status == "done":
            self.called += 1
            await self.client.until(lambda: self.contest.get("stream") == stream, 5)

    async def _readies(self, contest: View) -> None:
        stream = str(contest["stream"])
        if contest.get("awaits"):
            await self._casts(contest)
            return
        for side in ("red", "blue"):
            if not (contest.get(side) or {}).get("ready"):
                await self.nap(1, 5)
                await self.say(stream, "ready", side=side)

    async def _starts(self, contest: View) -> None:
        await self.nap(1, 3)
        reasons = self.console.get("cannot_start") or ()
        more = {"override": REASON} if reasons else {}
        answer = await self.say(str(contest["stream"]), "start", **more)
        if answer is not None and answer.status == "refused" and answer.said and answer.said.code.endswith("-warn"):
            await self.say(str(contest["stream"]), "start", override=REASON)

    # The fight

    async def _fights(self, contest: View) -> None:
        truth = await self.truth(contest)
        if truth is None:
            await self.moved()
            return
        happens = truth.exchange(int(contest["exchange"]), int(contest["round"]))
        began = int((contest.get("clock") or {}).get("since") or self.client.now())
        end = began + 1000 * (happens.length + self.rng.uniform(0.8, 1.6)) / self.speed
        key = _key(contest)
        while self.client.now() < end and _key(self.contest) == key and self.contest.get("phase") == "running":
            await asyncio.sleep(min(0.1, max(0.005, (end - self.client.now()) / 1000)))
            if (self.contest.get("clock") or {}).get("horn_at") is not None:
                break
        while self.still and _key(self.contest) == key and self.contest.get("phase") == "running":
            await asyncio.sleep(0.02)
        if _key(self.contest) != key or self.contest.get("phase") != "running" or not self.holds:
            return
        if (self.contest.get("clock") or {}).get("horn_at") is not None or self._enough(truth, self.contest):
            answer = await self.say(str(contest["stream"]), "stop")
            if answer is not None and answer.status == "done":
                return
        await self.say(str(contest["stream"]), "halt")

    def _enough(self, truth: Truth, contest: View) -> bool:
        """Whether the bout has lasted long enough for a word to end it, where its rules have a clock."""
        clock = contest.get("clock") or {}
        return bool(clock.get("limit")) and int(contest.get("exchange", 0)) >= truth.exchanges

    async def _rules(self, contest: View) -> None:
        truth = await self.truth(contest)
        if truth is None:
            await self.moved()
            return
        key, stream = _key(contest), str(contest["stream"])
        happens = truth.exchange(int(contest["exchange"]), int(contest["round"]))
        if happens.blows and not self._ruled(contest):
            await self._rule(contest, happens)
        if happens.breach and key not in self._breached and self.contest.get("phase") == "halted":
            self._breached.add(key)
            clause, side = happens.breach
            await self.nap(1, 3)
            await self.say(stream, "breach", fighter=side, clause=clause, note="robot")
        await self._corrects(contest)
        now = self.contest
        if now.get("stream") != stream or now.get("phase") != "halted":
            return
        over = (now.get("clock") or {}).get("horn_at") is not None or int(now.get("exchange", 0)) > MOST_EXCHANGES
        if over and (await self._said(stream, "stop")) == "done":
            return
        await self._starts(now)

    def _ruled(self, contest: View) -> bool:
        wanted = (contest.get("round"), contest.get("exchange"))
        return any((one.get("round"), one.get("exchange")) == wanted for one in self.console.get("rulings") or ())

    async def _rule(self, contest: View, happens: Exchange) -> None:
        """By what the marshals agree on; a double blow, or one they did not agree on, by his own eyes."""
        await self.client.until(lambda: self._suggested() is not None or self.contest is None, 1.2 / self.speed)
        await self.nap(0.4, 1.5)
        stream = str(contest["stream"])
        if len(happens.blows) > 1:
            words = ("together", "together") if happens.kind == "double" else ("first", "second")
            told = [
                {"by": blow.side, **blow.words, "order": order}
                for blow, order in zip(happens.blows, words, strict=True)
            ]
            await self.say(stream, "hit", exchange=told)
            return
        blow = happens.blows[0]
        own = {"by": blow.side, **blow.words}
        suggested = self._suggested()
        answer = await self.say(stream, "hit", **(suggested or own))
        if suggested is not None and answer is not None and answer.status == "refused":
            await self.say(stream, "hit", **own)

    def _suggested(self) -> View | None:
        for moment in reversed(self.console.get("moments") or ()):
            found = moment.get("suggestion")
            if found:
                blow = found["blow"]
                words = {k: blow[k] for k in ("zone", "grip", "weapon", "action", "limb") if blow.get(k)}
                return {"by": blow["side"], **words}
        return None

    async def _corrects(self, contest: View) -> None:
        """Now and then he takes a ruling back, or rules it anew; both stand in the journal."""
        rulings: list[View] = [
            one for one in self.console.get("rulings") or () if one.get("event") not in self._corrected
        ]
        draw = self.rng.random()
        if not rulings or draw > 0.07:
            return
        last = rulings[-1]
        self._corrected.add(str(last["event"]))
        await self.nap(1, 2)
        if draw < 0.03:
            await self.say(str(contest["stream"]), "annul", event=last["event"], reason=REASON)
            return
        blows: list[View] = last.get("blows") or []
        if len(blows) == 1 and blows[0].get("side"):
            side = "blue" if blows[0]["side"] == "red" else "red"
            words = {k: blows[0][k] for k in ("zone", "grip", "weapon", "action", "limb") if blows[0].get(k)}
            await self.say(str(contest["stream"]), "hit", by=side, **words, replaces=last["event"], reason=REASON)

    # After the fight

    async def _goes_on(self, contest: View) -> None:
        if contest.get("awaits"):
            await self._casts(contest)
        else:
            await self.nap(2, 5)
            await self._starts(self.contest)

    async def _casts(self, contest: View) -> None:
        """A word where the rules ask for one: who won a round that ended level, who is late."""
        await self.nap(1, 3)
        stream = str(contest["stream"])
        rounds = contest.get("rounds") or ()
        if contest["awaits"] == "confirm" and rounds:
            last = rounds[-1].get("winner")
            await self.say(stream, "rule", **({"winner": last} if last else {"nobody": True, "reason": REASON}))
            return
        await self.say(stream, "rule", winner=self.rng.choice(("red", "blue")), reason=REASON)

    async def _signs(self, contest: View) -> None:
        if contest.get("awaits"):
            await self._casts(contest)
            return
        await self.nap(1, 3)
        await self.say(str(contest["stream"]), "sign")

    async def _announces(self, contest: View) -> None:
        await self.nap(1, 2)
        await self.say(str(contest["stream"]), "announce")

    async def _said(self, stream: str, kind: str) -> str:
        answer = await self.say(stream, kind)
        return answer.status if answer is not None else ""


def _key(contest: View) -> tuple[str, int, int]:
    return str(contest.get("stream", "")), int(contest.get("round", 0)), int(contest.get("exchange", 0))
