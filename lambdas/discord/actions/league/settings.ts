import { firstGame, gameOf } from '../../../../rules/games.ts'
import { type Refusal } from '../../../../rules/index.ts'
import {
  type BoardSettings,
  battleScores,
  boardWays,
  drawOf,
  formats,
  holidayWays,
  type Settings,
  tieBreaks,
  unplayedWays,
  usualSettings,
  usualSitOut,
} from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Roster } from '../../../game/figureRoster.ts'
import {
  type GameRecord,
  type KeptRestrictions,
  type Pace,
  paces,
  type Store,
  type Terms,
} from '../../../store/types.ts'
import type { Call, OptionValue } from '../../types.ts'
import { wordsOf } from '../../words/index.ts'
import { agreeOnBoard } from '../agreeOnBoard.ts'
import { hasRestrictions } from '../gameMeant.ts'
import { notOffered, type TermOptions } from '../notOffered.ts'
import { listsOf, restrict } from '../readRestrictions.ts'

const day = 24 * 3600
/** A battle may go on so long after its round, so that its last turns can be played. */
const usualGrace = 3 * day

/** One of fixed values, where an option names it. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  given: OptionValue | undefined,
): Value | undefined => values.find(value => value === given)

const days = (given: OptionValue | undefined): number | undefined =>
  given === undefined ? undefined : Number(given) * day

/** Names separated by commas. */
const namesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(name => name.trim())
    .filter(Boolean)

/** What the options say of how boards are settled; texts of boards that the server brought go with the season. */
async function readBoards(
  call: Call,
  before: BoardSettings,
  store: Pick<Store, 'loadBoard' | 'boardsOf'>,
): Promise<{ boards: BoardSettings; customBoards: string[] } | Refusal> {
  const { boards, 'board-list': named } = call.options
  const way =
    oneOf(boardWays, boards) ?? (named !== undefined && before.way === 'roll' ? 'drawn' : before.way)
  if (named === undefined) return { boards: { ...before, way }, customBoards: [] }
  const list: string[] = []
  const customBoards: string[] = []
  for (const name of namesIn(String(named))) {
    const found = await agreeOnBoard(store, call, name, undefined)
    if (isRefusal(found)) return found
    if (found.board === 'rolled' || found.board === 'random')
      return { code: 'unknown-board', about: { board: name } }
    list.push(found.board)
    customBoards.push(...(found.customBoards ?? []))
  }
  return { boards: { way, list: [...new Set(list)] }, customBoards }
}

/** Tie-breaks by their names in either language. */
function readTieBreaks(text: string): Settings['tieBreaks'] | Refusal {
  const read: Settings['tieBreaks'][number][] = []
  for (const name of namesIn(text)) {
    const wanted = name.toLowerCase()
    const found = tieBreaks.find(id =>
      [
        id,
        ...(['en', 'fr'] as const).map(locale => wordsOf(locale).league.tieBreaks[id].toLowerCase()),
      ].includes(wanted),
    )
    if (!found) return { code: 'season-value', about: { value: name.slice(0, 40) } }
    read.push(found)
  }
  return read
}

/** `4/2`: four groups, two of each go on. */
function readGroups(text: string): Settings['groups'] | Refusal {
  const match = /^\s*(\d{1,2})\s*[/x×]\s*(\d{1,2})\s*$/.exec(text)
  if (!match) return { code: 'season-value', about: { value: text.slice(0, 40) } }
  return { count: Number(match[1]), advance: Number(match[2]) }
}

/** What options of `/league create` and `/league settings` change. */
export interface SettingsRead {
  change: Partial<Settings>
  customBoards: string[]
}

/** Options that say what a game's terms offer. */
const ofTerms: TermOptions = { rules: '*.rules', points: '*.size', ban: '*.ban', limit: '*.limit' }

/**
 * Reads the options of a season's settings.
 * @param before the settings that they change; for a new season the usual ones
 */
