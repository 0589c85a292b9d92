import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Listening, listen } from './server.ts'

export const services = ['dynamodb', 'sqs', 'ssm', 'discord'] as const
export type Service = (typeof services)[number]

/** A request that a program makes to one of the services. */
export interface Call {
  service: Service
  /** `PutItem`, `SendMessage`, `POST /channels/1/messages` */
  action: string
}

/** What happens to a call in place of what always does. */
export interface Trouble {
  /** before the service does anything; what is returned is the answer in its place, null: there is none */
  before?: () => Promise<
    { status: number; headers?: Record<string, string>; body: string } | null | undefined
  >
  /** when the service has done it, and before the program hears of it; false: it never does */
  after?: () => Promise<boolean>
}

/** All calls of the programs to the services come through here. */
export interface Gate {
  /** says what happens to a call; undefined: what always does */
  trouble: ((call: Call) => Trouble | undefined) | undefined
}

/** A request whose answer waits until `after` has been asked. */
function holdAnswer(response: ServerResponse, after: () => Promise<boolean>): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
  const answerLater = async (given: unknown[]) => {
    if (await after()) end(...given)
    else response.destroy()
  }
  response.end = ((...given: unknown[]) => {
    void answerLater(given)
    return response
  }) as ServerResponse['end']
}

/** A service behind the gate. @param actionOf names what a request asks for */
export function serve(
  gate: Gate,
  service: Service,
  actionOf: (request: IncomingMessage) => string,
  handle: RequestListener,
): Promise<Listening> {
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const trouble = gate.trouble?.({ service, action: actionOf(request) })
    if (trouble?.before) {
      const answer = await trouble.before()
      if (answer === null) return void request.destroy()
      if (answer) {
        request.resume()
        response.writeHead(answer.status, answer.headers).end(answer.body)
        return
      }
    }
    if (trouble?.after) holdAnswer(response, trouble.after)
    handle(request, response)
  }
  return listen((request, response) => {
    pass(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
}
