import type { ResultSheet } from '../../../../render/regiments/draw.ts'
import type { Caption } from '../../../../render/types.ts'
import { type Entry, kindOfUnit, type Regiments } from '../../../../rules/regiments/index.ts'
import { momentAt } from '../../../../rules/regiments/replay/moment.ts'
import { type RetoldMoment, retoldMoments } from '../../../../rules/regiments/replay/moments.ts'
import { pointsByTurn } from '../../../../rules/regiments/replay/pointsByTurn.ts'
import { capitalised } from '../../../truncated.ts'
import type { Picture } from '../../types.ts'
import type { GameReplay } from '../face.ts'
import { lettered } from './combatStory.ts'
import { resultLine, winnersFirst } from './gameText.ts'
import { fieldInWords, playersDrawn } from './picture.ts'
import { regimentsId } from './regimentsId.ts'
import { momentLine, tell } from './tell.ts'
import type { RegimentsView } from './view.ts'
import type { RegimentsWords } from './words/index.ts'

/** How it ended: from 20 to 0, points by turn, who fell. */
function endSheet(view: RegimentsView, log: readonly Entry[]): ResultSheet | undefined {
  const { state, board, words, names, locale } = view
  const { result } = state
  if (!result || !board) return undefined
  const { tells, says } = words
  const turns = pointsByTurn(state, log)
  const score = winnersFirst(result, result.score).join(' : ')
  return {
    title:
      result.winner === null ? tells.drawnTitle(score) : tells.wonTitle(names.player(result.winner), score),
    about: `${board.name[locale]} · ${says.turn(state.turn)}`,
    reason: `${capitalised(tells.endReasons[result.reason])} · ${tells.pointsTaken(winnersFirst(result, result.taken).join(' – '))}`,
    winner: result.winner,
    score: result.score,
    players: playersDrawn(view).map((player, owner) => ({
      ...player,
      points: turns.map(points => points[owner]!),
      units: state.regiments
        .filter(each => each.owner === owner)
        .map(({ label, type, life, startLife, condition }) => ({
          label,
          name: state.types[type]!.name[locale],
          icon: kindOfUnit(state.types[type]!),
          starred: state.types[type]!.attachable,
          worth: state.types[type]!.points,
          life,
          maxLife: startLife,
          lost: condition === 'destroyed' || condition === 'routed',
        })),
    })),
  }
}

/** How it ended, as a sheet; undefined while it goes on. */
export function resultPicture(view: RegimentsView, log: readonly Entry[]): Picture | undefined {
  const result = endSheet(view, log)
  return (
    result && {
      name: 'result.png',
      alt: `${resultLine(view) ?? ''} ${fieldInWords(view)}`,
      game: regimentsId,
      language: view.locale,
      result,
    }
  )
}

/** A caption has room for so many things. */
const maxSaid = 3

function captionOf(moment: RetoldMoment, view: RegimentsView): Caption {
  const { words, names } = view
  const who = moment.by === null ? '' : ` · ${names.player(moment.by)}`
  const when = moment.turn > 0 ? `${words.says.turn(moment.turn)} · ` : ''
  return {
    title: `${when}${capitalised(words.tells.moments[moment.kind])}${who}`,
    said: moment.events
      .flatMap(entry => momentLine(entry, view) ?? [])
      .slice(-maxSaid)
      .map(line => lettered(line, view))
      .join(' · '),
    thrown: [],
  }
}

/** So many lines tell a picture to those who do not see it. */
const maxLines = 8

/** The battle, or one turn of it, as it went; undefined while there is nothing to show. */
export function gameReplay(
  view: RegimentsView,
  log: readonly Entry[],
  turn?: number,
  most?: number,
): GameReplay<Regiments, RegimentsWords> | undefined {
  const { board, state, locale } = view
  if (!board) return undefined
  const moments = retoldMoments(state, board, log, { turn, most })
  if (moments.length === 0) return undefined
  const captions = moments.map(moment => captionOf(moment, view))
  const replay = {
    war: state,
    log,
    captions,
    players: playersDrawn(view),
    ...(turn !== undefined && { turn }),
    ...(most !== undefined && { most }),
  }
  const shownEnd = turn === undefined || turn === state.turn
  const ending = shownEnd ? endSheet(view, log) : undefined
  const drawn = { language: locale, game: regimentsId } as const
  return {
    moving: {
      name: 'replay.gif',
      alt: fieldInWords(view),
      ...drawn,
      replay,
      ...(ending && { ending }),
    },
    count: moments.length + (ending ? 1 : 0),
    told: number => moments[number]?.events ?? [],
    viewAfter: number => {
      const moment = moments[number]
      return moment && { ...view, state: momentAt(state, moment.after), question: undefined }
    },
    still(number) {
      const moment = moments[number]
      if (!moment) return ending && resultPicture(view, log)
      const said = tell(moment.events, view, maxLines)
        .lines.join(' ')
        .replaceAll('**', '')
        .replaceAll('```', ' ')
      const alt = [captions[number]!.title, said].filter(Boolean).join('. ')
      return { name: 'moment.png', alt, ...drawn, moment: { replay, number } }
    },
  }
}
