import { type Board, type Cell, parseCell } from '../../board/board.ts'
import type { Numbered } from '../../core/tape.ts'
import type { GameEvent } from '../field/events.ts'
import { type Combatant, type DarkLordState, noMarks } from '../state.ts'

export type EventLog = readonly Numbered<GameEvent>[]

/** A game as its board showed it: as much of its state as pictures need. */
export interface ReplayMoment {
  figures: ReadonlyMap<string, Combatant>
  treasure: Cell | null
}

/** Everybody before the game, off the board. */
export function beforeGame({ combatants, types }: DarkLordState, treasure: Cell | null): ReplayMoment {
  const figures = new Map(
    combatants.map(({ label, owner, type }): [string, Combatant] => {
      const { life, might, will, fate, mount } = types[type]!
      const whole = {
        life,
        might,
        will,
        fate,
        drained: 0,
        burning: false,
        ring: null,
        carries: false,
      } as const
      const own = mount && { life: mount.life, drained: 0 }
      return [
        label,
        { label, owner, type, at: -1, condition: 'waiting', ...whole, mount: own, marks: noMarks() },
      ]
    }),
  )
  return { figures, treasure }
}

/** The moment after what happened in it. */
export function afterEvents(moment: ReplayMoment, events: readonly GameEvent[], board: Board): ReplayMoment {
  const figures = new Map(moment.figures)
  let { treasure } = moment
  const change = (label: string, what: Partial<Combatant>) => {
    const known = figures.get(label)
    if (known) figures.set(label, { ...known, ...what })
  }
  const goes = (label: string, hex: string | undefined) => {
    const at = hex === undefined ? undefined : parseCell(board, hex)
    if (at !== undefined) change(label, { at })
  }
  for (const event of events)
    switch (event.event) {
      case 'placed':
        goes(event.figure, event.at)
        change(event.figure, { condition: 'standing' })
        break
      case 'lifted-up':
        change(event.figure, { at: -1, condition: 'waiting' })
        break
      case 'moved':
      case 'fled-from':
        goes(event.figure, event.way.at(-1))
        break
      case 'shifted':
      case 'backed-off':
      case 'made-way':
        goes(event.figure, event.to)
        break
      case 'stood-up':
        change(event.figure, { condition: 'standing' })
        break
      case 'lay-down':
        change(event.figure, { condition: 'lying' })
        break
      case 'fell':
        if (event.lying) change(event.figure, { condition: 'lying' })
        break
      case 'dismounted':
      case 'bolted':
      case 'mount-gone':
        change(event.figure, { mount: null })
        break
      case 'ring-settled':
        for (const label of event.holders) change(label, { ring: 'off' })
        break
      case 'ring-on':
      case 'ring-off':
        change(event.figure, { ring: event.event === 'ring-on' ? 'on' : 'off' })
        break
      case 'hurt':
        if (event.part === 'rider') change(event.figure, { life: event.left })
        break
      case 'sustained':
        if (event.stays) change(event.figure, { life: 1 })
        break
      case 'transfixed':
        change(event.figure, { marks: { ...noMarks(), transfixed: true } })
        break
      case 'took':
        change(event.figure, { carries: true })
        treasure = null
        break
      case 'dropped':
        change(event.figure, { carries: false })
        treasure = parseCell(board, event.at) ?? treasure
        break
      case 'burns':
      case 'fire-out':
        change(event.figure, { burning: event.event === 'burns' })
        break
      case 'removed':
        change(event.figure, { at: -1, condition: 'removed', burning: false })
        break
      case 'left-board':
        change(event.figure, { at: -1, condition: 'away' })
        break
      case 'turn-ended':
        for (const [label, each] of figures) if (each.marks.transfixed) change(label, { marks: noMarks() })
        break
    }
  return { figures, treasure }
}

/** The state with everybody as at a moment, as pictures read it; nobody has faded. */
export const stateAt = (skirmish: DarkLordState, { figures, treasure }: ReplayMoment): DarkLordState => ({
  ...skirmish,
  stage: 'over',
  combatants: skirmish.combatants.map(({ label }) => figures.get(label)!),
  treasure,
})
