import { z } from 'zod'
import { limits } from '../../discord/api/limits.ts'
import { fault } from './componentLimits.ts'
import { type FormFault, faultsOf } from './errors.ts'

/** The languages that Discord knows. */
export const locales =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko'.split(
    ' ',
  )

const lowercase = (text: string) => text === text.toLowerCase()
const name = z
  .string()
  .regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u)
  .refine(lowercase, fault('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'))
const description = z.string().min(1).max(limits.description)
const choiceName = z.string().min(1).max(limits.choice)

const localized = <Text extends z.ZodType<string>>(text: Text) =>
  z.partialRecord(z.enum(locales), text.nullable()).nullish()

const choice = z.object({
  name: choiceName,
  name_localizations: localized(choiceName),
  value: z.union([z.string().min(1).max(limits.choice), z.number()]),
})

const words = {
  name,
  name_localizations: localized(name),
  description,
  description_localizations: localized(description),
}

const optionBase = { ...words, required: z.boolean().optional() }

const valueOption = z
  .object({
    type: z.union([z.literal(3), z.literal(4), z.literal(10)]),
    ...optionBase,
    choices: z.array(choice).max(limits.choices).optional(),
    autocomplete: z.boolean().optional(),
    min_value: z.number().optional(),
    max_value: z.number().optional(),
    min_length: z.int().min(0).max(limits.typed).optional(),
    max_length: z.int().min(1).max(limits.typed).optional(),
  })
  .check(({ value, issues }) => {
    const wrong = (path: (string | number)[], code: string, message: string) =>
      issues.push({ code: 'custom', input: value, path, ...fault(code, message) })
    if (value.autocomplete && value.choices?.length)
      wrong(['choices'], 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', 'Choices exclude autocomplete')
    const seen = new Set<string>()
    for (const [n, each] of (value.choices ?? []).entries()) {
      if (seen.has(each.name))
        wrong(['choices', n, 'name'], 'APPLICATION_COMMAND_CHOICE_NAME_DUPLICATE', 'The name is taken')
      seen.add(each.name)
      if ((value.type === 3) !== (typeof each.value === 'string'))
        wrong(
          ['choices', n, 'value'],
          'APPLICATION_COMMAND_OPTIONS_VALUE_INVALID',
          'Not of the option’s type',
        )
    }
    if (value.type === 3 && (value.min_value !== undefined || value.max_value !== undefined))
      wrong(['min_value'], 'APPLICATION_COMMAND_OPTIONS_VALUE_INVALID', 'Only numbers have bounds')
    if (value.type !== 3 && (value.min_length !== undefined || value.max_length !== undefined))
      wrong(['min_length'], 'APPLICATION_COMMAND_OPTIONS_VALUE_INVALID', 'Only texts have a length')
  })

const plainOption = z.object({
  type: z.union([z.literal(5), z.literal(6), z.literal(7), z.literal(8), z.literal(9), z.literal(11)]),
  ...optionBase,
  channel_types: z.array(z.int()).optional(),
})

const leafOption = z.discriminatedUnion('type', [valueOption, plainOption])
const leafOptions = z
  .array(leafOption)
  .max(limits.commandOptions)
  .check(({ value, issues }) => {
    const names = new Set<string>()
    let optional = false
    for (const [n, each] of value.entries()) {
      const wrong = (code: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [n], ...fault(code, message) })
      if (names.has(each.name)) wrong('APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'The name is taken')
      names.add(each.name)
      if (each.required && optional)
        wrong('APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', 'Required options stand before the others')
      optional ||= !each.required
    }
  })

const subcommand = z.object({ type: z.literal(1), ...words, options: leafOptions.optional() })
const group = z.object({
  type: z.literal(2),
  ...words,
  options: z.array(subcommand).min(1).max(limits.commandOptions),
})

const commandBase = {
  ...words,
  id: z.string().optional(),
  type: z.literal(1).optional(),
  default_member_permissions: z.string().nullish(),
  contexts: z.array(z.int().min(0).max(2)).nullish(),
  integration_types: z.array(z.int().min(0).max(1)).optional(),
  nsfw: z.boolean().optional(),
}

const isSubcommand = (option: unknown) =>
  typeof option === 'object' &&
  option !== null &&
  'type' in option &&
  (option.type === 1 || option.type === 2)

const withSubcommands = z.object({
  ...commandBase,
  options: z
    .array(z.discriminatedUnion('type', [subcommand, group]))
    .min(1)
    .max(limits.commandOptions),
})
const withOptions = z.object({ ...commandBase, options: leafOptions.optional() })

export type LeafOption = z.infer<typeof leafOption>
export type AnyOption = LeafOption | z.infer<typeof subcommand> | z.infer<typeof group>
export type CommandDefinition = z.infer<typeof withSubcommands> | z.infer<typeof withOptions>

/** Most characters of a command with its longest localisation, and most commands of an application. */
const maxCommandLength = 8000
const maxCommands = 100

/** Checks a whole list of slash commands against Discord's documented limits. */
export function checkCommands(
  body: unknown,
): { ok: true; commands: CommandDefinition[] } | { ok: false; faults: FormFault[] } {
  const list = z.array(z.looseObject({ options: z.array(z.unknown()).optional() })).max(maxCommands)
  const outer = list.safeParse(body)
  if (!outer.success) return { ok: false, faults: faultsOf(outer.error) }

  const faults: FormFault[] = []
  const commands: CommandDefinition[] = []
  const names = new Set<string>()
  for (const [n, each] of outer.data.entries()) {
    const schema = each.options?.some(isSubcommand) ? withSubcommands : withOptions
    const parsed = schema.safeParse(each)
    if (!parsed.success) {
      faults.push(...faultsOf(parsed.error).map(found => ({ ...found, path: [n, ...found.path] })))
      continue
    }
    const command: CommandDefinition = parsed.data
    commands.push(command)
    for (const taken of new Set([command.name, ...Object.values(command.name_localizations ?? {})])) {
      if (taken === null || taken === undefined) continue
      if (names.has(taken))
        faults.push({
          path: [n, 'name'],
          code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
          message: 'Application command names must be unique',
        })
      names.add(taken)
    }
    const length = commandLength(command)
    if (length > maxCommandLength)
      faults.push({
        path: [n],
        code: 'APPLICATION_COMMAND_TOO_LARGE',
        message: `Command exceeds maximum size (${maxCommandLength}): ${length}`,
      })
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, commands }
}

interface Worded {
  name: string
  name_localizations?: Partial<Record<string, string | null>> | null
  description?: string
  description_localizations?: Partial<Record<string, string | null>> | null
  value?: string | number
  options?: Worded[]
  choices?: Worded[]
}

/** Characters that count towards the 8000: of each text its longest localisation, and the values of choices. */
export function commandLength(command: Worded): number {
  const own =
    longest(command.name, command.name_localizations) +
    longest(command.description, command.description_localizations) +
    (typeof command.value === 'string' ? command.value.length : 0)
  const inner = [...(command.options ?? []), ...(command.choices ?? [])]
  return inner.reduce((sum, each) => sum + commandLength(each), own)
}

const longest = (text = '', others?: Partial<Record<string, string | null>> | null) =>
  Math.max(text.length, ...Object.values(others ?? {}).map(each => each?.length ?? 0))

export type OfferedChoice = z.infer<typeof choice>

/** Checks the choices that an autocomplete answers with. */
export function checkChoices(
  choices: unknown,
): { ok: true; choices: OfferedChoice[] } | { ok: false; faults: FormFault[] } {
  const parsed = z.array(choice).max(limits.choices).safeParse(choices)
  if (parsed.success) return { ok: true, choices: parsed.data }
  const faults = faultsOf(parsed.error).map(each => ({ ...each, path: ['data', 'choices', ...each.path] }))
  return { ok: false, faults }
}
