import type { AbilityId, Camp } from '../army/figure.ts'
import type { QuestionKind } from './questions.ts'
import type { Blow, Roll } from './rolls.ts'
import type { Edge, Phase, Result } from './state.ts'

/** Everything that happens, as it is logged, told, replayed and counted. Hexes and facings are labels. */
export type NewEvent =
  | { event: 'rolled'; for: Roll; by: number; first: number; faces: number[] }
  | { event: 'camp-chosen'; by: number; camp: Camp }
  | { event: 'board-chosen'; by: number; board: string }
  | { event: 'edge-chosen'; by: number; edge: Edge }
  | { event: 'placed'; figure: string; at: string; facing: string }
  | { event: 'lifted'; figure: string }
  | { event: 'deployed'; by: number; leftBehind: string[] }
  | { event: 'turn-began' }
  /** `order`: of more than two players; `first`: by the deployment roll, for the first turn */
  | { event: 'attacker-chosen'; by: number; attacker: number; order?: number[]; first?: true }
  /** a player gives up, or is made to, while others play on; and leaves with what still stands */
  | { event: 'gave-up'; by: number; reason: Result['reason'] }
  | { event: 'out'; by: number; reason: Result['reason'] }
  /** a judge has put something right about a figure: life, action points, hex or facing (10.01) */
  | { event: 'corrected'; piece: string; values: Record<string, string | number> }
  /** somebody else plays on for a player; logs of old also say what that player was called */
  | { event: 'handed-over'; by: number }
  | { event: 'phase-began'; by: number }
  /** a phase passed by itself: none of the player's figures could do anything */
  | { event: 'nothing-to-do'; by: number }
  /** a player has ended a phase in which none of the own figures acted (3.07) */
  | { event: 'nobody-acted'; by: number }
  | {
      event: 'moved'
      figure: string
      from: string
      path: string[]
      facing: string
      cost: number
      left: number
    }
  | { event: 'ran'; figure: string; from: string; to: string; facing: string; ap: number }
  | { event: 'turned'; figure: string; facing: string }
  | { event: 'disengaging'; figure: string; attackers: string[] }
  | { event: 'held'; figure: string; ability: AbilityId; by: string }
  | { event: 'free-attack'; attackers: string[]; target: string }
  | { event: 'braved'; figure: string; ap: number }
  | {
      event: 'shot'
      figure: string
      target: string
      range: number
      dice: number
      penalty: boolean
      facing: string
    }
  | { event: 'volley'; figure: string; targets: string[]; dice: number; facing: string }
  | { event: 'hits'; blow: Blow; by: number; hits: number; superficial: number }
  | { event: 'converted'; what: 'hit' | 'wound'; figure: string; ap: number }
  | { event: 'kept'; by: number; faces: number[] }
  /** `endurance`: of the one figure that the dice can hurt */
  | { event: 'damage'; blow: Blow; by: number; faces: number[]; endurance?: number }
  | { event: 'thrown-again'; by: number; faces: number[] }
  | { event: 'allocated'; die: number; target: string }
  /** `endurance`: the least of all figures that the dice could have gone to */
  | { event: 'lost'; blow: Blow; by: number; faces: number[]; endurance?: number }
  | { event: 'wounded'; figure: string; loss: number; life: number }
  | { event: 'invigorated'; figure: string; ability: AbilityId; gain: number; ap: number }
  | { event: 'recovered'; figure: string; ability: AbilityId; gain: number; life: number }
  | {
      event: 'activated'
      figure: string
      ability: AbilityId
      copied?: AbilityId
      target?: string
      ap: number
    }
  | { event: 'not-activated'; figure: string; ability: AbilityId; ap: number; cost: number }
  | { event: 'warded'; figure: string; ability: AbilityId; by: string }
  | { event: 'saved'; figure: string; ability: AbilityId; loss: number }
  | { event: 'kept-up'; figure: string; ability: AbilityId; until: number }
  | { event: 'replaced'; figure: string; by: string }
  | { event: 'struggled'; figure: string; good: number; evil: number; resisted: boolean }
  | { event: 'taken-up'; figure: string; by: string; at: string }
  | { event: 'set-down'; figure: string; by: string; to: string; facing: string }
  | { event: 'left-board'; figure: string; from: string }
  /** `leaves`: it did not fall; its player is out and it goes along. `from`: where it stood; logs of old have none */
  | { event: 'removed'; figure: string; from?: string; leaves?: true }
  | { event: 'combat-began'; figures: string[]; at: string[]; dice: number[] }
  | { event: 'combat-ended'; figures: string[] }
  | { event: 'turn-ended'; standing: number[]; points: number[] }
  /** an answer that a standing order gave in its player's place */
  | { event: 'ordered'; by: number; question: QuestionKind; answer: string; topic: string; value: string }
  /** `since`: whatever was told from the event of that number on has not happened after all */
  | { event: 'undone'; by: number; answer: string; since: number }
  | { event: 'ended'; result: Result }

/** An entry of the log. */
export type GameEvent = NewEvent & { turn: number; phase: Phase }
export type EventName = NewEvent['event']
