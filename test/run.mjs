// `npm test`: installs what is missing, checks style and types, runs the tests, and counts.
// With arguments only the tests that they name are run: `npm test -- test/rules`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from '../lambdas/local/install.mjs'
import { chromiumPath } from './play/chromium.mjs'

prepare({ forTests: true })
installChromium()

const named = process.argv.slice(2)
const results = join(root, 'dist', 'test-results.json')
const bin = (name, ...args) => [process.execPath, [join(root, 'node_modules', name), ...args]]

const checks = [
  ['format', ...bin('@biomejs/biome/bin/biome', 'check', '.')],
  ['lint', ...bin('oxlint/bin/oxlint', '--type-aware')],
  [
    'dead exports',
    ...bin(
      'knip/bin/knip.js',
      '--config',
      'test/knip.jsonc',
      '--production',
      '--include',
      'files,exports,types',
    ),
  ],
  ['types', ...bin('typescript/bin/tsc')],
  ['types of the table page', ...bin('typescript/bin/tsc', '-p', 'lambdas/local/page')],
  ['types of the battle page', ...bin('typescript/bin/tsc', '-p', 'lambdas/pages/browser')],
]

let passed = 0
let failed = 0
for (const [name, command, args] of named.length > 0 ? [] : checks) {
  const ok = spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`)
  if (ok) passed++
  else failed++
}

mkdirSync(join(root, 'dist'), { recursive: true })
rmSync(results, { force: true })
const [command, args] = bin(
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...named,
)
const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
const told = existsSync(results)
  ? JSON.parse(readFileSync(results, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0 }
passed += told.numPassedTests
// a file that does not even load has no failed tests, and fails all the same
failed += told.numFailedTests || (status === 0 ? 0 : 1)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Where this may be done without asking anybody, the browser that the table is tested in is installed. */
function installChromium() {
  if (chromiumPath()) return
  const root = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (root) {
    console.log('Installing Chromium for the tests of the table ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', 'chromium']])
      spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (!chromiumPath())
    console.log(
      'No Chromium: the tests in a browser are skipped. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    )
}
