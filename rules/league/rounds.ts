import { dropStaleDraft, isStale, madeFrom } from './drafts.ts'
import { drawFor } from './draw.ts'
import type { Handlers } from './handler.ts'
import { historyOf, sidesFor } from './history.ts'
import { log, sitOutOutcome, unplayedOutcome } from './outcomes.ts'
import { breachesOf, drawPairs, pairable, sittingOut } from './pairing/index.ts'
import { battleAt } from './rulings.ts'
import { battlesOf, isSettled, type Pair, type Season, type SeasonBattle, samePairs } from './season.ts'

/** Does everybody who can be paired stand in one pair, with at most one bye? */
function isComplete(pairs: readonly Pair[], players: readonly number[]): boolean {
  const named = pairs.flatMap(([a, b]) => (b === null ? [a] : [a, b]))
  return (
    named.length === players.length &&
    new Set(named).size === named.length &&
    named.every(number => players.includes(number)) &&
    pairs.filter(([, b]) => b === null).length === players.length % 2
  )
}

/** The board of a battle, as far as it is settled when the round is published. */
function boardFor(season: Season, round: number, table: number): string | null {
  const { way, list } = season.settings.boards
  if (way === 'drawn') return list[drawFor(season.seed, `board ${round} ${table}`)(list.length)]!
  if (way === 'named') return list[(round - 1) % list.length]!
  return null
}

/** Games in which a battle of this round and table was begun before the round was taken back. */
const gamesTakenBack = (season: Season, round: number, table: number): string[] => [
  ...(season.takenBack?.find(one => one.round === round && one.table === table)?.games ?? []),
]

/** The board that is left of the list when both have struck one, or as many as wished to. */
export function boardAfterVetoes(season: Season, round: number, table: number): string | null {
  const { way, list } = season.settings.boards
  const { board, vetoes } = season.rounds[round - 1]!.battles[table]!
  if (way !== 'vetoed' || board !== null) return board
  const left = list.filter(id => !vetoes.includes(id))
  const from = left.length > 0 ? left : list
  return from[drawFor(season.seed, `board ${round} ${table}`)(from.length)]!
}

