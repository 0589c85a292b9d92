import { type Cell, hexOf } from '../../board/board.ts'
import { distance, type Facing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import { listSpace, type Refusal } from '../../core/space.ts'
import type { FigureType, Trait } from '../army/figure.ts'
import { askBattle, roll } from '../battle/ask.ts'
import { turnsInPlace } from '../battle/bases.ts'
import { loseAtOnce, winAtOnce } from '../battle/end/victory.ts'
import { loseLife } from '../battle/fight/damage.ts'
import { addMark, enemiesOf, type Game, moverOf, remove } from '../battle/game.ts'
import { movementLeft } from '../battle/move/allowance.ts'
import { type Course, courseOf, placements } from '../battle/move/movement.ts'
import { reachOf } from '../battle/move/reach.ts'
import { dangerZone, inZone, zoneFrom } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import { replace } from '../battle/turn/replace.ts'
import type { Ability, Effect } from '../battle/vocabulary.ts'

export const hasTrait = (g: Game, figure: Figure, trait: Trait): boolean =>
  g.typeOf(figure).traits?.includes(trait) ?? false

/** On the mark of the Ring: it has the better of its bearer this turn (9.03). */
export const overcomeAmount = 1

export const isOvercome = (figure: Figure): boolean =>
  figure.marks.some(mark => mark.ability === 'one-ring' && mark.amount === overcomeAmount)

const onlyReplaces = (rule: string, type: FigureType): Refusal => ({
  code: 'only-replaces',
  rule,
  about: { figure: type.id },
})

/** Section 9 (9.01). The bearer and the bearer with the Ring on are two figures, of which one stands for the other. */
export const oneRing = {
  id: 'one-ring',
  moment: 'strategy',
  alsoAt: 'before-action',
  notActivated: true,
  may: (g, { figure }) =>
    !hasTrait(g, figure, 'ring-wearer') || { code: 'ring-worn', rule: '9.01', about: { figure: figure.id } },
  // Nobody is made to wear it.
  recommended: () => false,
  *effect(g, { figure, trigger }): Script {
    replace(g, figure)
    addMark(g, figure, { ability: 'one-ring', duration: 'turn' })
    if (trigger.moment === 'before-action') yield* struggle(g, figure, false)
  },
  *onPhaseStart(g, figure): Script {
    if (!hasTrait(g, figure, 'ring-wearer')) return
    // Whoever put it on this turn can only try to master it (9.02, 9.11).
    const fresh = figure.marks.some(mark => mark.ability === 'one-ring')
    yield* struggle(g, figure, !fresh && (yield* triesToTakeOff(g, figure)))
  },
  hooks: {
    armyFault: type => (type.replaces ? onlyReplaces('9.01', type) : undefined),
    mayAct: (_, figure) =>
      !isOvercome(figure) || { code: 'overcome', rule: '9.03', about: { figure: figure.id } },
  },
} as const satisfies Ability

/**
 * 8.52: one body with two minds, each a figure of its own. What it shows for a cost is no cost; the figure
 * that an army takes goes with the bearer of the Ring alone.
 */
export const precious = {
  id: 'precious',
  *onTurnStart(g, figure): Script {
    if (!(yield* innerStruggle(g, figure))) replace(g, figure)
  },
  hooks: {
    armyFault(type, army) {
      if (type.replaces) return onlyReplaces('8.52', type)
      const borne = army.some(other => other.abilities.some(({ id }) => id === 'one-ring'))
      return borne ? undefined : { code: 'no-ring-bearer', rule: '8.52', about: { figure: type.id } }
    },
  },
} as const satisfies Ability

function* triesToTakeOff(g: Game, figure: Figure): Script<boolean> {
  const answer = yield* askBattle({
    kind: 'ring',
    by: figure.owner,
    subject: figure.id,
    about: { figure: figure.id },
    space: listSpace(['keep', 'take-off'] as const),
    // It hides from everybody but ringwraiths.
    fallback: () =>
      enemiesOf(g, figure.owner).some(enemy => hasTrait(g, enemy, 'ringwraith')) ? 'take-off' : 'keep',
  })
  return answer === 'take-off'
}

/** A die for good and one for evil. @returns whether good prevails, which equal dice are as a rule (9.03) */
export function* innerStruggle(g: Game, figure: Figure, outright = false): Script<boolean> {
  const [good = 0, evil = 0] = yield* roll(g, 'inner-struggle', figure.owner, 2)
  const resisted = outright ? good > evil : good >= evil
  g.emit({ event: 'struggled', figure: figure.id, good, evil, resisted })
  return resisted
}

/** The inner struggle of the bearer (9.03); taking the Ring off, good must be ahead (9.11). */
function* struggle(g: Game, figure: Figure, takingOff: boolean): Script {
  if (yield* innerStruggle(g, figure, takingOff)) {
    if (takingOff) {
      // Not to be put on again in the same turn: it struggles once a turn (9.02).
      figure.used.push(...g.typeOf(figure).abilities.flatMap(({ id }, i) => (id === 'one-ring' ? [i] : [])))
      replace(g, figure)
    }
    return
  }
  figure.actionTaken = 'acted'
  addMark(g, figure, { ability: 'one-ring', duration: 'turn', amount: overcomeAmount })
  yield* loseLife(g, figure, 1)
}

/** Whoever bears the Ring, on the finger or not, decides the battle with its own fate (9.14). */
export const ringBearer: Effect = {
  hooks: {
    mayLeaveBoard: () => true,
    // More than most figures walk and strike in a turn.
    keepsAway: () => 12,
    onLeft: (g, figure) => winAtOnce(g, figure.owner, 'ring', '9.14'),
    // Courage does not delay it.
    onDown(g, figure) {
      remove(g, figure)
      loseAtOnce(g, figure.owner, 'ring', '9.14')
    },
  },
}

/** With the Ring on, ringwraiths alone hit it (9.08), shoot at it (9.09) and use abilities on it (9.12, 9.121). */
export const ringWearer: Effect = {
  hooks: {
    mayBeAllocated: unseen,
    mayBeFreelyAttacked: seenBy,
    mayBeFought: seenBy,
    mayBeShot: (g, figure, shooter) =>
      hasTrait(g, shooter, 'ringwraith') || { code: 'unseen', rule: '9.09', about: { target: figure.id } },
    // In nobody else's way (9.10).
    inTheWay: (g, holder, { shooter, between }) =>
      between === holder && !hasTrait(g, shooter, 'ringwraith') ? 'not' : undefined,
    mayBeAffected: (g, figure, _, user) =>
      hasTrait(g, user, 'ringwraith') || { code: 'unseen', rule: '9.12', about: { target: figure.id } },
  },
}

/**
 * A ringwraith (9.13) goes for whoever wears the Ring (9.04, 9.06), also out of a danger zone (9.05). It fights where
 * it stands, like anybody (9.07).
 */
export const ringwraith: Effect = {
  hooks: {
    mandatoryMove(g, figure) {
      const goal = enemiesOf(g, figure.owner).find(enemy => hasTrait(g, enemy, 'ring-wearer'))
      if (!goal || !isActing(g, figure)) return undefined
      const far = (at: Cell) => distance(hexOf(g.board, at), hexOf(g.board, goal.at))
      const sees = (at: Cell, facing: Facing) => zoneFrom(g, figure, at, facing).includes(goal.at)
      const here = sees(figure.at, figure.facing)
      const { base } = g.typeOf(figure)
      const beside =
        here || turnsInPlace(g.board, base, figure.at, figure.facing).some(turn => sees(turn.at, turn.facing))
      // What it owes is settled when it sets out (9.06): later it only goes no further away.
      const moved = g.activation?.figure === figure && g.activation.entered > 0
      const course = courseOf(g, figure)
      const open = beside || moved ? [] : openCells(g, course, goal)
      const canSee =
        beside || open.some(cell => placements(g, course, cell).some(facing => sees(cell, facing)))
      const canNear = open.some(cell => far(cell) < far(figure.at))
      const obliged = figure.actionTaken === 'nothing' && !here && (canSee || canNear)
      return {
        rule: '9.04',
        goal,
        obliged,
        ends: (at, facing) =>
          canSee ? sees(at, facing) : canNear ? far(at) < far(figure.at) : far(at) <= far(figure.at),
        turns: (at, facing) => (beside ? sees(at, facing) : !obliged),
      }
    },
  },
}

/** Where a move can end that enters no danger zone on its way or at its end, but for that of `goal` (9.06). */
export function openCells(g: Game, course: Course, goal: Figure): readonly Cell[] {
  const { figure } = course
  const closed = new Uint8Array(course.closed)
  for (const enemy of enemiesOf(g, figure.owner))
    if (enemy !== goal) for (const cell of dangerZone(g, enemy)) closed[cell] = 1
  return reachOf(g, { ...course, closed }, movementLeft(g, figure)).cells
}

/** Is it the action phase of the figure's side? */
export const isActing = (g: Game, { owner }: Figure): boolean => moverOf(g) === owner

/** Who is no ringwraith adds no attacks where the wearer alone is to be hit. */
function seenBy(g: Game, figure: Figure, enemy: Figure): true | Refusal {
  return hasTrait(g, enemy, 'ringwraith') || { code: 'unseen', rule: '9.08', about: { target: figure.id } }
}

export function unseen(g: Game, figure: Figure): true | Refusal {
  const seen = enemiesOf(g, figure.owner).some(
    enemy => hasTrait(g, enemy, 'ringwraith') && inZone(g, enemy).includes(figure),
  )
  return seen || { code: 'unseen', rule: '9.08', about: { target: figure.id } }
}
