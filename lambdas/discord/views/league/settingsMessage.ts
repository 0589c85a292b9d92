import type { Settings } from '../../../../rules/league/running.ts'
import { gameOfSeason } from '../../../league/gameOfSeason.ts'
import { type SeasonRecord, termsOf } from '../../../store/seasonTypes.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { relative } from '../../api/timestamps.ts'
import { bookName } from '../../games/armyWords.ts'
import { boardName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { restrictionLines } from '../restrictionLines.ts'
import { battlesRow } from './battlesBring.ts'

const day = 24 * 3600

/** All that a season is played by. */
export function seasonSettingsMessage(record: SeasonRecord, locale: Locale, note?: string): Message {
  const words = wordsOf(locale)
  const { league, terms, says } = words
  const settings: Settings = record.season.settings
  const { customBoards } = record
  const battles = termsOf(record)
  const role = (id: string | null) => (id === null ? league.managers : league.andRole(`<@&${id}>`))
  const boards = settings.boards.list.map(id =>
    boardName(id, locale, { ...(customBoards && { customBoards }), save: null }),
  )
  const values: Partial<Record<keyof typeof league.settingNames, string | false>> = {
    format: league.formats[settings.format],
    rounds: settings.format === 'swiss' && String(settings.rounds),
    groups: settings.format === 'groups' && league.groupsOf(settings.groups.count, settings.groups.advance),
    terms: [
      bookName(gameOfSeason(record), battles.rules, locale),
      says.points(battles.points),
      terms.paces[battles.pace],
    ].join(', '),
    length:
      settings.roundLength === null ? league.noEnd : league.days(Math.round(settings.roundLength / day)),
    grace: league.days(Math.round(settings.grace / day)),
    unplayed: league.unplayed[settings.unplayed],
    holidays: league.holidays[settings.holidays ?? 'round-ends'],
    register: settings.registrationUntil !== null && relative(settings.registrationUntil),
    approval: league.approval[settings.approval],
    boards: boards.length
      ? says.about(league.boards[settings.boards.way], boards.join(', '))
      : league.boards[settings.boards.way],
    seeding: league.seeding[settings.seeding],
    tieBreaks: settings.tieBreaks.map(id => league.tieBreaks[id]).join(', '),
    scores: league.scoresShort(battlesRow({ settings }, words)),
    director: role(record.role),
    referees: role(record.refereeRole),
    channel: `<#${record.channel}>`,
    conditions: settings.scenario && plain(settings.scenario),
  }
  return panel({
    texts: [
      note,
      league.settingsOf(plain(settings.name)),
      Object.entries(values)
        .flatMap(([what, value]) =>
          value ? [league.settingLine(league.settingNames[what as keyof typeof values], value)] : [],
        )
        .join('\n'),
      restrictionLines(battles.restrictions, words, locale, gameOfSeason(record)).join('\n'),
    ],
  })
}
