import { picker, pickOf } from '../../rules/core/random.ts'
import {
  apply,
  type Doing,
  type Entrant,
  type Season,
  type SeasonBattle,
  usualSettings,
} from '../../rules/league/index.ts'

const scores = [
  [6, 0],
  [0, 6],
  [4, 2],
  [2, 4],
  [3, 3],
] as const

const entrant = (number: number): Entrant => ({
  user: String(number),
  name: `Player ${number}`,
  state: 'in',
  armies: null,
  approval: 'approved',
  faults: [],
  from: 1,
  seed: 0,
})

/** A Swiss season of so many players, ready for its first round. */
export function largeSeason(players: number, rounds: number): Season {
  const settings = {
    ...usualSettings,
    name: 'Large',
    game: 'race',
    sides: ['good', 'evil'],
    terms: {},
    rounds,
  }
  const made = apply(null, {
    do: 'create',
    id: 's1',
    server: '500',
    seed: `${players}`,
    settings,
    directors: ['9'],
    by: '9',
    at: 1,
  })
  if (!made.ok) throw new Error(made.refusal.code)
  const entrants = Array.from({ length: players }, (_, number) => entrant(number))
  return decided({ ...made.season, entrants }, { do: 'start' })
}

/** A season after a decision of its director. @throws where it is refused */
export function decided(season: Season, doing: Doing): Season {
  const done = apply(season, { by: '9', at: 1, ...doing })
  if (!done.ok) throw new Error(done.refusal.code)
  return done.season
}

/** The round that was paired, published and fought, with results by chance. */
export function fought(paired: Season): Season {
  const season = decided(paired, { do: 'publish', draft: paired.draft!.number })
  const pick = picker(season.rounds.length)
  const settle = (battle: SeasonBattle): SeasonBattle => {
    if (battle.outcome) return battle
    const score = pickOf(pick, scores)
    const [first, second] = [pick(1000), pick(1000)]
    const sides = battle.sides ?? (pick(2) ? ([1, 0] as const) : ([0, 1] as const))
    const result = {
      score,
      winner: score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1,
      reason: 'broken',
      sides,
      board: null,
      destroyed: [first, second],
      lost: [second, first],
    }
    return { ...battle, outcome: { kind: 'played', score, at: 1, result } }
  }
  const [last] = season.rounds.slice(-1)
  const rounds = [...season.rounds.slice(0, -1), { ...last!, battles: last!.battles.map(settle) }]
  return { ...season, rounds }
}
