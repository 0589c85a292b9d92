import { engineOf } from '../../../rules/games.ts'
import type { Board } from '../../../rules/index.ts'
import { isOpen } from '../../game/seats.ts'
import { waitingFor } from '../../game/waitingFor.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import { relative } from '../api/timestamps.ts'
import { gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import { boardName, seatName } from '../games/names.ts'
import { isStill } from '../games/pictures.ts'
import type { GameTile, Message, Picture } from '../types.ts'
import { plain } from '../words/fill.ts'
import { type Words, wordsOf } from '../words/index.ts'
import { tutorialButton } from './lessonParts.ts'

/** Since when a game waits for whoever it waits for, in seconds since 1970. */
const waitsSince = ({ stage, made, askedAt, changed }: GameRecord): number =>
  stage === 'challenge' ? made : (askedAt ?? changed)

/** Whose turn it is, where a game goes on; `user` is whoever reads it. */
function turnText(game: GameRecord, words: Words, name: (text: string) => string, user?: string): string {
  const { says, terms } = words
  const asked = game.stage === 'battle' ? game.save?.pending?.by : undefined
  const seats =
    asked === undefined
      ? game.seats.filter(seat => game.stage === 'armies' && waitingFor(game).includes(seat.user))
      : [game.seats[asked]]
  if (!seats.length) return ''
  if (user !== undefined && seats.some(seat => seat?.user === user)) return says.yourTurnNow
  return says.awaits(terms.list(seats.map(seat => name(seatName(seat, words)))))
}

/** The board that a game is played on, once that is settled. */
const boardPlayed = (game: GameRecord): Board | null =>
  game.save && engineOf(game).module.boardOf(game.save.battle)

/** A game on one line. `linked`: with its channel and times, as Discord shows them, for the user who reads it. */
export function gameLine(game: GameRecord, locale: Locale, linked: boolean, user?: string): string {
  const words = wordsOf(locale)
  const { says, terms } = words
  const name = linked ? plain : (text: string) => text
  const names = game.seats.map(seat => name(seatName(seat, words))).join(' ⚔ ')
  const turn = game.save?.battle.turn ? ` · ${says.turn(game.save.battle.turn)}` : ''
  const waits = turnText(game, words, name, user)
  const result = game.save ? engineOf(game).result(game.save) : undefined
  const won =
    result?.winner === null
      ? says.resultDrawn
      : says.resultWon(name(seatName(game.seats[result?.winner ?? -1], words)))
  const stage = game.stage === 'over' && result ? won : terms.stages[game.stage]
  const how = `${says.points(game.terms.points)} · ${stage}${turn}${waits && ` · ${waits}`}`
  if (!linked) return `${names} · ${how}`
  // A thread is called by those who play in it.
  const where = game.thread ? `<#${game.thread}>` : `<#${game.channel}> ${names}`
  const since = waits || game.stage === 'challenge' ? ` ${says.since(relative(waitsSince(game)))}` : ''
  const until = game.until === null ? '' : ` ⏳ ${relative(game.until)}`
  return `${where} · ${how}${since}${until}`
}

/** So many games have a button that opens them, and so many are listed: more words do not fit into a message. */
const maxOpened = 10
const maxListed = 16
/** So many are seen in the picture. */
const maxTiles = 6

/** Games that wait for the user come first, then those that go on, then those that are over. */
const urgency = (game: GameRecord, user: string): number =>
  waitingFor(game).includes(user) ? 0 : isOpen(game) ? 1 : 2

/** Who plays besides the user; where nobody does yet, what stage the game is in. */
function others({ seats, stage }: GameRecord, user: string, words: Words): string {
  const named = seats.filter(seat => seat.user !== user).map(seat => seatName(seat, words))
  return named.join(', ') || words.terms.stages[stage]
}

/** Battles under way in one picture, under the numbers that they have in the list. */
/** What of a picture shows how a game stands; undefined for one of something else. */
function stillOf(picture: Picture): GameTile['shown'] | undefined {
  const { name: _name, alt: _alt, ...drawn } = picture
  if ('scene' in drawn) return drawn
  return 'league' in drawn || 'overview' in drawn || !isStill(drawn) ? undefined : drawn
}

function overviewPicture(listed: readonly GameRecord[], locale: Locale, user: string): Picture | undefined {
  const words = wordsOf(locale)
  const { says, pictures } = words
  const tiles = listed
    .flatMap((game, i): GameTile[] => {
      const view = game.stage === 'battle' ? gameView(game, locale, user) : undefined
      const picture = view && faceOf(game).picture(view, [])
      const shown = picture && stillOf(picture)
      if (!view || !shown) return []
      const turn = view.state.turn > 0 ? says.turn(view.state.turn) : (faceOf(game).phase?.(view) ?? '')
      const waits = turnText(game, words, text => text, user).replaceAll('**', '')
      return [
        {
          number: i + 1,
          title: others(game, user, words),
          about: [turn, waits].filter(Boolean).join(' · '),
          urgent: urgency(game, user) === 0,
          shown,
        },
      ]
    })
    .slice(0, maxTiles)
  if (!tiles.length) return undefined
  const said = tiles.map(({ number, title, about }) => pictures.overviewTile(number, title, about))
  return { name: 'games.png', alt: pictures.overview(said.join(' ')), overview: tiles }
}

/**
 * A user's games: what the boards look like, a line each, and buttons that open the first ones.
 * @param games the newest first
 */
export function gameList(games: readonly GameRecord[], locale: Locale, user: string): Message {
  const words = wordsOf(locale)
  const { says } = words
  const sorted = games.toSorted((a, b) => urgency(a, user) - urgency(b, user))
  const listed = sorted.slice(0, maxListed)
  const lines = listed.map(
    (game, i) => `**${i + 1}** ${urgency(game, user) === 0 ? '▶️ ' : ''}${gameLine(game, locale, true, user)}`,
  )
  const left = sorted.length - listed.length
  return panel({
    picture: overviewPicture(listed, locale, user),
    texts: [says.yourGames, lines.join('\n') || says.noGames, left > 0 && says.moreGames(left)],
    rows: buttons([
      ...sorted
        .slice(0, maxOpened)
        .map(game =>
          button(
            says.openGame(others(game, user, words)),
            idOf(game, 'status'),
            urgency(game, user) === 0 ? 'blue' : 'grey',
          ),
        ),
      // Whoever has nothing but a lesson is still looking for the way in.
      ...(sorted.every(({ lesson }) => lesson) ? [tutorialButton(locale)] : []),
    ]),
  })
}

/**
 * Games of which one is to be chosen, each with a button.
 * @param buttons.argument id of the interaction by which the command came that is to be carried out there
 * @param buttons.elsewise what else its caller may mean than one of them
 */
export function gameChoice(
  games: readonly GameRecord[],
  locale: Locale,
  user: string,
  { action, argument, elsewise }: { action: string; argument: string; elsewise: string | undefined },
): Message {
  const words = wordsOf(locale)
  const sorted = games.toSorted((a, b) => urgency(a, user) - urgency(b, user)).slice(0, maxOpened)
  const label = (game: GameRecord, i: number) => {
    const board = boardPlayed(game)?.id ?? game.terms.board
    const name = board in words.terms.boardsSpecial ? '' : boardName(board, locale, game)
    return [`${i + 1}`, others(game, user, words), name].filter(Boolean).join(' · ')
  }
  return {
    ...panel({
      texts: [
        words.says.chooseGame,
        sorted.map((game, i) => `**${i + 1}** ${gameLine(game, locale, true, user)}`).join('\n'),
        elsewise,
      ],
      rows: buttons(
        sorted.map((game, i) =>
          button(label(game, i), idOf(game, action, argument), urgency(game, user) === 0 ? 'blue' : 'grey'),
        ),
      ),
    }),
    discreet: true,
  }
}
