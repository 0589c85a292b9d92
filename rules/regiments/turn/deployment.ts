import { type Cell, cellsOf, parseCell } from '../../board/board.ts'
import { type Facing, facings, makeFacing, parseFacing } from '../../core/hex.ts'
import { type Script, throwDice } from '../../core/script.ts'
import { accept, type Refusal, refuse, type Space } from '../../core/space.ts'
import { hexes } from '../attack/stages.ts'
import type { Regiment } from '../battleState.ts'
import { banned, isRefused, type UnitActs, unitSpace } from '../field/actSpace.ts'
import { rulesIn, rulesOf, slowest, unitWith } from '../field/command.ts'
import { gaitOf, mayEndOn, type Pose, poseOf, reformCells, waysOf } from '../field/moves.ts'
import { pick, put } from '../field/questions.ts'
import {
  between,
  byUnitLabel,
  cellLabel,
  enemiesOfUnit,
  profileOfUnit,
  putUnit,
  unitsOf,
  type WarField,
} from '../field/war.ts'
import { exchangesOf, type SpellExchange } from '../magic/knownSpells.ts'
import { type Joining, joinUnit, memberBan, placesIn, readPlace, writeJoining } from './joinUnit.ts'
import { marchBan, performMove, type UnitMove } from './movement.ts'

/** Rows of a zone, at the lower edge for player 0 and at the upper one for player 1 (RB-23.1). */
const zoneRows = 4
/** How far from the enemy's zone scouts stand (M16b), and how far vanguards stay (M05c, d). */
const scoutsOff = 12
const vanguardMost = 12
const vanguardOff = 6

const rowOf = (f: WarField, cell: Cell): number => Math.floor(cell / f.board.columns)
const inZone = (f: WarField, owner: number, cell: Cell): boolean =>
  owner === 0 ? rowOf(f, cell) >= f.board.rows - zoneRows : rowOf(f, cell) < zoneRows

/** Rows between a cell and the enemy's zone. */
const rowsOff = (f: WarField, owner: number, cell: Cell): number =>
  owner === 0 ? rowOf(f, cell) - (zoneRows - 1) : f.board.rows - zoneRows - rowOf(f, cell)

/** Whither a side looks. */
export const facingOf = (owner: number): Facing => (owner === 0 ? 0 : 3)

/** Where a unit may be placed: in its zone, and scouts anywhere far enough from the enemy's (M16). */
export const cellsFor = (f: WarField, unit: Regiment): Cell[] => {
  const scouts = rulesOf(f, unit).some(({ rule }) => rule.scouts)
  return cellsOf(f.board).filter(
    cell =>
      mayEndOn(f, unit, cell) &&
      (inZone(f, unit.owner, cell) || (scouts && rowsOff(f, unit.owner, cell) >= hexes(scoutsOff))),
  )
}

type UnitPlacing =
  | { verb: 'place'; unit: Regiment; pose: Pose; files: number }
  | Joining
  | { verb: 'hold'; unit: Regiment }
  | { verb: 'auto' }

const isScout = (f: WarField, unit: Regiment): boolean => rulesOf(f, unit).some(({ rule }) => rule.scouts)

/** Who is to be placed in this stage: scouts after all others (RB-23.2). */
const waitingOf = (f: WarField, owner: number): Regiment[] =>
  f.war.regiments.filter(
    each =>
      each.owner === owner && each.condition === 'waiting' && isScout(f, each) === (f.war.stage === 'scouts'),
  )

/** Characters come last, all in one (RB-23.1). */
const nextOf = (f: WarField, owner: number): Regiment[] => {
  const waiting = waitingOf(f, owner)
  const units = waiting.filter(unit => !profileOfUnit(f, unit).attachable)
  return units.length ? units : waiting
}

/** One unit is placed, or all that are left at one press (RB-23.1); scouts after all others (RB-23.2). */
export function* deploymentStep(f: WarField): Script {
  const { war } = f
  if (war.next === null) war.next = yield* firstToPlace(f)
  // M15a: they are not deployed with the others.
  for (const unit of war.regiments)
    if (unit.condition === 'waiting' && hides(f, unit)) place(f, { verb: 'hold', unit })
  const sides = [war.next, 1 - war.next]
  // Whoever has nobody to place has placed all first.
  war.first ??= sides.find(side => waitingOf(f, side).length === 0) ?? null
  const owner = sides.find(side => waitingOf(f, side).length > 0)
  if (owner === undefined) {
    war.stage = war.stage === 'deployment' ? 'scouts' : 'vanguard'
    war.next = 1 - war.first!
    return
  }
  const commander = war.commanders[owner]!
  if (!commander.learned) yield* learn(f, owner)
  const act: UnitPlacing = commander.auto ? { verb: 'auto' } : yield* askPlacing(f, owner)
  const characters = allCharacters(f, owner)
  if (act.verb === 'auto') {
    commander.auto = true
    for (const unit of nextOf(f, owner).slice(0, characters ? undefined : 1)) placeUsually(f, unit)
  } else place(f, act)
  if (waitingOf(f, owner).length === 0) war.first ??= owner
  // Whoever places a character places all of them.
  if (!characters || waitingOf(f, owner).length === 0) war.next = 1 - owner
}

