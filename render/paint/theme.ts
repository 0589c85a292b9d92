import { type Pattern, patterns } from './patterns.ts'

/** Two sets of colours: the usual one, and one whose meanings stay apart for every common kind of colour blindness. */
export const palettes = ['standard', 'colour-blind'] as const
export type PaletteName = (typeof palettes)[number]

const standard = {
  paper: '#f3ecd9',
  frame: '#3a332a',
  frameInk: '#efe4c8',
  ink: '#26241f',
  faint: '#5d5e52',
  hex: '#dfe3c8',
  hexLine: '#bcc3aa',
  grid: '#4f5236',
  raisedShade: '#8f723c',
  barredMark: '#716b5a',
  barred: '#8d8674',
  border: '#241f18',
  rust: '#8a3d12',
  blue: '#1d5c9e',
  difficult: '#8d6f3a',
  water: '#3f7ba3',
  wall: '#7f7868',
  wallRim: '#635c4e',
  wallTop: '#a19a88',
  lime: '#e8e1cc',
  black: '#191919',
  white: '#ffffff',
  life: '#2c7a35',
  hurt: '#c1201f',
  pip: '#63d06b',
  pipHurt: '#ff6a55',
  actionPoints: '#6b4ab0',
  spent: '#686275',
  gold: '#f2b91d',
  halo: '#ffd21f',
  good: '#1e7a3c',
  bad: '#c1201f',
  warn: '#e07b00',
}
export type Colours = Record<keyof typeof standard, string>

/** Blue against orange, and light against dark: what red and green say is said by these. */
const colourBlind: Partial<Colours> = {
  rust: '#5a2a00',
  blue: '#00539c',
  difficult: '#9c6426',
  life: '#0a6aa8',
  hurt: '#c44e00',
  pip: '#6cc4ff',
  pipHurt: '#ffb000',
  actionPoints: '#241a3d',
  good: '#0068a8',
  bad: '#a83a00',
  warn: '#f0c000',
}

/**
 * The colours of a set. Everything told by a colour is told by a shape, a line style or a letter as well; light and
 * dark are spread so that a grey print tells the same.
 */
export const coloursOf: Readonly<Record<PaletteName, Readonly<Colours>>> = {
  standard,
  'colour-blind': { ...standard, ...colourBlind },
}

/** Two families of colours. Cool ones are light, on round emblems; warm ones are dark, on square ones. */
export type Tone = 'cool' | 'warm'

/** Outlines of emblems: whoever cannot tell two players' colours apart can tell these. */
const emblems = {
  cool: ['disc', 'hexagon', 'gear', 'nonagon'],
  warm: ['square', 'diamond', 'cross', 'shield'],
} as const satisfies Record<Tone, readonly string[]>
export type Emblem = (typeof emblems)[Tone][number]

/** How the tokens of one player are coloured. */
export interface Livery {
  tone: Tone
  /** base of the great, rims, zones */
  strong: string
  /** base of the others */
  pale: string
  /** emblem on the base and the label on it */
  face: string
  letters: string
  /** what a figure bears, beside its silhouette in the colour of the letters */
  accent: string
  /** on the base, for whoever cannot tell the colours apart */
  pattern: Pattern
  /** the outline of what stands on the base */
  emblem: Emblem
}

type LiveryColours = Omit<Livery, 'pattern' | 'tone' | 'emblem' | 'accent'>

/** By tone, then by how many players of that tone come before. */
const colours: Record<PaletteName, Record<Tone, readonly LiveryColours[]>> = {
  standard: {
    cool: [
      { strong: '#1f5aa6', pale: '#8fb4e0', face: '#f4f8ff', letters: '#12305c' },
      { strong: '#0f7f7a', pale: '#a4dcd4', face: '#e2f6f1', letters: '#064542' },
      { strong: '#8260dc', pale: '#d3c8f8', face: '#e9e0ff', letters: '#2a1f66' },
      { strong: '#39465a', pale: '#c8d1dc', face: '#e2e7ee', letters: '#1d2734' },
    ],
    warm: [
      { strong: '#a31f1c', pale: '#e39a86', face: '#3d100e', letters: '#ffffff' },
      { strong: '#8a3a8f', pale: '#dcaadd', face: '#361039', letters: '#ffffff' },
      { strong: '#ba5d00', pale: '#f3bf80', face: '#663600', letters: '#ffffff' },
      { strong: '#6b6250', pale: '#c9bd9f', face: '#4b4433', letters: '#ffffff' },
    ],
  },
  'colour-blind': {
    cool: [
      { strong: '#0060b0', pale: '#8cbbe8', face: '#f4f9ff', letters: '#00305e' },
      { strong: '#2aa2d6', pale: '#d2effb', face: '#dff2fa', letters: '#00465e' },
      { strong: '#1b2a78', pale: '#b7bfe8', face: '#dde1f6', letters: '#141d58' },
      { strong: '#66738a', pale: '#dde3ec', face: '#e8eaee', letters: '#39424f' },
    ],
    warm: [
      { strong: '#c44e00', pale: '#f2a76a', face: '#3a1700', letters: '#ffffff' },
      { strong: '#e6a800', pale: '#ffe08a', face: '#685000', letters: '#ffffff' },
      { strong: '#6b2d00', pale: '#c69a78', face: '#2a1100', letters: '#ffffff' },
      { strong: '#4a4a40', pale: '#b9b9ac', face: '#45453c', letters: '#ffffff' },
    ],
  },
}

