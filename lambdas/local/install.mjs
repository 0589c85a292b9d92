// Brings a fresh clone to where it can run. Plain JavaScript without packages: there are none yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const minNode = 20

/** Native parts that come ready-made inside their packages, and what each is for. */
const natives = [
  ['canvas', 'draws the boards'],
  ['classic-level', 'keeps the games on disk'],
  ['esbuild', 'puts the program together'],
]

/** Makes sure that everything is there which the program needs, and for tests all else. Ends with words where not. */
export function prepare({ forTests }) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < minNode)
    fail(`Combat Hex needs Node ${minNode} or later; this is ${process.version}. See https://nodejs.org/`)
  if (isInstalled(forTests)) return
  console.log('Installing packages; this happens once and takes about a minute ...')
  // not "npm ci": that one insists on the optional parts for all other systems
  const which = forTests ? '--include=dev' : '--omit=dev'
  const code = npm(['install', '--no-save', which, '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    fail(
      `The packages could not be installed: npm ended with ${code}; its own words are above.\n` +
        'It needs the registry that "npm config get registry" names, and about 600 MB of disk.',
    )
  checkNatives()
}

/** Are all packages of the lock file there, in their versions? Optional ones belong to other systems. */
function isInstalled(forTests) {
  const kept = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(kept)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const there = JSON.parse(readFileSync(kept, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (dev && !forTests) ||
      (there[path]?.version === version && existsSync(join(root, path))),
  )
}

function npm(args) {
  // started by npm, its own script is known; on Windows npm is a batch file
  const script = process.env.npm_execpath
  const own = script !== undefined && /npm-cli\.c?js$/.test(script)
  const [command, before] = own ? [process.execPath, [script]] : ['npm', []]
  const shell = !own && process.platform === 'win32'
  const { status, error } = spawnSync(command, [...before, ...args], { cwd: root, stdio: 'inherit', shell })
  if (error) fail(`npm could not be started: ${error.message}`)
  return status ?? 1
}

/** Loads each native part in a process of its own, where a crash does no harm. */
function checkNatives() {
  for (const [name, use] of natives) {
    const load = `import(${JSON.stringify(name)}).catch(error => { console.error(error.message); process.exit(1) })`
    const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load], {
      cwd: root,
    })
    if (status === 0) continue
    const { platform, arch, version } = process
    fail(
      `The package ${name}, which ${use}, does not load here (${platform} ${arch}, Node ${version}):\n` +
        `  ${signal ?? stderr.toString().trim()}\n` +
        'It comes with binaries for Linux (glibc 2.28 or later, or musl), macOS and Windows on x64 and arm64.',
    )
  }
}

export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
