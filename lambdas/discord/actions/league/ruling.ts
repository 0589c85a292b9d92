import { engineOf } from '../../../../rules/games.ts'
import type { Refusal } from '../../../../rules/index.ts'
import {
  battlesOf,
  type Doing,
  entrantOf,
  type Halves,
  type Ruling,
  type Season,
} from '../../../../rules/league/running.ts'
import type { Correction } from '../../../../rules/play/module.ts'
import { isRefusal } from '../../../game/change.ts'
import { gameOfSeason, numberOfRule } from '../../../league/gameOfSeason.ts'
import { gameChange } from '../../../league/seasonEntries.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { Store } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, OptionValue, Services } from '../../types.ts'
import { rulingText } from '../../views/league/rulingText.ts'
import { entrantName, pairName } from '../../views/league/seasonNames.ts'
import { correctedIn } from '../../words/corrected.ts'
import { plain } from '../../words/fill.ts'
import { optionName, wordsOf } from '../../words/index.ts'
import { confirmIrreversible, outLines } from './confirmIrreversible.ts'
import { type Making, notDirector, roleHere } from './deciding.ts'
import { userNamed } from './findSeason.ts'

/** What `/league rule` can decide. */
export const rulings = [
  'forfeit',
  'neither-at-fault',
  'both-at-fault',
  'score',
  'reopen',
  'extend',
  'pause',
  'resume',
  'restart',
  'substitute',
  'correct',
] as const
type RulingName = (typeof rulings)[number]

const hour = 3600
const maxWhy = 500

const unreadable = (value: string): Refusal => ({
  code: 'season-value',
  about: { value: value.slice(0, 40) },
})

type RulingOption =
  | 'battle'
  | 'player'
  | 'score'
  | 'hours'
  | 'with'
  | 'figure'
  | 'life'
  | 'ap'
  | 'at'
  | 'facing'
  | 'might'
  | 'will'
  | 'fate'
  | 'state'
  | 'ring'

/** What a decision needs besides; of several options one. */
function lacking({ locale }: Pick<Call, 'locale'>, ...options: RulingOption[]): Refusal {
  const named = options.map(option =>
    optionName(option === 'player' ? '*.player' : `league rule.${option}`, locale),
  )
  const command = `${optionName('league', locale)} ${optionName('league rule', locale)}`
  return { code: 'missing-option', about: { option: named.join(' / '), command } }
}

/** `2-1`: round and table, both counted from 1. */
export function battleNamed(text: string): { round: number; table: number } | Refusal {
  const match = /^\s*(\d{1,3})\s*[-./ ]\s*(\d{1,4})\s*$/.exec(text)
  return match ? { round: Number(match[1]), table: Number(match[2]) - 1 } : unreadable(text)
}

/** The battle that a decision is about: the one that is named, else the one whose thread this is. */
export async function battleMeant(
  call: Pick<Call, 'options' | 'channel' | 'inThread' | 'locale'>,
  store: Pick<Store, 'gamesOfChannel'>,
  { season }: SeasonRecord,
): Promise<{ round: number; table: number } | Refusal> {
  const { battle: named } = call.options
  if (named !== undefined) return battleNamed(String(named))
  if (!call.inThread) return lacking(call, 'battle')
  const here = new Set(await store.gamesOfChannel(call.channel))
  const [found, ...more] = battlesOf(season).filter(({ battle: { game } }) => game !== null && here.has(game))
  return found && more.length === 0
    ? { round: found.round.number, table: found.table }
    : lacking(call, 'battle')
}

/** `3-0`, `1.5 : 1,5`: points in halves. */
export function readScore(text: string): [Halves, Halves] | Refusal {
  const match = /^\s*(\d+(?:[.,]5)?)\s*[-:–]\s*(\d+(?:[.,]5)?)\s*$/.exec(text)
  if (!match) return unreadable(text)
  return [Number(match[1]!.replace(',', '.')) * 2, Number(match[2]!.replace(',', '.')) * 2]
}

