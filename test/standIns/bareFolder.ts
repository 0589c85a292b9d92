import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { buildProgram, type Program } from '../../infra/build.ts'

/** The programs as they are deployed, in a folder with nothing else: how each is started. */
export interface BareFolder {
  /** in words, for the head of the table: the Node that runs them, and what keeps them in */
  about: string
  /** the command line of a program */
  command(program: Program): string[]
  /** where a program finds its fonts */
  fonts(program: Program): string
  remove(): void
}

const programs: readonly Program[] = ['door', 'worker', 'clock']
const chroot = '/usr/sbin/chroot'

/**
 * Node of the runtime on AWS: npm has it as a package, which is fetched once.
 * @returns the path of it, or of this Node where it cannot be had
 */
export function runtimeNode(root: string): string {
  const folder = join(root, 'dist', 'runtime')
  const name = `node-linux-${process.arch}`
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (process.platform === 'linux')
    spawnSync('npm', ['install', ...options, `${name}@22`], { stdio: 'inherit' })
  return existsSync(node) ? node : process.execPath
}

/** The system's libraries that a compiled file wants, by their paths. */
function librariesOf(file: string): string[] {
  const { stdout } = spawnSync('ldd', [file], { encoding: 'utf8' })
  return [...stdout.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)].map(([, path = '']) => path)
}

function compiledIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter(file => /\.node$|\.so[.\d]*$/.test(file)).map(file => join(folder, file))
}

/**
 * Builds the programs and puts them with their Node into a folder outside of the project: no packages but canvas,
 * no fonts but their own. Whoever may do so shuts them in there, so that they find nothing else of this machine.
 */
export async function bareFolder(root: string): Promise<BareFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'combat-hex-faults-'))
  const architecture = process.arch === 'arm64' ? 'arm64' : 'x86_64'
  const bundles = new Map<Program, string>()
  for (const program of programs) {
    const built = await buildProgram(root, program, architecture, join(folder, 'built'))
    const own = join(folder, 'var', 'task', program)
    mkdirSync(dirname(own), { recursive: true })
    execFileSync('mv', [built.folder, own])
    bundles.set(program, `/var/task/${program}/${built.handler.replace(/handler$/, 'mjs')}`)
  }
  rmSync(join(folder, 'built'), { recursive: true })
  const source = runtimeNode(root)
  copyFileSync(source, join(folder, 'node'))
  copyFileSync(join(root, 'test', 'standIns', 'runtime.mjs'), join(folder, 'runtime.mjs'))
  const version = execFileSync(source, ['--version'], { encoding: 'utf8' }).trim()

  const shut = process.platform === 'linux' && process.getuid?.() === 0 && existsSync(chroot)
  if (shut) {
    const wanted = [source, ...compiledIn(join(folder, 'var', 'task'))].flatMap(librariesOf)
    for (const path of new Set(wanted)) {
      if (path.startsWith(folder)) continue
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      copyFileSync(path, join(folder, path))
    }
    mkdirSync(join(folder, 'tmp'))
    // As on AWS, where the SDK looks for a home and finds none of its files in it.
    mkdirSync(join(folder, 'etc'), { recursive: true })
    writeFileSync(join(folder, 'etc', 'passwd'), 'nobody:x:0:0::/tmp:/sbin/nologin\n')
  }
  const inside = (path: string) => (shut ? path : join(folder, path))
  return {
    about: `Node ${version} in ${shut ? 'a root of its own' : `the folder ${basename(folder)}`}`,
    command: program => [
      ...(shut ? [chroot, folder] : []),
      inside('/node'),
      // Only what is still held counts as growth.
      '--expose-gc',
      inside('/runtime.mjs'),
      inside(bundles.get(program)!),
    ],
    fonts: program => inside(`/var/task/${program}/fonts`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
