import { describe, expect, it } from 'vitest'
import { open, playersLeft } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { battleOfSeveral, challengeSeveral, ids } from '../discord/severalPlayers.ts'
import { makeServerWithClock } from './serverWithClock.ts'

describe('the clock over several', () => {
  it('reminds those who have not answered a challenge', async () => {
    const clocked = makeServerWithClock()
    const { all, invitation, server } = await challengeSeveral(2, {}, clocked.server)
    await all[1]!.click(invitation, 'Accept')
    const until = server.game().until!
    const pings = (await clocked.at(until - 60)).flatMap(post => post.pings)
    expect(pings).not.toContain(ids[1])
    await clocked.at(until + 60)
    expect(server.game().stage).toBe('declined')
  })

  it('takes who has missed too many turns out of the battle, which goes on', async () => {
    const clocked = makeServerWithClock()
    const { server } = await battleOfSeveral(2, { pace: '24h', missed: 'lose' }, clocked.server)
    const absent = server.game().save!.pending!.by
    await clocked.change({ missed: [0, 1, 2].map(player => (player === absent ? 2 : 0)) })
    const posts = await clocked.at(server.game().until! + 60)
    const { save, stage, until } = server.game()
    expect(stage).toBe('battle')
    expect(playersLeft(seal(save!))).not.toContain(absent)
    expect(open(seal(save!)).state.players[absent]).toMatchObject({ out: true, lost: { reason: 'forfeit' } })
    expect(until).not.toBeNull()
    const next = server.game().seats[save!.pending!.by]!.user
    expect(posts.flatMap(post => post.pings)).toContain(next)
  })
})
