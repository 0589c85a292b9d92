import { latest } from '../../../game/splitPosts.ts'
import { numberOfRule } from '../../../league/gameOfSeason.ts'
import type { GameRecord, PostFacts } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { gameView } from '../../games/gameView.ts'
import { seatName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { publicMessage } from '../battle/publicMessage.ts'
import { calling, mention } from '../inAllLanguages.ts'
import { decisionText } from './rulingText.ts'

/** The first message in the thread of a battle of a season. @param users those who play, who are called */
export function seasonBattleMessage(game: GameRecord, users: readonly string[]): Message {
  const { name = '', round = 0 } = game.season ?? {}
  const said = calling(game, users, (who, words) => {
    const players = game.seats.map(seat => plain(seatName(seat, words))).join(' – ')
    return `${who}\n${words.league.battleOf(plain(name), round, players)}`
  })
  return panel({ texts: [said] })
}

/** What a director has decided, or the end of the round, for those who play; with the board where something on it was put right. */
export function rulingMessage(
  game: GameRecord,
  facts: PostFacts['ruling'],
  users: readonly string[],
): Message {
  const view = facts.do === 'correct' ? gameView(game, game.language, null) : undefined
  // Told with the board the correction names its figure, and the picture rings it.
  const told = view
    ? latest(game, view.knows)
        .filter(({ event }) => event === 'corrected')
        .slice(-1)
    : []
  const note = calling(game, users, (who, words) => {
    const said =
      facts.do === 'last-turns'
        ? words.league.lastTurns(numberOfRule(game, 'scores'))
        : words.league.ruled(
            decisionText(told.length > 0 ? { do: facts.do } : facts, words, game),
            facts.by && mention(facts.by),
            plain(facts.why),
            numberOfRule(game, 'rulings'),
          )
    return `${who} ${said}`
  })
  return view ? publicMessage(view, { note, told }) : panel({ texts: [note] })
}
