import { type Board, parseCell } from '../../board/board.ts'
import type { Facing } from '../../core/hex.ts'
import type { Numbered } from '../../core/tape.ts'
import type { GameEvent } from '../field/events.ts'
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

function happens(r: Retelling, event: GameEvent): void {
  switch (event.event) {
    case 'placed':
      return stands(r, event.unit, event.at, { facing: facingOf(event), files: event.files })
    case 'held-back':
      return change(r, event.unit, { condition: 'held' })
    case 'joined':
    case 'revealed':
      if (event.event === 'revealed') lose(r, event.host, event.life)
      part(r, event.unit)
      return change(r, event.unit, {
        condition: 'joined',
        host: event.host,
        behind: event.event === 'joined' && event.behind,
        at: -1,
      })
    case 'arrived':
      return stands(r, event.unit, event.at, {
        facing: facingOf(event),
        ...(event.files !== undefined && { files: event.files }),
      })
    case 'moved':
      return stands(r, event.unit, event.to, { facing: facingOf(event), files: event.files })
    case 'charged':
      stands(r, event.unit, event.over.at(-1)!, { facing: facingOf(event) })
      return touch(r, event.unit, event.on)
    case 'charge-failed':
      // Who could not even leave its unit is in it still.
      if (event.from === event.to && r.units.get(event.unit)?.condition === 'joined') return undefined
      return stands(r, event.unit, event.to, { facing: facingOf(event) })
    case 'fled':
      part(r, event.unit)
      return stands(r, event.unit, event.to, {
        facing: facingOf(event),
        shaken: true,
      })
    case 'pursued':
      part(r, event.unit)
      stands(r, event.unit, event.to, { facing: facingOf(event) })
      return event.met === null ? undefined : touch(r, event.unit, event.met)
    case 'reformed':
      return change(r, event.unit, { facing: facingOf(event), files: event.files })
    case 'shaken':
      return change(r, event.unit, { shaken: true })
    case 'rallied':
      return change(r, event.unit, { shaken: false })
    case 'lost-life':
      for (const [label, life] of Object.entries(event.of)) lose(r, label, life)
      return undefined
    case 'raised':
      return change(r, event.unit, { life: (r.units.get(event.unit)?.life ?? 0) + event.life })
    case 'shot':
    case 'swept':
    case 'spell-struck':
    case 'melee':
      for (const { at, lost } of event.blows) lose(r, at, lost)
      return undefined
    case 'destroyed':
      if (event.why !== 'slain') return fall(r, event.unit, event.why)
      return change(r, event.unit, { condition: 'destroyed', host: null, life: 0 })
  }
  return undefined
}

/** The moment after what happened in it. */
export function afterEvents(moment: ReplayMoment, events: readonly GameEvent[], board: Board): ReplayMoment {
  const retelling: Retelling = { units: new Map(moment), board }
  for (const event of events) happens(retelling, event)
  return retelling.units
}

/** The battle with everybody as at a moment. */
export const momentAt = (war: RegimentsState, moment: ReplayMoment): RegimentsState => ({
  ...war,
  regiments: war.regiments.map(({ label }) => moment.get(label)!),
})
