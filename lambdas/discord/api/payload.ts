import type { RawFile } from '@discordjs/rest'
import type { Message, Picture } from '../types.ts'
import { withinRoom } from './withinRoom.ts'
import { type PageAddress, withPage } from './withPage.ts'

/** Draws a picture as PNG, a replay as GIF. */
export type Draw = (picture: Picture) => Promise<Uint8Array>

const flags = { ephemeral: 1 << 6, componentsV2: 1 << 15 } as const

/** A message as Discord takes it: the JSON part, and the files that go with it. */
export interface Payload {
  body: Record<string, unknown>
  files: RawFile[]
}

/**
 * Puts a message into Discord's form and draws its pictures. Nobody is notified but whom the message names,
 * whatever its texts hold; and an edited message loses the files that it bore before.
 */
export async function payloadOf(
  message: Message,
  draw: Draw,
  ephemeral = false,
  pages?: PageAddress,
): Promise<Payload> {
  const pictures = await Promise.all(
    (message.pictures ?? []).map(async picture => ({
      name: picture.name,
      description: picture.alt,
      data: Buffer.from(await draw(picture)),
      contentType: picture.name.endsWith('.gif') ? 'image/gif' : 'image/png',
    })),
  )
  const texts = (message.files ?? []).map(({ name, content, type }) => ({
    name,
    description: undefined,
    data: Buffer.from(content),
    contentType: type,
  }))
  const attached = [...pictures, ...texts]
  return {
    body: {
      flags: flags.componentsV2 | (ephemeral ? flags.ephemeral : 0),
      components: withinRoom(await withPage(message, pages)),
      allowed_mentions: { parse: [], users: message.pings ?? [] },
      attachments: attached.map(({ name, description }, id) => ({
        id,
        filename: name,
        // Discord's limit on a description; whole words matter less than the message itself
        description: description?.slice(0, 1024),
      })),
    },
    files: attached.map(({ name, data, contentType }) => ({ name, data, contentType })),
  }
}

/** How much of it there is to send, in bytes: nearly, since the form that it goes in adds some. */
export const bytesOf = ({ body, files }: Payload): number =>
  files.reduce(
    (sum, { data }) => sum + Buffer.byteLength(data as Buffer),
    Buffer.byteLength(JSON.stringify(body)),
  )
