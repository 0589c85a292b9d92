import type { SeasonRecord } from '../store/seasonTypes.ts'
import { localeIn, type PlaceOfBattle, parseSeasonPath, roundIn, sameLanguage } from './addresses.ts'
import { isKeyOfSeason } from './keys.ts'
import { hasPages, pathOf } from './pageAddress.ts'
import {
  keptAnswer,
  leadOn,
  nothing,
  type PageAnswer,
  type PageDeps,
  type PageRequest,
  tagOf,
  types,
} from './pageAnswer.ts'
import { seasonHtml } from './seasonHtml.ts'
import { seasonPageWords } from './seasonPageWords.ts'

/** Answers for the page of a season, and where it leads to for its battles. */
export async function serveSeason(request: PageRequest, deps: PageDeps): Promise<PageAnswer> {
  const { path, query } = request
  const asked = parseSeasonPath(path)
  const record = asked && (await deps.store.loadSeason(asked.season))
  if (
    !asked ||
    !record ||
    !isKeyOfSeason(deps.secret, record, asked.key) ||
    !(await hasPages(record.guild, deps.store))
  )
    return noSeason(request)
  if (asked.battle) return toBattle(request, record, asked.battle, deps)
  const locale = localeIn(query, record.language)
  const round = roundIn(query, record.season.rounds.length)
  // Whatever of a season is seen is written with a version of its own.
  const state = String(record.version)
  const tag = tagOf(deps, ['season', state, asked.key, locale, round])
  const of = `${record.id} ${asked.key} ${locale}`
  const made = await keptAnswer(request, deps, { of, state, tag, cache: 'private, no-cache' }, async () => ({
    type: types.html,
    body: seasonHtml(record, asked, { locale, round }, deps.files, deps.base),
  }))
  return made ?? noSeason(request)
}

async function noSeason(request: PageRequest): Promise<PageAnswer> {
  const locale = localeIn(request.query, 'en')
  const { nothing: title, nothingMore: more } = seasonPageWords(locale)
  return nothing(request, { locale, title, more })
}

/** Leads on to the page of a battle, as spectators see it. */
async function toBattle(
  request: PageRequest,
  { season }: SeasonRecord,
  { round, table }: PlaceOfBattle,
  { store, secret }: PageDeps,
): Promise<PageAnswer> {
  const id = season.rounds[round - 1]?.battles[table - 1]?.game
  const game = id ? await store.loadGame(id) : undefined
  return game
    ? leadOn(pathOf({ game, viewer: 'spectator' }, secret) + sameLanguage(request.query))
    : noSeason(request)
}
