import { describe, expect, it } from 'vitest'
import { games } from '../../../rules/games.ts'
import { type Armies, type ArmyTerms } from '../../../rules/play/gameParts.ts'
import type { GameTypes } from '../../../rules/play/module.ts'

const tried: [string, Armies<GameTypes>, ArmyTerms['rules']][] = [
  ['dark-lord', games['dark-lord']!.armies!, 'open-field'],
  ['regiments', games['regiments']!.armies!, 'pitched-battle'],
]

describe.each(tried)('armies of two lists, in %s', (_, armies, rules) => {
  const [first, second] = armies.lists as [string, string]
  const measure = { rules, points: 1000 }
  const wanted = (camps: string, player: number) => armies.wanted({ ...measure, camps }, player, 2)

  it('are one of each, as the challenger has chosen; both while sides are rolled for', () => {
    expect(wanted(first, 0)).toEqual({ lists: [first], one: false })
    expect(wanted(first, 1)).toEqual({ lists: [second], one: false })
    expect(wanted(second, 0)).toEqual({ lists: [second], one: false })
    expect(wanted(second, 1)).toEqual({ lists: [first], one: false })
    expect(wanted('rolled', 0)).toEqual({ lists: [first, second], one: false })
  })

  it('give the players their sides, but for those that are rolled for', () => {
    const sidesOf = (camps: string) => armies.sidesOf({ ...measure, camps }, 2)
    expect(sidesOf(first)).toEqual([first, second])
    expect(sidesOf(second)).toEqual([second, first])
    expect(sidesOf('rolled')).toBeNull()
  })

  it('are refused for a piece that nobody knows before all else', () => {
    const rule = armies.numbers!.list
    const refusal = { code: 'unknown-figure', rule, about: { figure: 'nobody' } }
    const army = armies.starter(first, measure)
    expect(armies.check([...army, 'nobody'], { ...measure, points: 1 })).toEqual([refusal])
    const listed = { ...refusal, about: { figure: 'nobody', army: second } }
    expect(armies.checkAll({ [first]: army, [second]: ['nobody'] }, measure)).toEqual([listed])
  })

  it('are measured by the list they are for, else by the one that their pieces are of', () => {
    const army = armies.starter(second, measure)
    expect(armies.check(army, { ...measure, list: second })).toEqual([])
    expect(armies.check(army, measure)).toEqual([])
    expect(armies.check(army, { ...measure, list: first })).not.toEqual([])
  })

  it('are possible where one can be made of what is not forbidden', () => {
    const banned = armies.roster.map(({ id }) => id)
    expect(armies.isPossible(second, armies.roster, measure)).toBe(true)
    expect(armies.isPossible(second, armies.roster, { ...measure, restrictions: { banned } })).toBe(false)
  })

  it('are read as they were written', () => {
    const army = { name: 'Mine', list: second, figures: armies.starter(second, measure) }
    for (const language of ['en', 'fr'] as const)
      expect(armies.read(armies.write(army, language), armies.roster)).toEqual({ ok: true, ...army })
  })
})
