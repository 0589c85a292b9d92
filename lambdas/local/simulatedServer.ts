import type { RestAnswer } from './discord/errors.ts'
import { makeRest, type RestRecord, type RestRequest } from './discord/restRoutes.ts'
import { makeSending } from './discord/sendInteraction.ts'
import { openSimulatedDiscord } from './discord/simulatedDiscord.ts'
import type { Identity } from './identity.ts'
import type { SimulatedServer } from './pageRoutes.ts'
import { makeUploads } from './uploads.ts'

/** The simulated Discord of a running server, with what tests ask of it. */
export interface OpenSimulatedServer extends SimulatedServer {
  /** what it was sent, the newest last */
  records: RestRecord[]
  /** may answer a request in its place, for tests of what happens when Discord is out of order */
  intercept: ((request: RestRequest) => RestAnswer | undefined) | null
}

/** Requests that are remembered. */
const maxRecords = 500

/** Opens the table kept in `folder` beside the server at `url`; null: it is not kept. */
export function openSimulatedServer(options: {
  folder: string | null
  /** what is answered outlives a power cut */
  onDisk?: boolean
  /** how long it waits for the first answer to an interaction, in milliseconds */
  patience: number
  url: string
  cdnBase: string
  identity: Identity
  welcomePicture: SimulatedServer['welcomePicture']
}): OpenSimulatedServer {
  const { identity, url } = options
  const discord = openSimulatedDiscord({
    folder: options.folder,
    onDisk: options.onDisk ?? false,
    application: identity.application,
    patience: options.patience,
    cdnBase: options.cdnBase,
  })
  const sending = makeSending(discord, {
    privateKey: identity.privateKey,
    async post(body, headers) {
      const response = await fetch(`${url}/interactions`, { method: 'POST', body, headers })
      const contentType = response.headers.get('content-type') ?? ''
      return { status: response.status, contentType, body: new Uint8Array(await response.arrayBuffer()) }
    },
  })
  const table: OpenSimulatedServer = {
    discord,
    sending,
    uploads: makeUploads(discord),
    secret: identity.token,
    welcomePicture: options.welcomePicture,
    records: [],
    intercept: null,
    rest: makeRest(discord, {
      token: identity.token,
      record(record) {
        table.records.push(record)
        if (table.records.length > maxRecords) table.records.shift()
      },
      intercept: request => table.intercept?.(request),
    }),
  }
  return table
}
