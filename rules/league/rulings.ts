import type { Refusal } from '../core/space.ts'
import type { Decision } from './decisions.ts'
import type { Handlers } from './handler.ts'
import { forfeitOpenBattle, log, settle, unplayedOutcome } from './outcomes.ts'
import {
  battlesOf,
  entrantOf,
  openRound,
  type Round,
  type Season,
  type SeasonBattle,
  type SeasonBattleOutcome,
} from './season.ts'
import { battleScores, drawOf, isScore, readName, scoreOf } from './settings.ts'

type BattleFound = { round: Round; battle: SeasonBattle; touches: number[] }

/** A battle of two by its round and table, or why there is none. */
export function battleAt(
  season: Season,
  { round: number, table }: { round: number; table: number },
): BattleFound | Refusal {
  const round = season.rounds[number - 1]
  const battle = round?.battles[table]
  if (!round || !battle || battle.players[1] === null)
    return { code: 'no-season-battle', about: { round: number, table: table + 1 } }
  return { round, battle, touches: [...(battle.players as readonly [number, number])] }
}

/** The same of a battle that is not over yet. */
function openBattle(season: Season, where: { round: number; table: number }): BattleFound | Refusal {
  const found = battleAt(season, where)
  return 'code' in found || !found.battle.outcome ? found : { code: 'battle-settled' }
}

/** A battle that was not fought counts as a director has ruled. */
function unplayed(
  season: Season,
  decision: Decision,
  { battle, round, touches }: BattleFound,
  outcome: SeasonBattleOutcome,
  tell: Parameters<typeof settle>[3],
): void {
  log(season, decision, touches, { score: outcome.score })
  settle(battle, round, outcome, tell)
}

export const rulings: Handlers<
  | 'result'
  | 'forfeit'
  | 'neither-at-fault'
  | 'both-at-fault'
  | 'score'
  | 'reopen'
  | 'extend'
  | 'holiday'
  | 'pause'
  | 'resume'
  | 'restart'
  | 'correct'
  | 'substitute'
  | 'exclude'
