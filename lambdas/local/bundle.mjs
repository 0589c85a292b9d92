import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, stop } from 'esbuild'
import { root } from './install.mjs'

let building = 0

/**
 * esbuild's `build`, whose own process ends with the last one that is under way: it would hold on to 90 MB for as
 * long as the program runs.
 */
export async function buildAndEnd(options) {
  building++
  try {
    return await build(options)
  } finally {
    building--
    if (building === 0) await stop()
  }
}

/** Puts a TypeScript program into one file of JavaScript; its packages stay where they are. Returns the path. */
export async function bundle(entry, folder = join('dist', 'run')) {
  const outfile = join(root, folder, `${entry.replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '')}.js`)
  const { outputFiles } = await buildAndEnd({
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
