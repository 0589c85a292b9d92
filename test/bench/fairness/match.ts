import {
  armyPoints,
  type Camp,
  checkArmy,
  type FigureType,
  figureType,
  roster,
  type SetUp,
  setUp,
  starterArmy,
} from '../../../rules/combat-hex/index.ts'
import { type Pick, picker } from '../../../rules/core/random.ts'
import { boards, joinSeed, type Policy } from '../../../rules/index.ts'

/** A battle that the defaults fight to its end. */
export interface Match {
  seed: number
  points: number
  board: string
  camps: [Camp, Camp]
  armies: [string[], string[]]
  /** the edge of whoever picks one (3.02), by chance so that it tells nothing of who that is */
  edge: 'left' | 'right'
}

export interface Played {
  /** 1 for the first army, -1 for the second, 0 for a draw */
  outcome: 1 | 0 | -1
  /** the same for the left edge */
  left: 1 | 0 | -1
  turns: number
}

const turns = 14

/** The battle of a match, as it is set up. */
export const setUpOf = ({ seed, points, board, camps, armies }: Omit<Match, 'edge'>): SetUp => ({
  rules: 'tournament',
  points,
  board,
  camps,
  players: armies.map((army, i) => ({ name: `${i}`, armies: { [camps[i]!]: army } })),
  seed: joinSeed('00'.repeat(32), [`${seed}`]),
  lastTurn: turns,
})

export function playMatch({ edge, ...match }: Match): Played {
  const policy: Policy<unknown> = question => ({
    answer: question.kind === 'edge' ? edge : question.fallback(),
    from: 'default',
  })
  const outcome = setUp(setUpOf(match), { policy })
  if (!outcome.ok) throw new Error(`cannot be played: ${JSON.stringify(outcome.refusal)}`)
  const { result, players, turn } = outcome.save.battle
  const winner = result?.winner ?? null
  return {
    outcome: winner === null ? 0 : winner === 0 ? 1 : -1,
    left: winner === null ? 0 : players[winner]!.edge === 'left' ? 1 : -1,
    turns: turn,
  }
}

const listed = roster.filter(({ replaces, points }) => !replaces && points < 1000)

/**
 * A legal army by chance that costs what it may, or nearly so; `core` is in it. Undefined where chance found none.
 * @param slack points that may be left over
 */
export function armyAround(
  core: readonly FigureType[],
  camp: Camp,
  points: number,
  pick: Pick,
  slack: number,
): string[] | undefined {
  const own = listed.filter(type => type.camp === camp)
  const heroes = own.filter(({ kind }) => kind === 'hero')
  const fits = (army: readonly FigureType[]) => checkArmy(army, { points, camp }).length === 0
  for (let attempt = 0; attempt < 60; attempt++) {
    // Warriors need heroes beside them (2.02), and some figures one hero above all (8.52).
    let army = core.length && fits(core) ? [...core] : [...core, heroes[pick(heroes.length)]!]
    if (!fits(army)) continue
    for (let misses = 0; misses < 40 && points - armyPoints(army) > slack; misses++) {
      const more = [...army, own[pick(own.length)]!]
      if (fits(more)) army = more
    }
    if (points - armyPoints(army) <= slack) return army.map(({ id }) => id)
  }
  return undefined
}

/** A match of equal points with a figure in the first army: one hero, or warriors for a third of the points. */
export function matchWith(type: FigureType, seed: number): Match | undefined {
  const pick = picker(seed)
  const points = Math.max([500, 750][pick(2)]!, Math.ceil((type.points * 2.2) / 50) * 50)
  const copies = type.kind === 'hero' ? 1 : Math.max(1, Math.round(points / 3 / type.points))
  const foe: Camp = type.camp === 'good' ? 'evil' : 'good'
  const core = Array.from({ length: copies }, () => type)
  const slack = Math.round(points * 0.02)
  const own = armyAround(core, type.camp, points, pick, slack)
  const other = armyAround([], foe, points, pick, slack)
  if (!own || !other) return undefined
  const all = boards()
  return {
    seed,
    points,
    board: all[pick(all.length)]!.id,
    camps: [type.camp, foe],
    armies: [own, other],
    edge: pick(2) ? 'left' : 'right',
  }
}

/** A match of two armies by chance, of 500 to 1000 points. */
export function fairMatch(seed: number): Match {
  const pick = picker(seed)
  const points = [500, 750, 1000][pick(3)]!
  const all = boards()
  const army = (camp: Camp): string[] =>
    armyAround([], camp, points, pick, Math.round(points * 0.04)) ?? starterArmy(camp, points)
  return {
    seed,
    points,
    board: all[pick(all.length)]!.id,
    camps: ['good', 'evil'],
    armies: [army('good'), army('evil')],
    edge: pick(2) ? 'left' : 'right',
  }
}

/** A match of one army against itself. */
export function mirror(board: string, seed: number): Match | undefined {
  const pick = picker(seed)
  const camp = pick(2) ? 'good' : 'evil'
  const army = armyAround([], camp, 500, pick, 20)
  return (
    army && {
      seed,
      points: 500,
      board,
      camps: [camp, camp],
      armies: [army, army],
      edge: pick(2) ? 'left' : 'right',
    }
  )
}

export const typeById = (id: string): FigureType => figureType(id)!
