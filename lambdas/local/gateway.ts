import type { DoorDeps } from '../interactions/doorDeps.ts'
import { takeInteraction } from '../interactions/handleInteraction.ts'
import { logProblem } from '../log.ts'

/** A packet as Discord's gateway sends it. */
export interface Packet {
  t?: string | null
  d?: unknown
}

/** Gives the first answer to an interaction: `POST /interactions/{id}/{token}/callback`. */
export type Callback = (id: string, token: string, response: object) => Promise<void>

/**
 * Takes a packet of the gateway: an interaction goes the way of one that came over HTTP, but for the
 * signature, which the gateway's connection makes up for. Other packets are left alone.
 */
export async function takePacket(
  packet: Packet,
  door: Omit<DoorDeps, 'key'>,
  callback: Callback,
): Promise<void> {
  if (packet.t !== 'INTERACTION_CREATE') return
  const interaction = packet.d
  if (typeof interaction !== 'object' || interaction === null) return
  if (!('id' in interaction) || !('token' in interaction)) return
  const response = await takeInteraction(interaction, door)
  if (response) await callback(String(interaction.id), String(interaction.token), response)
}

/** Plays on Discord without a public address: interactions come over the gateway of discord.js. */
export async function openGateway(
  token: string,
  door: Omit<DoorDeps, 'key'>,
  apiBase: string,
): Promise<{ close(): Promise<void> }> {
  // the whole of discord.js is loaded by those alone who want it
  const { Client, GatewayIntentBits, Routes } = await import('discord.js')
  // Nearly all that goes this way are acknowledgements, for which the bot's limit of requests a second does not hold.
  const rest = { api: apiBase, globalRequestsPerSecond: Number.POSITIVE_INFINITY }
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest })
  const callback: Callback = async (id, interactionToken, response) => {
    await client.rest.post(Routes.interactionCallback(id, interactionToken), { body: response, auth: false })
  }
  client.on('raw', (packet: Packet) => {
    takePacket(packet, door, callback).catch((error: unknown) =>
      logProblem(door.log, error, { doing: 'gateway' }),
    )
  })
  client.on('clientReady', () => door.log.info({ as: client.user?.tag }, 'connected to Discord'))
  client.on('error', error => void logProblem(door.log, error, { doing: 'gateway' }))
  await client.login(token)
  return { close: () => client.destroy() }
}
