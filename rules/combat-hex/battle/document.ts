import type { AwaitingDocument, DiceDocument } from '../../play/gameDocument.ts'
import type { ArmyRestrictions } from '../army/army.ts'
import type { Camp, Kind } from '../army/figure.ts'
import type { GameEvent } from './events.ts'
import type { Edge, Phase, Result, RuleBookId } from './state.ts'

/** How a figure stands, in one word, for people and programs outside. */
export const figureStatuses = ['ready', 'moved', 'shot', 'acted', 'fallen', 'carried', 'off-board'] as const
export type FigureStatus = (typeof figureStatuses)[number]

export interface FigureDocument {
  id: string
  label: string
  name: string
  /** id of its type in the roster */
  type: string
  owner: number
  kind: Kind
  at: string | null
  hexes: string[]
  facing: string | null
  life: number
  maxLife: number
  ap: number
  maxAp: number
  movement: number
  attacks: number
  endurance: number
  shooting: { dice: number; range: number } | null
  points: number
  abilities: { id: string; cost: number; used: boolean }[]
  /** abilities at work on it now */
  effects: string[]
  state: FigureStatus
  /** who carries it (8.42) */
  carrier?: string
}

/** What a player or a spectator may see of a battle; `/game export` attaches the spectator's. */
export interface GameDocument {
  id: string
  rules: RuleBookId
  rulesVersion: string
  board: string | null
  /** the board's text, where it does not come with the game */
  ground?: string
  points: number
  /** what could not be in an army, or only so often (2.021) */
  restrictions?: ArmyRestrictions
  turn: number
  phase: Phase
  attacker: number | null
  /** `out`: why they have lost, while others play on */
  players: {
    user: string
    name: string
    camp: Camp | null
    edge: Edge | null
    out?: Result['reason']
  }[]
  /** where more than two play: everybody in the order in which they act this turn */
  order?: number[]
  figures: FigureDocument[]
  awaiting: AwaitingDocument[]
  dice: DiceDocument
  log: (GameEvent & { n: number })[]
  result: (Omit<Result, 'score'> & { points: number[] }) | null
  version: number
}
