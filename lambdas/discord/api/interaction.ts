import * as z from 'zod/mini'
import { limits } from './limits.ts'

/**
 * Interactions as Discord sends them: only what this program reads of them is checked, the rest passes. One
 * that does not have this form was not sent by Discord.
 */

const id = z.string().check(z.minLength(1), z.maxLength(64))
const text = z.string().check(z.maxLength(limits.typed))

const user = z.looseObject({
  id,
  username: z.optional(text),
  global_name: z.nullish(text),
  bot: z.optional(z.boolean()),
})
const member = z.looseObject({
  user,
  nick: z.nullish(text),
  permissions: z.optional(z.string()),
  roles: z.optional(z.array(id)),
})

const leaf = z.looseObject({
  name: text,
  type: z.number(),
  value: z.optional(z.union([text, z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
})
const subcommand = z.looseObject({ ...leaf.def.shape, options: z.optional(z.array(leaf)) })
const option = z.looseObject({ ...leaf.def.shape, options: z.optional(z.array(subcommand)) })

const attachment = z.looseObject({ id, filename: text, size: z.number(), url: z.string() })

const command = z.looseObject({
  name: text,
  options: z.optional(z.array(option)),
  resolved: z.optional(
    z.looseObject({
      users: z.optional(z.record(z.string(), user)),
      members: z.optional(z.record(z.string(), z.looseObject({ nick: z.nullish(text) }))),
      attachments: z.optional(z.record(z.string(), attachment)),
    }),
  ),
})
const component = z.looseObject({ custom_id: text, values: z.optional(z.array(text)) })

/** What a message says: its texts, inside of others too. */
const said = z.looseObject({ content: z.optional(z.string()) })
const parts = z.array(z.looseObject({ ...said.def.shape, components: z.optional(z.array(said)) }))

const common = {
  id,
  token: z.string().check(z.minLength(1), z.maxLength(1000)),
  application_id: z.optional(id),
  channel_id: z.optional(id),
  channel: z.optional(z.looseObject({ type: z.optional(z.number()) })),
  guild_id: z.nullish(id),
  member: z.optional(member),
  user: z.optional(user),
  locale: z.optional(z.string()),
  app_permissions: z.optional(z.string()),
}

export const interactionTypes = { ping: 1, command: 2, component: 3, autocomplete: 4 } as const

const interaction = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal(interactionTypes.ping) }),
  z.looseObject({ ...common, type: z.literal(interactionTypes.command), data: command }),
  z.looseObject({ ...common, type: z.literal(interactionTypes.autocomplete), data: command }),
  z.looseObject({
    ...common,
    type: z.literal(interactionTypes.component),
    data: component,
    message: z.looseObject({ id, flags: z.optional(z.number()), components: z.optional(z.nullable(parts)) }),
  }),
])

export type Interaction = z.infer<typeof interaction>
export type CommandInteraction = Extract<Interaction, { type: 2 | 4 }>
export type ComponentInteraction = Extract<Interaction, { type: 3 }>
/** An interaction that somebody made: all but Discord's own PING. */
export type Made = Exclude<Interaction, { type: 1 }>
type CommandOption = z.infer<typeof option>

/** The interaction, or undefined where it is none that this program takes. */
export function parseInteraction(raw: unknown): Interaction | undefined {
  const parsed = z.safeParse(interaction, raw)
  return parsed.success ? parsed.data : undefined
}

/** What is said with a command: `army add`, and the options of the innermost part. */
export function flatten(data: CommandInteraction['data']): { name: string; options: CommandOption[] } {
  const names = [data.name]
  let options: CommandOption[] = data.options ?? []
  // 1 is a subcommand, 2 a group of them: at most one of each, around the options.
  for (let inner = options[0]; inner && (inner.type === 1 || inner.type === 2); inner = options[0]) {
    names.push(inner.name)
    options = inner.options ?? []
  }
  return { name: names.join(' '), options }
}
