import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { needed, readSettings } from '../config.ts'
import { publicButtons } from '../discord/publicButtons.ts'
import { log, sayCannotStart } from '../log.ts'
import { isPagePath } from '../pages/addresses.ts'
import type { PageDeps } from '../pages/pageAnswer.ts'
import { askSqs, sqsQueue } from '../queue/sqs.ts'
import type { DoorDeps } from './doorDeps.ts'
import { handleInteraction } from './handleInteraction.ts'
import { publicCommands } from './publicCommands.ts'
import { publicKey } from './signature.ts'

let deps: DoorDeps | undefined

function makeDeps(): DoorDeps {
  const settings = readSettings()
  let loaded: ReturnType<DoorDeps['load']> | undefined
  return {
    key: publicKey(needed('DISCORD_PUBLIC_KEY', settings.publicKey)),
    queue: sqsQueue(askSqs(needed('QUEUE_URL', settings.queueUrl))),
    publicCommands,
    publicButtons,
    load: async () => (loaded ??= import('./loadBot.ts').then(({ loadBot }) => loadBot(settings))),
    log,
    now: Date.now,
  }
}

/** What API Gateway's HTTP API calls. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    deps ??= makeDeps()
  } catch (error) {
    sayCannotStart(log, error)
    throw error
  }
  if (isPagePath(event.rawPath ?? '')) return pages(event)
  const { status, headers, body } = await handleInteraction(
    {
      method: event.requestContext?.http?.method,
      body: bodyOf(event),
      headers: event.headers,
      at: event.requestContext?.timeEpoch,
    },
    deps,
  )
  return { statusCode: status, headers, body }
}

let opened: Promise<PageDeps> | undefined

/** The pages of battles and seasons, which an acknowledgement does without: loaded when the first of them is asked for. */
async function pages(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const [{ answerPage }, { openPages }] = await Promise.all([
    import('../pages/onAws.ts'),
    import('./openPages.ts'),
  ])
  opened ??= openPages(readSettings()).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return answerPage(event, await opened)
}

/** The bytes as they came: API Gateway encodes what it does not take for text. */
export const bodyOf = ({
  body = '',
  isBase64Encoded,
}: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>) =>
  isBase64Encoded ? Buffer.from(body, 'base64') : body
