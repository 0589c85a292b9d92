import { basename } from 'node:path'
import { filesPath } from './addresses.ts'
import { type PageContent, type PageFileSet, packed } from './pageAnswer.ts'

/** The same as the pages name and ask for them. */
export function fileSet(files: ReadonlyMap<string, PageContent>): PageFileSet {
  const named = (name: RegExp) =>
    [...files.keys()].filter(each => name.test(each)).map(each => `${filesPath}/${each}`)
  const [script] = named(/^view-.*\.js$/)
  const [style] = named(/^view-.*\.css$/)
  if (script === undefined || style === undefined) throw new Error('the pages have no script or no style')
  const text = Buffer.from(files.get(basename(script))!.body).toString()
  const parts = [...text.matchAll(/from\s?"\.\/([\w-]+\.js)"/g)].map(([, part]) => `${filesPath}/${part}`)
  const sent = new Map([...files].map(([name, file]) => [name, packed(file)]))
  return { script, parts, style, fonts: named(/\.woff2$/), read: async name => sent.get(name) }
}
