import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUnit } from '../../../rules/regiments/unit/line.ts'
import { suppliedUnits, unitLists } from '../../../rules/regiments/unit/roster.ts'
import { readUnitsText, writeUnitsText } from '../../../rules/regiments/unit/unitsText.ts'
import { writeUnit } from '../../../rules/regiments/unit/writeUnit.ts'
import { anyUnit } from '../../helpers/anyUnit.ts'

const languages = ['en', 'fr'] as const

describe.each(languages)('units as lines in %s', language => {
  it.each(suppliedUnits().map(unit => [unit.id, unit] as const))('are read as written: %s', (_, unit) => {
    const fielded = { unit, joined: [] }
    expect(readUnit(writeUnit(fielded, language), suppliedUnits())).toEqual({ ok: true, fielded })
  })

  it('are read as written, whatever the unit', () => {
    fc.assert(
      fc.property(anyUnit, unit => {
        const fielded = { unit, joined: [] }
        expect(readUnit(writeUnit(fielded, language), [unit])).toEqual({ ok: true, fielded })
      }),
      { numRuns: 500 },
    )
  })

  it('are read as written where capitals and accents are gone', () => {
    for (const unit of suppliedUnits()) {
      const line = writeUnit({ unit, joined: [] }, language)
      const bare = line.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Æ', 'ae')
      const read = readUnit(bare, suppliedUnits())
      expect(read.ok && writeUnit(read.fielded, language).toLowerCase(), bare).toBe(line.toLowerCase())
    }
  })

  it('stand in a text with their names in both languages', () => {
    const text = writeUnitsText(suppliedUnits(), language)
    expect(readUnitsText(text, [])).toEqual({ ok: true, units: suppliedUnits() })
    fc.assert(
      fc.property(anyUnit, unit => {
        expect(readUnitsText(writeUnitsText([unit], language), [])).toEqual({ ok: true, units: [unit] })
      }),
      { numRuns: 200 },
    )
  })

  it('are read with who has joined them', () => {
    const read = readUnit('spears + captain + great banner', suppliedUnits())
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(read.fielded.joined.map(({ id }) => id)).toEqual(['captain', 'great-banner'])
    expect(readUnit(writeUnit(read.fielded, language), suppliedUnits())).toEqual(read)
  })
})

describe('the supplied lists', () => {
  it('name units that are there, and every unit stands in one', () => {
    const listed = new Set<string>(Object.values(unitLists).flatMap(({ units }) => units))
    expect([...listed].sort()).toEqual(
      suppliedUnits()
        .map(({ id }) => id)
        .sort(),
    )
  })
})
