import { classic } from '../../rules/combat-hex/books/classic.ts'
import { fight } from './fight.ts'
import { type Placed, type Scene, scenario } from './scenario.ts'

/** A scene played by the starter rule book. */
export const classicScene = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ book: classic, figures, ...scene })

/** A combat by the starter rule book, with its dice. */
export const classicFight = (figures: Record<string, Placed>, dice: number[], scene: Partial<Scene> = {}) =>
  fight({ ...bystanders, ...figures }, dice, { book: classic, ...scene })

/** Far off, so that nobody has lost half of an army. */
export const bystanders: Record<string, Placed> = {
  A8: { at: 'A9' },
  A9: { at: 'A10' },
  B8: { at: 'L1' },
  B9: { at: 'L2' },
}

/** Two figures face to face, B1 with life to lose; what is given changes them. */
export const pair = (
  a: Partial<Placed>,
  b: Partial<Placed>,
  more: Record<string, Placed> = {},
): Record<string, Placed> => ({
  A1: { at: 'C5', facing: 'N', attacks: 2, ...a },
  B1: { at: 'C4', facing: 'S', life: 4, ...b },
  ...more,
})
