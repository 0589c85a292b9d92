import type { Board, Cell, SideKind } from '../../board/board.ts'
import type { SightRules } from '../../board/sight.ts'
import type { Facing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import type { Refusal } from '../../core/space.ts'
import type { AbilityId, FigureType, Trait } from '../army/figure.ts'
import type { CombatRules, MovementRules, ShootingRules, TimingRules } from './book.ts'
import type { Memory } from './derived.ts'
import type { NewEvent } from './events.ts'
import type { Moment } from './questions.ts'
import type { CombatHexState, Figure, Mark, RuleBookId } from './state.ts'
import type {
  AllocatedDie,
  Between,
  Bonus,
  DamageRoll,
  InTheWay,
  MandatoryMove,
  Spending,
  ZoneStep,
} from './terms.ts'

// A game is played by a rule book, a rule book has abilities, and these look at the game: each is made of the others.

/** The danger zones of a side's enemies, all together. */
export interface EnemyZones {
  /** the zone of each figure of another side, in the order of the battle; empty where it is not on the board */
  readonly zones: readonly (readonly Cell[])[]
  /** by cell, enemies that have it in their danger zone */
  readonly threats: Map<Cell, Figure[]>
  /** for every cell, how many enemies have it in their danger zone, and 1 where any has */
  readonly table: Uint8Array
  readonly hexes: Uint8Array
}

/** The activation under way (3.06, 3.09). */
export interface Activation {
  figure: Figure
  /** movement points spent so far */
  spent: number
  /** hexes entered so far */
  entered: number
  /** it has begun to move, before it entered a hex */
  moving: boolean
  /** its move is over: in a danger zone that may still be cleared (4.08), or for good */
  stopped: false | 'zone' | 'over'
  /** a rider turned by half a circle, which is all it moves (8.10d) */
  turned: boolean
  shot: boolean
  /** it had begun to move when it shot */
  shotLate: boolean
  /** it charges instead of moving (8.10b) */
  charging: boolean
  /** it ended its action with a free attack (8.10b, 8.13d), or has none left */
  strikeDone: boolean
  /** it has done something, be it to turn or to use an ability; what comes before all else comes no more */
  begun: boolean
  /** it used an ability that stands in for a move or a shot (8.14) */
  served: boolean
  /** enemies in whose danger zones it stood when it began to move (4.11) */
  began: readonly Figure[]
  /** enemies that have attacked it for leaving their danger zones; each does so once a move */
  answered: readonly Figure[]
  /** an enemy moves it (8.15) */
  movedByEnemy: boolean
}

/**
 * A battle while its rules run: the state, its board and rule book, and tables worked out from the state,
 * which the functions below keep in step. Nothing here is saved.
 */
export interface Game {
  readonly battle: CombatHexState
  readonly book: RuleBook
  board: Board
  emit(event: NewEvent): void
  typeOf(figure: Figure): FigureType
  /** who stands on a cell, and leaves no room there; who is there now, on its way too, says `figuresOn` */
  occupant: (Figure | undefined)[]
  activation: Activation | null
  /** figures of the combat being fought */
  combat: Figure[] | null
  /** figures making a free attack, who use no abilities meanwhile (6.25) */
  freeAttackers: readonly Figure[]
  /** the figure that is on its way: it takes no room, and its base is the reference hex alone (4.14, 8.10c) */
  passing: Figure | null
  /** what was worked out from the state, and how long it holds */
  readonly memory: Memory
  /** what is at work on a figure, with the marks and the type that it was worked out from */
  work: Map<Figure, { marks: readonly Mark[]; count: number; type: string; list: readonly Effect[] }>
  /** danger zones, with the place and what is at work that they were worked out from */
  zones: Map<Figure, { at: Cell; facing: Facing; effects: readonly Effect[]; cells: readonly Cell[] }>
  /** those of all enemies of a side, as they were asked for last */
  enemyZones: EnemyZones[]
}

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
  readonly maxPlayers: 2 | 4
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

/**
 * The vocabulary between the rules and the special abilities. The rules consult the points below and name
 * no ability; an ability is a literal that fills some of them in. Points come in three kinds:
 *
 * - modify: a pure change of a number or a set. All multiplications come first, then all additions (1.09),
 *   and everything adds up (1.10).
 * - permit: true, or the reason why not, which is what the player reads; a boolean where the general rule is reason
 *   enough.
 * - react: the `effect` of an ability, activated at its moment; it may ask, throw dice and change the battle.
 */
export interface Hooks {
  // react, at once and without a choice
  /** it has left the board across the enemy's edge, or has no life left: both may end the battle (9.14) */
  onLeft?(g: Game, figure: Figure): void
  onDown?(g: Game, figure: Figure): void

  // modify, before the battle
  /** action points of a hero as far as they allow warriors (2.02) */
  warriorAp?(type: FigureType): Bonus
  /** why an army may not hold this figure, if so */
  armyFault?(type: FigureType, army: readonly FigureType[]): Refusal | undefined

  // modify, of the figure itself
  movementPoints?(g: Game, figure: Figure): Bonus
  /** cost of crossing a kind of side, in movement points; Infinity: not at all */
  entryCost?(g: Game, figure: Figure, kind: SideKind, cost: number): number
  /** sides of a base of one hex, or of a rider's front hex, through which its danger zone reaches */
  dangerZone?(g: Game, figure: Figure, sides: readonly Facing[]): readonly Facing[]
  shootingDice?(g: Game, figure: Figure, target: Figure | null): Bonus
  /** it names no target: the damage dice of its shot go to any enemies in range and in sight */
  aimsAtNobody?(g: Game, figure: Figure): boolean
  /** the damage dice of its shot may go to any enemies in sight, however far, besides its target */
  spreadsDamage?(g: Game, figure: Figure): boolean
  /** dice that a shot at it has more */
  diceAgainst?(g: Game, target: Figure, shooter: Figure): Bonus
  /** damage dice of its shot, of which there is one for each hit (5.19) */
  shotDamageDice?(g: Game, figure: Figure): Bonus
  attackDice?(g: Game, figure: Figure): Bonus
  endurance?(g: Game, figure: Figure): Bonus
  strategyRoll?(g: Game, figure: Figure): Bonus
  /** faces of its side's dice that count as superficial, besides 1 */
  superficialFaces?(g: Game, figure: Figure): readonly number[]
  /** faces of its side's hits in a combat that lie as damage dice just as they are (6.12) */
  keptFaces?(g: Game, figure: Figure): readonly number[]
  /** how many of the superficial hits, or wounds, of one roll it may convert */
  conversions?(g: Game, figure: Figure): number

  /** does raised ground count, for it or against it? (5.14, 6.24) */
  height?(g: Game, figure: Figure): boolean

  // modify, asked of the shooter, of its target and of whoever stands in between
  /** how much `between` is in the way; the mildest answer counts, and without one it is as any figure (5.11) */
  inTheWay?(g: Game, holder: Figure, line: Between): InTheWay | undefined

  // modify, asked of every figure of a side that takes part in the blow
  /** life that one damage die of its side takes (5.20, 6.18) */
  dieLoss?(g: Game, holder: Figure, die: AllocatedDie): Bonus

  /** action points an enemy pays to enter its danger zone, or, in its own action phase, to stay there */
  entryToll?(g: Game, holder: Figure, enemy: Figure): number
  stayToll?(g: Game, holder: Figure, enemy: Figure): number

  // modify, of others: asked of every figure on the board
  apCost?(g: Game, holder: Figure, spender: Figure, spending: Spending): Bonus

  /**
   * what a step through or out of an enemy's danger zone is to it: `not` leaving it at all, leaving it
   * `freely`, without a free attack, or, undefined, what 4.11 says
   */
  leaving?(g: Game, figure: Figure, enemy: Figure, step: ZoneStep): 'not' | 'freely' | undefined

  /** hexes that the defaults keep between it and the nearest enemy, for who is worth more alive than fighting */
  keepsAway?(g: Game, figure: Figure): number

  /** where it has to go, in its side's action phase */
  mandatoryMove?(g: Game, figure: Figure): MandatoryMove | undefined

  // permit
  /** may an enemy's danger zone be entered without stopping? (4.08) */
  mayPassZone?(g: Game, figure: Figure, enemy: Figure): boolean
  /** does it pass through an enemy's danger zone without being met there, as long as it does not end in it? (8.13) */
  crossesUnmet?(g: Game, figure: Figure, enemy: Figure): boolean
  /** may it cross hexes that an enemy, or a threatened friend, occupies? (4.05) */
  mayCrossEnemy?(g: Game, figure: Figure): boolean
  /** may it shoot while it is threatened? (5.02) */
  mayShootThreatened?(g: Game, figure: Figure): true | Refusal
  /** may it shoot though it moved, or move though it shot? (5.01) */
  mayShootAfterMove?(g: Game, figure: Figure): true | Refusal
  mayMoveAfterShot?(g: Game, figure: Figure): true | Refusal
  /** may it charge instead of moving? (8.10b) */
  mayCharge?(g: Game, figure: Figure): boolean
  /** may it end its action with a free attack on somebody in its danger zone, as things stand? */
  mayStrike?(g: Game, figure: Figure): true | Refusal
  /** may it run? (4.131) */
  mayRun?(g: Game, figure: Figure): true | Refusal
  /** may it run while it is threatened? (4.131) */
  mayRunThreatened?(g: Game, figure: Figure): boolean
  /** may an enemy's ability touch it, or answer what it does? */
  mayBeAffected?(g: Game, figure: Figure, ability: AbilityId, user: Figure): true | Refusal
  /** may it be shot at, or be hurt by a shot without a target? (5.031, 5.201) */
  mayBeShot?(g: Game, figure: Figure, shooter: Figure): true | Refusal
  /** may it be the target of a free attack of this enemy? */
  mayBeFreelyAttacked?(g: Game, figure: Figure, attacker: Figure): true | Refusal
  /** may damage dice be allocated to it? (6.17) */
  mayBeAllocated?(g: Game, figure: Figure): true | Refusal
  /** may it act, fight and spend action points at all? */
  mayAct?(g: Game, figure: Figure): true | Refusal
  /** may it move of its own accord? */
  mayMove?(g: Game, figure: Figure): true | Refusal
  /** may an enemy count it among those it attacks? (6.08, 6.23) */
  mayBeFought?(g: Game, figure: Figure, enemy: Figure): true | Refusal
  /** may it carry this friend? (8.42) */
  mayCarry?(g: Game, holder: Figure, friend: Figure): true | Refusal
  /** may it leave the board across the enemy's edge? (9.14) */
  mayLeaveBoard?(g: Game, figure: Figure): boolean
  /** is it taken off the board when it has no life left? */
  mayFall?(g: Game, figure: Figure): true | Refusal
}

/** What is going on when an ability may be activated. Reactions may change `loss` and `cancelled`. */
export interface Trigger {
  moment: Moment
  /** figure that set it off; a reaction answers what it does. None where nobody did: dice are counted or thrown */
  cause: Figure | null
  /** enemies of the cause whose danger zones it is about to leave, or has entered */
  zones?: readonly Figure[]
  /** those of them who attack it freely if it leaves */
  attackers?: readonly Figure[]
  /** ability that was activated, for `ability-activated`, and the use that was made of it */
  ability?: AbilityId
  answered?: Use
  /** whom a shot is aimed at, if it is */
  target?: Figure | null
  /** whom the damage dice of a shot may go to, and its hits, for `before-shot-damage` */
  targets?: readonly Figure[]
  hits?: number
  /** life about to be lost, for `damage-allocated` */
  loss?: number
  /** life of it that the first damage die takes that was allocated to the figure this turn; 0 when that die is past */
  first?: number
  /** what points are about to be spent on, for `about-to-spend`, and how many as it stands */
  spending?: Spending
  price?: number
  /** damage dice as they lie, for `after-damage-roll` and `before-allocation` */
  damage?: readonly DamageRoll[]
  /** the only side whose moment it is */
  side?: number
  /** it is for enemies of the cause alone to answer (8.41, 8.51) */
  enemiesOnly?: true
  /** set by a reaction: what set it off has no effect */
  cancelled?: boolean
}

/** One way in which a figure may use one occurrence of an ability now. */
export interface Use {
  figure: Figure
  /** index of the occurrence on the base (8.084) */
  occurrence: number
  /** ability whose effect it has */
  ability: Ability
  /** ability printed on the base, where the effect is a copy */
  printed: Ability
  cost: number
  trigger: Trigger
  /** label of the figure or hex it is used on, for abilities that name one */
  target: string | null
}

export interface Ability {
  id: AbilityId
  /** when it may be activated; without a moment it is not activable and always at work (8.082) */
  moment?: Moment
  /** another moment at which it may be */
  alsoAt?: Moment
  /** where it needs no activation, it acts by itself when its moment comes, and nobody is asked */
  automatic?: true
  /** the rule book does not know it: it is printed on bases, and does nothing */
  inert?: true
  /** not activable in the sense of 8.082, but a choice of its player: nobody answers, undoes or copies it */
  notActivated?: true
  /** with `notActivated`: done as often as its conditions hold, since 8.06 speaks of what is activated */
  repeatable?: true
  /** what it does, without being activated, when a strategy phase begins */
  onTurnStart?(g: Game, figure: Figure): Script
  /** what it does, without being activated, when an action phase of its side begins */
  onPhaseStart?(g: Game, figure: Figure): Script
  /** what it does, without being activated, before each act of its figure in its own action phase */
  beforeAction?(g: Game, figure: Figure): Script
  /** may be used by a figure that is in a combat without being engaged (8.086) */
  passive?: true
  /** may be used for a combat that its figure takes no part in (8.33) */
  outside?: true
  /** may be used only in the combat of the figure, or against an enemy in its danger zone (8.071, 8.08) */
  ownCombat?: true
  /** figures or hexes, by label, of which a use names one; an ability without it names none */
  targets?(g: Game, figure: Figure, what: Trigger): readonly string[]
  /** what else must hold for this use; true, or why not */
  may?(g: Game, use: Use): true | Refusal
  /** how long the hooks stay at work once activated; without it nothing stays (8.04) */
  duration?: Mark['duration']
  /** `until`: at the end of which turn it goes, counted from this one */
  turns?: number
  effect?(g: Game, use: Use): Script
  /** without being activated: does it attack this enemy freely, at once, when that enters its danger zone? (8.10f) */
  attacksOnEntry?(g: Game, figure: Figure, enemy: Figure): boolean
  /** what happens when its time is over */
  expire?(g: Game, figure: Figure): Script
  /** abilities it may stand for; it is then activated whenever those may be */
  copies?(g: Game, figure: Figure): readonly AbilityId[]
  /** is it good play to use it now? the default answer, where its worth pays for it */
  recommended?(g: Game, use: Use): boolean
  /** what it should bring its side, in lives of an ordinary figure (worth.ts); enemies who could undo it weigh it too */
  worth?(g: Game, use: Use): number
  /**
   * what the face of a damage die is to it, besides a superficial wound and whom it hurts; it tells every face from the
   * others where this is left out. Odds count faces as one that are the same to all who could answer
   */
  facesTold?(g: Game, figure: Figure, face: number): unknown
  hooks?: Hooks
}

/** What changes the rules for a figure: an ability, or what the figure is. */
export type Effect = Pick<Ability, 'hooks'>

export type TraitTable = { readonly [Id in Trait]: Effect }
export type AbilityTable = { readonly [Id in AbilityId]: Ability & { id: Id } }