/** Wizards exchange spells before the battle, as often as they know some (M01d, M03c, M10c, M10d, M29d, M30c). */
function* learn(f: WarField, owner: number): Script {
  f.war.commanders[owner]!.learned = true
  for (const wizard of f.war.regiments.filter(each => each.owner === owner))
    for (let left = wizard.knows.length; left > 0; left--) {
      const exchanges = exchangesOf(profileOfUnit(f, wizard), wizard)
      if (exchanges.length === 0) break
      const chosen = yield* pick<'learn', SpellExchange | 'keep'>({
        kind: 'learn',
        by: owner,
        subject: wizard.label,
        about: { knows: [...wizard.knows] },
        values: ['keep', ...exchanges],
        write: value => (value === 'keep' ? 'keep' : `${value.give} ${value.take}`),
        topic: 'learn',
        fallback: () => 'keep',
        byOrder: ({ word }) => (word === 'usual' ? 'keep' : undefined),
      })
      if (chosen === 'keep') break
      const { give, take } = chosen
      wizard.knows = wizard.knows.map(spell => (spell === give ? take : spell))
      f.emit({ event: 'learned', unit: wizard.label, give, take })
    }
}

const hides = (f: WarField, unit: Regiment): boolean => rulesOf(f, unit).some(({ rule }) => rule.hides)
/** Who stands in a unit, or not at all (M04a). */
const mustBeJoined = (f: WarField, unit: Regiment): boolean =>
  rulesOf(f, unit).some(({ rule }) => rule.joins === 'must')

const allCharacters = (f: WarField, owner: number): boolean =>
  waitingOf(f, owner).every(unit => profileOfUnit(f, unit).attachable)

function* firstToPlace(f: WarField): Script<number> {
  for (;;) {
    const { n, faces } = yield* throwDice('place-first', 0, 2)
    f.emit({ event: 'rolled', roll: 'place-first', by: 0, unit: '', faces, first: n })
    const [a = 1, b = 1] = faces
    if (a === b) continue
    f.emit({ event: 'placed-first', by: a > b ? 0 : 1, faces })
    return a > b ? 0 : 1
  }
}

function* askPlacing(f: WarField, owner: number): Script<UnitPlacing> {
  const waiting = waitingOf(f, owner)
  return yield* put({
    kind: 'deploy',
    by: owner,
    subject: '',
    about: {
      waiting: waiting.map(({ label }) => label),
      placed: unitsOf(f, owner).map(({ label }) => label),
    },
    space: placingSpace(f, owner),
    topic: null,
    fallback: () => ({ verb: 'auto' }),
  })
}

function readPlacing(f: WarField, owner: number, words: readonly string[]): UnitPlacing | Refusal {
  const [verb = '', label = '', ...rest] = words
  const unit = byUnitLabel(f, label)
  if (!unit) return banned('no-unit', 'RB-23', { unit: label.slice(0, 40) })
  if (unit.owner !== owner) return banned('unit-not-yours', 'RB-23', { unit: unit.label })
  if (unit.condition !== 'waiting') return banned('unit-placed', 'RB-23', { unit: unit.label })
  if (!nextOf(f, owner).includes(unit)) return banned('units-to-place', 'RB-23.1', { unit: unit.label })
  if (verb === 'hold')
    return rulesOf(f, unit).some(({ rule }) => rule.ambushes)
      ? { verb, unit }
      : banned('never-held', 'M17', { unit: unit.label })
  if (verb === 'join') {
    const host = byUnitLabel(f, rest[0] ?? '')
    if (!host || host.owner !== owner || host.condition !== 'field')
      return banned('no-unit', 'RB-22', { unit: (rest[0] ?? '').slice(0, 40) })
    return memberBan(f, unit, host) ?? readPlace(f, unit, host, rest[1])
  }
  if (mustBeJoined(f, unit)) return banned('stands-in-units', 'M04', { unit: unit.label })
  const at = parseCell(f.board, rest[0] ?? '')
  if (at === undefined || !cellsFor(f, unit).includes(at))
    return banned('unit-beyond-zone', 'RB-23.1', { unit: unit.label, hex: (rest[0] ?? '').slice(0, 10) })
  const files = rest[2] === undefined ? unit.files : Number(rest[2])
  const { count } = profileOfUnit(f, unit)
  if (!Number.isInteger(files) || files < 1 || files > count)
    return banned('too-wide', 'RB-02.3', { unit: unit.label, least: 1, most: count })
  return { verb: 'place', unit, pose: { at, facing: parseFacing(rest[1] ?? '') ?? facingOf(owner) }, files }
}

