import { hexOf } from '../../../../rules/board/board.ts'
import { distance, type Facing, makeFacing, parseFacing, turned } from '../../../../rules/core/hex.ts'
import { parseCell } from '../../../../rules/index.ts'
import { towards } from '../../../../rules/regiments/field/arcs.ts'
import { movePoses, type Regiment } from '../../../../rules/regiments/index.ts'
import type { Option } from '../../api/components.ts'
import { byHex } from '../lists.ts'
import { facingWord } from './sayAnswer.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from './view.ts'

/** A move as an answer, with what it costs. */
interface PricedMove {
  answer: string
  hex: string
  facing: Facing
  cost: number | undefined
}

/** All ends of a unit's advances or marches. */
export function movesOf(view: RegimentsView, label: string, verb: 'advance' | 'march'): PricedMove[] {
  const { board } = view
  const unit = regimentOf(view, label)
  const texts = legalTexts(view, `${verb} ${label} `)
  if (!board || !unit || texts.length === 0) return []
  const costs = new Map(
    movePoses(fieldOf(view), unit, verb).map(({ pose, cost }) => [`${pose.at} ${pose.facing}`, cost]),
  )
  return texts.map(answer => {
    const [, , hex = '', side = ''] = answer.split(' ')
    const facing = parseFacing(side) ?? 0
    return { answer, hex, facing, cost: costs.get(`${parseCell(board, hex)} ${facing}`) }
  })
}

/** How many sides a facing is turned off the nearest enemy, seen from a hex. */
function turnedOff(view: RegimentsView, unit: Regiment, { hex, facing }: PricedMove): number {
  const { board, state } = view
  const at = board ? parseCell(board, hex) : undefined
  if (!board || at === undefined) return 0
  const here = hexOf(board, at)
  const enemies = state.regiments
    .filter(({ owner, condition }) => owner !== unit.owner && condition === 'field')
    .map(each => hexOf(board, each.at))
    .toSorted((a, b) => distance(here, a) - distance(here, b))
  if (!enemies[0]) return 0
  const best = towards(here, enemies[0])[0]!
  return Math.min(turned(facing, -best), turned(best, -facing))
}

/** Of all moves onto each hex the one that faces the nearest enemy best, the cheapest of those. */
export function bestByHex(view: RegimentsView, label: string, moves: readonly PricedMove[]): PricedMove[] {
  const unit = regimentOf(view, label)
  if (!unit) return []
  const best = new Map<string, { move: PricedMove; off: number }>()
  for (const move of moves) {
    const off = turnedOff(view, unit, move)
    const known = best.get(move.hex)
    if (!known || off < known.off || (off === known.off && (move.cost ?? 0) < (known.move.cost ?? 0)))
      best.set(move.hex, { move, off })
  }
  return [...best.values()].map(({ move }) => move).toSorted((a, b) => byHex(a.hex, b.hex))
}

/** The move that is proposed onto each hex: an advance, or a march onto a hex that no advance leads to. */
export function proposedMoves(view: RegimentsView, label: string, verb: 'advance' | 'march'): PricedMove[] {
  const advances = movesOf(view, label, 'advance')
  const moves = verb === 'advance' ? advances : beyond(movesOf(view, label, 'march'), advances)
  return bestByHex(view, label, moves)
}

/** Hexes that a unit can come to, as options whose values are answers; other facings are offered with its preview. */
export function moveOptions(view: RegimentsView, label: string, verb: 'advance' | 'march'): Option[] {
  const { tells } = view.words
  return proposedMoves(view, label, verb).map(({ answer, hex, cost }) => ({
    value: answer,
    label: hex,
    description: [facingWord(view, answer.split(' ')[3]!), cost === undefined ? '' : tells.inches(cost)]
      .filter(Boolean)
      .join(' · '),
  }))
}

/** Marches onto hexes that no advance leads to. */
const beyond = (marches: readonly PricedMove[], advances: readonly PricedMove[]): PricedMove[] => {
  const near = new Set(advances.map(({ hex }) => hex))
  return marches.filter(({ hex }) => !near.has(hex))
}

/**
 * Ways to reform: where it stands another facing or other files, elsewhere one for each hex. What differs in both is a press
 * further, offered with the preview of these.
 */
export function reformOptions(view: RegimentsView, label: string): Option[] {
  const unit = regimentOf(view, label)
  const { board, words } = view
  if (!unit || !board) return []
  const all = legalTexts(view, `reform ${label} `).map(value => {
    const [, , hex = '', side = '', files = String(unit.files)] = value.split(' ')
    const moved = parseCell(board, hex) !== unit.at
    const sameFacing = parseFacing(side) === unit.facing
    return {
      value,
      hex,
      side,
      files: Number(files),
      moved,
      sameFacing,
      sameFiles: Number(files) === unit.files,
    }
  })
  return [
    ...all.filter(({ moved, sameFacing, sameFiles }) => !moved && sameFiles && !sameFacing),
    ...all.filter(({ moved, sameFacing, sameFiles }) => !moved && !sameFiles && sameFacing),
    ...all.filter(({ moved, sameFacing, sameFiles }) => moved && sameFiles && sameFacing),
  ].map(({ value, hex, side, files, moved }) => ({
    value,
    label: [moved ? hex : '', facingWord(view, side), words.tells.files(files)].filter(Boolean).join(', '),
  }))
}

/** The group of hexes that a move belongs to: its column. */
export const byColumnLetters = ({ label }: Option): string => /^[A-Z]+/.exec(label)?.[0] ?? label

/** Every advance onto a hex, and then every march. */
export const movesOnto = (view: RegimentsView, label: string, hex: string): PricedMove[] =>
  (['advance', 'march'] as const).flatMap(verb => movesOf(view, label, verb).filter(each => each.hex === hex))

/** A hex that somebody named for a move without a facing: as an answer, an advance before a march. */
export function moveTo(view: RegimentsView, label: string, hex: string, side?: string): string {
  const all = movesOnto(view, label, hex)
  const advances = all.filter(({ answer }) => answer.startsWith('advance'))
  const sided = side === undefined ? undefined : all.find(each => makeFacing(each.facing) === side)
  const best = bestByHex(view, label, advances.length ? advances : all)[0]
  return (
    sided?.answer ?? (side === undefined ? best?.answer : undefined) ?? `march ${label} ${hex} ${side ?? 'N'}`
  )
}
