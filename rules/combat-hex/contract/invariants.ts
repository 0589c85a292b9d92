import type { Save } from '../../core/script.ts'
import { baseCells, isParted } from '../battle/bases.ts'
import { cellsOfFigure, type Game } from '../battle/game.ts'
import { forbids } from '../battle/points/points.ts'
import type { CombatHexState } from '../battle/state.ts'

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
    if (figure.life < 0 || figure.life > type.life) fault(`has ${figure.life} of ${type.life} life`)
    if (figure.ap < 0 || figure.ap > type.ap) fault(`has ${figure.ap} of ${type.ap} action points`)
    if (type.camp !== battle.players[figure.owner]?.camp) fault('is of the wrong camp')
    if (new Set(figure.used).size !== figure.used.length) fault('used an occurrence twice (8.06)')
    if (figure.used.some(i => i >= type.abilities.length)) fault('used an ability it has not')
    if (figure.condition !== 'standing') {
      if (figure.at !== -1) fault(`is ${figure.condition} and on the board`)
      continue
    }
    if (figure.life === 0 && !midBlow && !forbids(g, 'mayFall', figure)) fault('stands without life (3.08)')
    // On its way over somebody: where it ends is seen to then.
    if (g.passing === figure) continue
    if (figure.carried) {
      const carrier = battle.figures.find(({ id }) => id === figure.carried?.by)
      if (carrier?.condition !== 'standing' || carrier.owner !== figure.owner || carrier.carried)
        fault('is carried by nobody')
      else if (!cellsOfFigure(g, carrier).includes(figure.at)) fault('is not above its carrier')
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