const writePlacing = (f: WarField, act: UnitPlacing): string => {
  if (act.verb === 'auto') return 'auto'
  if (act.verb === 'hold') return `hold ${act.unit.label}`
  if (act.verb === 'join') return writeJoining(act)
  const { at, facing } = act.pose
  return `place ${act.unit.label} ${cellLabel(f, at)} ${makeFacing(facing)} ${act.files}`
}

function placingsOf(f: WarField, owner: number): UnitPlacing[] {
  const all: UnitPlacing[] = [{ verb: 'auto' }]
  for (const unit of nextOf(f, owner)) {
    for (const at of mustBeJoined(f, unit) ? [] : cellsFor(f, unit))
      all.push({ verb: 'place', unit, pose: { at, facing: facingOf(owner) }, files: unit.files })
    if (profileOfUnit(f, unit).attachable)
      for (const host of unitsOf(f, owner))
        if (!memberBan(f, unit, host)) all.push(...placesIn(f, unit, host))
    if (rulesOf(f, unit).some(({ rule }) => rule.ambushes)) all.push({ verb: 'hold', unit })
  }
  return all
}

function placingSpace(f: WarField, owner: number): Space<UnitPlacing> {
  const write = (act: UnitPlacing) => writePlacing(f, act)
  const every = () => placingsOf(f, owner).map(write)
  return {
    check(answer) {
      const words = answer.trim().split(/\s+/)
      const verb = words[0]?.toLowerCase() ?? ''
      if (verb === 'auto') return accept('auto', { verb: 'auto' })
      if (!['place', 'join', 'hold'].includes(verb))
        return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      const found = readPlacing(f, owner, [verb, ...words.slice(1)])
      return isRefused(found) ? { ok: false, refusal: found } : accept(write(found), found)
    },
    write,
    enumerate: (prefix, limit) =>
      every()
        .filter(text => text.toLowerCase().startsWith(prefix.toLowerCase()))
        .slice(0, limit),
    count: () => every().length,
    sample(choose) {
      const all = every()
      return all[choose(all.length)]!
    },
    fingerprint: () =>
      waitingOf(f, owner)
        .map(({ label }) => label)
        .join(' '),
  }
}

function place(f: WarField, act: Exclude<UnitPlacing, { verb: 'auto' }>): void {
  const { unit } = act
  if (act.verb === 'hold') {
    unit.condition = 'held'
    f.emit({ event: 'held-back', unit: unit.label })
    return
  }
  if (act.verb === 'join') {
    joinUnit(f, act)
    return
  }
  unit.files = act.files
  unit.outside = !inZone(f, unit.owner, act.pose.at)
  putUnit(f, unit, act.pose.at)
  unit.facing = act.pose.facing
  f.emit({
    event: 'placed',
    unit: unit.label,
    at: cellLabel(f, act.pose.at),
    facing: unit.facing,
    files: unit.files,
  })
}

/** Where a unit stands that its owner leaves to the program: in the middle first, the front row of its zone for those who fight. */
function placeUsually(f: WarField, unit: Regiment): void {
  if (profileOfUnit(f, unit).attachable) {
    const host = usualHost(f, unit)
    if (host) return place(f, { verb: 'join', unit, host, behind: false })
  }
  const { columns, rows } = f.board
  const front = unit.owner === 0 ? rows - zoneRows : zoneRows - 1
  const shoots = profileOfUnit(f, unit).model.parts.some(part =>
    part.rules.some(({ id }) => id >= 'W09' && id <= 'W15'),
  )
  const row = front + (shoots ? 1 : 0) * (unit.owner === 0 ? 1 : -1)
  const cells = cellsFor(f, unit).filter(cell => inZone(f, unit.owner, cell))
  const far = (cell: Cell) =>
    Math.abs(rowOf(f, cell) - row) * columns * 2 + Math.abs(2 * (cell % columns) - (columns - 1))
  const at = mustBeJoined(f, unit) ? undefined : cells.toSorted((a, b) => far(a) - far(b))[0]
  if (at === undefined) {
    // There is no room left, or nobody to stand with: it stays behind, and is lost.
    unit.condition = 'routed'
    return
  }
  place(f, { verb: 'place', unit, pose: { at, facing: facingOf(unit.owner) }, files: unit.files })
}

