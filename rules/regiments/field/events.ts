import type { Outside } from '../../play/module.ts'
import type { ScoreLine } from '../clash/result.ts'
import type { UnitSide } from '../formation/clashState.ts'
import type { MoveKind, Result, TurnStage } from '../state.ts'
import type { RollId } from './rolls.ts'

/** Blows as the log tells them: who, with what, at whom, and what came of it. */
export interface BlowsLine {
  step: number
  by: string
  part: string
  at: string
  rule: string | null
  attacks: number
  hits: number
  wounds: number
  unsaved: number
  lost: number
}

/** A unit as a round of a combat leaves it, before anybody breaks: where it stands, and what is left of it. */
export interface StoodInRound {
  unit: string
  /** with those who have joined it */
  members: string[]
  at: string
  /** the side over which it is fought */
  over: UnitSide
  files: number
  /** of its own models; and how many of those that have joined it stand, and how many of them in its last rank (M47) */
  life: number
  joined: number
  behind: number
  /** of the combat, for this unit */
  round: number
}

/** Why a unit tests its discipline (RB-20.1). */
export const testReasons = [
  'break',
  'panic-flight',
  'panic-shots',
  'terror',
  'rally',
  'redirect',
  'combat-reform',
  'restrain',
] as const
export type TestReason = (typeof testReasons)[number]

/** What happens in a battle of Regiments; units and hexes are labels. */
export type NewEvent =
  | { event: 'placed'; unit: string; at: string; facing: number; files: number }
  | { event: 'placed-first'; by: number; faces: number[] }
  | { event: 'learned'; unit: string; give: string; take: string }
  | { event: 'joined'; unit: string; host: string; behind: boolean }
  | { event: 'parted'; unit: string; host: string }
  | { event: 'held-back'; unit: string }
  /** files: told since they may be chosen */
  | { event: 'arrived'; unit: string; at: string; facing: number; files?: number }
  /** life of the model whose place it takes goes */
  | { event: 'revealed'; unit: string; host: string; life: number }
  /** whoever has placed all first leaves the first turn to the other (RB-23.1) */
  | { event: 'defends'; by: number }
  | { event: 'battle-began'; first: number }
  | { event: 'turn-began'; active: number }
  | { event: 'rolled'; roll: RollId; by: number; unit: string; faces: number[]; first: number }
  | {
      event: 'tested'
      unit: string
      why: TestReason
      faces: number[]
      most: number
      passed: boolean
      clauses: string[]
    }
  | {
      event: 'declared'
      unit: string
      on: string
      at: UnitSide
      way: number
      need: number
      /** charges declared before it that may take its way or its place (RB-08.2) */
      inTheWay?: string[]
    }
  | { event: 'reacted'; unit: string; reaction: 'hold' | 'flee' }
  | {
      event: 'charged'
      unit: string
      on: string
      at: UnitSide
      range: number
      way: number
      /** hexes of its way: where it stood first, and every one that it entered */
      over: string[]
      facing: number
    }
  | {
      event: 'charge-failed'
      unit: string
      on: string
      range: number
      way: number
      from: string
      to: string
      facing: number
    }
  | { event: 'caught'; unit: string; by: string }
  | { event: 'moved'; unit: string; how: MoveKind; from: string; to: string; facing: number; files: number }
  | { event: 'fled'; unit: string; inches: number; from: string; to: string | null; facing: number }
  | {
      event: 'pursued'
      unit: string
      inches: number
      from: string
      to: string
      facing: number
      met: string | null
    }
  | { event: 'shaken'; unit: string; why: string }
  | { event: 'rallied'; unit: string }
  /** of a unit and of who has joined it, by labels */
  | { event: 'lost-life'; unit: string; life: number; why: string; of: Record<string, number> }
  | { event: 'destroyed'; unit: string; why: string }
  | { event: 'directed'; unit: string; on: string }
  | { event: 'shot'; unit: string; at: string; out: boolean; blows: BlowsLine[] }
  | { event: 'swept'; unit: string; at: string; blows: BlowsLine[] }
  /** attacks, or hits, of one step that its owner sends elsewhere than they usually go (RB-16) */
  | { event: 'sent'; unit: string; at: string; step: number; attacks: number }
  | {
      event: 'melee'
      units: string[]
      blows: BlowsLine[]
      score: ScoreLine[]
      totals: [number, number]
      stood: StoodInRound[]
    }
  /** of the combat that `melee` told of, with all that came of it */
  | { event: 'melee-over'; units: string[] }
  | { event: 'broke'; unit: string }
  | { event: 'retreated'; unit: string }
  | { event: 'reformed'; unit: string; facing: number; files: number }
  | { event: 'magic-dice'; dice: number[] }
  | { event: 'cast'; unit: string; spell: string; on: string; faces: number[]; sum: number; need: number }
  | { event: 'dispelled'; by: number; faces: number[]; sum: number; need: number; undone: boolean }
  | { event: 'spell-struck'; unit: string; spell: string; on: string; blows: BlowsLine[] }
  | { event: 'raised'; unit: string; life: number }
  | { event: 'ordered'; by: number; question: string; subject: string; answer: string; topic: string }
  | ({ event: 'ended' } & Result)

export type GameEvent = (NewEvent | Outside) & { turn: number; stage: TurnStage }
