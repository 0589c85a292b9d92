import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../config.ts'
import { limitIn, type TimeLimit, TimeUp } from '../timeLimit.ts'
import { type Keys, signRequest } from './signRequest.ts'
import { groupOf, idOf, type Queue } from './types.ts'

/** What asks SQS for something: an action and what it takes, in SQS's own words. */
export type AskSqs = (action: string, input: Record<string, unknown>, limit?: TimeLimit) => Promise<void>

/** One try gets no more than this, in milliseconds, so that a second one fits into the time of an acknowledgement. */
const tryMs = 1000
/** Between two tries, in milliseconds. */
const pauseMs = 50
/** Where nobody says how long there is time, in milliseconds. */
const usualMs = 2000

/** SQS said no. */
export class SqsError extends Error {
  readonly status: number
  constructor(name: string, message: string, status: number) {
    super(message)
    this.name = name
    this.status = status
  }
}

/** What SQS does not take now it will not take the next time either. */
const isFinal = (error: unknown) =>
  error instanceof SqsError && error.status < 500 && !error.name.includes('Throttl')

/** The address of a queue, by the ARN that an event from it bears. */
export function queueUrlOf(arn: string): string {
  const [, , , region, account, name] = arn.split(':')
  return `https://sqs.${region}.amazonaws.com/${account}/${name}`
}

/** The keys of the environment. @throws where there are none */
function keysOf(env: Record<string, string | undefined>): Keys {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new SqsError('CredentialsProviderError', 'AWS_ACCESS_KEY_ID is not set', 0)
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  }
}

/** Stand-ins for AWS speak HTTP. To load both for that would cost every start. */
const clientFor = (url: URL) => (url.protocol === 'http:' ? import('node:http') : import('node:https'))

async function post(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const client = await clientFor(url)
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = client.request(url, { method: 'POST', headers, signal }, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The name and the words of an error, as SQS writes them. */
function errorOf(text: string, status: number): SqsError {
  try {
    const { __type = 'SqsError', message = text } = JSON.parse(text) as { __type?: string; message?: string }
    return new SqsError(__type.slice(__type.indexOf('#') + 1), message, status)
  } catch {
    return new SqsError('SqsError', text.slice(0, 500), status)
  }
}

/**
 * Speaks to SQS without the SDK: one signed request, tried again while there is time. Every try has a limit that
 * ends it.
 * @param queueUrl the queue that is spoken of
 * @throws SqsError where SQS refuses, TimeUp where it did not take it in time
 */
export function askSqs(queueUrl: string, env: Record<string, string | undefined> = process.env): AskSqs {
  const url = new URL('/', readSettings(env).sqsEndpoint ?? queueUrl)
  return async (action, input, limit = limitIn(usualMs)) => {
    const body = JSON.stringify({ QueueUrl: queueUrl, ...input })
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `AmazonSQS.${action}`,
    }
    const signer = { service: 'sqs', region: env.AWS_REGION ?? 'us-east-1', keys: keysOf(env) }
    let problem: unknown
    while (limit.left() > 0) {
      try {
        const signed = signRequest({ url, headers, body }, signer, Date.now())
        const signal = AbortSignal.any([limit.signal, AbortSignal.timeout(tryMs)])
        const { status, text } = await post(url, signed, body, signal)
        if (status === 200) return
        throw errorOf(text, status)
      } catch (error) {
        if (isFinal(error)) throw error
        problem = error
      }
      await sleep(pauseMs)
    }
    throw new TimeUp({ cause: problem })
  }
}

/** The FIFO queue on AWS. Discord delivers an interaction again where it heard nothing: that is the same one. */
export const sqsQueue = (ask: AskSqs): Queue => ({
  send: (message, limit) =>
    ask(
      'SendMessage',
      {
        MessageBody: JSON.stringify(message),
        MessageGroupId: groupOf(message),
        MessageDeduplicationId: idOf(message),
      },
      limit,
    ),
})
