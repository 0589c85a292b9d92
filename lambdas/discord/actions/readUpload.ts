import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { Call, Services } from '../types.ts'

/** Nothing that is imported is larger, in bytes. */
export const maxUploadBytes = 256_000

/** The text of the file that came with a command's option `file`. */
export async function readUpload(
  call: Call,
  services: Pick<Services, 'fetchUpload'>,
): Promise<{ text: string; filename: string } | Refusal> {
  const id = String(call.options.file ?? '')
  const upload = Object.hasOwn(call.uploads, id) ? call.uploads[id] : undefined
  if (!upload) return { code: 'upload-missing' }
  const text = await services.fetchUpload(upload, maxUploadBytes)
  return isRefusal(text) ? text : { text, filename: upload.filename.slice(0, 100) }
}
