import type { Board } from './board.ts'
import { parseBoard } from './notation.ts'
import { theBridge } from './the-bridge.ts'
import { theFourHouses } from './the-four-houses.ts'
import { theHills } from './the-hills.ts'
import { theMarsh } from './the-marsh.ts'
import { theRamparts } from './the-ramparts.ts'
import { theRiver } from './the-river.ts'
import { theRuins } from './the-ruins.ts'
import { theThreeBridges } from './the-three-bridges.ts'
import { theTwoTowers } from './the-two-towers.ts'
import { theVillage } from './the-village.ts'

const texts = [
  theHills,
  theThreeBridges,
  theFourHouses,
  theMarsh,
  theBridge,
  theVillage,
  theRamparts,
  theTwoTowers,
  theRiver,
  theRuins,
]
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

const drawn = new Map<string, Board>()
const maxDrawn = 50

/** A board from its text, which was checked before; the boards read last are kept at hand. */
export function boardFromText(text: string): Board {
  let board = drawn.get(text)
  if (board) return board
  const parsed = parseBoard(text)
  if (!parsed.ok) throw new Error(`a board that was checked is badly drawn: ${JSON.stringify(parsed.faults)}`)
  board = parsed.board
  if (drawn.size >= maxDrawn) drawn.clear()
  drawn.set(text, board)
  return board
}

export const boardById = (id: string): Board | undefined => boards().find(board => board.id === id)
