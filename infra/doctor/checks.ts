import { type KeyObject, randomBytes, sign } from 'node:crypto'
import type { SelfCheck } from '../../lambdas/selfCheck.ts'
import { type Definition, type DiscordApi, DiscordRefused, differing } from '../discordApi.ts'

/** What a check found: a line that says what is right or wrong, and where it is wrong, what to do. */
export interface Finding {
  ok: boolean
  says: string
  todo?: string
}

export interface Check {
  /** what is looked at, in a word or two */
  about: string
  look(): Promise<Finding | Finding[]>
}

const right = (says: string): Finding => ({ ok: true, says })
const wrong = (says: string, todo: string): Finding => ({ ok: false, says, todo })

const messageOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  // fetch says why only in the cause
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/**
 * Looks at one thing after the other, and prints a line for each.
 * @returns whether all is well
 */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<boolean> {
  let well = true
  for (const { about, look } of checks) {
    const found = await look().catch((error: unknown) =>
      wrong(
        messageOf(error),
        'Nothing answered, or not as it should: look whether it runs and can be reached.',
      ),
    )
    for (const { ok, says, todo } of [found].flat()) {
      print(`${ok ? 'right' : 'WRONG'}  ${about}: ${says}`)
      if (!ok && todo) print(`       ${todo}`)
      well &&= ok
    }
  }
  return well
}

const ping = '{"id":"1","application_id":"1","type":1,"token":"doctor","version":1}'

async function knock(endpoint: string, signature: (signed: string) => string) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature-ed25519': signature(timestamp + ping),
      'x-signature-timestamp': timestamp,
    },
    body: ping,
    signal: AbortSignal.timeout(10_000),
  })
  return { status: response.status, body: await response.text() }
}

/** What nobody signed is turned away. */
export const refusesForgeries = (endpoint: string): Check => ({
  about: 'signature',
  async look() {
    const { status } = await knock(endpoint, () => randomBytes(64).toString('hex'))
    return status === 401
      ? right('a forged one is refused')
      : wrong(
          `a forged one is answered with ${status} and not 401`,
          `Something else answers at ${endpoint}, or the door cannot start: read its log.`,
        )
  },
})

/** What the owner of the key signed is answered. */
export const acceptsSigned = (endpoint: string, key: KeyObject): Check => ({
  about: 'signature',
  async look() {
    const { status, body } = await knock(endpoint, text => sign(null, Buffer.from(text), key).toString('hex'))
    return status === 200 && /"type":\s*1\b/.test(body)
      ? right('a good one is accepted')
      : wrong(
          `a good one is answered with ${status}`,
          'The door checks with another public key than this one.',
        )
  },
})

/** Discord sends interactions to this address, and is content with how they are answered: it tries both signatures. */
export const discordIsContent = (discord: DiscordApi, endpoint: string, publicKey: string): Check => ({
  about: 'signature',
  async look() {
    const { verify_key: key, interactions_endpoint_url: url } = await discord.application()
    if (key !== undefined && key !== publicKey)
      return wrong(
        'the public key here is not the one of the application',
        'Deploy again: that puts the right one.',
      )
    if (url !== endpoint)
      return wrong(
        `Discord sends interactions to ${url ?? 'nowhere'}`,
        `Deploy again, or enter ${endpoint} at Discord.`,
      )
    try {
      await discord.sendInteractionsTo(endpoint)
    } catch (error) {
      if (!(error instanceof DiscordRefused)) throw error
      return wrong(`Discord does not like the answers: ${error.message}`, 'Read the log of the door.')
    }
    return right('Discord’s own is accepted, and its forged one is not')
  },
})

/** The token is one that Discord takes, and belongs to the application that is set. */
export const tokenIsTaken = (discord: DiscordApi, application: string): Check => ({
  about: 'token',
  async look() {
    try {
      const { id, name } = await discord.application()
      return id === application
        ? right(`taken; the application is ${name} (${id})`)
        : wrong(
            `it belongs to the application ${id}, and ${application} is set`,
            'Set both from the same application.',
          )
    } catch (error) {
      if (!(error instanceof DiscordRefused)) throw error
      return wrong(
        `Discord refuses it (${error.status})`,
        'Make a new one at Discord (Bot, Reset Token), and put it: infra/README.md, "A new token".',
      )
    }
  },
})

export const commandsAreRegistered = (
  discord: DiscordApi,
  application: string,
  definitions: readonly Definition[],
): Check => ({
  about: 'commands',
  async look() {
    const names = differing(definitions, await discord.commands(application))
    return names.length === 0
      ? right(`all ${definitions.length} are registered as they are here`)
      : wrong(
          `Discord knows others than there are here: ${names.map(name => `/${name}`).join(' ')}`,
          'npm run register, or deploy again.',
        )
  },
})

/** After so long without a run the clock is taken for dead, in seconds. */
const clockIsLate = 180

/**
 * What the running program says of itself.
 * @param ask asks it; it is asked again, `times` at most, until the clock has run
 */
export const isWellInside = (
  ask: () => Promise<SelfCheck>,
  wait: () => Promise<void>,
  times = 10,
): Check => ({
  about: 'inside',
  async look() {
    let found = await ask()
    const isLate = ({ clockRan }: SelfCheck) => clockRan === null || clockRan > clockIsLate
    for (let i = 1; i < times && isLate(found); i++) {
      await wait()
      found = await ask()
    }
    const { table, picture, clockRan } = found
    return [
      table.ok
        ? right(`the table and its indexes were read in ${table.milliseconds} ms`)
        : wrong(
            `the table cannot be read: ${table.why}`,
            'Is the table there, in this region, with its indexes active?',
          ),
      picture.ok
        ? right(`a picture was drawn in ${picture.milliseconds} ms, ${picture.bytes} bytes`)
        : wrong(
            `no picture can be drawn: ${picture.why}`,
            'Was canvas built for this processor? Deploy again.',
          ),
      clockRan !== null && clockRan <= clockIsLate
        ? right(`the clock ran ${clockRan} seconds ago`)
        : wrong(
            clockRan === null ? 'the clock has not run' : `the clock last ran ${clockRan} seconds ago`,
            'Look at its log, and on AWS whether its rule in EventBridge is enabled.',
          ),
    ]
  },
})

/** Nothing lies where it cannot be worked on, and little waits. */
export const queueIsEmpty = (count: () => Promise<{ waiting: number; dead: number }>): Check => ({
  about: 'queue',
  async look() {
    const { waiting, dead } = await count()
    return dead === 0
      ? right(`there; ${waiting} waiting, no dead letter`)
      : wrong(`${dead} dead letters`, 'infra/README.md says what to do with them.')
  },
})
