import { boardById } from '../../board/boards.ts'
import { parseBoard } from '../../board/notation.ts'
import type { Refusal } from '../../core/space.ts'
import type { Agreed } from '../../play/module.ts'
import { typeOf } from '../army/army.ts'
import { type Camp, camps, type FigureType } from '../army/figure.ts'
import type { CombatHexState, RuleBookId } from '../battle/state.ts'
import { bookById } from '../books/index.ts'

export interface SetUp {
  rules: RuleBookId
  points: number
  /** id of a board; null: chosen after the deployment roll (3.02) */
  board: string | null
  /** texts of boards that do not come with the game: they may be named above, or chosen after the roll */
  customBoards?: string[]
  /** camps in the order of the players; null: chosen after the deployment roll */
  camps: Camp[] | null
  /**
   * armies as figure type ids; one of each camp where the camps are not settled (2.022), unless by the rule
   * book everybody brings an army of either camp
   */
  players: { name: string; armies: { good?: string[]; evil?: string[] } }[]
  /** made by `joinSeed` */
  seed: string
  /** the turn after which points decide; 100 when left out, so that every battle ends */
  lastTurn?: number
  /** figure types, where not from the roster */
  types?: Record<string, FigureType>
}

/** What was agreed on: checked when it was agreed, and so of this game. */
export const setUpOf = (agreed: Agreed): SetUp => agreed as SetUp

/** The state that a battle begins with. Armies are the caller's to check (`checkArmy`). */
export function begin(options: SetUp): { ok: true; state: CombatHexState } | { ok: false; refusal: Refusal } {
  const ids = new Set(
    options.players.flatMap(({ armies }) => [...(armies.good ?? []), ...(armies.evil ?? [])]),
  )
  const types: Record<string, FigureType> = {}
  // A figure that may stand in for another comes with it.
  for (const id of ids) {
    const type = typeOf(id, options.types)
    if (!type) return { ok: false, refusal: { code: 'unknown-figure', rule: '2.01', about: { figure: id } } }
    types[id] = type
    if (type.other !== undefined) ids.add(type.other)
  }
  const { maxPlayers, freeCamps } = bookById(options.rules).sequence
  const count = options.players.length
  if (count < 2 || count > maxPlayers)
    return { ok: false, refusal: { code: 'too-many-players', about: { count, most: maxPlayers } } }
  for (const [i, { name, armies }] of options.players.entries()) {
    const brought = camps.filter(camp => armies[camp]?.length)
    const wanted = options.camps ? [options.camps[i]!] : freeCamps ? brought : camps
    const missing = wanted.length ? wanted.find(camp => !brought.includes(camp)) : 'good'
    if (missing)
      return {
        ok: false,
        refusal: { code: 'army-missing', rule: '2.022', about: { player: name, army: missing } },
      }
  }
  const customBoards: Record<string, string> = {}
  for (const text of options.customBoards ?? []) {
    const parsed = parseBoard(text)
    if (!parsed.ok)
      return { ok: false, refusal: { code: 'board-faulty', about: { faults: parsed.faults.length } } }
    customBoards[parsed.board.id] = text
  }
  if (options.board !== null && customBoards[options.board] === undefined && !boardById(options.board))
    return { ok: false, refusal: { code: 'no-board', about: { board: options.board } } }
  const state: CombatHexState = {
    rules: options.rules,
    fixed: { board: options.board, camps: options.camps },
    board: options.board,
    ...(options.customBoards?.length && { customBoards }),
    points: options.points,
    lastTurn: options.lastTurn ?? 100,
    turn: 0,
    phase: 'set-up',
    rollWinner: null,
    boardChooser: null,
    attacker: null,
    deployed: [],
    players: options.players.map(({ name, armies }) => ({ name, camp: null, edge: null, armies })),
    types,
    figures: [],
    combats: [],
    result: null,
  }
  return { ok: true, state }
}
