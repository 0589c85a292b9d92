import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admits, isFor, root, type System, systems } from '../../../lambdas/local/install.mjs'

interface Locked {
  version: string
  optional?: boolean
  resolved?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  engines?: { node?: string }
}

type Packages = Record<string, Locked>

const locked = (): Packages =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages

/** What a package means by a name: the one that is nearest above it. */
function found(packages: Packages, from: string, name: string): Locked | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const one = packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]
    if (one || at === '') return one
  }
}

const inWords = ({ os, cpu, libc }: System) => [os, cpu, libc].filter(Boolean).join(' ')

/** Which packages lack what they name for a system, and which systems a package with native parts has nothing for. */
function lacking(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const parts = Object.keys(optionalDependencies).map(part => ({ part, is: found(packages, path, part) }))
    const absent = parts.filter(({ is }) => !is).map(({ part }) => `${name}: ${part} is not in the lock`)
    const natives = parts.flatMap(({ is }) => (is && (is.os ?? is.cpu) ? [is] : []))
    // One alone is something more for its system, as fsevents is for a Mac.
    if (natives.length < 2) return absent
    const without = systems.filter(system => !natives.some(native => isFor(native, system)))
    return [...absent, ...without.map(system => `${name}: nothing for ${inWords(system)}`)]
  })
}

describe('the lock file', () => {
  it('has the native parts of every package for every system', () => {
    const packages = locked()
    expect(lacking(packages)).toEqual([])
    delete packages['node_modules/@biomejs/cli-darwin-arm64']
    delete packages['node_modules/@esbuild/win32-x64']
    expect(lacking(packages)).toEqual([
      '@biomejs/biome: @biomejs/cli-darwin-arm64 is not in the lock',
      '@biomejs/biome: nothing for darwin arm64',
      'esbuild: @esbuild/win32-x64 is not in the lock',
      'esbuild: nothing for win32 x64',
    ])
  })

  it('has what brings its native parts along, for every system', () => {
    const folder = join(root, 'node_modules', 'classic-level', 'prebuilds')
    const prebuilt = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const { os, cpu, libc } of systems) {
      const fits = prebuilt.filter(path => {
        const [of = '', file = ''] = path.split(/[\\/]/)
        const [itsOs, cpus = ''] = of.split('-')
        return (
          itsOs === os &&
          cpus.split('+').includes(cpu) &&
          file.endsWith('.node') &&
          (libc === 'musl') === file.includes('.musl.')
        )
      })
      expect(fits, inWords({ os, cpu, libc: libc ?? '' })).toHaveLength(1)
    }
  })

  it('names the versions of package.json, and no place that they come from', () => {
    const packages = locked()
    const { dependencies, devDependencies, engines } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Locked
    expect(packages['']).toMatchObject({ dependencies, devDependencies, engines })
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([])
  })
})

describe('the Node that is needed', () => {
  const range = '^20.19.0 || >=22.12.0'

  it('is told by its range', () => {
    expect(locked()['']?.engines?.node).toBe(range)
    const tried = ['20.18.9', '20.19.0', '21.9.0', '22.11.0', '22.12.0', '24.0.0']
    expect(tried.filter(version => admits(range, version))).toEqual(['20.19.0', '22.12.0', '24.0.0'])
    expect(
      ['*', '>= 20', '>=v14.0.0', '18 || 20', '^18 || ^22'].filter(each => admits(each, '20.19.0')),
    ).toEqual(['*', '>= 20', '>=v14.0.0', '18 || 20'])
  })

  // npm leaves out what is optional and not for this Node: native parts, without a word
  it.each(['20.19.0', '22.12.0'])('is one that every package runs on: %s', version => {
    const needed = Object.entries(locked()).filter(([, { optional, os }]) => !optional || os)
    const not = needed.filter(([, { engines }]) => engines?.node && !admits(engines.node, version))
    expect(not.map(([path]) => path)).toEqual([])
  })
})