export const rounds: Handlers<'pair' | 'swap' | 'publish' | 'take-back' | 'veto' | 'open'> = {
  pair(season, decision, tell) {
    if (season.stage === 'registration') return { code: 'season-not-started' }
    const open = season.rounds.find(round => !isSettled(round))
    if (open) {
      const left = open.battles.filter(({ outcome }) => outcome === null).length
      return { code: 'round-open', about: { round: open.number, left } }
    }
    const drawn = drawPairs(season)
    if ('code' in drawn) return drawn
    const round = season.rounds.length + 1
    dropStaleDraft(season, tell)
    const { draft: before } = season
    // As long as it holds, it is the pairing that there is, with what a director has swapped in it.
    const pairs = decision.pairs ?? before?.pairs ?? drawn.pairs
    if (!drawn.fixed && !isComplete(pairs, pairable(season, round))) return { code: 'wrong-pairs' }
    const same = before !== null && samePairs(before.pairs, pairs)
    if (!same) season.drafts++
    season.draft = {
      number: season.drafts,
      round,
      part: drawn.part,
      pairs: structuredClone(pairs),
      drawn: drawn.pairs,
      madeFrom: madeFrom(season),
    }
    tell({ event: 'drafted', draft: season.drafts, breaks: breachesOf(season, pairs) })
    return { ...decision, pairs: structuredClone(pairs) }
  },

  swap(season, { draft: number, a, b }, tell) {
    const { draft } = season
    if (!draft) return { code: 'no-draft' }
    if (draft.number !== number || isStale(season)) return { code: 'stale-draft' }
    if (draft.part !== 'swiss') return { code: 'fixed-pairs' }
    const named = draft.pairs.flat()
    if (a === b || !named.includes(a) || !named.includes(b)) return { code: 'not-entrant' }
    const other = (player: number | null) => (player === a ? b : player === b ? a : player)
    const pairs = draft.pairs.map(([x, y]): Pair => [other(x)!, other(y)])
    season.drafts++
    season.draft = { ...draft, number: season.drafts, pairs }
    tell({ event: 'drafted', draft: season.drafts, breaks: breachesOf(season, pairs) })
  },

  publish(season, { draft: number, due, at }, tell) {
    const { draft, settings } = season
    if (!draft) return { code: 'no-draft' }
    if (draft.number !== number || isStale(season)) return { code: 'stale-draft' }
    if (typeof due === 'number' && due <= at) return { code: 'season-due' }
    const end = due === undefined ? (settings.roundLength === null ? null : at + settings.roundLength) : due
    const history = historyOf(season)
    const battles = draft.pairs.map((players, table): SeasonBattle => {
      const [a, b] = players
      const out = [a, b].map(one => one !== null && season.entrants[one]!.state !== 'in')
      return {
        players,
        sides:
          b === null || settings.sides.length !== 2
            ? null
            : (sidesFor(history, a, b) ?? (draft.part === 'table' ? [0, 1] : null)),
        board: b === null ? null : boardFor(season, draft.round, table),
        vetoes: [null, null],
        game: null,
        formerGames: gamesTakenBack(season, draft.round, table),
        due: b === null ? null : end,
        paused: null,
        outcome:
          b === null
            ? unplayedOutcome(season, 'bye', at)
            : out[0] && out[1]
              ? unplayedOutcome(season, 'both-at-fault', at)
              : out[0] || out[1]
                ? unplayedOutcome(season, 'forfeit', at, out[0] ? 0 : 1)
                : null,
      }
    })
    if (draft.part === 'swiss')
      for (const number of sittingOut(season, draft.round))
        battles.push({
          players: [number, null],
          sides: null,
          board: null,
          vetoes: [null, null],
          game: null,
          formerGames: gamesTakenBack(season, draft.round, battles.length),
          due: null,
          paused: null,
          outcome: sitOutOutcome(season, number, at),
        })
    season.rounds.push({ number: draft.round, published: at, due: end, part: draft.part, battles })
    season.draft = null
    tell({ event: 'published', round: draft.round })
  },

  'take-back'(season, decision, tell) {
    const round = season.rounds.at(-1)
    if (!round) return { code: 'no-round-back' }
    // Byes and forfeits of whoever is out are settled with the publication.
    if (round.battles.some(({ outcome }) => outcome !== null && outcome.at !== round.published))
      return { code: 'round-begun', about: { round: round.number } }
    const games = round.battles.map(({ formerGames, game }) => [
      ...formerGames,
      ...(game === null ? [] : [game]),
    ])
    const isKept = (one: { round: number; table: number }) =>
      one.round !== round.number || games[one.table] === undefined
    season.takenBack = [
      ...(season.takenBack ?? []).filter(isKept),
      ...games.flatMap((of, table) => (of.length > 0 ? [{ round: round.number, table, games: of }] : [])),
    ]
    season.rounds.pop()
    log(season, decision, [])
    tell({ event: 'taken-back', round: round.number })
  },

  veto(season, decision, tell) {
    const { round, table, user, board } = decision
    const found = battleAt(season, decision)
    if ('code' in found) return found
    const { battle } = found
    if (battle.outcome) return { code: 'battle-settled' }
    const place = battle.players.findIndex(one => one !== null && season.entrants[one]!.user === user)
    if (place < 0) return { code: 'not-entrant' }
    const { way, list } = season.settings.boards
    const other = battle.vetoes[1 - place]
    if (way !== 'vetoed' || battle.board !== null || !list.includes(board) || other === board)
      return { code: 'no-veto', rule: '3.02', about: { board } }
    battle.vetoes[place] = board
    if (battle.vetoes.every(veto => veto !== null)) battle.board = boardAfterVetoes(season, round, table)
    tell({ event: 'board', round, table, board: battle.board })
  },

  open(season, decision, tell) {
    const { round, table, game } = decision
    const found = battleAt(season, decision)
    if ('code' in found) return found
    const { battle } = found
    if (battle.outcome) return { code: 'battle-settled' }
    if (battle.game === game) return
    if (battle.game !== null || battlesOf(season).some(other => other.battle.formerGames.includes(game)))
      return { code: 'battle-begun' }
    battle.game = game
    battle.board = boardAfterVetoes(season, round, table)
    tell({ event: 'battle-opened', round, table, game })
  },
}
