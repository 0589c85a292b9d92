import { describe, expect, it } from 'vitest'
import { fieldOdds, isOfField } from '../../../../../lambdas/discord/games/regiments/odds/fieldOdds.ts'
import { shot } from '../../../../../lambdas/discord/games/regiments/previews/shotPreview.ts'
import { numberOf } from '../../../../../rules/play/odds/fraction.ts'
import { makeBattlefield } from '../../../../../rules/regiments/field/battlefield.ts'
import { oddsOfCombat } from '../../../../../rules/regiments/index.ts'
import { touching, war } from '../../../../helpers/regimentsField.ts'
import { textOf } from '../../testServer.ts'
import { regimentsView } from './regimentsView.ts'

const sides = touching('A1', 'B1')
const view = (more: Parameters<typeof war>[0]['units'] = {}) =>
  regimentsView(
    war({
      stage: 'movement',
      units: {
        A1: { at: 'H9', facing: 'N', now: { ...sides.A1, rounds: 1 } },
        B1: { at: 'H8', facing: 'S', now: { ...sides.B1, rounds: 1 } },
        A3: { at: 'B12', facing: 'N' },
        B3: { at: 'B2', facing: 'S' },
        ...more,
      },
    }),
  )
const said = (options: Parameters<typeof fieldOdds>[1], more = {}) => {
  const shown = fieldOdds(view(more), options)
  return 'components' in shown ? textOf(shown) : shown
}

describe('RB-05 odds of a battle of Regiments by labels', () => {
  it('knows what is asked of the field', () => {
    expect(isOfField({ unit: 'A2', against: 'B2' })).toBe(true)
    expect(isOfField({ figure: 'spears' })).toBe(true)
    expect(isOfField({ unit: 'spears', against: 'lancers' })).toBe(false)
    expect(isOfField({ unit: 'A2', against: '20 spears' })).toBe(false)
  })

  it('RB-05 tells of the combat under way, by either pair of options, or of one of its units', () => {
    const whole = said({ unit: 'A1', against: 'B1' })
    expect(whole).toContain('Combat under way: A1 against B1, round 2')
    expect(said({ figure: 'b1' })).toBe(whole)
    expect(said({ figure: 'A1', target: 'B1' })).toBe(whole)
  })

  it('RB-05 counts everybody who is in it', () => {
    const both = touching('A2', 'B1', 'left')
    const units = {
      B1: { at: 'H8', facing: 'S', now: { touches: [...sides.B1!.touches, ...both.B1!.touches], rounds: 1 } },
      A2: { at: 'I9', facing: 'NW', now: { ...both.A2, rounds: 0 } },
    }
    const shown = said({ unit: 'A1', against: 'B1' }, units)
    expect(shown).toContain('A1+A2 against B1')
    const f = makeBattlefield(view(units).state, () => {})
    const [A1, A2, B1] = ['A1', 'A2', 'B1'].map(label => f.war.regiments.find(each => each.label === label)!)
    const { odds } = oddsOfCombat(f, [A1!, B1!], ['ordinary', 'ordinary'], { charging: null, over: 'front' })
    expect(numberOf(odds!.won[0])).toBeGreaterThan(0.8)
    expect(odds!.unitBreaks).toHaveLength(3)
    expect(A2!.rounds).toBe(0)
  })

  it('RB-20.4 whoever is shaken is swept away, and counts', () => {
    const shaken = { B1: { at: 'H8', facing: 'S', now: { ...sides.B1, rounds: 1, shaken: true } } }
    expect(said({ figure: 'A1' }, shaken)).toContain('B1: shaken, swept away')
  })

  it('tells of two that do not fight as they stand, and refuses what is no pair', () => {
    expect(said({ unit: 'A3', against: 'B3' })).toContain('As they stand: A3 against B3')
    expect(said({ unit: 'A1', against: 'A3' })).toMatchObject({ code: 'no-enemy-unit' })
    expect(said({ unit: 'A9', against: 'B1' })).toMatchObject({ code: 'no-unit', about: { unit: 'A9' } })
    expect(said({ figure: 'A3' })).toMatchObject({ code: 'odds-needs-units' })
    expect(said({ target: 'B1' })).toMatchObject({ code: 'odds-needs-units' })
  })
})

it('RB-20.2 a shot’s preview says nothing of panic where the target takes no test', () => {
  const lines = (now: object) =>
    shot(
      regimentsView(
        war({
          stage: 'shooting',
          units: {
            A1: { at: 'H12', facing: 'N', rules: ['W09'] },
            B1: { at: 'H8', facing: 'S', count: 8, files: 4, now },
          },
        }),
      ),
      'A1',
      'B1',
    ).lines.join('\n')
  expect(lines({})).toContain('panic')
  expect(lines({ shaken: true })).not.toContain('panic')
})
