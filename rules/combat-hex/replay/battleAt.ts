import { type Board, parseCell } from '../../board/board.ts'
import type { Battle } from '../battle/state.ts'
import type { BattleSave } from '../module.ts'
import type { FiguresAt } from './figureHistory.ts'
import type { BattleMoment } from './moments.ts'

/** Everybody as at a moment; what they had done or paid in that turn is not known any more. */
function figuresOf({ figures, types }: Battle, moment: FiguresAt, board: Board): Battle['figures'] {
  const idOf = (type: object): string | undefined => Object.keys(types).find(id => types[id] === type)
  const seats = new Map<string, number>()
  return figures.map(figure => {
    const stand = moment.get(figure.id)
    if (!stand) return figure
    const { facing, life, ap, carriedBy: by } = stand
    const at = stand.at === null ? undefined : parseCell(board, stand.at)
    const seat = by === undefined ? 0 : (seats.get(by) ?? 0)
    if (by !== undefined) seats.set(by, seat + 1)
    return {
      id: figure.id,
      owner: figure.owner,
      type: idOf(stand.type) ?? figure.type,
      condition:
        at === undefined ? (figure.condition === 'standing' ? 'waiting' : figure.condition) : 'standing',
      at: at ?? -1,
      facing,
      life,
      ap,
      actionTaken: 'nothing',
      ...(by !== undefined && { carried: { by, seat } }),
      ran: false,
      used: [],
      marks: [],
    }
  })
}

/** A battle as it stood after a moment, to be asked where somebody could go then, and whom they saw. */
export function battleAt(save: BattleSave, { turn, after }: BattleMoment, board: Board): BattleSave {
  const { battle } = save
  return {
    ...save,
    // In one that is over nothing goes on.
    battle: {
      ...battle,
      turn,
      phase: 'over',
      figures: figuresOf(battle, after, board),
      combats: [],
      result: null,
    },
    step: null,
    journal: [],
    pending: null,
  }
}
