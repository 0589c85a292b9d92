import { basename } from 'node:path'
import { filesPath } from './addresses.ts'
import type { PageContent, PageFileSet } from './pageAnswer.ts'

/** The same as the pages name and ask for them. */
export function fileSet(files: ReadonlyMap<string, PageContent>): PageFileSet {
  const named = (name: RegExp) =>
    [...files.keys()].filter(each => name.test(each)).map(each => `${filesPath}/${each}`)
  const [script] = named(/^view-.*\.js$/)
  const [style] = named(/^view-.*\.css$/)
  const [plainStyle] = named(/^plain-.*\.css$/)
  if (script === undefined || style === undefined || plainStyle === undefined)
    throw new Error('the pages have no script or no style')
  const textOf = (name: string) => Buffer.from(files.get(name)!.body).toString()
  const namedIn = (name: string, by: RegExp) => [...textOf(name).matchAll(by)].map(([, part]) => part!)
  // It loads the page itself, and that what it cannot begin without; the rest is loaded when it is wanted.
  const parts = new Set(namedIn(basename(script), /import\("\.\/([\w-]+\.js)"\)/g))
  for (const part of parts)
    for (const needed of namedIn(part, /(?:from|import)\s?"\.\/([\w-]+\.js)"/g)) parts.add(needed)
  const paths = [...parts].map(part => `${filesPath}/${part}`)
  return {
    script,
    parts: paths,
    style,
    plainStyle,
    fonts: named(/\.woff2$/),
    read: async name => files.get(name),
  }
}
