import { type Board, type Cell, cellsApart, makeCell } from '../../board/board.ts'
import { boardById, boardFromText } from '../../board/boards.ts'
import { type RollRequest, type Script, type Thrown, throwDice } from '../../core/script.ts'
import { hexes } from '../attack/stages.ts'
import { touchedBy } from '../clash/contact.ts'
import type { Pool, UnitInClash } from '../formation/clashState.ts'
import { library } from '../library.ts'
import { withSpells } from '../magic/atWork.ts'
import type { Regiment, RegimentsState } from '../state.ts'
import type { ModelProfile, UnitProfile } from '../unit/unitProfile.ts'
import type { GameEvent, NewEvent } from './events.ts'
import type { RollId } from './rolls.ts'

/** A battle with the tables that its rules work on. */
export interface Battlefield {
  war: RegimentsState
  board: Board
  /** who stands on a cell: units, not who has joined them */
  occupant: (Regiment | undefined)[]
  emit(event: NewEvent): void
}

/** @throws where a save names a board that this version does not have */
export function boardOf({ board, customBoard }: RegimentsState): Board {
  const found = customBoard === undefined ? boardById(board) : boardFromText(customBoard)
  if (!found) throw new Error(`no board ${board}`)
  return found
}

export function makeBattlefield(
  war: RegimentsState,
  emit: (event: GameEvent) => void,
  board = boardOf(war),
): Battlefield {
  const field: Battlefield = {
    war,
    board,
    occupant: [],
    emit: event => emit({ turn: war.turn, stage: war.stage, ...event }),
  }
  for (const each of war.regiments) if (each.condition === 'field') field.occupant[each.at] = each
  return field
}

export const profileOfUnit = (f: Battlefield, { type }: Regiment): UnitProfile => f.war.types[type]!
export const byUnitLabel = (f: Battlefield, label: string): Regiment | undefined =>
  labelled(f, label.toUpperCase())
const labelled = ({ war }: Battlefield, label: string): Regiment | undefined =>
  war.regiments.find(each => each.label === label)
export const unitCalled = (f: Battlefield, label: string): Regiment => byUnitLabel(f, label)!

/** Units that stand on the field, without those that have joined them. */
export const unitsOf = (f: Battlefield, owner: number): Regiment[] =>
  f.war.regiments.filter(each => each.owner === owner && each.condition === 'field')
export const allUnits = (f: Battlefield): Regiment[] =>
  f.war.regiments.filter(({ condition }) => condition === 'field')

export const enemiesOfUnit = (f: Battlefield, { owner }: Regiment): Regiment[] =>
  allUnits(f).filter(each => each.owner !== owner)

/** Who has joined a unit, and lives. */
export const joinedTo = (f: Battlefield, unit: Regiment): Regiment[] =>
  f.war.regiments.filter(({ condition, host }) => condition === 'joined' && host === unit.label)
/** A unit and who has joined it. */
export function membersOf({ war }: Battlefield, unit: Regiment): Regiment[] {
  const members = [unit]
  // Asked for of everybody in every question: no list is made on the way.
  for (const each of war.regiments)
    if (each.host === unit.label && each.condition === 'joined') members.push(each)
  return members
}

/** Where somebody stands: a joined model in its unit. */
export const hostOf = (f: Battlefield, member: Regiment): Regiment =>
  member.host === null ? member : unitCalled(f, member.host)

/** A model as it stands in its unit, about to leave it: with the place and the facing of that. */
export function standingIn(f: Battlefield, member: Regiment): Regiment {
  const { at, facing } = hostOf(f, member)
  return member.host === null ? member : { ...member, at, facing }
}

export const cellLabel = (f: Battlefield, cell: Cell): string => makeCell(f.board, cell)
export const between = (f: Battlefield, a: Cell, b: Cell): number => cellsApart(f.board, a, b)

/** Are two units within so many inches of each other? (RB-01.3) */
export const isWithin = (f: Battlefield, a: Regiment, b: Regiment, inches: number): boolean =>
  between(f, hostOf(f, a).at, hostOf(f, b).at) <= hexes(inches)

/** Enemies that a unit touches. */
export const enemiesTouching = (f: Battlefield, { touches }: Regiment): Regiment[] =>
  touches.map(({ with: label }) => unitCalled(f, label))

export const isEngaged = ({ touches }: Regiment): boolean => touches.length > 0

/** A unit as a clash knows it: its pools with the rules that spells give them, and who each of them is. */
export interface UnitBody extends UnitInClash {
  members: Regiment[]
}

