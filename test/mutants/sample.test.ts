import { describe, expect, it } from 'vitest'
import { sample } from './sample.ts'
import { isFar, roomsOf, watches } from './watch.ts'

describe('a sample of mutants', () => {
  const at = (line: number, count: number) => Array.from({ length: count }, () => ({ file: 'a.ts', line }))
  it('draws from each line alike, however many mutants it has', () => {
    const mutants = [...at(1, 20), ...at(2, 2), ...at(3, 5), ...at(4, 1)]
    expect(sample(mutants, 4).map(n => mutants[n]!.line)).toEqual([1, 2, 3, 4])
    expect(sample(mutants, 2).map(n => mutants[n]!.line)).toEqual([2, 4])
  })
  it('draws the second of a line where that before gave its first', () => {
    expect(sample([...at(1, 3), ...at(2, 3), ...at(3, 3)], 3)).toEqual([0, 4, 8])
  })
  it('draws several of a line, each once, where lines are fewer', () => {
    const drawn = sample([...at(1, 3), ...at(2, 1)], 6)
    expect(drawn.toSorted()).toEqual([0, 1, 2, 3])
  })
})

describe('tests that watch a source', () => {
  const loaded = new Set(['lambdas/discord/games/dark-lord/plan.ts', 'lambdas/discord/games/view.ts'])
  const dark = 'lambdas/discord/games/dark-lord/plan.ts'
  it('are those that load it', () => {
    expect(watches('test/lambdas/discord/odds.test.ts', loaded, [dark])).toBe(true)
    expect(watches('test/lambdas/discord/odds.test.ts', new Set(), [dark])).toBe(false)
  })
  it('are not those of another game', () => {
    expect(watches('test/lambdas/discord/games/regimentsSays.test.ts', loaded, [dark])).toBe(false)
    expect(watches('test/lambdas/discord/games/darkLordPlan.test.ts', loaded, [dark])).toBe(true)
    const all = [dark, 'lambdas/discord/games/view.ts']
    expect(watches('test/lambdas/discord/games/regimentsSays.test.ts', loaded, all)).toBe(true)
  })
  it('are sought beside what was named, or beside the rules', () => {
    const named = (...names: string[]) => roomsOf(names).map(({ sources }) => sources)
    expect(named()).toEqual(['rules'])
    expect(named('rules/dark-lord', 'render/paint/names.ts')).toEqual(['rules', 'render'])
    expect(named('lambdas')).toEqual(['lambdas/discord/games'])
  })
  it('are called after its game in a quick try, if it has one', () => {
    const all = [dark, 'lambdas/discord/games/gameView.ts']
    expect(isFar('test/lambdas/discord/battle.test.ts', [dark])).toBe(true)
    expect(isFar('test/lambdas/discord/battle.test.ts', all)).toBe(false)
    expect(isFar('test/lambdas/discord/games/darkLordPlan.test.ts', [dark])).toBe(false)
  })
  it('play long only where it is about them', () => {
    expect(isFar('test/rules/regiments/odds.test.ts', ['rules/regiments/clash/blows.ts'])).toBe(true)
    expect(isFar('test/rules/regiments/odds.test.ts', ['rules/regiments/odds/clashOdds.ts'])).toBe(false)
    expect(isFar('test/rules/regiments/charges.test.ts', ['rules/regiments/clash/blows.ts'])).toBe(false)
  })
})
