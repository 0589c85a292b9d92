import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BuildOptions, BuildResult, Plugin } from 'esbuild'
import { pageFileTypes } from './addresses.ts'
import type { PageContent } from './pageAnswer.ts'

/** The project's folder, from one of render/. */
const rootOf = (folder: string): string => folder.replace(/[\\/]render([\\/].*)?$/, '')

/** What stands in a browser's bundle for what Node alone has. */
const inBrowser: Plugin = {
  name: 'in-browser',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/canvas\.ts$/ }, ({ resolveDir }) =>
      /[\\/]render([\\/]|$)/.test(resolveDir)
        ? { path: join(rootOf(resolveDir), 'lambdas/pages/browser/canvas.ts') }
        : undefined,
    )
    // A battle brings those of its tokens; the script puts them in their place.
    onLoad({ filter: /[\\/]iconBodies\.json$/ }, () => ({ contents: '{}', loader: 'json' }))
  },
}

/** The oldest browsers that pages are for, those of phones of 2021. Functions that they lack: `browser/olderBrowsers.ts`. */
export const oldestBrowsers = ['safari15', 'chrome93', 'firefox91']

type Build = (options: BuildOptions & { write: false }) => Promise<BuildResult<{ write: false }>>

const codes = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/**
 * Letters of English and French and the signs that pictures use: the board waits for them. Others are drawn in a face of
 * the reader's own.
 */
const letters = `${codes(0x20, 0x7e)}${codes(0xa0, 0xff)}ŒœŸ’“”«»–—…·×→←↑↓−♥⚔✓✗\u202f`

const fonts = {
  'Hex Plain': 'DejaVuSansCondensed.ttf',
  'Hex Bold': 'DejaVuSansCondensed-Bold.ttf',
} as const

const named = (name: string, ending: string, content: string | Uint8Array): string =>
  `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${ending}`

/**
 * Makes all that the pages load: the script with the drawing code of the messages' pictures, the style, and the faces that
 * pictures are lettered with, as few letters of them as are used. Their names change with what is in them.
 * @param root the project's folder
 * @param build esbuild's
 */
export async function buildFiles(root: string, build: Build): Promise<ReadonlyMap<string, PageContent>> {
  const { default: subsetFont } = await import('subset-font')
  const browser = join(root, 'lambdas', 'pages', 'browser')
  const files = new Map<string, PageContent>()
  const keep = (name: string, ending: keyof typeof pageFileTypes, content: string | Uint8Array) => {
    const full = named(name, ending, content)
    files.set(full, { type: pageFileTypes[ending], body: content })
    return full
  }
  const { outputFiles } = await build({
    entryPoints: { view: join(browser, 'main.ts') },
    bundle: true,
    write: false,
    // What few want is loaded when it is wanted.
    splitting: true,
    outdir: root,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    format: 'esm',
    target: oldestBrowsers,
    minify: true,
    charset: 'utf8',
    plugins: [inBrowser],
    logLevel: 'silent',
  })
  for (const { path, contents } of outputFiles)
    files.set(basename(path), { type: pageFileTypes.js, body: contents })
  const faces = await Promise.all(
    Object.entries(fonts).map(async ([family, file]) => {
      const whole = await readFile(join(root, 'node_modules', 'dejavu-fonts-ttf', 'ttf', file))
      const name = keep(
        'face',
        'woff2',
        await subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true }),
      )
      return `@font-face{font-family:"${family}";src:url("${name}") format("woff2")}\n`
    }),
  )
  const styleOf = async (name: string) => readFile(join(browser, name), 'utf8')
  const styles = await Promise.all(['page.css', 'season.css', 'print.css'].map(styleOf))
  keep('view', 'css', [...faces, ...styles].join(''))
  keep('plain', 'css', await styleOf('plain.css'))
  return files
}
