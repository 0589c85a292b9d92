// `npm start`: installs what is missing, bundles the server and runs it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './install.mjs'

prepare({ forTests: false })

const { build } = await import('esbuild')
const bundle = join(root, 'dist', 'local', 'main.js')
await build({
  absWorkingDir: root,
  entryPoints: [join('lambdas', 'local', 'main.ts')],
  outfile: bundle,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
})
process.setSourceMapsEnabled(true)
await import(pathToFileURL(bundle).href)
