import {
  armiesOf,
  campsToBring,
  campsWithoutStarter,
  choosesCamp,
  hasPicked,
  lacksStarter,
} from '../../game/armiesToBring.ts'
import { rosterOfGame } from '../../game/figureRoster.ts'
import { languagesOfAll } from '../../game/languages.ts'
import { seatOf } from '../../game/seats.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { relative } from '../api/timestamps.ts'
import { armyWords } from '../games/armyWords.ts'
import { gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import { seatName } from '../games/names.ts'
import type { Message } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { armyLine } from './armyMessage.ts'
import { armyLines, whatIsPlayed } from './challengeMessage.ts'
import { inAllLanguages, labelIn, type Saying } from './inAllLanguages.ts'

/** A ready army of each list that has one. */
function starterButtons(game: GameRecord, readers: readonly Locale[]) {
  const { list } = armyWords(game)
  const none = campsWithoutStarter(game)
  return armiesOf(game)
    .lists.filter(camp => !none.includes(camp))
    .map(camp => {
      const label = inAllLanguages(readers, ({ says }, each) => says.starterOf(list(camp, each)), ' · ')
      return button(label, idOf(game, 'starter', camp), 'green')
    })
}

/** What is said to a player who has chosen, and waits. */
const waitText = ({ seats }: GameRecord, { says }: Words): string =>
  seats.length > 2 ? says.waitForOthers : says.waitForOpponent

/**
 * Both choose their armies; nobody sees the other's before both have chosen.
 * @param user who reads, or null for everybody: then no army is shown, and what is asked is in the languages of all
 */
export function armiesMessage(game: GameRecord, reader: Locale, user: string | null): Message {
  const over = game.stage !== 'armies'
  // Whoever has chosen may still choose anew.
  const readers = user === null && !over ? languagesOfAll(game) : [reader]
  const [locale = reader] = readers
  const words = wordsOf(locale)
  const { says } = words
  const { list } = armyWords(game)
  const player = user === null ? -1 : seatOf(game, user)
  const who = game.seats.map((seat, i) =>
    hasPicked(game, i)
      ? says.hasPicked(plain(seatName(seat, words)))
      : says.picking(plain(seatName(seat, words))),
  )
  const view = over ? gameView(game, locale, null) : undefined
  const own = game.seats[player]?.armies ?? {}
  const mine = campsToBring(game, Math.max(0, player))
    .filter(camp => player >= 0 && own[camp])
    .map(camp => says.yourArmy(list(camp, locale), armyLine(own[camp]!, locale, rosterOfGame(game))))
  const rolled = game.terms.camps === 'rolled'
  const wantsSeveral = campsToBring(game, Math.max(0, player)).length > 1
  // The challenger's camp may be agreed while the others choose theirs: everybody's message offers both.
  const free = player < 0 ? choosesCamp(game, 1) : choosesCamp(game, player)
  const all = game.seats.map((_, i) => i)
  const anyTakes = (player < 0 ? all : [player]).some(i => !lacksStarter(game, i))
  const asked: Saying = free ? 'chooseAnyArmy' : rolled && wantsSeveral ? 'chooseBothArmies' : 'chooseArmy'
  const ready = labelIn(readers, rolled && wantsSeveral ? 'starterBoth' : 'starter')
  const oneStarter = anyTakes ? [button(ready, idOf(game, 'starter'), 'green')] : []
  const starter = free ? starterButtons(game, readers) : oneStarter
  const muster = view && faceOf(game).muster?.(view)
  return panel({
    picture: muster?.picture,
    texts: [
      over ? says.armiesChosen : inAllLanguages(readers, ({ says }) => says[asked]),
      who.join('\n'),
      mine.join('\n'),
      muster?.unseen,
      !over && whatIsPlayed(game, words, locale).join('\n'),
      !over && armyLines(game, words, locale).join('\n'),
      !over &&
        game.until !== null &&
        (all.some(i => lacksStarter(game, i)) ? says.armiesDueAlone : says.armiesDue)(relative(game.until)),
      !over && player >= 0 && hasPicked(game, player) && waitText(game, words),
    ],
    rows:
      over || (user !== null && player < 0)
        ? []
        : buttons([...starter, button(labelIn(readers, 'myArmies'), idOf(game, 'mine'))]),
  })
}
