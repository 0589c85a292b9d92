import { engineOf, firstGame, gameOf } from '../../../rules/games.ts'
import { boardById, boards } from '../../../rules/index.ts'
import { campsWithoutStarter, choosesCamp, lacksStarter } from '../../game/armiesToBring.ts'
import { customBoard } from '../../game/customBoards.ts'
import { languagesOfAll } from '../../game/languages.ts'
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
import { newHereButton } from './helpMessage.ts'
import { mention } from './inAllLanguages.ts'
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

/** What an invitation says first: who challenges whom, or what has become of it. */
function titleOf(game: GameRecord, words: Words): string {
  const { says } = words
  const challenger = plain(seatName(game.seats[0], words))
  if (game.stage === 'declined') return says.challengeDeclined(challenger)
  if (game.stage !== 'challenge')
    return says.challengeAccepted(game.seats.map(seat => plain(seatName(seat, words))))
  return game.invited === null
    ? says.challengeOpen(challenger)
    : says.challenge(challenger, words.terms.list(guestsOf(game).map(guest => nameOf(game, guest, words))))
}

/** What can be pressed under an invitation, with the sign that says so in any language. */
const pressed = [
  { saying: 'accept', action: 'accept', icon: '✅', style: 'green' },
  { saying: 'decline', action: 'decline', icon: '✖️', style: 'grey' },
  { saying: 'diceProof', action: 'proof', icon: '🎲', style: 'grey' },
  { saying: 'newHere', action: 'welcome', icon: '👋', style: 'grey' },
] as const

/**
 * The invitation, with picture and buttons while it can be accepted.
 * @param reader language of the one who reads it; for everybody it is in those of all
 */
export function challengeMessage(game: GameRecord, reader?: Locale): Message {
  const isOpen = game.stage === 'challenge'
  const readers = reader ? [reader] : isOpen ? languagesOfAll(game) : [game.language]
  const [locale = game.language, ...others] = readers
  const words = wordsOf(locale)
  const { says } = words
  const further = others.map(each => {
    const theirs = wordsOf(each)
    // In small letters and one paragraph: most have read what stands above. What the buttons say stands by their icons.
    const terms = termsText(game, theirs, each).replaceAll('\n', ' · ')
    const signs = pressed.map(({ saying, icon }) => `${icon} ${theirs.says[saying]}`)
    return `${titleOf(game, theirs)}\n${signs.join(' · ')}\n-# ${terms}`
  })
  const party =
    isOpen && partySize(game) > 2
      ? [
          ...game.seats.slice(1).map(seat => says.hasAccepted(plain(seatName(seat, words)))),
          ...awaited(game).map(user => says.awaitsAnswer(mention(user))),
        ].join('\n')
      : undefined
  return panel({
    picture: isOpen ? boardPicture(game, locale) : undefined,
    texts: [
      titleOf(game, words),
      party,
      game.stage !== 'declined' && termsText(game, words, locale),
      isOpen && game.until !== null && says.openUntil(relative(game.until)),
      ...further,
    ],
    rows: isOpen
      ? buttons(
          pressed.map(({ saying, action, icon, style }) => ({
            ...(action === 'welcome'
              ? newHereButton(locale, game)
              : button(says[saying], idOf(game, action), style)),
            ...(others.length > 0 && { emoji: { name: icon } }),
          })),
        )
      : [],
  })
}