> = {
  result(season, { game, result, at }, tell) {
    const all = battlesOf(season)
    const found = all.find(({ battle }) => battle.game === game)
    // A game that was broken off counts no more, and one that told its result counts once.
    if (!found)
      return all.some(({ battle }) => battle.formerGames.includes(game)) ||
        season.takenBack?.some(({ games }) => games.includes(game))
        ? undefined
        : { code: 'game-not-in-season' }
    const { round, battle, table } = found
    if (battle.outcome?.result || battle.late) return
    const score = scoreOf(season.settings, result.score)
    if (!battle.outcome) settle(battle, round, { kind: 'played', score, at, result }, tell)
    else {
      battle.late = result
      tell({ event: 'late-result', round: round.number, table })
    }
  },

  forfeit(season, decision, tell) {
    const found = battleAt(season, decision)
    if ('code' in found) return found
    const place = found.battle.players.indexOf(decision.against)
    if (place < 0) return { code: 'not-entrant' }
    unplayed(season, decision, found, unplayedOutcome(season, 'forfeit', decision.at, place), tell)
  },

  'neither-at-fault'(season, decision, tell) {
    const found = battleAt(season, decision)
    if ('code' in found) return found
    unplayed(season, decision, found, unplayedOutcome(season, 'neither-at-fault', decision.at), tell)
  },

  'both-at-fault'(season, decision, tell) {
    const found = battleAt(season, decision)
    if ('code' in found) return found
    unplayed(season, decision, found, unplayedOutcome(season, 'both-at-fault', decision.at), tell)
  },

  score(season, decision, tell) {
    const found = battleAt(season, decision)
    if ('code' in found) return found
    const { score, at } = decision
    if (!isScore(season.settings, score)) {
      const { battle = season.settings.told ?? battleScores } = season.settings.scores
      const draw = drawOf(season.settings) / 2
      return { code: 'season-score', rule: '7.05', about: { most: battle[0]! / 2, draw } }
    }
    const { battle, round } = found
    const result = battle.outcome?.result ?? battle.late
    const outcome: SeasonBattleOutcome = { kind: 'by-hand', score, at, ...(result && { result }) }
    log(season, decision, found.touches, { score })
    settle(battle, round, outcome, tell)
  },

  reopen(season, decision, tell) {
    const found = battleAt(season, decision)
    if ('code' in found) return found
    const { battle, round } = found
    if (!battle.outcome) return { code: 'battle-not-settled' }
    const told = battle.outcome.result ?? battle.late
    delete battle.late
    if (!told) {
      log(season, decision, found.touches)
      battle.outcome = null
      return
    }
    const score = scoreOf(season.settings, told.score)
    log(season, decision, found.touches, { score })
    settle(battle, round, { kind: 'played', score, at: decision.at, result: told }, tell)
  },

  extend(season, decision) {
    const found = openBattle(season, decision)
    if ('code' in found) return found
    if (decision.due <= decision.at) return { code: 'season-due' }
    found.battle.due = decision.due
    if (found.battle.paused) found.battle.paused = { left: decision.due - decision.at }
    log(season, decision, found.touches, { due: decision.due })
  },

  holiday(season, decision) {
    const found = openBattle(season, decision)
    if ('code' in found) return found
    const { due, heldUntil } = decision
    Object.assign(found.battle, { due, heldUntil })
    log(season, decision, found.touches, { due })
  },

  pause(season, decision) {
    const found = openBattle(season, decision)
    if ('code' in found) return found
    const { battle } = found
    if (battle.paused) return { code: 'battle-paused' }
    battle.paused = { left: battle.due === null ? null : Math.max(0, battle.due - decision.at) }
    battle.due = null
    log(season, decision, found.touches)
  },

  resume(season, decision) {
    const found = openBattle(season, decision)
    if ('code' in found) return found
    const { battle } = found
    if (!battle.paused) return { code: 'battle-not-paused' }
    const { left } = battle.paused
    battle.due = left === null ? null : decision.at + left
    battle.paused = null
    log(season, decision, found.touches)
  },

  restart(season, decision) {
    const found = battleAt(season, decision)
    if ('code' in found) return found
    const { battle } = found
    if (battle.game === null) return { code: 'battle-not-begun' }
    battle.formerGames.push(battle.game)
    battle.game = null
    battle.outcome = null
    delete battle.late
    log(season, decision, found.touches)
  },

  correct(season, decision) {
    const found = openBattle(season, decision)
    if ('code' in found) return found
    if (found.battle.game === null) return { code: 'battle-not-begun' }
    log(season, decision, found.touches, { what: decision.what })
  },

  substitute(season, decision, tell) {
    const number = entrantOf(season, decision.user)
    const name = readName(decision.name)
    if (number < 0) return { code: 'not-entrant' }
    if (season.entrants[number]!.state !== 'in')
      return { code: 'entrant-out', about: { player: season.entrants[number]!.name } }
    if (decision.with === '' || name === undefined) return { code: 'season-no-player' }
    if (entrantOf(season, decision.with) >= 0)
      return { code: 'substitute-in-season', about: { player: name } }
    const entrant = season.entrants[number]!
    const upTo = season.rounds.length - (openRound(season) ? 1 : 0)
    Object.assign(entrant, {
      user: decision.with,
      name,
      former: [...(entrant.former ?? []), { user: decision.user, upTo }],
    })
    log(season, decision, [number])
    tell({ event: 'substituted', entrant: number })
  },

  exclude(season, decision, tell) {
    const number = entrantOf(season, decision.user)
    if (number < 0) return { code: 'not-entrant' }
    const entrant = season.entrants[number]!
    if (entrant.state === 'excluded') return { code: 'entrant-out', about: { player: entrant.name } }
    entrant.state = 'excluded'
    log(season, decision, [number])
    tell({ event: 'excluded', entrant: number })
    forfeitOpenBattle(season, number, decision.at, tell)
  },
}
