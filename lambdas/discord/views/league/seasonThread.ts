import { latest } from '../../../game/splitPosts.ts'
import { numberOfRule } from '../../../league/gameOfSeason.ts'
import type { GameRecord, PostFacts } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import { gameView } from '../../games/gameView.ts'
import { seatName } from '../../games/names.ts'
import type { Message } from '../../types.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { battleMessage } from '../battleMessage.ts'
import { decisionText } from './rulingText.ts'

/** The first message in the thread of a battle of a season. @param who those who play, as pings */
export function seasonBattleMessage(game: GameRecord, who: string): Message {
  const words = wordsOf(game.language)
  const players = game.seats.map(seat => plain(seatName(seat, words))).join(' – ')
  const { name = '', round = 0 } = game.season ?? {}
  return panel({ texts: [`${who}\n${words.league.battleOf(plain(name), round, players)}`] })
}

/** What a director has decided, or the end of the round, for those who play; with the board where something on it was put right. */
export function rulingMessage(game: GameRecord, facts: PostFacts['ruling'], who: string): Message {
  const words = wordsOf(game.language)
  const { league } = words
  const view = facts.do === 'correct' ? gameView(game, game.language, null) : undefined
  // Told with the board the correction names its figure, and the picture rings it.
  const told = view
    ? latest(game, view.knows)
        .filter(({ event }) => event === 'corrected')
        .slice(-1)
    : []
  const said =
    facts.do === 'last-turns'
      ? league.lastTurns(numberOfRule(game, 'scores'))
      : league.ruled(
          decisionText(told.length > 0 ? { do: facts.do } : facts, words, game),
          facts.by && `<@${facts.by}>`,
          plain(facts.why),
          numberOfRule(game, 'rulings'),
        )
  const note = who ? `${who} ${said}` : said
  return view ? battleMessage(view, { everybody: true, note, told }) : panel({ texts: [note] })
}
