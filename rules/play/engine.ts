import type { Dice } from '../core/dice.ts'
import { newSave, type Policy, type Question, run, type Save, takeBack } from '../core/script.ts'
import type { Space } from '../core/space.ts'
import type { Numbered } from '../core/tape.ts'
import type {
  Correction,
  GameModule,
  GameResult,
  GameTypes,
  LeaveReason,
  Opened,
  Outcome,
  Outside,
  PlayerView,
  Settlement,
  Viewer,
} from './module.ts'
import { type CompleteModule, complete } from './usual.ts'

export interface ResumeOptions<T extends GameTypes> {
  /** standing orders of each player; defaults where there are none */
  orders?: readonly (T['orders'] | undefined)[]
  /** who answers besides the player, in place of all orders */
  policy?: Policy<T['state']>
  /** for tests and examples: dice in place of the seed's */
  dice?: Dice
}

/** All that any game gets. Saves are plain values: none is changed, every function gives a new one. */
export interface Engine<T extends GameTypes> {
  readonly module: CompleteModule<T>
  /** a new game, run up to its first question */
  setUp(options: T['setUp'], resumeOptions?: ResumeOptions<T>): Outcome<T>
  /** answers the open question and runs on to the next */
  resume(save: Save<T['state']>, answer: string, options?: ResumeOptions<T>): Outcome<T>
  /** lets orders that have changed answer the open question, and what comes after it */
  proceed(
    save: Save<T['state']>,
    orders: ResumeOptions<T>['orders'],
    dice?: ResumeOptions<T>['dice'],
  ): Outcome<T>
  /** a save run up to its open question, to look at it; run once, however often it is looked at */
  open(save: Save<T['state']>): Opened<T>
  /** everything that may be answered now; undefined when the game is over */
  legal(save: Save<T['state']>): Space | undefined
  /**
   * takes back the player's last answer, as far as nothing was revealed by it
   * @returns with the answer, and `since`: from the event of that number on, nothing has happened any more
   */
  undo(save: Save<T['state']>, player: number): Outcome<T> & { answer?: string; since?: number }
  /**
   * the game before everything that whoever is asked could still take back: what others may see of it
   * @returns with the number of the first event that is not to be told yet; none where it is left out
   */
  settled(save: Save<T['state']>): { save: Save<T['state']>; since?: number }
  /** whether the player's last answer could be taken back now; read from the journal, nothing is run */
  canUndo(save: Save<T['state']>, player: number): boolean
  /**
   * the program answers everything of this player until the present phase is over: by the player's orders where
   * they have an answer, soundly otherwise
   * @param dice in place of the seed's, for whoever only wants to know what it would do
   */
  finishPhase(
    save: Save<T['state']>,
    player: number,
    orders?: ResumeOptions<T>['orders'],
    dice?: Dice,
  ): Outcome<T>
  /**
   * the program answers everything of this player until the present step is over, such as one fight: by what the player
   * has settled for it, soundly otherwise; what comes after it is left to the orders
   * @param settled orders that stand in for the player's until then; theirs where left out
   */
  finishStep(
    save: Save<T['state']>,
    player: number,
    orders?: ResumeOptions<T>['orders'],
    settled?: T['orders'],
  ): Outcome<T>
  /** a sound answer in the place of somebody who is away, whatever the orders say of waiting */
  soundAnswer(question: Question, state: T['state'], orders?: T['orders']): string
  /** an answer for somebody who is out of the game while others play on; undefined where the player is not */
  answerForGone(question: Question, state: T['state']): string | undefined
  /** a player gives up; the others play on, where there are two or more */
  concede(save: Save<T['state']>, player: number, orders?: ResumeOptions<T>['orders']): Outcome<T>
  /** the same for a player who stays away */
  forfeit(save: Save<T['state']>, player: number, orders?: ResumeOptions<T>['orders']): Outcome<T>
  /** all who are still in the game agree on a draw */
  agreeDraw(save: Save<T['state']>): Outcome<T>
  /**
   * a judge puts something right: the step under way is run again on it, and whatever of it no longer fits is asked
   * anew, with dice not seen before
   */
  correct(save: Save<T['state']>, correction: Correction, orders?: ResumeOptions<T>['orders']): Outcome<T>
  /**
   * somebody else plays on for a player; nothing of the game itself changes
   * @param name of who plays on
   */
  handOver(save: Save<T['state']>, player: number, name: string): Outcome<T>
  /** players who are still in the game */
  playersLeft(save: Save<T['state']>): number[]
  /** how it ended; undefined while it goes on */
  result(save: Save<T['state']>): GameResult | undefined
  /** what a player or a spectator may know */
  view(save: Save<T['state']>, viewer: Viewer): PlayerView<T>
  /** the same, written down */
  documentFor(save: Save<T['state']>, viewer: Viewer, context: T['context']): T['document']
  /** broken invariants, in words; [] when the game is sound */
  check(save: Save<T['state']>): string[]
}

