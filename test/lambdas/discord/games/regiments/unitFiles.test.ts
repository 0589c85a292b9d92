import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUnitFile } from '../../../../../lambdas/discord/games/regiments/figureFiles/readUnitFile.ts'
import {
  writeUnitFile,
  writeUnitJson,
} from '../../../../../lambdas/discord/games/regiments/figureFiles/writeUnitFile.ts'
import { suppliedUnits, writeUnitsText } from '../../../../../rules/regiments/index.ts'
import { anyUnit } from '../../../../helpers/anyUnit.ts'

const faultsOf = (text: string) => {
  const read = readUnitFile(text)
  return read.ok ? [] : read.faults.map(({ line, code, about }) => [line, code, about])
}

describe.each(['en', 'fr'] as const)('files of units in %s', language => {
  it('are read back as they were written: CSV, JSON and lines', () => {
    for (const write of [writeUnitFile, writeUnitJson, writeUnitsText])
      expect(readUnitFile(write(suppliedUnits(), language))).toEqual({ ok: true, figures: suppliedUnits() })
  })

  it('are read back whatever the units', () => {
    fc.assert(
      fc.property(anyUnit, unit => {
        for (const write of [writeUnitFile, writeUnitJson])
          expect(readUnitFile(write([unit], language))).toEqual({ ok: true, figures: [unit] })
      }),
      { numRuns: 200 },
    )
  })
})

describe('faults of files of units', () => {
  const head =
    'id,name_en,name_fr,models,files,mobility,charge,discipline,life,defence,resilience,armour,height,attacks,offence,strength,penetration,agility,rules,parts'
  const row = (change: Record<number, string> = {}) => {
    const fields = 'own,Own,Nôtre,20,5,5,5,7,1,3,3,1,1,1,3,3,0,3,"spear, shield",'.split(
      /,(?=(?:[^"]*"[^"]*")*[^"]*$)/,
    )
    return fields.map((field, i) => change[i] ?? field).join(',')
  }
  const file = (...rows: string[]) => [head, ...rows].join('\n')

  it('are none in a sound one', () => {
    expect(readUnitFile(file(row()))).toMatchObject({
      figures: [{ id: 'own', count: 20, files: 5, points: 0 }],
    })
  })

  it('have their line', () => {
    expect(faultsOf(file(row(), row({ 7: '70', 18: 'poisson' })))).toEqual([
      [3, 'bad-number', { column: 'discipline', text: '70', least: 0, most: 10 }],
    ])
    expect(faultsOf(file(row({ 18: 'poisson' })))).toEqual([
      [2, 'unknown-rule', { text: 'poisson', near: 'poisoned' }],
    ])
    expect(faultsOf(file(row({ 18: 'cavalry lance' })))).toEqual([
      [2, 'weapon-refused', { rule: 'W05', clause: 'W05b' }],
    ])
    expect(faultsOf(file(row(), row()))).toEqual([[3, 'figure-twice', { figure: 'own', other: 2 }]])
    expect(faultsOf(file(row({ 0: 'Own one' })))).toEqual([
      [2, 'bad-figure-id', { column: 'id', text: 'Own one', near: 'own-one' }],
    ])
    expect(faultsOf(file(row({ 1: '<@1>' })))[0]?.[1]).toBe('bad-unit-name')
    expect(faultsOf(file(row({ 4: '30' })))).toEqual([[2, 'too-many-files', { files: 30, count: 20 }]])
    expect(faultsOf(file(row({ 4: '' })))).toEqual([[2, 'field-missing', { column: 'files' }]])
    expect(faultsOf(file(row({ 18: '"spear + captain"' })))[0]?.[1]).toBeTypeOf('string')
    expect(faultsOf('own,name\n1,2')[0]?.[1]).toBe('unknown-column')
    expect(faultsOf('[{"id":"own","rulez":"x"}]')[0]).toEqual([
      1,
      'unknown-column',
      { text: 'rulez', near: 'rules' },
    ])
    expect(faultsOf(`# mine\nown | M5\n`)[0]?.slice(0, 2)).toEqual([2, 'value-missing'])
    expect(faultsOf('')).toEqual([[1, 'no-figures', {}]])
  })
})
