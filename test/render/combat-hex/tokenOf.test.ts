import { expect, it } from 'vitest'
import { boardScene } from '../../../render/combat-hex/boardScene.ts'
import { tokenOf } from '../../../render/combat-hex/tokenOf.ts'
import type { Token } from '../../../render/types.ts'
import { figureType } from '../../../rules/combat-hex/army/roster.ts'
import type { FigureOnBoard } from '../../../rules/combat-hex/index.ts'
import { at, smallBoard } from '../scenes.ts'

const figure = (id: string, more: Partial<FigureOnBoard> = {}): FigureOnBoard => {
  const type = figureType(id)!
  const { life, ap } = type
  const stands = { at: at('D4'), facing: 1, life, ap, state: 'ready', carries: [], effects: [] } as const
  return { label: 'A1', owner: 0, type, ...stands, carries: [], effects: [], ...more }
}
const token = (id: string, more?: Partial<FigureOnBoard>): Token => tokenOf(smallBoard, figure(id, more))
const bare = (id: string): FigureOnBoard['type'] => ({ ...figureType(id)!, ap: 0, shooting: null })

it('1.02 1.03 a figure is a token with its life, its action points, and what it is', () => {
  const { life, ap } = figureType('aragorn')!
  const shown = { label: 'A1', cells: [at('D4')], facing: 1, owner: 0, starred: true }
  const picture = { icon: 'barbarian', sign: 'broadsword' }
  const full = { pips: { left: life, of: life }, counter: ap, faded: 0 }
  expect(token('aragorn')).toEqual({ ...shown, ...picture, ...full })
  expect(token('aragorn', { life: 1, ap: 0 })).toMatchObject({ pips: { left: 1, of: life }, counter: 0 })
  expect(token('rohan-rider').cells).toHaveLength(2)
})

it('shows no counter where there were never action points, and the bow of whoever shoots', () => {
  expect(token('elf-archer')).toMatchObject({ icon: 'woman-elf-face', sign: 'high-shot', starred: false })
  expect(token('elf-archer')).not.toHaveProperty('mount')
  const type = { ...bare('rohan-rider'), shooting: { dice: 1, range: 6 } }
  expect(token('rohan-rider', { type })).toMatchObject({
    icon: 'galea',
    sign: 'spears',
    mount: 'horse-head',
  })
  expect(token('rohan-rider', { type: bare('rohan-rider') })).not.toHaveProperty('counter')
})

it('9.01 8.42 8.38 shows the Ring, who is carried, what is at work, and who is kept up without life', () => {
  const type = { ...bare('aragorn'), traits: ['ring-wearer' as const] }
  const worn = { type, carries: ['A2', 'A3'], effects: ['battle-awareness', 'fast', 'rage', 'armor'] }
  expect(token('aragorn', worn)).toMatchObject({ flag: '+A2 A3', note: 'BA F' })
  expect(token('aragorn', { state: 'fallen', life: 0 })).toMatchObject({ fallen: true })
  for (const state of ['moved', 'shot', 'acted'] as const) {
    expect(token('aragorn', { state }).faded).toBeGreaterThan(0)
    expect(token('aragorn', { state })).not.toHaveProperty('fallen')
  }
})

it('a battle is a scene: camps as tones, rings by label, the ghost on its way', () => {
  const ghost = figure('aragorn', { at: at('E4') })
  const path = { cells: [at('D4'), at('E4')], costs: [1], total: 1 }
  const figures = [figure('aragorn'), figure('elf-archer', { label: 'A2', at: at('B4') })]
  const players = (['evil', 'good', null] as const).map(camp => ({ name: 'x', camp }))
  const picture = { board: smallBoard, figures, players, highlighted: ['A2'], language: 'en' as const }
  const scene = boardScene({ ...picture, ghost, overlay: { path } })
  expect(scene.tokens.map(({ highlighted }) => highlighted)).toEqual([undefined, true])
  expect(scene.players?.map(({ tone }) => tone)).toEqual(['warm', 'cool', 'cool'])
  expect(scene.overlay?.path).toEqual({ ...path, ghost: tokenOf(smallBoard, ghost) })
  expect(scene.focus).toBeUndefined()
  expect(boardScene(picture).overlay).toEqual({})
})

it('5.06 lines of sight say how far it is, and a deployment wears the colours of whoever is placed', () => {
  const figures = [figure('aragorn'), figure('orc-warrior', { label: 'B1', owner: 1, at: at('D7') })]
  const line = {
    from: at('D4'),
    corner: 3,
    to: at('D7'),
    corners: [0, 1] as [number, number],
    penalty: false,
  }
  const sight = [
    { ...line, ok: true },
    { ...line, ok: false },
  ]
  const picture = { board: smallBoard, figures, language: 'fr' as const }
  const { overlay } = boardScene({ ...picture, overlay: { sight } })
  expect(overlay?.sight?.map(({ note }) => note)).toEqual(['portée 3', undefined])
  const deployment = [at('D7')]
  const placing = boardScene({ ...picture, highlighted: ['B1'], overlay: { deployment } })
  expect(placing.overlay).toMatchObject({ deployment, deploymentOwner: 1 })
  expect(boardScene({ ...picture, highlighted: ['B1'] }).overlay).not.toHaveProperty('deploymentOwner')
})

it('a battle that was told of shows what happened, and the part where it did', () => {
  const moved = { event: 'moved', figure: 'A1', from: 'C4', path: ['D4'], facing: 'N', cost: 1, left: 3 }
  const told = [{ ...moved, turn: 1, phase: 'attack' } as never]
  const scene = boardScene({ board: smallBoard, figures: [figure('aragorn')], told, language: 'fr' })
  expect(scene.overlay?.arrows).toMatchObject([{ from: at('C4'), to: at('D4'), owner: 0 }])
  expect(scene.focus).toEqual([at('D4'), at('C4')])
  const seen = { board: smallBoard, figures: [], inView: [at('B4')], language: 'fr' as const }
  expect(boardScene({ ...seen, told }).focus).toContain(at('B4'))

  expect(boardScene({ ...seen, told: [] }).focus).toEqual([at('B4')])
  expect(scene.legend?.barred).toBe('arrêt interdit')
})