export function engineOf<T extends GameTypes>(game: GameModule<T>): Engine<T> {
  const module = complete(game)
  type OwnSave = Save<T['state']>
  type Options = ResumeOptions<T>
  type Events = Numbered<T['event']>[]

  /** Saves that this very process has opened or made last, the newest first. */
  const recent: { save: OwnSave; opened: Opened<T> }[] = []
  const keep = (save: OwnSave, state: T['state'], question: unknown, table: T['table'] | undefined) => {
    const opened = {
      state,
      question: question as T['question'] | undefined,
      table: table ?? module.tableOf(state),
    }
    recent.unshift({ save, opened })
    if (recent.length > maxRecent) recent.pop()
    return opened
  }

  function open(save: OwnSave): Opened<T> {
    const known = recent.find(each => each.save === save)
    if (known) return known.opened
    const outcome = run(module.machine, save)
    if (!outcome.ok) throw new Error(`cannot be opened: ${outcome.refusal.code}`)
    return keep(save, outcome.state, outcome.question, outcome.table)
  }

  const policyOf = (orders: readonly (T['orders'] | undefined)[]): Policy<T['state']> =>
    module.absence?.policy?.(orders) ?? (() => undefined)
  const soundAnswer = (question: Question, state: T['state'], orders?: T['orders']): string =>
    module.absence?.soundAnswer?.(question, state, orders) ?? question.fallback()
  const isGone = (player: number, state: T['state']) => !module.playersLeft(state).includes(player)
  const answerForGone = (question: Question, state: T['state']): string | undefined =>
    module.absence?.answerForGone
      ? module.absence.answerForGone(question, state)
      : isGone(question.by, state)
        ? question.fallback()
        : undefined

  function view(save: OwnSave, viewer: Viewer): PlayerView<T> {
    const opened = open(save)
    const state = module.secrets?.redact?.(opened.state, viewer) ?? opened.state
    return {
      viewer,
      state,
      question:
        opened.question && (module.secrets?.redactQuestion?.(opened.question, viewer) ?? opened.question),
      table: state === opened.state ? opened.table : module.tableOf(state),
      knows: event => !module.secrets?.isSecret?.(opened.state, event, viewer),
    }
  }

  function go(save: OwnSave, answer: string | undefined, options: Options = {}): Outcome<T> {
    const present = options.policy ?? policyOf(options.orders ?? [])
    const policy: Policy<T['state']> = (question, state) => {
      const gone = answerForGone(question, state)
      return gone === undefined ? present(question, state) : { answer: gone, from: 'default' }
    }
    const outcome = run(module.machine, save, { answer, policy, dice: options.dice })
    if (outcome.ok) {
      keep(outcome.save, outcome.state, outcome.question, outcome.table)
      return { ok: true, save: outcome.save, events: outcome.events }
    }
    const { refusal, events } = outcome
    return outcome.save === save ? { ok: false, refusal } : { ok: false, refusal, save: outcome.save, events }
  }

  /** Tells of something from outside before all else. */
  const telling = (n: number, state: T['state'], what: Outside, outcome: Outcome<T>): Outcome<T> =>
    outcome.ok ? { ...outcome, events: [{ ...module.eventOf(state, what), n }, ...outcome.events] } : outcome

  function settle(save: OwnSave, how: Settlement): Outcome<T> {
    if (save.step === null) return over
    const state = module.machine.clone(open(save).state)
    const events: Events = []
    let n = save.events + save.told
    module.settle(state, how, event => events.push({ ...event, n: n++ }))
    const ended = { ...save, battle: state, step: null, journal: [], pending: null, events: n, told: 0 }
    return { ok: true, events, save: ended }
  }

  function leave(save: OwnSave, player: number, reason: LeaveReason, orders: Options['orders']): Outcome<T> {
    if (save.step === null) return over
    const left = module.playersLeft(save.battle)
    if (!left.includes(player)) return { ok: false, refusal: { code: 'is-out' } }
    const others = left.filter(other => other !== player)
    if (others.length === 1) return settle(save, { winner: others[0]!, reason })
    if (!module.absence?.withoutPlayer)
      throw new Error(`${module.id} cannot go on without one of its players`)
    const battle = module.absence.withoutPlayer(save.battle, player, reason)
    const n = save.events + save.told
    const outcome = go({ ...save, battle, told: save.told + 1 }, undefined, { orders })
    return telling(n, open(save).state, { event: 'gave-up', by: player, reason }, outcome)
  }

  return {
    module,
    open,
    setUp(options, resumeOptions) {
      const begun = module.begin(options)
      if (!begun.ok) return begun
      return go(newSave(module.version, begun.state, options.seed), undefined, resumeOptions)
    },
    resume: (save, answer, options) => go(save, answer, options),
    proceed: (save, orders, dice) => go(save, undefined, { orders, dice }),
    legal: save => open(save).question?.space,
    undo(save, player) {
      const back = takeBack(save, player)
      if (!back.ok) return { ok: false, refusal: { ...back.refusal, rule: module.undoRule } }
      const outcome = go(back.save, undefined, { policy: () => undefined })
      if (!outcome.ok) return outcome
      // The numbers of what was taken back are left out, up to the one of the taking back itself.
      const last = outcome.save.journal.at(-1)
      const since = last && 'skip' in last ? back.n + 1 - last.skip : back.n
      const { answer, n } = back
      const told = telling(
        n,
        open(outcome.save).state,
        { event: 'undone', by: player, answer, since },
        outcome,
      )
      return { ...told, answer, since }
    },
    canUndo: (save, player) => takeBack(save, player).ok,
    settled(save) {
      const by = save.pending?.by
      let before = save
      for (let back = by === undefined ? undefined : takeBack(before, by); back?.ok; ) {
        before = back.save
        back = takeBack(before, by!)
      }
      if (before === save) return { save }
      const outcome = go(before, undefined, { policy: () => undefined })
      if (!outcome.ok) return { save }
      const last = outcome.save.journal.at(-1)
      const next = before.events + before.told
      return { save: outcome.save, since: last && 'skip' in last ? next - last.skip : next }
    },
    finishPhase(save, player, orders = [], dice) {
      const { state, question } = open(save)
      if (!question) return over
      if (question.by !== player)
        return { ok: false, refusal: { code: 'not-your-turn', about: { by: question.by } } }
      const phase = module.phaseOf(state)
      const ordered = policyOf(orders)
      const policy: Policy<T['state']> = (q, now) => {
        const here = q.by === player && module.phaseOf(now) === phase
        const given = ordered(q, now)
        if (given || !here) return given
        return { answer: soundAnswer(q, now, orders[player]), from: 'default' }
      }
      return go(save, undefined, { policy, dice })
    },
    finishStep(save, player, orders = [], settled) {
      const { question } = open(save)
      if (!question) return over
      if (question.by !== player)
        return { ok: false, refusal: { code: 'not-your-turn', about: { by: question.by } } }
      const ordered = policyOf(orders)
      const own = settled ?? orders[player]
      const within = settled
        ? policyOf([...Array.from({ length: player }, () => undefined), settled])
        : ordered
      /** each step works on a state of its own */
      let step: T['state'] | undefined
      const policy: Policy<T['state']> = (q, now) => {
        step ??= now
        if (q.by !== player || now !== step) return ordered(q, now)
        const given = within(q, now)
        if (given && !settled) return given
        // What a player settles is no standing order of theirs, and not told as one.
        return { answer: given?.answer ?? soundAnswer(q, now, own), from: 'default' }
      }
      return go(save, undefined, { policy })
    },
    soundAnswer,
    answerForGone,
    concede: (save, player, orders) => leave(save, player, 'conceded', orders),
    forfeit: (save, player, orders) => leave(save, player, 'forfeit', orders),
    agreeDraw: save => settle(save, { winner: null, reason: 'agreed' }),
    correct(save, correction, orders) {
      if (save.step === null) return over
      const corrected = module.judge?.correct?.(save.battle, correction)
      if (!corrected?.ok) return corrected ?? { ok: false, refusal: { code: 'no-correction' } }
      const n = save.events + save.told
      const { state } = open(save)
      const outcome = go({ ...save, battle: corrected.state, told: save.told + 1 }, undefined, { orders })
      return telling(n, state, { event: 'corrected', ...correction }, outcome)
    },
    handOver(save, player, name) {
      if (save.step === null) return over
      const { state } = open(save)
      const battle = module.judge?.rename?.(save.battle, player, name) ?? save.battle
      const n = save.events + save.told
      const outcome = go({ ...save, battle, told: save.told + 1 }, undefined, { policy: () => undefined })
      return telling(n, state, { event: 'handed-over', by: player }, outcome)
    },
    playersLeft: save => module.playersLeft(save.battle),
    result: save => module.result(save.battle),
    view,
    documentFor: (save, viewer, context) => module.document(view(save, viewer), save, context),
    check: save => module.faults(open(save).table, save),
  }
}

/** Enough for a few games side by side; a weak map would cost more than it saves. */
const maxRecent = 4

const over = { ok: false, refusal: { code: 'battle-over' } } as const
