import { expect, it } from 'vitest'
import { touching, war } from '../../helpers/regimentsField.ts'

const hero = { at: '', host: 'A1', attachable: true, life: 3 }
const breath = { id: 'W15', values: { strength: 4, penetration: 0 } } as const

it('W15b a breath is used up by who has it, not by the unit that it stands in', () => {
  const t = war({
    stage: 'shooting',
    units: {
      A1: { at: 'H8', facing: 'N' },
      A2: { ...hero, rules: [breath] },
      B1: { at: 'H7', facing: 'S', count: 20 },
    },
  })
  t.dice(1, 1, 1, 1).answer('shoot A1 B1')
  expect(t.unit('A2').spent).toEqual(['W15'])
  expect(t.unit('A1').spent).toEqual([])
})

const ones = Array.from({ length: 800 }, () => 1)

it('A31 a shot at whoever charges is told with who stood and shot', () => {
  const t = war({
    units: {
      A1: { at: 'H12', facing: 'N', charge: 6, count: 1, files: 1 },
      B1: { at: 'H9', facing: 'S', rules: ['A31', 'W09'], count: 5 },
    },
    answers: 'defaults',
  })
  t.dice(6, ...ones).answer('charge A1 B1')
  expect(t.told('shot')[0]!.blows.map(({ by }) => by)).toEqual(['B1'])
})

it('tells two alike in one unit apart', () => {
  const { A1, B1 } = touching('A1', 'B1')
  const t = war({
    stage: 'melee',
    units: {
      A1: { at: 'H8', facing: 'N', now: A1! },
      A2: hero,
      A3: { ...hero, now: { type: 'A2' } },
      B1: { at: 'H7', facing: 'S', count: 20, now: B1! },
    },
    now: { combats: ['A1'] },
    dice: ones,
    answers: 'defaults',
  })
  const strikers = t.told('melee')[0]!.blows.map(({ by }) => by)
  expect(strikers).toEqual(expect.arrayContaining(['A1', 'A2', 'A3', 'B1']))
})
