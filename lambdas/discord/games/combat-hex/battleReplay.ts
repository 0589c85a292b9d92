import type { ReplayedGame } from '../../../../render/combat-hex/frames.ts'
import {
  battleAt,
  type CombatHex,
  type Entry,
  type FigureHistory,
  momentsOf,
} from '../../../../rules/combat-hex/index.ts'
import type { GameReplay } from '../face.ts'
import { boardInWords } from './boardPicture.ts'
import { captionInWords, captionOf } from './replayCaptions.ts'
import { resultPicture } from './resultPicture.ts'
import type { CombatHexView } from './view.ts'
import type { CombatHexWords } from './words/index.ts'

/** The battle, or one turn of it, as it went: moments of it, then how it ended; undefined while there is nothing to show. */
export function battleReplay(
  view: CombatHexView,
  log: readonly Entry[],
  turn?: number,
  most?: number,
): GameReplay<CombatHex, CombatHexWords> | undefined {
  const { board, state, words, names, locale } = view
  if (!board) return undefined
  const fighters = state.figures.map(({ id, owner, type }) => ({
    label: id,
    owner,
    type: state.types[type]!,
  }))
  const history: FigureHistory = { board, fighters, types: state.types }
  const moments = momentsOf(history, log, { turn, ...(most !== undefined && { most }) })
  // Not of the log: what was taken back is still in it.
  const shown = moments.flatMap(({ events }) => events)
  if (!shown.some(({ event }) => event === 'placed' || event === 'moved' || event === 'turn-began'))
    return undefined
  const captions = moments.map(moment => captionOf(moment, history, view))
  const replay: Omit<ReplayedGame, 'language' | 'palette'> = {
    ...history,
    players: state.players.map(({ camp }, owner) => ({
      name: names.player(owner),
      camp: camp ?? 'good',
    })),
    log,
    captions,
    ...(turn !== undefined && { turn }),
    ...(most !== undefined && { most }),
  }
  const ending = shown.some(({ event }) => event === 'ended') ? resultPicture(view, log) : undefined
  return {
    moving: {
      name: 'replay.gif',
      alt: `${words.pictures.replay} ${boardInWords(view)}`,
      language: locale,
      replay,
    },
    count: moments.length + (ending ? 1 : 0),
    still: number => {
      const moment = moments[number]
      return moment
        ? {
            name: 'moment.png',
            alt: captionInWords(captions[number]!, moment, view),
            language: locale,
            moment: { replay, number },
          }
        : ending
    },
    told: number => moments[number]?.events ?? [],
    viewAfter: number => {
      const moment = moments[number]
      if (!moment) return undefined
      const save = battleAt(view.save, moment, board)
      return { ...view, save, state: save.battle, question: undefined }
    },
  }
}
