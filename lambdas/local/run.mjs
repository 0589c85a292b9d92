// Runs one of the project's TypeScript programs: `node lambdas/local/run.mjs bench/index.ts`. What is missing
// is installed first; then the program is bundled, its packages left where they are, and started.
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './install.mjs'

const [entry, ...words] = process.argv.slice(2).filter(word => word !== '--dev')
prepare({ forTests: process.argv.includes('--dev') })

const { build } = await import('esbuild')
const bundle = join(root, 'dist', 'run', `${entry.replaceAll('/', '-').replace(/\.ts$/, '')}.js`)
await build({
  absWorkingDir: root,
  entryPoints: [entry],
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
// The program finds its own words where it would without this one.
process.argv = [process.argv[0], basename(bundle), ...words]
await import(pathToFileURL(bundle).href)