/** A hex or a facing as the rules write it. */
const typed = (value: OptionValue | undefined): string | undefined =>
  value === undefined ? undefined : String(value).slice(0, 20).toUpperCase()

/** What of a figure the options put right. */
function correctionOf(call: Call): Correction | Refusal {
  const { figure, life, ap, might, will, fate, at, facing, state, ring } = call.options
  const given = { life, ap, might, will, fate, at: typed(at), facing: typed(facing), state, ring }
  const values = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Correction['values']
  if (figure === undefined) return lacking(call, 'figure')
  if (Object.keys(values).length === 0)
    return lacking(call, 'life', 'ap', 'at', 'facing', 'might', 'will', 'fate', 'state', 'ring')
  return { piece: String(figure).slice(0, 20).toUpperCase(), values }
}

type Where = { round: number; table: number }

/** A correction is tried in its game first: what is impossible is not decided. */
async function correcting(
  call: Call,
  store: Pick<Store, 'loadGame'>,
  record: SeasonRecord,
  where: Where,
  why: string,
): Promise<Making | Refusal> {
  const id = record.season.rounds[where.round - 1]?.battles[where.table]?.game
  const correction = correctionOf(call)
  if (isRefusal(correction)) return correction
  const game = id ? await store.loadGame(id) : undefined
  if (!game?.save || game.stage !== 'battle') return { code: 'battle-not-begun' }
  const tried = engineOf(game).correct(game.save, correction)
  if (!tried.ok) return tried.refusal
  const { league, terms } = wordsOf(record.language)
  const { piece, values } = correction
  const what = league.ruledAs(piece, correctedIn(terms, values))
  return {
    doing: { do: 'correct', ...where, what, why },
    outbox: [gameChange(record, game.id, { change: 'correct', ...correction }, record.season.decisions)],
  }
}

/** A decision that needs nothing but the battle and the reason. */
const plainly = (
  name: RulingName,
): name is Extract<
  RulingName,
  'pause' | 'resume' | 'restart' | 'reopen' | 'neither-at-fault' | 'both-at-fault'
> => ['pause', 'resume', 'restart', 'reopen', 'neither-at-fault', 'both-at-fault'].includes(name)

function doingOf(
  call: Call,
  { season }: SeasonRecord,
  name: RulingName,
  where: Where,
  why: string,
): Doing | Refusal {
  const { options } = call
  if (plainly(name)) return { do: name, ...where, why }
  if (name === 'forfeit') {
    if (options.player === undefined) return lacking(call, 'player')
    const against = entrantOf(season, userNamed(season, options.player))
    return against < 0 ? { code: 'not-entrant' } : { do: 'forfeit', ...where, against, why }
  }
  if (name === 'score') {
    if (options.score === undefined) return lacking(call, 'score')
    const score = readScore(String(options.score))
    return isRefusal(score) ? score : { do: 'score', ...where, score, why }
  }
  if (options.hours === undefined) return lacking(call, 'hours')
  return { do: 'extend', ...where, due: call.now + Number(options.hours) * hour, why }
}

/** Somebody takes the place of a player for the rest of the season. */
function substituting(call: Call, record: SeasonRecord, why: string): Making | Refusal {
  const { options, users } = call
  const other = users[String(options.with ?? '')]
  if (options.player === undefined) return lacking(call, 'player')
  if (!other) return lacking(call, 'with')
  if (other.bot) return { code: 'challenge-bot', about: { name: other.name } }
  return {
    doing: {
      do: 'substitute',
      user: userNamed(record.season, options.player),
      with: other.id,
      name: other.name,
      why,
    },
    record: { ...record, numbers: { ...record.numbers, [other.id]: call.id } },
  }
}

/** So long after a decision of somebody else about the same battle nobody is sure to have read it, in seconds. */
const unreadFor = 600

