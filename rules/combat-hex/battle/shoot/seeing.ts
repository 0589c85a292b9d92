import {
  type Eye,
  explainSight,
  occupied,
  type Scene,
  type Sight,
  sight,
  type Target,
  type Viewer,
} from '../../../board/sight.ts'
import { facings } from '../../../core/hex.ts'
import type { Refusal } from '../../../core/space.ts'
import { isLarge, turnsInPlace } from '../bases.ts'
import { cellsOfFigure, type Game, label, standing } from '../game.ts'
import { kept } from '../kept.ts'
import { atWork, type Hooks, type InTheWay } from '../points/points.ts'
import type { Figure } from '../state.ts'
import { isRaised } from '../zones.ts'

/** What everybody looks at: the board, and who stands on it (5.11). */
export interface View {
  scene: Scene
  present: readonly Figure[]
  /** those with abilities that say who is in the way of whom */
  special: ReadonlyMap<Figure, readonly Shaper[]>
}

/** Laid out once for as long as nobody moves. */
export const viewOf = (g: Game): View => kept(g, 'board', 'view', () => layOut(g))

function layOut(g: Game): View {
  const all = standing(g)
  // Whoever is carried takes no room, and stands in nobody's way.
  const present = all.filter(({ carried }) => !carried)
  const occupants = new Uint8Array(g.board.columns * g.board.rows)
  for (const figure of present) {
    const flags = occupied.here | (isRaised(g, figure) ? occupied.raised : 0)
    for (const cell of cellsOfFigure(g, figure)) occupants[cell] = flags
  }
  return {
    scene: { board: g.board, rules: g.book.sight, occupants },
    present,
    special: new Map(
      all.flatMap(figure => {
        const shapers = shapersOf(g, figure)
        return shapers.length ? [[figure, shapers] as const] : []
      }),
    ),
  }
}

type Shaper = { holder: Figure; shape: NonNullable<Hooks['inTheWay']> }

/** What the abilities at work on a figure say of who is in the way of whom. */
const shapersOf = (g: Game, holder: Figure): Shaper[] =>
  atWork(g, holder).flatMap(({ hooks }) => (hooks?.inTheWay ? [{ holder, shape: hooks.inTheWay }] : []))

/** The mildest answer counts; where nobody says anything the figure is in the way as any other. */
const mildest: readonly InTheWay[] = ['not', 'soft', 'tall']

/** The scene of one pair: who stands between may be in the way more or less than others (8.10e, 8.24, 8.46). */
function sceneOf(g: Game, { scene, present, special }: View, shooter: Figure, target: Figure): Scene {
  if (!special.size) return scene
  const ofPair = [...(special.get(shooter) ?? []), ...(special.get(target) ?? [])]
  let occupants: Uint8Array | undefined
  for (const between of ofPair.length ? present : special.keys()) {
    if (between === shooter || between === target || between.carried) continue
    const who = { shooter, target, between }
    let best = mildest.length
    const hear = ({ holder, shape }: Shaper) => {
      const said = shape(g, holder, who)
      if (said) best = Math.min(best, mildest.indexOf(said))
    }
    for (const shaper of ofPair) hear(shaper)
    for (const shaper of special.get(between) ?? []) hear(shaper)
    const way = mildest[best]
    if (!way) continue
    occupants ??= scene.occupants.slice()
    const cells = cellsOfFigure(g, between)
    const flags = way === 'not' ? 0 : scene.occupants[cells[0]!]! | occupied[way]
    for (const cell of cells) occupants[cell] = flags
  }
  return occupants ? { ...scene, occupants } : scene
}

/**
 * Where a figure sees from, and how it may face for it: its front hex, every hex of a large base (5.08, 8.46).
 * A rider that has moved a hex faces as it does (8.10d).
 */
function viewerOf(g: Game, figure: Figure): Viewer {
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

/** How a figure sees another, whatever it could do about it; `range` limits it (5.05 to 5.15). */
export const sightTo = (g: Game, figure: Figure, target: Figure, range?: number): Sight =>
  sight(sceneOf(g, viewOf(g), figure, target), viewerOf(g, figure), aimAt(g, target), {
    range,
    prefer: figure.facing,
  })

/** Has it the other in its sight as it faces, at any distance? It is for a shot alone that a figure turns first (5.08). */
export const seesAsItFaces = (g: Game, figure: Figure, target: Figure): boolean =>
  sightTo(g, figure, target).facings.some(way => way.facing === figure.facing)

/** The same with its lines and what blocks them; no lines where the target is too far or behind. */
export const sightLines = (g: Game, figure: Figure, target: Figure, range?: number) =>
  explainSight(sceneOf(g, viewOf(g), figure, target), viewerOf(g, figure), aimAt(g, target), {
    range,
    prefer: figure.facing,
  })

const aimAt = (g: Game, target: Figure): Target => ({
  cells: cellsOfFigure(g, target),
  raised: isRaised(g, target),
})

/** What keeps a figure from seeing another that is in range and before it, with the rule that says so. */
export function whyUnseen(g: Game, figure: Figure, target: Figure, range: number): Refusal {
  const about = { figure: figure.id, target: target.id }
  const { lines } = explainSight(
    sceneOf(g, viewOf(g), figure, target),
    viewerOf(g, figure),
    aimAt(g, target),
    { range, prefer: figure.facing },
  )
  const wall = lines.find(line => line.blockedBy)?.blockedBy
  if (!wall) return { code: 'no-sight', rule: '5.10', about: { ...about, hex: label(g, target.at) } }
  const hex = label(g, wall.cell)
  const { rule } = wall
  if (wall.what === 'figure')
    return { code: 'no-sight-figure', rule, about: { ...about, hex, by: g.occupant[wall.cell]?.id ?? '' } }
  if (wall.what === 'raised') return { code: 'no-sight-raised', rule, about: { ...about, hex } }
  return { code: 'no-sight', rule, about: { ...about, hex } }
}
