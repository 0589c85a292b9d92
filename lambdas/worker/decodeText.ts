/**
 * What bytes of a file say. Spreadsheets and editors still write what their system wrote thirty years ago: Excel's plain
 * *CSV* is in Windows-1252, its *Unicode text* in UTF-16, its *CSV (Macintosh)* in the letters of the old Mac.
 */

const read = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** True where every other byte, from the `from`th, is mostly 0, and no other is: UTF-16 of letters as in English, without its mark. */
function everyOther(bytes: Uint8Array, from: 0 | 1): boolean {
  const zeros = [0, 0]
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2]!++
  return zeros[1 - from] === 0 && zeros[from]! * 4 > bytes.length
}

/** Letters of the west of Europe that a name may hold: read with the wrong table, they come out as signs and capitals. */
const likely = /[àâäçéèêëîïôöùûüœæñß’É]/g
const likelihood = (text: string): number => text.match(likely)?.length ?? 0

/** No text has these: something else was read as one. */
const binary = /(?![\t-\r\u0080-\u009f])\p{Cc}/u

/** What Windows-1252 has where Latin 1 has control characters. Some versions of Node's own decoder leave those as they are. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, sign => windowsSigns[sign.charCodeAt(0) - 0x80]!)

/** A text in one of the tables of 256 letters. */
function oldTable(bytes: Uint8Array): string | undefined {
  const [windows, mac] = [windows1252(bytes), read('macintosh', bytes) ?? '']
  const text = likelihood(mac) > likelihood(windows) ? mac : windows
  return binary.test(text) ? undefined : text
}

/**
 * The text in the bytes of a file, by its mark, else as UTF-8, else by what is likely of a text that is none; without the
 * mark. Undefined where it is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return read('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return read('utf-16be', bytes)
  if (everyOther(bytes, 1)) return read('utf-16le', bytes)
  if (everyOther(bytes, 0)) return read('utf-16be', bytes)
  return read('utf-8', bytes) ?? oldTable(bytes)
}

const begins = (bytes: Uint8Array, marks: readonly number[]): boolean =>
  marks.every((mark, i) => bytes[i] === mark)

/** Is it the file of a spreadsheet or word processor itself: a ZIP archive, as all of today's are, or Excel's old form? */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  begins(bytes, [0x50, 0x4b, 0x03, 0x04]) || begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])
