import {
  type Camp,
  type CombatHexSave,
  type CombatHexState,
  type Entry,
  open,
  roster,
  type SetUp,
  setUp,
  starterArmy,
} from '../../../rules/combat-hex/index.ts'
import type { ReplayedFigure } from '../../../rules/combat-hex/replay/figureHistory.ts'
import { boardById, type Policy } from '../../../rules/index.ts'

/** A battle that the program played to its end, with everything that happened and a save of every turn. */
export interface PlayedGame {
  save: CombatHexSave
  log: Entry[]
  fighters: ReplayedFigure[]
}

/** What sides bring; ready armies unless told. */
type Bands = Record<'good' | 'evil', string[]>

const ready = (): Bands => ({ good: starterArmy('good', 1500), evil: starterArmy('evil', 1500) })

const start = (board: string, seed: string, { good, evil }: Bands) => ({
  rules: 'tournament' as const,
  points: 1500,
  board,
  camps: ['good' as const, 'evil' as const],
  seed: seed.padStart(64, '5'),
  players: [
    { name: 'Ada', armies: { good } },
    { name: 'Bo', armies: { evil } },
  ],
})

/** Plays by defaults until the test holds at a question, or to the end. */
export const play = (
  board: string,
  until: (state: CombatHexState) => boolean = () => false,
  seed = 'a1',
): PlayedGame =>
  playBy(start(board, seed, ready()), (question, state) => (until(state) ? undefined : question.fallback()))

const fifteen = (camp: Camp): string[] =>
  roster
    .filter(type => type.camp === camp && type.base === 'single' && !type.traits && !type.replaces)
    .slice(0, 15)
    .map(({ id }) => id)

/**
 * A battle of 30 figures that lasts: in every other turn nobody stirs unless somebody must.
 * @internal for the bench
 */
export function playLong(board: string): PlayedGame {
  return playBy(start(board, 'a1', { good: fifteen('good'), evil: fifteen('evil') }), (question, state) =>
    question.kind === 'act' && state.turn % 2 !== 0 && question.space.check('done').ok
      ? 'done'
      : question.fallback(),
  )
}

function playBy(
  options: SetUp,
  answer: (question: Parameters<Policy<CombatHexState>>[0], state: CombatHexState) => string | undefined,
): PlayedGame {
  const outcome = setUp(options, {
    policy: (question, state) => {
      const given = answer(question, state)
      return given === undefined ? undefined : { answer: given, from: 'gallery' }
    },
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
