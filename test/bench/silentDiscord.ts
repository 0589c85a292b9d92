import type { Rest } from '../../lambdas/discord/api/restTypes.ts'
import type { GameRecord, Seat } from '../../lambdas/store/types.ts'
import { finishPhase, setUp, starterArmy } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { joinSeed } from '../../rules/index.ts'

export const thread = '700'

/** Discord, taking everything and drawing nothing: this is about the store. */
export const silentRest: Rest = {
  canPost: true,
  within() {
    return this
  },
  editReply: async () => ({ ok: true, value: '1' }),
  deleteReply: async () => ({ ok: true, value: undefined }),
  followUp: async () => ({ ok: true, value: '1' }),
  post: async () => ({ ok: true, value: '1' }),
  editPost: async () => ({ ok: true, value: undefined }),
  deletePost: async () => ({ ok: true, value: undefined }),
  createThread: async () => ({ ok: true, value: thread }),
  pin: async () => ({ ok: true, value: undefined }),
  addToThread: async () => ({ ok: true, value: undefined }),
  unarchive: async () => ({ ok: true, value: undefined }),
  directChannel: async user => ({ ok: true, value: user }),
  isMember: async () => ({ ok: true, value: true }),
  registerCommands: async commands => ({ ok: true, value: commands.length }),
}

/** A battle with 1500 points a side, deployed, in a thread of its own. */
export function deployedGame(): GameRecord {
  const seconds = Math.floor(Date.now() / 1000)
  const seats = (['good', 'evil'] as const).map(
    (camp, i): Seat => ({
      user: String(101 + i),
      name: `Player ${i + 1}`,
      locale: 'en',
      number: String(i),
      armies: { [camp]: starterArmy(camp, 1500) },
    }),
  )
  const begun = setUp({
    rules: 'tournament',
    points: 1500,
    board: 'the-marsh',
    camps: ['good', 'evil'],
    players: seats,
    seed: joinSeed('00', ['0', '1']),
  })
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  while (save.pending && ['edge', 'deploy'].includes(save.pending.kind)) {
    const done = finishPhase(save, save.pending.by)
    if (!done.ok) throw new Error(done.refusal.code)
    save = done.save
  }
  return {
    id: 'figures',
    version: 1,
    stage: 'battle',
    guild: '500',
    channel: '600',
    thread,
    language: 'en',
    terms: {
      rules: 'tournament',
      points: 1500,
      camps: 'good',
      board: 'the-marsh',
      pace: '24h',
      missed: 'lose',
    },
    invited: '102',
    seats,
    secret: '00',
    commitment: '00',
    save: seal(save),
    until: null,
    made: seconds,
    changed: seconds,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
}
