import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Architecture } from './stageSettings.ts'

const compiledFor = {
  arm64: { cpu: 'arm64', name: 'canvas-linux-arm64-gnu' },
  x86_64: { cpu: 'x64', name: 'canvas-linux-x64-gnu' },
} as const satisfies Record<Architecture, { cpu: string; name: string }>

type Lock = { packages: Record<string, { version: string; integrity: string }> }

/** Puts canvas, compiled for Lambda, into `folder`/node_modules, and the fonts with their licence into `folder`/fonts. */
export function copyCanvas(root: string, folder: string, architecture: Architecture): void {
  const modules = join(root, 'node_modules')
  const fonts = join(modules, 'dejavu-fonts-ttf')
  mkdirSync(join(folder, 'fonts'), { recursive: true })
  for (const file of ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'])
    cpSync(join(fonts, 'ttf', file), join(folder, 'fonts', file))
  cpSync(join(fonts, 'LICENSE'), join(folder, 'fonts', 'LICENSE'))

  for (const part of ['index.js', 'package.json', 'lib'])
    cpSync(join(modules, 'canvas', part), join(folder, 'node_modules', 'canvas', part), { recursive: true })
  const { name } = compiledFor[architecture]
  const target = join(folder, 'node_modules', name)
  if (existsSync(join(modules, name))) cpSync(join(modules, name), target, { recursive: true })
  else fetchCompiled(root, architecture, target)
}

/**
 * Compiled for another kind of machine than this one: npm brings it from the registry, and holds it against the
 * checksum of our lock file.
 */
function fetchCompiled(root: string, architecture: Architecture, target: string): void {
  const { cpu, name } = compiledFor[architecture]
  const path = `node_modules/${name}`
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const wanted = lock.packages[path]
  if (!wanted) throw new Error(`${name} is not in package-lock.json`)
  // Only for optional ones npm looks at the machine that it is told of, and not at this one.
  const optionalDependencies = { [name]: wanted.version }
  const aside = mkdtempSync(join(tmpdir(), 'combat-hex-'))
  try {
    const project = { name: 'beside', version: '0.0.0', optionalDependencies }
    const packages = { '': project, [path]: wanted }
    writeFileSync(join(aside, 'package.json'), JSON.stringify(project))
    writeFileSync(
      join(aside, 'package-lock.json'),
      JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages }),
    )
    npm(
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--os=linux', `--cpu=${cpu}`, '--libc=glibc'],
      aside,
    )
    if (!existsSync(join(aside, path))) throw new Error(`npm did not bring ${name} ${wanted.version}`)
    cpSync(join(aside, path), target, { recursive: true })
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function npm(args: string[], folder: string): void {
  // Started by npm, its own script is known; on Windows npm is a batch file.
  const script = process.env['npm_execpath']
  const own = script !== undefined && /npm-cli\.c?js$/.test(script)
  const [command, before] = own ? [process.execPath, [script]] : ['npm', []]
  const shell = !own && process.platform === 'win32'
  const { status, stderr, error } = spawnSync(command, [...before, ...args], {
    cwd: folder,
    shell,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${error?.message ?? stderr.trim()}`)
}
