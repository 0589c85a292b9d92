import { type Cell, noHex, parseCell } from '../../board/board.ts'
import { facings, makeFacing, parseFacing } from '../../core/hex.ts'
import type { Script } from '../../core/script.ts'
import type { Refusal } from '../../core/space.ts'
import { banned, readyOf, type UnitActs, unitSpace } from '../field/actSpace.ts'
import {
  type Battlefield,
  bodyOf,
  cellLabel,
  hostOf,
  isEngaged,
  membersOf,
  unitsOf,
} from '../field/battlefield.ts'
import { clauseOf, presenceOn, slowest, unitContains, unitWith } from '../field/command.ts'
import { mayMoveTo, movePoses, type Pose, reformCells, reformFiles } from '../field/moves.ts'
import { ask } from '../field/questions.ts'
import { formationOf } from '../formation/formation.ts'
import type { Regiment } from '../state.ts'
import { setDown } from './chargeMoves.ts'
import { randomMoveOf } from './flight.ts'
import {
  type Joining,
  joinBan,
  joinUnit,
  leaveUnit,
  mayJoin,
  mustBeJoined,
  placesIn,
  readPlace,
  writeJoining,
} from './joinUnit.ts'
import { passedBy, sweepsAfter } from './sweeps.ts'

export const standardMoves = ['advance', 'march', 'reform'] as const
export type StandardMove = (typeof standardMoves)[number]

/** A standard move (RB-07), by which a character may leave its unit, or one that joins another (RB-22.1). */
export type UnitMove = { verb: StandardMove; unit: Regiment; pose: Pose; files: number } | Joining

/** What holds a unit, whatever it has done in this turn (RB-04.5, RB-20.4, M04). */
function heldBan(f: Battlefield, unit: Regiment): Refusal | undefined {
  const about = { unit: unit.label }
  const host = hostOf(f, unit)
  if (isEngaged(host)) return banned('unit-engaged', 'RB-04.5', about)
  if (host.shaken) return banned('unit-shaken', 'RB-20.4', about)
  return host !== unit && mustBeJoined(f, unit) ? banned('never-leaves', 'M04', about) : undefined
}

const randomBan = (f: Battlefield, unit: Regiment): Refusal | undefined =>
  randomMoveOf(f, unit) ? banned('moves-at-random', 'M32', { unit: unit.label }) : undefined

/** Why a unit may make no standard move now (RB-07, RB-04.5). */
export function moverBan(f: Battlefield, unit: Regiment): Refusal | undefined {
  const about = { unit: unit.label }
  const host = hostOf(f, unit)
  const held = heldBan(f, unit)
  if (held) return held
  if (host !== unit && (host.marks.move !== 'none' || host.marks.declared))
    return banned('may-not-leave', 'RB-22.1', about)
  if (unit.marks.move === 'failed-charge') return banned('charge-failed', 'RB-08.4', about)
  if (unit.marks.move === 'rallied') return banned('has-rallied', 'RB-20.5', about)
  if (unit.marks.move !== 'none' || unit.marks.declared) return banned('unit-has-moved', 'RB-07', about)
  return randomBan(f, unit)
}

/** Hexes that an advance or a march could end on if a unit moved now, each with the least that it costs, in inches. */
export function hexesInReach(f: Battlefield, unit: Regiment): Map<Cell, number> {
  const costs = new Map<Cell, number>()
  if (heldBan(f, unit) ?? randomBan(f, unit)) return costs
  for (const how of onwardVerbs(f, unit))
    for (const { pose, cost } of movePoses(f, unit, how))
      costs.set(pose.at, Math.min(cost, costs.get(pose.at) ?? cost))
  return costs
}

