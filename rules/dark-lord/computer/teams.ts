import { hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { foesOf, ofOwner } from '../field/field.ts'
import { moveOf } from '../field/movement.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'
import type { FigureAct } from '../turn/verbs.ts'
import { mayMove } from './acts.ts'
import type { Aims } from './aims.ts'
import { asIf, movesOf } from './moves.ts'
import type { WeighedAct } from './reasons.ts'

/** Enemies on whom a concerted charge is thought out, and who takes part in it at the most. */
const maxEnemies = 3
const maxInTeam = 4

const near = (f: Battlefield, figure: Combatant, enemy: Combatant): boolean =>
  distance(hexOf(f.board, figure.at), hexOf(f.board, enemy.at)) - 1 <= moveOf(f, figure)

const teamOf = (f: Battlefield, enemy: Combatant, { runaway }: Aims): Combatant[] =>
  ofOwner(f, 1 - enemy.owner).filter(each => each !== runaway && mayMove(f, each) && near(f, each, enemy))

/** Enemies whom two or more could charge: the costliest. */
export const temptingEnemies = (f: Battlefield, aims: Aims): Combatant[] =>
  foesOf(f, aims.owner)
    .filter(enemy => teamOf(f, enemy, aims).length > 1)
    .sort((a, b) => aims.prizeOf(b) - aims.prizeOf(a))
    .slice(0, maxEnemies)

/** Several charge one enemy, one after the other as each does it best; what the first of them does, and the gain a head. */
export function bestTeam(f: Battlefield, enemy: Combatant, aims: Aims): WeighedAct | undefined {
  let first: FigureAct | undefined
  let best = 0
  const go = (team: readonly Combatant[], members: number, sum: number): void => {
    const [next, ...others] = team
    if (!next || members >= maxInTeam) return
    const [move] = movesOf(f, next, aims, enemy)
    if (!move || !('choice' in move.doing)) return go(others, members, sum)
    const { doing, enemies, gain } = move
    const total = sum + gain
    const before = first
    if (members === 0) first = doing as FigureAct
    if (members > 0 && total / (members + 1) > best) best = total / (members + 1)
    const to = 'choice' in doing ? (doing.choice.cells.at(-1) ?? next.at) : next.at
    asIf(f, next, to, enemies, () => go(others, members + 1, total))
    if (members === 0 && best === 0) first = before
  }
  go(teamOf(f, enemy, aims), 0, 0)
  return first && best > 0 ? { doing: first, gain: best, together: enemy } : undefined
}
