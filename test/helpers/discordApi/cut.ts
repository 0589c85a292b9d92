import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Cuts description.json out of Discord's own description of its API (openapi.json of
 * https://github.com/discord/discord-api-spec, MIT: see LICENSE): the calls that the bot makes, the forms of their
 * bodies, and all that these refer to. Nothing in them is changed.
 * `node lambdas/local/run.mjs --dev test/helpers/discordApi/cut.ts openapi.json`
 */
const calls = [
  'get /users/@me',
  'get /applications/@me',
  'patch /applications/@me',
  'get /oauth2/applications/@me',
  'get /gateway/bot',
  'post /users/@me/channels',
  'get /guilds/{guild_id}/members/{user_id}',
  'get /applications/{application_id}/commands',
  'put /applications/{application_id}/commands',
  'get /channels/{channel_id}',
  'patch /channels/{channel_id}',
  'get /channels/{channel_id}/messages',
  'post /channels/{channel_id}/messages',
  'patch /channels/{channel_id}/messages/{message_id}',
  'delete /channels/{channel_id}/messages/{message_id}',
  'put /channels/{channel_id}/messages/pins/{message_id}',
  'post /channels/{channel_id}/messages/{message_id}/threads',
  'post /channels/{channel_id}/threads',
  'put /channels/{channel_id}/thread-members/{user_id}',
  'post /interactions/{interaction_id}/{interaction_token}/callback',
  'post /webhooks/{webhook_id}/{webhook_token}',
  'get /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  'patch /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  'delete /webhooks/{webhook_id}/{webhook_token}/messages/@original',
  'delete /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}',
]

type Form = Record<string, unknown>
interface Whole {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Form }> } }>>
  components: { schemas: Record<string, Form> }
}

const whole = JSON.parse(readFileSync(process.argv[2] ?? 'openapi.json', 'utf8')) as Whole
const schemas: Record<string, Form> = {}

function keep(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  const { $ref: to } = part as { $ref?: unknown }
  const name = typeof to === 'string' ? to.split('/').at(-1)! : undefined
  if (name !== undefined && !(name in schemas)) {
    schemas[name] = whole.components.schemas[name]!
    keep(schemas[name])
  }
  for (const inside of Object.values(part)) keep(inside)
}

const bodies = calls.map(call => {
  const [method = '', path = ''] = call.split(' ')
  const found = whole.paths[path]?.[method]
  if (!found) throw new Error(`Discord has no ${call}`)
  const body = found.requestBody?.content['application/json']?.schema ?? null
  keep(body)
  return [call, body] as const
})
writeFileSync(
  'test/helpers/discordApi/description.json',
  `${JSON.stringify({ calls: Object.fromEntries(bodies), components: { schemas } })}\n`,
)
