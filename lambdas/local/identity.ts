import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { snowflake } from './discord/snowflake.ts'
import { makeFolder, writeWhole } from './onDisk.ts'

/** What the table's Discord and the bot know of each other, made at the first start. */
export interface Identity {
  application: string
  /** the bot's token with the simulated Discord */
  token: string
  privateKey: KeyObject
  /** hexadecimal, as DISCORD_PUBLIC_KEY would be */
  publicKey: string
}

const form = z.object({
  application: z.string(),
  token: z.string(),
  privateKey: z.string(),
  publicKey: z.string(),
})

/**
 * Reads the identity kept in `folder`, or makes one; null: it is not kept.
 * @param options.onDisk one that was made outlives a power cut
 */
export function keepIdentity(folder: string | null, { onDisk = false }: { onDisk?: boolean } = {}): Identity {
  const file = folder === null ? null : join(folder, 'identity.json')
  if (file !== null && existsSync(file)) {
    const { privateKey, ...rest } = form.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { ...rest, privateKey: createPrivateKey(privateKey) }
  }
  const pair = generateKeyPairSync('ed25519')
  const identity: Identity = {
    application: snowflake(),
    token: randomBytes(24).toString('hex'),
    privateKey: pair.privateKey,
    // the last 32 bytes of the DER form are the key itself
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex'),
  }
  if (file !== null) {
    makeFolder(dirname(file), onDisk)
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
    writeWhole(file, JSON.stringify({ ...identity, privateKey }, null, 2), { mode: 0o600, onDisk })
  }
  return identity
}
