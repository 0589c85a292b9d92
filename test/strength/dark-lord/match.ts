import {
  computerOf,
  type DarkLord,
  type DarkLordSave,
  darkLord,
  type ScenarioId,
  type Side,
  starterArmy,
} from '../../../rules/dark-lord/index.ts'
import { scenarios } from '../../../rules/dark-lord/scenarios/index.ts'
import { boards, joinSeed } from '../../../rules/index.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import type { Level } from '../../../rules/play/gameParts.ts'

export const darkLordEngine = engineOf<DarkLord>(darkLord)
export const computer = computerOf(darkLordEngine)

/** Scenarios that are played, and what is usually agreed on. */
export const usualPoints = { 'open-field': 500, flight: 400, 'last-stand': 500 } as const
export type PlayedScenario = keyof typeof usualPoints & ScenarioId
export const playedScenarios = Object.keys(usualPoints) as PlayedScenario[]

/** Boards that are large enough for 24 columns of flight. */
const fields = boards().filter(({ columns, rows }) => columns >= rows)

export interface DarkLordMatch {
  scenario: PlayedScenario
  seed: number
  /** agreed on; the usual ones where left out */
  points?: number
  /** by side, who plays it */
  levels: Readonly<Record<Side, Level>>
  /** reads what has happened */
  watch?: (events: readonly { event: string }[]) => void
}

export interface PlayedGame {
  winner: Side | null
  reason: string
  turns: number
  answers: number
  /** milliseconds that each side has thought in all */
  times: Record<Side, number>
  save: DarkLordSave
}

/** Plays a battle of ready armies to its end. */
export function playDarkLord(match: DarkLordMatch): PlayedGame {
  const { scenario, seed, levels, watch, points = usualPoints[match.scenario] } = match
  const army = (side: Side) => starterArmy(side, points, scenarios[scenario])
  const orders = (['free', 'shadow'] as const).map(side => computer.orders?.(levels[side]))
  const begun = darkLordEngine.setUp(
    {
      rules: scenario,
      board: fields[seed % fields.length]!.id,
      sides: ['free', 'shadow'],
      players: [
        { name: 'Free', army: army('free') },
        { name: 'Shadow', army: army('shadow') },
      ],
      seed: joinSeed('00'.repeat(32), [`${seed}`]),
    },
    { orders },
  )
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal))
  let { save } = begun
  watch?.(begun.events)
  const times = { free: 0, shadow: 0 }
  const thoughts: (object | undefined)[] = []
  let answers = 0
  while (save.pending) {
    const { by } = save.pending
    const side = by === 0 ? 'free' : 'shadow'
    const from = process.cpuUsage().user
    const { answer, thought } = computer.think(save, levels[side], thoughts[by], seed + by)
    times[side] += (process.cpuUsage().user - from) / 1000
    thoughts[by] = thought
    const outcome = darkLordEngine.resume(save, answer!, { orders })
    if (!outcome.ok) throw new Error(`${answer}: ${JSON.stringify(outcome.refusal)}`)
    save = outcome.save
    watch?.(outcome.events)
    answers++
  }
  const { result, players, turn } = save.battle
  const winner = result!.winner === null ? null : players[result!.winner]!.side
  return { winner, reason: result!.reason, turns: turn, answers, times, save }
}
