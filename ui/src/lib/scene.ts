// Generated from src/hofmarshal/server/scenes/model.py by tools/make_ui_types.py: change that file, then run it again.

export type Side = 'red' | 'blue'

/** One phrase in the three languages every screen and table must speak. */
export interface Text {
  readonly en: string
  readonly ru: string
  readonly uk: string
}

/** A nomination that asks something of who enters; `bars`: what who lacks it is barred from (`draw`, `call`). */
export interface AdmissionNomination {
  readonly title: Text
  readonly papers: readonly string[]
  readonly age: boolean
  readonly gear: boolean
  readonly bars: readonly string[]
}

/** An entry, or a fighter of a team (`team`: its name), with its stands by nomination. */
export interface AdmissionRow {
  readonly name: string
  readonly club: string
  readonly country: string
  readonly stands: Readonly<Record<string, AdmissionStand>>
  readonly team: string
}

/** Topic `admission`: who is missing what. `papers`: what they are called; `described`: country and days are known. */
export interface AdmissionScene {
  readonly nominations: Readonly<Record<string, AdmissionNomination>>
  readonly people: Readonly<Record<string, AdmissionRow>>
  readonly papers: Readonly<Record<string, Text>>
  readonly described: boolean
}

/**
 * Where an entry stands with a nomination. `missing`: the conditions not met (`age`, `gear`, `event`, `roster`, papers).
 *
 * `waived`: an organiser let it in; of a team, `waiting` of its `fighters` are not admitted themselves.
 */
export interface AdmissionStand {
  readonly missing: readonly string[]
  readonly admitted: boolean
  readonly waived: boolean
  readonly fighters: number
  readonly waiting: number
}

/**
 * The body armour as recorded: its layers' facts, facts of the whole, the class and each step of the reasoning.
 *
 * `rows`: the rows of the rulebook's table that gave the class.
 */
