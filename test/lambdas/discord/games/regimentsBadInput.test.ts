import { describe, expect, it } from 'vitest'
import { refusalWords } from '../../../../lambdas/discord/games/refusalWords.ts'
import { locales } from '../../../../lambdas/store/types.ts'
import type { Refusal } from '../../../../rules/index.ts'
import { regimentsGame } from '../../../../rules/regiments/gameParts.ts'
import { type Stationed, war } from '../../../helpers/regimentsField.ts'

/** A refusal as players of both languages read it: what is wrong, and what to do instead. */
const read = (refusal: Refusal) =>
  locales.map(locale => {
    const { what, instead } = refusalWords(refusal, locale, id => `«${id}»`)
    expect(`${what} ${instead}`).not.toMatch(/\{|undefined|NaN/)
    expect(instead).not.toBe('')
    return `${what} ${instead}`
  })

interface Bad {
  name: string
  units: Record<string, Stationed>
  stage?: 'charges' | 'movement' | 'magic' | 'deployment'
  dice?: [number, number]
  answer: string
  code: string
  rule: string
  says: [RegExp, RegExp]
}

const block: Stationed = { at: 'H12', facing: 'N', count: 20, files: 5, mobility: 5, charge: 5 }
const foe: Stationed = { at: 'H9', facing: 'S', count: 20, files: 5 }
const mage: Stationed = { at: 'H12', facing: 'N', now: { knows: ['embers-1'] } }
const casting = { units: { A1: mage, B1: foe }, stage: 'magic', rule: 'RB-24.2' } as const

const bad: Bad[] = [
  {
    name: 'a charge that cannot reach even at best',
    // 5, 4 and a 6 are 15 inches; the way is 18.
    units: { A1: block, A2: { ...block, at: 'C6' }, B1: { ...foe, at: 'H5' }, B2: { ...foe, at: 'C3' } },
    answer: 'charge A1 B1',
    code: 'cannot-reach',
    rule: 'RB-08.2',
    says: [/cannot reach «B1»: 15 inches at the very most.*Come nearer/, /«B1».*15 pouces/],
  },
  {
    name: 'an enemy outside the arc',
    units: { A1: block, B1: foe, B2: { ...foe, at: 'H14' } },
    answer: 'charge A1 B2',
    code: 'outside-arc',
    rule: 'RB-08.1',
    says: [/«B2» is not in the front arc of «A1».*Turn first/, /«B2».*arc.*«A1»/],
  },
  {
    name: 'a reform wider than two files more',
    units: { A1: block, B1: foe },
    stage: 'movement',
    answer: 'reform A1 H12 N 8',
    code: 'too-wide',
    rule: 'RB-07',
    says: [/3 to 7 files/, /3 à 7 colonnes/],
  },
  {
    name: 'a reform wider than the unit',
    units: { A1: { ...block, count: 6 }, B1: foe },
    stage: 'movement',
    answer: 'reform A1 H12 N 7',
    code: 'too-wide',
    rule: 'RB-07',
    says: [/3 to 6 files/, /3 à 6 colonnes/],
  },
  {
    name: 'a spell that the wizard does not know',
    ...casting,
    dice: [5, 4],
    answer: 'cast A1 veil-3 B1 2',
    code: 'unknown-spell',
    says: [/«A1» does not know “Lead limbs”.*The list offers/, /«A1» ne connaît pas/],
  },
  {
    name: 'dice above the pool',
    ...casting,
    dice: [3, 4],
    answer: 'cast A1 embers-1 B1 4',
    code: 'too-many-dice',
    says: [/Sparks takes 1 to 3 dice now/, /Étincelles.*1 à 3 dés/],
  },
  {
    name: 'more dice than a spell takes',
    ...casting,
    dice: [9, 4],
    answer: 'cast A1 embers-1 B1 6',
    code: 'too-many-dice',
    says: [/Sparks takes 1 to 5 dice now/, /Étincelles.*1 à 5 dés/],
  },
  {
    name: 'a unit that does not fit its zone',
    units: { A1: { ...block, at: '' }, A2: { ...block, at: '' }, B1: { ...foe, at: '' } },
    stage: 'deployment',
    answer: 'place A1 H12 N 5',
    code: 'unit-beyond-zone',
    rule: 'RB-23.1',
    says: [/«A1» cannot be placed on H12.*four rows at your edge/, /«A1».*H12/],
  },
]

describe('bad input of Regiments', () => {
  it.each(bad)('$name is refused with its clause, and what to do instead, in both languages', given => {
    const { units, stage = 'charges', dice, answer, code, rule, says } = given
    const now = {
      ...(dice && { dice }),
      ...(stage === 'deployment' && { next: 0, first: null, active: null }),
    }
    const refusal = war({ units, stage, now }).refused(answer)
    expect(refusal).toMatchObject({ code, rule })
    for (const [i, text] of read(refusal).entries()) {
      expect(text).toMatch(says[i]!)
      expect(text).toContain(`(${rule})`)
    }
  })
})

describe('faults of an army of Regiments', () => {
  const { armies } = regimentsGame
  const faults = (list: string, army: string[], points = 1000) =>
    armies!.check(army, { rules: 'pitched-battle', points, list })
  const codes = (...given: Parameters<typeof faults>) => faults(...given).map(({ code }) => code)

  it('RB-22.3 RB-23 RB-25 are all named at once, each with its clause, in both languages', () => {
    const found = faults('crown', ['great-banner', 'great-banner', 'raiders', 'royal-guard'], 500)
    expect(found.map(({ code, rule }) => [code, rule])).toEqual([
      ['army-too-dear', 'RB-25'],
      ['needs-general', 'RB-22.3'],
      ['one-banner', 'RB-22.3'],
      ['wrong-list', 'RB-23'],
    ])
    for (const refusal of found) for (const text of read(refusal)) expect(text).toContain(`(${refusal.rule})`)
    const [general] = read(found[1]!)
    expect(general).toMatch(/^No character of this army commands it.*Add a general/)
  })

  it('RB-23 a unit of the other list is refused with the name of the list', () => {
    const [en, fr] = read({ code: 'wrong-camp', rule: 'RB-23', about: { figure: 'raiders', camp: 'crown' } })
    expect(en).toContain('does not fight for the Crown.')
    expect(fr).toContain('ne se bat pas pour le camp de la Couronne.')
  })

  it('RB-22.3 an army without general is none, whoever else leads', () => {
    expect(codes('crown', ['captain', 'spears', 'swords'])).toEqual(['needs-general'])
    expect(codes('crown', ['general', 'spears', 'swords'])).toEqual([])
    expect(codes('wilds', ['raiders', 'raiders'])).toEqual(['needs-general'])
  })

  it('RB-24 a ready army of the usual points has a wizard, of either list', () => {
    for (const list of ['crown', 'wilds'] as const)
      expect(regimentsGame.armies!.starter(list, { rules: 'pitched-battle', points: 1000 })).toContain(
        'wizard',
      )
  })

  it('RB-23 of units there is more than one, and not less than half', () => {
    expect(codes('crown', ['general'])).toEqual(['army-size', 'too-few-units'])
    expect(codes('crown', ['general', 'captain', 'wizard', 'spears'])).toEqual(['too-few-units'])
  })

  it.each([1000, 2000, 3000])('have none where the list is a ready one of %i points', points => {
    for (const list of armies!.lists) {
      const army = armies!.starter(list, { rules: 'pitched-battle', points })
      expect(codes(list, army, points)).toEqual([])
      const cost = army.reduce((sum, id) => sum + armies!.roster.find(each => each.id === id)!.points, 0)
      expect(cost).toBeGreaterThan(0.85 * points)
      // It is read back as it was written, in both languages.
      for (const language of locales) {
        const text = armies!.write({ name: 'Host', list, figures: army }, language)
        expect(armies!.read(text, armies!.roster)).toMatchObject({ ok: true, list, figures: army })
      }
    }
  })
})