/** What others have decided about a battle just now, perhaps without the caller knowing it. */
const ruledMeanwhile = (
  { rulings: all }: Season,
  { round, table }: Where,
  { user, now }: Pick<Call, 'user' | 'now'>,
): Ruling[] =>
  all.filter(
    ruling =>
      ruling.round === round &&
      ruling.table === table &&
      ruling.by !== '' &&
      ruling.by !== user.id &&
      ruling.at > now - unreadFor,
  )

/** A director decides about a battle; the reason stands in the log, for those whom it touches (10.01). */
export function rule(call: Call, services: Services): Promise<Message> {
  const { options, locale } = call
  const words = wordsOf(locale)
  const name = rulings.find(each => each === options.decision) ?? 'pause'
  const why = String(options.why ?? '').slice(0, maxWhy)
  return confirmIrreversible(
    call,
    services,
    async record => {
      // Nobody else learns from a refusal how a battle stands.
      const refusal = notDirector(call, record)
      if (refusal && !(roleHere(call, record) === 'referee' && ['pause', 'resume'].includes(name)))
        return refusal
      if (name === 'substitute') return substituting(call, record, why)
      const where = await battleMeant(call, services.store, record)
      if (isRefusal(where)) return where
      if (name === 'correct') return correcting(call, services.store, record, where, why)
      const doing = doingOf(call, record, name, where, why)
      return isRefusal(doing) ? doing : { doing }
    },
    (before, { season: { season } }) => {
      const ruling = season.rulings.at(-1)
      const { round, table } = ruling ?? {}
      if (!ruling || round === undefined || table === undefined) return undefined
      const { forGood, score } = words.league
      const others = ruledMeanwhile(before.season, { round, table }, call)
      const meanwhile = others.map(other =>
        forGood.ruledMeanwhile(`<@${other.by}>`, rulingText(season, other, words), plain(other.why)),
      )
      if (name === 'restart') {
        const { players, outcome } = before.season.rounds[round - 1]!.battles[table]!
        return {
          what: 'restart',
          lines: [
            ...meanwhile,
            forGood.restart(round, pairName(season, players, words)),
            forGood.restartHow,
            outcome !== null && forGood.restartScore(score(...outcome.score)),
          ],
        }
      }
      // Everything else is put right by another decision.
      if (others.length === 0) return undefined
      const own = forGood.ruleAllTheSame(rulingText(season, ruling, words))
      return { what: 'overrule', lines: [...meanwhile, own], isUndone: true }
    },
    ({ season }) => {
      const ruling = season.rulings.findLast(({ by, do: done }) => by === call.user.id && done === name)
      const said = ruling ? rulingText(season, ruling, words) : words.league.decisions[name]
      return panel({ texts: [words.league.ruledNow(said)] })
    },
  )
}

/** A director excludes a player (10.09). */
export function exclude(call: Call, services: Services): Promise<Message> {
  const named = ({ season }: SeasonRecord) => userNamed(season, call.options.player)
  const why = String(call.options.why ?? '').slice(0, maxWhy)
  const words = wordsOf(call.locale)
  return confirmIrreversible(
    call,
    services,
    record => ({ doing: { do: 'exclude', user: named(record), why } }),
    (record, after) => {
      const entrant = entrantOf(record.season, named(record))
      return {
        what: 'exclude',
        lines: [
          words.league.forGood.exclude(
            entrantName(record.season, entrant, words),
            numberOfRule(gameOfSeason(record), 'exclusion'),
          ),
          ...outLines(record, after, entrant, words),
        ],
      }
    },
    record => {
      const entrant = entrantOf(record.season, named(record))
      return panel({
        texts: [
          words.league.excluded(
            entrantName(record.season, entrant, words),
            numberOfRule(gameOfSeason(record), 'exclusion'),
          ),
        ],
      })
    },
  )
}
