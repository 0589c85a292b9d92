import type { Aws } from '../../infra/aws.ts'
import { publicKey, signed } from '../../lambdas/interactions/signature.ts'
import type { SelfCheck } from '../../lambdas/selfCheck.ts'
import { discordKey } from '../lambdas/interactions/discordKey.ts'
import { openServer } from './server.ts'

/**
 * Stands in for Discord and for a stage's door on one port. Discord tries an address that it is given with a good and
 * with a forged signature, as the real one does, and adds its own fields to the commands that it keeps.
 */
export async function openApplication() {
  const key = discordKey()
  const state = {
    token: 'good',
    key,
    application: {
      id: '900',
      name: 'Combat Hex',
      verify_key: key.hex,
      interactions_endpoint_url: null as string | null,
    },
    commands: [] as Record<string, unknown>[],
    /** how the door answers what is signed well, and what is not */
    door: { good: 200, forged: 401 },
    calls: [] as string[],
  }
  /** Does an address answer as Discord wants it? */
  const answersWell = async (url: string) => {
    const body = JSON.stringify({ type: 1, id: '1', application_id: '900', token: 't', version: 1 })
    const good = await fetch(url, { method: 'POST', body, headers: key.headers(body) })
    const forged = await fetch(url, { method: 'POST', body, headers: key.headers(`${body} `) })
    return good.status === 200 && forged.status === 401
  }
  const discord = async (method: string, path: string, body: string): Promise<[number, unknown]> => {
    if (path === '/applications/@me' && method === 'GET') return [200, state.application]
    if (path === '/applications/@me' && method === 'PATCH') {
      const { interactions_endpoint_url: url } = JSON.parse(body) as { interactions_endpoint_url: string }
      if (!(await answersWell(url)))
        return [400, { message: 'interactions_endpoint_url could not be verified' }]
      state.application.interactions_endpoint_url = url
      return [200, state.application]
    }
    if (!path.startsWith('/applications/900/commands')) return [404, {}]
    if (method === 'PUT')
      state.commands = (JSON.parse(body) as Record<string, unknown>[]).map((one, i) => ({
        ...one,
        type: 1,
        id: String(i),
        application_id: '900',
        version: '1',
        default_member_permissions: null,
        dm_permission: true,
        nsfw: false,
        contexts: null,
      }))
    return [200, state.commands]
  }
  const { url, close } = await openServer(async ({ method, url: path, headers, body }, response) => {
    if (path === '/interactions') {
      const good = signed(publicKey(key.hex), headers, body, Date.now() / 1000)
      response.writeHead(good ? state.door.good : state.door.forged).end('{"type":1}')
      return
    }
    state.calls.push(`${method} ${path}`)
    const known = headers.authorization === `Bot ${state.token}`
    const [status, answer] = known ? await discord(method, path.replace('/api/v10', ''), body) : [401, {}]
    response.writeHead(status).end(JSON.stringify(answer))
  })
  return {
    state,
    apiBase: `${url}/api`,
    endpoint: `${url}/interactions`,
    close,
  }
}

/** What is asked of AWS by whoever deploys, in memory. */
export function memoryAws(parameters: Record<string, string> = {}) {
  const kinds: Record<string, string> = {}
  const inside: SelfCheck = {
    table: { ok: true, milliseconds: 5 },
    picture: { ok: true, milliseconds: 50, bytes: 70_000 },
    clockRan: 20,
  }
  const state = { parameters, kinds, inside: [inside], dead: 0, trouble: undefined as string | undefined }
  const guarded: [string, boolean][] = []
  const aws: Aws = {
    region: 'eu-west-3',
    parameter: name => Promise.resolve(parameters[name]),
    putParameter: (name, value, kind) => {
      parameters[name] = value
      kinds[name] = kind
      return Promise.resolve()
    },
    invoke: () => Promise.resolve(state.inside.length > 1 ? state.inside.shift() : state.inside[0]),
    messages: name => Promise.resolve(name.includes('dead') ? state.dead : 0),
    tableTrouble: () => Promise.resolve(state.trouble),
    guardTable: (table, protect) => {
      guarded.push([table, protect])
      return Promise.resolve()
    },
  }
  return { aws, state, guarded }
}
