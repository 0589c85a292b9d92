import { z } from 'zod'
import { limits } from '../../discord/api/limits.ts'
import {
  type AnyComponent,
  fault,
  legacyTopLevel,
  type TopLevelComponent,
  topLevel,
} from './componentLimits.ts'
import { type FormFault, faultsOf } from './errors.ts'

export const flag = { ephemeral: 1 << 6, suppressNotifications: 1 << 12, componentsV2: 1 << 15 } as const

/** Rows of buttons that a message of the old kind may have. */
const legacyRows = 5

const attachment = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  filename: z.string().max(1024).optional(),
  description: z.string().max(limits.alt).nullish(),
  title: z.string().max(1024).nullish(),
})

const snowflakes = z.array(z.string().regex(/^\d{15,21}$/)).max(100)

const allowedMentions = z
  .object({
    parse: z.array(z.enum(['users', 'roles', 'everyone'])).optional(),
    users: snowflakes.optional(),
    roles: snowflakes.optional(),
    replied_user: z.boolean().optional(),
  })
  .check(({ value, issues }) => {
    if (value.parse?.includes('users') && value.users?.length)
      issues.push({
        code: 'custom',
        input: value,
        path: ['parse'],
        ...fault(
          'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
          'parse:["users"] and users: [ids...] exclude each other',
        ),
      })
  })

const form = z.object({
  content: z.string().max(2000).nullish(),
  flags: z.int().min(0).nullish(),
  embeds: z.array(z.record(z.string(), z.unknown())).max(10).nullish(),
  components: z.array(z.looseObject({ type: z.int() })).nullish(),
  attachments: z.array(attachment).max(limits.files).nullish(),
  allowed_mentions: allowedMentions.nullish(),
  nonce: z.union([z.int().transform(String), z.string().max(25)]).nullish(),
  enforce_nonce: z.boolean().optional(),
  poll: z.unknown().optional(),
  sticker_ids: z.unknown().optional(),
  tts: z.boolean().optional(),
})

export type AttachmentForm = z.infer<typeof attachment>

/** A message as a bot sent it, found to be within Discord's limits. */
export interface MessageForm {
  content: string | undefined
  flags: number
  components: TopLevelComponent[] | undefined
  attachments: AttachmentForm[] | undefined
  mentions: { parse: string[]; users: string[] } | undefined
  nonce: string | undefined
  enforceNonce: boolean
}

/** What of a message is there already when it is edited. */
export interface Present {
  flags: number
  /** names of the attachments that stay */
  files: string[]
  /** the text and components that an edit leaves as they are */
  content: string
  components: TopLevelComponent[]
}

/** A message that Discord takes, or why not: faults of its form, nothing in it, or too much for its own servers. */
type CheckedMessage =
  | { ok: true; form: MessageForm }
  | { ok: false; why: 'form'; faults: FormFault[] }
  | { ok: false; why: 'empty' | 'serverError' }

/**
 * Checks a message against Discord's documented limits. `fileNames` are the files sent with it, by position;
 * `present` is the message that it edits.
 */
export function checkMessage(
  body: unknown,
  fileNames: Map<string, string>,
  present?: Present,
): CheckedMessage {
  const parsed = form.safeParse(body)
  if (!parsed.success) return { ok: false, why: 'form', faults: faultsOf(parsed.error) }
  const message = parsed.data
  const v2 = (((message.flags ?? 0) | (present?.flags ?? 0)) & flag.componentsV2) !== 0
  const faults: FormFault[] = []

  const components = z.array(v2 ? topLevel : legacyTopLevel).safeParse(message.components ?? [])
  if (!components.success)
    faults.push(...faultsOf(components.error).map(each => ({ ...each, path: ['components', ...each.path] })))
  faults.push(...(v2 ? legacyFields(message) : legacyRowFaults(message)))

  const list: TopLevelComponent[] = components.data ?? []
  faults.push(...wholeMessage(list))
  faults.push(...fileFaults(list, message.attachments ?? undefined, fileNames, present))
  if (faults.length > 0) return { ok: false, why: 'form', faults }
  if (textWeight(list) > limits.bytes) return { ok: false, why: 'serverError' }

  if (isEmpty(message, list, v2, fileNames, present)) return { ok: false, why: 'empty' }
  return { ok: true, form: formOf(message, list) }
}

type ParsedForm = z.infer<typeof form>

/** Does a message show nothing, with what is there already? */
function isEmpty(
  message: ParsedForm,
  list: readonly TopLevelComponent[],
  v2: boolean,
  fileNames: ReadonlyMap<string, string>,
  present?: Present,
): boolean {
  const shown = message.components ? list.length : (present?.components.length ?? 0)
  if (v2 || shown > 0) return shown === 0
  const content = message.content ?? (message.content === null ? '' : (present?.content ?? ''))
  const hasFiles = fileNames.size > 0 || (present?.files.length ?? 0) > 0
  return content === '' && (message.embeds?.length ?? 0) === 0 && !hasFiles
}