const poolOfMember = (f: Battlefield, member: Regiment, unit: Regiment): Pool => {
  const { id, attachable, model, name, points } = profileOfUnit(f, member)
  return {
    called: name.en,
    unit: { id, name },
    model: withSpells(f, model, unit),
    ordinary: !attachable,
    life: member.life,
    worth: points / Math.max(1, member.startLife),
    atStart: member.life,
    wields: member.wields,
    directed: member.marks.directed,
    behind: member.behind,
  }
}

/**
 * Models of those that live in a unit, with the rules that spells and contact give them: for whoever asks for these alone,
 * which is often, and needs no body.
 */
export function livingModels(f: Battlefield, unit: Regiment): ModelProfile[] {
  if (enemiesWithContact(f, unit).length > 0)
    return bodyOf(f, unit).pools.flatMap(({ life, model }) => (life > 0 ? [model] : []))
  return membersOf(f, unit).flatMap(member =>
    member.life > 0 ? [withSpells(f, profileOfUnit(f, member).model, unit)] : [],
  )
}

/** Height of its ordinary models, or of the first that lives: as `heightOf` says of its body. */
export function heightOfUnit(f: Battlefield, unit: Regiment): number {
  const members = membersOf(f, unit)
  const seen =
    members.find(each => !profileOfUnit(f, each).attachable) ?? members.find(({ life }) => life > 0) ?? unit
  return profileOfUnit(f, seen).model.height
}

export function bodyOf(f: Battlefield, unit: Regiment): UnitBody {
  const body = bodyAlone(f, unit)
  // Few have it, and bodies are asked for often.
  const enemies = enemiesWithContact(f, unit)
  return enemies.length === 0
    ? body
    : touchedBy(
        body,
        enemies.map(enemy => bodyAlone(f, enemy)),
      )
}

/** Enemies that a unit touches and may suffer from (M11). */
const enemiesWithContact = (f: Battlefield, unit: Regiment): Regiment[] =>
  enemiesTouching(f, unit).filter(enemy => membersOf(f, enemy).some(hasContact(f)))

const hasContact =
  (f: Battlefield) =>
  (member: Regiment): boolean =>
    profileOfUnit(f, member).model.rules.some(({ id }) => library[id].contact)

/** The same without what it suffers from whom it touches (M11). */
function bodyAlone(f: Battlefield, unit: Regiment): UnitBody {
  const members = membersOf(f, unit)
  const pools = members.map(member => poolOfMember(f, member, unit))
  return {
    owner: unit.owner === 0 ? 0 : 1,
    files: Math.max(unit.files, pools[0]?.ordinary ? 1 : members.length),
    pools,
    charging: unit.marks.charging,
    points: members.reduce((sum, member) => sum + profileOfUnit(f, member).points, 0),
    round: unit.rounds,
    ...(unit.shaken && { shaken: true as const }),
    members,
  }
}

/** Throws dice about a unit, tells of it, and gives their faces. @param by who throws; its owner unless told */
export function* throwFor(
  f: Battlefield,
  roll: RollId,
  unit: Regiment,
  count: number,
  by = unit.owner,
): Script<number[]> {
  if (count === 0) return []
  const { n, faces } = yield* throwDice(`${roll} ${unit.label}`, by, count)
  f.emit({ event: 'rolled', roll, by, unit: unit.label, faces, first: n })
  return faces
}

/**
 * Goes through rules that throw dice and tell nothing themselves, such as blows, and tells of every die: of those that one
 * player throws one after the other together.
 */
export function* tellDice<Result>(
  f: Battlefield,
  roll: RollId,
  unit: Regiment,
  script: Script<Result>,
): Script<Result> {
  let thrown: { by: number; first: number; faces: number[] } | undefined
  const tell = () => {
    if (thrown) f.emit({ event: 'rolled', roll, unit: unit.label, ...thrown })
  }
  let next = script.next()
  while (!next.done) {
    const { by } = next.value as RollRequest
    const { n, faces }: Thrown = yield next.value
    if (thrown?.by === by && thrown.first + thrown.faces.length === n) thrown.faces.push(...faces)
    else {
      tell()
      thrown = { by, first: n, faces: [...faces] }
    }
    next = script.next({ n, faces } as never)
  }
  tell()
  return next.value
}

/** Sets a unit down on a cell. */
export function putUnit(f: Battlefield, unit: Regiment, at: Cell): void {
  takeUnit(f, unit)
  unit.at = at
  unit.condition = 'field'
  f.occupant[at] = unit
}

/** Takes a unit off its cell. */
export function takeUnit(f: Battlefield, unit: Regiment): void {
  if (unit.condition === 'field' && f.occupant[unit.at] === unit) f.occupant[unit.at] = undefined
}
