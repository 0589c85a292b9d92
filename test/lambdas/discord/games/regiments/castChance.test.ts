import { describe, expect, it } from 'vitest'
import { percentOf } from '../../../../../lambdas/discord/games/regiments/odds/sayOdds.ts'
import { cast } from '../../../../../lambdas/discord/games/regiments/previews/castPreview.ts'
import { castOptions } from '../../../../../lambdas/discord/games/regiments/rows.ts'
import { type RegimentsScene, type Stationed, war } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

/** A wizard, and an enemy whose unit or whose character resists magic. */
const facing = (
  unit: readonly string[],
  joined: readonly string[],
  more: Record<string, Stationed> = {},
  now: RegimentsScene['now'] = {},
) =>
  war({
    now,
    stage: 'magic',
    units: {
      A1: { at: 'H12', facing: 'N', rules: ['M01'], now: { knows: ['embers-1', 'embers-2', 'embers-5'] } },
      B1: { at: 'H8', facing: 'S', count: 20, files: 5, rules: unit },
      B2: { at: '', host: 'B1', attachable: true, rules: joined },
      ...more,
    },
  })
/** All falls of so many dice. */
const falls = (dice: number): number[][] =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap(fall => [1, 2, 3, 4, 5, 6].map(face => [...fall, face]))

/** The share of all falls of the dice in which the spell comes to its value, each played. */
function played(begin: () => ReturnType<typeof war>, answer: string): number {
  const all = falls(Number(answer.split(' ').at(-1)))
  const come = all.filter(fall => {
    const t = begin()
    // Whatever the spell does afterwards is of no matter.
    t.dice(...fall, 1, 1, 1, 1, 1, 1, 1, 1).answer(answer)
    const [{ sum, need } = { sum: 0, need: 1 }] = t.told('cast')
    return sum >= need
  })
  return come.length / all.length
}

describe('the chance of a spell', () => {
  it.each([
    { unit: [], joined: [], spell: 'embers-1' },
    { unit: ['M43 1'], joined: [], spell: 'embers-1' },
    { unit: [], joined: ['M43 2'], spell: 'embers-1' },
    { unit: ['M43 2'], joined: ['M43 3'], spell: 'embers-1' },
    { unit: ['M43 2'], joined: [], spell: 'embers-5' },
  ])('M43 is that of all falls of its dice: $spell at $unit with $joined', ({ unit, joined, spell }) => {
    const begin = () => facing(unit, joined)
    for (const dice of [1, 2, 3]) {
      const answer = `cast A1 ${spell} B1 ${dice}`
      const { lines, variants } = cast(regimentsView(begin()), answer)
      const chance = percentOf(played(begin, answer), 'en')
      expect(lines.join('\n')).toContain(`**${chance}**`)
      // What cannot come to it is not among what else may be thrown.
      const other = variants.find(each => each.answer === answer)
      expect(other?.label.includes(chance) ?? false).toBe(chance !== percentOf(0, 'en'))
    }
  })

  it('M43 no friend resists', () => {
    const begin = () => facing([], [], { A2: { at: 'G12', facing: 'N', rules: ['M43 4'] } })
    const answer = 'cast A1 embers-2 A2 2'
    expect(cast(regimentsView(begin()), answer).lines.join('\n')).toContain(
      `**${percentOf(played(begin, answer), 'en')}**`,
    )
  })

  it('M43 of several the highest counts, once', () => {
    const chance = (unit: readonly string[], joined: readonly string[]) =>
      cast(regimentsView(facing(unit, joined)), 'cast A1 embers-1 B1 2').lines[1]
    // Eight by two dice: 15 of 36.
    expect(chance(['M43 2'], ['M43 3'])).toContain('**42%**')
    expect(chance([], ['M43 3'])).toContain('**42%**')
  })

  it('a spell for which there are too few dice is listed where there are for none', () => {
    const listed = (unit: readonly string[]) => {
      const t = facing(unit, [], {}, { dice: [1, 4] })
      return castOptions(regimentsView(t)).flatMap(({ value }) =>
        value.includes(' B1 ') ? [value.split(' ')[2]] : [],
      )
    }
    expect([listed([]), listed(['M43 3'])]).toEqual([['embers-1'], ['embers-1', 'embers-5']])
  })

  it('M43 whoever resists is offered with the dice that come to it on average', () => {
    const dice = (unit: readonly string[]) =>
      castOptions(regimentsView(facing(unit, []))).find(({ value }) =>
        value.startsWith('cast A1 embers-1 B1'),
      )!.value
    expect([dice([]), dice(['M43 3'])]).toEqual(['cast A1 embers-1 B1 2', 'cast A1 embers-1 B1 3'])
  })
})
