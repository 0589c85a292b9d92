import { createHash, createHmac } from 'node:crypto'

/** The keys that a Lambda is given in its environment. */
export interface Keys {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The headers of a POST to an AWS service, signed with Signature Version 4. The front door signs its one request
 * itself: to load the SDK for it takes ten times as long as all the rest of an acknowledgement.
 * @param url without a query
 * @param headers in lower case
 * @param now milliseconds since 1970
 */
export function signRequest(
  { url, headers, body }: { url: URL; headers: Record<string, string>; body: string },
  { service, region, keys }: { service: string; region: string; keys: Keys },
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-date': time,
    ...(keys.sessionToken && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(all).sort()
  const canonical = [
    'POST',
    url.pathname,
    '',
    ...names.map(name => `${name}:${all[name]}`),
    '',
    names.join(';'),
    hash(body),
  ].join('\n')
  const parts = scope.split('/')
  const key = parts.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex')
  return {
    ...all,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}
