import { type Eye, occupied, type Scene, type Sight, sight, type Viewer } from '../board/sight.ts'
import { facings } from '../core/hex.ts'
import { isLarge, turnsInPlace } from './bases.ts'
import { cellsOfFigure, type Game, standing } from './game.ts'
import { atWork, type InTheWay } from './points.ts'
import type { Figure } from './state.ts'
import { isRaised } from './zones.ts'

/** What everybody looks at: the board, and who stands on it (5.11). */
export interface View {
  scene: Scene
  present: readonly Figure[]
  /** those with abilities that say who is in the way of whom */
  special: readonly Figure[]
}

const shapesLines = (g: Game, figure: Figure): boolean =>
  atWork(g, figure).some(ability => ability.hooks?.inTheWay !== undefined)

export function viewOf(g: Game): View {
  const present = standing(g)
  const occupants = new Uint8Array(g.board.columns * g.board.rows)
  for (const figure of present) {
    const flags = occupied.here | (isRaised(g, figure) ? occupied.raised : 0)
    for (const cell of cellsOfFigure(g, figure)) occupants[cell] = flags
  }
  return {
    scene: { board: g.board, rules: g.book.sight, occupants },
    present,
    special: present.filter(figure => shapesLines(g, figure)),
  }
}

/** The mildest answer counts; where nobody says anything the figure is in the way as any other. */
const mildest: readonly InTheWay[] = ['not', 'soft', 'tall']

function inTheWay(g: Game, shooter: Figure, target: Figure, between: Figure): InTheWay | undefined {
  const said = [shooter, target, between].flatMap(holder =>
    atWork(g, holder).flatMap(
      ability => ability.hooks?.inTheWay?.(g, holder, { shooter, target, between }) ?? [],
    ),
  )
  return mildest.find(way => said.includes(way))
}

/** The scene of one pair: who stands between may be in the way more or less than others (8.10e, 8.24, 8.46). */
function sceneOf(g: Game, { scene, present, special }: View, shooter: Figure, target: Figure): Scene {
  if (!special.length) return scene
  const pair = special.includes(shooter) || special.includes(target)
  let occupants: Uint8Array | undefined
  for (const between of pair ? present : special) {
    if (between === shooter || between === target) continue
    const way = inTheWay(g, shooter, target, between)
    if (!way) continue
    occupants ??= scene.occupants.slice()
    const cells = cellsOfFigure(g, between)
    const flags = way === 'not' ? 0 : (scene.occupants[cells[0]!] ?? 0) | occupied[way]
    for (const cell of cells) occupants[cell] = flags
  }
  return occupants ? { ...scene, occupants } : scene
}

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
export function sightTo(g: Game, figure: Figure, target: Figure, range?: number, view = viewOf(g)): Sight {
  return sight(
    sceneOf(g, view, figure, target),
    viewerOf(g, figure),
    { cells: cellsOfFigure(g, target), raised: isRaised(g, target) },
    { range, prefer: figure.facing },
  )
}
