import type { SightRules } from '../../board/sight.ts'
import type { Script } from '../../core/script.ts'
import type { Game } from './game.ts'
import type { AbilityTable, TraitTable } from './points/points.ts'
import type { RuleBookId } from './state.ts'

/**
 * A rule book as a value. The rules read it at the points named here and never ask which book it is; each
 * group belongs to the part of the rules that reads it.
 */
export interface RuleBook {
  readonly id: RuleBookId
  readonly sequence: SequenceRules
  readonly movement: MovementRules
  readonly sight: SightRules
  readonly shooting: ShootingRules
  readonly combat: CombatRules
  readonly timing: TimingRules
  readonly abilities: AbilityTable
  readonly traits: TraitTable
}

/** The order of a battle, and what a turn is made of. */
export interface SequenceRules {
  /** points of a usual battle */
  readonly usualPoints: number
  /** figures that did not shoot may be turned once more: after their move, and when all have acted (3.091) */
  readonly turnsAtEnd: boolean
  /** how many may play */
  readonly mostPlayers: 2 | 4
  /** everybody brings one army, of either camp; else two camps fight each other (2.022) */
  readonly freeCamps: boolean
  /** what comes before the first figure stands: camps, board, edges, and who begins (3.02) */
  before(g: Game, boards: readonly string[]): Script
  /** the first turn with a strategy roll (3.05) */
  readonly firstStrategyRoll: 1 | 2
  /** battles of up to so many points last until an army is gone (7.03); 0: none does */
  readonly smallBattle: number
  /** figures without room in the deployment never were part of the army (3.03); else they are lost */
  readonly leftBehindExcused: boolean
}

export interface MovementRules {
  /** threatened friends are in the way (4.05) */
  readonly threatenedFriendsBlock: boolean
  /**
   * Every step inside a danger zone is like one into it, and the first step of a move out of a hex leaves all
   * zones over that hex (4.08, 4.11); else only the border of a zone counts: a step into it from outside, and
   * one that leads out of it.
   */
  readonly everyStepInZoneCounts: boolean
  /** whoever is threatened does not run (4.131) */
  readonly threatBarsRunning: boolean
}

export interface ShootingRules {
  /** whoever is threatened does not shoot (5.02) */
  readonly threatBarsShooting: boolean
  /** a raised shooter has its die only against targets that are not raised (5.14) */
  readonly raisedTargetTakesDie: boolean
  /** superficial hits and wounds of one roll that may be converted (5.18, 5.21) */
  readonly hitConversions: number
  readonly woundConversions: number
}

export interface CombatRules {
  /** engaged figures alone fight; the others of a chain are passive (6.03, 8.086) */
  readonly passiveFigures: boolean
  /** dice for a surprise attack: one, or one for each enemy in the zone (6.23) */
  readonly surprise: 'each-enemy' | 'one'
  /** those who attack the same figure freely for the same step throw together (4.11) */
  readonly freeAttacksTogether: boolean
  /** a free attack is like one in a combat: with dice for surprise and height, and abilities (6.23 to 6.27) */
  readonly freeAttacksOrdinary: boolean
}

/** When abilities are at work (8.04, 8.05, 8.45). */
export interface TimingRules {
  /** what was activated is at work to the end of the turn, and not just until its effect is done (8.04) */
  readonly activatedForTurn: boolean
  /**
   * An ability without a number is at work all the time and costs nothing, whatever raises costs; else it is
   * activated like any other, for nothing (8.05).
   */
  readonly unnumberedAlways: boolean
  /** abilities for the strategy roll are declared without knowing of the other's (8.45), not one side after the other */
  readonly declaredInSecret: boolean
}