export async function readSettings(
  call: Call,
  before: Pick<Settings, 'game' | 'boards' | 'terms'>,
  roster: Roster,
  store: Pick<Store, 'loadBoard' | 'boardsOf'>,
): Promise<SettingsRead | Refusal> {
  const { options, locale, now } = call
  const of = { game: before.game }
  const lacking = notOffered(call, of, ofTerms)
  if (lacking) return lacking
  const boards = await readBoards(call, before.boards, store)
  if (isRefusal(boards)) return boards
  const terms = before.terms as Terms
  const kept = hasRestrictions(gameOf(of))
    ? restrict(terms.restrictions, listsOf(call), roster, locale)
    : undefined
  if (kept && isRefusal(kept)) return kept
  const breaks =
    options['tie-breaks'] === undefined ? undefined : readTieBreaks(String(options['tie-breaks']))
  if (breaks && 'code' in breaks) return breaks
  const { name, format, rounds, register, conditions } = options
  const inGroups = options.groups === undefined ? undefined : readGroups(String(options.groups))
  if (inGroups && 'code' in inGroups) return inGroups
  const length = days(options.days)
  const opens = days(register)
  const holidays = oneOf(holidayWays, options.holidays)
  const unplayed = oneOf(unplayedWays, options.unplayed)
  const change: Partial<Settings> = {
    ...(name !== undefined && { name: String(name) }),
    ...(conditions !== undefined && { scenario: String(conditions) }),
    ...(oneOf(formats, format) && { format: oneOf(formats, format)! }),
    ...(rounds !== undefined && { rounds: Number(rounds) }),
    ...(length !== undefined && { roundLength: length === 0 ? null : length }),
    ...(options.grace !== undefined && { grace: days(options.grace)! }),
    ...(unplayed && { unplayed }),
    ...(holidays && { holidays }),
    ...(opens !== undefined && { registrationUntil: opens === 0 ? null : now + opens }),
    ...((options.approval === 'automatic' || options.approval === 'referee') && {
      approval: options.approval,
    }),
    ...((options.boards !== undefined || options['board-list'] !== undefined) && { boards: boards.boards }),
    ...(oneOf(['drawn', 'rating', 'joined'] as const, options.seeding) && {
      seeding: oneOf(['drawn', 'rating', 'joined'] as const, options.seeding)!,
    }),
    ...(inGroups && { groups: inGroups }),
    ...(breaks && { tieBreaks: breaks }),
  }
  const next = nextTerms(call, of, terms, kept)
  if (JSON.stringify(next) !== JSON.stringify(terms)) change.terms = next
  return { change, customBoards: boards.customBoards }
}

function nextTerms(
  { options }: Call,
  of: Pick<Settings, 'game'>,
  terms: Terms,
  restrictions: KeptRestrictions | undefined,
): Terms {
  const rules = oneOf(gameOf(of).terms.books, options.rules) ?? terms.rules
  const pace: Pace = oneOf(paces, options.pace) ?? terms.pace
  const missed = oneOf(['lose', 'nothing'] as const, options.missed) ?? terms.missed
  const { restrictions: _before, ...rest } = terms
  return {
    ...rest,
    rules,
    points: Number(options.size ?? terms.points),
    pace,
    missed,
    ...(restrictions && { restrictions }),
  }
}

/**
 * Settings that a season of a game begins with where nobody says otherwise.
 * @throws for a game of which no season is held
 */
export const firstSettings = (
  { game = firstGame }: Pick<GameRecord, 'game'>,
  restrictions: KeptRestrictions | undefined,
): Settings => {
  const { terms: offered, league } = gameOf({ game })
  if (!league) throw new Error(`no seasons of ${game}`)
  const { books, sizes } = offered
  const rules = books[0]!
  const terms: Terms = {
    rules,
    points: sizes?.usual(rules) ?? 0,
    camps: 'rolled',
    board: 'rolled',
    pace: '24h',
    missed: 'lose',
    ...(restrictions && { restrictions }),
  }
  const { scores, sides } = league
  const [victory, defeat] = [scores[0]!, scores.at(-1)!]
  // Not to play brings no more than to draw.
  const draw = Math.floor(drawOf({ scores: { ...usualSettings.scores, battle: scores } }))
  const isUsual = scores.length === battleScores.length && scores.every((each, i) => each === battleScores[i])
  return {
    ...usualSettings,
    name: '',
    game,
    sides,
    ...(!isUsual && { told: scores }),
    terms,
    grace: usualGrace,
    scores: {
      ...usualSettings.scores,
      battle: scores,
      bye: victory,
      neitherAtFault: draw,
      forfeit: [victory, defeat],
      bothAtFault: defeat,
      sitOut: { ...usualSitOut, score: draw },
    },
  }
}
