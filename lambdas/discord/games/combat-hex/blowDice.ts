import type { Die } from '../../../../render/paint/dice.ts'
import type { BlowSide } from '../../../../rules/combat-hex/index.ts'

const highestFirst = (faces: readonly number[]): number[] => faces.toSorted((a, b) => b - a)

/** Dice to hit, those that did in ink. */
export const thrownDice = ({ thrown }: BlowSide, from: number): Die[] =>
  highestFirst(thrown).map(face => ({ face, counts: face >= from }))

/** Damage dice, those that took effect in the colour of wounds: each of them once. */
export function damageDice({ damage, effective = [] }: BlowSide): Die[] {
  const left = [...effective]
  return highestFirst(damage).map(face => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return { face, counts: at >= 0, bad: true }
  })
}
