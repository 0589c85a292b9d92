import type { Indexed } from './png.ts'

/** A set of at most 256 colours, and the nearest of them for every colour with 6 bits a channel: coarser buckets would band soft ground. */
export interface Palette {
  colours: Uint8Array
  table: Uint8Array
  /** 1 at `number * 256 + other` where nobody sees the one colour in the other's place; never for exact ones */
  alike: Uint8Array
}

const bucketOf = (pixel: number): number =>
  ((pixel >> 6) & 0x3f000) | ((pixel >> 4) & 0xfc0) | ((pixel >> 2) & 0x3f)

const buckets = 1 << 18

/** One number of a byte is left for what is transparent. */
const maxColours = 255

/** The eye tells greens apart best and blues worst; squares of differences are weighed by these. */
const weights = [3, 6, 2] as const

interface ColourCount {
  bucket: number
  rgb: [number, number, number]
  weight: number
}

/** Counts the colours of pictures by bucket, and takes the mean of each. */
function survey(pictures: readonly Uint32Array[]): ColourCount[] {
  const count = new Uint32Array(buckets)
  const sums = new Float64Array(buckets * 3)
  for (const pixels of pictures)
    for (const pixel of pixels) {
      const bucket = bucketOf(pixel)
      count[bucket]!++
      sums[bucket * 3]! += (pixel >> 16) & 255
      sums[bucket * 3 + 1]! += (pixel >> 8) & 255
      sums[bucket * 3 + 2]! += pixel & 255
    }
  const spots: ColourCount[] = []
  for (let bucket = 0; bucket < buckets; bucket++) {
    const n = count[bucket]!
    if (!n) continue
    const rgb: ColourCount['rgb'] = [
      sums[bucket * 3]! / n,
      sums[bucket * 3 + 1]! / n,
      sums[bucket * 3 + 2]! / n,
    ]
    // Edges have few pixels of many colours: a root gives them their share beside the large flat parts.
    spots.push({ bucket, rgb, weight: Math.sqrt(n) })
  }
  return spots
}

interface ColourRange {
  spots: ColourCount[]
  axis: 0 | 1 | 2
  spread: number
}

/** A set of spots with the channel in which it is widest, and how much a cut there would gain. */
function boxOf(spots: ColourCount[]): ColourRange {
  let axis: ColourRange['axis'] = 0
  let spread = -1
  for (const channel of [0, 1, 2] as const) {
    let sum = 0
    let squares = 0
    let weight = 0
    for (const spot of spots) {
      const value = spot.rgb[channel]
      sum += value * spot.weight
      squares += value * value * spot.weight
      weight += spot.weight
    }
    const variance = (squares - (sum * sum) / weight) * weights[channel]
    if (variance > spread) {
      spread = variance
      axis = channel
    }
  }
  return { spots, axis, spread: spots.length > 1 ? spread : -1 }
}

function mean(spots: readonly ColourCount[]): [number, number, number] {
  const sum = [0, 0, 0]
  let weight = 0
  for (const spot of spots) {
    weight += spot.weight
    for (const channel of [0, 1, 2] as const) sum[channel]! += spot.rgb[channel] * spot.weight
  }
  return [sum[0]! / weight, sum[1]! / weight, sum[2]! / weight]
}

/** Splits the widest box at its mean until there are `limit` of them. */
function cut(spots: ColourCount[], limit: number): [number, number, number][] {
  const boxes = [boxOf(spots)]
  while (boxes.length < limit) {
    let widest = 0
    for (let i = 1; i < boxes.length; i++) if (boxes[i]!.spread > boxes[widest]!.spread) widest = i
    const { spots: all, axis, spread } = boxes[widest]!
    if (spread <= 0) break
    const middle = mean(all)[axis]
    const low = all.filter(spot => spot.rgb[axis] <= middle)
    const high = all.filter(spot => spot.rgb[axis] > middle)
    if (!low.length || !high.length) break
    boxes[widest] = boxOf(low)
    boxes.push(boxOf(high))
  }
  return boxes.map(box => mean(box.spots))
}

function nearest(colours: Uint8Array, rgb: readonly [number, number, number]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < colours.length / 3; i++) {
    const r = colours[i * 3]! - rgb[0]
    const g = colours[i * 3 + 1]! - rgb[1]
    const b = colours[i * 3 + 2]! - rgb[2]
    const d = r * r * weights[0] + g * g * weights[1] + b * b * weights[2]
    if (d >= least) continue
    least = d
    best = i
  }
  return best
}

