import type { Board, Cell, SideKind } from '../rules/board/board.ts'
import type { Facing } from '../rules/core/hex.ts'
import type { Language } from '../rules/core/text.ts'
import type { Quarter } from './board/quarters.ts'
import type { IconName } from './icons/iconNames.ts'
import type { Canvas } from './paint/canvas.ts'
import type { Die } from './paint/dice.ts'
import type { PaletteName, Tone } from './paint/theme.ts'

/**
 * What has become of a token, told by a sign each: it is seen by few, bound by a chain, on fire, hemmed in, lies on its side,
 * bears a treasure, or has a ring that it may put on.
 */
export const tokenConditions = ['unseen', 'bound', 'burning', 'trapped', 'lying', 'laden', 'ringed'] as const
export type TokenCondition = (typeof tokenConditions)[number]

/** A body of troops: it is drawn as its models in files and ranks, from the side that it faces backwards. */
export interface TokenBlock {
  files: number
  /** models that stand, and as many as began: who is lost leaves an outline */
  left: number
  of: number
  /** how much deeper than wide the base of a model is: 2 of riders; 1 unless told */
  deep?: number
  /** its models keep away from each other */
  open?: boolean
  banner?: boolean
  drum?: boolean
  /** so many who have joined it stand in the middle of its first rank, but for those who stand behind */
  joined?: number
  /** so many of them stand in its last rank */
  behind?: number
  /** it runs, or would */
  shaken?: boolean
}

/** Whatever stands on a board: what is drawn of it. What it means is known to the game that made it. */
export interface Token {
  /** its name, short enough to stand on it */
  label: string
  /** every hex of its base, the one of its front first */
  cells: Cell[]
  /** where its front is; without one it has none */
  facing?: Facing
  /** number of the player whose colours it wears */
  owner: number
  /** the silhouette of what it is; none unless told */
  icon?: IconName
  /** laid behind the silhouette, paler */
  behind?: IconName
  /** what it bears or does, as a second part of its picture in another colour */
  sign?: IconName
  /** its models, in place of an emblem */
  block?: TokenBlock
  /** what it sits on, shown on the rest of its base */
  mount?: IconName
  /** one of the great among its like: in strong colours, within a golden frame */
  starred?: boolean
  /** how much is left of it, as a bar at its top */
  pips?: { left: number; of: number }
  /** points at its left corner: up to five as on a die, more as a number */
  counter?: number
  /** a few letters on a flag above it */
  flag?: string
  /** a few letters on a light plate at its top */
  note?: string
  /** how far its colours have faded, from 0 to 1: it cannot do what others can */
  faded?: number
  /** signs of what has become of it */
  conditions?: readonly TokenCondition[]
  /** it lies there, and is no more than that */
  fallen?: boolean
  /** ringed, because the message is about it */
  highlighted?: boolean
  /** labels of those who stand in it, and have no token of their own: nothing of them is drawn */
  bears?: readonly string[]
}

/** A way over the board and what it costs. */
export interface PathOverlay {
  /** where it starts, and every hex entered */
  cells: Cell[]
  /** `costs[i]` is the price of entering `cells[i + 1]` */
  costs: number[]
  /** price of the whole way, shown at its end */
  total: number
  /** a further hex, gone to in another way afterwards */
  run?: Cell
  /** the token as it would stand */
  ghost?: Token
}

export interface ReachOverlay {
  cell: Cell
  cost: number
  /** the move ends here */
  stops: boolean
  /** it would stand in danger */
  threatened?: boolean
}

/** Two lines from one corner of a hex to two corners of another. Corner 0 is the upper right one, then clockwise. */
export interface SightOverlay {
  from: Cell
  corner: number
  to: Cell
  corners: [number, number]
  ok: boolean
  /** seen, but hard to hit */
  penalty: boolean
  /** a few words at its end, such as how far it is */
  note?: string
  /** hexes, or sides of hexes, that stop the lines */
  blockedBy?: readonly { cell: Cell; facing?: Facing }[]
}

/** What became of a token: it lost something, was missed, was saved, or is gone. */
export interface TokenMark {
  cell: Cell
  kind: 'lost' | 'missed' | 'saved' | 'removed'
  /** how much it lost */
  loss?: number
  /** where a block faces: what it lost stands at its flank, off its front and its label */
  facing?: Facing
  /** the token that is gone, as it lies there; or its label, where another stands */
  token?: Token
  name?: string
}

/** A move or a flight from one hex to another. */
export interface Arrow {
  from: Cell
  to: Cell
  owner: number
  /** the token as it stood where it began */
  token?: Token
}

/** Two tokens of neighbouring hexes that touch. */
export interface TouchMark {
  from: Cell
  to: Cell
}

/** The way of a charge, to the hex beside its target, and the side of the target that it hits. */
export interface ChargeArrow {
  owner: number
  /** where it starts, and every hex entered; none but the first where they are neighbours already */
  way: readonly Cell[]
  target: Cell
  /** the side of the target's hex that is hit */
  side: Facing
  /** a few words beside that side, such as what it needs */
  note?: string
}

/** What lies before a token, at its flanks, and behind it. */
export const arcKinds = ['front', 'flank', 'rear'] as const
export type ArcKind = (typeof arcKinds)[number]

