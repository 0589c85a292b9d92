/**
 * What failed, and so what becomes of it:
 * - `passing`: network, time, throttling, a service that is down. Tried again soon.
 * - `ours`: broken on our side, as a token that is refused or a table that is not there. Nothing is given up; an
 *   alarm rings.
 * - `this-game`: what does not get better by being tried again, as a bug or an item that is too large. Told at once.
 * - `channel`: Discord refuses to take messages there. Kept for a day.
 */
export const failureKinds = ['passing', 'ours', 'this-game', 'channel'] as const
export type FailureKind = (typeof failureKinds)[number]

/** Discord does not take the bot's token. */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
  constructor() {
    super('Discord does not take the bot’s token')
  }
}

/** Discord wants no more for longer than anybody waits for it. */
export class RateLimited extends Error {
  override name = 'RateLimited'
  /** milliseconds */
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(`Discord wants nothing more for ${Math.ceil(retryAfter / 1000)} s`)
    this.retryAfter = retryAfter
  }
}

const oursNames = new Set([
  'TokenRefused',
  'CredentialsProviderError',
  'AccessDenied',
  'AccessDeniedException',
  'ExpiredTokenException',
  'IncompleteSignature',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'KMSAccessDeniedException',
  'MissingAuthenticationToken',
  'MissingSetting',
  'NewerFormat',
  'OptInRequired',
  'ParameterNotFound',
  'QueueDoesNotExist',
  'ResourceNotFoundException',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
])
const gameNames = new Set(['ItemCollectionSizeLimitExceededException', 'ValidationException'])
const passingNames = new Set(['AbortError', 'HTTPError', 'RateLimited', 'TimeoutError', 'TimeUp'])
const networkCode = /^(E[A-Z]+|UND_ERR_\w+)$/

/** Codes of Discord that speak of the channel with another status than 403 and 404: archived, locked, full. */
const channelCodes = new Set([50083, 160005, 160006, 30033])

/** What Discord said no with: its status and its own code. */
interface Refused {
  status: number
  code: number
}

function refusalKind({ status, code }: Refused): FailureKind {
  if (status === 401) return 'ours'
  if (status === 403 || status === 404 || channelCodes.has(code)) return 'channel'
  return status === 429 || status >= 500 ? 'passing' : 'this-game'
}

/** Which of the four it is, for something thrown or for what Discord refused. */
export function failureKind(problem: unknown): FailureKind {
  if (!(problem instanceof Error)) {
    const isRefusal = typeof problem === 'object' && problem !== null && 'status' in problem
    return isRefusal ? refusalKind(problem as Refused) : 'this-game'
  }
  const { $metadata, code, cause } = problem as Error & { $metadata?: unknown; code?: unknown }
  if (oursNames.has(problem.name)) return 'ours'
  if (gameNames.has(problem.name)) return 'this-game'
  const passes =
    // every error of the AWS SDK has it
    $metadata !== undefined ||
    passingNames.has(problem.name) ||
    (typeof code === 'string' && networkCode.test(code))
  if (passes) return 'passing'
  return cause === undefined ? 'this-game' : failureKind(cause)
}

/** Can it help to try again? Not where the fault is in the game or in the program. */
export const mayPass = (problem: unknown): boolean => ['passing', 'ours'].includes(failureKind(problem))
