import { expect, test } from 'vitest'
import type { Climb } from '../../../../rules/combat-hex/computer/climb.ts'
import { noPlan } from '../../../../rules/combat-hex/computer/plan.ts'
import { beginSearch, goOnSearching } from '../../../../rules/combat-hex/computer/search.ts'
import { beginTrials } from '../../../../rules/combat-hex/computer/tries.ts'
import { open, resume, setUp } from '../../../../rules/combat-hex/index.ts'
import { equalBattle } from '../../../strength/match.ts'

/** The first question of an action phase of that turn. */
function atTurn(turn: number) {
  const begun = setUp(equalBattle(7, 500))
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  while (save.battle.turn < turn || save.pending?.kind !== 'act') {
    const outcome = resume(save, open(save).question!.fallback())
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    save = outcome.save
  }
  return save
}

test('of all that the climbs have led to the best is taken, by dice that none of them has seen', () => {
  const save = atTurn(3)
  const { by } = save.pending!
  const seed = 4
  let search = beginSearch(save, by, noPlan(), 900)
  let before = search
  const climbs = new Map<number, Climb>()
  while (!search.over) {
    before = search
    search = goOnSearching(save, by, search, seed, 1)
    if (search.climb?.values.length) climbs.set(search.climbs, search.climb)
  }
  // Each climb goes by dice of its own.
  expect(climbs.size).toBeGreaterThan(1)
  for (const [climb, { plan, values }] of climbs)
    expect(values[0]).toBe(beginTrials(save, by)(plan, (seed + climb * 104_729) * 64))
  const looks = search.compared / before.found.length
  const worths = before.found.map(({ plan }) => {
    let sum = 0
    for (let n = 0; n < looks; n++) sum += beginTrials(save, by)(plan, seed * 64 + n)
    return sum / looks
  })
  const ends = worths.slice(0, -1)
  expect(ends.length).toBeGreaterThan(1)
  const best = Math.max(...ends)
  expect(best).toBeGreaterThan(Math.min(...ends))
  expect(search.plan).toEqual(before.found[ends.indexOf(best)]!.plan)
  // The last one is what the defaults would do.
  expect(before.found.at(-1)!.plan).toEqual(noPlan())
  expect(search.gain).toBeCloseTo(best - worths.at(-1)!)
})

test('where no change looks better, even by luck, nothing more is tried', () => {
  const quiet = atTurn(1)
  const { by } = quiet.pending!
  const { spent, plan, gain, over } = goOnSearching(
    quiet,
    by,
    beginSearch(quiet, by, noPlan(), 900),
    4,
    Infinity,
  )
  expect({ plan, gain, over }).toEqual({ plan: noPlan(), gain: 0, over: true })
  expect(spent).toBeGreaterThan(0)
  expect(spent).toBeLessThan(120)
  // Where there is something to gain it goes on, beyond the first pass over the figures.
  const save = atTurn(3)
  const other = save.pending!.by
  expect(
    goOnSearching(save, other, beginSearch(save, other, noPlan(), 900), 4, Infinity).spent,
  ).toBeGreaterThan(300)
  // Neither does it end where a later climb leads nowhere.
  const search = beginSearch(save, other, noPlan(), 900)
  const climb = { ...search.climb!, next: search.figures.length }
  expect(goOnSearching(save, other, { ...search, climb }, 4, 1)).toMatchObject({ climbs: 1, over: true })
  expect(goOnSearching(save, other, { ...search, climb, climbs: 2 }, 4, 1)).toMatchObject({ climbs: 3 })
})
