import type { AnySave } from '../../rules/games.ts'
import { engineOf, gameOf } from '../../rules/games.ts'
import type { GameRecord, LogEntry } from '../store/types.ts'
import { applyOutcome } from './applyOutcome.ts'
import type { Changed } from './change.ts'
import { computerAsked, letComputerPlay } from './computerSeats.ts'
import { ordersOf } from './standingOrders.ts'

/** Positions that are looked at before others get their turn: some hundredths of a second. */
const positionsAtOnce = 4

/** The same number for the same seat of the same game: the computer does not change its mind. */
const seedOf = ({ commitment }: GameRecord, player: number): number =>
  (Number.parseInt(commitment.slice(0, 7), 16) % 100_000) + player

interface PlayOptions {
  /** lets others have their turn */
  pause(): Promise<unknown>
  /** milliseconds */
  timeLeft(): number
  /** hears of a fault in thinking, after which the defaults answer */
  fault(error: unknown): void
}

/**
 * Plays for the computer until somebody else is asked or the battle is over: all of it is one change, told in one
 * message. Where the time is up before, what it has played so far, or thought, is the change, and the rest is left to be done.
 */
export async function playComputer(
  game: GameRecord,
  now: number,
  { pause, timeLeft, fault }: PlayOptions,
): Promise<Changed | undefined> {
  let { save, thought } = game
  const player = save?.pending?.by
  const seat = computerAsked(game)
  if (!save || player === undefined || !seat?.computer) return undefined
  const engine = engineOf(game)
  const { opponent } = gameOf(game)
  const orders = ordersOf(game)
  const events: LogEntry[] = []
  while (save.pending?.by === player && timeLeft() > 0) {
    await pause()
    const asked: AnySave = save
    const { question, state } = engine.open(asked)
    let answer: string | undefined
    if (question && opponent)
      try {
        const thinking = opponent.think(asked, seat.computer, thought, seedOf(game, player), positionsAtOnce)
        thought = thinking.thought
        answer = thinking.answer
        if (answer === undefined) continue
      } catch (error) {
        // What an older version had in mind, say: the battle goes on with what the defaults would do.
        fault(error)
        thought = undefined
      }
    // The rules changed so that nothing is asked any more: the battle goes on from there.
    const goOn = (given = question && engine.soundAnswer(question, state)) =>
      given === undefined ? engine.proceed(asked, orders) : engine.resume(asked, given, { orders })
    let outcome = goOn(answer)
    if (answer !== undefined && !outcome.ok && !outcome.save) {
      // What was thought out under other rules, say.
      fault(new Error(`the computer was refused: ${answer}: ${outcome.refusal.code}`))
      thought = undefined
      outcome = goOn()
    }
    // The rules changed under the open question: the battle goes on from what still fits.
    if (!outcome.ok && !outcome.save)
      throw new Error(`even a sound answer was refused: ${outcome.refusal.code}`)
    save = outcome.save!
    events.push(...(outcome.events ?? []))
  }
  const { thought: _before, ...rest } = game
  const thinking: GameRecord = { ...rest, ...(thought && { thought }) }
  if (save === game.save) return { game: thinking, outbox: letComputerPlay(game, save) }
  const actor = { now, user: { id: seat.user, name: seat.name } }
  return applyOutcome(actor, thinking, { ok: true, save, events })
}
