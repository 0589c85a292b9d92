import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLocal } from './http.ts'
import type { Identity } from './identity.ts'

/** What a request says that may have the program look at itself: only who reads its files can make it. */
export const checkHeaders = ({ token }: Pick<Identity, 'token'>): { authorization: string } => ({
  authorization: `Bearer ${createHmac('sha256', token).update('self-check').digest('base64url')}`,
})

/** May a request have the program look at itself? From this machine itself, or by the key. */
export function mayCheck(request: IncomingMessage, identity: Pick<Identity, 'token'>): boolean {
  const right = Buffer.from(checkHeaders(identity).authorization)
  const said = Buffer.from(request.headers.authorization ?? '')
  return isLocal(request) || (said.length === right.length && timingSafeEqual(said, right))
}
