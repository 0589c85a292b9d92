import { gameOfSeason, numberOfRule } from '../../../league/gameOfSeason.ts'
import type { SeasonPost, SeasonRecord, SeasonRefused } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { relative } from '../../api/timestamps.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { type Words, wordsOf } from '../../words/index.ts'
import { seasonPageLink } from '../pageLink.ts'
import { isFinal } from './pictureParts.ts'
import { battleLines } from './scheduleMessage.ts'
import { armyOptions } from './seasonArmies.ts'
import { seasonButtons } from './seasonMessage.ts'
import { entrantName } from './seasonNames.ts'
import { winnersText } from './seasonPicture.ts'
import { standingsMessage } from './standingsMessage.ts'

/** A message for everybody in the channel of a season, in its language. */
export const renderSeasonPost = (post: SeasonPost, record: SeasonRecord): Message => ({
  ...postOf(post, record),
  page: seasonPageLink(record, record.language),
})

function postOf(post: SeasonPost, record: SeasonRecord): Message {
  const words = wordsOf(record.language)
  const { league } = words
  const name = plain(record.season.settings.name)
  if (post.view === 'closed')
    return standingsMessage(record, record.language, { note: closedText(record, words) })
  if (post.view === 'taken-back')
    return panel({
      texts: [league.takenBack(name, post.facts.round)],
      rows: seasonButtons(record, words),
    })
  const round = record.season.rounds[post.facts.round - 1]
  // The final is called what it is.
  const called = round && isFinal(record.season, round) ? null : post.facts.round
  const until = round?.due ? relative(round.due) : ''
  if (post.view === 'round-ends') {
    const who = post.pings.map(user => `<@${user}>`).join(' ')
    return panel({
      texts: [league.ends(name, called, until, who)],
      rows: seasonButtons(record, words),
      pings: post.pings,
    })
  }
  const lines = round ? battleLines(record, round, record.language, true) : []
  return panel({
    texts: [league.announced(name, called, until), lines.join('\n')],
    rows: seasonButtons(record, words),
  })
}

/** That a season is closed, and who has won it. */
export function closedText({ season }: SeasonRecord, words: Words): string {
  const winners = winnersText(season, words, entrantName)
  const closed = words.league.closed(plain(season.settings.name))
  return winners ? `${words.league.winners(winners)}\n${closed}` : closed
}

/** What a player is told in private whose armies were refused: why, and what to do instead. */
export function armiesRefused({ by, why }: SeasonRefused, record: SeasonRecord, locale: Locale): Message {
  const { league } = wordsOf(locale)
  const { name, registrationUntil } = record.season.settings
  const of = gameOfSeason(record)
  const until = registrationUntil === null ? '' : relative(registrationUntil)
  return panel({
    texts: [
      league.armiesRefused(plain(name), by && `<@${by}>`, plain(why), numberOfRule(of, 'terms')),
      league.handInOthers(`<#${record.channel}>`, until, armyOptions(of, locale)),
    ],
  })
}
