import { limits } from '../../discord/api/limits.ts'
import { type RestAnswer, refuse } from './errors.ts'

export interface SentFile {
  name: string
  bytes: Uint8Array
}

/** What came in a request's body: JSON, and the files beside it by the number in their field's name. */
export interface Form {
  payload: unknown
  files: Map<string, SentFile>
}

/** Reads a body as Discord does: JSON, or multipart with `payload_json` and `files[n]`. */
export async function readForm(
  contentType: string,
  body: Uint8Array,
): Promise<{ ok: true; form: Form } | { ok: false; answer: RestAnswer }> {
  const bad = { ok: false, answer: refuse('badJson') } as const
  if (!contentType.startsWith('multipart/form-data')) {
    if (body.length === 0) return { ok: true, form: { payload: {}, files: new Map() } }
    const payload = json(Buffer.from(body).toString('utf8'))
    return payload === undefined ? bad : { ok: true, form: { payload, files: new Map() } }
  }

  const files = new Map<string, SentFile>()
  let payload: unknown = {}
  try {
    const fields = await new Response(Buffer.from(body), {
      headers: { 'content-type': contentType },
    }).formData()
    for (const [name, value] of fields) {
      const number = /^files\[(\d+)\]$/.exec(name)?.[1]
      if (typeof value === 'string') {
        if (name === 'payload_json') payload = json(value)
      } else if (number !== undefined) {
        files.set(number, { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) })
      }
    }
  } catch {
    return bad
  }
  if (payload === undefined) return bad
  const large = [...files.values()].some(each => each.bytes.length > limits.fileBytes)
  if (large || files.size > limits.files) return { ok: false, answer: refuse('tooLarge') }
  return { ok: true, form: { payload, files } }
}

function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
