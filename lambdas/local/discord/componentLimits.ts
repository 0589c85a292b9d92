import { z } from 'zod'
import { limits } from '../../discord/api/limits.ts'

/** A fault of our own among zod's, under one of Discord's codes. */
export const fault = (code: string, message: string) => ({ message, params: { code } })

const id = z.int().min(0).max(2_147_483_647).optional()
const customId = z.string().min(1).max(limits.customId)

const emoji = z.object({
  id: z.string().regex(/^\d+$/).nullish(),
  name: z.string().min(1).max(32).nullish(),
  animated: z.boolean().optional(),
})

const button = z
  .object({
    type: z.literal(2),
    id,
    style: z.int().min(1).max(6),
    label: z.string().min(1).max(limits.label).optional(),
    emoji: emoji.optional(),
    custom_id: customId.optional(),
    sku_id: z.string().optional(),
    url: z
      .string()
      .max(limits.url)
      .regex(/^(https?|discord):\/\//)
      .optional(),
    disabled: z.boolean().optional(),
  })
  .check(({ value, issues }) => {
    const wrong = (path: string, code: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], ...fault(code, message) })
    const link = value.style === 5
    const premium = value.style === 6
    if (!link && !premium && value.custom_id === undefined)
      wrong('custom_id', 'BASE_TYPE_REQUIRED', 'A custom id is required')
    if ((link || premium) && value.custom_id !== undefined)
      wrong('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'This style has no custom id')
    if (link !== (value.url !== undefined))
      wrong('url', 'BUTTON_COMPONENT_INVALID_URL', 'A url belongs to link buttons, and to them alone')
    if (premium !== (value.sku_id !== undefined))
      wrong('sku_id', 'BUTTON_COMPONENT_INVALID_SKU', 'A SKU belongs to premium buttons, and to them alone')
    if (!premium && value.label === undefined && value.emoji === undefined)
      wrong('label', 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or an emoji is required')
  })

const option = z.object({
  label: z.string().min(1).max(limits.optionText),
  value: z.string().min(1).max(limits.optionText),
  description: z.string().min(1).max(limits.optionText).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().optional(),
})

const selectBase = {
  id,
  custom_id: customId,
  placeholder: z.string().max(limits.placeholder).optional(),
  min_values: z.int().min(0).max(limits.options).optional(),
  max_values: z.int().min(1).max(limits.options).optional(),
  disabled: z.boolean().optional(),
}

const stringSelect = z
  .object({ type: z.literal(3), ...selectBase, options: z.array(option).min(1).max(limits.options) })
  .check(({ value, issues }) => {
    const wrong = (path: (string | number)[], code: string, message: string) =>
      issues.push({ code: 'custom', input: value, path, ...fault(code, message) })
    const seen = new Set<string>()
    for (const [n, { value: text }] of value.options.entries()) {
      if (seen.has(text))
        wrong(['options', n, 'value'], 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The value is taken')
      seen.add(text)
    }
    const most = value.max_values ?? 1
    if (most > value.options.length)
      wrong(['max_values'], 'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE', 'More values than options')
    if ((value.min_values ?? 1) > most)
      wrong(['min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'More than the greatest number')
    if (value.options.filter(each => each.default).length > most)
      wrong(['options'], 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'More defaults than values')
  })

const entitySelect = z.object({
  type: z.union([z.literal(5), z.literal(6), z.literal(7), z.literal(8)]),
  ...selectBase,
  default_values: z
    .array(z.object({ id: z.string(), type: z.string() }))
    .max(limits.options)
    .optional(),
})

const actionRow = z
  .object({
    type: z.literal(1),
    id,
    components: z
      .array(z.discriminatedUnion('type', [button, stringSelect, entitySelect]))
      .min(1)
      .max(limits.buttonsInRow),
  })
  .check(({ value, issues }) => {
    if (value.components.length > 1 && value.components.some(each => each.type !== 2))
      issues.push({
        code: 'custom',
        input: value,
        path: ['components'],
        ...fault('COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'A select fills its row'),
      })
  })

const media = z.object({
  url: z
    .string()
    .min(1)
    .max(2048)
    .regex(/^(https?|attachment):\/\//),
})
const description = z.string().min(1).max(limits.alt).nullish()

const textDisplay = z.object({ type: z.literal(10), id, content: z.string().min(1).max(limits.text) })
const thumbnail = z.object({ type: z.literal(11), id, media, description, spoiler: z.boolean().optional() })
const gallery = z.object({
  type: z.literal(12),
  id,
  items: z
    .array(z.object({ media, description, spoiler: z.boolean().optional() }))
    .min(1)
    .max(limits.gallery),
})
const file = z.object({
  type: z.literal(13),
  id,
  file: z.object({ url: z.string().regex(/^attachment:\/\//, 'Only attachments of this message') }),
  spoiler: z.boolean().optional(),
})
const separator = z.object({
  type: z.literal(14),
  id,
  divider: z.boolean().optional(),
  spacing: z.union([z.literal(1), z.literal(2)]).optional(),
})
const section = z.object({
  type: z.literal(9),
  id,
  components: z.array(textDisplay).min(1).max(limits.textsInSection),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
})

const inContainer = z.discriminatedUnion('type', [actionRow, section, textDisplay, gallery, file, separator])
const container = z.object({
  type: z.literal(17),
  id,
  accent_color: z.int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().optional(),
  components: z.array(inContainer).min(1),
})

/** Top-level components of a Components V2 message, and of one of the old kind. */
export const topLevel = z.discriminatedUnion('type', [
  actionRow,
  section,
  textDisplay,
  gallery,
  file,
  separator,
  container,
])
export const legacyTopLevel = z.discriminatedUnion('type', [actionRow])

export type TopLevelComponent = z.infer<typeof topLevel>
export type EntitySelect = z.infer<typeof entitySelect>

/** Those, and what may stand inside them. */
export type AnyComponent =
  | TopLevelComponent
  | z.infer<typeof button>
  | z.infer<typeof stringSelect>
  | EntitySelect
  | z.infer<typeof thumbnail>
