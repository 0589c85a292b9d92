import type { Outside } from '../../play/module.ts'
import type { PowerId } from '../army/profile.ts'
import type { EndReason, TurnStage } from '../state.ts'
import type { RollId } from './rolls.ts'

/** Which of a figure is struck: a rider and its mount are hit apart (DB-12h, DB-17a). */
export type StruckPart = 'rider' | 'mount'

/** Hexes are labels; figures are labels too. */
type OwnEvent =
  | { event: 'rolled'; for: RollId; by: number; first: number; faces: number[]; figure: string | null }
  | { event: 'ordered'; by: number; question: string; subject: string; answer: string; topic: string }
  | { event: 'placed'; figure: string; at: string }
  | { event: 'lifted-up'; figure: string }
  | { event: 'deployed'; by: number }
  | { event: 'ring-settled'; holders: string[] }
  | { event: 'turn-began' }
  | { event: 'priority'; by: number; faces: number[] }
  | { event: 'part-began'; by: number }
  /** a part in which nobody of a side could do anything: its player was not asked */
  | { event: 'nothing-to-do'; by: number }
  | { event: 'broken'; by: number }
  /** a Courage test: `total` after Might and Will, of 10 */
  | {
      event: 'courage'
      figure: string
      why: string
      faces: number[]
      courage: number
      might: number
      will: number
      passed: boolean
      unasked: boolean
    }
  | { event: 'gave-courage'; figure: string; to: string[] }
  | { event: 'moved'; figure: string; from: string; way: string[]; hand: number }
  | { event: 'charged'; figure: string; at: string; enemies: string[]; hand: number }
  | { event: 'frozen'; figure: string }
  | { event: 'missed-wearer'; figure: string; wearer: string }
  | { event: 'shifted'; figure: string; from: string; to: string; fell: boolean }
  | { event: 'stood-up'; figure: string }
  | { event: 'lay-down'; figure: string }
  | { event: 'dismounted'; figure: string }
  | { event: 'bolted'; figure: string }
  | { event: 'fell'; figure: string; face: number; lying: boolean }
  | { event: 'over-the-edge'; figure: string; at: string }
  | { event: 'left-board'; figure: string; at: string }
  | { event: 'took'; figure: string; at: string }
  | { event: 'dropped'; figure: string; at: string }
  | { event: 'ring-on'; figure: string; forced: boolean }
  | { event: 'ring-off'; figure: string }
  | { event: 'ring-kept'; figure: string }
  | { event: 'stays'; figure: string }
  | { event: 'will-of-the-ring'; figure: string; face: number; might: number; obeyed: boolean }
  | { event: 'left-alone'; figure: string }
  | {
      event: 'cast'
      figure: string
      power: PowerId
      target: string | null
      dice: number[]
      paid: number
      might: number
      number: number
      channelled: boolean
      done: boolean
    }
  | {
      event: 'resisted'
      figure: string
      power: PowerId
      dice: number[]
      might: number
      held: boolean
      back: boolean
    }
  | { event: 'drained'; figure: string; part: StruckPart; by: number; courage: number }
  | { event: 'sapped'; figure: string; by: number }
  | { event: 'transfixed'; figure: string; halved: boolean }
  | { event: 'compelled'; figure: string; halved: boolean }
  | { event: 'fled-from'; figure: string; from: string; way: string[] }
  | {
      event: 'shot'
      figure: string
      target: string
      face: number
      need: number
      hit: boolean
      /** dice for what was in the way, 4 or more each */
      way: number[]
      lost: boolean
    }
  | { event: 'struck-part'; figure: string; part: StruckPart; face: number }
  | {
      event: 'struck'
      /** null: a hit that nobody struck */
      figure: string | null
      target: string
      part: StruckPart
      cause: string
      strength: number
      defence: number
      faces: number[]
      wounded: boolean
    }
  | { event: 'saved'; figure: string; face: number; might: number; saved: boolean }
  | { event: 'hurt'; figure: string; part: StruckPart; left: number }
  | { event: 'sustained'; figure: string; face: number; might: number; stays: boolean }
  | { event: 'mount-gone'; figure: string }
  | { event: 'removed'; figure: string; at: string; why: string }
  | { event: 'burns'; figure: string }
  | { event: 'fire-out'; figure: string; why: 'water' | 'die' }
  | { event: 'divided'; fights: { one: string; others: string[] }[] }
  | { event: 'fight-began'; one: string; others: string[]; supporters: string[] }
  | { event: 'heroic'; figure: string; what: 'strike' | 'first-fight'; added: number }
  | {
      event: 'duel'
      winner: number
      /** by side, in the order of the players */
      sides: { figures: { figure: string; dice: number[]; might: number }[]; best: number; fight: number }[]
      by: 'dice' | 'fight' | 'die'
    }
  | { event: 'backed-off'; figure: string; from: string; to: string }
  | { event: 'made-way'; figure: string; from: string; to: string }
  | { event: 'trapped'; figure: string }
  | { event: 'fight-over'; one: string; others: string[] }
  | { event: 'did-not-strike'; figure: string }
  | { event: 'swept'; figure: string; targets: string[] }
  | { event: 'branded'; figure: string; target: string }
  | { event: 'paid-will'; figure: string; left: number }
  | { event: 'turn-ended' }
  | { event: 'ended'; winner: number | null; reason: EndReason; points: number[] | null }

/** What happens in the game itself, before its moment is known. */
export type NewEvent = OwnEvent | Outside
export type GameEvent = NewEvent & { turn: number; stage: TurnStage }
