import {
  type Eye,
  explainSight,
  occupied,
  type Scene,
  type Sight,
  sight,
  type Target,
  type Viewer,
} from '../board/sight.ts'
import { type Facing, facings, makeFacing } from '../core/hex.ts'
import type { Script } from '../core/script.ts'
import type { Refusal } from '../core/space.ts'
import { occasion } from './activate.ts'
import { isLarge, turnsInPlace } from './bases.ts'
import { chanceToHurt, convert, hurts, roll, rollDamage, suffer, superficialFaces } from './damage.ts'
import { cellsOfFigure, enemiesOf, type Game, isStanding, kept, label, standing } from './game.ts'
import { atWork, type Bonus, permits, total } from './points.ts'
import type { Figure } from './state.ts'
import { isRaised, isThreatened } from './zones.ts'

/** A target that a figure could shoot at now. */
export interface Shot {
  target: Figure
  sight: Sight
  /** facings it may take for the shot, the best first (5.08) */
  facings: Facing[]
}

/** What everybody looks at: the board, and who stands on it (5.11). */
const sceneOf = (g: Game): Scene =>
  kept(g, 'scene', () => {
    const occupants = new Uint8Array(g.board.columns * g.board.rows)
    for (const figure of standing(g)) {
      const flag = occupied.here | (isRaised(g, figure) ? occupied.raised : 0)
      for (const cell of cellsOfFigure(g, figure)) occupants[cell] = flag
    }
    return { board: g.board, rules: g.book.sight, occupants }
  })

/** Where a figure sees from, and how it may face for it: its front hex, every hex of a large base (5.08, 8.46). */
function viewerOf(g: Game, figure: Figure): Viewer {
  const { base } = g.typeOf(figure)
  const cells = cellsOfFigure(g, figure)
  const eyes: Eye[] = isLarge(base)
    ? cells.map(cell => ({ cell, facings: [figure.facing] }))
    : base === 'single'
      ? [{ cell: figure.at, facings }]
      : [
          { cell: figure.at, facings: [figure.facing] },
          ...turnsInPlace(g.board, base, figure.at, figure.facing).map(t => ({
            cell: t.at,
            facings: [t.facing],
          })),
        ]
  return { cells, eyes, allAround: isLarge(base), raised: isRaised(g, figure) }
}

/** How a figure sees another, whatever it could do about it; `range` limits it (5.05 to 5.15). */
export function sightTo(g: Game, figure: Figure, target: Figure, range?: number): Sight {
  return sight(sceneOf(g), viewerOf(g, figure), aimAt(g, target), { range, prefer: figure.facing })
}

const aimAt = (g: Game, target: Figure): Target => ({
  cells: cellsOfFigure(g, target),
  raised: isRaised(g, target),
})

/** What keeps a figure from seeing another that is in range and before it, with the rule that says so. */
function whyUnseen(g: Game, figure: Figure, target: Figure, range: number): Refusal {
  const about = { figure: figure.id, target: target.id }
  const { lines } = explainSight(sceneOf(g), viewerOf(g, figure), aimAt(g, target), {
    range,
    prefer: figure.facing,
  })
  const wall = lines.find(line => line.blockedBy)?.blockedBy
  if (!wall) return { code: 'no-sight', rule: '5.10', about: { ...about, hex: label(g, target.at) } }
  const hex = label(g, wall.cell)
  const { rule } = wall
  if (wall.what === 'figure')
    return { code: 'no-sight-figure', rule, about: { ...about, hex, by: g.occupant[wall.cell]?.id ?? '' } }
  if (wall.what === 'raised') return { code: 'no-sight-raised', rule, about: { ...about, hex } }
  return { code: 'no-sight', rule, about: { ...about, hex } }
}

/** May the figure shoot at all now? True, or why not (5.01, 5.02). */
export function mayShoot(g: Game, figure: Figure): true | Refusal {
  const about = { figure: figure.id }
  const current = g.activation?.figure === figure ? g.activation : undefined
  if (!g.typeOf(figure).shooting) return { code: 'no-shooter', rule: '5.01', about }
  if (current?.shot) return { code: 'shot-already', rule: '5.01', about }
  if ((current?.entered || current?.stopped) && !permits(g, 'mayShootAfterMove', figure))
    return { code: 'moved-already', rule: '5.01', about }
  if (isThreatened(g, figure) && !permits(g, 'mayShootThreatened', figure))
    return { code: 'shoot-threatened', rule: '5.02', about }
  return true
}

const shotOf = (target: Figure, seen: Sight): Shot => ({
  target,
  sight: seen,
  facings: [
    seen.best!.facing,
    ...[...seen.facings]
      .sort((a, b) => Number(a.penalty) - Number(b.penalty))
      .map(f => f.facing)
      .filter(f => f !== seen.best!.facing),
  ],
})

