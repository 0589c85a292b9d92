import { describe, expect, it } from 'vitest'
import { storyPicture } from '../../../../../lambdas/discord/games/regiments/combatStory.ts'
import { boardPicture } from '../../../../../lambdas/discord/games/regiments/picture.ts'
import { tell } from '../../../../../lambdas/discord/games/regiments/tell.ts'
import { boardScene } from '../../../../../render/regiments/boardScene.ts'
import type { Entry } from '../../../../../rules/regiments/index.ts'
import { drawn } from '../../../../helpers/drawn.ts'
import { wonByStandard } from '../../../../helpers/regimentsField.ts'
import { regimentsView } from './regimentsView.ts'

const when = { n: 1, stage: 'charges', turn: 2 } as const
const failed = (unit: string): Entry => ({
  event: 'charge-failed',
  unit,
  on: 'B9',
  range: 5,
  way: 9,
  from: 'A16',
  to: 'A15',
  facing: 0,
  ...when,
})
const gone: Entry = { event: 'destroyed', unit: 'B1', why: 'fallen', ...when }

describe('who was destroyed', () => {
  it('is told however many charges come after it', () => {
    const view = regimentsView(wonByStandard('defaults'))
    const many = Array.from({ length: 8 }, (_, i) => failed(`A${i + 2}`))
    const { lines, missing } = tell([failed('A1'), gone, ...many], view, 5)
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe('💀 B1 had nobody left: wiped out.')
    expect(lines.at(-1)).toMatch(/A9/)
    expect(missing).toBe(true)
  })

  it('is on the sheet of a combat, whatever else came of it', () => {
    const t = wonByStandard('defaults')
    const [melee, ...came] = t.events.slice(t.events.findIndex(({ event }) => event === 'melee'))
    const tests = Array.from({ length: 6 }, () => came.find(({ event }) => event === 'tested')!)
    const told = [melee!, ...tests, ...came]
    const picture = drawn('regiments', 'fights', storyPicture(regimentsView(t), told))
    expect(picture.fights[0]!.outcome.join(' ')).toContain('fled: cut down')
  })

  /** The field, with who goes on after the combat on a hex of its own. */
  const field = (at?: number) => {
    const t = wonByStandard('defaults')
    const picture = drawn('regiments', 'still', boardPicture(regimentsView(t), { told: t.events }))
    const { units } = picture.still
    return boardScene({
      ...picture.still,
      units: units.map(unit => (unit.label === 'A1' && at !== undefined ? { ...unit, at } : unit)),
    })
  }

  it('lies on the board where nobody stands, in place of what it lost', () => {
    const { overlay, legend } = field(0)
    const fell = overlay!.marks!.filter(({ kind }) => kind === 'removed')
    expect(fell).toHaveLength(1)
    expect(overlay!.marks!.some(({ cell, kind }) => cell === fell[0]!.cell && kind === 'lost')).toBe(false)
    expect(fell[0]!.token).toMatchObject({ label: 'B1', fallen: true, cells: [fell[0]!.cell] })
    // The legend says what a skull is.
    expect(legend?.overlay.removed).toBe('destroyed')
  })

  it('is named beside whoever stands there since', () => {
    const { overlay, tokens } = field()
    const [mark] = overlay!.marks!.filter(({ kind }) => kind === 'removed')
    expect(tokens.find(({ label }) => label === 'A1')!.cells).toEqual([mark!.cell])
    expect(mark).toEqual({ cell: mark!.cell, kind: 'removed', name: 'B1', facing: 0 })
  })
})

describe('a turn of nothing', () => {
  const began = (active: number): Entry => ({ event: 'turn-began', active, ...when })
  it('is said beside what another did before and after it', () => {
    const view = regimentsView(wonByStandard('defaults'))
    const { lines } = tell([failed('A1'), began(1), began(0), failed('A2')], view, 5)
    expect(lines.slice(1, -1)).toEqual(['Bo has ended the turn.'])
    expect(
      tell([failed('A1'), began(1), began(0)], regimentsView(wonByStandard('defaults'), 'fr'), 5).lines.at(
        -1,
      ),
    ).toBe('Bo a fini son tour.')
  })
})
