import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

/** A key pair as Discord has one for every application. */
export function discordKey() {
  const { privateKey } = generateKeyPairSync('ed25519')
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return {
    hex: der.subarray(-32).toString('hex'),
    /** the headers of a request that Discord signed */
    headers(body: string | Uint8Array, timestamp = String(Math.floor(Date.now() / 1000))) {
      const bytes = Buffer.concat([Buffer.from(timestamp), Buffer.from(body)])
      return {
        'x-signature-ed25519': sign(null, bytes, privateKey).toString('hex'),
        'x-signature-timestamp': timestamp,
      }
    },
  }
}