/** Why a unit may not march, besides what keeps it from moving at all (M31, M49). */
export function marchBan(f: Battlefield, unit: Regiment): Refusal | undefined {
  const about = { unit: unit.label }
  if (unitWith(f, unit, rule => rule.isStatic)) return banned('never-marches', 'M49', about)
  const needsPresence = unitContains(f, unit, rule => rule.marchesUnderPresence)
  if (needsPresence && presenceOn(f, unit).length === 0)
    return banned(
      'never-marches',
      clauseOf(f, unit, rule => rule.marchesUnderPresence),
      about,
    )
  return undefined
}

/** Models that stand in a unit. */
export const modelsOf = (f: Battlefield, unit: Regiment): number => formationOf(bodyOf(f, unit)).models

/** A shift beyond its Mobility counts as a march for what marching asks (M54b). */
const countsAsMarch = (f: Battlefield, unit: Regiment, shift: number): boolean =>
  3 * shift > slowest(f, unit, 'mobility')

function readMove(
  f: Battlefield,
  verb: string,
  unit: Regiment,
  words: readonly string[],
): UnitMove | Refusal {
  if (verb === 'join') return readJoin(f, unit, words)
  const about = { unit: unit.label }
  const bound = moverBan(f, unit)
  if (bound) return bound
  const [hex = '', side = '', count = ''] = words
  const at = parseCell(f.board, hex)
  const facing = parseFacing(side)
  if (at === undefined) return noHex(f.board, hex, 'RB-07')
  if (facing === undefined) return banned('no-such-pose', 'RB-07', { ...about, hex: cellLabel(f, at) })
  const pose: Pose = { at, facing }
  // Who stands in a unit does not form one.
  if (verb === 'reform' && unit.host !== null)
    return banned('no-such-pose', 'RB-22.1', { ...about, hex: cellLabel(f, at) })
  if (verb === 'reform') return readReform(f, unit, pose, count)
  const how = verb === 'march' ? 'march' : 'advance'
  const marching = how === 'march' ? marchBan(f, unit) : undefined
  if (marching) return marching
  return mayMoveTo(f, unit, how, pose)
    ? { verb: how, unit, pose, files: unit.files }
    : banned('no-such-pose', 'RB-07', { ...about, hex: cellLabel(f, at) })
}

function readReform(f: Battlefield, unit: Regiment, pose: Pose, count: string): UnitMove | Refusal {
  const about = { unit: unit.label }
  const files = count === '' ? unit.files : Number(count)
  const allowed = reformFiles(f, unit, modelsOf(f, unit))
  if (!allowed.includes(files))
    return banned('too-wide', 'RB-07', { ...about, least: allowed[0]!, most: allowed.at(-1)! })
  const cell = reformCells(f, unit).find(({ at }) => at === pose.at)
  if (!cell) return banned('shift-too-far', 'RB-07', { ...about, hex: cellLabel(f, pose.at) })
  const marching = countsAsMarch(f, unit, cell.shift) ? marchBan(f, unit) : undefined
  return marching ?? { verb: 'reform', unit, pose, files }
}

function readJoin(
  f: Battlefield,
  unit: Regiment,
  [label = '', place]: readonly string[],
): UnitMove | Refusal {
  const host = unitsOf(f, unit.owner).find(each => each.label === label.toUpperCase())
  if (!host || host === hostOf(f, unit)) return banned('no-unit', 'RB-22', { unit: label.slice(0, 40) })
  const bound = moverBan(f, unit) ?? joinBan(f, unit, host)
  return bound ?? readPlace(f, unit, host, place)
}

export const writeMove = (f: Battlefield, act: UnitMove): string => {
  if (act.verb === 'join') return writeJoining(act)
  const { verb, unit, pose } = act
  const place = `${cellLabel(f, pose.at)} ${makeFacing(pose.facing)}`
  return verb === 'reform' ? `reform ${unit.label} ${place} ${act.files}` : `${verb} ${unit.label} ${place}`
}

/** Does a unit only advance, or may it march too? */
export const onwardVerbs = (f: Battlefield, unit: Regiment): readonly ('advance' | 'march')[] =>
  marchBan(f, unit) ? ['advance'] : ['advance', 'march']

