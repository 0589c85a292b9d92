import { expect, it } from 'vitest'
import { figureById } from '../../../rules/combat-hex/battle/game.ts'
import { sightLines } from '../../../rules/combat-hex/battle/shoot/seeing.ts'
import { type Figure } from '../../../rules/combat-hex/index.ts'
import { figureOnBoard, figuresOnBoard, sightPairs } from '../../../rules/combat-hex/queries/queries.ts'
import { parseCell } from '../../../rules/index.ts'
import { scenario, sidesOf } from '../../helpers/scenario.ts'

it('5.10 a sight is drawn as two lines, what blocks it at its end, free ones last', () => {
  const t = scenario({
    board: { sides: [...sidesOf('impassable', 'E5 N', 'E5 NE', 'E5 SE', 'E5 S', 'E5 SW', 'E5 NW')] },
    figures: { A1: { at: 'C5', facing: 'N' }, B1: { at: 'C2' }, B2: { at: 'E5' } },
  })
  const found = ['B1', 'B2'].map(target => ({
    target,
    ...sightLines(t.game, figureById(t.game, 'A1')!, figureById(t.game, target)!),
  }))
  const [blocked, free, ...more] = sightPairs(found)
  expect(more).toEqual([])
  const at = (hex: string) => parseCell(t.board, hex)
  expect(blocked).toMatchObject({ from: at('C5'), to: at('E5'), ok: false })
  expect(blocked!.blockedBy.length).toBeGreaterThan(0)
  expect(blocked!.corners).toHaveLength(2)
  expect(free).toMatchObject({ from: at('C5'), to: at('C2'), ok: true, penalty: false, blockedBy: [] })
})

it('8.42 everybody stands on the board by themselves, but who is carried, or has left it', () => {
  const t = scenario({
    figures: {
      A1: { at: 'C5', facing: 'N' },
      A2: { at: 'C5', carriedBy: 'A1' },
      A3: { at: 'E5' },
      B1: { at: 'C2', facing: 'SW' },
    },
  })
  const state = structuredClone(t.save.battle)
  const mark = { ability: 'fast', life: 'turn', by: 'B1' } as never
  const change = (label: string, to: Partial<Figure>) =>
    Object.assign(state.figures.find(({ id }) => id === label)!, to)
  change('A1', { life: 0 })
  change('A3', { condition: 'removed' })
  change('B1', { marks: [mark] })
  const shown = figuresOnBoard(state)
  expect(shown.map(({ label }) => label)).toEqual(['A1', 'B1'])
  expect(shown[0]).toMatchObject({ owner: 0, state: 'fallen', carries: ['A2'], effects: [] })
  expect(shown[1]).toMatchObject({ owner: 1, state: 'ready', facing: 4, carries: [], effects: ['fast'] })
  const acted = { ...figureById(t.game, 'B1')!, actionTaken: 'shot' as const }
  expect(figureOnBoard(state, acted).state).toBe('shot')
})
