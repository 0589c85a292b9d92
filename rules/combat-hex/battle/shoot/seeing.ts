import { type Cell, hexOf } from '../../../board/board.ts'
import {
  type Eye,
  explainSight,
  type Observer,
  occupied,
  type Sight,
  type SightScene,
  type SightTarget,
  sight,
} from '../../../board/sight.ts'
import { distance, facings } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { baseReach, isLarge, turnsInPlace } from '../bases.ts'
import { kept } from '../derived.ts'
import { cellsOfFigure, type Game, label, standing } from '../game.ts'
import { atWork } from '../points/points.ts'
import { isRaised } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import type { InTheWay } from '../terms.ts'
import type { Hooks } from '../vocabulary.ts'

/** What everybody looks at: the board, and who stands on it (5.11). */
export interface SightView {
  scene: SightScene
  /** those with abilities that say who is in the way of whom */
  special: ReadonlyMap<Figure, readonly Shaper[]>
  /** who stands on each cell: one, or two while one of them passes over it */
  at: ReadonlyMap<Cell, readonly Figure[]>
  /** `occupied.unasked` wherever somebody stands */
  unasked: Uint8Array
}

/** What a figure is to a line as any other, whatever abilities say. */
const flagsOf = (g: Game, figure: Figure): number =>
  occupied.here | (isRaised(g, figure) ? occupied.raised : 0)

/** Laid out once for as long as nobody moves. */
export const sightViewOf = (g: Game): SightView => kept(g, 'board', 'view', layOut)

function layOut(g: Game): SightView {
  const all = standing(g)
  const special = new Map<Figure, readonly Shaper[]>()
  for (const figure of all) {
    const shapers = shapersOf(g, figure)
    if (shapers.length) special.set(figure, shapers)
  }
  const occupants = new Uint8Array(g.board.columns * g.board.rows)
  const at = new Map<Cell, Figure[]>()
  for (const figure of all) {
    // Whoever is carried takes no room, and stands in nobody's way.
    if (figure.carried) continue
    const flags = flagsOf(g, figure)
    for (const cell of cellsOfFigure(g, figure)) {
      occupants[cell]! |= flags
      const others = at.get(cell)
      if (others) others.push(figure)
      else at.set(cell, [figure])
    }
  }
  const unasked = new Uint8Array(occupants.length)
  for (const cell of at.keys()) unasked[cell] = occupied.unasked
  return { scene: { board: g.board, rules: g.book.sight, occupants }, special, at, unasked }
}

type Shaper = { holder: Figure; shape: NonNullable<Hooks['inTheWay']> }

/** What the abilities at work on a figure say of who is in the way of whom. */
function shapersOf(g: Game, holder: Figure): readonly Shaper[] {
  const effects = atWork(g, holder)
  if (!effects.some(({ hooks }) => hooks?.inTheWay)) return silent
  return effects.flatMap(({ hooks }) => (hooks?.inTheWay ? [{ holder, shape: hooks.inTheWay }] : []))
}
const silent: readonly Shaper[] = []

/** The mildest answer counts; where nobody says anything the figure is in the way as any other. */
const mildest: readonly InTheWay[] = ['not', 'soft', 'tall']

/** The scene of one pair: who stands between may be in the way more or less than others (8.10e, 8.24, 8.46). */
function sceneOf(
  g: Game,
  { scene, special, at, unasked }: SightView,
  shooter: Figure,
  target: Figure,
): SightScene {
  if (!special.size) return scene
  const own = special.get(shooter) ?? silent
  const aim = special.get(target) ?? silent
  const ask = (cell: Cell): number => {
    let flags = 0
    for (const between of at.get(cell)!) {
      if (between === shooter || between === target) continue
      const who = { shooter, target, between }
      let best = mildest.length
      for (const shapers of [own, aim, special.get(between) ?? silent])
        for (const { holder, shape } of shapers) {
          const said = shape(g, holder, who)
          if (said) best = Math.min(best, mildest.indexOf(said))
        }
      const way = mildest[best]
      if (way === 'not') continue
      const its = flagsOf(g, between) | (way ? occupied[way] : 0)
      // Where one passes over another, the line gets by only if it gets by both.
      flags = flags ? ((flags | its) & ~occupied.soft) | (flags & its) : its
    }
    return flags
  }
  return { board: scene.board, rules: scene.rules, occupants: unasked, ask }
}

