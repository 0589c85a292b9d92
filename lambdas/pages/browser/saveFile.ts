import { h } from './dom.ts'

/** Hands a file to whoever looks, to keep it. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  h('a', { href, download: name }).click()
  URL.revokeObjectURL(href)
}
