import type { Board, Cell } from '../../rules/board/board.ts'
import type { Facing } from '../../rules/core/hex.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Tone } from '../paint/theme.ts'
import type { Overlay, RangeKind, Scene, Token, TokenMark } from '../types.ts'
import { eventOverlay, type ToldOnField } from './eventOverlay.ts'
import { arcsAround, rangeAround } from './fieldOverlay.ts'
import { boardLegend } from './pictureWords.ts'
import { iconOfUnit, type UnitIcon } from './unitIcons.ts'

/** A unit on the board, as far as a picture shows it. */
export interface UnitOnBoard {
  /** A1 … of player 0, B1 … of player 1 */
  label: string
  owner: number
  at: Cell
  facing: Facing
  files: number
  /** models that stand, without those who have joined; and how many began */
  left: number
  of: number
  /** how much deeper than wide the base of a model is: 2 of riders; 1 unless told */
  deep?: number
  /** skirmishers: its models keep away from each other */
  open?: boolean
  /** what its models are: drawn on bases that are large enough */
  icon?: UnitIcon
  /** of a model that stands alone: one that may join is drawn as a figure, in a frame of gold */
  starred?: boolean
  /** life of a single model; a unit shows its losses by its models */
  life?: { left: number; of: number }
  banner?: boolean
  drum?: boolean
  /** how many have joined it; they are not drawn as units of their own */
  joined?: number
  /** so many of them stand in its last rank (M47) */
  behind?: number
  shaken?: boolean
  /** it has done in this phase what it may */
  done?: boolean
  /** hexes of units that it touches; each pair may be told once or twice */
  touches?: readonly Cell[]
}

/** A battle of Regiments to be drawn, as plain data. */
export interface BoardScene extends Omit<Scene, 'board' | 'tokens' | 'players' | 'legend'> {
  board: Board
  units: readonly UnitOnBoard[]
  /** in their order; the first in light colours, the second in dark ones unless told */
  players: readonly { name: string; tone?: Tone }[]
  /** labels of units to be ringed */
  highlighted?: readonly string[]
  /** are its lines and marks explained below it? Unless false */
  legend?: boolean
  language: Language
  /** the unit whose front, flanks and rear are shown, by its label */
  arcsOf?: string
  /** how far somebody is heeded about a unit */
  heeded?: readonly { at: Cell; owner: number; kind: RangeKind; hexes: number }[]
  /** what has happened: moves, charges, shots and losses are drawn over the board */
  told?: ToldOnField
  /** whoever was destroyed in it, as they last stood */
  gone?: readonly UnitOnBoard[]
  /** is the arrow that is laid over the board a spell's, not a shot's? */
  spell?: boolean
  /** units as they stood where they began to move, and where they went */
  moved?: readonly { unit: UnitOnBoard; to: Cell }[]
}

/** The tone of a player unless another is told. */
export const toneOf = (player: number): Tone => (player % 2 ? 'warm' : 'cool')

/** A unit as a token: the one place that says how it looks. */
export function unitToken(unit: UnitOnBoard, highlighted = false): Token {
  const { label, owner, at, facing, icon, starred, life, done } = unit
  const { files, left, of, deep, open, banner, drum, joined, behind, shaken } = unit
  return {
    label,
    owner,
    cells: [at],
    facing,
    ...(icon && { icon: iconOfUnit(icon) }),
    ...(starred && { starred }),
    ...(life && { pips: life }),
    ...(done && { faded: 0.4 }),
    ...(highlighted && { highlighted }),
    block: {
      files,
      left,
      of,
      ...(deep && { deep }),
      ...(open && { open }),
      ...(banner && { banner }),
      ...(drum && { drum }),
      ...(joined && { joined }),
      ...(behind && { behind }),
      ...(shaken && { shaken }),
    },
  }
}

/** Every pair that touches once. */
export function touchesOf(units: readonly UnitOnBoard[]): Pick<Overlay, 'touches'> {
  const pairs = new Map(
    units.flatMap(({ at, touches = [] }) =>
      touches.map(other => {
        const [from, to] = at < other ? [at, other] : [other, at]
        return [`${from} ${to}`, { from, to }] as const
      }),
    ),
  )
  return pairs.size > 0 ? { touches: [...pairs.values()] } : {}
}

/**
 * What was lost stands at the flanks of those who have lost it. Whoever is gone lies where nobody else stands, and that says
 * what it has lost.
 */
export function besideUnits(
  { marks, ...overlay }: Overlay,
  units: readonly UnitOnBoard[],
  gone: readonly UnitOnBoard[] = [],
): Overlay {
  if (!marks) return overlay
  const lies = (mark: TokenMark) => mark.kind === 'removed' && !units.some(({ at }) => at === mark.cell)
  const empty = new Set(marks.filter(lies).map(({ cell }) => cell))
  return {
    ...overlay,
    marks: marks
      .filter(({ kind, cell }) => kind === 'removed' || !empty.has(cell))
      .map(mark => {
        const unit = units.find(({ at }) => at === mark.cell)
        const fell = mark.kind === 'removed' && gone.find(({ at }) => at === mark.cell)
        if (unit) return { ...mark, facing: unit.facing, ...(fell && { name: fell.label }) }
        if (!fell) return mark
        const { block: _, facing: __, ...token } = unitToken(fell)
        return { ...mark, token: { ...token, fallen: true } }
      }),
  }
}

/** A battle as a scene of tokens. */
export function boardScene(picture: BoardScene): Scene {
  const {
    units,
    players,
    highlighted = [],
    legend,
    language,
    overlay,
    told,
    gone,
    spell,
    moved = [],
    ...other
  } = picture
  const { arcsOf, heeded = [], ...scene } = other
  const faced = units.find(({ label }) => label === arcsOf)
  const arrows = moved.map(({ unit, to }) => ({
    from: unit.at,
    to,
    owner: unit.owner,
    token: unitToken(unit),
  }))
  return {
    ...scene,
    tokens: units.map(unit => unitToken(unit, highlighted.includes(unit.label))),
    overlay: {
      ...touchesOf(units),
      ...(told && besideUnits(eventOverlay(told, picture.board), units, gone)),
      ...(faced && { arcs: arcsAround(picture.board, faced) }),
      ...(heeded.length > 0 && {
        ranges: heeded.map(({ at, hexes, kind, owner }) =>
          rangeAround(picture.board, at, hexes, kind, owner),
        ),
      }),
      ...overlay,
      ...(arrows.length && { arrows }),
    },
    players: players.map(({ name, tone }, i) => ({ name, tone: tone ?? toneOf(i) })),
    ...(legend !== false && { legend: boardLegend(language, spell) }),
  }
}
