import type { Refusal } from '../../../../rules/index.ts'
import { hostOf } from '../../../../rules/regiments/index.ts'
import { isRefusal } from '../../../game/change.ts'
import { panel } from '../../api/panel.ts'
import type { MapOptions, Message } from '../../types.ts'
import { showMapRow } from '../carriedMap.ts'
import { heading } from './gameText.ts'
import { labelMeant } from './labels.ts'
import { chargeLook, chargers, heededLook, sightLook } from './mapLooks.ts'
import { boardPicture, cellsOfUnits, type PictureOptions } from './picture.ts'
import { reachLook } from './reachLook.ts'
import { unitNote } from './unitNote.ts'
import { fieldOf, type RegimentsView, regimentOf } from './view.ts'

/** The whole field, or the part around a unit: with its arcs, where it can go, whom it sees or may charge, and who is heeded where. */
export function mapMessage(view: RegimentsView, options: MapOptions, forAll = false): Message | Refusal {
  const about = options.reach ?? options.sight ?? options.around
  const label = about === undefined ? undefined : labelMeant(view, String(about))
  if (label !== undefined && isRefusal(label)) return label
  const cells = label === undefined ? [] : cellsOfUnits(view, [label])
  if (label !== undefined && cells.length === 0)
    return { code: 'no-unit', rule: 'RB-03', about: { unit: label } }
  const charges =
    options.chains === true || options.reach !== undefined
      ? chargeLook(view, chargers(view, label))
      : undefined
  const sight = label !== undefined && options.sight !== undefined ? sightLook(view, label) : undefined
  const host = label === undefined ? undefined : hostOf(fieldOf(view), regimentOf(view, label)!)
  const near: PictureOptions = label === undefined ? {} : { highlighted: [host!.label], focus: cells }
  const reach = label !== undefined && options.reach !== undefined ? reachLook(view, label) : {}
  return panel({
    picture: boardPicture(view, {
      ...near,
      ...reach,
      ...sight?.look,
      ...(options.chains === true && charges?.look),
      overlay: { ...reach.overlay, ...charges?.look.overlay },
      ...(host && (options.zones === true || options.around !== undefined) && { arcsOf: host.label }),
      ...(options.zones === true && heededLook(view)),
      labels: options.labels !== false,
    }),
    texts: [
      heading(view),
      label !== undefined && `**${view.names.figure(label)}** · ${unitNote(view, label)}`,
      label !== undefined &&
        options.reach !== undefined &&
        view.words.tells.goes(view.names.figure(label), reach.overlay?.reach?.length ?? 0),
      sight?.lines.join('\n'),
      charges?.lines.join('\n'),
      options.chains === true && charges?.lines.length === 0 && view.words.tells.chargesNobody,
    ],
    rows: forAll ? [] : showMapRow(view, options),
  })
}