/** What is borne by whoever stands on a light emblem, and on a dark one. */
const accents: Record<Tone, string> = { cool: '#b03a06', warm: '#ffcf4a' }

const patterned = (tone: Tone, list: readonly LiveryColours[]): Livery[] =>
  list.map((livery, i) => ({
    ...livery,
    tone,
    accent: accents[tone],
    pattern: patterns[i % patterns.length]!,
    emblem: emblems[tone][i % emblems[tone].length]!,
  }))
const wearing = ({ cool, warm }: Record<Tone, readonly LiveryColours[]>) => ({
  cool: patterned('cool', cool),
  warm: patterned('warm', warm),
})
const liveries: Record<PaletteName, Record<Tone, readonly Livery[]>> = {
  standard: wearing(colours.standard),
  'colour-blind': wearing(colours['colour-blind']),
}

/** Colours that no sample needs to show: few battles have them. */
export const rareColours = (palette: PaletteName): string[] =>
  Object.values(colours[palette])
    .flat()
    .flatMap(({ strong, pale, face, letters }) => [strong, pale, face, letters])

/**
 * A colour of the ground as it shows through what is laid over whole regions, of up to three players of the cool tone,
 * which the usual ready armies have, and two of the warm one. These must be in a palette as they are: replaced by the
 * nearest others, a region would come out in patches.
 */
export const veiled = (ground: string, palette: PaletteName): string[] => [
  ...(['cool', 'warm'] as const).flatMap(tone =>
    colours[palette][tone].slice(0, tone === 'cool' ? 3 : 2).map(({ strong }) => mixed(ground, strong, 0.16)),
  ),
  mixed(ground, coloursOf[palette].white, 0.34),
  mixed(ground, coloursOf[palette].life, 0.2),
]

/** The livery of a player by number. */
export type Liveries = (owner: number) => Livery

/** The liveries of players in their order; cool and warm by turns where they are not told. */
export function liveriesOf(palette: PaletteName, players: readonly { tone: Tone }[] = []): Liveries {
  const all = liveries[palette]
  const next = { cool: 0, warm: 0 }
  const told = players.map(({ tone }) => all[tone][next[tone]++ % all[tone].length]!)
  return owner => told[owner] ?? all[owner % 2 ? 'warm' : 'cool'][owner >> 1] ?? all.cool[0]!
}

/** The livery of the first player of a tone. */
export const liveryOf = (palette: PaletteName, tone: Tone): Livery => liveries[palette][tone][0]!

/** `#rrggbb` to 0xRRGGBB. */
export const numberOf = (colour: string): number => Number.parseInt(colour.slice(1), 16)

/** The colour with an opacity, as canvas takes it. */
export function withAlpha(colour: string, alpha: number): string {
  const n = numberOf(colour)
  return `rgba(${n >> 16}, ${(n >> 8) & 255}, ${n & 255}, ${alpha})`
}

/** A colour between two, `part` of the way to the second. */
export function mixed(from: string, to: string, part: number): string {
  const a = numberOf(from)
  const b = numberOf(to)
  const channel = (shift: number) =>
    Math.round(((a >> shift) & 255) * (1 - part) + ((b >> shift) & 255) * part) << shift
  return `#${(channel(16) | channel(8) | channel(0)).toString(16).padStart(6, '0')}`
}

/** A colour of whoever cannot do what others can: so much of it has gone, from 0 to 1. */
export const faint = (colour: string, part: number): string => mixed(colour, '#a9a596', part)