export interface ArmourScene {
  readonly layers: readonly (Readonly<Record<string, unknown>>)[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly value?: number | null
  readonly steps: readonly Said[]
  readonly rows: readonly string[]
}

/** One thing judged: a fact of a piece, its verdict and why. */
export interface FindingScene {
  readonly fact: string
  readonly verdict: 'pass' | 'fix' | 'unmeasured' | 'reject'
  readonly said: Said
}

/** Topic `gear`: everyone whose gear may be inspected. */
export interface GearListScene {
  readonly nominations: Readonly<Record<string, GearNomination>>
  readonly people: Readonly<Record<string, GearRow>>
}

/** A nomination as the expert chooses it: `asked`, its rulebook bars who has not passed; `book`: it says what gear must be. */
export interface GearNomination {
  readonly title: Text
  readonly asked: boolean
  readonly book: boolean
}

/** Whose gear is to be seen: by nomination, how that stands. */
export interface GearRow {
  readonly name: string
  readonly club: string
  readonly gear: Readonly<Record<string, 'none' | 'open' | 'again' | 'pass' | 'fix' | 'reject'>>
  readonly team: string
}

/**
 * Topic `gear/NOMINATION/ENTRY`. `state` and `verdict` as they are now; `missing`: required pieces not shown.
 *
 * `opened`: an expert has begun; `counts`: the armour class counts in this nomination; `broken`: what was reported
 * broken and nobody looked at since.
 */
export interface InspectionScene {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly nomination: string
  readonly title: Text
  readonly state: 'none' | 'open' | 'again' | 'pass' | 'fix' | 'reject'
  readonly opened: boolean
  readonly verdict: 'pass' | 'fix' | 'unmeasured' | 'reject'
  readonly pieces: readonly PieceScene[]
  readonly missing: readonly FindingScene[]
  readonly armour?: ArmourScene | null
  readonly counts: boolean
  readonly broken: readonly string[]
  readonly past: readonly PastScene[]
  readonly number: number
  readonly cannot_close: readonly Said[]
}

/** Something done in this inspection that can be undone; `gone`: it was. */
export interface PastScene {
  readonly event: string
  readonly did: string
  readonly what: Text
  readonly detail: string
  readonly gone: boolean
}

/**
 * A piece as recorded and judged. `ruled`: the expert's own verdict, where he gave one; `broken`: it broke since.
 *
 * `carries`: what the ring is told of it while it passes, such as the arm a cloak is wound on.
 */
export interface PieceScene {
  readonly id: string
  readonly kind: string
  readonly name: Text
  readonly facts: Readonly<Record<string, unknown>>
  readonly verdict: 'pass' | 'fix' | 'unmeasured' | 'reject'
  readonly findings: readonly FindingScene[]
  readonly photos: readonly string[]
  readonly ruled: string
  readonly reason: string
  readonly broken: string
  readonly carries: Readonly<Record<string, boolean | number | string>>
}

/**
 * Why something cannot be done now: a `block` must be mended, a `warn` may be overridden with a reason.
 *
 * `event` is the event it speaks of, where it does: what no longer fits a correction is confirmed by these.
 */
export interface Reason {
  readonly severity: 'block' | 'warn'
  readonly said: Said
  readonly event: string
}

/** A sentence ready to be shown: its code, the clauses it rests on, and its three languages. */
export interface Said {
  readonly code: string
  readonly en: string
  readonly ru: string
  readonly uk: string
  readonly cites: readonly string[]
}

/**
 * Topic `ring/RING/judges`: what the judges of a battle see beside topic `ring/RING`; captains and public do not.
 *
 * `orders` are the orders of entry by side, empty until both are open. `to_name` are fighters who are out by no cause
 * yet, `late` marks of rounds that were over, newest last. `verdict` says how the round ended that is over and what
 * follows, `terms` what was agreed or recorded beforehand.
 */
export interface JudgesScene {
  readonly ring: string
  readonly stream: string
  readonly number: number
  readonly orders: Readonly<Record<string, readonly string[]>>
  readonly to_name: readonly string[]
  readonly late: readonly LateMarkScene[]
  readonly claims: readonly ClaimScene[]
  readonly cannot_start: readonly Reason[]
  readonly verdict: readonly Said[]
  readonly terms: readonly Said[]
}

/**
 * A judge's mark of an earlier round that came in a later one and counts for neither: `at` is when he saw it.
 *
 * `fits`: it is an out dated within the last round that was finished, where it may be counted once that is open again;
 * `reopens` is then the event by which the round's result was confirmed, empty while it is not.
 */
export interface LateMarkScene {
  readonly event: string
  readonly by: string
  readonly at: number
  readonly round: number
  readonly what: string
  readonly fighter: string
  readonly cause: string
  readonly said: Said
  readonly fits: boolean
  readonly reopens: string
}

/** A possible answer to a fact: `id` as rows name it, the `value` to record, its `name` where the rulebook has one. */
export interface AnswerScene {
  readonly id: string
  readonly value: boolean | number | string
  readonly name?: Text | null
}

/**
 * The facts asked of one clause, and its rows: the first that holds says what follows.
 *
 * The fact `started` ("true" once the contest was started) is in no list: everybody knows it.
 */
export interface AskScene {
  readonly facts: readonly FactScene[]
  readonly rows: readonly RowScene[]
}

/**
 * `GET /api/books/HASH`: what screens need of a nomination; never changes under its hash.
 *
 * `asks` lists what a blow must say beyond its side (`zone`, `grip`, `weapon`, `action`, `limb`) for the scoring table
 * to value it; `values` gives, for a preview on the pad, points (or half-hits) by `zone|grip|weapon|action`, `null`
 * where the table needs more facts. `forbidden` zones are those no blow may count in. `breaches` are clauses a breach
 * may name, `brings` what each brings when no further facts are told (`remark`, `warning`…), `noted` those that need a
 * written description, `mutual` the choices after a breach by both, `causes` the clauses by which a fighter goes out.
 * `ordered`: which blow of an exchange came first decides, and an exchange has one ruling. `signal`: the hofmarshal's
 * stop may end a round before its time. `acknowledged`: a fighter's own acknowledgement counts. `clinch` is its limit
 * in ms, 0 for none. `absent_after`: after so many calls a side counts as absent at the hofmarshal's word; 0 where only
 * time tells. `breach_asks` are the further facts a breach hangs on, by clause, `out_asks` those of going out, by cause
 * (`out` or `stays`), `hit_asks` those of a blow; `hit_values` holds what changes in `values` by such a fact, by
 * `FACT=ANSWER`. `claims`: what follows a disputed blow on which the judges are divided; empty where none are heard.
 * `breakthrough`: breaking through into the enemy's base ends a round.
 *
 * Of battles: `returns` whether a judge may return a fighter, `order` whether captains seal an order of entry,
 * `on_bridge` how many of a side may be on the bridge at once (0: there is none), `substitution` when reserves go in
 * (`between-rounds`, `any-time`, `never`; empty: the rulebook is silent) and at most how often (`substitutions`, 0:
 * as often as wished), `fallen` what becomes of a fighter without hits, `hits` what his hits follow from. `quick` gives,
 * by weapon, the blows that need no exact zone. `judges` are the commands a field judge may give by this rulebook.
 * Of wrestling: `may_touch` are the parts that may touch the ground. `halts` are breaches after which the fight
 * stands still, such as leaving the ring.
 */
export interface BookScene {
  readonly hash: string
  readonly rulebook: string
  readonly nomination: string
  readonly title: Text
  readonly mechanism: string
  readonly team: boolean
  readonly zones: readonly WordScene[]
  readonly grips: readonly WordScene[]
  readonly weapons: readonly WordScene[]
  readonly actions: readonly WordScene[]
  readonly asks: readonly string[]
  readonly values: Readonly<Record<string, number | null>>
  readonly forbidden: readonly string[]
  readonly not_counted: readonly WordScene[]
  readonly breaches: readonly string[]
  readonly clauses: Readonly<Record<string, ClauseScene>>
  readonly limit: number
  readonly time_end: string
  readonly arrive: number
  readonly ready: number
  readonly panel_count: number
  readonly panel_quorum: number
  readonly rounds: number
  readonly language: string
  readonly brings: Readonly<Record<string, string>>
  readonly noted: readonly string[]
  readonly mutual: readonly string[]
  readonly causes: readonly string[]
  readonly ordered: boolean
  readonly signal: boolean
  readonly acknowledged: boolean
  readonly clinch: number
  readonly absent_after: number
  readonly breach_asks: Readonly<Record<string, AskScene>>
  readonly out_asks: Readonly<Record<string, AskScene>>
  readonly hit_asks: readonly FactScene[]
  readonly hit_values: Readonly<Record<string, Readonly<Record<string, number | null>>>>
  readonly claims: string
  readonly breakthrough: boolean
  readonly returns: boolean
  readonly order: boolean
  readonly on_bridge: number
  readonly substitution: string
  readonly substitutions: number
  readonly fallen: string
  readonly hits: string
  readonly quick: Readonly<Record<string, readonly QuickScene[]>>
  readonly judges: readonly string[]
  readonly may_touch: readonly string[]
  readonly halts: readonly string[]
}

/** A clause as it is cited: its number in the source and its statement. */
export interface ClauseScene {
  readonly number: string
  readonly statement: Text
}

/** A fact that a table asks for, with the answers that make a difference; it may always stay unsaid. */
export interface FactScene {
  readonly name: string
  readonly answers: readonly AnswerScene[]
}

/**
 * A blow in a battle as a judge who runs beside it can tell it: the `action` where it must be said, the `part` (`limb`,
 * `torso`…; empty: anywhere it counts), and the half-hits it takes; -1: every hit the fighter has.
 */
export interface QuickScene {
  readonly action: string
  readonly part: string
  readonly halves: number
}

/** A row of a table: what it brings where every fact in `when` has one of these answers ("": unsaid). */
export interface RowScene {
  readonly when: Readonly<Record<string, readonly string[]>>
  readonly brings: string
}

/**
 * A word marshals choose from: a zone, grip, weapon, action or reason. `part` groups zones of the body.
 *
 * `note`: whoever chooses it must describe it in words.
 */
export interface WordScene {
  readonly id: string
  readonly name: Text
  readonly part: string
  readonly note: boolean
}

/**
 * The bout the team is called to, fights in, or fought last. `number` is its stream's.
 *
 * `fighters` by their id in the bout; `lineup` in its order, at most `most`; `cannot_change`: why no line-up can be changed
 * now; `left` substitutions (None: as many as wished); `cannot_seal`: why no order can be sealed now; `won` rounds.
 */
export interface CaptainBout {
  readonly stream: string
  readonly number: number
  readonly nomination: string
  readonly title: Text
  readonly book: string
  readonly ring: string
  readonly ring_title: string
  readonly side: 'red' | 'blue'
  readonly other: string
  readonly other_club: string
  readonly phase: string
  readonly round: number
  readonly won: number
  readonly lost: number
  readonly outcome?: Said | null
  readonly fighters: Readonly<Record<string, CaptainFighter>>
  readonly lineup: readonly string[]
  readonly most: number
  readonly cites: readonly string[]
  readonly left?: number | null
  readonly cannot_change: readonly Reason[]
  readonly rounds: readonly CaptainRound[]
  readonly order: CaptainOrder
  readonly cannot_seal: readonly Reason[]
}

/** A fighter of the team in a bout. `lined`: in the line-up; `down`: out in this round; `why_not`: why he may not be in it. */
export interface CaptainFighter {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly main: boolean
  readonly captain: boolean
  readonly lined: boolean
  readonly down: boolean
  readonly why_not?: Said | null
}

/** A fighter of a roster. */
export interface CaptainMember {
  readonly entry: string
  readonly name: string
  readonly number: number
  readonly reserve: boolean
  readonly captain: boolean
}

/** A bout that waits: at which ring, against whom, about when (`expected`, give or take `spread` ms), after how many. */
export interface CaptainNext {
  readonly stream: string
  readonly nomination: string
  readonly title: Text
  readonly ring: string
  readonly ring_title: string
  readonly side: 'red' | 'blue'
  readonly other: string
  readonly other_club: string
  readonly expected?: number | null
  readonly spread: number
  readonly ahead: number
}

/**
 * A nomination of the team: its roster by number, how many may be in it, and what is wrong with it.
 *
 * `least` and `most` main fighters and `reserves` are the rulebook's (0, or None for reserves: it sets none).
 */
export interface CaptainNomination {
  readonly name: string
  readonly title: Text
  readonly book: string
  readonly out: boolean
  readonly least: number
  readonly most: number
  readonly reserves?: number | null
  readonly cites: readonly string[]
  readonly roster: readonly CaptainMember[]
  readonly wrong: readonly Said[]
}

/**
 * The order of entry. `anew`: a line-up has changed since it was sealed; `commitment`: what this side sealed.
 *
 * `own` is known once it is open, `others` once the round has begun.
 */
export interface CaptainOrder {
  readonly state: 'none' | 'asked' | 'sealed' | 'both' | 'open'
  readonly anew: boolean
  readonly commitment: string
  readonly on_paper: boolean
  readonly own: readonly string[]
  readonly others: readonly CaptainMember[]
  readonly cites: readonly string[]
}

/** A round that was fought: who fought in it for the team, how it ended for it. */
export interface CaptainRound {
  readonly number: number
  readonly result: 'won' | 'lost' | 'drawn'
  readonly counted: boolean
  readonly extra: boolean
  readonly own: number
  readonly others: number
  readonly termination: string
  readonly fought: readonly string[]
}

/**
 * Topic `captain/ENTRY`: what only this team's captain and the desk see.
 *
 * `proposals` are what a phone wants that has lost the seat.
 */
export interface CaptainScene {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly event: string
  readonly suspended: string
  readonly nominations: readonly CaptainNomination[]
  readonly bout?: CaptainBout | null
  readonly next?: CaptainNext | null
  readonly proposals: readonly ProposalScene[]
}

/** A forgery somebody tried, of which card. */
export interface AttemptScene {
  readonly at: number
  readonly stream: string
  readonly who: string
  readonly said: Said
}

/** Topic `game/cards/NUMBER`: the obligations a character is in, the cards it used (newest last), the means there are. */
export interface CardsScene {
  readonly number: string
  readonly obligations: Readonly<Record<string, OwnObligationScene>>
  readonly uses: Readonly<Record<string, OwnUseScene>>
  readonly means: readonly MeansScene[]
  readonly ends: readonly string[]
  readonly deposit: readonly string[]
}

/** What a card does: on whoever uses it (`self`) or on whom he names, in words with its clauses. */
export interface DeedScene {
  readonly on: 'self' | 'target'
  readonly said: Said
}

/** A means by which obligations pass: `asked`: the other side must agree; `taken`: nobody is asked. */
export interface MeansScene {
  readonly id: string
  readonly name: Text
  readonly asked: boolean
  readonly taken: boolean
}

/**
 * An obligation as one who is in it sees it. Who is obliged and does not hold it is not told who does: a paper does not
 * tell either. `how`: by which means it came to its holder, whom alone it is told.
 *
 * `asked`: the means of a transfer that waits; `asks` is whose word it waits for, `to` who would have it. `claimed` is the
 * end he says himself, or the other side does.
 */
export interface OwnObligationScene {
  readonly id: string
  readonly part: 'obliged' | 'holder' | 'both' | 'asked'
  readonly obliged: string
  readonly obliged_name: string
  readonly terms: string
  readonly signed: boolean
  readonly deposited: boolean
  readonly status: string
  readonly holder: string
  readonly holder_name: string
  readonly how: string
  readonly since: number
  readonly asked: string
  readonly asks: string
  readonly asks_name: string
  readonly to: string
  readonly to_name: string
  readonly claimed: readonly string[]
  readonly ended_at?: number | null
}

/** A card he used: when, on whom, what it did; `double`: it had been used up already, and did nothing. */
export interface OwnUseScene {
  readonly id: string
  readonly at: number
  readonly kind: string
  readonly name: string
  readonly target: string
  readonly target_name: string
  readonly deeds: readonly DeedScene[]
  readonly double: boolean
}

/** A prop: what it is and does, how often it may (0: always) and still can, for whom; `uses` and what was one too many. */
export interface PropScene {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly text: string
  readonly deeds: readonly DeedScene[]
  readonly most: number
  readonly left?: number | null
  readonly users: readonly string[]
  readonly batch: string
  readonly withdrawn: boolean
  readonly uses: readonly UseScene[]
  readonly double: readonly UseScene[]
}

/** Topic `game/props`, for masters: every prop by its id, the forgeries that were tried (newest last). */
export interface PropsScene {
  readonly props: Readonly<Record<string, PropScene>>
  readonly attempts: readonly AttemptScene[]
}

/** A use of a prop as masters see it. */
export interface UseScene {
  readonly at: number
  readonly who: string
  readonly name: string
  readonly target: string
  readonly target_name: string
}

/** A bout of a group in the order they are fought. */
export interface DrawBout {
  readonly bout: string
  readonly red: string
  readonly blue: string
}

/** Somebody who entered. `here`: checked in and not left, so that he is drawn; `why` he left, if he did. */
export interface DrawEntry {
  readonly name: string
  readonly club?: string
  readonly country?: string
  readonly rating?: number
  readonly weight?: string
  readonly here?: boolean
  readonly state?: 'active' | 'withdrawn' | 'removed'
  readonly why?: Said | null
}

/** A group as composed: its entries, the order of its bouts, the ring it is fought at as things are now. */
export interface DrawGroup {
  readonly name: string
  readonly entries: readonly string[]
  readonly bouts?: readonly DrawBout[]
  readonly ring?: string
}

/**
 * Topic `nomination/NAME/draw`, for the desk: who is in, what can be drawn, what was.
 *
 * `book` is the hash of `/api/books/HASH`, which has the clauses; `unsaid` why nothing can be drawn at all; `groups` the
 * number the settings name (0: as few as can be); `apart` what is kept apart. `number` is that of the stream.
 */
export interface DrawScene {
  readonly nomination: string
  readonly title: Text
  readonly rulebook: string
  readonly book: string
  readonly team: boolean
  readonly methods: readonly string[]
  readonly cites: readonly string[]
  readonly groups: number
  readonly apart: readonly string[]
  readonly commitment: string
  readonly seed: string
  readonly lots: readonly PastLotScene[]
  readonly entries: Readonly<Record<string, DrawEntry>>
  readonly unsaid?: Said | null
  readonly tracks: readonly DrawTrack[]
  readonly stages: readonly DrawStage[]
}

/**
 * A stage as composed. `called`: a bout of it was, so that moves need a reason. `notes`: who shares a group with
 * somebody of his club, country or former group, and why; `odd`: sizes the rulebook does not know. `fought`: how many
 * bouts each has fought within his group, which a move would take from him. `alone`: here, but in no group of it.
 */
export interface DrawStage {
  readonly id: string
  readonly kind: string
  readonly track?: string
  readonly number?: number
  readonly method?: string
  readonly first?: boolean
  readonly called?: boolean
  readonly groups?: readonly DrawGroup[]
  readonly notes?: readonly Said[]
  readonly odd?: readonly Said[]
  readonly fought?: Readonly<Record<string, number>>
  readonly alone?: readonly string[]
}

/**
 * What can be drawn of a track (a weight category, or everyone): so many, into a first stage of this kind.
 *
 * `kind` empty: too few; `why` says so, `choices` what the organiser may do, `final` whether one small final group is
 * among them. `splits` is empty where the stage is one of pairs.
 */
export interface DrawTrack {
  readonly track: string
  readonly total: number
  readonly kind?: string
  readonly why?: Said | null
  readonly choices?: readonly Said[]
  readonly final?: boolean
  readonly splits?: readonly SplitScene[]
  readonly cites?: readonly string[]
}

/** An entry of the lot: its code, of which the order is reckoned, and whose it is. */
export interface LotEntry {
  readonly entry: string
  readonly name: string
  readonly club: string
}

/** A group that came of the draw. */
export interface LotGroup {
  readonly name: string
  readonly entries: readonly string[]
}

/**
 * Topic `nomination/NAME/lot`, for anyone: the published hash, then the seed, and the order that was drawn.
 *
 * `entries` are those drawn (before the draw: those who would be), `order` the order drawn (empty before, and where the
 * hofmarshal composed by hand).
 */
export interface LotScene {
  readonly event: string
  readonly nomination: string
  readonly title: Text
  readonly commitment: string
  readonly seed: string
  readonly drawn: boolean
  readonly entries: readonly LotEntry[]
  readonly order: readonly string[]
  readonly stages: readonly LotStage[]
  readonly lots: readonly PastLotScene[]
}

/**
 * A stage that came of a lot, as it is now. `method`: `lot`, `rating` (the lot orders equals only), `hand`.
 *
 * `salt`: a later round of pairs has a lot of its own, with the seed `SEED:SALT`; empty for a first stage.
 */
export interface LotStage {
  readonly id: string
  readonly kind: string
  readonly track: string
  readonly number: number
  readonly method: string
  readonly groups: readonly LotGroup[]
  readonly salt: string
}

/** A lot that counts no more: its hash, its seed (empty: never told), and why. */
export interface PastLotScene {
  readonly commitment: string
  readonly seed: string
  readonly reason: string
}

/** A number of groups: the sizes it gives, or `why` the rulebook does not allow it. `usual`: what comes unasked. */
export interface SplitScene {
  readonly groups: number
  readonly sizes?: readonly number[]
  readonly why?: Said | null
  readonly usual?: boolean
}

/** A self-entry the desk has not answered: since when (ms), and the place on the waiting list (0: there is room). */
export interface ApplicationRow {
  readonly entry: string
  readonly nomination: string
  readonly at: number
  readonly place: number
}

/**
 * A nomination one may enter. `book` is the hash of its rules (`/api/books/HASH`), `capacity` 0: no limit.
 *
 * `weights`: its draw asks for weight categories; `over`: its places are signed. `roster_min`, `roster_max`, `reserves` are
 * the rulebook's limits of a team (0, and None: none), by `roster_cites`.
 */
export interface EntriesNomination {
  readonly title: Text
  readonly team: boolean
  readonly book: string
  readonly capacity: number
  readonly entered: number
  readonly here: number
  readonly drawn: boolean
  readonly over: boolean
  readonly weights: boolean
  readonly roster_min: number
  readonly roster_max: number
  readonly reserves?: number | null
  readonly roster_cites: readonly string[]
}

/**
 * Topic `entries`, for the desk: `people` by entry, `next` the number proposed, `lacks` what may be missing in words.
 *
 * `applications` by `NOMINATION/ENTRY`; `apart` pairs of club codes that are two clubs though written nearly alike.
 */
export interface EntriesScene {
  readonly people: Readonly<Record<string, EntryRow>>
  readonly nominations: Readonly<Record<string, EntriesNomination>>
  readonly next: string
  readonly lacks: Readonly<Record<string, Said>>
  readonly applications: Readonly<Record<string, ApplicationRow>>
  readonly apart: readonly (readonly string[])[]
}

/**
 * Somebody of the event. `born` and `contact` tell only whether the desk knows them; `club_code` which club it is.
 *
 * `erased`: his data are gone. `missing`: what is missing whatever the nomination.
 */
export interface EntryRow {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly club_code: string
  readonly country: string
  readonly born: boolean
  readonly contact: boolean
  readonly erased: boolean
  readonly missing: readonly string[]
  readonly takes: Readonly<Record<string, TakesRow>>
}

/** A fighter of a team: his entry, the number on his back. */
export interface RosterMember {
  readonly entry: string
  readonly number: number
  readonly reserve: boolean
  readonly captain: boolean
}

/**
 * How somebody takes part in a nomination.
 *
 * `here`: checked in; `state` and `why` whether he is still in it; `missing` names what is missing, by the keys of the
 * scene's `lacks`; `roster` a team's fighters; `drawn`: he is in a group.
 */
export interface TakesRow {
  readonly here: boolean
  readonly state: 'active' | 'withdrawn' | 'removed'
  readonly why: string
  readonly rating: number
  readonly weight: string
  readonly drawn: boolean
  readonly missing: readonly string[]
  readonly roster: readonly RosterMember[]
}

/** What is said of the event; see `Details`. Days are written YYYY-MM-DD. */
export interface DetailsScene {
  readonly country: string
  readonly first_day: string
  readonly last_day: string
  readonly place: string
  readonly languages: readonly string[]
  readonly public: boolean
  readonly self_entry: boolean
  readonly self_entry_until: string
  readonly keep_private_days: number
  readonly ages: Readonly<Record<string, number>>
}

/** Topic `event`: the event as it was set up, for those who look after it. */
export interface EventScene {
  readonly name: string
  readonly details: DetailsScene
  readonly private_until: string
  readonly rings: readonly SetRingScene[]
  readonly needs: readonly NeedScene[]
  readonly nominations: readonly SetNominationScene[]
  readonly laid: readonly LaidScene[]
}

/** A field as it was measured, in millimetres; null where nobody did. */
export interface FieldScene {
  readonly shape: '' | 'rectangle' | 'circle' | 'open' | 'bridge'
  readonly length?: number | null
  readonly width?: number | null
  readonly diameter?: number | null
  readonly boards?: number | null
  readonly bases?: number | null
  readonly borders?: boolean | null
  readonly fortifications: boolean
}

/** A rulebook of the event, and what is overridden in all its nominations. */
export interface LaidScene {
  readonly rulebook: string
  readonly overrides: readonly OverrideScene[]
}

/** What a rulebook asks of one measure: from `least` to `most` mm (0: no bound). */
export interface MeasureScene {
  readonly what: 'length' | 'width' | 'diameter' | 'boards' | 'bases'
  readonly least: number
  readonly most: number
}

/** What a nomination asks of the field it is fought on. `fortifications`: whether they may stand there, null if unsaid. */
export interface NeedScene {
  readonly nomination: string
  readonly title: Text
  readonly shape: 'rectangle' | 'circle' | 'open' | 'bridge'
  readonly measures: readonly MeasureScene[]
  readonly borders: boolean
  readonly fortifications?: boolean | null
  readonly clauses: Readonly<Record<string, ClauseScene>>
}

/**
 * A value that holds instead of the rulebook's: beside it what it replaces, and the clause. Values are JSON.
 *
 * `event`: it holds in the whole event.
 */
export interface OverrideScene {
  readonly path: string
  readonly old: string
  readonly new: string
  readonly clause: string
  readonly number: string
  readonly statement?: Text | null
  readonly reason: string
  readonly by: string
  readonly event: boolean
}

/**
 * A nomination as it was set up.
 *
 * `content` is the hash of its rules, `silent` what the rulebook leaves to the organiser (`scheme ranking sizes`),
 * `leagues` whether it offers them. `fixed` are the settings that stay now; `kept` says what started stages keep.
 */
export interface SetNominationScene {
  readonly name: string
  readonly title: Text
  readonly rulebook: string
  readonly nomination: string
  readonly edition: string
  readonly content: string
  readonly team: boolean
  readonly rings: readonly string[]
  readonly settings: SettingsScene
  readonly panel: number
  readonly entries: number
  readonly stages: number
  readonly called: number
  readonly silent: readonly string[]
  readonly leagues: boolean
  readonly fixed: readonly string[]
  readonly overrides: readonly OverrideScene[]
  readonly kept: readonly Said[]
}

/** A ring as it was set up. `nominations` are those fought there; `wrong` and `unmeasured` say what a clause misses. */
export interface SetRingScene {
  readonly ring: string
  readonly title: string
  readonly field?: FieldScene | null
  readonly nominations: readonly string[]
  readonly wrong: readonly Said[]
  readonly unmeasured: readonly Said[]
}

/** What the organiser chose for a nomination; see `Settings`. */
export interface SettingsScene {
  readonly groups: number
  readonly semi_groups: number
  readonly leagues: boolean
  readonly apart: readonly string[]
  readonly promote: 'hand' | 'auto'
  readonly advance: number
  readonly scheme: readonly string[]
  readonly ranking: readonly string[]
  readonly sizes: readonly number[]
  readonly duration: number
  readonly rest: number
  readonly admission: 'here' | 'elsewhere'
  readonly capacity: number
}

/** Something that costs reason or gives it back: so many points, or as `stated`, or by the monster's `mark`. */
export interface CauseScene {
  readonly id: string
  readonly points?: number | null
  readonly by: 'points' | 'stated' | 'mark'
}

/**
 * Topic `game/character/NUMBER`: a character as its player and the masters see it. Instants are the game's ms.
 *
 * `may` says of each act why not; an act that may be done has no reasons. `asked` is what waits for a master. `told` counts
 * the facts: a master's command says how many he had `seen`. `region`: whose masters look after it; `lives`: the other region in
 * which it lives now.
 */
export interface CharacterScene {
  readonly number: string
  readonly name: string
  readonly club: string
  readonly state: 'unknown' | 'well' | 'heavy' | 'broken' | 'presumed-dead' | 'dead' | 'away'
  readonly monster: boolean
  readonly ways: readonly string[]
  readonly hits: number
  readonly most_hits: number
  readonly reason?: number | null
  readonly most_reason?: number | null
  readonly limbs: readonly string[]
  readonly bleeds_at?: number | null
  readonly heavy_at?: number | null
  readonly dead_at?: number | null
  readonly broken_at?: number | null
  readonly asylum_at?: number | null
  readonly followed: string
  readonly traumas: readonly string[]
  readonly deadlines: readonly DeadlineScene[]
  readonly foreseen: readonly DeadlineScene[]
  readonly may: Readonly<Record<string, readonly Reason[]>>
  readonly asked: Readonly<Record<string, string>>
  readonly disputes: readonly DisputeScene[]
  readonly region: string
  readonly lives: string
  readonly told: number
  readonly revisions: readonly LateReportScene[]
  readonly log: Readonly<Record<string, GameLogRow>>
  readonly obligations: Readonly<Record<string, ObligationScene>>
}

/** From the wall's `wall` on the game's clock has shown `base`, and run on from there where it `runs`. */
export interface ClockMark {
  readonly wall: number
  readonly base: number
  readonly runs: boolean
}

/** What happens at an instant of the game if nobody acts: bleeding, heavy, death, grace, devoured. */
export interface DeadlineScene {
  readonly at: number
  readonly what: string
}

/** A dispute, with its ruling once there is one. */
export interface DisputeScene {
  readonly id: string
  readonly at: number
  readonly note: string
  readonly against: string
  readonly ruling: string
}

/**
 * A fact of a character in words, and what of it the phone's own fold needs (`fact`): no notes, no names.
 *
 * `claimed`: told by a device that had been out of contact.
 */
export interface GameLogRow {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly said: Said
  readonly fact: Readonly<Record<string, unknown>>
  readonly claimed: boolean
  readonly undone: boolean
  readonly ignored: boolean
}

/**
 * Topic `game`. The clock shows `base`, plus what passed since the wall's `since` where that is not None.
 *
 * `open`: there is a game at all. The words are those of its rulebook; `conduct` its rules of conduct. `rules` is its
 * `game.yaml` as a whole: a phone without a connection goes on by it. `overrides`: values of the game's own, each beside
 * the rulebook's; `marks`: every change of the clock, oldest first.
 */
export interface GameScene {
  readonly open: boolean
  readonly name: string
  readonly base: number
  readonly since?: number | null
  readonly cycle: number
  readonly paused_for: string
  readonly told: readonly ToldScene[]
  readonly zones: readonly WordScene[]
  readonly weapons: readonly WordScene[]
  readonly aids: readonly WordScene[]
  readonly acts: readonly WordScene[]
  readonly causes: readonly WordScene[]
  readonly ways: readonly WordScene[]
  readonly outcomes: readonly WordScene[]
  readonly finishing: readonly string[]
  readonly losses: readonly CauseScene[]
  readonly gains: readonly CauseScene[]
  readonly horror: readonly MarkOfHorrorScene[]
  readonly means: readonly string[]
  readonly conduct: readonly Text[]
  readonly clauses: Readonly<Record<string, ClauseScene>>
  readonly rules: Readonly<Record<string, unknown>>
  readonly overrides: readonly OverrideScene[]
  readonly marks: readonly ClockMark[]
}

/** Who held an obligation, since when, and by which means it came to him. */
export interface HeldScene {
  readonly who: string
  readonly name: string
  readonly at: number
  readonly how: string
}

/** What a late report (`fact`) changed: each field of the character, before and after. */
export interface LateReportScene {
  readonly fact: string
  readonly changed: Readonly<Record<string, readonly unknown[]>>
}

/** Topic `game/ledger`: every obligation, for the masters; by which means they pass, and how they end. */
export interface LedgerScene {
  readonly obligations: Readonly<Record<string, ObligationScene>>
  readonly means: readonly MeansScene[]
  readonly ends: readonly string[]
}

/** The mark of a monster and what meeting it costs. */
export interface MarkOfHorrorScene {
  readonly mark: string
  readonly name: Text
  readonly costs: number
}

/**
 * A character in the masters' list. `urgent`: the instant of its first deadline, `bleeds`: an open wound, `told` counts
 * its facts; `since` it is dead, away, in the asylum, broken or heavily wounded, where it is one of them; `away` is the other
 * region in which it lives.
 */
export interface MasterRow {
  readonly name: string
  readonly club: string
  readonly state: 'unknown' | 'well' | 'heavy' | 'broken' | 'presumed-dead' | 'dead' | 'away'
  readonly hits: number
  readonly most_hits: number
  readonly reason?: number | null
  readonly urgent?: number | null
  readonly what: string
  readonly asked: number
  readonly disputes: number
  readonly asylum: boolean
  readonly monster: boolean
  readonly changed: number
  readonly region: string
  readonly bleeds: boolean
  readonly followed: boolean
  readonly since?: number | null
  readonly told: number
  readonly away: string
}

/** Topic `game/masters`: everyone by number, what waits, what late reports have changed (newest last). */
export interface MastersScene {
  readonly people: Readonly<Record<string, MasterRow>>
  readonly waiting: Readonly<Record<string, WaitingScene>>
  readonly late: readonly Said[]
  readonly double: readonly Said[]
  readonly forgeries: number
}

/** An obligation. `held`, for masters alone: who held it, by which means, thefts among them; `claims`: ends that were said. */
export interface ObligationScene {
  readonly id: string
  readonly obliged: string
  readonly holder: string
  readonly obliged_name: string
  readonly holder_name: string
  readonly terms: string
  readonly signed: boolean
  readonly deposited: boolean
  readonly status: string
  readonly asked: string
  readonly claimed: string
  readonly forgeries: number
  readonly held: readonly HeldScene[]
  readonly claims: readonly string[]
  readonly ended_at?: number | null
}

/** The phone that holds a character's seat: what its player called it, and whether it is connected now. */
export interface PhoneScene {
  readonly device: string
  readonly name: string
  readonly alive: boolean
}

/** Topic `game/phones`: the phones by their characters' numbers; who is not in it has none. */
export interface PhonesScene {
  readonly phones: Readonly<Record<string, PhoneScene>>
}

/** Topic `game/proposals/NUMBER`: reports of phones that had been the player's, for him to accept or dismiss. */
export interface PlayerProposalsScene {
  readonly proposals: readonly ProposalScene[]
}

/** What the masters told everybody, at the wall's instant. */
export interface ToldScene {
  readonly at: number
  readonly text: string
}

/**
 * Something that waits for a master: a finishing, a dispute, an obligation's end, a presumed death.
 *
 * `ends`: what is said of an obligation, where its two sides may say different things.
 */
export interface WaitingScene {
  readonly kind: 'finish' | 'dispute' | 'obligation' | 'presumed'
  readonly stream: string
  readonly event: string
  readonly character: string
  readonly name: string
  readonly at: number
  readonly said: Said
  readonly ends: readonly string[]
}

/**
 * A bout of a nomination, planned or recorded.
 *
 * `state`: `open`, `called`, then as recorded: `fought`, `walkover`, `void`; `default` is a bout that was not fought
 * since one of its two had left. `winner` empty: not decided or drawn, or (a walkover, a disqualification of both) lost by both.
 * `revision` counts the corrections. `again`: what was recorded was voided, it is to be fought once more. `halves`: its
 * scores are half-hits.
 */
export interface BoutScene {
  readonly stage: string
  readonly group: string
  readonly red: string
  readonly blue: string
  readonly state?: 'open' | 'called' | 'fought' | 'walkover' | 'void' | 'default'
  readonly red_score?: number
  readonly blue_score?: number
  readonly winner?: 'red' | 'blue' | ''
  readonly extra?: boolean
  readonly extra_round?: boolean
  readonly again?: boolean
  readonly revision?: number
  readonly halves?: boolean
  readonly disqualified?: readonly string[]
}

/** A round of a bracket that begins with `size` places (2: the final). `stage` is empty until it is composed. */
export interface BracketRound {
  readonly size: number
  readonly stage: string
  readonly cells: readonly CellScene[]
}

/** The rounds of pairs of a track. `linked`: winners of neighbours meet; else each round is paired by a new lot. */
export interface BracketScene {
  readonly track: string
  readonly linked: boolean
  readonly rounds: readonly BracketRound[]
}

/** A bout of a bracket. `bout`: the id of the bout, once there is one. `third`: for the third place. */
export interface CellScene {
  readonly cell: string
  readonly red: SlotScene
  readonly blue: SlotScene
  readonly bout?: string
  readonly winner?: 'red' | 'blue' | ''
  readonly third?: boolean
}

/** A step of the ranking, by its code (`wins`, `head-to-head`…), and the clauses that ask for it. */
export interface CriterionScene {
  readonly by: string
  readonly cites?: readonly string[]
}

/** A stage that no longer follows from the places before it: what is otherwise, and whether it has begun. */
export interface DisturbedScene {
  readonly stage: string
  readonly started: boolean
  readonly what: readonly Said[]
}

/** Who takes part. `state` with `why`: whether and why he left. `disqualifications` he received in this nomination. */
export interface EntryScene {
  readonly name: string
  readonly club?: string
  readonly country?: string
  readonly here?: boolean
  readonly state?: 'active' | 'withdrawn' | 'removed'
  readonly why?: Said | null
  readonly disqualifications?: number
}

/** The sums of an entry's bouts in a group, walkovers in `wins` and `losses` only; void and extra bouts in none. */
export interface FiguresScene {
  readonly wins?: number
  readonly losses?: number
  readonly draws?: number
  readonly bouts?: number
  readonly points?: number
  readonly against?: number
  readonly rating_points?: number
  readonly round_points?: number
  readonly sanctions?: number
}

/** A final place: `shared` with others of the same number; reached in `stage`. `place` None: not ranked. */
export interface FinalRow {
  readonly place?: number | null
  readonly shared?: boolean
  readonly medal?: 'gold' | 'silver' | 'bronze' | ''
  readonly stage?: string
}

/** A group: its entries as composed, its table (best first), its bouts in their order, its ties. A pair is one too. */
export interface GroupScene {
  readonly name: string
  readonly entries: readonly string[]
  readonly rows: readonly TableRow[]
  readonly bouts: readonly string[]
  readonly ties?: readonly TieScene[]
  readonly complete?: boolean
}

/**
 * Topic `nomination/NAME/office`, for chief, secretary, organiser: what hangs, what is next, what was corrected.
 *
 * `revisions`: every result of the bouts recorded more than once, oldest first. `kept`: stages
 * that have begun and keep scoring or ranking which was changed since. `ignored`: how many facts no longer fit.
 */
export interface NominationDeskScene {
  readonly nomination: string
  readonly steps: readonly StepScene[]
  readonly ties: readonly OpenTieScene[]
  readonly disturbed: readonly DisturbedScene[]
  readonly revisions: Readonly<Record<string, readonly RevisionScene[]>>
  readonly kept: readonly Said[]
  readonly ignored: number
}

/** A nomination in the list of them: how many entered, how many of the bouts known so far are over. */
export interface NominationRow {
  readonly nomination: string
  readonly title: Text
  readonly rulebook: string
  readonly phase: 'entries' | 'fighting' | 'over' | 'signed'
  readonly entries: number
  readonly here: number
  readonly bouts: number
  readonly done: number
  readonly stage: string
  readonly rings: readonly string[]
}

/**
 * Topic `nomination/NAME`, for anyone: who fights whom, in which groups, with which places.
 *
 * `phase`: `entries` before the draw, `fighting`, `over` when all tracks are final, `signed`. `order`: the stages' ids as
 * they came. `commitment` is the published hash of the lot's seed, `seed` the seed once it was drawn. `team`: entries are
 * teams. `content` names the rules in force, for their clauses.
 */
export interface NominationScene {
  readonly nomination: string
  readonly event: string
  readonly title: Text
  readonly rulebook: string
  readonly team: boolean
  readonly phase: 'entries' | 'fighting' | 'over' | 'signed'
  readonly content: string
  readonly commitment: string
  readonly seed: string
  readonly people: Readonly<Record<string, EntryScene>>
  readonly order: readonly string[]
  readonly stages: Readonly<Record<string, StageScene>>
  readonly bouts: Readonly<Record<string, BoutScene>>
  readonly brackets: readonly BracketScene[]
  readonly tracks: readonly TrackScene[]
}

/** Topic `nominations`, for anyone: every nomination of the event, in the order they were added. */
export interface NominationsScene {
  readonly event: string
  readonly nominations: readonly NominationRow[]
}

/** A tie that decides something: `how` it is to be broken, with the extra bouts that are needed and not scheduled. */
export interface OpenTieScene {
  readonly stage: string
  readonly group: string
  readonly entries: readonly string[]
  readonly place: number
  readonly how: 'extra' | 'settle'
  readonly pairs: readonly (readonly string[])[]
  readonly cites: readonly string[]
}

/** A result of a bout as it was recorded once, oldest first; `note` is what was written beside it. */
export interface RevisionScene {
  readonly red_score: number
  readonly blue_score: number
  readonly winner: 'red' | 'blue' | 'none' | ''
  readonly status: 'fought' | 'walkover' | 'void'
  readonly note: string
}

/** A side of a bout of a bracket: an entry, or who comes (`cell`, its winner or its loser), or nobody (`bye`). */
export interface SlotScene {
  readonly entry?: string
  readonly bye?: boolean
  readonly cell?: string
  readonly loser?: boolean
}

/**
 * A stage as composed. `track`: "" (the main one), a weight category or `premier`. `order`: its groups' names.
 *
 * `advance`: how many of each group go on; None where all go on by one ranking, 0 at the last stage. `pairs`: its groups
 * are pairs, each a bout of a bracket. `called`: its scoring and ranking stay. `disturbed`: the places before it were
 * corrected, and it waits for a decision. `extra_round`: a bout won in its extra round is recorded in a way of its own.
 * `halves`: points of its tables are half-hits.
 */
export interface StageScene {
  readonly stage: string
  readonly kind: 'qualifying' | 'semi-final' | 'final' | 'round-robin' | 'pairs-by-lot' | 'elimination'
  readonly track: string
  readonly number: number
  readonly before: string
  readonly method: 'lot' | 'rating' | 'hand' | 'places'
  readonly pairs: boolean
  readonly called: boolean
  readonly complete: boolean
  readonly disturbed: boolean
  readonly extra_round: boolean
  readonly halves: boolean
  readonly advance?: number | null
  readonly order: readonly string[]
  readonly groups: Readonly<Record<string, GroupScene>>
  readonly criteria: readonly CriterionScene[]
  readonly cites: readonly string[]
}

/**
 * What is to be done next in a track. `why`: what it still waits for; with none, it can be done now.
 *
 * `open`: bouts still to be fought in the stage. `next`: the kind of stage that would be composed; `groups`: in how many
 * groups may be chosen.
 */
export interface StepScene {
  readonly track: string
  readonly what: 'draw' | 'fight' | 'extra' | 'settle' | 'decide' | 'promote' | 'sign' | 'done'
  readonly stage: string
  readonly next: string
  readonly groups: boolean
  readonly open: number
  readonly why: readonly Said[]
}

/**
 * A line of a group's table. `place` None: not ranked. `tied`: it shares its place and nothing separates them yet.
 *
 * `on`: by the places as they are now the entry goes on.
 */
export interface TableRow {
  readonly entry: string
  readonly place?: number | null
  readonly tied?: boolean
  readonly on?: boolean
  readonly figures: FiguresScene
}

/** Entries that share a place. `decides`: something hangs on it. `extra`: the rulebook asks for extra bouts. */
export interface TieScene {
  readonly entries: readonly string[]
  readonly place: number
  readonly decides: boolean
  readonly extra: boolean
  readonly cites?: readonly string[]
}

/**
 * The places of a track by entry: of those who are out, and of all once its last stage is over (`final`).
 *
 * `signed`: these very places were signed.
 */
export interface TrackScene {
  readonly track: string
  readonly final: boolean
  readonly signed: boolean
  readonly places: Readonly<Record<string, FinalRow>>
}

/** The place of an entry in a group and, criterion by criterion, what brought it there. */
export interface WhyRow {
  readonly stage: string
  readonly group: string
  readonly place?: number | null
  readonly tied: boolean
  readonly reasons: readonly Said[]
}

/**
 * Topic `nomination/NAME/why/ENTRY`, for anyone: why an entry is where it is, stage by stage (the latest last).
 *
 * `final`: what its final place rests on, `place` that place (None: not ranked, or still to be fought for).
 */
export interface WhyScene {
  readonly entry: string
  readonly name: string
  readonly rows: readonly WhyRow[]
  readonly place?: number | null
  readonly shared: boolean
  readonly final: readonly Said[]
}

/** Topic `board`: for the chief hofmarshal, beside `rings`: panels, protests, holds, faults of the server. */
export interface BoardScene {
  readonly panels: Readonly<Record<string, readonly SeatScene[]>>
  readonly protests: readonly ProtestRow[]
  readonly held: readonly HeldRow[]
  readonly proposals: number
  readonly faults: readonly Said[]
}

/** A device the desk knows. `state`: `waiting` for approval, `paired`, `replaced` (its seat has another), `revoked`. */
export interface DeviceRow {
  readonly device: string
  readonly name: string
  readonly role: string
  readonly ring: string
  readonly seat: string
  readonly grant: number
  readonly state: 'waiting' | 'paired' | 'replaced' | 'revoked'
  readonly alive: boolean
  readonly seen?: number | null
  readonly unsent: number
  readonly joined: number
}

/** Topic `devices` (and `ring/RING/devices` for a ring's hofmarshal): every device. */
export interface DevicesScene {
  readonly devices: readonly DeviceRow[]
}

/** A fighter held by the medic. */
export interface HeldRow {
  readonly fighter: string
  readonly name: string
  readonly club: string
  readonly since: number
  readonly reason: string
}

/** Topic `medic`: everyone who may be held or cleared. */
export interface MedicScene {
  readonly people: readonly PersonRow[]
}

/** A fighter as the medic looks him up: where he fights now, and since when he is held. */
export interface PersonRow {
  readonly fighter: string
  readonly name: string
  readonly club: string
  readonly held: boolean
  readonly reason: string
  readonly where: string
  readonly since?: number | null
}

/** A protest that is not settled. */
export interface ProtestRow {
  readonly nomination: string
  readonly protest: string
  readonly bout: string
  readonly entry: string
  readonly name: string
  readonly phase: string
  readonly until?: number | null
}

/**
 * A seat at the ring and the device in it; `alive` when it was heard of within the last seconds, else `seen` last.
 *
 * `unsent` is what the device says it still holds; `grant` rises with every new holder.
 */
export interface SeatScene {
  readonly seat: string
  readonly device: string
  readonly name: string
  readonly alive: boolean
  readonly seen?: number | null
  readonly unsent: number
  readonly error: number
  readonly grant: number
}

/** A vote of the commission. `name` tells two of a seat apart. */
export interface BallotScene {
  readonly seat: 'judge' | 'hofmarshal' | 'committee'
  readonly name: string
  readonly uphold: boolean
}

/** The smallest commission of a protest, and how it decides where it is not of one mind; the clauses of both. */
export interface CommissionScene {
  readonly judges: number
  readonly hofmarshal: number
  readonly committee: number
  readonly cites: readonly string[]
  readonly split: 'hofmarshal' | 'majority'
  readonly split_cites: readonly string[]
}

/**
 * A protest as the desk sees it, without what is private of it.
 *
 * `until`: the last instant to decide it in time (None: no limit, or it is decided); `left` as in a window. `videos`: how
 * many files have come. `dismissible`: by these clauses it may stay unheard for how it was made; None: it may not.
 * `announce`: the corrected result has not been announced since. `book` names the rules with the clauses' words.
 */
export interface ProtestScene {
  readonly nomination: string
  readonly title: Text
  readonly protest: string
  readonly bout: string
  readonly stage: string
  readonly group: string
  readonly ring: string
  readonly red: string
  readonly blue: string
  readonly red_entry: string
  readonly blue_entry: string
  readonly entry: string
  readonly name: string
  readonly by: string
  readonly form: string
  readonly clause: string
  readonly video: string
  readonly videos: number
  readonly announced: number
  readonly filed_at: number
  readonly phase: 'filed' | 'upheld' | 'rejected' | 'dismissed' | 'retracted'
  readonly until?: number | null
  readonly left?: number | null
  readonly overdue: boolean
  readonly decided_at: number
  readonly decided_by: '' | 'all' | 'hofmarshal' | 'majority'
  readonly consequence: '' | 'stands' | 'corrected' | 'refought'
  readonly reason: string
  readonly mistaken: boolean
  readonly votes: readonly BallotScene[]
  readonly commission: CommissionScene
  readonly dismissible?: readonly string[] | null
  readonly cites: readonly string[]
  readonly result: ResultScene
  readonly announce: boolean
  readonly book: string
}

/**
 * Topic `protests`, for chief, secretary, organiser: by `NOMINATION/BOUT` the open windows and the results that nobody
 * has announced, by `NOMINATION/PROTEST` every protest of the event.
 */
export interface ProtestsScene {
  readonly event: string
  readonly windows: Readonly<Record<string, WindowScene>>
  readonly unannounced: Readonly<Record<string, UnannouncedScene>>
  readonly protests: Readonly<Record<string, ProtestScene>>
}

/**
 * A protest in the public record: who protested against what, by which clause, how it was decided, by how many votes.
 *
 * `clauses` are all it rests on: by which it was accepted and decided.
 */
export interface RecordRow {
  readonly nomination: string
  readonly title: Text
  readonly protest: string
  readonly bout: string
  readonly stage: string
  readonly group: string
  readonly red: string
  readonly blue: string
  readonly name: string
  readonly clause: string
  readonly filed_at: number
  readonly phase: 'filed' | 'upheld' | 'rejected' | 'dismissed' | 'retracted'
  readonly overdue: boolean
  readonly decided_at: number
  readonly decided_by: '' | 'all' | 'hofmarshal' | 'majority'
  readonly consequence: '' | 'stands' | 'corrected' | 'refought'
  readonly upheld: number
  readonly against: number
  readonly result: ResultScene
  readonly clauses: readonly string[]
  readonly book: string
  readonly said: Said
}

/** Topic `public/protests`, for anyone: the record of the event's protests, oldest first. */
export interface RecordScene {
  readonly event: string
  readonly protests: readonly RecordRow[]
}

/** A bout's result as it counts now. `halves`: the scores are half-hits. `again`: it is to be fought once more. */
export interface ResultScene {
  readonly red_score: number
  readonly blue_score: number
  readonly winner: 'red' | 'blue' | 'none' | ''
  readonly status: 'fought' | 'walkover' | 'void'
  readonly halves: boolean
  readonly again: boolean
}

/**
 * A result that nobody has announced: no time to protest runs yet. `stream` is its contest's, `since` when it was signed.
 *
 * Without a stream it was recorded by hand.
 */
export interface UnannouncedScene {
  readonly nomination: string
  readonly title: Text
  readonly bout: string
  readonly stage: string
  readonly group: string
  readonly ring: string
  readonly stream: string
  readonly red: string
  readonly blue: string
  readonly since: number
}

/**
 * A bout whose announced result may be protested against until `until`; while all stands still, `left` ms of it stay.
 *
 * `protests` are those that were made about it.
 */
export interface WindowScene {
  readonly nomination: string
  readonly title: Text
  readonly bout: string
  readonly stage: string
  readonly group: string
  readonly ring: string
  readonly red: string
  readonly blue: string
  readonly red_entry: string
  readonly blue_entry: string
  readonly result: ResultScene
  readonly announced: number
  readonly until: number
  readonly left?: number | null
  readonly protests: readonly string[]
}

/**
 * A bout that waits. `place` is its number in the list's order; `red` and `blue` are entries, named in `InfoBouts.people`.
 *
 * `expected`: when it should be called, give or take `spread` ms. `title` is that of a single bout, of no nomination.
 */
export interface InfoBout {
  readonly place: number
  readonly red: string
  readonly blue: string
  readonly nomination?: string
  readonly ring?: string
  readonly stage?: string
  readonly group?: string
  readonly title?: Text | null
  readonly expected?: number | null
  readonly spread?: number
}

/**
 * Topics `public/ring/RING` and `public/nomination/NAME`: the bouts that wait there, by their streams.
 *
 * What all of them share (the ring, or the nomination) is said in none of them. `people`: names by entry.
 */
export interface InfoBouts {
  readonly bouts: Readonly<Record<string, InfoBout>>
  readonly people: Readonly<Record<string, string>>
  readonly suspended?: InfoSuspension | null
  readonly behind?: number
}

/** Who waits next at a ring, and when he should be called. */
export interface InfoNext {
  readonly red: string
  readonly blue: string
  readonly expected?: number | null
}

/**
 * A nomination in short. `stage`: its present one; `done` of the bouts known so far are over; `next`: when it goes on.
 *
 * `winners`: who has the first three places, best first, once they are final; fighters who share one stand together.
 */
export interface InfoNomination {
  readonly name: string
  readonly title: Text
  readonly phase: 'entries' | 'drawn' | 'fighting' | 'over'
  readonly entries: number
  readonly stage?: string
  readonly done?: number
  readonly open?: number
  readonly next?: number | null
  readonly winners?: readonly string[]
}

/**
 * A ring in short: who is on with which score (`unit` and `rounds` as in `RingRow`), and the two pairs after them.
 *
 * `nomination` is that of the bout on, `title` its title where it belongs to none. `open`: bouts still to be fought here.
 */
export interface InfoRing {
  readonly ring: string
  readonly title: string
  readonly phase: string
  readonly suspended?: InfoSuspension | null
  readonly nomination?: string
  readonly bout_title?: Text | null
  readonly red?: string
  readonly blue?: string
  readonly red_score?: number
  readonly blue_score?: number
  readonly unit?: string
  readonly rounds?: readonly number[] | null
  readonly next?: readonly InfoNext[]
  readonly open?: number
  readonly behind?: number
}

/**
 * Topic `public`: an event's first page. `shown` False: the organiser does not show the event to the public (yet).
 *
 * Days are YYYY-MM-DD; `self_entry`: fighters may enter themselves, as far as the settings say.
 */
export interface InfoScene {
  readonly event: string
  readonly shown: boolean
  readonly first_day: string
  readonly last_day: string
  readonly place: string
  readonly self_entry: boolean
  readonly suspended?: InfoSuspension | null
  readonly rings: readonly InfoRing[]
  readonly nominations: readonly InfoNomination[]
}

/** Something stands still since `since`. */
export interface InfoSuspension {
  readonly since: number
  readonly reason: string
}

/**
 * A bout of a fighter's. `state`: it `waits`, he is `called` to it, it is `on`, `over`, or it was `void`.
 *
 * `ahead` are the bouts that come before it at its ring, `until` when he must have come once he is called.
 * `result` is his own; `walkover`: it was not fought. Scores are his and the other's, in half-hits where `halves`.
 */
export interface PersonBout {
  readonly stream: string
  readonly nomination: string
  readonly state: 'waits' | 'called' | 'on' | 'over' | 'void'
  readonly side: 'red' | 'blue'
  readonly other: string
  readonly other_name: string
  readonly other_club?: string
  readonly bout?: string
  readonly stage?: string
  readonly group?: string
  readonly title?: Text | null
  readonly ring?: string
  readonly ring_title?: string
  readonly expected?: number | null
  readonly spread?: number
  readonly ahead?: number
  readonly until?: number | null
  readonly result?: 'won' | 'lost' | 'drawn' | ''
  readonly walkover?: boolean
  readonly own?: number
  readonly others?: number
  readonly halves?: boolean
}

/**
 * Where a fighter stands in a nomination: in his last stage's group `place` of `of` (None: not ranked yet or any more).
 *
 * `final`: that is his final place in the nomination, `shared` with others. `left`: he was withdrawn or removed.
 */
export interface PersonNomination {
  readonly name: string
  readonly title: Text
  readonly phase: 'entries' | 'drawn' | 'fighting' | 'over'
  readonly left: boolean
  readonly stage: string
  readonly group: string
  readonly place?: number | null
  readonly of: number
  readonly final: boolean
  readonly shared: boolean
  readonly medal: string
}

/** Topic `public/person/ENTRY`: where and when somebody fights next, and how he fared. Bouts to come first, by time. */
export interface PersonScene {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly suspended?: InfoSuspension | null
  readonly nominations: readonly PersonNomination[]
  readonly bouts: readonly PersonBout[]
}

/**
 * Topic `game/regions`: this server's region, that in which the game was opened, all others it knows.
 *
 * `forks`: characters with two histories that wait for a master. `turn` rises with every file
 * that goes or comes and every choice between branches: then it is time to ask again.
 */
export interface RegionsScene {
  readonly name: string
  readonly first: string
  readonly joined: boolean
  readonly others: readonly string[]
  readonly forks: number
  readonly turn: number
}

/**
 * One blow as tapped, suggested or ruled; `facts` are what was said of it beyond its words.
 *
 * In a battle `fighter` struck it and `target` took it (ids); a battle's judges need not know who struck.
 */
export interface BlowScene {
  readonly side?: 'red' | 'blue' | null
  readonly zone: string
  readonly grip: string
  readonly weapon: string
  readonly action: string
  readonly limb: string
  readonly breach: string
  readonly fighter: string
  readonly target: string
  readonly facts: Readonly<Record<string, boolean | number | string>>
}

/**
 * A disputed blow not settled yet: `fighter` claims that `against` struck him against `clause`.
 *
 * `divided`: the accused denies it, so the judges may be divided. `said`: the claim in words.
 */
export interface ClaimScene {
  readonly id: string
  readonly fighter: string
  readonly against: string
  readonly clause: string
  readonly divided: boolean
  readonly said: Said
}

/**
 * The round's clock. Effective time is `elapsed`, plus what passed since `since` where that is not None.
 *
 * `limit` 0: no limit. `horn_at`: time was reached. `frozen_at`: suspended since.
 */
export interface ClockScene {
  readonly limit: number
  readonly elapsed: number
  readonly since?: number | null
  readonly horn_at?: number | null
  readonly frozen_at?: number | null
}

/** A step of etiquette or procedure that is due at this moment, by its clauses: the salute, the change of a weapon. */
export interface ConductScene {
  readonly text: Text
  readonly cites: readonly string[]
}

/**
 * Topic `ring/RING/console`: what only the hofmarshal of a ring (and the chief) sees, beside topic `ring/RING`.
 *
 * `typed`: the office has recorded a result of the present bout that the ring's own does not replace.
 */
export interface ConsoleScene {
  readonly ring: string
  readonly stream: string
  readonly number: number
  readonly next: string
  readonly moments: readonly MomentScene[]
  readonly late: readonly TapScene[]
  readonly breaches: readonly TapScene[]
  readonly first?: 'red' | 'blue' | null
  readonly rulings: readonly RulingScene[]
  readonly cannot_call: readonly Reason[]
  readonly cannot_start: readonly Reason[]
  readonly ladder: readonly LadderStep[]
  readonly seats: readonly SeatScene[]
  readonly proposals: readonly ProposalScene[]
  readonly claims: readonly ClaimScene[]
  readonly typed?: Said | null
}

/**
 * A contest as anyone may see it. `book` is the hash of `/api/books/HASH`.
 *
 * `number` is its stream's at the last event that is shown here: taps show nowhere but on the console.
 *
 * `unit` says what `score` counts; `log` is keyed by event id; `place` says which row comes after which. `steps` is what the
 * rulebook has done at this very moment.
 */
export interface ContestScene {
  readonly stream: string
  readonly number: number
  readonly nomination: string
  readonly title: Text
  readonly book: string
  readonly stage: string
  readonly group: string
  readonly bout: string
  readonly ring: string
  readonly mechanism: string
  readonly team: boolean
  readonly phase: string
  readonly awaits: string
  readonly round: number
  readonly exchange: number
  readonly extra: boolean
  readonly swapped: boolean
  readonly doubles: number
  readonly unit: 'points' | 'halves' | 'rounds' | 'standing'
  readonly red: SideScene
  readonly blue: SideScene
  readonly clock: ClockScene
  readonly countdowns: readonly Countdown[]
  readonly rounds: readonly RoundScene[]
  readonly outcome?: OutcomeScene | null
  readonly announced_at?: number | null
  readonly steps: readonly ConductScene[]
  readonly log: Readonly<Record<string, LogRow>>
}

/** A deadline people must see: `until` an instant; `left` milliseconds stand still while everything is frozen. */
export interface Countdown {
  readonly what: 'arrive' | 'ready' | 'late' | 'clinch' | 'final'
  readonly until: number
  readonly left?: number | null
}

/**
 * A fighter: `halves` are half-hits left (None where hits are not counted), `down` out of the fight.
 *
 * In a battle `lined` says that he is in the line-up of the round, `cause` by which clause he is out ("": none was named,
 * or he has no hits left), `mark` who marked him last, `seconded` by how many more seats the same out was marked.
 * `cloak` is the arm (`left`, `right`) on which a cloak is wound, where the inspection has said so.
 */
export interface FighterScene {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly entry: string
  readonly main: boolean
  readonly halves?: number | null
  readonly halves_full: number
  readonly armour_class: number
  readonly down: boolean
  readonly disqualified: boolean
  readonly held: boolean
  readonly lined: boolean
  readonly cause: string
  readonly mark?: MarkScene | null
  readonly seconded: number
  readonly cloak: string
}

/** What the next sanction of a kind would bring a fighter. */
export interface LadderStep {
  readonly fighter: string
  readonly side: 'red' | 'blue'
  readonly kind: string
  readonly number: number
  readonly said: Said
}

/**
 * One event of a contest in the reader's words, newest fold: `undone` rows are shown struck through.
 *
 * `place` counts the rows from 0, oldest first; `kind` is the event's type, `effective` the round's time at it,
 * `correctable` whether it may be annulled or replaced. `flagged`: who struck a blow there that counts and is discouraged,
 * one id a blow.
 */
export interface LogRow {
  readonly id: string
  readonly place: number
  readonly t: number
  readonly round: number
  readonly exchange: number
  readonly effective: number
  readonly kind: string
  readonly by: string
  readonly side?: 'red' | 'blue' | null
  readonly text: Said
  readonly undone: boolean
  readonly replaced: boolean
  readonly correctable: boolean
  readonly flagged: readonly string[]
}

/** The last mark about a fighter in this round: by which seat, at which instant, the event and its kind. */
export interface MarkScene {
  readonly by: string
  readonly at: number
  readonly event: string
  readonly kind: string
}

/** Taps so close together that they mean one thing. */
export interface MomentScene {
  readonly at: number
  readonly taps: readonly TapScene[]
  readonly suggestion?: SuggestionScene | null
}

/** How the contest ended; `winner` None: a draw, or both lost. `rating` and `round_points` (red, blue) are a team's. */
export interface OutcomeScene {
  readonly winner?: 'red' | 'blue' | null
  readonly termination: string
  readonly red: number
  readonly blue: number
  readonly said: Said
  readonly rating: readonly number[]
  readonly round_points: readonly number[]
}

/** A command of a device that no longer holds its seat, for the present holder to accept or dismiss. */
export interface ProposalScene {
  readonly id: string
  readonly seat: string
  readonly name: string
  readonly at: number
  readonly received: number
  readonly stream: string
  readonly command: Readonly<Record<string, unknown>>
  readonly text: Said
}

/** A bout that waits for this ring; `expected` is the instant it should be called, give or take `spread` ms. */
export interface QueueRow {
  readonly stream: string
  readonly nomination: string
  readonly title: Text
  readonly stage: string
  readonly group: string
  readonly bout: string
  readonly red: string
  readonly blue: string
  readonly red_club: string
  readonly blue_club: string
  readonly expected?: number | null
  readonly spread: number
}

/**
 * A ring in the chief's board and in the list of rings.
 *
 * `unit` says what the scores count, `fall` who has not touched the ground; `rounds` are those won where several are
 * fought.
 */
export interface RingRow {
  readonly ring: string
  readonly title: string
  readonly phase: string
  readonly suspended?: Suspension | null
  readonly stream: string
  readonly nomination?: Text | null
  readonly red: string
  readonly blue: string
  readonly red_score: number
  readonly blue_score: number
  readonly unit: string
  readonly rounds?: readonly number[] | null
  readonly clock?: ClockScene | null
  readonly queue: readonly QueueRow[]
  readonly done: number
  readonly open: number
  readonly behind: number
}

/**
 * Topic `ring/RING`: what is on at a ring, for screens, pads and spectators. `queue[0]` is on deck, `[1]` in the hole.
 *
 * `contest` is the one called and not yet announced, else the one that was last, until the next is called.
 */
export interface RingScene {
  readonly ring: string
  readonly title: string
  readonly event: string
  readonly suspended?: Suspension | null
  readonly contest?: ContestScene | null
  readonly queue: readonly QueueRow[]
  readonly behind: number
}

/** Topic `rings`: all rings in short, for the ring list and the spectators' first page. */
export interface RingsScene {
  readonly event: string
  readonly suspended?: Suspension | null
  readonly rings: readonly RingRow[]
}

/** A finished round, `effective` ms long; of teams also how many of each side still stood, and who fought in it (ids). */
export interface RoundScene {
  readonly number: number
  readonly winner?: 'red' | 'blue' | null
  readonly termination: string
  readonly red: number
  readonly blue: number
  readonly counted: boolean
  readonly extra: boolean
  readonly effective: number
  readonly standing: readonly number[]
  readonly lineups: Readonly<Record<string, readonly string[]>>
}

/** A ruling that stands, which a second one of the same exchange must name in `replaces`. */
export interface RulingScene {
  readonly event: string
  readonly round: number
  readonly exchange: number
  readonly t: number
  readonly blows: readonly BlowScene[]
  readonly orders: readonly string[]
  readonly not_counted: string
  readonly text: Said
}

/**
 * A sanction that stands: the `number`-th of its `kind`, what it brought (`effect`, `points`), by which event.
 *
 * `scope` is what the number counts in, and what it removes from: the `bout`, the `nomination` or the `event`.
 */
export interface SanctionScene {
  readonly fighter: string
  readonly kind: string
  readonly number: number
  readonly effect: string
  readonly points: number
  readonly event: string
  readonly cites: readonly string[]
  readonly scope: string
}

/**
 * One side: who, where from, ready or not, its score, its sanctions.
 *
 * `wins` and `losses` are its other bouts of this nomination (`wins` None: a bout of no nomination), `warnings` those
 * it has in the event on record. `fighters` are keyed by id, in the order of the roster.
 *
 * Of a team: `standing` are fighters who still fight, `lineup` the ids of those who fight this round (or the next),
 * `sealed` whether its order of entry is in, `order` the order once the fight has begun, `on_field` who is on the
 * bridge, `next_in` whose turn it is to step onto it.
 */
export interface SideScene {
  readonly name: string
  readonly club: string
  readonly entry: string
  readonly score: number
  readonly rounds_won: number
  readonly arrived: boolean
  readonly ready: boolean
  readonly signed: boolean
  readonly fighters: Readonly<Record<string, FighterScene>>
  readonly sanctions: readonly SanctionScene[]
  readonly wins?: number | null
  readonly losses: number
  readonly warnings: number
  readonly standing: number
  readonly lineup: readonly string[]
  readonly sealed: boolean
  readonly order: readonly string[]
  readonly on_field: readonly string[]
  readonly next_in: string
}

/** What the taps of a moment amount to; `why` explains it. */
export interface SuggestionScene {
  readonly blow: BlowScene
  readonly points: number
  readonly halves: number
  readonly agree: number
  readonly against: number
  readonly quorum: number
  readonly why: readonly Said[]
  readonly cites: readonly string[]
}

/** The ring or the whole event stands still since, and why. */
export interface Suspension {
  readonly since: number
  readonly reason: string
  readonly event: boolean
}

/** A marshal's tap: from which seat, when (`at`, give or take `error` ms), what. `late`: for another exchange. */
export interface TapScene {
  readonly id: string
  readonly seat: string
  readonly name: string
  readonly at: number
  readonly blow: BlowScene
  readonly error: number
  readonly late: boolean
  readonly withdrawn: boolean
}

/** A bout that waits: `expected` to be called then, give or take `spread` ms. `placed`: put there by hand. */
export interface BoardBout {
  readonly nomination: string
  readonly stage: string
  readonly group: string
  readonly bout: string
  readonly red: string
  readonly blue: string
  readonly expected?: number
  readonly spread?: number
  readonly end?: number
  readonly placed?: boolean
  readonly wait?: BoardWait | null
}

/** A nomination: the rings it is fought on (none: any), a bout's length and the least rest in ms. */
export interface BoardNomination {
  readonly title: Text
  readonly rings: readonly string[]
  readonly duration: number
  readonly rest: number
  readonly open: number
}

/** The bout that is on at a ring, since when, and until about when. */
export interface BoardOn {
  readonly nomination: string
  readonly stage: string
  readonly group: string
  readonly bout: string
  readonly red: string
  readonly blue: string
  readonly since: number
  readonly until: number
}

/** A ring: what is on, the streams of those who wait in their order, how late it is (`behind` ms), when it ends. */
export interface BoardRing {
  readonly ring: string
  readonly title: string
  readonly suspended: boolean
  readonly reason: string
  readonly behind: number
  readonly done: number
  readonly on?: BoardOn | null
  readonly order: readonly string[]
  readonly ends?: number | null
}

/**
 * Why a ring would stand idle, or a fighter has no rest: whom it waits for and where he comes from.
 *
 * `busy`: he fights at `ring` when this bout should be called; `rest`: he has not rested as long as is asked;
 * `twice`: he comes straight from his last bout. `idle`: ms the ring stands still for it.
 */
export interface BoardWait {
  readonly why: 'busy' | 'rest' | 'twice'
  readonly fighter: string
  readonly ring: string
  readonly bout: string
  readonly idle: number
}

/**
 * Topic `schedule`, for the desk: the rings as columns. `groups` are those placed by hand, `NOMINATION/STAGE/GROUP`.
 *
 * Bouts are told once, by their streams; `people` are names by entry. `suspended`: the whole event stands still.
 */
export interface ScheduleScene {
  readonly event: string
  readonly suspended: boolean
  readonly rings: readonly BoardRing[]
  readonly bouts: Readonly<Record<string, BoardBout>>
  readonly groups: Readonly<Record<string, string>>
  readonly nominations: Readonly<Record<string, BoardNomination>>
  readonly people: Readonly<Record<string, string>>
}
