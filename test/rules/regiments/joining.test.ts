import { describe, expect, it } from 'vitest'
import { readUnit } from '../../../rules/regiments/unit/line.ts'
import { suppliedUnits } from '../../../rules/regiments/unit/roster.ts'

/** The clause that refuses; undefined where all may join. */
function refusedBy(text: string): string | number | undefined {
  const read = readUnit(text, suppliedUnits())
  if (read.ok) return undefined
  expect(read.faults.map(({ code }) => code)).toEqual(['may-not-join'])
  return read.faults[0]!.about.clause
}

describe('joining', () => {
  it('RB-22.1 is for attachable models', () => {
    expect(refusedBy('spears + captain')).toBeUndefined()
    expect(refusedBy('spears + swords')).toBe('RB-22.1')
  })

  it('RB-02.3 there are no more attached models than files, unless there are no others', () => {
    expect(refusedBy('spears 2x10 + captain + wizard')).toBeUndefined()
    expect(refusedBy('spears 2x10 + captain + wizard + general')).toBe('RB-02.3')
    expect(refusedBy('captain + wizard + general')).toBeUndefined()
  })

  it('M04a attached models are in a unit with an ordinary model', () => {
    expect(refusedBy('spears + wizard with attached')).toBeUndefined()
    expect(refusedBy('captain + wizard with attached')).toBe('M04a')
  })

  it('M08d a unit has one captain', () => {
    expect(refusedBy('spears + captain + great banner')).toBeUndefined()
    expect(refusedBy('spears + captain + captain')).toBe('M08d')
  })

  it('M18a who is exclusive joins those that meet it', () => {
    expect(refusedBy('spears + wizard with exclusive (shield)')).toBeUndefined()
    expect(refusedBy('spears + wizard with exclusive (undead)')).toBe('M18a')
    expect(refusedBy('spears + wizard with exclusive (lances)')).toBeUndefined()
    expect(refusedBy('spears + wizard with exclusive (height 2)')).toBe('M18a')
  })

  it('M18b an exclusive unit is joined by those that meet it', () => {
    expect(refusedBy('spears with exclusive (captain) + captain')).toBeUndefined()
    expect(refusedBy('spears with exclusive (captain) + wizard')).toBe('M18b')
  })

  it('M18c all that is asked has to be met at once', () => {
    expect(refusedBy('spears + wizard with exclusive (shield), exclusive (undead)')).toBe('M18c')
  })

  it('M28f who is unstable joins the unstable', () => {
    expect(refusedBy('barrow dead + barrow lord')).toBeUndefined()
    expect(refusedBy('spears + barrow lord')).toBe('M28f')
  })

  it('M28g the unstable are joined by their like', () => {
    expect(refusedBy('barrow dead + captain')).toBe('M28g')
  })

  it('M37d a unit has one war platform', () => {
    expect(refusedBy('spears + bell wagon')).toBeUndefined()
    expect(refusedBy('spears + bell wagon + bell wagon')).toBe('M37d')
  })

  it('M48a the solitary join nobody and are joined by nobody', () => {
    expect(refusedBy('spears with solitary + captain')).toBe('M48a')
    expect(refusedBy('spears + captain with solitary')).toBe('M48a')
  })

  it('M50b M50c the supernatural join their like alone', () => {
    expect(refusedBy('spears with supernatural + captain with supernatural')).toBeUndefined()
    expect(refusedBy('spears + captain with supernatural')).toBe('M50b')
    expect(refusedBy('spears with supernatural + captain')).toBe('M50c')
  })

  it('M53d skirmishers are joined by those of their Height', () => {
    expect(refusedBy('javelins + captain')).toBeUndefined()
    expect(refusedBy('javelins + mounted general')).toBe('M53d')
  })
})
