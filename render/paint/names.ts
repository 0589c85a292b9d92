import type { Context } from './canvas.ts'
import { createCanvas, faces } from './canvas.ts'
import type { Align, TextStyle } from './drawText.ts'

/** Letters that our faces have; of the others only an empty box would be seen. */
const has =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}]/u
const sign = /^[\u0020-\u007e\u00a1-\u00ff\u2010-\u2026\u2030-\u203a\u20ac]/u

const segmenter = new Intl.Segmenter()
const letters = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** A letter with one mark over or under it, as languages have them; heaps of marks would cover the lines beside. */
const unpiled = (letter: string): string => letter.replaceAll(/(\p{M})\p{M}+/gu, '$1')

/**
 * A name as it can be drawn: on one line, its ornamental letters as plain ones, and without what our faces lack.
 * Empty where nothing is left.
 */
export function drawable(name: string): string {
  const kept = letters(name.normalize('NFKC').replaceAll(/\s+/g, ' '))
    .map(unpiled)
    .filter(letter => has.test(letter) || sign.test(letter))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(kept) ? kept : ''
}

let measuring: Context | undefined

function setFont(ctx: Context, { size, face = 'bold' }: TextStyle): void {
  ctx.font = `${size}px "${faces[face].family}"`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
}

/** Width of a name in pixels, with its letters joined as its script wants them. */
export function nameWidth(name: string, style: TextStyle): number {
  measuring ??= createCanvas(1, 1).getContext('2d')
  setFont(measuring, style)
  // canvas 4 measures the ink and not the advance, so a name is measured between two letters.
  return measuring.measureText(`H${name}H`).width - measuring.measureText('HH').width
}

/** As much of a name as there is room for, with dots where something is left out; letters are never cut in two. */
export function cut(name: string, room: number, style: TextStyle): string {
  if (nameWidth(name, style) <= room) return name
  const all = letters(name)
  let [fits, tooMany] = [0, all.length]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (nameWidth(`${all.slice(0, middle).join('').trimEnd()}…`, style) <= room) fits = middle
    else tooMany = middle
  }
  return `${all.slice(0, fits).join('').trimEnd()}…`
}

/**
 * Writes a name that somebody has given themselves, in any script that our faces have, cut to the room there is.
 * `y` is the middle of its capitals. Gives the width it took.
 */
export function drawName(
  ctx: Context,
  name: string,
  x: number,
  y: number,
  room: number,
  style: TextStyle,
  align: Align = 'left',
): number {
  const shown = cut(drawable(name), room, style)
  // canvas 4 ends the whole process where it is to write nothing.
  if (shown === '') return 0
  const width = nameWidth(shown, style)
  setFont(ctx, style)
  ctx.fillStyle = style.colour
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  ctx.fillText(shown, Math.round(left), Math.round(y + style.size * 0.365))
  return width
}
