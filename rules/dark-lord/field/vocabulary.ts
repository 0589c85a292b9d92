import type { Board, Cell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import type { Refusal } from '../../core/space.ts'
import type { PowerId, Profile, Side, TraitId } from '../army/profile.ts'
import type { Combatant, DarkLordState, Result, ScenarioId } from '../state.ts'
import type { NewEvent, StruckPart } from './events.ts'

/**
 * What the rules of single figures are made of. The sequence names none of them: it asks at the points below, and
 * whatever is at work on a figure answers. `own` is the figure that bears the rule.
 */
export interface FigureRule {
  /** the clause that says so, for refusals and help */
  clause: string
  /** it rests while its bearer is transfixed (DL-54) */
  active?: boolean
  /** enemies within so many hexes have one Courage less; of several such rules one counts (DL-34, DL-35) */
  unnerves?: number
  /** does whoever charges this figure have to pass a test first? (DL-37) */
  mustTest?(f: Battlefield, own: Combatant, charger: Combatant): boolean
  /** it passes Courage tests without a throw (DL-15b) */
  passesUnasked?: boolean
  /** resisting dice more than it pays for (DL-36) */
  resistDice?: number
  /** one point of Will a turn costs nothing (DL-46) */
  freeWill?: boolean
  /** the Ring does nothing to it that it does to others (DL-41) */
  mastersRing?: boolean
  /** it would be gone: does it stay? (DL-42) */
  onLastLife?(f: Battlefield, own: Combatant): Script<boolean>
  /** what it may do in place of its strikes, having won (DL-47, DL-48) */
  insteadOfStrikes?: InsteadOfStrikes
  /** friends that stand behind one another and lend a die (DB-24) */
  supportRows?: 1 | 2
  /** it sees the unseen (DL-17) */
  seer?: boolean
  /** has the figure a zone against this enemy? (DL-09) */
  hasZone?(f: Battlefield, own: Combatant, against: Combatant): boolean
  /** may it be named by this enemy's shot or power? (DL-06, DL-07) */
  mayBeNamed?(f: Battlefield, own: Combatant, by: Combatant): boolean
  /** does it stand in the way of this one's shots, friend or enemy? (DL-08) */
  inTheWay?(f: Battlefield, own: Combatant, shooter: Combatant): boolean
  /** may this other figure step into its hex? (DL-10) */
  letsIn?(f: Battlefield, own: Combatant, mover: Combatant): boolean
  /** may it step through the hex of this other figure? (DL-11) */
  passes?(f: Battlefield, own: Combatant, other: Combatant): boolean
  /** do zones of this enemy stop it? (DL-11c) */
  heeds?(f: Battlefield, own: Combatant, enemy: Combatant): boolean
  /** does this enemy have to find it before it charges? (DL-14) */
  hidesFrom?(f: Battlefield, own: Combatant, charger: Combatant): boolean
  /** does this enemy, engaged with it, fight at half its Fight? (DL-16) */
  halvesFight?(f: Battlefield, own: Combatant, enemy: Combatant): boolean
  /** the wearer's own moment of DL-21 to DL-25 comes to it */
  underTheRing?: boolean
  /** is it lost, last of its army? (DL-30) */
  lostAlone?: boolean
  /** it has no Will left (DB-26c) */
  withoutWill?(f: Battlefield, own: Combatant): Script
  /** at the end of each turn */
  endOfTurn?(f: Battlefield, own: Combatant): Script
}

export interface InsteadOfStrikes {
  /** by this word it is chosen: `sweep`, `brand` */
  word: 'sweep' | 'brand'
  /** whom it may be done to; null: everybody, and nobody is named */
  targets(f: Battlefield, own: Combatant, losers: Losers): Combatant[] | null
  /** points that are likely to be removed by it, in hundredths, for whoever leaves the choice to the program */
  worth(f: Battlefield, own: Combatant, losers: Losers, target: Combatant | null): number
  /** tells of it; whom it is done to, one after the other */
  begin(f: Battlefield, own: Combatant, losers: Losers, target: Combatant | null): Combatant[]
  /** what it does to one of them */
  perform(f: Battlefield, own: Combatant, losers: Losers, target: Combatant): Script
}

/** Who lost a fight: fighters, and who lent them dice. */
export interface Losers {
  fighters: Combatant[]
  supporters: Combatant[]
  /** fighters that could not back off, or lie (DB-16c, d) */
  trapped: ReadonlySet<Combatant>
}

/** A power (DL-50 to DL-69). */
export interface Power {
  clause: string
  /** it names one figure in sight; else it takes all enemies in range (DL-62) */
  names: boolean
  /** hexes more when channelled (DL-67) */
  channelledRange?: number
  /** the caster picks whom of rider and mount it takes */
  asksWhose?: boolean
  /** what it does to a figure that did not resist */
  take(f: Battlefield, cast: Casting, target: Combatant, part: StruckPart): Script
}

export interface Casting {
  power: PowerId
  caster: Combatant
  channelled: boolean
}

/** What a scenario says (part 6 of the rules). */
export interface ScenarioRules {
  id: ScenarioId
  /** points of each side; `of` says how much of what was agreed on */
  points(side: Side, agreed: number): number
  lastTurn: number
  /** does a die say who deploys first? Else this side does */
  deploysFirst: Side | 'die'
  inZone(f: Battlefield, side: Side, cell: Cell): boolean
  /** a treasure lies on the centre (DB-28) */
  treasure: boolean
  /** the enemy's general is worth points of its own */
  generalCounts: boolean
  /** figures of this side may leave over the right edge */
  exit: Side | null
  /** the Dark Lord, or whoever masters the Ring, does not have it (the Ring is lost) */
  ringLost: boolean
  /** of whom this side's armies must or may not have somebody; a refusal says so */
  armyBan(side: Side, army: readonly Profile[]): Refusal | undefined
  /** over the moment a figure has gone, left, or put the Ring on? */
  suddenly(f: Battlefield): Result | undefined
  /** over at the end of the turn? */
  atEnd(f: Battlefield): Result | undefined
  /** a side has no figure left on the board */
  alone(f: Battlefield): Result
  /** which way a side would have a wearer of its enemies go: 1 to the right, -1 to the left, 0 no matter (will-move) */
  wearerAway: -1 | 0 | 1
}

/** All that games are played with, by id. */
export interface GameLibrary {
  version: string
  traits: Readonly<Record<TraitId, FigureRule>>
  /** rules that come with a keyword */
  ofKeyword: Readonly<Partial<Record<string, FigureRule>>>
  /** what is at work on whoever wears the Ring */
  wearer: FigureRule
  powers: Readonly<Record<PowerId, Power>>
  scenarios: Readonly<Record<ScenarioId, ScenarioRules>>
  board(id: string): Board | undefined
  boardFromText(text: string): Board
}

/** The fight under way. */
export interface FightUnderWay {
  one: Combatant
  others: Combatant[]
  /** by player */
  supporters: [Combatant[], Combatant[]]
  /** Fight added by heroic strikes (DB-21) */
  added: Map<Combatant, number>
}

/** A game with the tables that its rules work on. */
export interface Battlefield {
  skirmish: DarkLordState
  board: Board
  library: GameLibrary
  scenario: ScenarioRules
  emit(event: NewEvent): void
  /** who stands or lies on a cell; two on one hex never last longer than a step */
  occupant: (Combatant | undefined)[]
  /** whose doing is under way in the moving stage */
  acting: Combatant | null
  fight: FightUnderWay | null
}
