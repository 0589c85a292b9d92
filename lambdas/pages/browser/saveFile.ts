import { h } from './dom.ts'

/** So long a browser may take to begin with a file, in milliseconds. */
const patience = 60_000

/** Hands a file to whoever looks, to keep it. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  h('a', { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), patience)
}
