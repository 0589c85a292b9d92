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
const textOf = new Map(texts.map(text => [/^board (\S+)/.exec(text)?.[1] ?? '', text]))
const read = new Map<string, Board>()

/** Ids of the boards that come with the game. */
export const boardIds: readonly string[] = [...textOf.keys()]

/** One of the boards that come with the game; each is read when it is first wanted, since that takes milliseconds. */
export function boardById(id: string): Board | undefined {
  const known = read.get(id)
  const text = textOf.get(id)
  if (known || text === undefined) return known
  const parsed = parseBoard(text)
  if (!parsed.ok) throw new Error(`a supplied board is badly drawn: ${JSON.stringify(parsed.faults)}`)
  read.set(id, parsed.board)
  return parsed.board
}

/** All of them. */
export const boards = (): readonly Board[] => boardIds.map(id => boardById(id)!)

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
