import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOptions } from '../../infra/bundles.ts'
import { traceText } from '../../infra/trace.ts'

let folder: string
let thrown: string

beforeAll(async () => {
  folder = mkdtempSync(join(process.cwd(), 'node_modules', '.trace-'))
  const source = join(folder, 'fails.ts')
  writeFileSync(
    source,
    'export const unused = 1\n\nexport function fails(): never {\n  throw new Error("no")\n}\nfails()\n',
  )
  const outfile = join(folder, 'fails-ABCD1234.mjs')
  await build({
    ...buildOptions(process.cwd(), 'door'),
    entryPoints: { 'fails-ABCD1234': source },
    outdir: folder,
    sourcemap: 'external',
    sourcesContent: false,
  })
  const show = `import(${JSON.stringify(outfile)}).catch(error => process.stdout.write(error.stack))`
  thrown = execFileSync(process.execPath, ['--input-type=module', '-e', show], { encoding: 'utf8' })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('says of a place in a bundle which source it comes from, also within a line of JSON', () => {
  expect(thrown).toContain('fails-ABCD1234.mjs:')
  expect(traceText(thrown, folder)).toMatch(/fails\.ts:4:9/)
  expect(traceText(thrown, folder)).not.toContain('.mjs')
  expect(JSON.parse(traceText(JSON.stringify({ stack: thrown }), folder))).toEqual({
    stack: traceText(thrown, folder),
  })
})

it('leaves alone what it has no map for, and says so once', () => {
  const unknown: string[] = []
  const text =
    'at x (file:///var/task/door-AAAAAAAA.mjs:1:20)\nat door-AAAAAAAA.mjs:2:1\nat node:internal:3:1'
  expect(traceText(text, folder, bundle => unknown.push(bundle))).toBe(text)
  expect(unknown).toEqual(['door-AAAAAAAA.mjs'])
})
