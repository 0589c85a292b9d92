import { createHash } from 'node:crypto'

/** A message's nonce: the same for the same text, in the 25 characters that Discord allows. */
export const nonceOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 24)
