import { isOnBoard, reachByHex } from '../../../../rules/dark-lord/index.ts'
import { parseCell, type Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import { panel } from '../../api/panel.ts'
import type { MapOptions, Message } from '../../types.ts'
import { readMap, showMapRow } from '../carriedMap.ts'
import { heading } from './gameText.ts'
import { labelMeant } from './labels.ts'
import { boardPicture } from './picture.ts'
import { combatantOf, type DarkLordView, tableOf } from './view.ts'

/** The whole board: with zones and dread, or where a figure can go. */
export function mapMessage(view: DarkLordView, options: MapOptions, forAll = false): Message | Refusal {
  const about = options.reach ?? options.around
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
  return panel({
    picture: boardPicture(view, {
      overlay: reach.length > 0 ? { reach } : {},
      ...(label !== undefined && { highlighted: [label] }),
      ...(figure && { focus: [figure.at, ...reach.map(({ cell }) => cell)] }),
      labels: options.labels !== false,
      zones: options.zones === true,
    }),
    texts: [heading(view)],
    rows: forAll ? [] : showMapRow(view, options),
  })
}

/** The same board for everybody, as everybody may see it. */
export const mapForAll = (view: DarkLordView, carried: string): Message | Refusal =>
  mapMessage(view, readMap(carried), true)
