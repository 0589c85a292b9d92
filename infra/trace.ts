import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

/** A place in a bundle, as it stands in stack traces: `…/worker-QEXDO4KI.mjs:12:3456`. */
const place = /(?:file:\/\/)?[^\s("']*?([\w-]+-[0-9A-Z]{8}\.mjs):(\d+):(\d+)/g

/**
 * Writes places in bundles as the places in the sources that they come from. Whatever else the text says stays.
 * @param maps folder of source maps, each named as its bundle with `.map` behind
 * @param unknown is told once of each bundle whose map is not there
 */
export function traceText(text: string, maps: string, unknown: (bundle: string) => void = () => {}): string {
  const read = new Map<string, SourceMap | undefined>()
  const mapOf = (bundle: string) => {
    if (!read.has(bundle)) {
      const file = join(maps, `${bundle}.map`)
      const found = existsSync(file)
      read.set(
        bundle,
        found ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined,
      )
      if (!found) unknown(bundle)
    }
    return read.get(bundle)
  }
  return text.replaceAll(place, (whole, bundle: string, line: string, column: string) => {
    // Traces count from one, maps from nothing.
    const entry = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return whole
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '')
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}
