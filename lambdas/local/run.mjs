// Runs one of the project's TypeScript programs: `node lambdas/local/run.mjs test/bench/index.ts`. What is missing
// is installed first (with --dev, what only tests need, too); then the program is bundled and started.
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './install.mjs'

const [entry, ...words] = process.argv.slice(2).filter(word => word !== '--dev')
prepare({ forTests: process.argv.includes('--dev') })

// what needs packages is loaded when they are there
const { bundle } = await import('./bundle.mjs')
const program = await bundle(entry)
process.setSourceMapsEnabled(true)
// The program finds its own words where it would without this one.
process.argv = [process.argv[0], basename(program), ...words]
await import(pathToFileURL(program).href)
