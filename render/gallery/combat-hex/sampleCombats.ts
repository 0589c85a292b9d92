import { figureType } from '../../../rules/combat-hex/index.ts'
import type { CombatCard } from '../../combat-hex/combatCard.ts'
import type { Die } from '../../paint/dice.ts'

const look = (id: string) => figureType(id)!
const dice = (from: number, ...faces: number[]): Die[] => faces.map(face => ({ face, counts: face >= from }))
const damage = (from: number, ...faces: number[]): Die[] =>
  faces.map(face => ({ face, counts: face >= from, bad: true }))

const large: CombatCard['combats'][number] = {
  outcomes: [
    { owner: 1, type: look('uruk-hai'), name: 'B3 Uruk-hai', fate: 'falls', fallen: true },
    { owner: 0, type: look('gimli'), name: 'A2 Gimli', fate: 'loses 1, 3 left', fallen: false },
  ],
  nobody: 'Nobody is hurt',
  sides: [
    {
      owner: 0,
      name: 'Ada',
      figures: [
        { label: 'A2', type: look('gimli') },
        { label: 'A4', type: look('rohan-warrior') },
      ],
      dice: dice(4, 6, 6, 5, 4, 3, 2, 1),
      hits: '4 hits',
      converted: ['1 converted (A2 1 AP)'],
      damageSaid: 'Damage',
      damage: damage(4, 6, 4, 3, 2, 1),
    },
    {
      owner: 1,
      name: 'Bo',
      figures: [{ label: 'B3', type: look('uruk-hai') }],
      dice: dice(4, 5, 2, 1),
      hits: '1 hit',
      converted: [],
      damageSaid: 'Damage',
      damage: damage(4, 5),
    },
  ],
}
const vain: CombatCard['combats'][number] = {
  ...large,
  outcomes: [],
  sides: large.sides.map(side => ({
    ...side,
    dice: dice(4, 3, 2, 2, 1),
    hits: '0 hits',
    converted: [],
    damage: [],
  })),
}
const players: CombatCard['players'] = [{ camp: 'good' }, { camp: 'evil' }]

/** A combat alone. */
export const sampleCombat: CombatCard = { players, combats: [large] }
/** Names that are too long, and many dice. */
const crowded: CombatCard['combats'][number] = {
  ...large,
  outcomes: [
    {
      owner: 0,
      type: look('rohan-warrior'),
      name: 'A12 A name that is far too long to stand there in full',
      fate: 'falls',
      fallen: true,
    },
  ],
  sides: large.sides.map(side => ({
    ...side,
    name: 'Somebody with a very long name',
    dice: dice(4, ...Array.from({ length: 22 }, (_, i) => 6 - Math.floor((i * 6) / 22))),
  })),
}
/** Several on one card: one that hurt nobody, and one of many. */
export const sampleCombats: CombatCard = { players, combats: [crowded, vain, large] }
