import { describe, expect, it } from 'vitest'
import { timeZoneMeant } from '../../../lambdas/game/timeZones.ts'

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
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const sure = alphabet.flatMap(a =>
      alphabet.flatMap(b =>
        alphabet.flatMap(c => (typeof timeZoneMeant(`${a}${b}${c}`) === 'string' ? [`${a}${b}${c}`] : [])),
      ),
    )
    const listed = ['ADT', 'CET', 'EAT', 'EDT', 'HST', 'JST', 'KST', 'MDT', 'MSK', 'NDT', 'PDT', 'UTC', 'WET']
    expect(sure).toEqual(listed)
  })
})
