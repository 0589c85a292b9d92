import type { AnyOutcome, AnySave } from '../../rules/games.ts'
import { type AnyGame, engineOf, gameOf } from '../../rules/games.ts'
import { commit, joinSeed, type Orders } from '../../rules/index.ts'
import type { Lessons } from '../../rules/play/gameParts.ts'
import { tutorialIdOf } from '../store/tutorialId.ts'
import type { GameRecord, LogEntry, OutboxEntry } from '../store/types.ts'
import type { Actor, Changed } from './change.ts'
import { computerSeat } from './computerSeats.ts'
import { outboxKey } from './outbox.ts'
import { openAmong, underWay } from './splitPosts.ts'
import { decidingSelf, ordersOf } from './standingOrders.ts'

/** What happened so far, with all that the computer answers at once: nobody waits for it in a lesson. */
function withComputer(
  game: GameRecord,
  outcome: { save: AnySave; events: LogEntry[] },
): { save: AnySave; events: LogEntry[] } {
  const engine = engineOf(game)
  let { save, events } = outcome
  while (save.step !== null && save.pending && game.seats[save.pending.by]?.computer) {
    const { question, state } = engine.open(save)
    const next = engine.resume(save, engine.soundAnswer(question!, state), { orders: ordersOf(game) })
    // The rules changed under the open question: the lesson goes on from what still fits.
    if (!next.ok && !next.save) throw new Error(`the computer was refused in a lesson: ${next.refusal.code}`)
    save = next.save!
    events = [...events, ...(next.events ?? [])]
  }
  return { save, events }
}

/** @throws for a game without lessons */
function lessonsOf(record: Pick<GameRecord, 'game'>): Lessons<AnyGame> {
  const { lessons } = gameOf(record)
  if (!lessons) throw new Error(`no lessons in ${record.game}`)
  return lessons
}

/** The number of the event that comes next: those of all lessons number on. */
const nextEvent = ({ save }: GameRecord): number => (save ? save.events + save.told : 0)

/**
 * The same tutorial with the scene of a lesson on the board, as it begins.
 * @param secret fresh random bytes in hexadecimal, for a lesson whose dice nobody knows beforehand
 */
export function setLesson(game: GameRecord, id: string, secret: string, now: number): GameRecord {
  const lessons = lessonsOf(game)
  const here = lessons.orders?.(id)
  const [own, other] = game.seats.map((seat, i) =>
    i === 0 && here ? { ...seat, orders: { mine: seat.orders?.mine ?? {}, here } } : seat,
  )
  const begun = withComputer(
    { ...game, seats: [own!, other!] },
    lessons.begin(id, {
      seed: joinSeed(secret, [own!.number, other!.number]),
      first: nextEvent(game),
      names: [own!.name, other!.name],
    }),
  )
  return {
    ...game,
    stage: 'battle',
    seats: [own!, other!],
    save: begun.save,
    secret,
    commitment: commit(secret),
    until: null,
    changed: now,
    pinged: null,
    lesson: { id, state: 'begun' },
    news: { waiting: [], told: begun.events },
  }
}

/**
 * A tutorial at its first lesson. It belongs to no server, and nobody is told of it.
 * @param of.game whose lessons they are, as a record names it
 * @param of.computer what the computer is called
 * @param of.orders what its player has ordered for all games of the kind
 * @throws for a game without lessons
 */
export function newTutorial(
  actor: Actor,
  {
    game,
    channel,
    secret,
    computer,
    orders,
  }: Pick<GameRecord, 'game'> & { channel: string; secret: string; computer: string; orders: Orders },
): GameRecord {
  const ofGame = game === undefined ? {} : { game }
  const lessons = lessonsOf(ofGame)
  const blank: GameRecord = {
    ...ofGame,
    id: tutorialIdOf(actor.user.id, ofGame),
    version: 0,
    stage: 'battle',
    guild: null,
    channel,
    thread: null,
    language: actor.locale,
    terms: { ...lessons.terms, pace: 'none', missed: 'nothing' },
    invited: null,
    seats: [
      {
        user: actor.user.id,
        name: actor.user.name,
        locale: actor.locale,
        number: 'tutorial',
        armies: {},
        orders: { mine: decidingSelf(ofGame, orders), here: {} },
      },
      computerSeat('recruit', 1, computer, actor.locale),
    ],
    secret,
    commitment: commit(secret),
    save: null,
    until: null,
    made: actor.now,
    changed: actor.now,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
  return setLesson(blank, lessons.ids[0]!, secret, actor.now)
}

/**
 * What the rules did, carried over into a tutorial: the computer answers at once, and whether the lesson is done is
 * saved with it. Nothing is posted: the player sees all of it in the answer.
 */
export function playLesson(
  now: number,
  game: GameRecord & Required<Pick<GameRecord, 'lesson'>>,
  outcome: Extract<AnyOutcome, { ok: true }>,
): Changed & { told: LogEntry[] } {
  const { save, events } = withComputer(game, outcome)
  const told = [...underWay(game), ...events]
  const begun = openAmong(game, save, told)
  const over = save.step === null && save.pending === null
  const { id, state } = game.lesson
  const next: GameRecord = {
    ...game,
    stage: over ? 'over' : 'battle',
    save,
    changed: now,
    lesson: { id, state: lessonsOf(game).stateAfter(id, state, save, events) },
    news: { waiting: [], told, ...(begun && { begun }) },
  }
  const outbox: OutboxEntry[] = events.length
    ? [{ key: outboxKey(game, 'log'), do: 'log', entries: events }]
    : []
  return { game: next, outbox, told: events }
}

/** The lesson after the one that is on the board; undefined after the last. */
export function lessonAfter(game: GameRecord): string | undefined {
  const { ids } = lessonsOf(game)
  return game.lesson && ids[ids.indexOf(game.lesson.id) + 1]
}

/** The first lesson of a game. */
export const firstLesson = (game: Pick<GameRecord, 'game'>): string => lessonsOf(game).ids[0]!

/** Is it one of the lessons about one thing alone? The last one is a battle like any other. */
export const isOneThing = (game: Pick<GameRecord, 'game' | 'lesson'>): boolean =>
  game.lesson !== undefined && game.lesson.id !== lessonsOf(game).ids.at(-1)
