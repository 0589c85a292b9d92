import {
  type BattleOutcome,
  type BattleSave,
  beginScene,
  type LessonId,
  lessonIds,
  lessonState,
  lessons,
} from '../../rules/combat-hex/index.ts'
import { engineOf } from '../../rules/games.ts'
import { commit, joinSeed } from '../../rules/index.ts'
import { tutorialIdOf } from '../store/tutorialId.ts'
import type { GameRecord, LogEntry, OutboxEntry } from '../store/types.ts'
import type { Actor, Changed } from './change.ts'
import { computerSeat } from './computerSeats.ts'
import { openBlow } from './gatherBlows.ts'
import { outboxKey } from './outbox.ts'
import { underWay } from './splitPosts.ts'

/** What happened so far, with all that the computer answers at once: nobody waits for it in a lesson. */
function withComputer(
  game: GameRecord,
  outcome: { save: BattleSave; events: LogEntry[] },
): { save: BattleSave; events: LogEntry[] } {
  const engine = engineOf(game)
  let { save, events } = outcome
  while (save.step !== null && save.pending && game.seats[save.pending.by]?.computer) {
    const { question, state } = engine.open(save)
    const next = engine.resume(save, engine.module.soundAnswer(question!, state))
    // The rules changed under the open question: the lesson goes on from what still fits.
    if (!next.ok && !next.save) throw new Error(`the computer was refused in a lesson: ${next.refusal.code}`)
    save = next.save!
    events = [...events, ...(next.events ?? [])]
  }
  return { save, events }
}

/** The number of the event that comes next: those of all lessons number on. */
const nextEvent = ({ save }: GameRecord): number => (save ? save.events + save.told : 0)

/**
 * The same tutorial with the scene of a lesson on the board, as it begins.
 * @param secret fresh random bytes in hexadecimal, for a lesson whose dice nobody knows beforehand
 */
export function setLesson(game: GameRecord, id: LessonId, secret: string, now: number): GameRecord {
  const { scene, seed } = lessons[id]
  const [own, other] = game.seats
  const begun = withComputer(
    game,
    beginScene(scene, {
      seed: seed ?? joinSeed(secret, [own!.number, other!.number]),
      first: nextEvent(game),
      names: [own!.name, other!.name],
    }),
  )
  return {
    ...game,
    stage: 'battle',
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
 * @param computer what the computer is called
 */
export function newTutorial(
  actor: Actor,
  { channel, secret, computer }: { channel: string; secret: string; computer: string },
): GameRecord {
  const blank: GameRecord = {
    id: tutorialIdOf(actor.user.id),
    version: 0,
    stage: 'battle',
    guild: null,
    channel,
    thread: null,
    language: actor.locale,
    terms: {
      rules: 'tournament',
      points: 500,
      camps: 'good',
      board: 'first-field',
      pace: 'none',
      missed: 'nothing',
    },
    invited: null,
    seats: [
      { user: actor.user.id, name: actor.user.name, locale: actor.locale, number: 'tutorial', armies: {} },
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
  return setLesson(blank, lessonIds[0], secret, actor.now)
}

/**
 * What the rules did, carried over into a tutorial: the computer answers at once, and whether the lesson is done is
 * saved with it. Nothing is posted: the player sees all of it in the answer.
 */
export function playLesson(
  now: number,
  game: GameRecord & Required<Pick<GameRecord, 'lesson'>>,
  outcome: Extract<BattleOutcome, { ok: true }>,
): Changed & { told: LogEntry[] } {
  const { save, events } = withComputer(game, outcome)
  const told = [...underWay(game), ...events]
  const begun = openBlow(told, engineOf(game).open(save).question)?.entries
  const over = save.step === null && save.pending === null
  const { id, state } = game.lesson
  const next: GameRecord = {
    ...game,
    stage: over ? 'over' : 'battle',
    save,
    changed: now,
    lesson: { id, state: lessonState(id, state, save, events) },
    news: { waiting: [], told, ...(begun && { begun }) },
  }
  const outbox: OutboxEntry[] = events.length
    ? [{ key: outboxKey(game, 'log'), do: 'log', entries: events }]
    : []
  return { game: next, outbox, told: events }
}

/** The lesson after this one; undefined after the last. */
export const lessonAfter = (id: LessonId): LessonId | undefined => lessonIds[lessonIds.indexOf(id) + 1]
