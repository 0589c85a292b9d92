import { longGame } from '../bench/store.ts'
import type { Row } from './row.ts'

const turns = 100
/** The last but one: the last has the end of the battle in it. */
const late = turns - 1

const all = (list: Record<string, number>) => Object.values(list).reduce((sum, n) => sum + n, 0)

/** A command late in a long battle, held against one in its first turn. */
export async function longGames(): Promise<Row[]> {
  const costs = await longGame(turns)
  const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / list.length
  const at = (turn: number) => costs.filter(cost => cost.turn === turn)
  const calls = (turn: number) => mean(at(turn).map(cost => all(cost.calls)))
  const bytes = (turn: number) => mean(at(turn).map(cost => cost.kilobytes))
  return [
    {
      name: `calls to DynamoDB, turn ${late} against turn 1`,
      value: calls(late) / calls(1),
      unit: 'times',
      limit: 1.1,
    },
    {
      name: `bytes of the game, turn ${late} against turn 1`,
      value: bytes(late) / bytes(1),
      unit: 'times',
      limit: 1.5,
    },
  ]
}
