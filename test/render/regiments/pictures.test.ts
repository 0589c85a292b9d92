import { describe, expect, it } from 'vitest'
import { regimentsPictures } from '../../../render/gallery/regiments/pictures.ts'
import { sampleBattle } from '../../../render/gallery/regiments/sampleBattle.ts'
import { boardScene } from '../../../render/regiments/boardScene.ts'
import { draw } from '../../../render/regiments/draw.ts'
import { drawnUp } from '../../../render/tokens/tokenBlock.ts'
import { expectGolden } from '../compare.ts'

it.each(regimentsPictures)('%s: %s looks as it did', async (_, name, __, picture) =>
  expectGolden(`regiments-${name}`, await draw(picture)),
)

describe('a block', () => {
  const kinds = (block: Parameters<typeof drawnUp>[0]) => drawnUp(block).places.map(({ kind }) => kind)

  it('loses from its last rank, and has who joined it in the middle of the first', () => {
    expect(kinds({ files: 3, left: 4, of: 5, joined: 1 })).toEqual([
      'stands',
      'joined',
      'stands',
      'stands',
      'stands',
      'lost',
    ])
  })

  it('has who stands behind at the end of its last rank, whatever is lost', () => {
    const behind = { files: 3, of: 5, joined: 1, behind: 1 }
    expect(kinds({ ...behind, left: 5 }).indexOf('joined')).toBe(5)
    expect(kinds({ ...behind, left: 4 })).toEqual(['stands', 'stands', 'stands', 'stands', 'joined', 'lost'])
    expect(kinds({ ...behind, left: 5, joined: 2 })).toEqual([
      'stands',
      'joined',
      'stands',
      'stands',
      'stands',
      'stands',
      'joined',
    ])
  })

  it('stays within its hex, however many it has', () => {
    for (const files of [1, 3, 5, 10, 20])
      for (const of of [1, 5, 20, 60])
        for (const { along, across } of drawnUp({ files, left: of, of, deep: 2 }).places)
          expect(Math.hypot(along, across)).toBeLessThan(30)
  })
})

it('units that touch are told once, whoever says so', () => {
  expect(boardScene(sampleBattle).overlay?.touches).toHaveLength(3)
})
