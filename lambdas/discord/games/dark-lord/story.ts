import { type DarkLord, type Entry, gatherEvents } from '../../../../rules/dark-lord/index.ts'
import { stateAt } from '../../../../rules/dark-lord/replay/moment.ts'
import { replayedMoments } from '../../../../rules/dark-lord/replay/moments.ts'
import { capitalised } from '../../../truncated.ts'
import type { Picture } from '../../types.ts'
import type { GameReplay } from '../face.ts'
import { darkLordId } from './darkLordId.ts'
import { boardInWords, named } from './picture.ts'
import { tell } from './tell.ts'
import type { DarkLordView } from './view.ts'
import type { DarkLordWords } from './words/index.ts'

/** So many lines tell a picture to those who do not see it. */
const maxSaid = 8

const said = (view: DarkLordView, told: readonly Entry[]): string =>
  tell(told, view, maxSaid).lines.join(' ').replaceAll('**', '')

/** Was it fought to its end? In the middle of one something may still be asked; a game may end there too. */
const isFought = (fight: readonly Entry[]): boolean =>
  fight.some(({ event }) => event === 'duel') &&
  fight.some(({ event }) => event === 'fight-over' || event === 'ended')

/** Fights that were fought, on a card; else the moment in which the Ring called. Undefined where words are enough. */
export function storyPicture(view: DarkLordView, told: readonly Entry[]): Picture | undefined {
  const happened = { skirmish: { ...view.state, players: named(view) }, told }
  const drawn = { language: view.locale, game: darkLordId } as const
  const fights = gatherEvents(told).flatMap(each => (each.kind === 'fight' ? [each.entries] : []))
  if (fights.some(isFought))
    return { name: 'fights.png', alt: said(view, fights.flat()), ...drawn, fought: happened }
  if (told.some(({ event }) => event === 'will-of-the-ring'))
    return { name: 'ring.png', alt: said(view, told), ...drawn, called: happened }
  return undefined
}

/** How it ended, as a sheet; undefined while it goes on. */
export function resultPicture(view: DarkLordView, log: readonly Entry[]): Picture | undefined {
  const { state, words, locale } = view
  if (!state.result) return undefined
  const reason = capitalised(words.tells.endReasons[state.result.reason])
  return {
    name: 'result.png',
    alt: `${reason}. ${boardInWords(view)}`,
    language: locale,
    game: darkLordId,
    finished: { skirmish: { ...state, players: named(view) }, log, reason },
  }
}

/** The game, or one turn of it, as it went; undefined while there is nothing to show. */
export function gameReplay(
  view: DarkLordView,
  log: readonly Entry[],
  turn?: number,
  most?: number,
): GameReplay<DarkLord, DarkLordWords> | undefined {
  const { board, words, locale } = view
  if (!board) return undefined
  const skirmish = { ...view.state, players: named(view) }
  const moments = replayedMoments(skirmish, board, log, { turn, ...(most !== undefined && { most }) })
  // Not of the log: what was taken back is still in it.
  const shown = moments.flatMap(({ events }) => events)
  if (!shown.some(({ event }) => event === 'placed' || event === 'moved')) return undefined
  const ending = shown.some(({ event }) => event === 'ended') ? resultPicture(view, log) : undefined
  const replay = {
    skirmish,
    log,
    ...(turn !== undefined && { turn }),
    ...(most !== undefined && { most }),
  }
  const drawn = { language: locale, game: darkLordId } as const
  return {
    moving: {
      name: 'replay.gif',
      alt: `${words.says.replay}. ${boardInWords(view)}`,
      ...drawn,
      replay,
    },
    count: moments.length + (ending ? 1 : 0),
    still: number => {
      const moment = moments[number]
      return moment
        ? { name: 'moment.png', alt: said(view, moment.events), ...drawn, moment: { replay, number } }
        : ending
    },
    told: number => moments[number]?.events ?? [],
    viewAfter: number => {
      const moment = moments[number]
      return moment && { ...view, state: stateAt(view.state, moment.after), question: undefined }
    },
  }
}
