import { describe, expect, it } from 'vitest'
import { changeSettings, parseHoliday, parseQuiet } from '../../../lambdas/discord/actions/changeSettings.ts'
import type { OptionValue } from '../../../lambdas/discord/types.ts'
import { userDefaults } from '../../../lambdas/store/defaults.ts'
import { makeTestServer, textOf } from './testServer.ts'

const now = Date.parse('2026-11-22T12:00:00Z') / 1000
const day = 24 * 3600
const nobody = userDefaults('1')

describe('quiet hours', () => {
  it('are read as people write them', () => {
    const wanted = { from: 22 * 60, to: 7 * 60 + 30 }
    for (const text of ['22:00-07:30', '22-7:30', '22h–7h30', ' 22:00 - 7.30 '])
      expect(parseQuiet(text)).toEqual(wanted)
    expect(parseQuiet('22-24')).toEqual({ from: 22 * 60, to: 0 })
    expect(parseQuiet('off')).toBeNull()
    for (const text of ['', '22', '25-7', '22-7-8', '22:70-7', '7-7', '@everyone'])
      expect(parseQuiet(text), text).toMatchObject({ code: 'no-hours' })
  })

  it('need to know where it is night', () => {
    expect(changeSettings(nobody, { 'quiet-hours': '22-7' }, now)).toEqual({ code: 'needs-time-zone' })
    expect(changeSettings(nobody, { 'quiet-hours': '22-7', 'time-zone': 'europe/paris' }, now)).toMatchObject(
      { timeZone: 'Europe/Paris', quiet: { from: 1320, to: 420 } },
    )
    expect(changeSettings(nobody, { 'time-zone': 'Lothlorien' }, now)).toMatchObject({ code: 'no-time-zone' })
    expect(changeSettings(nobody, { 'time-zone': 'BST' }, now)).toEqual({
      code: 'did-you-mean',
      about: { text: 'BST', names: 'Europe/London, Asia/Dhaka' },
    })
  })
})

describe('a holiday', () => {
  it('is a number of days, or goes on until the end of a day', () => {
    expect(parseHoliday('7', nobody, now)).toEqual({ from: now, until: now + 7 * day })
    expect(parseHoliday('2026-11-30', { ...nobody, timeZone: 'Europe/Paris' }, now)).toEqual({
      from: now,
      until: Date.parse('2026-12-01T00:00:00+01:00') / 1000,
    })
    expect(parseHoliday('off', nobody, now)).toBeNull()
    for (const text of ['soon', '2026-02-30', '2026-13-01', '1e3'])
      expect(parseHoliday(text, nobody, now), text).toMatchObject({ code: 'no-date' })
    expect(parseHoliday('2026-11-20', nobody, now)).toMatchObject({ code: 'date-past' })
  })

  it('lasts 30 days at most, however often it is made longer', () => {
    expect(parseHoliday('30', nobody, now)).toMatchObject({ until: now + 30 * day })
    for (const days of ['31', '1000', '999999999'])
      expect(parseHoliday(days, nobody, now)).toEqual({ code: 'holiday-long', about: { most: 30 } })
    const running = { ...nobody, holiday: { from: now - 20 * day, until: now + day } }
    expect(parseHoliday('10', running, now)).toEqual({ from: now - 20 * day, until: now + 10 * day })
    expect(parseHoliday('11', running, now)).toMatchObject({ code: 'holiday-long' })
  })

  it('is not followed at once by the next', () => {
    const past = { ...nobody, holiday: { from: now - 15 * day, until: now - 5 * day } }
    expect(parseHoliday('7', past, now)).toEqual({ code: 'holiday-soon', about: { date: '2026-11-27' } })
    expect(parseHoliday('7', past, now + 5 * day)).toMatchObject({ from: now + 5 * day })
    expect(parseHoliday('off', past, now)).toEqual(past.holiday)
  })
})

