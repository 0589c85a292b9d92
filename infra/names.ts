/** What everything of a stage is called on AWS, so that a command finds it by the stage alone. */
export function namesOf(stage: string) {
  const name = `combat-hex-${stage}`
  const parameter = (of: string) => `/combat-hex/${stage}/${of}`
  return {
    stack: name,
    table: name,
    queue: `${name}-interactions.fifo`,
    deadLetters: `${name}-dead-letters.fifo`,
    alarms: `${name}-alarms`,
    dashboard: name,
    functions: { door: `${name}-door`, worker: `${name}-worker`, clock: `${name}-clock` },
    parameters: {
      /** put before the deployment; the token encrypted (SecureString) */
      publicKey: parameter('public-key'),
      applicationId: parameter('application-id'),
      token: parameter('token'),
      /** the settings of the stage as JSON, so that a later deployment is the same whoever starts it */
      settings: parameter('settings'),
      /** made by the first deployment, encrypted: what the keys in links to pages are made from */
      linkSecret: parameter('link-secret'),
      /** written by the deployment: where Discord sends interactions */
      endpoint: parameter('endpoint'),
    },
  } as const
}

export type StackNames = ReturnType<typeof namesOf>
