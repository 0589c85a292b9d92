// What rule books say differently, each group for the part of the rules that reads it. The book itself: vocabulary.ts.

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
