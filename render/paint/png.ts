import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

function chunk(name: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8)
  return out
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const compress = promisify(deflate)

/** A picture of at most 256 colours; each row of `rows` begins with a byte 0 (no filter) as PNG wants it. */
export interface Indexed {
  width: number
  height: number
  /** `height` rows of `width + 1` bytes */
  rows: Uint8Array
  /** red, green, blue of each colour */
  colours: Uint8Array
}

/**
 * Writes a palette PNG. Node's zlib is several times faster than the one inside canvas, and works outside
 * the event loop; flat pictures such as ours gain nothing from PNG's filters.
 */
export async function writePng({ width, height, rows, colours }: Indexed): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a pixel, palette; the rest of the header is 0: deflate, filters by row, not interlaced
  header.set([8, 3], 8)
  // Level 6 takes a third longer for two bytes in a hundred. Each piece is a way to the thread that compresses and back:
  // in one or two of them it is done a tenth faster than in twenty.
  const data = await compress(rows, { level: 5, chunkSize: 1 << 18 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ])
}
