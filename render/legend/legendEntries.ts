import { type Board, type Cell, type SideKind, sideKind, sideKinds } from '../../rules/board/board.ts'
import type { Layout } from '../board/framing.ts'
import { shownCells } from '../board/layout.ts'
import { sidePainters } from '../board/sides.ts'
import type { Brush } from '../paint/brush.ts'
import { drawCross, drawTriangle } from '../paint/shapes.ts'
import type { Liveries } from '../paint/theme.ts'
import {
  type BlockSign,
  blockSigns,
  type Legend,
  type LegendSign,
  type OverlaySign,
  overlaySigns,
  type Scene,
  type TokenCondition,
  tokenConditions,
} from '../types.ts'
import { blockSamples, blockSignsIn } from './blockSamples.ts'
import { overlaySamples, signSamples } from './legendSamples.ts'

/** A sign with its word. */
export interface LegendEntry {
  word: string
  /** room that its sample takes */
  width: number
  draw: (x: number, y: number) => void
}

/** What of all that may be laid over a board this picture shows. */
function laidOver({ overlay = {}, tokens }: Scene): Set<OverlaySign> {
  const { reach = [], sight = [], marks = [] } = overlay
  const shown: Record<OverlaySign, boolean> = {
    reach: reach.length > 0,
    stops: reach.some(({ stops }) => stops),
    threatened: reach.some(({ threatened }) => threatened),
    free: sight.some(({ ok, penalty }) => ok && !penalty),
    hard: sight.some(({ ok, penalty }) => ok && penalty),
    blocked: sight.some(({ ok }) => !ok),
    field: Boolean(overlay.field?.length),
    zones: Boolean(overlay.zones?.length),
    deployment: Boolean(overlay.deployment?.length || overlay.starts?.length),
    chains: Boolean(overlay.chains?.length),
    moved: Boolean(overlay.arrows?.length),
    shot: Boolean(overlay.shots?.length),
    lost: marks.some(({ kind }) => kind === 'lost'),
    missed: marks.some(({ kind }) => kind === 'missed'),
    saved: marks.some(({ kind }) => kind === 'saved'),
    removed: marks.some(({ kind }) => kind === 'removed') || tokens.some(({ fallen }) => fallen),
  }
  return new Set(overlaySigns.filter(sign => shown[sign]))
}

/** Which signs are on tokens of this picture, or lie on the ground. */
function signsIn(scene: Scene, { panes }: Layout): Set<LegendSign | BlockSign> {
  const { tokens, overlay, marks } = scene
  const enlarged = panes.some(({ view }) => !view.whole)
  const shown: Record<Exclude<LegendSign, TokenCondition>, boolean> = {
    frame: tokens.some(({ starred }) => starred),
    // As they are drawn: of whoever is whole only where all is told.
    pips: enlarged && tokens.some(({ pips }) => pips && (marks === 'all' || pips.left < pips.of)),
    counter:
      enlarged && tokens.some(({ counter }) => counter !== undefined && (marks === 'all' || counter > 0)),
    treasure: Boolean(overlay?.treasures?.length),
  }
  const told = new Set<LegendSign | BlockSign>([
    ...tokens.flatMap(({ conditions = [] }) => conditions),
    ...blockSignsIn(
      scene,
      panes.every(({ view }) => view.whole),
    ),
  ])
  for (const sign of ['frame', 'pips', 'counter', 'treasure'] as const) if (shown[sign]) told.add(sign)
  return told
}

/** The ground that is seen: kinds of sides, heights and hexes where nobody may stop. */
function groundIn(
  board: Board,
  cells: readonly Cell[],
): { sides: Set<SideKind>; raised: boolean; barred: boolean } {
  // The border is no terrain, though nobody passes it.
  const inner = (cell: Cell) => [0, 1, 2, 3, 4, 5].filter(f => board.neighbour[cell * 6 + f]! >= 0)
  const sides = new Set(cells.flatMap(cell => inner(cell).map(f => sideKind(board, cell, f))))
  return {
    sides,
    raised: cells.some(cell => board.raised[cell]),
    barred: cells.some(cell => board.barred[cell]),
  }
}

/**
 * What a legend of this picture explains, and nothing that is not in it: what is laid over the board, the ground, the
 * signs on tokens.
 */
export function explained(
  scene: Scene,
  { panes }: Layout,
): { signs: Set<OverlaySign>; sides: Set<SideKind>; raised: boolean; barred: boolean } {
  const cells = panes.flatMap(({ view }) => shownCells(view, scene.board))
  return { signs: laidOver(scene), ...groundIn(scene.board, cells) }
}

/** How long the sample of a side is, in pixels. */
export const sample = 30

/** What nobody guesses. */
const isCondition = (sign: LegendSign | BlockSign): boolean =>
  [...tokenConditions, ...blockSigns].some(each => each === sign)

const samples = { ...signSamples, ...blockSamples }

/** What of all that a legend knows is to be explained. */
interface LegendParts {
  signs: ReadonlySet<OverlaySign>
  sides: readonly SideKind[]
  raised: boolean
  barred: boolean
  worn: ReadonlySet<LegendSign | BlockSign>
}

/** @param zones players whose danger zones are shown */
export function entriesOf(
  brush: Brush,
  legend: Legend,
  { signs, sides, raised, barred, worn }: LegendParts,
  zones: Parameters<(typeof overlaySamples)['zones']>[1],
): LegendEntry[] {
  const { ctx, colours } = brush
  const explaining = (wanted: (sign: LegendSign | BlockSign) => boolean): LegendEntry[] =>
    legend.signs
      .filter(({ sign }) => worn.has(sign) && wanted(sign))
      .map(({ sign, word }) => ({
        word,
        width: samples[sign].width,
        draw: (x, y) => samples[sign].draw(brush, x, y),
      }))
  return [
    ...overlaySigns
      .filter(sign => signs.has(sign))
      .map(sign => ({
        word: legend.overlay[sign],
        width: 24,
        draw: (x: number, y: number) => overlaySamples[sign](brush, zones, x, y, 24),
      })),
    // Nobody guesses what has become of a token.
    ...explaining(isCondition),
    ...sides.map(kind => ({
      word: legend.sides[kind],
      width: sample,
      draw: (x: number, y: number) => sidePainters[kind](brush, { x: x + 2, y }, { x: x + sample - 2, y }, 1),
    })),
    ...(raised
      ? [
          {
            word: legend.raised,
            width: 16,
            draw: (x: number, y: number) => drawTriangle(ctx, { x: x + 8, y: y + 1 }, 7, colours.raisedShade),
          },
        ]
      : []),
    ...(barred
      ? [
          {
            word: legend.barred,
            width: 16,
            draw: (x: number, y: number) => drawCross(ctx, { x: x + 8, y }, 6, colours.barredMark, 3.5),
          },
        ]
      : []),
    ...explaining(sign => !isCondition(sign)),
  ]
}

/** What this picture has to explain. */
export function entriesFor(
  brush: Brush,
  layout: Layout,
  scene: Scene,
  legend: Legend,
  liveries: Liveries,
): LegendEntry[] {
  const shown = [...new Set(scene.overlay?.zones?.map(({ owner }) => owner))]
  const { sides, ...found } = explained(scene, layout)
  // Open ground explains itself.
  const kinds = sideKinds.filter(kind => kind !== 'open' && sides.has(kind))
  const wanted = { ...found, sides: kinds, worn: signsIn(scene, layout) }
  return entriesOf(brush, legend, wanted, { shown, liveries })
}

/** Between a sign and its word, in pixels. */
export const gap = 6
