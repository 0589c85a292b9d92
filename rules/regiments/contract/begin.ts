import { boardById } from '../../board/boards.ts'
import { parseBoard } from '../../board/notation.ts'
import type { Refusal } from '../../core/space.ts'
import type { Agreed } from '../../play/module.ts'
import type { RegimentsState } from '../state.ts'
import { chance, generalOf, newRegiment } from '../turn/newRegiment.ts'
import { listIds } from '../unit/armyFaults.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'

export interface SetUp {
  /** id of a board; one that comes with the program, or the one of `customBoard` */
  board: string
  customBoard?: string
  points: number
  /** the players with the lists that they draw from, and their armies as ids of profiles */
  players: { name: string; list: string; army: string[] }[]
  /** profiles that do not come with the program, by id */
  types?: Readonly<Record<string, UnitProfile>>
  /** made by `joinSeed` */
  seed: string
}

/** Turns of each side (RB-05). */
const turns = 6
/** Where nobody has chosen one. */
const usualBoards = ['the-hills', 'the-river', 'the-ruins', 'the-village'] as const

/** What was agreed on, as a battle begins with it: each has the army of its own list, one of the two (RB-23). */
export function setUpOf(agreed: Agreed): SetUp {
  const [customBoard] = agreed.customBoards ?? []
  const first = listIds.find(list => list === agreed.camps?.[0]) ?? listIds[chance(agreed.seed.slice(6), 2)]!
  const lists = [first, listIds.find(list => list !== first)!]
  return {
    board: agreed.board ?? usualBoards[chance(agreed.seed, usualBoards.length)]!,
    ...(customBoard !== undefined && { customBoard }),
    points: agreed.points,
    players: agreed.players.map(({ name, armies }, i) => {
      const list = lists[i] ?? first
      return { name, list, army: armies[list] ?? [] }
    }),
    types: agreed.types as Readonly<Record<string, UnitProfile>> | undefined,
    seed: agreed.seed,
  }
}

/** The state that a battle begins with. Armies are the caller's to check. */
export function beginGame(
  options: SetUp,
  profileOf: (id: string) => UnitProfile | undefined,
): { ok: true; state: RegimentsState } | { ok: false; refusal: Refusal } {
  const { players } = options
  if (players.length !== 2)
    return { ok: false, refusal: { code: 'too-many-players', about: { count: players.length, most: 2 } } }
  const types: Record<string, UnitProfile> = {}
  for (const id of players.flatMap(({ army }) => army)) {
    const type = options.types?.[id] ?? profileOf(id)
    if (!type) return { ok: false, refusal: { code: 'unknown-figure', rule: 'RB-23', about: { figure: id } } }
    types[id] = type
  }
  for (const { name, list, army } of players)
    if (army.length === 0)
      return {
        ok: false,
        refusal: { code: 'army-missing', rule: 'RB-23', about: { player: name, army: list } },
      }
  if (options.customBoard !== undefined) {
    const parsed = parseBoard(options.customBoard)
    if (!parsed.ok)
      return { ok: false, refusal: { code: 'board-faulty', about: { faults: parsed.faults.length } } }
  } else if (!boardById(options.board))
    return { ok: false, refusal: { code: 'no-board', about: { board: options.board } } }
  const regiments = players.flatMap(({ army }, owner) =>
    army.map((id, n) => newRegiment(`${'AB'[owner]}${n + 1}`, owner, types[id]!, options.seed)),
  )
  const state: RegimentsState = {
    board: options.board,
    ...(options.customBoard !== undefined && { customBoard: options.customBoard }),
    points: options.points,
    turn: 0,
    lastTurn: turns,
    stage: 'deployment',
    active: null,
    first: null,
    next: null,
    commanders: players.map(({ name, list, army }, owner) => ({
      name,
      list,
      startPoints: army.reduce((sum, id) => sum + types[id]!.points, 0),
      general: generalOf(regiments, owner, types),
      turns: 0,
      auto: false,
    })),
    regiments,
    types,
    charges: [],
    resolving: false,
    dice: [0, 0],
    combats: [],
    result: null,
  }
  return { ok: true, state }
}
