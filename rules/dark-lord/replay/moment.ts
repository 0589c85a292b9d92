import { type Board, type Cell, parseCell } from '../../board/board.ts'
import { type ByEvent, doByEvent } from '../../core/byEvent.ts'
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

/** Figures and treasure while things happen to them. */
interface Retelling {
  figures: Map<string, Combatant>
  treasure: Cell | null
  board: Board
}

function change({ figures }: Retelling, label: string, what: Partial<Combatant>): void {
  const known = figures.get(label)
  if (known) figures.set(label, { ...known, ...what })
}

function goes(r: Retelling, label: string, hex: string | undefined): void {
  const at = hex === undefined ? undefined : parseCell(r.board, hex)
  if (at !== undefined) change(r, label, { at })
}

const walks = ({ figure, way }: { figure: string; way: string[] }, r: Retelling) =>
  goes(r, figure, way.at(-1))
const steps = ({ figure, to }: { figure: string; to: string }, r: Retelling) => goes(r, figure, to)
const losesMount = ({ figure }: { figure: string }, r: Retelling) => change(r, figure, { mount: null })

/** What becomes of figures and treasure. */
const changes: ByEvent<GameEvent, [Retelling]> = {
  placed({ figure, at }, r) {
    goes(r, figure, at)
    change(r, figure, { condition: 'standing' })
  },
  'lifted-up': ({ figure }, r) => change(r, figure, { at: -1, condition: 'waiting' }),
  moved: walks,
  'fled-from': walks,
  shifted: steps,
  'backed-off': steps,
  'made-way': steps,
  'stood-up': ({ figure }, r) => change(r, figure, { condition: 'standing' }),
  'lay-down': ({ figure }, r) => change(r, figure, { condition: 'lying' }),
  fell({ figure, lying }, r) {
    if (lying) change(r, figure, { condition: 'lying' })
  },
  dismounted: losesMount,
  bolted: losesMount,
  'mount-gone': losesMount,
  'ring-settled'({ holders }, r) {
    for (const label of holders) change(r, label, { ring: 'off' })
  },
  'ring-on': ({ figure }, r) => change(r, figure, { ring: 'on' }),
  'ring-off': ({ figure }, r) => change(r, figure, { ring: 'off' }),
  hurt({ figure, part, left }, r) {
    if (part === 'rider') change(r, figure, { life: left })
  },
  sustained({ figure, stays }, r) {
    if (stays) change(r, figure, { life: 1 })
  },
  transfixed: ({ figure }, r) => change(r, figure, { marks: { ...noMarks(), transfixed: true } }),
  took({ figure }, r) {
    change(r, figure, { carries: true })
    r.treasure = null
  },
  dropped({ figure, at }, r) {
    change(r, figure, { carries: false })
    r.treasure = parseCell(r.board, at) ?? r.treasure
  },
  burns: ({ figure }, r) => change(r, figure, { burning: true }),
  'fire-out': ({ figure }, r) => change(r, figure, { burning: false }),
  removed: ({ figure }, r) => change(r, figure, { at: -1, condition: 'removed', burning: false }),
  'left-board': ({ figure }, r) => change(r, figure, { at: -1, condition: 'away' }),
  'turn-ended'(_, r) {
    for (const [label, { marks }] of r.figures) if (marks.transfixed) change(r, label, { marks: noMarks() })
  },
}

/** The moment after what happened in it. */
export function afterEvents(moment: ReplayMoment, events: readonly GameEvent[], board: Board): ReplayMoment {
  const retelling: Retelling = { figures: new Map(moment.figures), treasure: moment.treasure, board }
  for (const event of events) doByEvent(changes, event, retelling)
  const { figures, treasure } = retelling
  return { figures, treasure }
}

/** The state with everybody as at a moment, as pictures read it; nobody has faded. */
export const stateAt = (skirmish: DarkLordState, { figures, treasure }: ReplayMoment): DarkLordState => ({
  ...skirmish,
  stage: 'over',
  combatants: skirmish.combatants.map(({ label }) => figures.get(label)!),
  treasure,
})
