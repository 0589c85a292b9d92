import type { Refusal } from '../../../rules/index.ts'
import { languagesOfAll } from '../../game/languages.ts'
import { button, buttons, idOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { GameReplay } from '../games/face.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import { labelIn } from './inAllLanguages.ts'

/** Which part of a game is shown: a turn of it; the whole where none is told. */
export type ReplayedTurn = number | undefined

const titleOf = ({ words: { says } }: GameView, turn: ReplayedTurn): string =>
  turn === undefined ? says.replay : says.about(says.replay, says.turnOrBefore(turn))

/** A picture of a replay as a button carries it, counted from 1: `all 3`, `4 1`. */
const frameId = (view: GameView, turn: ReplayedTurn, number: number): string =>
  idOf(view.game, 'frame', `${turn ?? 'all'} ${number}`)

/** What such a button carries; undefined where no button of ours does. */
export function parseFrame(argument: string): { turn: ReplayedTurn; number: number } | undefined {
  const [, turn, number] = /^(all|\d{1,4}) (\d{1,4})$/.exec(argument) ?? []
  return number === undefined
    ? undefined
    : { turn: turn === 'all' ? undefined : Number(turn), number: Number(number) }
}

/**
 * A game, or one turn of it, as a moving picture, from which a button leads to its pictures one by one; words alone while
 * there is nothing to show.
 * @param forAll everybody sees it, whatever they read
 */
export function replayMessage(
  view: GameView,
  replay: GameReplay | undefined,
  turn: ReplayedTurn,
  forAll: boolean,
): Message {
  const { game, locale, words } = view
  const title = titleOf(view, turn)
  if (!replay) return panel({ texts: [`**${title}**`, words.says.logEmpty] })
  const { moving, count } = replay
  // A game whose pictures do not move begins with the first of them.
  const picture = moving ? { ...moving, alt: `${title}. ${moving.alt}` } : replay.still(0)
  const first = moving ? 1 : 2
  const label = labelIn(forAll ? languagesOfAll(game) : [locale], 'pictureByPicture')
  return panel({
    texts: [`**${title}**`, faceOf(game).heading(view)],
    picture,
    rows: count >= first ? buttons([button(`▶ ${label}`, frameId(view, turn, first))]) : [],
  })
}

/** One picture of a replay, and the ways to the one before and the one after. */
export function frameMessage(
  view: GameView,
  replay: GameReplay,
  turn: ReplayedTurn,
  number: number,
): Message | Refusal {
  const { says } = view.words
  const { count } = replay
  const picture = number > 0 && number <= count ? replay.still(number - 1) : undefined
  if (!picture) return { code: 'no-such-frame', about: { number, count } }
  return panel({
    texts: [`**${titleOf(view, turn)}** · ${number}/${count}`],
    picture,
    rows: buttons([
      ...(number > 1 ? [button(`◀ ${says.pictureBefore}`, frameId(view, turn, number - 1))] : []),
      ...(number < count ? [button(`▶ ${says.pictureAfter}`, frameId(view, turn, number + 1), 'blue')] : []),
    ]),
  })
}
