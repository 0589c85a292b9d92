import type { Camp } from '../rules/army/figure.ts'
import { type Pattern, patterns } from './patterns.ts'

/**
 * Colours of the pictures. Everything told by a colour is told by a shape, a line style or a letter as well;
 * light and dark are spread so that a grey print tells the same.
 */
export const theme = {
  paper: '#f6f3ea',
  ink: '#26241f',
  faint: '#77786a',
  hex: '#eaeedd',
  hexLine: '#bcc3aa',
  raised: '#dcc795',
  raisedLine: '#b79e67',
  raisedShade: '#94763a',
  barred: '#d8d5c9',
  barredMark: '#8b8778',
  border: '#6d6a5c',
  difficult: '#d1481a',
  water: '#2369b5',
  waterBed: '#cfe4f5',
  black: '#191919',
  white: '#ffffff',
  life: '#2c7a35',
  hurt: '#c1201f',
  actionPoints: '#5b3b96',
  spent: '#8d879a',
  gold: '#f2b91d',
  halo: '#ffd21f',
  good: '#1e7a3c',
  bad: '#c1201f',
  warn: '#e07b00',
} as const

/** How the figures of one side are coloured. */
export interface Livery {
  /** heroes' base, rims, zones */
  strong: string
  /** warriors' base */
  pale: string
  /** emblem on the base and the label on it */
  face: string
  letters: string
  /** on the base, for whoever cannot tell the colours apart */
  pattern: Pattern
}

/** By camp, then by how many players of that camp come before (three or four play the classic rules). */
const colours: Record<Camp, readonly Omit<Livery, 'pattern'>[]> = {
  good: [
    { strong: '#1f5aa6', pale: '#b9d3f0', face: '#ffffff', letters: '#12305c' },
    { strong: '#0f7f7a', pale: '#b4e2dc', face: '#ffffff', letters: '#064542' },
    { strong: '#6f7a12', pale: '#e2e6ae', face: '#ffffff', letters: '#363c05' },
    { strong: '#46566b', pale: '#d3dae2', face: '#ffffff', letters: '#1d2734' },
  ],
  evil: [
    { strong: '#a31f1c', pale: '#eeb9a9', face: '#43110f', letters: '#ffffff' },
    { strong: '#8a3a8f', pale: '#e6bfe6', face: '#3b1240', letters: '#ffffff' },
    { strong: '#b85a00', pale: '#f6cf9c', face: '#4a2600', letters: '#ffffff' },
    { strong: '#5d5340', pale: '#d6cdb6', face: '#2b2518', letters: '#ffffff' },
  ],
}

const patterned = (list: readonly Omit<Livery, 'pattern'>[]): Livery[] =>
  list.map((livery, i) => ({ ...livery, pattern: patterns[i % patterns.length]! }))
const liveries: Record<Camp, readonly Livery[]> = {
  good: patterned(colours.good),
  evil: patterned(colours.evil),
}

/** Colours that no sample needs to show: few battles have them. */
export const rareColours = Object.values(colours)
  .flat()
  .flatMap(({ strong, pale, face, letters }) => [strong, pale, face, letters])

/** The livery of every player that has figures here. */
export function liveriesOf(figures: readonly { owner: number; camp: Camp }[]): Map<number, Livery> {
  const campOf = new Map<number, Camp>()
  for (const { owner, camp } of figures) if (!campOf.has(owner)) campOf.set(owner, camp)
  const next = { good: 0, evil: 0 }
  const result = new Map<number, Livery>()
  for (const owner of [...campOf.keys()].sort((a, b) => a - b)) {
    const list = liveries[campOf.get(owner)!]
    result.set(owner, list[next[campOf.get(owner)!]++ % list.length]!)
  }
  return result
}

/** For players without a figure in the scene. */
export const liveryOf = (all: Map<number, Livery>, owner: number): Livery =>
  all.get(owner) ?? liveries[owner % 2 ? 'evil' : 'good'][owner >> 1] ?? liveries.good[0]!

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
