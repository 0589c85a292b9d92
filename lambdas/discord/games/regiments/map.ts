import type { Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import { panel } from '../../api/panel.ts'
import type { MapOptions, Message } from '../../types.ts'
import { heading } from './gameText.ts'
import { labelMeant } from './labels.ts'
import { boardPicture, cellsOfUnits } from './picture.ts'
import { reachLook } from './preview.ts'
import { unitNote } from './unitNote.ts'
import type { RegimentsView } from './view.ts'

/** The whole field: or where a unit can go, or the part around it. */
export function mapMessage(view: RegimentsView, options: MapOptions): Message | Refusal {
  const about = options.reach ?? options.around
  const label = about === undefined ? undefined : labelMeant(view, String(about))
  if (label !== undefined && isRefusal(label)) return label
  const cells = label === undefined ? [] : cellsOfUnits(view, [label])
  if (label !== undefined && cells.length === 0)
    return { code: 'no-unit', rule: 'RB-03', about: { unit: label } }
  const look =
    label === undefined
      ? {}
      : options.reach !== undefined
        ? reachLook(view, label)
        : { highlighted: [label], focus: cells }
  return panel({
    picture: boardPicture(view, { ...look, labels: options.labels !== false }),
    texts: [
      heading(view),
      label !== undefined && `**${view.names.figure(label)}** · ${unitNote(view, label)}`,
    ],
  })
}
