import { describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import { dueTime } from '../../../lambdas/store/dueTime.ts'
import { type GameRecord, locales, type Post } from '../../../lambdas/store/types.ts'
import type { CombatHexState } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { checkMessage } from '../discord/limits.ts'
import { textOf } from '../discord/testServer.ts'
import { day, hour, inBattle } from './serverWithClock.ts'

describe('a reminder', () => {
  it('comes once, with a quarter of the time left, to the player who is asked', async () => {
    const { at, until, asked, game } = await inBattle()
    const { version } = game()
    expect(await at(until - day)).toEqual([])
    expect(await at(until - 7 * hour)).toEqual([])
    const [post, ...more] = await at(until - 6 * hour)
    expect(more).toEqual([])
    expect(post).toMatchObject({ pings: [asked().user] })
    expect(post?.text).toContain(`<t:${until}:R>`)
    for (const hours of [5, 3, 1]) expect(await at(until - hours * hour)).toEqual([])
    // The buttons that everybody has on the screen stay good.
    expect(game().version).toBe(version)
  })

  it('comes when its reader wants it, or not at all', async () => {
    const late = await inBattle()
    await late.settings(late.asked().user, { reminder: '3h' })
    expect(await late.at(late.until - 6 * hour)).toEqual([])
    expect(await late.at(late.until - 3 * hour)).toHaveLength(1)
    const never = await inBattle()
    await never.settings(never.asked().user, { reminder: 'off' })
    for (const hours of [12, 6, 1]) expect(await never.at(never.until - hours * hour)).toEqual([])
  })

  it('comes no earlier than with half of the time left', async () => {
    const { at, until, settings, asked } = await inBattle({ pace: '1h' })
    await settings(asked().user, { reminder: '12h' })
    expect(await at(until - hour + 60)).toEqual([])
    expect(await at(until - hour / 2)).toHaveLength(1)
  })

  it('is not sent to who has answered, and comes anew for the next deadline', async () => {
    const { at, until, asked, other, game } = await inBattle()
    await at(until - 6 * hour)
    const first = asked()
    await first.command('answer', { choice: 'left' })
    await first.command('deploy auto')
    await first.command('deploy done')
    expect(other()).toBe(first)
    expect(game().until).not.toBe(until)
    expect(await at(until - 5 * hour)).toMatchObject([{ pings: [asked().user] }])
    expect(await at(until - 4 * hour)).toEqual([])
  })

  it('waits for the end of quiet hours', async () => {
    const { at, until, settings, asked } = await inBattle()
    // The reminder would come at a quarter of the day left, which is inside.
    const minute = (seconds: number) => Math.floor((seconds % day) / 60)
    const wanted = until - 6 * hour
    await settings(asked().user, {
      timeZone: 'UTC',
      quiet: { from: minute(wanted - hour), to: minute(wanted + 2 * hour) },
    })
    expect(await at(wanted)).toEqual([])
    expect(await at(wanted + hour)).toEqual([])
    expect(await at(wanted + 2 * hour + 60)).toHaveLength(1)
  })

  it('comes before quiet hours that end too late', async () => {
    const { at, until, settings, asked } = await inBattle()
    const minute = (seconds: number) => Math.floor((seconds % day) / 60)
    await settings(asked().user, {
      timeZone: 'UTC',
      quiet: { from: minute(until - 8 * hour), to: minute(until + hour) },
    })
    expect(await at(until - 12 * hour)).toHaveLength(1)
    expect(await at(until - 6 * hour)).toEqual([])
  })
})

describe('the end of the time', () => {
  it('lets the program play for the absent, tells everybody, and pings the next', async () => {
    const { at, until, asked, other, game, deps } = await inBattle()
    await at(until - 6 * hour)
    const absent = asked()
    const present = other()
    expect(await at(until - 1)).toEqual([])
    const posts = await at(until)
    expect(asked()).toBe(present)
    expect(posts[0]?.text).toContain(
      `**${absent === undefined ? '' : game().seats.find(s => s.user === absent.user)!.name}** did not answer in time`,
    )
    expect(posts[0]?.text).toContain('1 of 3')
    expect(posts.flatMap(post => post.pings)).toEqual([present.user])
    expect(game()).toMatchObject({ stage: 'battle', until: until + day })
    expect(game().missed?.reduce((a, b) => a + b)).toBe(1)
    expect(game().outbox).toEqual([])
    expect((await deps.store.readLog(game().id)).length).toBeGreaterThan(3)
  })

  it('loses the battle at the third missed turn in a row', async () => {
    const { at, asked, other, game, change } = await inBattle()
    const absent = game().seats.findIndex(seat => seat.user === asked().user)
    const winner = 1 - absent
    expect(other().user).toBe(game().seats[winner]!.user)
    await change({ missed: absent === 0 ? [2, 0] : [0, 2] })
    await at(game().until! - hour)
    const posts = await at(game().until!)
    expect(game()).toMatchObject({ stage: 'over', until: null })
    expect(seal<CombatHexState>(game().save?.battle).result).toMatchObject({
      winner,
      reason: 'forfeit',
      rule: '7.05',
    })
    expect(posts[0]?.text).toContain('has missed 3 turns in a row')
    expect(posts.at(-1)?.pings.sort()).toEqual(
      game()
        .seats.map(seat => seat.user)
        .sort(),
    )
    expect(dueTime(game())).toBeNull()
  })

  it('lets the program go on where missed turns change nothing', async () => {
    const { at, asked, game, change } = await inBattle({ missed: 'nothing' })
    const absent = game().seats.findIndex(seat => seat.user === asked().user)
    await change({ missed: absent === 0 ? [7, 0] : [0, 7] })
    await at(game().until! - hour)
    const posts = await at(game().until!)
    expect(posts[0]?.text).toContain('in a row: 8.')
    expect(game().stage).toBe('battle')
  })

  it('plays a whole battle with nobody there', async () => {
    const { at, game, problems } = await inBattle({ missed: 'nothing', pace: '1h' })
    for (let turns = 0; turns < 400 && game().stage === 'battle'; turns++) {
      await at(game().until! - 60)
      await at(game().until!)
    }
    expect(game().stage).toBe('over')
    expect(seal<CombatHexState>(game().save?.battle).result).not.toBeNull()
    expect(problems).toEqual([])
    expect(await at(1e10)).toEqual([])
  })

  it('is forgotten when the next turn is handed on in time', async () => {
    const { asked, game, change } = await inBattle()
    await change({ missed: [2, 2] })
    const before = asked()
    const player = game().seats.findIndex(seat => seat.user === before.user)
    await before.command('answer', { choice: 'left' })
    if (asked() === before) {
      // Only to have answered something is not enough.
      expect(game().missed).toEqual([2, 2])
      await before.command('deploy auto')
      await before.command('deploy done')
    }
    expect(game().missed?.[player]).toBe(0)
    expect(game().missed?.[1 - player]).toBe(2)
  })

  it('does not come while the game is paused, nor where the challenge has none', async () => {
    const { asked, at, until, game } = await inBattle()
    await asked().command('game pause')
    expect(dueTime(game())).toBeNull()
    expect(await at(until + 30 * day)).toEqual([])
    await asked().command('game pause')
    expect(dueTime(game())).not.toBeNull()
    const endless = await inBattle({ pace: 'none' })
    expect(dueTime(endless.game())).toBeNull()
  })

  it('is not put off by stopping the clock, and everybody sees who did', async () => {
    const { asked, at, until, game, server } = await inBattle()
    await at(until - 12 * hour)
    const player = asked()
    const before = server.posts.length
    await player.command('game pause')
    await player.command('game pause')
    expect(server.posts.slice(before).map(textOf)).toEqual([
      expect.stringContaining('has stopped the clock'),
      expect.stringContaining('lets the clock run again'),
    ])
    expect(game().until! - until).toBeLessThan(5)
  })

  it('that passed while nothing ran comes once more, later', async () => {
    const { at, until, asked, other } = await inBattle()
    const absent = asked()
    const found = until + 2 * day
    expect(await at(found)).toMatchObject([{ pings: [absent.user] }])
    expect(asked()).toBe(absent)
    expect(await at(found + 6 * hour - 1)).toEqual([])
    await at(found + 6 * hour)
    expect(other()).toBe(absent)
  })
})

it.each(locales)('everything that the clock posts keeps to the limits of Discord (%s)', async locale => {
  const { game } = await inBattle()
  const long = 'W'.repeat(32)
  const seats = game().seats.map(seat => ({ ...seat, name: long }))
  const user = seats[0]!.user
  const facts = [
    {},
    { user },
    { missed: { player: 0, count: 3 } },
    { missed: { player: 1, count: 2 } },
    { starter: seats.map(seat => seat.user) },
  ]
  const views = ['remind', 'held', 'expired', 'called-off', 'holiday', 'pause', 'happened', 'result'] as const
  for (const stage of ['challenge', 'armies', 'battle', 'over'] as const)
    for (const view of views)
      for (const about of facts) {
        const record: GameRecord = { ...game(), stage, seats, language: locale, drawOffer: user }
        const post = { key: 'k', do: 'post', view, facts: about, pings: [user], told: [] } as Post
        const bare = { ...record, ...(stage === 'challenge' && { seats: seats.slice(0, 1), save: null }) }
        expect(checkMessage(bot.renderPost(post, bare)), `${view} ${stage}`).toEqual([])
      }
})
