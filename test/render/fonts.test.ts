import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { expect, it } from 'vitest'
import { createCanvas, faces, registeredFamilies } from '../../render/paint/canvas.ts'
import { drawText, widthOf } from '../../render/paint/drawText.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('letters come from the font package', () => {
  createCanvas(1, 1)
  const families = registeredFamilies()
  for (const { family } of Object.values(faces)) expect(families).toContain(family)
  // Widths of these faces, as their files have them.
  expect(widthOf('A3', { size: 100, colour: '#000000' })).toBeCloseTo(132.3, 0)
  expect(widthOf('A3', { size: 100, colour: '#000000', face: 'plain' })).toBeCloseTo(118.8, 0)
})

it('a picture is the same to the byte on a machine without any font', async () => {
  const entry = `
    import { drawScene } from './render/board/drawScene.ts'
    import { smallBoard, tokens } from './test/render/scenes.ts'
    const png = await drawScene({ board: smallBoard, tokens, width: 500 })
    process.stdout.write(png.toString('base64'))`
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  })
  // The program comes through the standard input, so that its imports are looked up from the project's folder.
  const drawnWith = (env: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ['--input-type=module', '-'], {
      cwd: root,
      input: outputFiles[0]!.text,
      env,
      maxBuffer: 2 ** 24,
    }).toString()
  // Both in a program of its own that has drawn nothing else.
  const bare = drawnWith({
    PATH: '/nowhere',
    HOME: '/nowhere',
    FONTCONFIG_PATH: '/nowhere',
    FONTCONFIG_FILE: '/nowhere/fonts.conf',
  })
  expect(bare.length).toBeGreaterThan(10_000)
  expect(bare).toBe(drawnWith(process.env))
})

it('letters keep coming when a text has more of them than an atlas holds', () => {
  const canvas = createCanvas(400, 40)
  const style = { size: 11, colour: '#123456' }
  const many = Array.from({ length: 400 }, (_, i) => String.fromCharCode(0x100 + i)).join('')
  const ctx = canvas.getContext('2d')
  expect(() => drawText(ctx, many, 5, 10, style, 'left')).not.toThrow()
  drawText(ctx, 'A3', 5, 30, style, 'left')
  expect(ctx.getImageData(0, 20, 40, 20).data.some(value => value > 0)).toBe(true)
})