/** The friend of most life that a character may join, those without one first. */
const usualHost = (f: WarField, unit: Regiment): Regiment | undefined =>
  unitsOf(f, unit.owner)
    .filter(host => !memberBan(f, unit, host))
    .toSorted(
      (a, b) =>
        b.life * Math.max(1, profileOfUnit(f, b).points) - a.life * Math.max(1, profileOfUnit(f, a).points),
    )[0]

/** Units that may move before the battle, and have not (M05). */
const vanguards = (f: WarField, owner: number): Regiment[] =>
  unitsOf(f, owner).filter(unit => unit.marks.move === 'none' && unitWith(f, unit, rule => rule.vanguard))

/** Mobility in its move before the battle: of several the lower one (M05b, RB-06.3). */
function vanguardMobility(f: WarField, unit: Regiment): number {
  const said = rulesIn(f, unit).flatMap(({ rule, own }) => rule.vanguard?.(own)?.mobility ?? [])
  return said.length ? Math.min(...said) : slowest(f, unit, 'mobility')
}

function vanguardMoves(f: WarField, unit: Regiment): UnitMove[] {
  const mobility = vanguardMobility(f, unit)
  const start: Pose = { at: unit.at, facing: unit.facing }
  const isFarOff = (at: Cell) =>
    enemiesOfUnit(f, unit).every(enemy => between(f, at, enemy.at) > hexes(vanguardOff))
  const verbs = marchBan(f, unit) ? (['advance'] as const) : (['advance', 'march'] as const)
  const moves = verbs.flatMap(verb => {
    const allowance = verb === 'march' ? 2 * mobility : mobility
    const ways = waysOf(f, unit, gaitOf(f, unit, allowance, verb))
    return ways.poses().flatMap((key): UnitMove[] => {
      const pose = poseOf(key)
      if (ways.costOf(key) === 0 || !mayEndOn(f, unit, pose.at) || !isFarOff(pose.at)) return []
      const way = [start, ...ways.wayTo(key)]
      const gone = way.filter(({ at }, i) => i > 0 && at !== way[i - 1]!.at).length
      return gone <= hexes(vanguardMost) ? [{ verb, unit, pose, files: unit.files }] : []
    })
  })
  const reforms = reformCells(f, unit, mobility).flatMap(({ at, shift }) =>
    facings.flatMap((facing): UnitMove[] =>
      isFarOff(at) && shift <= hexes(vanguardMost)
        ? [{ verb: 'reform', unit, pose: { at, facing }, files: unit.files }]
        : [],
    ),
  )
  return [...moves, ...reforms]
}

const vanguardActs = (f: WarField, owner: number): UnitActs<UnitMove> => ({
  rule: 'M05',
  verbs: ['advance', 'march', 'reform'],
  actors: vanguards(f, owner),
  read(verb, unit, [hex = '', side = '']) {
    const wanted = `${verb} ${unit.label} ${hex} ${side}`.toLowerCase()
    return (
      vanguardMoves(f, unit).find(act => writeVanguard(f, act).toLowerCase() === wanted) ??
      banned('no-such-pose', 'M05', { unit: unit.label, hex: hex.slice(0, 10) })
    )
  },
  write: act => writeVanguard(f, act),
  all: unit => vanguardMoves(f, unit),
})

const writeVanguard = (f: WarField, act: UnitMove): string =>
  act.verb === 'join'
    ? ''
    : `${act.verb} ${act.unit.label} ${cellLabel(f, act.pose.at)} ${makeFacing(act.pose.facing)}`

/** Moves before the battle, one each in turn, the defender first (M05f). */
export function* vanguardStep(f: WarField): Script {
  const { war } = f
  const owner = vanguards(f, war.next!).length > 0 ? war.next! : 1 - war.next!
  const able = vanguards(f, owner)
  if (able.length === 0) {
    war.stage = 'charges'
    f.emit({ event: 'battle-began', first: war.first ?? 0 })
    war.active = null
    return
  }
  const act: UnitMove | 'done' = yield* put({
    kind: 'vanguard',
    by: owner,
    subject: '',
    about: { units: able.map(({ label }) => label) },
    space: unitSpace(f, owner, vanguardActs(f, owner)),
    topic: null,
    fallback: () => 'done' as const,
  })
  if (act === 'done') for (const unit of able) unit.marks.move = 'reform'
  else yield* performMove(f, act, vanguardMobility(f, act.unit))
  war.next = 1 - owner
}
