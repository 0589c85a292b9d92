import { boardIds } from '../../rules/board/boards.ts'
import { joinSeed } from '../../rules/core/dice.ts'
import type { Level } from '../../rules/play/gameParts.ts'
import { regimentsGame } from '../../rules/regiments/gameParts.ts'
import { listIds } from '../../rules/regiments/unit/armyFaults.ts'
import type { UnitListId } from '../../rules/regiments/unit/roster.ts'
import { balanceLine, type Pairing, percent, progress, strengthTable } from './telling.ts'

const { engine, armies, opponent } = regimentsGame
const points = 1000
const rules = 'pitched-battle'

interface RegimentsMatch {
  board: string
  seed: number
  /** by player: who plays at the lower edge is the first */
  lists: readonly [UnitListId, UnitListId]
  levels: readonly [Level, Level]
}

/** Plays a battle of ready armies of 1,000 points to its end. @returns points of 20 for the first player */
function playMatch({ board, seed, lists, levels }: RegimentsMatch): number {
  const begun = engine.setUp({
    board,
    points,
    players: lists.map(list => ({ name: list, list, army: armies!.starter(list, { rules, points }) })),
    seed: joinSeed('00'.repeat(32), [`${seed}`]),
  })
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal))
  let { save } = begun
  const thoughts: (object | undefined)[] = []
  while (save.pending) {
    const { by } = save.pending
    const { answer, thought } = opponent!.think(save, levels[by]!, thoughts[by], seed + by)
    thoughts[by] = thought
    const outcome = engine.resume(save, answer!)
    if (!outcome.ok) throw new Error(`${answer}: ${JSON.stringify(outcome.refusal)}`)
    save = outcome.save
  }
  return save.battle.result!.score[0]!
}

const share = (score: number): number => (score > 10 ? 1 : score === 10 ? 1 / 2 : 0)

/** `npm run strength -- regiments 100`: every level against a lower one in so many battles, over all boards. */
export const regimentsStrength = (battles = '100'): void =>
  strengthTable(boardIds, Number(battles), (board, seed, [first, second]: Pairing) => {
    const lists = seed % 2 ? listIds : listIds.toReversed()
    const match = { board, seed, lists: [lists[0]!, lists[1]!] } as const
    const one = playMatch({ ...match, levels: [first, second] })
    const other = playMatch({ ...match, levels: [second, first] })
    return share(one) + share(20 - other)
  })

/**
 * `npm run balance -- regiments 400`: how often the lower edge of each board wins, and how often the first list, ready armies,
 * both played by the middle level; so many battles in all, each list at both edges.
 */
export function regimentsBalance(battles = '400'): void {
  const pairs = Math.ceil(Number(battles) / 2 / boardIds.length)
  const fair = [0.42, 0.58] as const
  const [crown, wilds] = [listIds[0]!, listIds[1]!]
  const ofList = { won: 0, of: 0, points: 0 }
  for (const board of boardIds) {
    const ofEdge = { won: 0, of: 0, points: 0 }
    for (let seed = 1; seed <= pairs; seed++)
      for (const lists of [[crown, wilds] as const, [wilds, crown] as const]) {
        const score = playMatch({ board, seed, lists, levels: ['soldier', 'soldier'] })
        const byCrown = lists[0] === crown ? score : 20 - score
        for (const [sums, own] of [
          [ofEdge, score],
          [ofList, byCrown],
        ] as const) {
          sums.won += share(own)
          sums.points += own
          sums.of++
        }
        progress(`${board}: ${ofEdge.of} of ${2 * pairs}, the lower edge ${percent(ofEdge.won, ofEdge.of)}`)
      }
    progress('')
    const how = `${(ofEdge.points / ofEdge.of).toFixed(1)} points of 20`
    console.log(balanceLine(board.padEnd(16), 'the lower edge wins', { ...ofEdge, how }, fair))
  }
  const how = `${(ofList.points / ofList.of).toFixed(1)} points of 20`
  console.log(balanceLine('all boards'.padEnd(16), `the ${crown} wins`, { ...ofList, how }, fair))
}
