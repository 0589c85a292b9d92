// Node 20 does not run TypeScript: the app is bundled first, its libraries left where they are.
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const outfile = 'dist/infra.mjs'
await build({
  entryPoints: ['infra/app.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
})
await import(pathToFileURL(outfile).href)
