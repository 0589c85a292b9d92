/** Armies for somebody who has none yet: fixed good ones for the usual sizes, and one for any other size. */
import { armyPoints, type CheckOptions, checkArmy, maxPoints, minPoints } from './army.ts'
import { parseArmy } from './armyNotation.ts'
import type { Camp, FigureType, Kind } from './figure.ts'
import { figureType, roster } from './roster.ts'

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
const maxStarters = 40

/** An army of the usual ones that costs less of what it may is filled up with whoever else is allowed. */
const enough = 0.95

const typed = (id: string): FigureType => {
  const type = figureType(id)
  if (!type) throw new Error(`the roster has no ${id}`)
  return type
}

/** What an army that is being made has to keep to. */
type Rules = Pick<CheckOptions, 'points' | 'apForWarriors' | 'fault' | 'restrictions'>

const fits = (army: readonly FigureType[], rules: Rules): boolean =>
  army.length <= maxStarters && checkArmy(army, rules).length === 0

/** The army with whatever of a list still fits, over and over; a hero joins once. */
function filled(army: readonly FigureType[], list: readonly FigureType[], rules: Rules): FigureType[] {
  let full = [...army]
  for (let before = -1; before < full.length; ) {
    before = full.length
    for (const type of list) {
      const more = [...full, type]
      const again = type.kind === 'hero' && full.includes(type)
      if (!again && fits(more, rules)) full = more
    }
  }
  return full
}

/**
 * Everybody of a camp, a cheap hero and three warriors in turn, for where restrictions leave too few of the
 * usual ones. Who may stand for another figure later comes last: it changes what a battle is about.
 */
function everybody(camp: Camp): FigureType[] {
  const all = roster.filter(type => type.camp === camp)
  const changing = all.filter(({ other }) => other !== undefined)
  const inTurn = (kind: Kind, each: number) =>
    all
      .filter(type => type.kind === kind && !changing.includes(type))
      .sort((a, b) => a.points - b.points || (a.id < b.id ? -1 : 1))
      .map((type, i) => ({ type, turn: Math.floor(i / each) }))
  const mixed = [...inTurn('hero', 1), ...inTurn('warrior', 3)].sort((a, b) => a.turn - b.turn)
  return [...mixed.map(({ type }) => type), ...changing]
}

/** Exchanges single warriors for dearer ones while points are left. */
function spendRest(army: readonly FigureType[], camp: Camp, rules: Rules): FigureType[] {
  const warriors = [...new Set(following[camp])].map(typed).filter(({ kind }) => kind === 'warrior')
  const rest = rules.points - armyPoints(army)
  let best: { army: FigureType[]; gain: number } | undefined
  for (const [at, from] of army.entries())
    for (const to of warriors) {
      const gain = to.points - from.points
      if (from.kind !== 'warrior' || gain <= (best?.gain ?? 0) || gain > rest) continue
      const changed = army.with(at, to)
      if (!rules.restrictions || fits(changed, rules)) best = { army: changed, gain }
    }
  return best ? spendRest(best.army, camp, rules) : [...army]
}

/**
 * A ready army of the camp for so many points, as figure type ids; always legal, and about as strong as the
 * other camp's. Above some 3500 points it stays below what it may cost, since no more figures find room. Where
 * restrictions (2.021) forbid some of its figures others take their place; [] where nobody of the camp is left
 * to lead an army.
 * @throws RangeError where no army of that size may be agreed on (2.01)
 */
export function starterArmy(camp: Camp, points: number, options: Omit<Rules, 'points'> = {}): string[] {
  if (!Number.isInteger(points) || points < minPoints || points > maxPoints)
    throw new RangeError(`no army of ${points} points`)
  const rules = { ...options, points }
  const [size, text] = beginnings[camp].findLast(([size]) => size <= points)!
  const beginning = list(text).map(typed)
  if (size === points && size >= 500 && fits(beginning, rules)) return beginning.map(({ id }) => id)
  const begun: FigureType[] = []
  for (const type of beginning) if (fits([...begun, type], rules)) begun.push(type)
  const usual = filled(begun, following[camp].map(typed), rules)
  const spent = spendRest(usual, camp, rules)
  const whole =
    armyPoints(spent) < points * enough
      ? spendRest(filled(usual, everybody(camp), rules), camp, rules)
      : spent
  return whole.map(({ id }) => id)
}
