import type { Board } from './board.ts'
import { parseBoard } from './notation.ts'
import { theFourHouses } from './the-four-houses.ts'
import { theMarsh } from './the-marsh.ts'

const texts = [theMarsh, theFourHouses]
let read: Board[] | undefined

/** The boards that come with the game, read once. */
export function boards(): readonly Board[] {
  read ??= texts.map(text => {
    const parsed = parseBoard(text)
    if (parsed.ok) return parsed.board
    throw new Error(`a supplied board is badly drawn: ${JSON.stringify(parsed.faults)}`)
  })
  return read
}

export const boardById = (id: string): Board | undefined => boards().find(board => board.id === id)
