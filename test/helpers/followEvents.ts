import { type CombatHexState, type GameEvent } from '../../rules/combat-hex/index.ts'
import { add, makeHex, parseFacing, parseHex, step, turned } from '../../rules/core/hex.ts'
import { boardById, makeCell, makeFacing } from '../../rules/index.ts'

/** A figure as somebody sees it who only hears what is told. */
interface Heard {
  condition: string
  at: string
  facing: string
  life: number
  ap: number
  cavalry: boolean
  /** whom it goes along with, wherever that goes */
  carrier: string
}

function copy(state: CombatHexState): Map<string, Heard> {
  const board = state.board === null ? undefined : boardById(state.board)
  return new Map(
    state.figures.map(figure => [
      figure.id,
      {
        condition: figure.condition,
        at: figure.at < 0 || !board ? '' : makeCell(board, figure.at),
        facing: makeFacing(figure.facing),
        life: figure.life,
        ap: figure.ap,
        cavalry: state.types[figure.type]!.base === 'cavalry',
        carrier: figure.carried?.by ?? '',
      },
    ]),
  )
}

/**
 * Follows a battle by its events alone, as the log, the messages and the replay do. `faults` holds it against
 * the state: where they differ, something has changed that no event tells of.
 */
export function followEvents() {
  const figures = new Map<string, Heard>()
  const faults: string[] = []

  /** A rider turns on its two hexes: what was its rear is its front (8.10d). */
  function face(figure: Heard, facing: string): void {
    if (figure.cavalry && facing !== figure.facing) {
      const back = turned(parseFacing(figure.facing)!, 3)
      if (makeFacing(back) !== facing) faults.push(`a rider turned from ${figure.facing} to ${facing}`)
      figure.at = makeHex(add(parseHex(figure.at)!, step(back)))
    }
    figure.facing = facing
  }

  function hear(event: GameEvent): void {
    const of = (id: string): Heard => {
      const figure = figures.get(id)
      if (!figure) throw new Error(`${event.event} tells of ${id}, who is not there`)
      return figure
    }
    const expect = (what: string, is: unknown, told: unknown) => {
      if (is !== told) faults.push(`${event.event}: ${what} was ${String(is)}, and ${String(told)} is told`)
    }
    switch (event.event) {
      case 'placed': {
        const figure = of(event.figure)
        Object.assign(figure, { condition: 'standing', at: event.at, facing: event.facing, carrier: '' })
        return
      }
      case 'lifted':
        Object.assign(of(event.figure), { condition: 'waiting', at: '', carrier: '' })
        return
      case 'deployed':
        for (const id of event.leftBehind) of(id).condition = 'left-behind'
        return
      case 'moved': {
        const figure = of(event.figure)
        expect(`${event.figure} at`, figure.at, event.from)
        Object.assign(figure, { at: event.path.at(-1), facing: event.facing })
        return
      }
      case 'ran': {
        const figure = of(event.figure)
        expect(`${event.figure} at`, figure.at, event.from)
        Object.assign(figure, { at: event.to, facing: event.facing, ap: figure.ap - event.ap })
        return
      }
      case 'turned':
      case 'volley':
      case 'shot':
        return face(of(event.figure), event.facing)
      case 'activated':
      case 'braved':
      case 'converted':
        of(event.figure).ap -= event.ap
        return
      case 'wounded': {
        const figure = of(event.figure)
        figure.life -= event.loss
        expect(`life of ${event.figure}`, figure.life, event.life)
        return
      }
      case 'recovered': {
        const figure = of(event.figure)
        figure.life += event.gain
        expect(`life of ${event.figure}`, figure.life, event.life)
        return
      }
      case 'invigorated': {
        const figure = of(event.figure)
        figure.ap += event.gain
        expect(`action points of ${event.figure}`, figure.ap, event.ap)
        return
      }
      case 'taken-up': {
        const { facing } = of(event.figure).condition === 'waiting' ? of(event.by) : of(event.figure)
        Object.assign(of(event.figure), { condition: 'standing', at: event.at, carrier: event.by, facing })
        return
      }
      case 'set-down': {
        const figure = of(event.figure)
        expect(`carrier of ${event.figure}`, figure.carrier, event.by)
        Object.assign(figure, { at: event.to, facing: event.facing, carrier: '' })
        return
      }
      case 'removed':
        Object.assign(of(event.figure), { condition: 'removed', at: '', carrier: '' })
        return
      case 'out':
        for (const [id, figure] of figures)
          if (id.startsWith('ABCD'.charAt(event.by))) Object.assign(figure, { condition: 'removed', at: '' })
        return
      default:
    }
  }

  return {
    hear(events: readonly GameEvent[]) {
      for (const event of events) hear(event)
    },
    /** Takes over what stands: at the muster, and where something was taken back. */
    take(state: CombatHexState) {
      figures.clear()
      for (const [id, figure] of copy(state)) figures.set(id, figure)
    },
    /** What was told and what is, where they differ. */
    faults(state: CombatHexState): string[] {
      for (const [id, is] of copy(state)) {
        const told = figures.get(id)
        if (!told) figures.set(id, is)
        else if (is.carrier && told.carrier === is.carrier) told.at = is.at
        else if (is.condition !== 'standing' && told.condition === is.condition) told.facing = is.facing
        if (told && JSON.stringify(told) !== JSON.stringify(is))
          faults.push(`${id} is ${JSON.stringify(is)}, and by what was told ${JSON.stringify(told)}`)
      }
      return faults
    },
  }
}