/** What is kept of a message that Discord takes. */
const formOf = (message: ParsedForm, list: TopLevelComponent[]): MessageForm => ({
  content: message.content === undefined ? undefined : (message.content ?? ''),
  flags: message.flags ?? 0,
  components: message.components ? list : undefined,
  attachments: message.attachments ?? undefined,
  mentions: message.allowed_mentions
    ? { parse: message.allowed_mentions.parse ?? [], users: message.allowed_mentions.users ?? [] }
    : undefined,
  nonce: message.nonce ?? undefined,
  enforceNonce: message.enforce_nonce ?? false,
})

const tooMany = (path: string[], message: string): FormFault => ({
  path,
  code: 'BASE_TYPE_BAD_LENGTH',
  message: `Must be ${message}`,
})

const legacyRowFaults = ({ components }: ParsedForm): FormFault[] =>
  (components?.length ?? 0) > legacyRows ? [tooMany(['components'], `at most ${legacyRows} rows`)] : []

function legacyFields(message: ParsedForm): FormFault[] {
  const used = [
    ['content', Boolean(message.content)],
    ['embeds', Boolean(message.embeds?.length)],
    ['poll', message.poll !== undefined && message.poll !== null],
    ['sticker_ids', Array.isArray(message.sticker_ids) && message.sticker_ids.length > 0],
  ] as const
  return used
    .filter(([, there]) => there)
    .map(([path]) => ({
      path: [path],
      code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      message: `The '${path}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
    }))
}

/** Every component of a message, those inside others included, with its path. */
export function everyComponent(
  components: readonly AnyComponent[],
  path: (string | number)[] = ['components'],
): { path: (string | number)[]; part: AnyComponent }[] {
  return components.flatMap((part, n) => {
    const here = [...path, n]
    const found = [{ path: here, part }]
    if ('components' in part) found.push(...everyComponent(part.components, [...here, 'components']))
    if (part.type === 9) found.push({ path: [...here, 'accessory'], part: part.accessory })
    return found
  })
}

/** What the texts of a message weigh: bytes, and some for each. */
const textWeight = (components: TopLevelComponent[]): number =>
  everyComponent(components).reduce(
    (sum, { part }) => sum + (part.type === 10 ? Buffer.byteLength(part.content) + limits.textBytes : 0),
    0,
  )

function wholeMessage(components: TopLevelComponent[]): FormFault[] {
  const faults: FormFault[] = []
  const all = everyComponent(components)
  if (all.length > limits.components)
    faults.push({
      path: ['components'],
      code: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      message: `The total number of components cannot exceed ${limits.components} (${all.length})`,
    })
  const text = all.reduce((sum, { part }) => sum + (part.type === 10 ? part.content.length : 0), 0)
  if (text > limits.text)
    faults.push({
      path: ['components'],
      code: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      message: `The displayable text cannot exceed ${limits.text} characters (${text})`,
    })
  faults.push(...twice(all, 'custom_id', part => ('custom_id' in part ? part.custom_id : undefined)))
  faults.push(...twice(all, 'id', part => part.id || undefined))
  return faults
}

function twice(
  all: ReturnType<typeof everyComponent>,
  key: string,
  valueOf: (part: AnyComponent) => string | number | undefined,
): FormFault[] {
  const seen = new Set<string | number>()
  return all.flatMap(({ path, part }) => {
    const value = valueOf(part)
    if (value === undefined || !seen.has(value)) {
      if (value !== undefined) seen.add(value)
      return []
    }
    const code = `COMPONENT_${key.toUpperCase()}_DUPLICATED`
    return [{ path: [...path, key], code, message: `Component ${key} cannot be duplicated` }]
  })
}

/** The urls of pictures and files that a component shows. */
export function mediaOf(part: AnyComponent): string[] {
  if (part.type === 11) return [part.media.url]
  if (part.type === 12) return part.items.map(each => each.media.url)
  return part.type === 13 ? [part.file.url] : []
}

function fileFaults(
  components: TopLevelComponent[],
  attachments: AttachmentForm[] | undefined,
  fileNames: Map<string, string>,
  present: Present | undefined,
): FormFault[] {
  const faults: FormFault[] = []
  const names = new Set([...fileNames.values(), ...(present?.files ?? [])])
  for (const [n, each] of (attachments ?? []).entries())
    if (each.filename !== undefined && fileNames.has(each.id)) {
      names.add(each.filename)
      if (!/^[\w.-]+$/.test(each.filename))
        faults.push({
          path: ['attachments', n, 'filename'],
          code: 'ATTACHMENT_FILENAME_INVALID',
          message: 'Discord would rename this file: letters, digits, _ . - only',
        })
    }
  for (const { path, part } of everyComponent(components))
    for (const url of mediaOf(part))
      if (url.startsWith('attachment://') && !names.has(url.slice('attachment://'.length)))
        faults.push({
          path,
          code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          message: `The referenced attachment ${url} was not found`,
        })
  return faults
}
