import { expect, it } from 'vitest'
import { choiceLines } from '../../../../../lambdas/discord/games/regiments/choiceLines.ts'
import {
  chargeArrow,
  charged,
} from '../../../../../lambdas/discord/games/regiments/previews/chargePreview.ts'
import { chargeOptions } from '../../../../../lambdas/discord/games/regiments/rows.ts'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import { type Locale, locales } from '../../../../../lambdas/store/types.ts'
import { chargesOf } from '../../../../../rules/regiments/index.ts'
import { war } from '../../../../helpers/war.ts'
import { warView } from './warView.ts'

/** A2 is sure to come to B1, and to one hex alone; A1 comes there with a 4 and goes first. */
const scene = () =>
  war({
    units: {
      A1: { at: 'H14', facing: 'N', charge: 4, mobility: 3 },
      A2: { at: 'G12', facing: 'N', charge: 5 },
      A3: { at: 'I10', facing: 'S' },
      A4: { at: 'G10', facing: 'S' },
      B1: { at: 'H9', facing: 'S' },
    },
  })
const declared = () => scene().answer('charge A1 B1').answer('hold')

it('RB-08.4 preview, list and arrow have the chance that charges declared before leave, and name them', () => {
  for (const locale of locales) {
    const read = (t: ReturnType<typeof war>) => {
      const view = warView(t, locale)
      const arrow = chargeArrow(view, chargesOf(t.laidOut, t.unit('A2'))[0]!)
      return [
        charged(view, 'A2', 'B1').lines.join('\n'),
        chargeOptions(view, 'A2')[0]!.description!,
        arrow.note,
      ]
    }
    const { tells } = regimentsWords[locale]
    const percent = (number: number) => ({ en: `${number}%`, fr: `${number}\u202f%` })[locale]
    for (const text of read(scene())) expect(text).not.toMatch(/⚠️|50/)
    const [preview, listed, arrow] = read(declared())
    expect(preview).toContain(tells.inTheWay('A1', percent(100)))
    for (const text of [preview, listed, arrow]) expect(text).toContain(percent(50))
    expect(listed).toContain(tells.behind('A1'))
  }
})

it('RB-08.4 whoever is charged then reads the same chance, and all are told who may be in the way', () => {
  const t = declared().answer('charge A2 B1')
  expect(t.asked).toBe('reaction 1 B1')
  expect(choiceLines(warView(t), t.question)[0]).toContain('50%')
  const told = t.told('declared')
  const line = (locale: Locale, i: number) => {
    const { figure, figures } = warView(t, locale).names
    return regimentsWords[locale].events.declared(told[i]! as never, { figure, figures } as never)
  }
  for (const locale of locales) {
    expect(line(locale, 0)).not.toContain('⚠️')
    expect(line(locale, 1)).toMatch(/⚠️.* A1\./u)
  }
})
