import { type Combatant, enemiesSeen, isOnBoard, reachByHex } from '../../../../rules/dark-lord/index.ts'
import { parseCell, type Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import { panel } from '../../api/panel.ts'
import type { MapOptions, Message } from '../../types.ts'
import { showMapRow } from '../carriedMap.ts'
import { heading } from './gameText.ts'
import { labelMeant } from './labels.ts'
import { boardPicture, type PictureOptions } from './picture.ts'
import { combatantOf, type DarkLordView, tableOf } from './view.ts'

/** Whom a figure sees: ringed, with how far they are and what is in the way. */
function sightLook(view: DarkLordView, figure: Combatant): { look: PictureOptions; said: string } {
  const { tells } = view.words
  const seen = enemiesSeen(tableOf(view), figure)
  const who = view.names.figure(figure.label)
  return {
    look: {
      highlighted: [figure.label, ...seen.map(({ enemy }) => enemy.label)],
      focus: [figure.at, ...seen.map(({ enemy }) => enemy.at)],
    },
    said: seen.length
      ? tells.sees(
          who,
          seen
            .map(({ enemy, away, things }) => tells.seenEnemy(view.names.figure(enemy.label), away, things))
            .join(', '),
        )
      : tells.seesNobody(who),
  }
}

/** The whole board: with zones and dread, where a figure can go, or whom it sees. */
export function mapMessage(view: DarkLordView, options: MapOptions, forAll = false): Message | Refusal {
  const about = options.reach ?? options.sight ?? options.around
  const label = about === undefined ? undefined : labelMeant(view, String(about))
  if (label !== undefined && isRefusal(label)) return label
  const figure = label === undefined ? undefined : combatantOf(view, label)
  if (label !== undefined && (!figure || !isOnBoard(figure)))
    return { code: 'no-figure', about: { figure: label } }
  const f = tableOf(view)
  const reach =
    figure && options.reach !== undefined
      ? [...reachByHex(f, figure)].flatMap(([hex, { cost, charges }]) => {
          const cell = parseCell(f.board, hex)
          return cell === undefined ? [] : [{ cell, cost, stops: charges.length > 0 }]
        })
      : []
  const sight = figure && options.sight !== undefined ? sightLook(view, figure) : undefined
  return panel({
    picture: boardPicture(view, {
      overlay: reach.length > 0 ? { reach } : {},
      ...(label !== undefined && { highlighted: [label] }),
      ...(figure && { focus: [figure.at, ...reach.map(({ cell }) => cell)] }),
      ...sight?.look,
      labels: options.labels !== false,
      zones: options.zones === true,
    }),
    texts: [
      heading(view),
      figure &&
        options.reach !== undefined &&
        view.words.tells.goes(view.names.figure(figure.label), reach.length),
      sight?.said,
    ],
    rows: forAll ? [] : showMapRow(view, options),
  })
}
