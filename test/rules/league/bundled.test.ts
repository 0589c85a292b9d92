import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('what seasons are worked out with runs as a module, as it is deployed', async () => {
  const contents = `
    import { picker } from './rules/core/random.ts'
    import { csvOf, ratingsOf } from './rules/league/index.ts'
    import { cheapestMatching } from './rules/league/pairing/matching.ts'
    const pick = picker(3)
    // enough of them that odd circles have to be shrunk
    const places = Array.from({ length: 30 }, (_, place) => place)
    const edges = places.flatMap(a => places.filter(b => b > a).map(b => ({ a, b, costs: [pick(9)] })))
    export const mates = cheapestMatching(30, edges)
    export const ratings = ratingsOf([]).size
    export const csv = csvOf([['=1']], 'en')`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: new URL('../../../', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const text = Buffer.from(outputFiles[0]!.contents).toString('base64')
  const made = (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Record<
    string,
    unknown
  >
  expect(made.mates).toHaveLength(30)
  expect(made).toMatchObject({ ratings: 0, csv: "\uFEFF'=1\r\n" })
})
