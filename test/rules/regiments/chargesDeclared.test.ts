import { describe, expect, it } from 'vitest'
import { bestCharges } from '../../../rules/regiments/computer/answers.ts'
import { chargeChance } from '../../../rules/regiments/field/chargeWays.ts'
import { chargesOf } from '../../../rules/regiments/turn/charges.ts'
import { war } from '../../helpers/regimentsField.ts'

/** One free hex before B1: H10. A1 comes to it whatever it throws, unless told; A2 could come to no other. */
const oneHex = (more: { A1?: object; B2?: object } = {}) => ({
  A1: { at: 'H12', facing: 'N', charge: 8, ...more.A1 },
  A2: { at: 'G12', facing: 'N', charge: 5 },
  A3: { at: 'I10', facing: 'S' },
  A4: { at: 'G10', facing: 'S' },
  B1: { at: 'H9', facing: 'S' },
  ...(more.B2 && { B2: { at: 'L9', facing: 'S', ...more.B2 } }),
})
const faces = [1, 2, 3, 4, 5, 6]

describe('a charge after others that are declared', () => {
  it('RB-08.2 is refused where one of them is sure to take the only hex: neither legal nor offered', () => {
    const t = war({ units: oneHex({ B2: {} }), answers: 'defaults' })
    expect(t.legal()).toContain('charge A2 B1')
    t.answer('charge A1 B1')
    expect(t.legal()).toEqual(['done', 'charge A2 B2'])
    expect(t.refused('charge A2 B1')).toMatchObject({
      code: 'charge-shut-out',
      rule: 'RB-08.2',
      about: { unit: 'A2', target: 'B1', by: 'A1' },
    })
  })

  it('RB-08.2 nobody is asked where nothing else could be charged', () => {
    const t = war({ units: oneHex(), answers: 'defaults', dice: [1] })
    t.answer('charge A1 B1')
    expect([t.told('charged').length, t.asked]).toEqual([1, 'move 0'])
  })

  it('RB-08.4 has the chance that their dice leave it, names who is in its way, and warns as it is declared', () => {
    // A1 has a way of 12 inches: it comes with a 4 or more, and else halts short of the hex.
    const units = oneHex({ A1: { at: 'H14', charge: 4, mobility: 3 } })
    const t = war({ units, answers: 'defaults' })
    const [alone] = chargesOf(t.laidOut, t.unit('A2'))
    expect(alone).toMatchObject({ chance: 1, inTheWay: [] })
    t.answer('charge A1 B1')
    const [counted] = chargesOf(t.laidOut, t.unit('A2'))
    expect(counted!.chance).toBeCloseTo(1 / 2)
    expect(counted!.inTheWay).toEqual(['A1'])
    let came = 0
    for (const first of faces)
      for (const second of faces) {
        const thrown = war({ units, answers: 'defaults', dice: [first, second] })
        thrown.answer('charge A1 B1').answer('charge A2 B1')
        expect(thrown.told('declared').map(({ inTheWay }) => inTheWay)).toEqual([undefined, ['A1']])
        if (thrown.told('charged').some(({ unit }) => unit === 'A2')) came++
      }
    expect(came / 36).toBeCloseTo(counted!.chance)
  })

  it('RB-08.4 who has to go round has the longer way counted', () => {
    // G10 is free: A2 comes there when A1 stands on H10.
    const { A4: _, ...units } = oneHex()
    const scene = { ...units, A2: { at: 'I12', facing: 'N', charge: 2 } }
    const t = war({ units: scene })
    const [before] = chargesOf(t.laidOut, t.unit('A2'))
    t.answer('charge A1 B1').answer('hold')
    const [after] = chargesOf(t.laidOut, t.unit('A2'))
    expect(before!.chance).toBeGreaterThan(after!.chance)
    expect(after!.chance).toBeGreaterThan(0)
    const came = faces.filter(face => {
      const thrown = war({ units: scene, answers: 'defaults', dice: [1, face] })
      thrown.answer('charge A1 B1').answer('charge A2 B1')
      return thrown.told('charged').some(({ unit }) => unit === 'A2')
    })
    expect(after!.chance).toBeCloseTo(came.length / 6)
  })

  it('RB-08.4 one that nobody hinders is as likely as before, and warns of nobody', () => {
    const t = war({ units: oneHex({ B2: {} }), answers: 'defaults' })
    const to = (label: string) =>
      chargesOf(t.laidOut, t.unit('A2')).find(({ target }) => target.label === label)!
    const before = to('B2')
    t.answer('charge A1 B1')
    expect(to('B2')).toMatchObject({ chance: before.chance, inTheWay: [] })
    t.dice(1, 1).answer('charge A2 B2')
    expect(t.told('declared').at(-1)).not.toHaveProperty('inTheWay')
  })

  it('RB-08.5 finds nobody where another comes upon a fled target first', () => {
    // B1 flees three inches, to H8: A1 is sure to come upon it with its speed of 8, and not with one of 3.
    const scene = (charge: number) =>
      war({
        units: {
          ...oneHex({ A1: { at: 'H13', charge } }),
          // Others who may still charge, so that charges are asked for.
          A5: { at: 'C5', facing: 'N' },
          B5: { at: 'C2', facing: 'S' },
        },
        dice: [1, 2],
      })
    const sure = scene(8)
    sure.answer('charge A1 B1').answer('flee')
    expect(sure.where('B1')).toBe('H8')
    expect(sure.refused('charge A2 B1')).toMatchObject({ code: 'charge-shut-out', about: { by: 'A1' } })
    const unsure = scene(3)
    unsure.answer('charge A1 B1').answer('flee')
    const found = chargesOf(unsure.laidOut, unsure.unit('A2')).find(({ target }) => target.label === 'B1')!
    expect(found.inTheWay).toEqual(['A1'])
    // It comes with a 5: two times in six nobody is left.
    expect(found.chance).toBeCloseTo(
      (4 / 6) * chargeChance(unsure.laidOut, unsure.unit('A2'), found.way.cost),
    )
  })

  it('RB-08.2 the program declares none that is shut out', () => {
    const t = war({ units: oneHex(), answers: 'ask' })
    expect(bestCharges(t.laidOut, 0, -Infinity)).toEqual(
      expect.arrayContaining(['charge A1 B1', 'charge A2 B1']),
    )
    t.answer('charge A1 B1')
    expect(bestCharges(t.laidOut, 0, -Infinity)).toEqual([])
  })
})
