import { type Placed, type Scene, scenario } from './scenario.ts'

/** Its rear hex is E6; E5 and F5 lie before it. */
export const ent: Placed = {
  at: 'E6',
  facing: 'N',
  base: 'large-3',
  movement: 5,
  attacks: 4,
  life: 5,
  ap: 3,
  abilities: ['large:0', 'ent-carry:0'],
}
export const bow = { dice: 2, range: 9 }
export const archer: Placed = { at: 'D6', facing: 'N', shooting: bow }
export const others: Record<string, Placed> = { A9: { at: 'A1' }, B8: { at: 'L9' }, B9: { at: 'L10' } }
export const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: ent, ...others, ...figures }, ...scene })
export type Table = ReturnType<typeof play>

/** An ent with an archer in its arms. */
export const carrying = (figures: Record<string, Placed> = {}, scene: Partial<Scene> = {}) =>
  play({ A2: archer, ...figures }, scene).answer('use A1 ent-carry A2')
