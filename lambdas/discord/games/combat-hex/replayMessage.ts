import type { BattleEntry } from '../../../../rules/combat-hex/index.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { heading } from './battleText.ts'
import { boardInWords } from './boardPicture.ts'
import type { CombatHexView } from './view.ts'

/** The battle, or one turn of it, as a moving picture; words alone while there is nothing to show. */
export function replayMessage(view: CombatHexView, log: readonly BattleEntry[], turn?: number): Message {
  const { board, state, words, names, locale } = view
  const { says } = words
  const open = log.filter(view.knows)
  const shown = turn === undefined ? open : open.filter(entry => entry.turn === turn)
  const title = turn === undefined ? says.replay : says.about(says.replay, says.turnOrBefore(turn))
  if (!board || !shown.some(({ event }) => event === 'placed' || event === 'moved' || event === 'turn-began'))
    return panel({ texts: [`**${title}**`, says.logEmpty] })
  return panel({
    picture: {
      name: 'replay.gif',
      alt: `${title}. ${words.pictures.replay} ${boardInWords(view)}`,
      replay: {
        board,
        fighters: state.figures.map(({ id, owner, type }) => ({
          label: id,
          owner,
          type: state.types[type]!,
        })),
        types: state.types,
        players: state.players.map(({ camp }, owner) => ({
          name: names.player(owner),
          camp: camp ?? 'good',
        })),
        log: open,
        language: locale,
        ...(turn !== undefined && { turn }),
      },
    },
    texts: [`**${title}**`, heading(view)],
  })
}
