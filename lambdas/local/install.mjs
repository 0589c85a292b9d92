// Brings a fresh clone to where it can run. Plain JavaScript without packages: there are none yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Native parts that come ready-made inside their packages, and what each is for. */
const natives = [
  ['canvas', 'draws the boards'],
  ['classic-level', 'keeps the games on disk'],
  ['esbuild', 'puts the program together'],
]

/** Where every native part, those for tests too, comes ready-made. classic-level is in the way of others. */
export const systems = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]
const systemsInWords = `There are binaries for ${systems.map(inWords).join(', ')}; glibc from 2.28 on. \
On Windows for ARM take the Node for x64.`

/** Makes sure that everything is there which the program needs, and for tests all else. Ends with words where not. */
export function prepare({ forTests }) {
  const { engines } = readJson('package.json')
  if (!admits(engines.node, process.versions.node))
    fail(`Combat Hex needs Node ${engines.node}; this is ${process.version}. See https://nodejs.org/`)
  if (isInstalled(forTests)) return
  console.log('Installing packages; this happens once and takes about a minute ...')
  const which = forTests ? '--include=dev' : '--omit=dev'
  // it removes what is there, so that nothing stays which another system has left
  const code = npm(['ci', which, '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    fail(
      `The packages could not be installed: npm ended with ${code}; its own words are above.\n` +
        'It needs the registry that "npm config get registry" names, and about 600 MB of disk.\n' +
        `This is ${systemHere()}. ${systemsInWords}`,
    )
  checkNatives()
}

/** Does a version of Node lie in a range such as `^20.19.0 || >=22.12.0`, `20` or `*`? */
export function admits(range, version) {
  const [major, minor] = version.split('.').map(Number)
  return range.split('||').some(part => {
    const [, sign, least, minMinor = 0] = /^\s*(\^|>=)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [null, '>=', 0]
    if (major === Number(least)) return minor >= Number(minMinor)
    return sign === '>=' && major > Number(least)
  })
}

/** Is a package of the lock file, or only its native part, for a system? */
export const isFor = ({ os, cpu, libc }, system) =>
  [
    [os, system.os],
    [cpu, system.cpu],
    [libc, system.libc],
  ].every(([named, own]) => named === undefined || named.includes(own))

/**
 * Are all packages of the lock file there, in their versions? Those for other systems need not be, and what is optional
 * for any other reason.
 */
function isInstalled(forTests) {
  const { packages: wanted } = readJson('package-lock.json')
  const kept = join('node_modules', '.package-lock.json')
  const there = existsSync(join(root, kept)) ? readJson(kept).packages : {}
  const system = ownSystem()
  const needed = Object.entries(wanted).filter(([path, { dev, optional, devOptional, ...about }]) => {
    if (path === '' || (dev && !forTests)) return false
    if (!optional && !devOptional) return true
    return (about.os !== undefined || about.cpu !== undefined) && isFor(about, system)
  })
  return needed.every(
    ([path, { version }]) => there[path]?.version === version && existsSync(join(root, path)),
  )
}

/** This system in the words in which packages say what they are for. */
function ownSystem() {
  const { platform, arch, report } = process
  if (platform !== 'linux') return { os: platform, cpu: arch }
  const { glibcVersionRuntime } = report.getReport().header
  return { os: platform, cpu: arch, libc: glibcVersionRuntime === undefined ? 'musl' : 'glibc' }
}

const systemHere = () => `${inWords(ownSystem())}, Node ${process.version}`

function inWords({ os, cpu, libc }) {
  const name = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[os] ?? os
  return [name, cpu, libc].filter(Boolean).join(' ')
}

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'))

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
    fail(
      `The package ${name}, which ${use}, does not load here (${systemHere()}):\n` +
        `  ${signal ?? stderr.toString().trim()}\n${systemsInWords}`,
    )
  }
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
