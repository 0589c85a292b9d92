import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { pagesFolder } from '../lambdas/pages/addresses.ts'
import { buildFiles } from '../lambdas/pages/buildFiles.ts'
import { buildOptions, entries, external } from './bundles.ts'
import { copyCanvas } from './canvas.ts'
import type { Architecture } from './stageSettings.ts'

export type Program = keyof typeof entries

/** A program as it is deployed: a folder with all it needs, and the handler in it as Lambda wants it named. */
export interface Built {
  folder: string
  handler: string
}

/** Where the source maps of all builds are kept, each by the name of its bundle: `npm run trace` reads them. */
export const mapsFolder = (root: string): string => join(root, 'dist', 'maps')

/** What the pages of battles load: the front door serves it. */
async function writePageFiles(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, { body }] of await buildFiles(root, build)) writeFileSync(join(folder, name), body)
}

/**
 * Bundles a program and puts beside it what cannot be bundled. The bundle has a name by its contents, so that a line of
 * a stack trace says which source map it belongs to. The map stays here: loading it would double every cold start.
 * The same sources make the same names.
 * @param to the folder that gets `lambda/<architecture>/<name>` and `maps`
 */
export async function buildProgram(
  root: string,
  name: Program,
  architecture: Architecture,
  to = join(root, 'dist'),
): Promise<Built> {
  const folder = join(to, 'lambda', architecture, name)
  const maps = join(to, 'maps')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(maps, { recursive: true })
  const { outputFiles } = await build({
    ...buildOptions(root, name),
    absWorkingDir: root,
    entryPoints: { [name]: join(root, entries[name]) },
    // The names follow from the way to the sources, too: it is the same wherever the files are written.
    outdir: join(root, 'dist'),
    write: false,
    entryNames: '[name]-[hash]',
    sourcemap: 'external',
    sourcesContent: false,
  })
  for (const { path, contents } of outputFiles)
    writeFileSync(join(path.endsWith('.map') ? maps : folder, basename(path)), contents)
  const bundle = readdirSync(folder).find(file => file.startsWith(`${name}-`) && file.endsWith('.mjs'))
  if (!bundle) throw new Error(`no bundle of ${name} was written`)
  if (external[name].length > 0) copyCanvas(root, folder, architecture)
  if (name === 'door') await writePageFiles(root, join(folder, pagesFolder))
  return { folder, handler: `${basename(bundle, '.mjs')}.handler` }
}
