import { describe, expect, it } from 'vitest'
import { textOf } from '../discord/testServer.ts'
import { day, hour, inBattle, makeServerWithClock } from './serverWithClock.ts'

/** Hours of the day in UTC, which a moment lies in. */
const around = (moment: number, before: number, after: number) => {
  const minute = (seconds: number) => Math.floor((((seconds % day) + day) % day) / 60)
  return { from: minute(moment - before), to: minute(moment + after) }
}
const hours = ({ from, to }: { from: number; to: number }) => {
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return `${time(from)}-${time(to)}`
}

/** The player who is asked plays until it is the other's turn. */
async function handOver({ asked }: Awaited<ReturnType<typeof inBattle>>) {
  const before = asked()
  await before.command('answer', { choice: 'left' })
  await before.command('deploy auto')
  await before.command('deploy done')
  expect(asked()).not.toBe(before)
}

describe('quiet hours', () => {
  it('hold a ping back until they are over', async () => {
    const battle = await inBattle()
    const { server, other, asked, game, at } = battle
    const sleeper = other()
    const now = game().changed
    await sleeper.command('settings me', {
      'time-zone': 'UTC',
      'quiet-hours': hours(around(now, hour, 2 * hour)),
    })
    const before = server.posts.length
    await handOver(battle)
    expect(asked()).toBe(sleeper)
    expect(server.posts.slice(before).flatMap(post => post.pings)).not.toContain(sleeper.user)
    expect(await at(now + hour)).toEqual([])
    expect(await at(now + 2 * hour + 120)).toMatchObject([{ pings: [sleeper.user] }])
    expect(await at(now + 3 * hour)).toEqual([])
    expect(game().held).toEqual([])
  })

  it('hold no ping back that was answered meanwhile', async () => {
    const battle = await inBattle()
    const { other, asked, game, at } = battle
    const sleeper = other()
    const now = game().changed
    await sleeper.command('settings me', {
      'time-zone': 'UTC',
      'quiet-hours': hours(around(now, hour, 2 * hour)),
    })
    await handOver(battle)
    await sleeper.command('deploy auto')
    await sleeper.command('deploy done')
    const posts = await at(now + 3 * hour)
    if (asked() !== sleeper) expect(posts.flatMap(post => post.pings)).not.toContain(sleeper.user)
  })

  it('hold an invitation’s ping back too, and show the invitation at once', async () => {
    const { server, settings, at } = makeServerWithClock()
    const ann = server.person('100000000000000101', 'Ann')
    const ben = '100000000000000102'
    const now = ann.base().now
    await settings(ben, { timeZone: 'UTC', quiet: around(now, hour, 2 * hour) })
    await ann.command('challenge', { opponent: ben }, { [ben]: { id: ben, name: 'Ben', bot: false } })
    expect(server.lastPost().pings).toEqual([])
    expect(textOf(server.lastPost())).toContain('challenges')
    const [post] = await at(now + 2 * hour + 120)
    expect(post).toMatchObject({ pings: [ben] })
    expect(post?.text).toContain('challenges')
  })
})

describe('a holiday', () => {
  it('lets the deadline stand still at once, and everybody sees it', async () => {
    const { asked, game, at, until } = await inBattle()
    const away = asked()
    const reply = textOf(await away.command('settings me', { holiday: '7' }))
    expect(reply).toContain('Holiday until')
    const later = game().until!
    expect(later - until).toBe(7 * day)
    const posts = await at(game().changed + 120)
    expect(posts[0]?.text).toContain('on holiday until')
    expect(posts[0]?.pings).toEqual([])
    // Nothing is asked of who is away, and nothing is missed.
    for (let days = 1; days < 7; days++) expect(await at(game().changed + days * day)).toEqual([])
    expect(asked()).toBe(away)
    expect(await at(later - 6 * hour)).toMatchObject([{ pings: [away.user] }])
    await at(later)
    expect(asked()).not.toBe(away)
  })

  it('gives back what was left of the time when it ends early', async () => {
    const { asked, game, until } = await inBattle()
    await asked().command('settings me', { holiday: '14' })
    const long = game().until!
    await asked().command('settings me', { holiday: 'off' })
    const { until: again } = game()
    expect(again).toBeLessThan(long - 13 * day)
    expect(again! - until).toBeLessThan(60)
    expect(again! - until).toBeGreaterThanOrEqual(0)
  })

  it('lasts until after it for a turn that comes meanwhile', async () => {
    const battle = await inBattle()
    const { other, game } = battle
    await other().command('settings me', { holiday: '3' })
    const before = game().until!
    await handOver(battle)
    expect(game().until! - before).toBeGreaterThanOrEqual(3 * day - 60)
    expect(textOf(await other().command('game status'))).toContain('on holiday until')
  })

  it('is found by the clock where nothing else did', async () => {
    const { asked, game, settings, at, until } = await inBattle()
    const now = game().changed
    await settings(asked().user, { holiday: { from: now, until: now + 2 * day } })
    expect(await at(until)).toEqual([])
    expect(game().until! - until).toBe(2 * day)
  })

  it('of the opponent’s stops nobody', async () => {
    const { asked, other, game, settings, at, until } = await inBattle()
    const now = game().changed
    await settings(other().user, { holiday: { from: now, until: now + 9 * day } })
    const absent = asked()
    await at(until - 6 * hour)
    await at(until)
    expect(asked()).not.toBe(absent)
  })

  it('keeps the buttons good that everybody has on the screen', async () => {
    const { asked, game } = await inBattle()
    const { version } = game()
    await asked().command('settings me', { holiday: '7' })
    expect(game().version).toBe(version)
  })
})
