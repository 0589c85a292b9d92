import { type LeagueWords, leagueWords } from '../../render/league/leagueWords.ts'
import type { StandingsRow } from '../../render/league/standingsSheet.ts'
import type { Season } from '../../rules/league/running.ts'
import { battlesBring } from '../discord/views/league/battlesBring.ts'
import { tieBreaksShown } from '../discord/views/league/parted.ts'
import { nameIn, tableTitle } from '../discord/views/league/pictureParts.ts'
import { aboutSeason, restsNext } from '../discord/views/league/seasonMessage.ts'
import { stageOf } from '../discord/views/league/seasonPicture.ts'
import { goingOn, hasFinal, rowsOf, tablesOf } from '../discord/views/league/standingsPicture.ts'
import { type Words, wordsOf } from '../discord/words/index.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { Locale } from '../store/types.ts'
import { capitalised } from '../truncated.ts'
import { type SeasonAddress, seasonPath } from './addresses.ts'
import type { PageFiles } from './battleHtml.ts'
import { escaped, htmlPage } from './html.ts'
import { linkPreview } from './linkPreview.ts'
import { type SeasonPageWords, seasonPageWords } from './seasonPageWords.ts'
import { roundsHtml, type SeasonLooked } from './seasonRoundsHtml.ts'

interface TableWords extends LeagueWords {
  own: SeasonPageWords
  all: Words
}

/** What is said of a row below its name. */
const marksHtml = (
  { marks, goesOn }: StandingsRow,
  rests: boolean,
  { all, ...words }: TableWords,
): string => {
  const said = [...marks, ...(rests ? [all.league.restsNext] : []), ...(goesOn ? [words.goesOn] : [])]
  return said.length ? `<small>${escaped(said.join(' · '))}</small>` : ''
}

function rowHtml(row: StandingsRow, rests: boolean, words: TableWords): string {
  const tieBreaks = row.tieBreaks.map(
    (value, i) => `<td${i === row.decidedBy ? ' class="decides"' : ''}>${escaped(value)}</td>`,
  )
  return `<tr${row.goesOn ? ' class="on"' : row.out ? ' class="out"' : ''}><td>${row.rank}</td><th scope="row">${escaped(row.name)}${marksHtml(row, rests, words)}</th><td><b>${escaped(row.points)}</b></td><td>${row.wins}–${row.draws}–${row.losses}</td>${tieBreaks.join('')}</tr>`
}

/** The table of a season, or of each group: all rows, with the numbers of `/league standings`. */
function standingsHtml(season: Season, locale: Locale): string {
  const all = wordsOf(locale)
  const own = seasonPageWords(locale)
  const words: TableWords = { ...leagueWords[locale], own, all }
  const { league } = all.pictures
  const tieBreaks = tieBreaksShown(season)
  const advance = goingOn(season)
  const heads = tieBreaks.map(
    one =>
      `<th scope="col"><abbr title="${escaped(all.league.tieBreaks[one])}">${escaped(league.tieBreakHeads[one])}</abbr></th>`,
  )
  const tables = tablesOf(season, all).map(({ title, rows }) => {
    const shown = rowsOf(season, rows, { locale }, advance)
    const body = shown.map((row, i) => rowHtml(row, restsNext(season, rows[i]!.entrant), words))
    const caption = title ?? tableTitle(season, all)
    return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr><th scope="col">${escaped(own.rank)}</th><th scope="col">${escaped(own.player)}</th><th scope="col">${escaped(capitalised(words.points))}</th><th scope="col">${escaped(words.wonDrawnLost)}</th>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  })
  const legend = tieBreaks.map(
    one => `<span>${escaped(`${league.tieBreakHeads[one]} = ${all.league.tieBreaks[one]}`)}</span>`,
  )
  const bring = battlesBring(season, all)
  return `${tables.join('\n')}
${hasFinal(season) ? `<p class="quiet">${escaped(all.league.finalDecides)}</p>` : ''}
${bring ? `<p class="quiet">${escaped(bring)}</p>` : ''}
${legend.length ? `<p class="quiet legend">${legend.join(' · ')}. ${escaped(own.decides)}</p>` : ''}`
}

/** Who plays, before there is a table. */
function playersHtml(season: Season, locale: Locale): string {
  const words = wordsOf(locale)
  const names = season.entrants.flatMap(({ state }, i) =>
    state === 'in' ? [`<li>${escaped(nameIn(season, i, words))}</li>`] : [],
  )
  return names.length
    ? `<ol class="players">${names.join('')}</ol>`
    : `<p class="quiet">${escaped(seasonPageWords(locale).noPlayers)}</p>`
}

/** Where the season stands: the round under way, until when, and how much of it is settled; or who has won. */
function standsOf(record: SeasonRecord, locale: Locale): { about: string; title: string; now: string } {
  const { stage, done } = stageOf(record.season, { locale, now: record.changed }, wordsOf(locale))
  const now = [stage.about, done?.said].filter(Boolean).join(' · ')
  return { about: aboutSeason(record, locale), title: stage.title, now }
}
function standsHtml({ about, title, now }: ReturnType<typeof standsOf>): string {
  return `<p id="stands">${escaped(about)}<br><b>${escaped(title)}</b>${now && ` · ${escaped(now)}`}</p>`
}

/** The page of a season: where it stands, its table, and its rounds, each battle leading to its own page. No scripts. */
export function seasonHtml(
  record: SeasonRecord,
  address: SeasonAddress,
  { locale, round }: SeasonLooked,
  files: Pick<PageFiles, 'style'>,
  base?: string,
): string {
  const { season } = record
  const { name, scenario } = season.settings
  const words = seasonPageWords(locale)
  const other = locale === 'en' ? 'fr' : 'en'
  const sameRound = round === season.rounds.length ? '' : `&amp;round=${round}`
  const stands = standsOf(record, locale)
  const hasRounds = season.rounds.length > 0
  return htmlPage({
    lang: locale,
    title: name,
    head: `${linkPreview({
      locale,
      title: name,
      about: [stands.about, stands.title, stands.now].filter(Boolean).join(' · '),
      ...(base !== undefined && { address: base + seasonPath(address) }),
    })}<link rel="stylesheet" href="${files.style}">\n`,
    body: `<header><h1>${escaped(name)}</h1><a href="?lang=${other}${sameRound}" hreflang="${other}" lang="${other}">${escaped(words.otherLanguage)}</a></header>
<main class="season">
${standsHtml(stands)}
${hasRounds ? `<p class="jump"><a href="#rounds">${escaped(words.rounds)} ↓</a></p>` : ''}
${scenario ? `<p class="scenario">${escaped(scenario)}</p>` : ''}
<section><h2>${escaped(hasRounds ? words.standings : words.players)}</h2>
${hasRounds ? standingsHtml(season, locale) : playersHtml(season, locale)}
</section>
${hasRounds ? `<section id="rounds"><h2>${escaped(words.rounds)}</h2>\n${roundsHtml(record, address, { locale, round })}\n</section>` : ''}
</main>`,
  })
}
