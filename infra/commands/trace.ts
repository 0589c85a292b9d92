import { readFileSync } from 'node:fs'
import { mapsFolder } from '../build.ts'
import { traceText } from '../trace.ts'

/** `npm run trace -- file` (or from standard input): a log with its stack traces made readable. */
const [file] = process.argv.slice(2)
const text = readFileSync(file ?? 0, 'utf8')
process.stdout.write(
  traceText(text, mapsFolder(process.cwd()), bundle => {
    console.error(
      `The source map of ${bundle} is not in dist/maps. Check out what was deployed and run "npm run synth": the same sources make the same map.`,
    )
  }),
)
