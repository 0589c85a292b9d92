import { expect, it } from 'vitest'
import { makeLayout } from '../../render/board/framing.ts'
import { pixelsOfScene } from '../../render/board/scenePixels.ts'
import { legendOf } from '../../render/combat-hex/pictureWords.ts'
import { explained } from '../../render/legend/legendEntries.ts'
import { liveriesOf, numberOf } from '../../render/paint/theme.ts'
import { overlaySigns, type Scene } from '../../render/types.ts'
import { makeTables } from '../../rules/board/board.ts'
import { at, smallBoard as board, token } from './scenes.ts'

const shown = (scene: Partial<Scene>) => {
  const whole: Scene = { board, tokens: [], ...scene }
  const { signs, sides, raised, barred } = explained(whole, makeLayout(whole.board, whole))
  return { signs: [...signs], sides: [...sides].sort(), raised, barred }
}

it('a legend explains what is laid over the board, and that alone', () => {
  expect(shown({}).signs).toEqual([])
  const reach = (more: object) =>
    shown({ overlay: { reach: [{ cell: at('E4'), cost: 1, stops: false, ...more }] } })
  expect(reach({}).signs).toEqual(['reach'])
  expect(reach({ stops: true, threatened: true }).signs).toEqual(['reach', 'stops', 'threatened'])
  const seen = (ok: boolean, penalty: boolean) =>
    shown({
      overlay: { sight: [{ from: at('E4'), corner: 0, to: at('G4'), corners: [3, 4], ok, penalty }] },
    }).signs
  expect([seen(true, false), seen(true, true), seen(false, false)]).toEqual([['free'], ['hard'], ['blocked']])
  const cells = [at('E4')]
  expect(shown({ overlay: { field: cells, deployment: cells, zones: [{ owner: 0, cells }] } }).signs).toEqual(
    ['field', 'zones', 'deployment'],
  )
  const way = [{ from: at('D4'), to: at('E4'), owner: 0 }]
  const marks = (['lost', 'missed', 'saved', 'removed'] as const).map(kind => ({ cell: at('E4'), kind }))
  expect(
    shown({ overlay: { arrows: way, shots: way, marks, chains: [{ cells, links: [] }] } }).signs,
  ).toEqual(overlaySigns.slice(9))
  expect(shown({ tokens: [token('A1', 'E4', 0, { fallen: true })] }).signs).toEqual(['removed'])
})

it('a legend names the ground that is in the picture, and no other', () => {
  const all = ['difficult', 'impassable', 'obstacle', 'open', 'water']
  expect(shown({})).toMatchObject({ sides: all, raised: true, barred: true })
  const large = makeTables({
    id: 'x',
    name: { en: '', fr: '' },
    columns: 30,
    rows: 30,
    barred: ['B28'],
    raised: ['X3'],
    sides: [{ hex: 'W4', facing: 2, kind: 'impassable' }],
  })
  const around = (hex: string) => shown({ board: large, focus: [at(hex, large)] })
  expect(around('B28')).toMatchObject({ sides: ['open'], raised: false, barred: true })
  expect(around('W4')).toMatchObject({ sides: ['impassable', 'open'], raised: true, barred: false })
  const plain = makeTables({ id: 'x', name: { en: '', fr: '' }, columns: 6, rows: 5 })
  expect(shown({ board: plain })).toMatchObject({ sides: ['open'], raised: false, barred: false })
})

it('a danger zone is shown in the colours of its player, and of each where several have one', () => {
  const liveries = liveriesOf('standard')
  /** whose colours are in the strip below the board */
  const inLegend = (...owners: number[]) => {
    const zones = owners.map(owner => ({ owner, cells: [at('E4')] }))
    const scene: Scene = { board, tokens: [], width: 600, legend: legendOf('en'), overlay: { zones } }
    const layout = makeLayout(board, scene)
    const strip = new Set(pixelsOfScene(scene, layout).subarray(layout.strip.top * layout.width))
    return [0, 1, 2].filter(owner => strip.has(0xff000000 + numberOf(liveries(owner).strong)))
  }
  expect(inLegend()).toEqual([])
  expect(inLegend(0)).toEqual([0])
  expect(inLegend(1)).toEqual([1])
  expect(inLegend(0, 1)).toEqual([0, 1])
})

it('life is explained where a bar of it is drawn, and not otherwise', () => {
  const isExplained = (left: number) => {
    const [told, untold] = [legendOf('en').signs.filter(({ sign }) => sign === 'pips'), []].map(signs => {
      const tokens = [token('A1', 'E4', 0, { pips: { left, of: 3 } })]
      const scene: Scene = { board, tokens, focus: [at('E4')], legend: { ...legendOf('en'), signs } }
      return pixelsOfScene(scene, makeLayout(board, scene))
    })
    return told!.some((pixel, i) => pixel !== untold![i])
  }
  expect([isExplained(3), isExplained(2)]).toEqual([false, true])
})