/**
 * Finds the colours that serve these pictures best.
 * @param exact colours (0xRRGGBB) that must come out as they are: large flat parts would show the least change
 * @param most how many there may be
 */
export function makePalette(
  pictures: readonly Uint32Array[],
  exact: readonly number[] = [],
  most = maxColours,
): Palette {
  const kept = [...new Set(exact)].slice(0, 144)
  const pinned = new Map(kept.map((colour, index) => [bucketOf(colour), index]))
  const spots = survey(pictures)
  const free = spots.filter(spot => !pinned.has(spot.bucket))
  const found = free.length ? cut(free, most - kept.length) : []
  const colours = new Uint8Array((kept.length + found.length) * 3)
  kept.forEach((colour, i) => colours.set([colour >> 16, (colour >> 8) & 255, colour & 255], i * 3))
  found.forEach((rgb, i) => colours.set(rgb.map(Math.round), (kept.length + i) * 3))

  // Colours that were not met share the answer of their neighbourhood: eight times less to work out.
  const coarse = Uint8Array.from({ length: 4096 }, (_, i) =>
    nearest(colours, [(i >> 8) * 16 + 8, ((i >> 4) & 15) * 16 + 8, (i & 15) * 16 + 8]),
  )
  const table = Uint8Array.from(
    { length: buckets },
    (_, bucket) => coarse[((bucket >> 6) & 0xf00) | ((bucket >> 4) & 0xf0) | ((bucket >> 2) & 0xf)]!,
  )
  for (const { bucket, rgb } of free) table[bucket] = nearest(colours, rgb)
  for (const [bucket, index] of pinned) table[bucket] = index
  return { colours, table, alike: alikeIn(colours, kept.length) }
}

/** Colours so close to each other, channel by channel, that an edge looks the same with either. */
const maxUnseen = 13

/**
 * Which colours may stand for which: none for the first `exact` ones. Where none is exact all stay as they are, since
 * nobody has said which of them fill large flat parts, and those would show it.
 */
function alikeIn(colours: Uint8Array, exact: number): Uint8Array {
  const alike = new Uint8Array(1 << 16)
  if (exact === 0) return alike
  const limit = maxUnseen ** 2 * (weights[0] + weights[1] + weights[2])
  const count = colours.length / 3
  for (let own = exact; own < count; own++)
    for (let other = 0; other < count; other++) {
      let sum = 0
      for (const channel of [0, 1, 2] as const)
        sum += (colours[own * 3 + channel]! - colours[other * 3 + channel]!) ** 2 * weights[channel]
      if (sum <= limit) alike[own * 256 + other] = 1
    }
  return alike
}

/**
 * Pixels (0xAARRGGBB) as numbers of the palette's colours, nothing between the rows.
 * @param numbers where they are written to, and which is returned
 */
export function numbered(
  pixels: Uint32Array,
  { table }: Palette,
  numbers = new Uint8Array(pixels.length),
): Uint8Array {
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]!
    numbers[i] = table[((pixel >> 6) & 0x3f000) | ((pixel >> 4) & 0xfc0) | ((pixel >> 2) & 0x3f)]!
  }
  return numbers
}

/**
 * Turns pixels (0xAARRGGBB) into numbers of the palette's colours. Where nobody sees the difference, a pixel takes the
 * colour of the one to its left or above it: soft edges have fewer colours then, and the file is a sixteenth smaller.
 */
export function quantise(pixels: Uint32Array, width: number, palette: Palette): Indexed {
  const height = pixels.length / width
  const { table, colours, alike } = palette
  const rows = new Uint8Array((width + 1) * height)
  let from = 0
  let to = 0
  for (let row = 0; row < height; row++) {
    to++
    // No row begins with what it is not.
    let last = ~pixels[from]!
    let left = 0
    for (let column = 0; column < width; column++) {
      // Signed, as small numbers are compared fastest.
      const pixel = pixels[from++]! | 0
      // Three of four are as the one to their left, and what stands for that one stands for them.
      if (pixel !== last) {
        last = pixel
        const own = table[((pixel >> 6) & 0x3f000) | ((pixel >> 4) & 0xfc0) | ((pixel >> 2) & 0x3f)]!
        const above = row > 0 ? rows[to - width - 1]! : own
        left = column > 0 && alike[own * 256 + left] ? left : alike[own * 256 + above] ? above : own
      }
      rows[to++] = left
    }
  }
  return { width, height, rows, colours }
}
