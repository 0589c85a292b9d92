import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('the commands carry neither pictures nor the whole of Discord’s library to the front door', async () => {
  const { metafile } = await build({
    entryPoints: ['lambdas/discord/index.ts'],
    bundle: true,
    // As it is shipped: what is loaded later lies in files of its own.
    splitting: true,
    outdir: 'dist/measured',
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    minify: true,
    // As it is shipped (infra/bundles.ts): accents as they are.
    charset: 'utf8',
  })
  const files = Object.keys(metafile.inputs)
  // The names of pictures are words that players type; what they look like stays behind.
  const drawing = files.filter(name => name !== 'render/icons/iconNames.ts')
  expect(drawing.filter(name => /^render\/|canvas|discord\.js|discord-api-types/.test(name))).toEqual([])
  // Rules of The Dark Lord in two languages are searched word by word while somebody types, which is answered here, 70 kB, and those of Regiments, 105 kB, loaded when they are wanted; its lessons and replays are told here as well, 40 kB. So are the rules of Combat Hex by number, and what players call rules elsewhere.
  // Rounds are paired by a library as small as the hash under the dice. All that may grow is the project's own: rules, boards, figures and the words of two languages.
  const packages = files.flatMap(name => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? [])
  expect([...new Set(packages)].sort()).toEqual(['@noble/hashes', 'edmonds-blossom-fixed'])
  const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0)
  expect(bytes).toBeLessThan(1_865_000)
  // Pages of help and rules, a sixth of it, come with the first that somebody wants.
  const { outputs } = metafile
  const first = new Set<string>()
  const load = (path: string): void => {
    if (first.has(path) || !outputs[path]) return
    first.add(path)
    for (const { kind, path: needed } of outputs[path].imports) if (kind === 'import-statement') load(needed)
  }
  load(Object.keys(outputs).find(path => outputs[path]!.entryPoint === 'lambdas/discord/index.ts')!)
  expect([...first].reduce((sum, path) => sum + outputs[path]!.bytes, 0)).toBeLessThan(1_570_000)
})