/** How far somebody commands, and how far a banner is seen. */
export const rangeKinds = ['presence', 'banner'] as const
export type RangeKind = (typeof rangeKinds)[number]

/** What is laid over a board besides the tokens. */
export interface Overlay {
  path?: PathOverlay
  /** regions in the colours of a player, hatched so that two may cross */
  zones?: { owner: number; cells: Cell[] }[]
  reach?: ReachOverlay[]
  sight?: SightOverlay[]
  /** those who fight together, and which of them hold each other */
  chains?: { cells: Cell[]; links: [Cell, Cell][] }[]
  field?: Cell[]
  /** where the token in hand may be placed, in the colours of `deploymentOwner` */
  deployment?: Cell[]
  deploymentOwner?: number
  /** zones in which armies begin; `owner` is null while they are nobody's */
  starts?: { owner: number | null; cells: Cell[] }[]
  marks?: TokenMark[]
  /** tokens that touch, over the side between them */
  touches?: TouchMark[]
  /** ways of charges, that are made or may be */
  charges?: ChargeArrow[]
  /** regions around a token by where it looks */
  arcs?: { kind: ArcKind; cells: Cell[] }[]
  /** the rim of what somebody's presence, or a banner, reaches */
  ranges?: { owner: number; kind: RangeKind; cells: Cell[] }[]
  /** where treasures lie */
  treasures?: Cell[]
  /** arrows in flight */
  shots?: Arrow[]
  /** moves that were made, with the tokens as they stood where they began */
  arrows?: Arrow[]
}

/** Somebody whose tokens are shown, or were before they were removed. */
export interface ScenePlayer {
  name: string
  tone: Tone
}

/** What may be laid over a board, as a legend explains it. */
export const overlaySigns = [
  'reach',
  'stops',
  'threatened',
  'free',
  'hard',
  'blocked',
  'field',
  'zones',
  'deployment',
  'chains',
  'moved',
  'shot',
  'lost',
  'missed',
  'saved',
  'removed',
] as const
export type OverlaySign = (typeof overlaySigns)[number]

/** What of tokens, and of what lies on the ground, a legend explains. */
export type LegendSign = 'frame' | 'pips' | 'counter' | 'treasure' | TokenCondition

/** What of blocks, and of what is laid over a board for them, a legend explains. */
export const blockSigns = [
  'facing',
  'shaken',
  'touch',
  'charge',
  'arc-front',
  'arc-flank',
  'arc-rear',
  'presence',
  'banner-range',
  'joined',
  'lost-model',
  'banner',
  'drum',
] as const
export type BlockSign = (typeof blockSigns)[number]

/** What lines and marks mean, in words of the game: of the board, on tokens, and laid over them. */
export interface Legend {
  overlay: Readonly<Record<OverlaySign, string>>
  sides: Readonly<Record<SideKind, string>>
  raised: string
  barred: string
  signs: readonly { sign: LegendSign | BlockSign; word: string }[]
}

/** What happened in a picture, to be read below it. */
export interface Caption {
  /** when that was */
  title: string
  /** what came of it */
  said: string
  /** what was thrown, by players */
  thrown: readonly { owner: number; dice: readonly Die[] }[]
}

/** All that a picture of a board shows. */
export interface Scene {
  board: Board
  tokens: readonly Token[]
  overlay?: Overlay
  /**
   * How much is written on tokens: only what a turn is decided by (labels, what is left where something was lost, points
   * where there are any; so unless told), or all there is to say of each.
   */
  marks?: 'few' | 'all'
  /** labels of the hexes; shown unless false */
  labels?: boolean
  /** only the part of the board within so many hexes of this one, enlarged */
  around?: { cell: Cell; radius: number }
  /** only what these hexes need, enlarged, in two windows where they lie far apart; the first before the others */
  focus?: readonly Cell[]
  /** into so many windows at most; 2 unless told */
  windows?: number
  /** only the quarter of the board at this corner, enlarged */
  quarter?: Quarter
  /** of the picture, in pixels */
  width?: number
  /** its height for its width at the most: less where much is to be pressed below it */
  tall?: number
  /** the players in their order; where more than two play, their colours and patterns are explained */
  players?: readonly ScenePlayer[]
  /** `standard` unless told */
  palette?: PaletteName
  /** written below the board in place of the legend; one of several lines needs rows below it */
  caption?: string | Caption
  /** written below the board; nothing unless told */
  legend?: Legend
}

/** One picture of a replay. */
export interface Frame {
  /** pictures in a row that have the same one are seen through one window */
  part: string
  tokens: Token[]
  overlay: Overlay
  /** how long it is shown, in milliseconds */
  shown: number
  caption?: Caption
}

/** A game to be shown as it went. */
export interface Replay extends Pick<Scene, 'board' | 'players' | 'legend' | 'palette'> {
  frames: readonly Frame[]
  /** painted as the last picture, in the middle of it */
  ending?: () => Canvas
  /** of the picture, in pixels */
  width?: number
}

/** In whose language and colours a sheet is drawn. */
export interface SheetLook {
  language: Language
  palette?: PaletteName
}
