import { createPublicKey, type KeyObject, verify } from 'node:crypto'

/** What stands before the 32 bytes of an Ed25519 key in its DER form. */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** The application's public key from its hexadecimal form; made once, used for every request. @throws on anything else */
export function publicKey(hex: string): KeyObject {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error('DISCORD_PUBLIC_KEY is not 64 hexadecimal digits')
  return createPublicKey({
    key: Buffer.concat([derPrefix, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  })
}

/**
 * Seconds that a request may be away from the time here, before it or after. Discord's come at once: one signed
 * longer ago is somebody's repetition of it.
 */
const maxAway = 5 * 60

type Headers = Record<string, string | string[] | undefined>

function header(headers: Headers, name: string): string | undefined {
  const found = headers[name] ?? Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return typeof found === 'string' ? found : undefined
}

/**
 * Did the owner of the key sign exactly these bytes, now?
 * @param now seconds since 1970
 */
export function signed(key: KeyObject, headers: Headers, body: string | Uint8Array, now: number): boolean {
  const signature = header(headers, 'x-signature-ed25519')
  const timestamp = header(headers, 'x-signature-timestamp')
  if (!signature || !/^[0-9a-f]{128}$/i.test(signature)) return false
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp)) > maxAway) return false
  const bytes =
    typeof body === 'string' ? Buffer.from(timestamp + body) : Buffer.concat([Buffer.from(timestamp), body])
  return verify(null, bytes, key, Buffer.from(signature, 'hex'))
}
