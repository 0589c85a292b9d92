import type { Cell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { hexLabel, inLabelOrder, isFreeHex, isOnBoard, labelsOf, putAt, touches } from '../field/field.ts'
import { stepBetween, stepsFrom } from '../field/ground.ts'
import { isEngaged, moveBan, partFrom } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { putOut } from '../field/wounds.ts'
import type { Combatant } from '../state.ts'

/** A loser's step back, with the friend that makes way for it (DB-16a, b). */
interface BackStep {
  figure: Combatant
  to: Cell
  way: { friend: Combatant; to: Cell } | null
}

/** Goes there; water on the way puts a fire out (DB-25c). */
function goBack(f: Battlefield, figure: Combatant, to: Cell, event: 'backed-off' | 'made-way'): void {
  const { at } = figure
  putAt(f, figure, to)
  f.emit({ event, figure: figure.label, from: hexLabel(f, at), to: hexLabel(f, to) })
  if (stepBetween(f, at, to)!.water) putOut(f, figure)
}

/** Hexes that may be backed off to, whoever is on them: over no obstacle side, not up, away from these enemies. */
function* backHexes(f: Battlefield, from: Cell, enemies: readonly Combatant[]): Generator<Cell> {
  for (const { to, jumps } of stepsFrom(f, from)) {
    const up = f.board.raised[to] === 1 && f.board.raised[from] === 0
    if (jumps || up || f.board.barred[to]) continue
    if (!enemies.some(enemy => touches(f, to, enemy.at))) yield to
  }
}

/** May a friend make way? (DB-16b, DR-05) */
const mayMakeWay = (friend: Combatant): boolean =>
  friend.condition === 'standing' && !isEngaged(friend) && !moveBan(friend)

/** Where a loser can back off to (DB-16). */
function backSteps(
  f: Battlefield,
  figure: Combatant,
  enemies: readonly Combatant[],
  madeWay: ReadonlySet<Combatant>,
): BackStep[] {
  const steps: BackStep[] = []
  for (const to of backHexes(f, figure.at, enemies)) {
    const other = f.occupant[to]
    if (!other) {
      steps.push({ figure, to, way: null })
      continue
    }
    if (other.owner !== figure.owner || madeWay.has(other) || !mayMakeWay(other)) continue
    for (const next of backHexes(f, to, enemies))
      if (isFreeHex(f, next)) steps.push({ figure, to, way: { friend: other, to: next } })
  }
  return steps
}

const write = (f: Battlefield, { figure, to, way }: BackStep): string =>
  [figure.label, hexLabel(f, to), ...(way ? [way.friend.label, hexLabel(f, way.to)] : [])].join(' ')

/** All losing fighters go one hex back, in an order their owner chooses; who cannot is trapped (DB-16). */
export function* backOff(
  f: Battlefield,
  losers: readonly Combatant[],
  winners: readonly Combatant[],
): Script<Set<Combatant>> {
  const trapped = new Set<Combatant>()
  const madeWay = new Set<Combatant>()
  const left = losers.filter(isOnBoard).sort(inLabelOrder)
  const isTrapped = (figure: Combatant) => {
    trapped.add(figure)
    left.splice(left.indexOf(figure), 1)
    f.emit({ event: 'trapped', figure: figure.label })
  }
  for (const figure of left.filter(each => each.condition === 'lying')) isTrapped(figure)
  while (left.length > 0) {
    const steps = left.flatMap(figure => backSteps(f, figure, winners, madeWay))
    // Whoever has no way out may get one while friends make room; at the end nobody has.
    if (steps.length === 0) {
      while (left.length > 0) isTrapped(left[0]!)
      break
    }
    const near = ({ figure, to }: BackStep) =>
      f.skirmish.combatants.filter(
        each => each.owner !== figure.owner && isOnBoard(each) && touches(f, to, each.at),
      ).length
    const safest = () =>
      steps.reduce((best, step) => {
        if (step.figure !== best.figure) return best
        const gain = Number(best.way !== null) - Number(step.way !== null)
        return gain > 0 || (gain === 0 && near(step) < near(best)) ? step : best
      })
    const step = yield* askChoice({
      kind: 'back-off',
      by: steps[0]!.figure.owner,
      subject: '',
      about: { figures: labelsOf(left) },
      values: steps,
      write: each => write(f, each),
      topic: 'back-off',
      fallback: safest,
      byOrder: ({ word }) => (word === 'ask' ? undefined : safest()),
    })
    const { figure, to, way } = step
    left.splice(left.indexOf(figure), 1)
    if (way) {
      madeWay.add(way.friend)
      goBack(f, way.friend, way.to, 'made-way')
    }
    goBack(f, figure, to, 'backed-off')
    partFrom(f, figure)
  }
  return trapped
}
