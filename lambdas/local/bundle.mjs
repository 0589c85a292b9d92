import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** Puts a TypeScript program into one file of JavaScript; its packages stay where they are. Returns the path. */
export async function bundle(entry, folder = join('dist', 'run')) {
  const outfile = join(root, folder, `${entry.replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '')}.js`)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    write: false,
  })
  for (const { path, contents } of outputFiles) await replace(path, contents)
  return outfile
}

/** Another process may be reading the file, or writing it too: it is written aside, and then takes its name. */
async function replace(path, contents) {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(aside, contents)
  await rename(aside, path)
}
