import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** Puts a TypeScript program into one file of JavaScript; its packages stay where they are. Returns the path. */
export async function bundle(entry, folder = join('dist', 'run')) {
  const outfile = join(root, folder, `${entry.replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '')}.js`)
  await build({
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
  })
  return outfile
}
