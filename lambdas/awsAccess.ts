/** What keeps a command from AWS, and what to do about it. */
export const noAccess = {
  region: 'No AWS region is set: set AWS_REGION, such as eu-west-3.',
  credentials: 'No AWS credentials were found: sign in ("aws sso login"), or set AWS_PROFILE.',
} as const

/** The words of an error for whoever runs a command; those of the SDK do not say what to do. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message === 'Region is missing') return noAccess.region
  return error.name === 'CredentialsProviderError' ? noAccess.credentials : error.message
}
