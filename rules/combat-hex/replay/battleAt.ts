import { type Board, parseCell } from '../../board/board.ts'
import type { CombatHexState } from '../battle/state.ts'
import type { CombatHexSave } from '../types.ts'
import type { FiguresAt } from './figureHistory.ts'
import type { ReplayMoment } from './moments.ts'

/** Everybody as at a moment; what they had done or paid in that turn is not known any more. */
function figuresOf(
  { figures, types }: CombatHexState,
  moment: FiguresAt,
  board: Board,
): CombatHexState['figures'] {
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
export function battleAt(save: CombatHexSave, { turn, after }: ReplayMoment, board: Board): CombatHexSave {
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
