import { between, labelsOf } from '../field/field.ts'
import { stepBetween } from '../field/ground.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { chargedBy, type MoveChoice, mustDare, mustFind } from '../move/move.ts'
import type { Combatant } from '../state.ts'
import { actVerbs, type FigureAct, readAct, walkerOf } from './verbs.ts'

/** An answer of the moving stage as what it does; undefined where it is no legal one. */
export function readActText(f: Battlefield, answer: string): FigureAct | undefined {
  const [word = '', label = '', ...words] = answer.split(' ')
  const verb = actVerbs.find(each => each === word)
  const figure = f.skirmish.combatants.find(each => each.label === label)
  if (!verb || !figure) return undefined
  const read = readAct(f, verb, figure, words)
  return read.ok ? read.value : undefined
}

/** What a declared move costs, whom it charges, and what has to be passed before (DB-10, DB-11). */
export interface MetByMove {
  cost: number
  costs: number[]
  charges: string[]
  /** it tests Courage for terror */
  dares: boolean
  /** wearers that it has to find, with the hexes between */
  finds: { label: string; between: number }[]
  /** over an edge */
  falls: boolean
}

export function whatMoveMeets(f: Battlefield, figure: Combatant, choice: MoveChoice): MetByMove {
  const enemies = chargedBy(f, walkerOf(f, figure), choice)
  const costs: number[] = []
  let falls = false
  let at = figure.at
  for (const cell of choice.cells) {
    const step = stepBetween(f, at, cell)
    costs.push(step?.cost ?? 0)
    falls ||= step?.overEdge ?? false
    at = cell
  }
  return {
    cost: costs.reduce((sum, each) => sum + each, 0),
    costs,
    charges: labelsOf(enemies),
    dares: mustDare(f, figure, 'owner', enemies),
    finds: enemies
      .filter(enemy => mustFind(f, figure, enemy))
      .map(enemy => ({ label: enemy.label, between: between(f, figure.at, enemy.at) })),
    falls,
  }
}
