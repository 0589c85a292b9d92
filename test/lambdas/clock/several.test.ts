import { describe, expect, it } from 'vitest'
import { open, playersLeft } from '../../../rules/index.ts'
import { battle, ids, party } from '../discord/party.ts'
import { makeTower } from './tower.ts'

describe('the clock over several', () => {
  it('reminds those who have not answered a challenge', async () => {
    const tower = makeTower()
    const { all, invitation, hall } = await party(2, {}, tower.hall)
    await all[1]!.click(invitation, 'Accept')
    const until = hall.game().until!
    const pings = (await tower.at(until - 60)).flatMap(post => post.pings)
    expect(pings).not.toContain(ids[1])
    await tower.at(until + 60)
    expect(hall.game().stage).toBe('declined')
  })

  it('takes who has missed too many turns out of the battle, which goes on', async () => {
    const tower = makeTower()
    const { hall } = await battle(2, { pace: '24h', missed: 'lose' }, tower.hall)
    const absent = hall.game().save!.pending!.by
    await tower.change({ missed: [0, 1, 2].map(player => (player === absent ? 2 : 0)) })
    const posts = await tower.at(hall.game().until! + 60)
    const { save, stage, until } = hall.game()
    expect(stage).toBe('battle')
    expect(playersLeft(save!)).not.toContain(absent)
    expect(open(save!).state.players[absent]).toMatchObject({ out: true, lost: { reason: 'forfeit' } })
    expect(until).not.toBeNull()
    const next = hall.game().seats[save!.pending!.by]!.user
    expect(posts.flatMap(post => post.pings)).toContain(next)
  })
})
