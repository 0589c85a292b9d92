/**
 * Components V2 in few words: a message needs no library, and the front door that shares this code stays
 * small.
 */

import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
  APIContainerComponent,
  APIFileComponent,
  APIMediaGalleryComponent,
  APISectionComponent,
  APISelectMenuOption,
  APIStringSelectComponent,
  APITextDisplayComponent,
} from 'discord-api-types/v10'
import type { Tone } from '../../../render/paint/theme.ts'
import type { GameRecord } from '../../store/types.ts'
import { truncated } from '../../truncated.ts'
import { makeCustomId } from './customId.ts'
import { buttonStyle, componentType } from './discordNumbers.ts'
import { limits } from './limits.ts'

type Row = APIActionRowComponent<APIButtonComponentWithCustomId | APIStringSelectComponent>

export type Style = keyof typeof buttonStyle

/** A mark longer than this says less than a number. */
const maxMarkLength = 40

/**
 * Names of things side by side, each of `most` characters at most. Those that would read the same, whole or cut
 * short, bear their mark as well, so that nobody has to guess which is which.
 */
export function distinct(names: readonly string[], marks: readonly string[], most: number): string[] {
  const cut = names.map(name => truncated(name, most))
  const counts = new Map<string, number>()
  for (const name of cut) counts.set(name, (counts.get(name) ?? 0) + 1)
  return cut.map((name, i) => {
    if (counts.get(name) === 1) return name
    const mark = marks[i]!.length <= maxMarkLength ? marks[i]! : String(i + 1)
    return `${truncated(names[i]!, most - mark.length - 3)} (${mark})`
  })
}

/** What a button acts on: a game and its version, so that an old button can be told from a new one. */
export type Target = Pick<GameRecord, 'id' | 'version'>

export const idOf = (target: Target, action: string, argument = ''): string =>
  makeCustomId({ action, game: target.id, version: target.version, argument })

/** Bytes that are left for letters, however many texts there are. */
const letterBytes = limits.bytes - limits.textBytes * limits.components

/**
 * How much of a message a text fills, of the `limits.text` that there are for all: its characters, or more where they are of
 * three bytes each, as Japanese ones are.
 */
export const roomOf = (text: string): number =>
  Math.max(text.length, Math.ceil((Buffer.byteLength(text) * limits.text) / letterBytes))

/** Shortens a text to what `room` holds, with an ellipsis where something was left out. */
export function fitting(content: string, room: number): string {
  let cut = truncated(content, room)
  while (roomOf(cut) > room) cut = truncated(content, Math.floor((cut.length * room) / (roomOf(cut) + 1)))
  return cut
}

export const text = (content: string): APITextDisplayComponent => ({
  type: componentType.text,
  content: fitting(content, limits.text),
})

/** A text with its button beside it. */
export const section = (content: string, accessory: APIButtonComponentWithCustomId): APISectionComponent => ({
  type: componentType.section,
  components: [text(content)],
  accessory,
})

/** A picture of the message, by the name it is attached under; `alt` says the same in words. */
export const gallery = (name: string, alt: string): APIMediaGalleryComponent => ({
  type: componentType.gallery,
  items: [{ media: { url: `attachment://${name}` }, description: truncated(alt, limits.alt) }],
})

export const file = (name: string): APIFileComponent => ({
  type: componentType.file,
  file: { url: `attachment://${name}` },
})

export function button(
  label: string,
  customId: string,
  style: Style = 'grey',
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: componentType.button,
    style: buttonStyle[style],
    label: truncated(label, limits.label),
    custom_id: customId,
    ...(disabled && { disabled }),
  }
}

/** Rows of buttons and selects, as they stand in a container. */
export type Rows = ReturnType<typeof buttons>

/** Rows of buttons, five to a row. */
export function buttons(all: readonly APIButtonComponentWithCustomId[]): Row[] {
  const labels = distinct(
    all.map(({ label = '' }) => label),
    all.map((_, i) => String(i + 1)),
    limits.label,
  )
  const named = all.map((each, i) => ({ ...each, label: labels[i]! }))
  const rows: Row[] = []
  for (let i = 0; i < named.length; i += limits.buttonsInRow)
    rows.push({ type: componentType.row, components: named.slice(i, i + limits.buttonsInRow) })
  return rows
}

export interface Option {
  label: string
  value: string
  description?: string
  chosen?: boolean
}

/**
 * One select in a row of its own; at most 25 options are shown.
 * @param most how many may be chosen at once
 */
export function select(placeholder: string, customId: string, options: readonly Option[], most = 1): Row {
  const first = options.slice(0, limits.options)
  const labels = distinct(
    first.map(({ label }) => label),
    first.map(({ value }) => value),
    limits.optionText,
  )
  const shown: APISelectMenuOption[] = first.map((option, i) => ({
    label: labels[i]!,
    value: option.value,
    ...(option.description && { description: truncated(option.description, limits.optionText) }),
    ...(option.chosen && { default: true }),
  }))
  return {
    type: componentType.row,
    components: [
      {
        type: componentType.select,
        custom_id: customId,
        placeholder: truncated(placeholder, limits.placeholder),
        options: shown,
        ...(most > 1 && { max_values: Math.min(most, shown.length) }),
      },
    ],
  }
}

/** Colours of the bar beside a message. */
export const accents = {
  cool: 0x3f7d4e,
  warm: 0x8c2f2f,
  plain: 0x8a7a5c,
  fine: 0x3f7d4e,
  warning: 0xc9822b,
} as const satisfies Record<Tone | 'plain' | 'fine' | 'warning', number>
export type Accent = keyof typeof accents

export const container = (
  parts: readonly APIComponentInContainer[],
  accent: Accent = 'plain',
): APIContainerComponent => ({
  type: componentType.container,
  accent_color: accents[accent],
  components: [...parts],
})
