import type { Call, Refused, Services } from '../types.ts'

/** Nothing that is imported is larger, in bytes. */
export const maxUploadBytes = 256_000

/** The text of the file that came with a command's option `file`. */
export async function readUpload(
  call: Call,
  services: Pick<Services, 'fetchUpload'>,
): Promise<{ ok: true; text: string; filename: string } | Refused> {
  const id = String(call.options.file ?? '')
  const upload = Object.hasOwn(call.uploads, id) ? call.uploads[id] : undefined
  if (!upload) return { refusal: { code: 'upload-missing' } }
  const fetched = await services.fetchUpload(upload, maxUploadBytes)
  return 'refusal' in fetched ? fetched : { ...fetched, filename: upload.filename.slice(0, 100) }
}
