import type { Board, Cell } from '../rules/board/board.ts'
import type { Camp } from '../rules/combat-hex/army/figure.ts'
import type { BattleEvent } from '../rules/combat-hex/battle/events.ts'
import type { Facing } from '../rules/core/hex.ts'
import type { Language } from './combat-hex/pictureWords.ts'
import type { FigureLook } from './silhouettes.ts'
import type { PaletteName } from './theme.ts'

export const tokenStates = ['ready', 'moved', 'shot', 'acted', 'fallen'] as const

/** A figure as it stands on the board. */
export interface Token {
  label: string
  /** every hex of its base, the reference hex first (4.14, 8.10c) */
  cells: Cell[]
  facing: Facing
  camp: Camp
  hero: boolean
  owner: number
  life: number
  maxLife: number
  ap: number
  maxAp: number
  shoots: boolean
  /** what it is: its silhouette follows from it; a hero or a warrior unless told */
  type?: FigureLook
  /** labels of figures that it carries (8.42) */
  carries?: string
  /** `fallen`: without life and kept up by Courage (8.38) */
  state: (typeof tokenStates)[number]
  /** ringed, because the message is about it */
  highlighted?: boolean
  /** ids of abilities at work on it */
  effects?: string[]
}

/** A way over the board and what it costs. */
export interface PathOverlay {
  /** where it starts, and every hex entered */
  cells: Cell[]
  /** `costs[i]` is the price of entering `cells[i + 1]` */
  costs: number[]
  /** price of the whole way, shown at its end */
  total: number
  /** the hex run to afterwards (4.131) */
  run?: Cell
  /** the figure as it would stand */
  ghost?: Token
}

export interface ReachOverlay {
  cell: Cell
  cost: number
  /** the move ends here (4.08, 4.13) */
  stops: boolean
  /** it would stand in a danger zone */
  threatened?: boolean
}

/** Two lines from one corner of the shooter's hex to two corners of the target's (5.10). Corner 0 is the upper right one, then clockwise. */
export interface SightOverlay {
  from: Cell
  corner: number
  to: Cell
  corners: [number, number]
  ok: boolean
  /** hits on 6 only (5.171) */
  penalty: boolean
  /** hexes, or sides of hexes, that stop the lines */
  blockedBy?: readonly { cell: Cell; facing?: Facing }[]
}

export const markKinds = ['removed', 'shot', 'hit'] as const

export interface Overlay {
  path?: PathOverlay
  zones?: { owner: number; cells: Cell[] }[]
  reach?: ReachOverlay[]
  sight?: SightOverlay[]
  /** figures that fight together (6.03), and which enemies hold each other */
  chains?: { cells: Cell[]; links: [Cell, Cell][] }[]
  field?: Cell[]
  /** where the figure in hand may be placed */
  deployment?: Cell[]
  /** zones in which armies begin; `owner` is null while nobody has picked the edge (3.02) */
  starts?: { owner: number | null; cells: Cell[] }[]
  marks?: { cell: Cell; kind: (typeof markKinds)[number] }[]
  /** arrows in flight */
  shots?: { from: Cell; to: Cell; owner: number }[]
  arrows?: { from: Cell; to: Cell; owner: number }[]
}

/** Somebody whose figures are shown, or were before they fell. */
export interface ScenePlayer {
  name: string
  camp: Camp
}

/** All that a picture of a battle shows. */
export interface Scene {
  board: Board
  tokens: Token[]
  overlay?: Overlay
  /** what has happened: ways, shots and losses are laid over the board, and the part where they were is enlarged */
  told?: readonly BattleEvent[]
  /** labels of the hexes; shown unless false */
  labels?: boolean
  /** only the part of the board within so many hexes of this one, enlarged */
  around?: { cell: Cell; radius: number }
  /** only the part that shows all these cells; the whole where they lie far apart */
  focus?: readonly Cell[]
  /** of the picture, in pixels */
  width?: number
  /** the players in their order; where more than two play, their colours and patterns are explained */
  players?: readonly ScenePlayer[]
  /** `standard` unless told */
  palette?: PaletteName
  /** written below the board in place of the legend */
  caption?: string
  /** of the legend; English unless told */
  language?: Language
}
