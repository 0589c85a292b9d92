import type { Save } from '../../core/script.ts'
import type { FigureType } from '../army/figure.ts'
import { baseCells, isParted } from '../battle/bases.ts'
import { cellsOfFigure, type Game } from '../battle/game.ts'
import { forbids } from '../battle/points/points.ts'
import type { CombatHexState, Figure } from '../battle/state.ts'

/** What must be true of every battle at every moment; says in words what is not. For tests and for alarms. */
export function invariantFaults(g: Game, save: Save<CombatHexState>): string[] {
  const { battle, board } = g
  const faults: string[] = []
  const on = new Map<number, string>()
  const ids = new Set<string>()
  // While reactions to a blow are asked for, those it struck down still stand: they leave together. A battle
  // may be given up at such a moment too.
  const midBlow = save.pending
    ? save.pending.kind === 'react'
    : ['7.05', '9.14'].some(rule => rule === battle.result?.rule)
  // And while somebody is on its way over somebody else.
  const givenUp = ['conceded', 'agreed', 'forfeit'].some(reason => reason === battle.result?.reason)
  for (const figure of battle.figures) {
    const type = battle.types[figure.type]
    const fault = (text: string) => faults.push(`${figure.id} ${text}`)
    if (!type) {
      fault(`has no type ${figure.type}`)
      continue
    }
    if (ids.has(figure.id)) fault('stands twice in the list')
    ids.add(figure.id)
    for (const text of storeFaults(figure, type)) fault(text)
    if (type.camp !== battle.players[figure.owner]?.camp) fault('is of the wrong camp')
    if (figure.condition !== 'standing') {
      if (figure.at !== -1) fault(`is ${figure.condition} and on the board`)
      continue
    }
    if (figure.life === 0 && !midBlow && !forbids(g, 'mayFall', figure)) fault('stands without life (3.08)')
    // On its way over somebody: where it ends is seen to then.
    if (g.passing === figure) continue
    if (figure.carried) {
      for (const text of carriedFaults(g, figure)) fault(text)
      continue
    }
    if (givenUp) continue
    const cells = baseCells(board, type.base, figure.at, figure.facing)
    if (!cells?.every(cell => board.present[cell])) {
      fault('stands beside the board (4.06)')
      continue
    }
    if (isParted(board, cells)) fault('lies across an impassable side (4.14)')
    for (const cell of cells) {
      const other = on.get(cell)
      if (other) fault(`stands on ${other} (4.07)`)
      on.set(cell, figure.id)
      if (board.barred[cell]) fault('stands on an X (4.07)')
      if (g.occupant[cell] !== figure) fault('is not where the tables say')
    }
  }
  if ((battle.phase === 'over') !== (battle.result !== null))
    faults.push('a result without an end, or the reverse')
  if ((save.pending === null) !== (battle.phase === 'over'))
    faults.push('nobody is asked, or somebody after the end')
  if (save.dice < 0 || save.told < 0 || save.events < 0) faults.push('a counter below nothing')
  return faults
}

/** What a figure has left and has used, beside what it began with. */
function storeFaults({ life, ap, used }: Figure, type: FigureType): string[] {
  const faults: string[] = []
  if (life < 0 || life > type.life) faults.push(`has ${life} of ${type.life} life`)
  if (ap < 0 || ap > type.ap) faults.push(`has ${ap} of ${type.ap} action points`)
  if (new Set(used).size !== used.length) faults.push('used an occurrence twice (8.06)')
  if (used.some(i => i >= type.abilities.length)) faults.push('used an ability it has not')
  return faults
}

/** A figure that is carried stands above the one that carries it. */
function carriedFaults(g: Game, { owner, at, carried }: Figure): string[] {
  const carrier = g.battle.figures.find(({ id }) => id === carried?.by)
  if (carrier?.condition !== 'standing' || carrier.owner !== owner || carrier.carried)
    return ['is carried by nobody']
  return cellsOfFigure(g, carrier).includes(at) ? [] : ['is not above its carrier']
}
