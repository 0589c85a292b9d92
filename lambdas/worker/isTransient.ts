const passingNames = ['TimeoutError', 'AbortError', 'HTTPError']

/** True for what may pass: the network, a service that is down or overloaded. Anything else is a bug. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { $metadata, code, cause } = error as Error & { $metadata?: unknown; code?: unknown }
  return (
    // every error of the AWS SDK has it
    $metadata !== undefined ||
    passingNames.includes(error.name) ||
    (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) ||
    (cause !== undefined && isTransient(cause))
  )
}
