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
import { war } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

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
      const view = regimentsView(t, locale)
      const arrow = chargeArrow(view, chargesOf(t.laidOut, t.unit('A2'))[0]!)
      return [
        charged(view, 'A2', 'B1').lines.join('\n'),
        chargeOptions(view, 'A2')[0]!.description!,
        arrow.note,
      ]
    }
    const { tells } = regimentsWords[locale]
    const percent = (number: number) => ({ en: `${number}%`, fr: `${number}\u202f%` })[locale]
    for (const text of read(scene())) expect(text).not.toMatch(/❗|50/)
    const [preview, listed, arrow] = read(declared())
    expect(preview).toContain(tells.inTheWay('A1', percent(100)))
    for (const text of [preview, listed, arrow]) expect(text).toContain(percent(50))
    expect(listed).toContain(tells.behind('A1'))
  }
})

it('RB-08.4 whoever is charged then reads the same chance, and all are told who may be in the way', () => {
  const t = declared().answer('charge A2 B1')
  expect(t.asked).toBe('reaction 1 B1')
  expect(choiceLines(regimentsView(t), t.question)[0]).toContain('50%')
  const told = t.told('declared')
  const line = (locale: Locale, i: number) => {
    const { figure, figures } = regimentsView(t, locale).names
    return regimentsWords[locale].events.declared(told[i]!, { figure, figures } as never)
  }
  for (const locale of locales) {
    expect(line(locale, 0)).not.toContain('❗')
    expect(line(locale, 1)).toMatch(/❗.* A1\./u)
  }
})

it('RB-21 A31 a preview says what the charge meets before it strikes, and what that costs it, or that it is left out', () => {
  const lines = (locale: Locale, over: boolean, shoots: boolean, count = 3) => {
    const many = { count, files: count > 9 ? 10 : count, life: count > 9 ? 3 : 1, attacks: count > 9 ? 4 : 1 }
    const t = war({
      ...(over && { board: { sides: [{ hex: 'H11', facing: 0, kind: 'obstacle' as const }] } }),
      units: {
        A1: { at: 'H13', facing: 'N', charge: 6, ...many },
        B1: { at: 'H9', facing: 'S', ...many, rules: shoots ? ['A31', 'W14'] : [] },
      },
    })
    return charged(regimentsView(t, locale), 'A1', 'B1').lines.join('\n')
  }
  for (const locale of locales) {
    const { tells, odds } = regimentsWords[locale]
    const ground = tells.hazardKinds.ground()
    const shots = tells.hazardKinds.shots('B1')
    expect(lines(locale, false, false)).not.toContain(ground)
    expect(lines(locale, false, false)).not.toContain(shots)
    // Three dice: half a life on average.
    expect(lines(locale, true, false)).toContain(
      tells.hazards([ground], odds.lost(locale === 'en' ? '0.5' : '0,5', 0, 1, 3)),
    )
    expect(lines(locale, true, true)).toMatch(new RegExp(`${ground}.*${shots}`, 'u'))
    // It takes a while, and one reader will do.
    if (locale === 'en')
      expect(lines(locale, true, true, 60)).toContain(tells.hazards([ground, shots], undefined))
  }
})
