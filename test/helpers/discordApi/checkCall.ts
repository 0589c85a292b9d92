import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Form = Record<string, unknown>

const description = JSON.parse(readFileSync(new URL('./description.json', import.meta.url), 'utf8')) as {
  calls: Record<string, Form | null>
  components: object
}

// What a form may hold besides, such as names of formats, is Discord's business.
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'discord', components: description.components })

/** `/channels/{channel_id}/messages` as what fits it. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+_id\}/g, '\\d+').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const calls = Object.entries(description.calls).map(([call, form]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method: method.toUpperCase(), pattern: patternOf(path), form }
})

const compiled = new Map<Form, ValidateFunction>()
function isOfForm(form: Form): ValidateFunction {
  let check = compiled.get(form)
  if (!check) {
    const text = JSON.stringify(form).replaceAll('"#/components/', '"discord#/components/')
    compiled.set(form, (check = ajv.compile(JSON.parse(text) as Form)))
  }
  return check
}

/** Files that come along are numbered 0, 1, ... in practice; the description knows them by snowflakes alone. */
function withSnowflakes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('attachments' in body)) return body
  const { attachments } = body
  if (!Array.isArray(attachments)) return body
  return { ...body, attachments: attachments.map((each: object, id) => ({ ...each, id: String(id) })) }
}

function faultOf(form: Form, body: unknown): string | undefined {
  const check = isOfForm(form)
  if (check(withSnowflakes(body))) return undefined
  const where = check.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  return [...new Set(where)].join('; ')
}

/**
 * What Discord's own description of its API says against a call; undefined where it is as described.
 * @param path below the version: `/channels/1/messages`
 * @param body its JSON; undefined where there is none
 */
export function checkCall(method: string, path: string, body: unknown): string | undefined {
  const found = calls.find(each => each.method === method && each.pattern.test(path))
  if (!found) return 'Discord has no such call, or cut.ts does not keep it'
  return found.form === null ? undefined : faultOf(found.form, body)
}

/** The same for the answer to an interaction, given to Discord in what it posted. */
export const checkAnswer = (body: unknown): string | undefined =>
  checkCall('POST', '/interactions/1/token/callback', body)
