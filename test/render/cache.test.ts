import { expect, it } from 'vitest'
import { backdropOf } from '../../render/board/drawBoard.ts'
import { makeView } from '../../render/board/framing.ts'
import { createCache } from '../../render/paint/cache.ts'
import { smallBoard } from './scenes.ts'

it('a cache forgets what was not used for longest', () => {
  const cache = createCache<string>(2)
  const made: string[] = []
  const get = (key: string) => cache.get(key, () => (made.push(key), key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  expect(cache.size).toBe(2)
})

it('a cache goes by weight, and keeps at least what it was just asked for', () => {
  const cache = createCache<number>(10, value => value)
  cache.get('a', () => 6)
  cache.get('b', () => 4)
  expect(cache.size).toBe(2)
  cache.get('c', () => 20)
  expect(cache.size).toBe(1)
})

it('a cache that was full of large ones keeps as many small ones as it has room for', () => {
  const cache = createCache<number>(100, value => value)
  for (const key of ['a', 'b', 'c']) cache.get(key, () => 50)
  const small = Array.from({ length: 100 }, (_, i) => String(i))
  for (const key of small) cache.get(key, () => 1)
  expect(cache.size).toBe(100)
  for (const key of small) expect(cache.get(key, () => 2)).toBe(1)
})

it('the ground of a board is drawn once for each look of it', () => {
  const view = makeView(smallBoard, { width: 500 })
  const options = { labels: true }
  const first = backdropOf(smallBoard, view, options)
  expect(backdropOf({ ...smallBoard }, makeView(smallBoard, { width: 500 }), options)).toBe(first)
  expect(backdropOf(smallBoard, view, { ...options, labels: false })).not.toBe(first)
  expect(backdropOf(smallBoard, view, { ...options, palette: 'colour-blind' })).not.toBe(first)
  const walled = { ...smallBoard, side: smallBoard.side.map(() => 3) }
  expect(backdropOf(walled, view, options)).not.toBe(first)
})
