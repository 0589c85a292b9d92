import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oldestBrowsers } from '../pages/buildFiles.ts'

export interface PageFile {
  type: string
  content: string | Uint8Array
}

/** The project's folder: this file may run from its place or from a bundle. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('the project folder is not to be found')
    folder = above
  }
  return folder
}

const source = () => join(projectFolder(), 'lambdas', 'local', 'page')

const files: Record<string, () => Promise<PageFile>> = {
  '/': async () => ({
    type: 'text/html; charset=utf-8',
    content: await readFile(join(source(), 'index.html')),
  }),
  '/table/page.css': async () => ({
    type: 'text/css; charset=utf-8',
    content: await readFile(join(source(), 'page.css')),
  }),
  '/table/page.js': async () => ({ type: 'text/javascript; charset=utf-8', content: await script() }),
  '/table/icon.svg': async () => ({
    type: 'image/svg+xml',
    content: await readFile(join(source(), 'icon.svg')),
  }),
}

/** Is a path that of a file of the table page? */
export const isPageFile = (path: string): boolean => Object.hasOwn(files, path)

const read = new Map<string, Promise<PageFile>>()

/** A file of the table page, read or bundled once. */
export async function pageFile(path: string): Promise<PageFile | undefined> {
  const make = isPageFile(path) ? files[path] : undefined
  if (!make) return undefined
  let file = read.get(path)
  if (!file) read.set(path, (file = make()))
  return file
}

async function script(): Promise<Uint8Array> {
  const { buildAndEnd } = await import('./bundle.mjs')
  const result = await buildAndEnd({
    entryPoints: [join(source(), 'main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: oldestBrowsers,
    minify: true,
    logLevel: 'silent',
  })
  const [bundle] = result.outputFiles
  if (!bundle) throw new Error('the page has no script')
  return bundle.contents
}

/** Why there is no table to play at. */
const closed = {
  here: 'The table is only open on the machine that it runs on. Start it with TABLE_OPEN=1 to let others in your network play.',
  'no-seat':
    'Every seat at this table has a link of its own. Ask whoever started the program for yours: it was printed at the start.',
  discord:
    'This program plays on Discord: its settings name a key, a token or an address there. Start it without DISCORD_PUBLIC_KEY, DISCORD_TOKEN and DISCORD_API_BASE to play at the table in your browser.',
} as const

/** What `/` shows where there is no table to play at. */
export const closedPage = (why: keyof typeof closed): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Combat Hex</title><h1>Combat Hex</h1><p>${closed[why]}</p></html>`
