import { battlesOf, entrantOf, owesArmies, rulingsFor } from '../../../../rules/league/running.ts'
import { otherList } from '../../../game/armiesToBring.ts'
import { gameOfSeason, numberOfRule } from '../../../league/gameOfSeason.ts'
import { handsInOne, owedArmy } from '../../../league/owedArmy.ts'
import type { SeasonArmies, SeasonRecord } from '../../../store/seasonTypes.ts'
import type { GameRecord, Locale } from '../../../store/types.ts'
import { idOf, select } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import { relative } from '../../api/timestamps.ts'
import { armyWords } from '../../games/armyWords.ts'
import { boardName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { rulingText } from './rulingText.ts'
import { armyOptions, listNames } from './seasonArmies.ts'
import { entrantName } from './seasonNames.ts'
import { starterButton } from './starterButton.ts'

const maxRulings = 10

/**
 * What somebody owes a season, and what was decided about them.
 * @param games those of the battles that they owe, by id
 */
export function myMessage(
  record: SeasonRecord,
  user: string,
  locale: Locale,
  games: ReadonlyMap<string, GameRecord>,
): Message {
  const words = wordsOf(locale)
  const { league } = words
  const { season, customBoards } = record
  const of = gameOfSeason(record)
  const me = entrantOf(season, user)
  const title = league.mineOf(plain(season.settings.name))
  const entrant = season.entrants[me]
  const rulings = rulingsFor(season, user, 'player')
    .slice(-maxRulings)
    .map(ruling =>
      league.rulingLine(rulingText(season, ruling, words), ruling.by && `<@${ruling.by}>`, plain(ruling.why)),
    )
  const decided =
    rulings.length > 0 && `${league.rulings(numberOfRule(of, 'rulings'))}\n${rulings.join('\n')}`
  // Whoever was replaced by a substitute still reads what touches the place.
  if (!entrant) return panel({ texts: [title, league.notIn, decided] })
  const owed = battlesOf(season).filter(
    ({ battle }) => !battle.outcome && battle.players[1] !== null && battle.players.includes(me),
  )
  const lines = owed.map(({ battle }) => {
    const other = battle.players.find(number => number !== me)!
    const game = battle.game === null ? undefined : games.get(battle.game)
    const where = game ? `<#${game.thread ?? game.channel}>` : `(${league.notBegun})`
    const due = battle.paused ? league.paused : battle.due === null ? '' : league.dueAt(relative(battle.due))
    return league.against(entrantName(season, other, words), where, due)
  })
  const strikes = owed.filter(
    ({ battle }) =>
      battle.board === null &&
      battle.game === null &&
      season.settings.boards.way === 'vetoed' &&
      battle.vetoes[battle.players.indexOf(me)] === null,
  )
  const unarmed = owesArmies(season, user)
  const { list } = armyWords(of)
  const camp = owedArmy(of, entrant.armies as SeasonArmies | null)
  return panel({
    texts: [
      title,
      season.stage === 'registration' && !camp && league.yourArmies(league.approvals[entrant.approval]),
      unarmed &&
        entrant.faults.length > 0 &&
        league.armiesRefused(plain(season.settings.name), '', '', numberOfRule(of, 'terms')),
      unarmed &&
        (camp
          ? league.halfTaken(
              list(otherList(of, camp), locale),
              list(camp, locale),
              numberOfRule(of, 'armies'),
            )
          : league.howToArm(
              listNames(of, locale),
              handsInOne(of),
              armyOptions(of, locale),
              numberOfRule(of, 'armies'),
            )),
      season.stage !== 'registration' && (lines.join('\n') || league.noneOfMine),
      decided,
    ],
    rows: unarmed
      ? starterButton(record, locale)
      : strikes.map(({ round, table, battle }) =>
          select(
            league.strikeOff,
            idOf(record, 'strike', `${round.number}-${table}`),
            season.settings.boards.list
              .filter(id => !battle.vetoes.includes(id))
              .map(id => ({
                label: boardName(id, locale, { ...(customBoards && { customBoards }), save: null }),
                value: id,
              })),
          ),
        ),
  })
}
