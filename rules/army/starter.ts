/** Armies for somebody who has none yet: fixed good ones for the usual sizes, and one for any other size. */
import { type ArmyOptions, armyPoints, checkArmy, leastPoints, mostPoints } from './army.ts'
import type { Camp, FigureType } from './figure.ts'
import { parseArmy } from './notation.ts'
import { figureType } from './roster.ts'

/** A list of figures in the words of the army notation, on one line. */
function list(text: string): string[] {
  const army = parseArmy(text.replaceAll(', ', '\n'))
  if (!army.ok) throw new Error(`a starter army is badly written: ${text}`)
  return army.figures
}

/** By the size from which each is the beginning of an army; at 500, 1000 and 1500 it is the whole army. */
const beginnings: Record<Camp, readonly (readonly [number, string])[]> = {
  good: [
    [100, 'merry'],
    [250, 'boromir'],
    [500, 'boromir, 2x gondor-soldier, royal-guard, 2x elf-archer'],
    [1000, 'aragorn, eomer, legolas, 2x rohan-rider, 2x gondor-soldier, rohan-warrior, elf-archer'],
    [1500, 'aragorn, boromir, legolas, ent, 2x rohan-rider, 5x gondor-soldier, 2x elf-archer'],
  ],
  evil: [
    [100, 'grishnakh'],
    [250, 'ugluk'],
    [500, 'ugluk, 2x uruk-hai, uruk-pikeman, 2x uruk-crossbow'],
    [1000, 'witch-king, lurtz, ringwraith, warg-rider, 2x uruk-hai, 3x uruk-crossbow'],
    [
      1500,
      'witch-king, saruman, lurtz, cave-troll, 2x warg-rider, 3x uruk-hai, uruk-pikeman, orc-archer, 3x uruk-crossbow',
    ],
  ],
}

/** What joins a beginning, over and over while it fits; a hero joins once. */
const following: Record<Camp, readonly string[]> = {
  good: list(
    'rohan-warrior, gondor-soldier, rohan-archer, boromir, rohan-rider, rohan-warrior, elf-archer, ' +
      'gimli, rohan-warrior, eomer, gondor-soldier, gandalf, merry, hobbit-militia',
  ),
  evil: list(
    'orc-warrior, uruk-hai, orc-archer, ugluk, warg-rider, orc-warrior, uruk-crossbow, ' +
      'ringwraith, orc-warrior, saruman, uruk-hai, half-troll, grishnakh, goblin-warrior',
  ),
}

/** What a deployment zone of 3 by 16 hexes holds with room to turn (3.02, 3.03). */
const mostStarters = 40

const typed = (id: string): FigureType => {
  const type = figureType(id)
  if (!type) throw new Error(`the roster has no ${id}`)
  return type
}

/** Exchanges single warriors for dearer ones while points are left. */
function spendRest(army: readonly FigureType[], points: number, camp: Camp): FigureType[] {
  const warriors = [...new Set(following[camp])].map(typed).filter(({ kind }) => kind === 'warrior')
  const rest = points - armyPoints(army)
  let best: { at: number; to: FigureType; gain: number } | undefined
  for (const [at, from] of army.entries())
    for (const to of warriors) {
      const gain = to.points - from.points
      if (from.kind === 'warrior' && gain > (best?.gain ?? 0) && gain <= rest) best = { at, to, gain }
    }
  return best ? spendRest(army.with(best.at, best.to), points, camp) : [...army]
}

/**
 * A ready army of the camp for so many points, as figure type ids; always legal, and about as strong as the
 * other camp's. Above some 3500 points it stays below what it may cost, since no more figures find room.
 * @throws RangeError where no army of that size may be agreed on (2.01)
 */
export function starterArmy(
  camp: Camp,
  points: number,
  apForWarriors?: ArmyOptions['apForWarriors'],
): string[] {
  if (!Number.isInteger(points) || points < leastPoints || points > mostPoints)
    throw new RangeError(`no army of ${points} points`)
  const [size, text] = beginnings[camp].findLast(([size]) => size <= points)!
  const beginning = list(text)
  if (size === points && size >= 500) return beginning
  let army = beginning.map(typed)
  for (let before = -1; before < army.length; ) {
    before = army.length
    for (const type of following[camp].map(typed)) {
      const more = [...army, type]
      const again = type.kind === 'hero' && army.includes(type)
      if (!again && more.length <= mostStarters && checkArmy(more, { points, apForWarriors }).length === 0)
        army = more
    }
  }
  return spendRest(army, points, camp).map(({ id }) => id)
}
