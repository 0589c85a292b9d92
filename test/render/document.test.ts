import { expect, it } from 'vitest'
import { sceneOf } from '../../render/document.ts'
import type { FigureDocument, GameDocument } from '../../rules/combat-hex/battle/document.ts'
import { at, smallBoard } from './scenes.ts'

const figure = (label: string, more: Partial<FigureDocument> = {}): FigureDocument => ({
  id: label,
  label,
  name: 'somebody',
  type: 'somebody',
  owner: label.startsWith('B') ? 1 : 0,
  kind: 'warrior',
  at: 'C4',
  hexes: ['C4'],
  facing: 'SE',
  life: 1,
  maxLife: 2,
  ap: 3,
  maxAp: 4,
  movement: 4,
  attacks: 1,
  endurance: 3,
  shooting: null,
  points: 50,
  abilities: [],
  effects: [],
  state: 'ready',
  ...more,
})

const document = (figures: FigureDocument[]): GameDocument => ({
  id: 'g',
  rules: 'tournament',
  rulesVersion: '1',
  board: 'small',
  points: 500,
  turn: 1,
  phase: 'attack',
  attacker: 0,
  players: [
    { user: '1', name: 'one', camp: 'evil', edge: 'left' },
    { user: '2', name: 'two', camp: 'good', edge: 'right' },
  ],
  figures,
  awaiting: [],
  dice: { commitment: '', rolls: [] },
  log: [],
  result: null,
  version: 1,
})

it('the scene of a document has every figure that stands on the board', () => {
  const { tokens } = sceneOf(
    document([
      figure('A1', { kind: 'hero', shooting: { dice: 2, range: 8 }, effects: ['fast'] }),
      figure('A2', { state: 'off-board', at: null, hexes: [], facing: null }),
      figure('A3', { state: 'off-board', at: null, hexes: [], facing: null }),
      figure('A4', { state: 'carried', at: 'C4' }),
      figure('B1', { state: 'fallen', life: 0, hexes: ['D4', 'E4'], at: 'E4', facing: 'N' }),
    ]),
    smallBoard,
  )
  expect(tokens.map(token => token.label)).toEqual(['A1', 'B1'])
  expect(tokens[0]).toEqual({
    label: 'A1',
    cells: [at('C4')],
    facing: 2,
    camp: 'evil',
    hero: true,
    owner: 0,
    life: 1,
    maxLife: 2,
    ap: 3,
    maxAp: 4,
    shoots: true,
    type: {
      abilities: [],
      kind: 'hero',
      shooting: { dice: 2, range: 8 },
      camp: 'evil',
      base: 'single',
      movement: 4,
      attacks: 1,
      endurance: 3,
    },
    state: 'ready',
    effects: ['fast'],
  })
  expect(tokens[1]).toMatchObject({ cells: [at('E4'), at('D4')], camp: 'good', state: 'fallen', facing: 0 })
})

it('an overlay goes along', () => {
  const overlay = { field: [at('C4')] }
  expect(sceneOf(document([]), smallBoard, overlay).overlay).toBe(overlay)
})
