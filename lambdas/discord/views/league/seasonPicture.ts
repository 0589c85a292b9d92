import type { SeasonCard } from '../../../../render/league/seasonCard.ts'
import { battlesOf, isReady, openRound, type Season, standings } from '../../../../rules/league/running.ts'
import type { Picture } from '../../types.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { type Looking, moment, nameIn, type Pictured, roundCalled } from './pictureParts.ts'
import { battlesInWords, scheduled } from './schedulePicture.ts'
import { rowsOf } from './standingsPicture.ts'

const topRows = 8
const maxOwed = 4

/** `Ada wins the season`; undefined where nothing was fought, so that nobody has won. */
export function winnersText(season: Season, words: Words, nameOf: typeof nameIn): string | undefined {
  if (season.rounds.length === 0) return undefined
  const winners = standings(season).filter(({ rank }) => rank === 1)
  const names = winners.map(({ entrant }) => nameOf(season, entrant, words))
  return names.length ? words.pictures.league.wins(words.terms.list(names), names.length > 1) : undefined
}

type ShownStage = Pick<SeasonCard, 'stage' | 'done'>

/** What goes on: registration, a round with its deadline, the time between rounds, or the end with the winner. */
export function stageOf(season: Season, looking: Looking, words: Words): ShownStage {
  const { league } = words.pictures
  const until = (due: number | null) => (due === null ? '' : league.until(moment(due, looking.locale)))
  if (season.stage === 'registration') {
    const joined = season.entrants.filter(({ state }) => state === 'in')
    const [count, all] = [joined.filter(isReady).length, joined.length]
    return {
      stage: { title: league.registration, about: until(season.settings.registrationUntil) },
      done: { count, all, said: league.approved(count, all) },
    }
  }
  if (season.stage === 'over') {
    return { stage: { title: winnersText(season, words, nameIn) ?? league.over, about: '' } }
  }
  const round = openRound(season) ?? season.rounds.at(-1)
  if (!round) return { stage: { title: league.pairing, about: '' } }
  const count = round.battles.filter(({ outcome }) => outcome !== null).length
  const all = round.battles.length
  return {
    stage: { title: roundCalled(season, round, words), about: until(round.due) },
    done: { count, all, said: league.fought(count, all) },
  }
}

/** A season at a glance, as its pinned message shows it: the round, who owes what, and the head of the table. */
export function seasonPicture(pictured: Pictured, about: string, looking: Looking): Picture {
  const { season } = pictured
  const words = wordsOf(looking.locale)
  const { league } = words.pictures
  const open = season.stage === 'running' ? battlesOf(season).filter(({ battle }) => !battle.outcome) : []
  const all = open.map(({ battle, table }) => scheduled(pictured, battle, looking, table))
  const owed = all
    .toSorted((a, b) => Number(b.state === 'late') - Number(a.state === 'late'))
    .slice(0, maxOwed)
  const rows = season.rounds.length ? rowsOf(season, standings(season), looking).slice(0, topRows) : []
  const more = all.length - owed.length
  const title = season.settings.name
  const stage = stageOf(season, looking, words)
  const places = rows.map(({ rank, name, points }) => league.place(rank, name, points)).join(', ')
  return {
    name: 'season.png',
    alt: [
      `${title}. ${[stage.stage.title, stage.stage.about, stage.done?.said].filter(Boolean).join(', ')}.`,
      owed.length > 0 && league.owed(battlesInWords(owed, words)),
      places && `${league.colon(league.table, places)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    league: { season: { title, about, ...stage, owed, ...(more > 0 && { owedMore: more }), rows } },
    language: looking.locale,
  }
}
