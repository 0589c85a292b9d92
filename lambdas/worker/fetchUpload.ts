import type { Refusal, RefusalCode } from '../../rules/index.ts'
import type { Upload } from '../discord/types.ts'
import { decodeText, isWorkbook } from './decodeText.ts'

const timeoutMs = 5000

const refused = (code: RefusalCode, upload: Upload, about: Refusal['about'] = {}): Refusal => ({
  code,
  about: { file: upload.filename.slice(0, 100), ...about },
})

/** True where the address is inside `base`: same scheme, host and port, and below its path. */
function inside(address: string, base: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(base)) return false
  const [url, home] = [new URL(address), new URL(base)]
  const path = home.pathname.endsWith('/') ? home.pathname : `${home.pathname}/`
  return url.origin === home.origin && url.pathname.startsWith(path) && !url.username && !url.password
}

/**
 * The text of an uploaded file: from Discord's own file server and from nowhere else, wherever the address or
 * an answer of the server points to, and no more than `limit` bytes, whatever size was announced.
 */
export async function fetchUpload(upload: Upload, limit: number, base: string): Promise<string | Refusal> {
  if (!inside(upload.url, base)) return refused('upload-elsewhere', upload)
  const most = `${Math.floor(limit / 1000)} kB`
  if (upload.size > limit) return refused('upload-large', upload, { limit: most })
  const parts: Uint8Array[] = []
  let size = 0
  try {
    const answer = await fetch(upload.url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok || !answer.body) return refused('upload-failed', upload)
    for await (const part of answer.body) {
      size += part.length
      if (size > limit) return refused('upload-large', upload, { limit: most })
      parts.push(part)
    }
  } catch {
    return refused('upload-failed', upload)
  }
  const bytes = Buffer.concat(parts)
  if (isWorkbook(bytes)) return refused('upload-workbook', upload)
  return decodeText(bytes) ?? refused('upload-not-text', upload)
}
