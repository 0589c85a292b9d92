import { expect, it } from 'vitest'
import { drawScene } from '../../render/board/drawScene.ts'
import { free } from '../../render/paint/releaseMemory.ts'
import { smallBoard, tokens } from './scenes.ts'

it('gives memory back at once', () => {
  const large = new Uint32Array(1_000_000).fill(7)
  const before = process.memoryUsage().arrayBuffers
  free(large)
  expect(large.length).toBe(0)
  expect(before - process.memoryUsage().arrayBuffers).toBeGreaterThan(3_900_000)
})

it('leaves alone what shares its memory with others', () => {
  const whole = new Uint8Array(100).fill(7)
  free(whole.subarray(10, 20))
  expect(whole[15]).toBe(7)
})

it('pictures leave nothing behind for the collector', async () => {
  const scene = { board: smallBoard, tokens, width: 1310 }
  await drawScene(scene)
  const before = process.memoryUsage().arrayBuffers
  const after: number[] = []
  for (let i = 0; i < 8; i++) {
    await drawScene(scene)
    after.push(process.memoryUsage().arrayBuffers - before)
  }
  // The pixels of one are 4 MB. What is left are the files and what they were put together from.
  expect(Math.max(...after)).toBeLessThan(8_000_000)
})