describe('/settings', () => {
  it('shows all that is set, and says so in one message', async () => {
    const server = makeTestServer()
    const alice = server.person('100000000000000001', 'Alice')
    const shown = textOf(
      await alice.command('settings me', {
        'time-zone': 'Europe/Paris',
        reminders: '3h',
        'quiet-hours': '22-7',
        colours: 'colour-blind',
        marks: 'all',
      }),
    )
    for (const part of [
      'Europe/Paris',
      '3 hours before',
      '22:00–07:00',
      'colour-blind',
      'everything',
      'Holiday: no',
    ])
      expect(shown).toContain(part)
    expect(textOf(await alice.command('settings me'))).toBe(shown)
    expect(textOf(await alice.command('settings me', { language: 'fr' }))).toContain('Heures calmes')
  })

  it('refuses what cannot be, and changes nothing', async () => {
    const server = makeTestServer()
    const alice = server.person('100000000000000001', 'Alice')
    const wrong: Record<string, OptionValue>[] = [
      { 'quiet-hours': '22-7' },
      { holiday: '99' },
      { 'time-zone': 'Mordor', confirm: false },
    ]
    for (const options of wrong) expect(textOf(await alice.command('settings me', options))).toContain('⚠️')
    expect(await server.store.userSettings(alice.user)).toEqual(userDefaults(alice.user))
  })

  it('offers time zones by place, nights, and days off', async () => {
    const server = makeTestServer()
    const alice = server.person('100000000000000001', 'Alice')
    expect(await alice.typing('settings me', 'time-zone', 'par')).toContain('Europe/Paris')
    expect(await alice.typing('settings me', 'time-zone', 'new york')).toContain('America/New_York')
    expect((await alice.typing('settings me', 'time-zone', 'bst')).slice(0, 2)).toEqual([
      'Europe/London',
      'Asia/Dhaka',
    ])
    expect(await alice.typing('settings me', 'time-zone')).toHaveLength(25)
    expect(await alice.typing('settings me', 'quiet-hours')).toContain('22:00-07:00')
    expect(await alice.typing('settings me', 'quiet-hours', '20-5')).toEqual(['20-5', 'off'])
    expect(await alice.typing('settings me', 'holiday')).toEqual(['3', '7', '14', '21', '30', 'off'])
  })

  it('of a server are for its managers, and for the role that they name', async () => {
    const server = makeTestServer()
    const boss = server.person('100000000000000009', 'Boss', 'en', { manager: true })
    const aide = server.person('100000000000000008', 'Aide', 'en', { roles: ['77'] })
    const channel = '800000000000000009'
    expect(textOf(await aide.command('settings server', { channel }))).toContain('manage the server')
    await boss.command('settings server', { role: '77' })
    expect(textOf(await aide.command('settings server', { channel }))).toContain(`<#${channel}>`)
    // Who has the role does not choose who has it.
    expect(textOf(await aide.command('settings server', { role: '78' }))).toContain('⚠️')
    expect(textOf(await aide.command('settings server', { reset: 'channel' }))).not.toContain('<#')
    await boss.command('settings server', { reset: 'role' })
    expect(textOf(await aide.command('settings server', { channel }))).toContain('⚠️')
  })

  it('of a server say where open challenges and results go', async () => {
    const server = makeTestServer()
    const boss = server.person('100000000000000009', 'Boss', 'en', { manager: true })
    const alice = server.person('100000000000000001', 'Alice')
    const bob = server.person('100000000000000002', 'Bob', 'en', { channel: '800000000000000009' })
    const channel = '800000000000000009'
    await boss.command('settings server', { channel })
    expect(textOf(await alice.command('challenge', { points: 500, camps: 'good' }))).toContain(
      `<#${channel}>`,
    )
    expect(server.game()).toMatchObject({ channel, results: channel })
    // A challenge to somebody stays where it was made; its result is told besides.
    const users = { [bob.user]: { id: bob.user, name: 'Bob', bot: false } }
    await alice.command('challenge', { opponent: bob.user, points: 500, camps: 'good' }, users)
    const { id } = server.game()
    expect(server.game().channel).toBe(alice.base().channel)
    await bob.command('game accept', { game: id })
    await alice.command('army pick', { army: 'starter-good', game: id })
    await bob.command('army pick', { army: 'starter-evil', game: id })
    await alice.click(await alice.command('game concede', { game: id }), 'Give up')
    const told = server.posts.filter(post => textOf(post).includes('Alice ⚔ Bob'))
    expect(told).toHaveLength(1)
    expect(textOf(told[0]!)).toContain('Bob wins')
    expect(told[0]!.pictures).toBeUndefined()
  })
})
