import type { Amount, PrintedRule } from '../unit/unitProfile.ts'

/** Paths of magic, and the army's own spell. */
export const paths = ['embers', 'briars', 'veil'] as const
export type MagicPath = (typeof paths)[number]

/** What a spell does while it lasts: rules of models, of their attacks, and what it adds to values. */
export interface LastingSpell {
  model?: readonly PrintedRule[]
  attacks?: readonly PrintedRule[]
  plus?: Partial<Record<'offence' | 'agility' | 'resilience', number>>
  /** Mobility and Charge speed are halved */
  slows?: true
}

export interface Spell {
  /** sum that its dice have to reach */
  need: number
  /** inches */
  range: number
  on: 'friend' | 'enemy' | 'free-enemy'
  lasts?: LastingSpell
  /** hits that it makes at once */
  hits?: { count: Amount; strength: number; penetration: number; rules: readonly PrintedRule[] }
  /** life that the ordinary pool gets back */
  heals?: Amount
  /** its target tests for panic at once */
  panics?: true
}

const d = (dice: number, faces: 3 | 6, plus = 0): Amount => ({ dice, faces, plus })
const flaming: PrintedRule = { id: 'A07' }
const magical: PrintedRule = { id: 'A09' }

/** The spells of RB-24 by their ids: path and number, and the army's own. */
export const spells: Readonly<Record<string, Spell>> = {
  'embers-1': {
    need: 5,
    range: 24,
    on: 'free-enemy',
    hits: { count: d(1, 6), strength: 4, penetration: 0, rules: [flaming, magical] },
  },
  'embers-2': { need: 7, range: 12, on: 'friend', lasts: { attacks: [flaming, magical] } },
  'embers-3': { need: 8, range: 12, on: 'friend', lasts: { attacks: [{ id: 'A28' }] } },
  'embers-4': { need: 8, range: 18, on: 'enemy', lasts: { model: [{ id: 'M56', against: ['A07'] }] } },
  'embers-5': {
    need: 10,
    range: 24,
    on: 'free-enemy',
    hits: { count: d(2, 6), strength: 4, penetration: 1, rules: [flaming, magical] },
  },
  'embers-6': {
    need: 12,
    range: 18,
    on: 'free-enemy',
    hits: {
      count: d(1, 3),
      strength: 6,
      penetration: 3,
      rules: [{ id: 'A13', amount: d(1, 3) }, flaming, magical],
    },
  },
  'briars-1': { need: 5, range: 12, on: 'friend', lasts: { model: [{ id: 'M02', number: 6 }] } },
  'briars-2': {
    need: 7,
    range: 18,
    on: 'free-enemy',
    hits: { count: d(1, 3, 3), strength: 3, penetration: 2, rules: [magical] },
  },
  'briars-3': { need: 8, range: 12, on: 'friend', lasts: { model: [{ id: 'M41', number: 5 }] } },
  'briars-4': { need: 9, range: 18, on: 'enemy', lasts: { slows: true } },
  'briars-5': { need: 10, range: 12, on: 'friend', lasts: { plus: { resilience: 1 } } },
  'briars-6': { need: 12, range: 12, on: 'friend', heals: d(1, 3) },
  'veil-1': { need: 5, range: 18, on: 'enemy', lasts: { plus: { offence: -1 } } },
  'veil-2': { need: 7, range: 12, on: 'friend', lasts: { model: [{ id: 'M09', number: 1 }] } },
  'veil-3': { need: 8, range: 18, on: 'enemy', lasts: { plus: { agility: -2 } } },
  'veil-4': { need: 8, range: 24, on: 'enemy', lasts: { model: [{ id: 'M25' }] } },
  'veil-5': { need: 10, range: 12, on: 'friend', lasts: { model: [{ id: 'M36' }] } },
  'veil-6': { need: 12, range: 18, on: 'enemy', panics: true },
  army: { need: 9, range: 12, on: 'friend', lasts: { attacks: [{ id: 'A24' }] } },
}
