import type { BattleReplay } from '../../../../render/combat-hex/frames.ts'
import { type BattleEntry, type BattleHistory, momentsOf } from '../../../../rules/combat-hex/index.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { heading } from './battleText.ts'
import { boardInWords } from './boardPicture.ts'
import { captionOf } from './replayCaptions.ts'
import type { CombatHexView } from './view.ts'

/** What a replay of a battle is made of: who fights where, and the moments that it shows; undefined while there are none. */
function replayOf(view: CombatHexView, log: readonly BattleEntry[], turn: number | undefined) {
  const { board, state } = view
  const open = log.filter(view.knows)
  const isShown = ({ event, turn: of }: BattleEntry) =>
    (turn === undefined || of === turn) && (event === 'placed' || event === 'moved' || event === 'turn-began')
  if (!board || !open.some(isShown)) return undefined
  const fighters = state.figures.map(({ id, owner, type }) => ({
    label: id,
    owner,
    type: state.types[type]!,
  }))
  const history: BattleHistory = { board, fighters, types: state.types }
  const moments = momentsOf(history, open, { turn })
  return { history, moments, open }
}

/** The battle, or one turn of it, as a moving picture; words alone while there is nothing to show. */
export function replayMessage(view: CombatHexView, log: readonly BattleEntry[], turn?: number): Message {
  const { state, words, names, locale } = view
  const { says } = words
  const title = turn === undefined ? says.replay : says.about(says.replay, says.turnOrBefore(turn))
  const found = replayOf(view, log, turn)
  if (!found) return panel({ texts: [`**${title}**`, says.logEmpty] })
  const { history, moments, open } = found
  const replay: BattleReplay = {
    ...history,
    players: state.players.map(({ camp }, owner) => ({
      name: names.player(owner),
      camp: camp ?? 'good',
    })),
    log: open,
    captions: moments.map(moment => captionOf(moment, history, view)),
    language: locale,
    ...(turn !== undefined && { turn }),
  }
  return panel({
    picture: {
      name: 'replay.gif',
      alt: `${title}. ${words.pictures.replay} ${boardInWords(view)}`,
      replay,
    },
    texts: [`**${title}**`, heading(view)],
  })
}
