import { expect, it } from 'vitest'
import { verbs } from '../../../../../lambdas/discord/games/regiments/verbs.ts'
import { formedUnit } from '../../../../../rules/regiments/index.ts'
import { type Stationed, war } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

/** A sage that may come to the unit before it, before the battle. */
const placing = (own: Partial<Stationed> = {}) =>
  war({
    stage: 'deployment',
    turn: 0,
    now: { active: null, first: null, next: 0 },
    units: {
      A1: { at: 'H14', facing: 'N' },
      A2: { at: '', attachable: true, rules: ['M47'], ...own },
      B1: { at: '' },
    },
  })
const seen = (t: ReturnType<typeof war>) => regimentsView(t, 'fr')

it('M47 /use lets a model join the last rank of a unit, by a word of either language', () => {
  const t = placing()
  const typed = (ability: string) =>
    verbs.use!.answers(seen(t), {
      name: 'use',
      options: { figure: 'A2', ability, target: 'A1' },
      focused: null,
    })
  expect([typed('behind'), typed('stand behind'), typed('se tenir derrière'), typed('join')]).toEqual([
    ['join A2 A1 behind'],
    ['join A2 A1 behind'],
    ['join A2 A1 behind'],
    ['join A2 A1'],
  ])
})

it('M47 /use offers it to whom it is open, and where', () => {
  const offered = (own: Partial<Stationed>, name: string, ability = '') =>
    verbs.use!.complete!(seen(placing(own)), {
      name: 'use',
      options: { figure: 'A2', ability },
      focused: { name, value: '' },
    }).map(({ value }) => value)
  expect([offered({}, 'ability'), offered({ rules: [] }, 'ability')]).toEqual([['join', 'behind'], ['join']])
  expect([offered({}, 'target', 'behind'), offered({ height: 2 }, 'target', 'behind')]).toEqual([['A1'], []])
})

it('M47 who stands behind is drawn there', () => {
  const look = (behind: boolean) => {
    const t = placing().answer(`join A2 A1${behind ? ' behind' : ''}`)
    const { joined, behind: there } = formedUnit(t.state, t.unit('A1'))
    return [joined, there]
  }
  expect([look(true), look(false)]).toEqual([
    [1, 1],
    [1, undefined],
  ])
})
