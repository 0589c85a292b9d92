import { commit, joinSeed } from '../../../rules/index.ts'
import type { PromisedDice } from '../games/oddsInGame.ts'
import type { Call, Services } from '../types.ts'

const name = 'odds throw'
/** Bytes of a secret, as those of battles have. */
const secretBytes = 32

/**
 * Dice for whoever calls: their secret is kept for the caller alone, for as long as a command is. What they fall as
 * nobody knows before they are thrown, since the number of that press goes into them.
 */
export const promisedDice = (
  { id: interaction, user, now }: Call,
  { store, random }: Pick<Services, 'store' | 'random'>,
): PromisedDice => ({
  async promise(what) {
    // A second delivery of the same press promises the same dice.
    const before = await store.keptCommand(user.id, interaction)
    const secret = before?.name === name ? String(before.options.secret) : random(secretBytes)
    const options = { what, secret }
    if (!before)
      await store.keepCommand({ user: user.id, id: interaction, name, options, users: {}, at: now })
    return { id: interaction, fingerprint: commit(secret) }
  },
  async keep(id) {
    const kept = await store.keptCommand(user.id, id)
    if (kept?.name !== name) return undefined
    const [what, secret] = [String(kept.options.what), String(kept.options.secret)]
    const number = String(kept.options.number ?? interaction)
    // Thrown once and for all: whoever presses again sees the same.
    if (kept.options.number === undefined)
      await store.keepCommand({ ...kept, options: { ...kept.options, number } })
    return { what, fingerprint: commit(secret), secret, number, seed: joinSeed(secret, [number]) }
  },
})
