import { describe, expect, it } from 'vitest'
import { sightLook } from '../../../../../lambdas/discord/games/regiments/mapLooks.ts'
import { boardPicture } from '../../../../../lambdas/discord/games/regiments/picture.ts'
import { questionRows } from '../../../../../lambdas/discord/games/regiments/rows.ts'
import { parseCell } from '../../../../../rules/index.ts'
import { drawn } from '../../../../helpers/drawn.ts'
import { touching, war } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

const field = () =>
  war({
    units: {
      A1: { at: 'H12', facing: 'N' },
      A2: { at: '', now: { condition: 'held' }, rules: ['M17'] },
      B1: { at: 'H9', facing: 'S' },
      B2: { at: 'H6', facing: 'S' },
    },
  })

describe('a unit that is shown where it would stand', () => {
  const moved = (label: string, hex: string) => {
    const t = field()
    const posed = { label, at: parseCell(t.board, hex)!, facing: 3, files: 5 } as const
    return drawn('regiments', 'still', boardPicture(regimentsView(t), { posed })).still.moved
  }

  it('is shown where it stands now too', () => {
    const { board } = field()
    expect(moved('A1', 'H11')).toMatchObject([
      { unit: { label: 'A1', at: parseCell(board, 'H12') }, to: parseCell(board, 'H11') },
    ])
  })

  it('is not where it stays, nor who comes onto the field', () => {
    expect([moved('A1', 'H12'), moved('A2', 'H15')]).toEqual([undefined, undefined])
  })
})

it('the map of whom a unit sees holds that unit and all of them', () => {
  const t = field()
  const cells = ['H12', 'H9', 'H6'].map(hex => parseCell(t.board, hex)!)
  expect(sightLook(regimentsView(t), 'A1').look).toMatchObject({
    highlighted: ['A1', 'B1', 'B2'],
    focus: cells,
  })
})

it('a list of more answers than one holds is turned page by page', () => {
  const both = touching('A1', 'B1')
  const t = war({
    stage: 'shooting',
    units: {
      A1: { at: 'H9', facing: 'N', attacks: -1, count: 20, now: { ...both.A1, rounds: 1 } },
      B1: { at: 'H8', facing: 'S', attacks: -1, now: { ...both.B1, rounds: 1, shaken: true } },
      A9: { at: 'A16' },
      B9: { at: 'P1' },
    },
  })
  expect([t.asked, t.legal().length]).toEqual(['combat-reform 0 A1', 30])
  const view = regimentsView(t)
  const valuesOf = (opened?: string) => {
    const [first] = questionRows(view, t.question, opened)
    return [...JSON.stringify(first).matchAll(/"value":"([^"]+)"/g)].map(([, value]) => value!)
  }
  const [one, two] = [valuesOf(), valuesOf('all list 2')]
  expect([one.length, one.at(-1), two.length, two.at(-1)]).toEqual([24, '~2', 8, '~'])
  expect(new Set([...one.slice(0, -1), ...two.slice(0, -1)])).toEqual(new Set(t.legal()))
})
