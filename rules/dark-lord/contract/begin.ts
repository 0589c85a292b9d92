import { boardById } from '../../board/boards.ts'
import { parseBoard } from '../../board/notation.ts'
import type { Refusal } from '../../core/space.ts'
import type { Agreed } from '../../play/module.ts'
import { generalOf, pointsOfArmy } from '../army/army.ts'
import { otherSide, type Profile, type Side, sides } from '../army/profile.ts'
import { profileOf } from '../army/roster.ts'
import { newCombatant } from '../field/newState.ts'
import type { GameLibrary } from '../field/vocabulary.ts'
import { centreOf } from '../scenarios/centre.ts'
import { type DarkLordState, type ScenarioId, scenarioIds } from '../state.ts'

export interface SetUp {
  rules: ScenarioId
  /** id of a board; one that comes with the program, or the one of `customBoard` */
  board: string
  customBoard?: string
  /** the sides in the order of the players */
  sides: [Side, Side]
  /** the players with their armies as ids of profiles */
  players: { name: string; army: string[] }[]
  /** profiles that do not come with the program, by id */
  types?: Readonly<Record<string, Profile>>
  /** made by `joinSeed` */
  seed: string
}

/** Where nobody has chosen one. */
const usualBoards = ['the-hills', 'the-river', 'the-ruins', 'the-village'] as const

/** Something of a seed (hexadecimal), for what players leave to chance before the first die. */
const chance = (seed: string, of: number): number => Number.parseInt(seed.slice(0, 6), 16) % of

/** What was agreed on, as a game begins with it. */
export function setUpOf(agreed: Agreed): SetUp {
  const first = sides.find(side => side === agreed.camps?.[0]) ?? sides[chance(agreed.seed, 2)]!
  const both: [Side, Side] = [first, otherSide(first)]
  const [customBoard] = agreed.customBoards ?? []
  return {
    rules: scenarioIds.find(id => id === agreed.rules) ?? 'open-field',
    board: agreed.board ?? usualBoards[chance(agreed.seed.slice(6), usualBoards.length)]!,
    ...(customBoard !== undefined && { customBoard }),
    sides: both,
    players: agreed.players.map(({ name, armies }, i) => ({ name, army: armies[both[i]!] ?? [] })),
    types: agreed.types as Readonly<Record<string, Profile>> | undefined,
    seed: agreed.seed,
  }
}

/** The state that a game begins with. Armies are the caller's to check (`armyFaults`). */
export function beginGame(
  options: SetUp,
  library: GameLibrary,
): { ok: true; state: DarkLordState } | { ok: false; refusal: Refusal } {
  if (options.players.length !== 2)
    return {
      ok: false,
      refusal: { code: 'too-many-players', about: { count: options.players.length, most: 2 } },
    }
  const types: Record<string, Profile> = {}
  for (const id of options.players.flatMap(({ army }) => army)) {
    const type = profileOf(id, options.types)
    if (!type) return { ok: false, refusal: { code: 'unknown-figure', rule: 'DB-27', about: { figure: id } } }
    types[id] = type
  }
  for (const [i, { name, army }] of options.players.entries())
    if (army.length === 0)
      return {
        ok: false,
        refusal: { code: 'army-missing', rule: 'DB-27', about: { player: name, army: options.sides[i]! } },
      }
  if (options.customBoard !== undefined) {
    const parsed = parseBoard(options.customBoard)
    if (!parsed.ok)
      return { ok: false, refusal: { code: 'board-faulty', about: { faults: parsed.faults.length } } }
  } else if (!boardById(options.board))
    return { ok: false, refusal: { code: 'no-board', about: { board: options.board } } }
  const board =
    options.customBoard === undefined
      ? library.board(options.board)!
      : library.boardFromText(options.customBoard)
  const scenario = library.scenarios[options.rules]
  const combatants = options.players.flatMap(({ army }, owner) =>
    army.map((id, n) => newCombatant(`${'AB'[owner]}${n + 1}`, owner, types[id]!)),
  )
  const state: DarkLordState = {
    rules: options.rules,
    board: board.id,
    ...(options.customBoard !== undefined && { customBoard: options.customBoard }),
    turn: 0,
    lastTurn: scenario.lastTurn,
    stage: 'deployment',
    priority: null,
    part: 0,
    players: options.players.map(({ name, army }, owner) => {
      const profiles = army.map(id => types[id]!)
      const general = generalOf(profiles)
      return {
        name,
        side: options.sides[owner]!,
        startCount: army.length,
        startPoints: pointsOfArmy(profiles),
        general: general ? `${'AB'[owner]}${profiles.indexOf(general) + 1}` : null,
      }
    }),
    combatants,
    types,
    deployed: [],
    firstToDeploy: null,
    treasure: scenario.treasure ? centreOf(board) : null,
    fights: [],
    result: null,
  }
  return { ok: true, state }
}
