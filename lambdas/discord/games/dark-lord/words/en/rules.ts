import type { ScenarioId } from '../../../../../../rules/dark-lord/index.ts'
import { namedAbilities } from '../namedAbilities.ts'

/** Traits and powers by name, with what they do. */
export const abilities = namedAbilities('en', {
  terror: 'Whoever charges it tests Courage first; failed, it stands frozen for the turn.',
  dread: 'Enemies within 18 have 1 Courage less; of several such rules one counts.',
  drum: 'Active: enemies within 12 have 1 Courage less; it does not add to dread.',
  resistant: 'One resisting die more than it pays for, also for none.',
  steadfast: 'Passes every Courage test unasked, but that of finding the unseen.',
  'free-will': 'One Will a turn costs nothing.',
  sweep: 'In place of strikes: a hit of Strength 8 on every enemy of the fight, supporters too.',
  brand:
    'In place of strikes: one strike at an engaged enemy, on foot or riding; whoever outlives it burns, Strength 9.',
  'ring-master': 'With the Ring he stays on 2+ whenever his last life goes; he never wears it.',
  general: 'Leads whatever army it is in.',
  spear: 'Lends a die to a friend that it touches.',
  pike: 'As a spear, and from behind another pike.',
  bow: 'Shoots 24 hexes at Strength 2.',
  'short-bow': 'Shoots 18 hexes at Strength 2.',
  stones: 'Throws 8 hexes at Strength 1, having not moved.',
  draining: 'Takes 1 Courage for the rest of the game; channelled a D3.',
  transfixing:
    'Holds its target for the turn: it neither moves, shoots, casts nor strikes; channelled at half Fight and Attacks.',
  compelling:
    'Moves its target by up to half its Move and may make it put the Ring on or drop what it carries; then it is transfixed.',
  frightening: 'Every enemy in range tests Courage or flees its whole Move.',
  wounding: 'A wound as from a strike; channelled it reaches 6 farther.',
  sapping: 'Takes a D3 of Will; channelled a D6.',
})

/** Scenarios, in a sentence and in a list. */
export const scenarios: Record<ScenarioId, { name: string; listed: string }> = {
  'open-field': { name: 'open field', listed: 'Open field (points decide)' },
  flight: { name: 'the bearer’s flight', listed: 'The bearer’s flight' },
  'last-stand': { name: 'the last stand', listed: 'The last stand' },
  'open-field-ring-lost': { name: 'open field, the Ring is lost', listed: 'Open field, the Ring lost' },
  'last-stand-ring-lost': {
    name: 'the last stand, the Ring is lost',
    listed: 'The last stand, the Ring lost',
  },
}
