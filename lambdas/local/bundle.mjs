import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** Puts the server into one file of JavaScript; packages stay outside. Returns its path. */
export async function bundleServer(folder = join('dist', 'local')) {
  const outfile = join(root, folder, 'main.js')
  await build({
    absWorkingDir: root,
    entryPoints: [join('lambdas', 'local', 'main.ts')],
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