describe('installing', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'))
    mkdirSync(join(folder, 'lambdas', 'local'), { recursive: true })
    cpSync(join(root, 'lambdas', 'local', 'install.mjs'), join(folder, 'lambdas', 'local', 'install.mjs'))
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', engines: { node: '>=20.0' } }),
    )
    // an npm that writes down what it is asked, and does it
    writeFileSync(
      join(folder, 'npm-cli.cjs'),
      `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'asked'))}, process.argv.slice(2).join(' '))
       if (process.env.BREAKS) process.exit(1)
       require('node:fs').renameSync('coming', 'node_modules')`,
    )
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const own = { os: [process.platform], cpu: [process.arch] }
  const other = { os: [process.platform === 'win32' ? 'linux' : 'win32'], cpu: [process.arch] }
  const wanted: Record<string, object> = {
    '': {},
    'node_modules/canvas': { version: '1.0.0' },
    'node_modules/classic-level': { version: '1.0.0' },
    'node_modules/esbuild': { version: '1.0.0' },
    'node_modules/own-part': { version: '1.0.0', optional: true, ...own },
    'node_modules/other-part': { version: '1.0.0', optional: true, ...other },
    'node_modules/extra': { version: '1.0.0', optional: true },
    'node_modules/tester': { version: '1.0.0', dev: true },
    'node_modules/tester-part': { version: '1.0.0', dev: true, optional: true, ...own },
  }

  function put(within: string, names: string[], version = '1.0.0') {
    const packages: Record<string, object> = {}
    for (const name of names) {
      const at = join(folder, within, name)
      mkdirSync(at, { recursive: true })
      writeFileSync(join(at, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
      writeFileSync(join(at, 'index.js'), '')
      packages[`node_modules/${name}`] = { version }
    }
    mkdirSync(join(folder, within), { recursive: true })
    writeFileSync(join(folder, within, '.package-lock.json'), JSON.stringify({ packages }))
  }

  /** Installs in the folder; gives what npm was asked, and what was said to the user. */
  function prepare(forTests = false, env: Record<string, string> = {}) {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
    const script = join(folder, 'lambdas', 'local', 'install.mjs')
    const call = `import(${JSON.stringify(`file://${script}`)}).then(own => own.prepare({ forTests: ${forTests} }))`
    rmSync(join(folder, 'asked'), { force: true })
    const { status, stderr } = spawnSync(process.execPath, ['-e', call], {
      cwd: dirname(folder),
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: join(folder, 'npm-cli.cjs'), ...env },
    })
    const asked = readdirSync(folder).includes('asked') ? readFileSync(join(folder, 'asked'), 'utf8') : null
    return { status, said: stderr, asked }
  }

  const program = ['canvas', 'classic-level', 'esbuild', 'own-part']
  const ci = (which: string) => `ci ${which} --no-audit --no-fund --loglevel=error`

  it('asks npm for what the lock file says, and for nothing where all of it is there', () => {
    put('coming', program)
    expect(prepare()).toEqual({ status: 0, said: '', asked: ci('--omit=dev') })
    expect(prepare()).toEqual({ status: 0, said: '', asked: null })
  })

  it('asks for what tests need as soon as they do', () => {
    put('node_modules', [...program, 'tester'])
    expect(prepare().asked).toBeNull()
    rmSync(join(folder, 'coming'), { recursive: true, force: true })
    expect(prepare(true).asked).toBe(ci('--include=dev'))
    put('node_modules', [...program, 'tester', 'tester-part'])
    expect(prepare(true).asked).toBeNull()
  })

  it('does it again where another system left its own parts, another version, or half of it', () => {
    put('node_modules', ['canvas', 'classic-level', 'esbuild', 'other-part'])
    expect(prepare().asked).toBe(ci('--omit=dev'))
    put('node_modules', program, '0.9.0')
    expect(prepare().asked).toBe(ci('--omit=dev'))
    put('node_modules', program)
    rmSync(join(folder, 'node_modules', 'own-part'), { recursive: true })
    expect(prepare().asked).toBe(ci('--omit=dev'))
  })

  it('says where there are binaries when npm fails or a part does not load', () => {
    const { status, said } = prepare(false, { BREAKS: '1' })
    expect(status).toBe(1)
    expect(said).toMatch(new RegExp(`This is \\w+ ${process.arch}`))
    expect(said).toContain(
      'macOS arm64, Windows x64; glibc from 2.28 on. On Windows for ARM take the Node for x64.',
    )
    put('coming', program)
    writeFileSync(join(folder, 'coming', 'canvas', 'index.js'), 'throw new Error("no such binary")')
    const broken = prepare()
    expect(broken.status).toBe(1)
    expect(broken.said).toMatch(
      /canvas, which draws the boards, does not load here[^]*no such binary[^]*Windows x64/,
    )
  })

  it('refuses a Node that is too old in words', () => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99.1' } }))
    expect(prepare()).toMatchObject({ status: 1, asked: null })
    expect(prepare().said).toContain(`Combat Hex needs Node >=99.1; this is ${process.version}`)
  })
})
