"""What screens need of a nomination: its words, values and clauses."""

from __future__ import annotations

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Scene


class WordScene(Scene, frozen=True, kw_only=True):
    """A word marshals choose from: a zone, grip, weapon, action or reason. `part` groups zones of the body.

    `note`: whoever chooses it must describe it in words.
    """

    id: str
    name: Text
    part: str = ""
    note: bool = False


class ClauseScene(Scene, frozen=True, kw_only=True):
    """A clause as it is cited: its number in the source and its statement."""

    number: str
    statement: Text


class AnswerScene(Scene, frozen=True, kw_only=True):
    """A possible answer to a fact: `id` as rows name it, the `value` to record, its `name` where the rulebook has one."""

    id: str
    value: bool | int | str
    name: Text | None = None


class FactScene(Scene, frozen=True, kw_only=True):
    """A fact that a table asks for, with the answers that make a difference; it may always stay unsaid."""

    name: str
    answers: tuple[AnswerScene, ...]


class RowScene(Scene, frozen=True, kw_only=True):
    """A row of a table: what it brings where every fact in `when` has one of these answers ("": unsaid)."""

    when: dict[str, tuple[str, ...]]
    brings: str


class AskScene(Scene, frozen=True, kw_only=True):
    """The facts asked of one clause, and its rows: the first that holds says what follows.

    The fact `started` ("true" once the contest was started) is in no list: everybody knows it.
    """

    facts: tuple[FactScene, ...]
    rows: tuple[RowScene, ...]


class QuickScene(Scene, frozen=True, kw_only=True):
    """A blow in a battle as a judge who runs beside it can tell it: the `action` where it must be said, the `part` (`limb`,
    `torso`…; empty: anywhere it counts), and the half-hits it takes; -1: every hit the fighter has.
    """

    action: str = ""
    part: str = ""
    halves: int = 0


class BookScene(Scene, frozen=True, kw_only=True):
    """`GET /api/books/HASH`: what screens need of a nomination; never changes under its hash.

    `asks` lists what a blow must say beyond its side (`zone`, `grip`, `weapon`, `action`, `limb`) for the scoring table
    to value it; `values` gives, for a preview on the pad, points (or half-hits) by `zone|grip|weapon|action`, `null`
    where the table needs more facts. `forbidden` zones are those no blow may count in. `breaches` are clauses a breach
    may name, `brings` what each brings when no further facts are told (`remark`, `warning`…), `noted` those that need a
    written description, `mutual` the choices after a breach by both, `causes` the clauses by which a fighter goes out.
    `ordered`: which blow of an exchange came first decides, and an exchange has one ruling. `signal`: the hofmarshal's
    stop may end a round before its time. `acknowledged`: a fighter's own acknowledgement counts. `clinch` is its limit
    in ms, 0 for none. `absent_after`: after so many calls a side counts as absent at the hofmarshal's word; 0 where only
    time tells. `breach_asks` are the further facts a breach hangs on, by clause, `out_asks` those of going out, by cause
    (`out` or `stays`), `hit_asks` those of a blow; `hit_values` holds what changes in `values` by such a fact, by
    `FACT=ANSWER`. `claims`: what follows a disputed blow on which the judges are divided; empty where none are heard.
    `breakthrough`: breaking through into the enemy's base ends a round.

    Of battles: `returns` whether a judge may return a fighter, `order` whether captains seal an order of entry,
    `on_bridge` how many of a side may be on the bridge at once (0: there is none), `substitution` when reserves go in
    (`between-rounds`, `any-time`, `never`; empty: the rulebook is silent) and at most how often (`substitutions`, 0:
    as often as wished), `fallen` what becomes of a fighter without hits, `hits` what his hits follow from. `quick` gives,
    by weapon, the blows that need no exact zone. `judges` are the commands a field judge may give by this rulebook.
    Of wrestling: `may_touch` are the parts that may touch the ground. `halts` are breaches after which the fight
    stands still, such as leaving the ring.
    """

    hash: str
    rulebook: str
    nomination: str
    title: Text
    mechanism: str
    team: bool
    zones: tuple[WordScene, ...]
    grips: tuple[WordScene, ...]
    weapons: tuple[WordScene, ...]
    actions: tuple[WordScene, ...]
    asks: tuple[str, ...]
    values: dict[str, int | None]
    forbidden: tuple[str, ...]
    not_counted: tuple[WordScene, ...]
    breaches: tuple[str, ...]
    clauses: dict[str, ClauseScene]
    limit: int
    time_end: str
    arrive: int
    ready: int
    panel_count: int
    panel_quorum: int
    rounds: int
    language: str
    brings: dict[str, str] = {}
    noted: tuple[str, ...] = ()
    mutual: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    ordered: bool = False
    signal: bool = False
    acknowledged: bool = False
    clinch: int = 0
    absent_after: int = 0
    breach_asks: dict[str, AskScene] = {}
    out_asks: dict[str, AskScene] = {}
    hit_asks: tuple[FactScene, ...] = ()
    hit_values: dict[str, dict[str, int | None]] = {}
    claims: str = ""
    breakthrough: bool = False
    returns: bool = False
    order: bool = False
    on_bridge: int = 0
    substitution: str = ""
    substitutions: int = 0
    fallen: str = ""
    hits: str = ""
    quick: dict[str, tuple[QuickScene, ...]] = {}
    judges: tuple[str, ...] = ()
    may_touch: tuple[str, ...] = ()
    halts: tuple[str, ...] = ()
