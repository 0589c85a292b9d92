import { acknowledge } from '../../lambdas/local/discord/interactionAnswers.ts'
import { snowflake } from '../../lambdas/local/discord/snowflake.ts'
import { interactionKinds, type SimulatedInteraction } from '../../lambdas/local/discord/types.ts'
import { type Pick, pickOf } from '../../rules/core/random.ts'
import type { Deployed } from '../standIns/deployed.ts'

/** An interaction as Discord writes it; of what was tampered with nothing is certain. */
export type Payload = Record<string, unknown>

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  '',
  '0',
  '__proto__',
  'x'.repeat(5000),
  '🂡\u0000\u202e',
  [],
  {},
  [[[[]]]],
  { toString: 1, constructor: {} },
]

/** A copy of which one to three places, anywhere in it, are gone or something else. */
export function mutate(payload: Payload, pick: Pick): Payload {
  const copy = structuredClone(payload)
  for (let n = pick(3); n >= 0; n--) {
    let at: Record<string, unknown> = copy
    for (;;) {
      const keys = Object.keys(at)
      if (keys.length === 0) break
      const key = pickOf(pick, keys)
      const inner = at[key]
      if (typeof inner === 'object' && inner !== null && pick(4)) {
        at = inner as Record<string, unknown>
        continue
      }
      const what = pick(odd.length + 2)
      if (what === odd.length) delete at[key]
      else at[key] = structuredClone(what > odd.length ? payload : odd[what])
      break
    }
  }
  return copy
}

const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

const anyMessage = ({ discord }: Deployed) => discord.keep().messages.find(({ author }) => author.bot)

/**
 * Brings a body, signed, to the door as Discord does, and takes the door's answer as Discord does.
 * @param payload what is said in the body
 * @returns the status, and the interaction as Discord knows it then
 */
export async function bring(
  deployed: Deployed,
  body: string,
  payload: Payload,
): Promise<{ status: number; interaction: SimulatedInteraction; complaint?: string }> {
  const simulated = deployed.discord.simulated()
  const kind = Object.entries(interactionKinds).find(([, type]) => type === payload['type'])?.[0]
  const source = textOf((payload['message'] as { id?: unknown } | undefined)?.id, '')
  const member = payload['member'] as { user?: { id?: unknown } } | undefined
  const interaction: SimulatedInteraction = {
    id: textOf(payload['id'], snowflake(deployed.now())),
    token: textOf(payload['token'], 'none'),
    kind: (kind as SimulatedInteraction['kind'] | undefined) ?? 'command',
    user: textOf(member?.user?.id, ''),
    // Where it is really from: its answer has to be found.
    channel: (simulated.channel(textOf(payload['channel_id'], '')) ?? simulated.channels()[0]!).id,
    name: '',
    made: deployed.now(),
    state: 'sent',
    ephemeral: false,
    // It may be gone since: then any will do.
    source: kind === 'component' ? ((simulated.message(source) ?? anyMessage(deployed))?.id ?? null) : null,
    original: null,
  }
  if (kind !== 'autocomplete') simulated.keepInteraction(interaction)
  const headers = deployed.discord.sign(body)
  const event = { body, headers, isBase64Encoded: false, requestContext: { timeEpoch: deployed.now() } }
  const answer = (await deployed.call('door', event)) as { statusCode: number; body: string }
  if (answer.statusCode !== 200) return { status: answer.statusCode, interaction }
  const said = JSON.parse(answer.body) as { type?: number }
  if (said.type === 1) return { status: 200, interaction }
  const taken = acknowledge(simulated, interaction, { payload: said, files: new Map() })
  const now = simulated.interaction(interaction.token) ?? interaction
  return {
    status: 200,
    interaction: now,
    ...(!taken.ok && { complaint: JSON.stringify(taken.answer.body).slice(0, 200) }),
  }
}
