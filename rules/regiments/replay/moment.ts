import { type Board, parseCell } from '../../board/board.ts'
import { type ByEvent, doByEvent } from '../../core/byEvent.ts'
import type { Facing } from '../../core/hex.ts'
import type { Numbered } from '../../core/tape.ts'
import type { BlowsLine, GameEvent } from '../field/events.ts'
import { noUnitMarks, type Regiment, type RegimentsState } from '../state.ts'

export type EventLog = readonly Numbered<GameEvent>[]

/** A battle as its board showed it: everybody by label, as far as pictures and points need it. */
export type ReplayMoment = ReadonlyMap<string, Regiment>

/** Everybody before the battle, off the board. */
export const beforeBattle = ({ regiments, types }: RegimentsState): ReplayMoment =>
  new Map(
    regiments.map(unit => [
      unit.label,
      {
        ...unit,
        at: -1,
        facing: unit.owner === 0 ? 0 : 3,
        files: types[unit.type]!.files,
        condition: 'waiting',
        host: null,
        behind: false,
        life: unit.startLife,
        shaken: false,
        touches: [],
        spells: [],
        marks: noUnitMarks(),
      },
    ]),
  )

const facingOf = ({ facing }: { facing: number }): Facing => facing as Facing

/** Everybody while things happen to them. */
interface Retelling {
  units: Map<string, Regiment>
  board: Board
}

const change = ({ units }: Retelling, label: string, what: Partial<Regiment>): void => {
  const known = units.get(label)
  if (known) units.set(label, { ...known, ...what })
}

const withHost = ({ units }: Retelling, host: string): Regiment[] =>
  [...units.values()].filter(each => each.condition === 'joined' && each.host === host)

/** Whoever leaves its hex touches nobody any more. */
function part(r: Retelling, label: string): void {
  for (const { with: other } of r.units.get(label)?.touches ?? [])
    change(r, other, { touches: r.units.get(other)!.touches.filter(each => each.with !== label) })
  change(r, label, { touches: [] })
}

function stands(r: Retelling, label: string, hex: string | null, what: Partial<Regiment> = {}): void {
  const at = hex === null ? undefined : parseCell(r.board, hex)
  if (at === undefined) return
  if (r.units.get(label)?.at !== at) part(r, label)
  change(r, label, { at, condition: 'field', host: null, behind: false, ...what })
}

function touch(r: Retelling, one: string, other: string): void {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    change(r, a, {
      touches: [
        ...(r.units.get(a)?.touches ?? []),
        { with: b, over: 'front' as const, at: 'front' as const },
      ],
    })
}

/** A unit is gone with those in it; unless its own models alone are, and who has joined it takes its place. */
function fall(r: Retelling, label: string, why: string): void {
  const unit = r.units.get(label)
  if (!unit) return
  const joined = withHost(r, label)
  const [heir, ...others] = why === 'fallen' ? joined.filter(({ life }) => life > 0) : []
  if (heir) {
    const { at, facing, shaken, touches } = unit
    const files = others.length + 1
    change(r, heir.label, {
      at,
      facing,
      shaken,
      touches,
      files,
      condition: 'field',
      host: null,
      behind: false,
    })
    for (const { label: other } of others) change(r, other, { host: heir.label, behind: false })
    for (const { with: enemy } of touches)
      change(r, enemy, {
        touches: r.units
          .get(enemy)!
          .touches.map(each => (each.with === label ? { ...each, with: heir.label } : each)),
      })
    change(r, label, { condition: 'destroyed', life: 0, touches: [] })
    return
  }
  part(r, label)
  const condition = why === 'off-board' ? 'routed' : 'destroyed'
  for (const each of [unit, ...joined]) change(r, each.label, { condition, life: 0 })
}

const lose = (r: Retelling, label: string, life: number): void =>
  change(r, label, { life: Math.max(0, (r.units.get(label)?.life ?? 0) - life) })

/** A character goes into a unit. */
function joins(r: Retelling, unit: string, host: string, behind: boolean): void {
  part(r, unit)
  change(r, unit, { condition: 'joined', host, behind, at: -1 })
}

const strikes = ({ blows }: { blows: readonly BlowsLine[] }, r: Retelling): void => {
  for (const { at, lost } of blows) lose(r, at, lost)
}

/** What becomes of units. */
const changes: ByEvent<GameEvent, [Retelling]> = {
  placed: (event, r) => stands(r, event.unit, event.at, { facing: facingOf(event), files: event.files }),
  'held-back': ({ unit }, r) => change(r, unit, { condition: 'held' }),
  joined: ({ unit, host, behind }, r) => joins(r, unit, host, behind),
  revealed({ unit, host, life }, r) {
    lose(r, host, life)
    joins(r, unit, host, false)
  },
  arrived: (event, r) =>
    stands(r, event.unit, event.at, {
      facing: facingOf(event),
      ...(event.files !== undefined && { files: event.files }),
    }),
  moved: (event, r) => stands(r, event.unit, event.to, { facing: facingOf(event), files: event.files }),
  charged(event, r) {
    stands(r, event.unit, event.over.at(-1)!, { facing: facingOf(event) })
    touch(r, event.unit, event.on)
  },
  'charge-failed'(event, r) {
    // Who could not even leave its unit is in it still.
    const stayed = event.from === event.to && r.units.get(event.unit)?.condition === 'joined'
    if (!stayed) stands(r, event.unit, event.to, { facing: facingOf(event) })
  },
  fled(event, r) {
    part(r, event.unit)
    stands(r, event.unit, event.to, { facing: facingOf(event), shaken: true })
  },
  pursued(event, r) {
    part(r, event.unit)
    stands(r, event.unit, event.to, { facing: facingOf(event) })
    if (event.met !== null) touch(r, event.unit, event.met)
  },
  reformed: (event, r) => change(r, event.unit, { facing: facingOf(event), files: event.files }),
  shaken: ({ unit }, r) => change(r, unit, { shaken: true }),
  rallied: ({ unit }, r) => change(r, unit, { shaken: false }),
  'lost-life'(event, r) {
    for (const [label, life] of Object.entries(event.of)) lose(r, label, life)
  },
  raised: ({ unit, life }, r) => change(r, unit, { life: (r.units.get(unit)?.life ?? 0) + life }),
  shot: strikes,
  swept: strikes,
  'spell-struck': strikes,
  melee: strikes,
  destroyed({ unit, why }, r) {
    if (why === 'slain') change(r, unit, { condition: 'destroyed', host: null, life: 0 })
    else fall(r, unit, why)
  },
}

/** The moment after what happened in it. */
export function afterEvents(moment: ReplayMoment, events: readonly GameEvent[], board: Board): ReplayMoment {
  const retelling: Retelling = { units: new Map(moment), board }
  for (const event of events) doByEvent(changes, event, retelling)
  return retelling.units
}

/** The battle with everybody as at a moment. */
export const momentAt = (war: RegimentsState, moment: ReplayMoment): RegimentsState => ({
  ...war,
  regiments: war.regiments.map(({ label }) => moment.get(label)!),
})
