import { type Placed, type Scene, scenario } from './scenario.ts'

/** Who bears the Ring and has it off; `wearer` has it on. */
export const bearer: Placed = {
  at: 'C5',
  kind: 'hero',
  life: 3,
  ap: 3,
  points: 80,
  abilities: ['one-ring:0'],
  traits: ['ring-bearer'],
  other: 'worn',
}
/** What stands in for the bearer of a scene, and for one that wears the Ring from the start. */
export const types: Scene['types'] = {
  worn: {
    kind: 'hero',
    life: 3,
    ap: 3,
    points: 999,
    abilities: [{ id: 'one-ring', cost: 0 }],
    traits: ['ring-bearer', 'ring-wearer'],
    other: 'A1',
    replaces: true,
  },
  bare: {
    kind: 'hero',
    life: 3,
    ap: 3,
    points: 80,
    abilities: [{ id: 'one-ring', cost: 0 }],
    traits: ['ring-bearer'],
    other: 'worn',
  },
}
export const wearer: Placed = { ...bearer, traits: ['ring-bearer', 'ring-wearer'], other: 'bare' }
export const wraith: Partial<Placed> = { kind: 'hero', traits: ['ringwraith'] }
export const friends: Record<string, Placed> = { A8: { at: 'A9' }, A9: { at: 'A10' } }

/** A battle about the Ring: two friends stand far away, so that no army is beaten early. */
export const begin = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { ...friends, ...figures }, types, ...scene })
