import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, isWorkbook } from '../../../lambdas/worker/decodeText.ts'

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')

/** The bytes above 127 that stand for these letters, in Windows-1252 and on the old Mac. */
const tables = {
  windows: {
    é: 0xe9,
    è: 0xe8,
    à: 0xe0,
    ç: 0xe7,
    ê: 0xea,
    î: 0xee,
    ô: 0xf4,
    ù: 0xf9,
    û: 0xfb,
    ë: 0xeb,
    ï: 0xef,
    ü: 0xfc,
    œ: 0x9c,
    '’': 0x92,
    É: 0xc9,
    '–': 0x96,
    '«': 0xab,
    '»': 0xbb,
  },
  mac: {
    é: 0x8e,
    è: 0x8f,
    à: 0x88,
    ç: 0x8d,
    ê: 0x90,
    î: 0x94,
    ô: 0x99,
    ù: 0x9d,
    û: 0x9e,
    ë: 0x91,
    ï: 0x95,
    ü: 0x9f,
    œ: 0xcf,
    '’': 0xd5,
    É: 0x83,
    '–': 0xd0,
    '«': 0xc7,
    '»': 0xc8,
  },
}
const inTable = (table: keyof typeof tables, text: string): Buffer => {
  const known: Record<string, number> = tables[table]
  return Buffer.from(text.split('').map(letter => known[letter] ?? letter.charCodeAt(0)))
}

const text = 'id;nom_fr\r\nroi;L’épée brisée à Fondcombe, où gît Éowyn – « là »\r\n'

describe('a text as spreadsheets and editors write it', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 of Excel’s “Unicode text”', utf16(`\uFEFF${text}`)],
    ['UTF-16, the other byte first', swapped(utf16(`\uFEFF${text}`))],
    ['UTF-16 without its mark', utf16(text.replace(/[–’]/g, '-'))],
    ['UTF-16 without its mark, the other byte first', swapped(utf16(text.replace(/[–’]/g, '-')))],
    ['Windows-1252 of Excel’s “CSV”', inTable('windows', text)],
    ['the old Mac’s letters of Excel’s “CSV (Macintosh)”', inTable('mac', text)],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)?.replace(/[–’]/g, '-')).toBe(text.replace(/[–’]/g, '-'))
  })

  it('is read with one accent alone, in either table', () => {
    for (const accent of 'éèàçêîôùûëïüœ’É')
      for (const table of ['windows', 'mac'] as const)
        expect(decodeText(inTable(table, `3 ${accent}x`)), `${accent} ${table}`).toBe(`3 ${accent}x`)
  })

  it('in UTF-8 is what it is, whatever it holds', () => {
    const texts = fc
      .string({ unit: 'binary' })
      .filter(each => !each.startsWith('\uFEFF') && !each.includes('\0'))
    fc.assert(
      fc.property(texts, each => {
        expect(decodeText(Buffer.from(each))).toBe(each)
      }),
    )
  })

  it('is none in a picture, a program or a broken file', () => {
    for (const bytes of [
      [0xff, 0xfe, 0x00, 0xd8],
      [0xfe, 0xff, 0xd8, 0x00],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00],
      [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10],
      [0x7f, 0x45, 0x4c, 0x46, 0x02, 0xff],
    ])
      expect(decodeText(Buffer.from(bytes)), String(bytes)).toBeUndefined()
  })

  it('is told from a workbook', () => {
    expect(isWorkbook(Buffer.from('PK\u0003\u0004…'))).toBe(true)
    expect(isWorkbook(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true)
    expect(isWorkbook(Buffer.from('PK;3'))).toBe(false)
    expect(isWorkbook(Buffer.from(''))).toBe(false)
  })
})
