import { filesPath } from './addresses.ts'
import type { PageFileSet } from './servePage.ts'

/** The folder beside a function's bundle that the build puts what pages load into. */
export const pagesFolder = 'pages'

/** What pages load, by the endings of its names. */
export const pageFileTypes = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
} as const

/** One of the files that pages load. */
export type BattlePageFile = { type: string; content: string | Uint8Array }

/** The same as the pages name and ask for them. */
export function fileSet(files: ReadonlyMap<string, BattlePageFile>): PageFileSet {
  const address = (ending: string) => {
    const name = [...files.keys()].find(each => each.startsWith('view-') && each.endsWith(ending))
    if (!name) throw new Error(`the pages have no ${ending}`)
    return `${filesPath}/${name}`
  }
  return { script: address('.js'), style: address('.css'), read: async name => files.get(name) }
}