/**
 * Where a figure sees from, and how it may face for it: its front hex, every hex of a large base (5.08, 8.46).
 * A rider that has moved a hex faces as it does (8.10d).
 */
function viewerOf(g: Game, figure: Figure): Observer {
  const { base } = g.typeOf(figure)
  const moved = g.activation?.figure === figure && g.activation.entered > 0
  const cells = cellsOfFigure(g, figure)
  const eyes: Eye[] = isLarge(base)
    ? cells.map(cell => ({ cell, facings: [figure.facing] }))
    : base === 'single'
      ? [{ cell: figure.at, facings }]
      : [
          { cell: figure.at, facings: [figure.facing] },
          ...(moved ? [] : turnsInPlace(g.board, base, figure.at, figure.facing)).map(t => ({
            cell: t.at,
            facings: [t.facing],
          })),
        ]
  return { cells, eyes, allAround: isLarge(base), raised: isRaised(g, figure) }
}

/** Is another too far away for so many hexes, whatever lies between and however the two turn? Else sight says so (5.06). */
export function isOutOfRange(g: Game, figure: Figure, target: Figure, range = Infinity): boolean {
  const far = distance(hexOf(g.board, figure.at), hexOf(g.board, target.at))
  return far > range + baseReach[g.typeOf(figure).base] + baseReach[g.typeOf(target).base]
}

/** How a figure sees another, whatever it could do about it; `range` limits it (5.05 to 5.15). */
export const sightTo = (g: Game, figure: Figure, target: Figure, range?: number): Sight =>
  sight(sceneOf(g, sightViewOf(g), figure, target), viewerOf(g, figure), aimAt(g, target), {
    range,
    prefer: figure.facing,
  })

/** Has it the other in its sight as it faces, at any distance? It is for a shot alone that a figure turns first (5.08). */
export const seesAsItFaces = (g: Game, figure: Figure, target: Figure): boolean =>
  sightTo(g, figure, target).facings.some(way => way.facing === figure.facing)

/** The same with its lines and what blocks them; no lines where the target is too far or behind. */
export const sightLines = (g: Game, figure: Figure, target: Figure, range?: number) =>
  explainSight(sceneOf(g, sightViewOf(g), figure, target), viewerOf(g, figure), aimAt(g, target), {
    range,
    prefer: figure.facing,
  })

const aimAt = (g: Game, target: Figure): SightTarget => ({
  cells: cellsOfFigure(g, target),
  raised: isRaised(g, target),
})

/** What keeps a figure from seeing another that is in range and before it, with the rule that says so. */
export function whyUnseen(g: Game, figure: Figure, target: Figure, range: number): Refusal {
  const about = { figure: figure.id, target: target.id }
  const view = sightViewOf(g)
  const { lines } = explainSight(sceneOf(g, view, figure, target), viewerOf(g, figure), aimAt(g, target), {
    range,
    prefer: figure.facing,
  })
  const wall = lines.find(line => line.blockedBy)?.blockedBy
  if (!wall) return { code: 'no-sight', rule: '5.10', about: { ...about, hex: label(g, target.at) } }
  const hex = label(g, wall.cell)
  const { rule } = wall
  if (wall.what === 'figure')
    return {
      code: 'no-sight-figure',
      rule,
      about: { ...about, hex, by: view.at.get(wall.cell)?.[0]!.id ?? '' },
    }
  if (wall.what === 'raised') return { code: 'no-sight-raised', rule, about: { ...about, hex } }
  return { code: 'no-sight', rule, about: { ...about, hex } }
}
