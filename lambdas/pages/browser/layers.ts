/** What is laid over the board besides what happened: zones, where a piece can go, whom it sees. The program is asked for each step. */
import type { Token } from '../../../render/types.ts'
import type { Cell } from '../../../rules/board/board.ts'
import type { BoardLayer } from '../stepScenes.ts'
import { ask, NotGot } from './asking.ts'
import type { TroubleTeller } from './telling.ts'

export type AboutPiece = 'reach' | 'sight'

/** A step has been looked at so long before it is asked for, in milliseconds: whoever plays a battle asks for none. */
const settles = 150

/** Nothing: the game has no map of that moment, or the piece was not on the board. */
const none: BoardLayer = { overlay: {}, ringed: [], said: [] }

export interface LayersShown {
  zones: boolean
  about: { kind: AboutPiece; label: string } | undefined
}

/** Where a piece can go or whom it sees, hex by hex. */
export const cellsOfLayer = ({ overlay, ringed }: BoardLayer, tokens: readonly Token[]): Cell[] => [
  ...(overlay.reach ?? []).map(({ cell }) => cell),
  ...(overlay.sight ?? []).flatMap(({ from, to }) => [from, to]),
  ...tokens.filter(({ label }) => ringed.includes(label)).flatMap(({ cells }) => cells),
]

/**
 * Keeps what was laid over each step.
 * @param address of a layer, with a `?`
 * @param failed that it was not to be had, in words
 * @param came what was asked for is there
 */
export function openLayers(
  { address, failed }: { address: string; failed: string },
  tell: TroubleTeller,
  came: () => void,
) {
  const known = new Map<string, BoardLayer>()
  let waiting = 0
  let wanted = ''
  async function fill(query: string) {
    try {
      known.set(query, await ask<BoardLayer>(`${address}&${query}`))
    } catch (error) {
      // What could not be had is asked for anew by the next look; that there is none is an answer.
      if (!(error instanceof NotGot && error.why === 'same' && error.status === 404))
        return tell.failed(failed, error)
      known.set(query, none)
    }
    if (wanted === query) came()
  }
  /** What lies over a step; undefined while it is being asked for. */
  return function over(step: number, { zones, about }: LayersShown): BoardLayer | undefined {
    clearTimeout(waiting)
    if (!zones && !about) return none
    const query = new URLSearchParams({
      step: String(step + 1),
      ...(zones && { zones: '1' }),
      ...(about && { [about.kind]: about.label }),
    }).toString()
    wanted = query
    const found = known.get(query)
    if (!found) waiting = window.setTimeout(() => void fill(query), settles)
    return found
  }
}
