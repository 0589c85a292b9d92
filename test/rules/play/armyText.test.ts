import { describe, expect, it } from 'vitest'
import { parseArmy } from '../../../rules/combat-hex/army/armyNotation.ts'
import { darkLordGame } from '../../../rules/dark-lord/gameParts.ts'
import { profiles } from '../../../rules/dark-lord/index.ts'
import { regimentsGame } from '../../../rules/regiments/gameParts.ts'
import { readUnit } from '../../../rules/regiments/unit/line.ts'
import { suppliedUnits } from '../../../rules/regiments/unit/roster.ts'

const ofRegiments = (text: string) => regimentsGame.armies!.read(text, suppliedUnits())
const figures = (text: string) => {
  const read = ofRegiments(text)
  return read.ok ? read.figures : read.faults.map(({ code, about }) => [code, about])
}
const times = (count: number, id: string) => Array<string>(count).fill(id)

describe('an army as builders export it', () => {
  it.each([
    ['++ Core [525 pts] ++', []],
    ['== Characters ==', []],
    ['---', []],
    ['- 20 Spears [175 pts]', ['spears']],
    ['5 x Spears (175)', times(5, 'spears')],
    ['**Spears** (175)', ['spears']],
    ['Spears 175pts', ['spears']],
    ['Spears - 175 pts', ['spears']],
    ['• Spears', ['spears']],
    ['* 2x Spears: 350 points', times(2, 'spears')],
    ['- 2 Spears [350 pts]', times(2, 'spears')],
    ['Spears x8 (1,400 pts)', times(8, 'spears')],
    ['8x Spears 1\u202f400 pts', times(8, 'spears')],
    ['1 Giant [280 pts]', ['giant']],
    ['2 general (200)', times(2, 'general')],
  ])('is read: %s', (line, army) => {
    expect(figures(line)).toEqual(army)
  })

  it('is read for all games', () => {
    expect(parseArmy('++ Heroes ++\n- 2 Rohan archer [110 pts]\n**Rohan archer** (55)\n• 3 x gimli')).toEqual(
      {
        ok: true,
        figures: [...times(3, 'rohan-archer'), ...times(3, 'gimli')],
      },
    )
    const [first] = profiles
    const { id, name, points } = first!
    const text = `== Shadow ==\n- ${name.en} [${points} pts]\n2x ${name.fr} (${2 * points})`
    expect(darkLordGame.armies!.read(text, profiles)).toEqual({ ok: true, figures: [id, id, id] })
  })

  it('is refused where its points are not those of the pieces', () => {
    expect(figures('20 Spears [180 pts]')).toEqual([
      ['wrong-points', { figure: 'spears', points: 180, cost: 175 }],
    ])
    expect(figures('Lancers (5)')).toEqual([['wrong-points', { figure: 'lancers', points: 5, cost: 210 }]])
    expect(parseArmy('Rohan archer (56)')).toMatchObject({ ok: false, faults: [{ code: 'wrong-points' }] })
  })

  it('has no heading with a number that is not its points', () => {
    expect(figures('++ 3 Spears ++')).toMatchObject([['unknown-figure', { near: 'spears' }]])
  })
})

describe('a number before a unit', () => {
  it('means models, in armies as in any line of a unit', () => {
    for (const { id, count, name } of suppliedUnits()) {
      const line = `${count} ${name.en}`
      const read = readUnit(line, suppliedUnits())
      expect(read.ok && read.fielded.unit, line).toMatchObject({ id, count })
      expect(figures(line)).toEqual([id])
    }
  })

  it('is refused where no unit has so many', () => {
    expect(figures('2 spears')).toEqual([['unit-size', { figure: 'spears', size: 20, count: 2 }]])
    expect(figures('40 spears')).toEqual([['unit-size', { figure: 'spears', size: 20, count: 40 }]])
    expect(figures('spears 20')).toEqual([['unknown-figure', { figure: 'spears 20', near: 'spears' }]])
  })
})
