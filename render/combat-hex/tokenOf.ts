import type { Board } from '../../rules/board/board.ts'
import { baseCells } from '../../rules/combat-hex/battle/bases.ts'
import type { FigureOnBoard } from '../../rules/combat-hex/index.ts'
import type { Token } from '../types.ts'
import { iconOf } from './figureIcons.ts'

/** How far the colours of a figure have faded: it cannot do what it did. */
const faded: Record<FigureOnBoard['state'], number> = {
  ready: 0,
  moved: 0.38,
  shot: 0.38,
  acted: 0.62,
  fallen: 0.62,
}

/** `battle-awareness` to `BA`. */
const initials = (id: string): string =>
  id
    .split('-')
    .map(word => word.charAt(0).toUpperCase())
    .join('')

/** A figure as a token: the one place that says how life, action points and abilities look. */
export function tokenOf(board: Board, figure: FigureOnBoard): Token {
  const { label, owner, type, at, facing, life, ap, state, carries, effects } = figure
  return {
    label,
    cells: baseCells(board, type.base, at, facing) ?? [at],
    facing,
    owner,
    ...iconOf(type),
    starred: type.kind === 'hero',
    pips: { left: life, of: type.life },
    faded: faded[state],
    ...(type.ap > 0 && { counter: ap }),
    ...(carries.length && { flag: `+${carries.join(' ')}` }),
    ...(effects.length && { note: effects.slice(0, 2).map(initials).join(' ') }),
    ...(state === 'fallen' && { fallen: true }),
  }
}