/** May no shot be aimed at it, and does none hurt it? (5.031, 5.201) */
const isBeyondShots = (g: Game, target: Figure): boolean =>
  g.typeOf(target).immune?.includes('shots') ?? false

/** Everybody a figure may shoot at now, and how. */
export function shotsOf(g: Game, figure: Figure): Shot[] {
  const { shooting } = g.typeOf(figure)
  if (!shooting || mayShoot(g, figure) !== true) return []
  return enemiesOf(g, figure.owner).flatMap(target => {
    if (isBeyondShots(g, target)) return []
    const seen = sightTo(g, figure, target, shooting.range)
    return seen.visible ? [shotOf(target, seen)] : []
  })
}

/** A shot at one target, or why there is none: out of range (5.06), nowhere in view (5.07), blocked (5.10). */
export function shotAt(g: Game, figure: Figure, target: Figure): Shot | Refusal {
  const may = mayShoot(g, figure)
  if (may !== true) return may
  const about = { figure: figure.id, target: target.id }
  if (target.owner === figure.owner) return { code: 'own-target', rule: '5.03', about }
  if (isBeyondShots(g, target)) return { code: 'immune-to-shots', rule: '5.031', about }
  const { range } = g.typeOf(figure).shooting!
  const seen = sightTo(g, figure, target, range)
  if (seen.visible) return shotOf(target, seen)
  if (seen.why === 'out-of-range')
    return { code: 'out-of-range', rule: '5.06', about: { ...about, range, far: seen.range } }
  if (seen.why === 'out-of-field') return { code: 'out-of-field', rule: '5.07', about }
  return whyUnseen(g, figure, target, range)
}

/** How a shot is thrown: its dice, and whether only sixes hit (5.14, 5.16, 5.171). */
export function shotDice(
  g: Game,
  figure: Figure,
  target: Figure,
  seen: Pick<Sight, 'facings' | 'penalty'>,
  facing?: Facing,
): { dice: number; penalty: boolean } {
  const bonuses: Bonus[] = []
  if (isRaised(g, figure) && !isRaised(g, target)) bonuses.push({ plus: 1 })
  for (const ability of atWork(g, figure)) {
    const bonus = ability.hooks?.shootingDice?.(g, figure, target)
    if (bonus) bonuses.push(bonus)
  }
  const way = seen.facings.find(f => f.facing === facing)
  return {
    dice: total(g.typeOf(figure).shooting?.dice ?? 0, bonuses),
    penalty: way ? way.penalty : seen.penalty,
  }
}

/** Lowest face that hits (5.17, 5.171). */
export const hitsFrom = (penalty: boolean): number => (penalty ? 6 : 5)

/** Life that a shot takes on average, without any action points spent. */
export function expectedLoss(g: Game, figure: Figure, shot: Shot): number {
  const { dice, penalty } = shotDice(g, figure, shot.target, shot.sight, shot.facings[0])
  const each = ((7 - hitsFrom(penalty)) / 6) * chanceToHurt(g, shot.target)
  return Math.min(shot.target.life, dice * each)
}

/** A shot from its first die to the fallen target (5.16 to 5.22). The figure faces as it means to. */
export function* shoot(g: Game, figure: Figure, target: Figure): Script {
  const by = figure.owner
  const range = g.typeOf(figure).shooting?.range
  const seen = sightTo(g, figure, target, range)
  const { dice, penalty } = shotDice(g, figure, target, seen, figure.facing)
  g.emit({
    event: 'shot',
    figure: figure.id,
    target: target.id,
    range: seen.range,
    dice,
    penalty,
    facing: makeFacing(figure.facing),
  })
  const faces = yield* roll(g, 'shot', by, dice)
  const hits = faces.filter(face => face >= hitsFrom(penalty)).length
  const shallow = superficialFaces(g, [figure])
  const superficial = faces.filter(face => shallow.has(face)).length
  g.emit({ event: 'hits', blow: 'shot', by, hits, superficial })
  const turned = yield* convert(g, {
    what: 'hit',
    blow: 'shot',
    by,
    payers: [figure],
    superficial,
    target,
    hits,
    faces,
    worth: (payer, cost, done) => hits + done < target.life * 2 && payer.ap - cost >= 1,
  })
  yield* occasion(g, { moment: 'before-shot-damage', cause: figure })
  const damage = yield* rollDamage(g, {
    blow: 'shot',
    by,
    hits: hits + turned,
    payers: [figure],
    target,
    worth: all => isStanding(target) && all.filter(die => hurts(g, target, die)).length < target.life,
  })
  if (damage.length) g.emit({ event: 'damage', blow: 'shot', by, faces: damage })
  const loss = isBeyondShots(g, target) ? 0 : damage.filter(die => hurts(g, target, die)).length
  if (loss) yield* suffer(g, new Map([[target, loss]]))
}
