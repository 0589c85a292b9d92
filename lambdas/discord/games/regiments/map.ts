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

/** What is shown of one unit: where it stands, where it can go, and whom it sees. */
function aboutUnit(view: RegimentsView, label: string, options: MapOptions) {
  const host = hostOf(fieldOf(view), regimentOf(view, label)!)
  const sight = options.sight === undefined ? undefined : sightLook(view, label)
  const reach = options.reach === undefined ? undefined : reachLook(view, label)
  const name = view.names.figure(label)
  return {
    look: {
      highlighted: [host.label],
      focus: cellsOfUnits(view, [label]),
      ...reach,
      ...sight?.look,
      ...((options.zones === true || options.around !== undefined) && { arcsOf: host.label }),
    } satisfies PictureOptions,
    reached: reach?.overlay,
    texts: [
      `**${name}** · ${unitNote(view, label)}`,
      reach && view.words.tells.goes(name, reach.overlay?.reach?.length ?? 0),
      sight?.lines.join('\n'),
    ],
  }
}

/** The whole field, or the part around a unit: with its arcs, where it can go, whom it sees or may charge, and who is heeded where. */
export function mapMessage(view: RegimentsView, options: MapOptions, forAll = false): Message | Refusal {
  const about = options.reach ?? options.sight ?? options.around
  const label = about === undefined ? undefined : labelMeant(view, String(about))
  if (label !== undefined && isRefusal(label)) return label
  if (label !== undefined && cellsOfUnits(view, [label]).length === 0)
    return { code: 'no-unit', rule: 'RB-03', about: { unit: label } }
  const unit = label === undefined ? undefined : aboutUnit(view, label, options)
  const chains = options.chains === true
  const charges = chains || options.reach !== undefined ? chargeLook(view, chargers(view, label)) : undefined
  return panel({
    picture: boardPicture(view, {
      ...unit?.look,
      ...(chains && charges?.look),
      overlay: { ...unit?.reached, ...charges?.look.overlay },
      ...(options.zones === true && heededLook(view)),
      labels: options.labels !== false,
    }),
    texts: [
      heading(view),
      ...(unit?.texts ?? []),
      charges?.lines.join('\n'),
      chains && charges?.lines.length === 0 && view.words.tells.chargesNobody,
    ],
    rows: forAll ? [] : showMapRow(view, options),
  })
}
