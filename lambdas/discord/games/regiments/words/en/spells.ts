/** Spells by their ids: a name, and what they do. */
export const spells = {
  'embers-1': { name: 'Sparks', does: 'D6 hits of Strength 4, flaming and magical.' },
  'embers-2': { name: 'Kindled blades', does: 'Standard attacks of a friend are flaming and magical.' },
  'embers-3': { name: 'Inner fire', does: 'Standard attacks of a friend gain weight of numbers (A28).' },
  'embers-4': { name: 'Tinder', does: 'An enemy is vulnerable to flaming attacks (M56).' },
  'embers-5': { name: 'Firestorm', does: '2D6 hits of Strength 4, Penetration 1, flaming and magical.' },
  'embers-6': {
    name: 'Molten lance',
    does: 'D3 hits of Strength 6, Penetration 3, flaming and magical, D3 life a wound.',
  },
  'briars-1': { name: 'Bark skin', does: 'A friend has an aegis of 6+.' },
  'briars-2': { name: 'Thorns', does: 'D3+3 hits of Strength 3, Penetration 2, magical.' },
  'briars-3': { name: 'Sap', does: 'A friend regenerates on 5+.' },
  'briars-4': { name: 'Entangle', does: 'Mobility and Charge speed of an enemy are halved.' },
  'briars-5': { name: 'Heartwood', does: 'A friend has 1 Resilience more.' },
  'briars-6': { name: 'Regrowth', does: 'A friend gets D3 life back; the undead (M31) rise again by it.' },
  'veil-1': { name: 'Dazzle', does: 'An enemy has 1 Offence less.' },
  'veil-2': { name: 'Haze', does: 'A friend is harder to hit by 1 (M09).' },
  'veil-3': { name: 'Lead limbs', does: 'An enemy has 2 Agility less.' },
  'veil-4': {
    name: 'Doubt',
    does: 'An enemy takes its tests with three dice, the highest two counting (M25).',
  },
  'veil-5': { name: 'Dread semblance', does: 'A friend is disturbing to strike at (M36).' },
  'veil-6': { name: 'Whispers', does: 'An enemy tests for panic at once.' },
  army: { name: 'Heritage', does: 'Standard attacks of a friend gain hatred (A24).' },
}
