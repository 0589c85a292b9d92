import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { members } from './discord/members.ts'
import { hostOf, isLocal } from './http.ts'

/** Whose seats a request may see and act for: all of them on the machine itself, elsewhere the one of its link. */
export type Visitor = { isHost: true } | { isHost: false; user: string }

const cookieName = 'combat-hex-seat'

/** What makes a link one of a seat: the same after every start, and not to be guessed. */
const secretOf = (user: string, key: string): string =>
  createHmac('sha256', key).update(`seat ${user}`).digest('base64url').slice(0, 22)

const userOf = (secret: string | undefined, key: string): string | undefined =>
  members.find(({ id }) => secretOf(id, key) === secret)?.id

/** A page from elsewhere may give any name the address of this machine, and then read what that name answers. */
export function isNamedByAddress(request: IncomingMessage): boolean {
  const host = hostOf(request)
  return host === 'localhost' || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0
}

/**
 * Who makes a request; undefined where it came from elsewhere without a link's secret.
 * @param key what the secrets are made from, known to this program alone
 */
export function visitorOf(request: IncomingMessage, key: string): Visitor | undefined {
  if (isLocal(request)) return { isHost: true }
  const cookie = (request.headers.cookie ?? '').split(/;\s*/).find(each => each.startsWith(`${cookieName}=`))
  const user = userOf(cookie?.slice(cookieName.length + 1), key)
  return user === undefined ? undefined : { isHost: false, user }
}

export const maySit = (visitor: Visitor, user: string): boolean => visitor.isHost || visitor.user === user

/** The browser keeps the secret of a link, and sends it along from then on: the header that asks it to. */
export function seatCookie(secret: string, key: string): string | undefined {
  if (userOf(secret, key) === undefined) return undefined
  return `${cookieName}=${secret}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`
}

export interface SeatLink {
  name: string
  url: string
}

/** A link for each seat, at an address that other machines in the network reach. */
export function seatLinks(port: number, key: string): SeatLink[] {
  const addresses = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  const host = outside?.address ?? 'localhost'
  return members.map(({ id, global_name: name }) => ({
    name: name ?? id,
    url: `http://${host}:${port}/?secret=${secretOf(id, key)}`,
  }))
}