/** Every advance and every march of a unit. */
export const movesOnward = (f: Battlefield, unit: Regiment): UnitMove[] =>
  onwardVerbs(f, unit).flatMap(verb =>
    movePoses(f, unit, verb).map(({ pose }): UnitMove => ({ verb, unit, pose, files: unit.files })),
  )

/** Everything that a unit may do in its movement phase. */
export function movesOfUnit(f: Battlefield, unit: Regiment): UnitMove[] {
  if (moverBan(f, unit)) return []
  const joins = mayJoin(f, unit).flatMap(host => placesIn(f, unit, host))
  const reforms = unit.host === null ? reformMoves(f, unit) : []
  return [...movesOnward(f, unit), ...reforms, ...joins]
}

/** Every reform of a unit: facings, files, and where it may shift to (RB-07, M34, M54). */
export function reformMoves(f: Battlefield, unit: Regiment): UnitMove[] {
  const all = reformFiles(f, unit, modelsOf(f, unit))
  const cells = reformCells(f, unit).filter(
    ({ shift }) => !countsAsMarch(f, unit, shift) || !marchBan(f, unit),
  )
  return cells.flatMap(({ at }) =>
    facings.flatMap(facing =>
      all
        .filter(files => files !== unit.files || facing !== unit.facing || at !== unit.at)
        .map((files): UnitMove => ({ verb: 'reform', unit, pose: { at, facing }, files })),
    ),
  )
}

/** Who may move: units on the field, and who may leave one of them (RB-22.1). */
const moversOf = (f: Battlefield, owner: number): Regiment[] =>
  unitsOf(f, owner).flatMap(unit => membersOf(f, unit))

const moveActs = (f: Battlefield, owner: number): UnitActs<UnitMove> => ({
  rule: 'RB-07',
  verbs: [...standardMoves, 'join'],
  actors: moversOf(f, owner),
  read: (verb, unit, words) => readMove(f, verb, unit, words),
  write: act => writeMove(f, act),
  all: unit => movesOfUnit(f, unit),
})

/** The movement phase after its beginning: units move one by one (RB-07). */
export function* movementStep(f: Battlefield): Script {
  const owner = f.war.active!
  for (;;) {
    const ready = readyOf(moversOf(f, owner), unit => !moverBan(f, unit))
    const act: UnitMove | 'done' = ready.any
      ? yield* ask({
          kind: 'move',
          by: owner,
          subject: '',
          about: () => ({ ready: ready.labels() }),
          space: unitSpace(f, owner, moveActs(f, owner)),
          topic: null,
          fallback: () => 'done' as const,
        })
      : 'done'
    if (act === 'done') {
      f.war.stage = 'magic'
      return
    }
    // What threw dice stays done: the step ends with it.
    if (yield* performMove(f, act)) return
  }
}

/**
 * Makes a move; whether dice fell.
 * @param mobility inches that it may advance, where that is not its Mobility
 */
export function* performMove(f: Battlefield, act: UnitMove, mobility?: number): Script<boolean> {
  if (act.verb === 'join') {
    joinUnit(f, act)
    act.unit.marks.move = 'advance'
    return false
  }
  const { unit, verb, pose, files } = act
  const passed = passedBy(f, unit, { verb, pose, mobility: mobility ?? slowest(f, unit, 'mobility') })
  const began = hostOf(f, unit).at
  if (unit.host !== null) leaveUnit(f, unit)
  unit.marks.move = verb
  unit.files = files
  setDown(f, unit, pose)
  f.emit({
    event: 'moved',
    unit: unit.label,
    how: verb,
    from: began < 0 ? '' : cellLabel(f, began),
    to: cellLabel(f, pose.at),
    facing: pose.facing,
    files,
  })
  return yield* sweepsAfter(f, unit, passed)
}
