import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type InputType } from 'node:zlib'

/** How a content may be packed, the best first. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

const packers: Record<Coding, (body: string | Uint8Array) => Promise<Uint8Array>> = {
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: body => promisify<InputType, Buffer>(gzip)(body),
}

export const pack = async (body: string | Uint8Array, coding: Coding): Promise<Uint8Array> =>
  packers[coding](body)

/** How much somebody wants each coding that a header names, from 0 (not at all) to 1. */
function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(each => each.trim())
    const [weight] = parameters.flatMap(each => /^q\s*=\s*([\d.]+)$/.exec(each)?.[1] ?? [])
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight))
  }
  return weights
}

/**
 * The coding that whoever asks takes best; undefined: as it is, which all take who do not say otherwise.
 * @param header `Accept-Encoding`
 */
export function codingFor(header: string): Coding | undefined {
  const weights = weightsIn(header)
  const other = weights.get('*') ?? 0
  const weightOf = (coding: Coding) => weights.get(coding) ?? other
  const [best] = codings.toSorted((a, b) => weightOf(b) - weightOf(a))
  // Whoever names a coding and says no more of what is not packed wants it packed.
  const asItIs = weights.get('identity') ?? 0
  return best && weightOf(best) > 0 && weightOf(best) >= asItIs ? best : undefined
}

/**
 * Does whoever asks have what bears this tag already? Tags are compared as weak ones: packed otherwise it is the same.
 * @param header `If-None-Match`
 */
export function hasTag(header: string, tag: string): boolean {
  const tags: string[] = header.match(/"[^"]*"/g) ?? []
  return tags.includes(tag.replace(/^W\//, ''))
}

/** Does whoever asks want only what there is not? @param header `If-None-Match` */
export const hasAny = (header: string): boolean => header.trim() === '*'
