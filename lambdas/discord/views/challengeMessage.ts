import { engineOf, firstGame, gameOf } from '../../../rules/games.ts'
import { boardById, boards } from '../../../rules/index.ts'
import { campsWithoutStarter, choosesCamp, lacksStarter } from '../../game/armiesToBring.ts'
import { customBoard } from '../../game/customBoards.ts'
import { awaited, guestsOf, isComputer, partySize } from '../../store/guests.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { relative } from '../api/timestamps.ts'
import { armyWords, bookName } from '../games/armyWords.ts'
import { faceOf } from '../games/index.ts'
import { boardName, seatName } from '../games/names.ts'
import type { Message, Picture } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { restrictionLines } from './restrictionLines.ts'

/** The board that is agreed; of two with the same name, whose it is. */
export function boardText(game: GameRecord, { terms: t, imports }: Words, locale: Locale): string {
  const { board } = game.terms
  if (board === 'rolled' || board === 'random') return t.boardsSpecial[board]
  const name = boardName(board, locale, game)
  const twice = customBoard(board, game) && boards().some(each => each.name[locale] === name)
  return twice ? imports.boardOfServer(name) : name
}

/** What may be in the armies of a game (2.021); for which camp there is no ready one then, and what follows. */
export function armyLines(game: GameRecord, words: Words, locale: Locale): string[] {
  const { says } = words
  const players = Array.from({ length: partySize(game) }, (_, player) => player)
  return [
    ...restrictionLines(game.terms.restrictions, words, locale, game),
    ...campsWithoutStarter(game).map(camp => says.noStarter(armyWords(game).list(camp, locale))),
    ...(players.some(player => lacksStarter(game, player)) ? [says.noStarterThen] : []),
  ]
}

/** Who plays which camp; '' in a game without sides. */
export function campsText(game: GameRecord, words: Words, locale: Locale): string {
  const { says } = words
  if (!gameOf(game).terms.sides.length) return ''
  const { camps } = game.terms
  if (camps !== 'rolled')
    return says.termsCamp(plain(seatName(game.seats[0], words)), armyWords(game).list(camps, locale))
  return choosesCamp(game, 0) ? says.termsCampFree : says.termsCampRolled
}

/** The game where it is not the first, the size of armies where there are several, and the rule book. */
export function whatIsPlayed(game: GameRecord, { says }: Words, locale: Locale): string[] {
  const { terms } = game
  const { sizes } = gameOf(game).terms
  const book = bookName(game, terms.rules, locale)
  const isOther = game.game !== undefined && game.game !== firstGame
  const { armies } = engineOf(game).module
  return [
    ...(isOther || !armies ? [says.termsGame(faceOf(game).name[locale])] : []),
    ...(armies ? [sizes ? says.terms(terms.points, book) : book] : []),
  ]
}

/** What a challenge settles, one line each. */
export function termsText(game: GameRecord, words: Words, locale: Locale): string {
  const { terms } = game
  const { says, terms: t } = words
  return [
    ...whatIsPlayed(game, words, locale),
    ...(engineOf(game).module.armies ? [campsText(game, words, locale)].filter(Boolean) : []),
    says.termsBoard(boardText(game, words, locale)),
    says.termsPace(t.paces[terms.pace]),
    ...(terms.pace === 'none' ? [] : [says.termsMissed[terms.missed]]),
    ...(engineOf(game).module.armies ? armyLines(game, words, locale) : []),
  ].join('\n')
}

const mention = (user: string): string => `<@${user}>`

/** Whoever is challenged: the computer has no id that Discord knows. */
function nameOf({ seats }: GameRecord, guest: string, words: Words): string {
  const seat = isComputer(guest) && seats.find(({ user }) => user === guest)
  return seat ? plain(seatName(seat, words)) : mention(guest)
}

/** The board that is agreed, as it lies there; none while it is left to chance. */
function boardPicture(game: GameRecord, locale: Locale): Picture | undefined {
  const board = customBoard(game.terms.board, game) ?? boardById(game.terms.board)
  return board && faceOf(game).board?.(board, locale)
}

/** The invitation for everybody; with picture and buttons while it can be accepted. */
export function challengeMessage(game: GameRecord, locale: Locale): Message {
  const words = wordsOf(locale)
  const { says } = words
  const challenger = plain(seatName(game.seats[0], words))
  const waiting = awaited(game)
  const title =
    game.stage === 'declined'
      ? says.challengeDeclined(challenger)
      : game.stage !== 'challenge'
        ? says.challengeAccepted(game.seats.map(seat => plain(seatName(seat, words))))
        : game.invited === null
          ? says.challengeOpen(challenger)
          : says.challenge(
              challenger,
              words.terms.list(guestsOf(game).map(guest => nameOf(game, guest, words))),
            )
  const party =
    game.stage === 'challenge' && partySize(game) > 2
      ? [
          ...game.seats.slice(1).map(seat => says.hasAccepted(plain(seatName(seat, words)))),
          ...waiting.map(user => says.awaitsAnswer(mention(user))),
        ].join('\n')
      : undefined
  return panel({
    picture: game.stage === 'challenge' ? boardPicture(game, locale) : undefined,
    texts: [
      title,
      party,
      game.stage !== 'declined' && termsText(game, words, locale),
      game.stage === 'challenge' && game.until !== null && says.openUntil(relative(game.until)),
    ],
    rows:
      game.stage === 'challenge'
        ? buttons([
            button(says.accept, idOf(game, 'accept'), 'green'),
            button(says.decline, idOf(game, 'decline')),
            button(says.diceProof, idOf(game, 'proof')),
          ])
        : [],
  })
}
