import type { Quarter } from '../../../../render/board/quarters.ts'
import type { Overlay } from '../../../../render/types.ts'
import {
  chains,
  deploymentZones,
  reach,
  sightOf,
  sightPairs,
  zones,
} from '../../../../rules/combat-hex/index.ts'
import { type Cell, noHex, parseCell, type Refusal } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import { button, buttons, idOf, type Rows } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { MapOptions, Message } from '../../types.ts'
import { carriedMap, isCarried, readMap } from '../carriedMap.ts'
import { showAllButton } from '../showAllRow.ts'
import { heading } from './battleText.ts'
import { boardPicture, cellsOfOverlay } from './boardPicture.ts'
import { labelOf } from './readNames.ts'
import { type CombatHexView, figureOf } from './view.ts'

/** Hexes around a figure or a hex that an enlarged part shows. */
const radius = 5

interface Drawn {
  overlay: Overlay
  highlighted: string[]
  said: string[]
  around?: { cell: number; radius: number }
  quarter?: Quarter
}

/** Labels of figures on the board. */
export const standing = (view: CombatHexView): string[] =>
  view.state.figures.filter(figure => figure.condition === 'standing').map(figure => figure.id)

/** A figure that everybody may see on the board. */
function seen(view: CombatHexView, text: string): string | Refusal {
  const all = standing(view)
  const label = labelOf(view, text, all)
  if (isRefusal(label) || all.includes(label)) return label
  return { code: 'no-figure', about: { figure: label } }
}

function sightLines(view: CombatHexView, label: string): Pick<Drawn, 'overlay' | 'said'> {
  const { names, words, save } = view
  const looks = sightOf(save, label)
  const visible = looks.filter(({ sight }) => sight.visible)
  const said = visible.length
    ? words.says.sees(
        names.figure(label),
        visible.map(({ target, sight }) => `${names.figure(target)} (${sight.range})`).join(', '),
      )
    : words.says.seesNobody(names.figure(label))
  return { overlay: { sight: sightPairs(looks) }, said: [said] }
}

function drawn(view: CombatHexView, options: MapOptions): Drawn | Refusal {
  const { board, state, save, words, names } = view
  const found: Drawn = { overlay: {}, highlighted: [], said: [] }
  if (!board) return { code: 'no-battle' }
  const starts = deploymentZones(save)
  if (starts.length) {
    found.overlay.starts = starts.map(({ owner, cells }) => ({ owner, cells }))
    const who = (owner: number | null) => (owner === null ? null : names.player(owner))
    const zone = ({ edge, owner }: (typeof starts)[number]) =>
      words.pictures.startOf(words.terms.edges[edge], who(owner))
    found.said.push(words.pictures.starts(starts.map(zone).join(', ')))
  }
  if (options.zones === true)
    found.overlay.zones = state.players.flatMap(({ camp }, owner) =>
      options.camp === undefined || options.camp === camp ? [{ owner, cells: zones(save, owner) }] : [],
    )
  if (options.chains === true) {
    const at = (label: string) => figureOf(view, label)?.at ?? -1
    found.overlay.chains = chains(save).map(({ figures, links }) => ({
      cells: figures.map(at),
      links: links.map(([a, b]): [number, number] => [at(a), at(b)]),
    }))
  }
  if (options.reach !== undefined) {
    const label = seen(view, String(options.reach))
    if (isRefusal(label)) return label
    const cells = reach(save, label)
    found.overlay.reach = cells.map(({ cell, cost, stops }) => ({ cell, cost, stops }))
    found.highlighted.push(label)
    found.said.push(words.says.reaches(names.figure(label), cells.length))
  }
  if (options.sight !== undefined) {
    const label = seen(view, String(options.sight))
    if (isRefusal(label)) return label
    const { overlay, said } = sightLines(view, label)
    Object.assign(found.overlay, overlay)
    found.highlighted.push(label)
    found.said.push(...said)
  }
  if (options.around !== undefined) {
    const text = String(options.around).trim()
    const label = seen(view, text)
    // `A3` may be a figure and a hex: the figure is meant where there is one.
    const cell = isRefusal(label) ? parseCell(board, text) : figureOf(view, label)?.at
    if (cell === undefined || cell < 0) return noHex(board, text)
    found.around = { cell, radius }
  }
  found.quarter = quarters.find(quarter => quarter === options.quarter)
  return found
}

/** Where a figure goes and what it sees: on a phone the whole board is too small for that. */
function focusOf(view: CombatHexView, { overlay, highlighted }: Drawn): Cell[] {
  const cells = cellsOfOverlay(overlay)
  const own = highlighted.flatMap(label => figureOf(view, label)?.at ?? []).filter(cell => cell >= 0)
  return cells.length ? [...cells, ...own] : []
}

/** The quarters of a board, with the corner that each is at. */
const quarterSigns = { nw: '◤', ne: '◥', sw: '◣', se: '◢' } as const satisfies Record<Quarter, string>
const quarters = Object.keys(quarterSigns) as Quarter[]

/** The whole board and its quarters, each behind a button, with the same things laid over it; and for everybody. */
function mapRows(view: CombatHexView, options: MapOptions): Rows {
  if (!isCarried(options)) return []
  const { quarter: shown, ...others } = options
  const part = (quarter: Quarter) =>
    button(
      `${quarterSigns[quarter]} ${view.words.pictures.quarters[quarter]}`,
      idOf(view.game, 'map', carriedMap({ ...others, quarter })),
      shown === quarter ? 'blue' : 'grey',
    )
  return [
    ...buttons([
      ...quarters.map(part),
      ...(shown === undefined
        ? []
        : [button(view.words.says.wholeBoard, idOf(view.game, 'map', carriedMap(others)))]),
    ]),
    ...buttons([
      button(view.words.says.legend, idOf(view.game, 'legend')),
      showAllButton(view, `map ${carriedMap(options)}`),
    ]),
  ]
}

/** The board with what these options lay over it. */
export function mapMessage(view: CombatHexView, options: MapOptions, forAll = false): Message | Refusal {
  const look = drawn(view, options)
  if ('code' in look) return look
  const whole =
    options.zones === true ||
    options.chains === true ||
    options.around !== undefined ||
    look.quarter !== undefined
  return panel({
    picture: boardPicture(view, {
      overlay: look.overlay,
      highlighted: look.highlighted,
      labels: options.labels !== false,
      around: look.around,
      quarter: look.quarter,
      focus: whole ? [] : focusOf(view, look),
      alt: look.said.join(' '),
    }),
    texts: [heading(view), look.said.join('\n')],
    rows: forAll ? [] : mapRows(view, options),
  })
}

/** All signs of the boards and what they mean. */
export const legendMessage = ({ game, locale, words }: CombatHexView): Message =>
  panel({
    picture: { name: 'legend.png', alt: words.pictures.legend, legend: locale },
    texts: [`**${words.says.legend}**`],
    rows: buttons([button(words.says.back, idOf(game, 'map'))]),
  })

/** The same board in another part; `carried` are its options as the button carries them. */
export const mapShown = (view: CombatHexView, carried: string): Message | Refusal =>
  mapMessage(view, readMap(carried))
