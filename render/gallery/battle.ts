import {
  type Battle,
  type BattleEvent,
  type BattleSave,
  boardById,
  open,
  setUp,
  starterArmy,
} from '../../rules/index.ts'
import type { Fighter } from '../history.ts'

type LogEntry = BattleEvent & { n: number }

/** A battle that the program played to its end, with everything that happened and a save of every turn. */
export interface Played {
  save: BattleSave
  log: LogEntry[]
  fighters: Fighter[]
}

const start = (board: string, seed: string) => ({
  rules: 'tournament' as const,
  points: 1500,
  board,
  camps: ['good' as const, 'evil' as const],
  seed: seed.padStart(64, '5'),
  players: [
    { name: 'Ada', armies: { good: starterArmy('good', 1500) } },
    { name: 'Bo', armies: { evil: starterArmy('evil', 1500) } },
  ],
})

/** Plays by defaults until the test holds at a question, or to the end. */
export function play(board: string, until: (state: Battle) => boolean = () => false, seed = 'a1'): Played {
  const outcome = setUp(start(board, seed), {
    policy: (question, state) =>
      until(state) ? undefined : { answer: question.fallback(), from: 'gallery' },
  })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  const { state } = open(outcome.save)
  return {
    save: outcome.save,
    log: outcome.events,
    fighters: state.figures.map(({ id, owner, type }) => ({ label: id, owner, type: state.types[type]! })),
  }
}

export const board = (id: string) => {
  const found = boardById(id)
  if (!found) throw new Error(`no board ${id}`)
  return found
}
