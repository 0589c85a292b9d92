import { describe, expect, it } from 'vitest'
import { timeZoneMeant } from '../../../lambdas/game/timeZones.ts'
import { many } from '../../helpers/thorough.ts'

const zones = Intl.supportedValuesOf('timeZone')

describe('the time zone that a text means', () => {
  it.each([
    ['europe/paris', 'Europe/Paris'],
    [' UTC ', 'UTC'],
    ['Ｅｕｒｏｐｅ／Ｐａｒｉｓ', 'Europe/Paris'],
    ['America/New York', 'America/New_York'],
    ['new york', 'America/New_York'],
    ['Paris', 'Europe/Paris'],
    ['são paulo', 'America/Sao_Paulo'],
    ['CET', 'Europe/Paris'],
    ['cest', 'Europe/Paris'],
    ['EDT', 'America/New_York'],
  ])('%j is %s', (text, zone) => {
    expect(timeZoneMeant(text)).toBe(zone)
  })

  it.each([
    ['BST', ['Europe/London', 'Asia/Dhaka']],
    ['ast', ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh']],
    ['NST', ['America/St_Johns', 'Pacific/Auckland']],
    ['Lundon', ['Europe/London']],
  ])('%j asks which: %j', (text, which) => {
    expect(timeZoneMeant(text)).toEqual(which)
  })

  it('a slip of the pen asks for the nearest first, and is never taken', () => {
    for (const slip of ['Europe/Pariss', 'Europe/Paris; drop'])
      expect(timeZoneMeant(slip)[0]).toBe('Europe/Paris')
  })

  it.each(['', '+02:00', 'constructor', 'zzzzzzzzzz'])('%j is none', text => {
    expect(timeZoneMeant(text)).toEqual([])
  })

  it('is every zone of the machine by its own name', () => {
    for (const zone of zones.filter(each => each.includes('/'))) expect(timeZoneMeant(zone)).toBe(zone)
  })

  it('three letters are never taken on a guess', () => {
    const listed = ['ADT', 'CET', 'EAT', 'EDT', 'HST', 'JST', 'KST', 'MDT', 'MSK', 'NDT', 'PDT', 'UTC', 'WET']
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const all = alphabet.flatMap(a => alphabet.flatMap(b => alphabet.map(c => `${a}${b}${c}`)))
    // Those that are taken, all that differ from them by a letter, and some of the others; at full length all.
    const isNear = (code: string) =>
      listed.some(known => Array.from(code).filter((letter, i) => letter !== known[i]).length < 2)
    const step = many(1, 37)
    const tried = all.filter((code, i) => i % step === 0 || isNear(code))
    const sure = tried.filter(code => typeof timeZoneMeant(code) === 'string')
    expect(sure).toEqual(listed)
  })
})
