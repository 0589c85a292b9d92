import type { PowerId, ScenarioId, TraitId } from '../../../../../../rules/dark-lord/index.ts'

/** Traits and powers by name, with what they do. */
export const abilities: Record<TraitId | PowerId, { name: string; does: string }> = {
  terror: {
    name: 'terror',
    does: 'Whoever charges it tests Courage first; failed, it stands frozen for the turn.',
  },
  dread: { name: 'dread', does: 'Enemies within 18 have 1 Courage less; of several such rules one counts.' },
  drum: { name: 'drum', does: 'Enemies within 12 have 1 Courage less; never together with dread.' },
  resistant: { name: 'resistant', does: 'One resisting die more than it pays for, also for none.' },
  steadfast: {
    name: 'steadfast',
    does: 'Passes every Courage test unasked, but that of finding the unseen.',
  },
  'free-will': { name: 'free Will', does: 'One Will a turn costs nothing.' },
  sweep: {
    name: 'sweep',
    does: 'In place of strikes: a hit of Strength 8 on every enemy of the fight, supporters too.',
  },
  brand: {
    name: 'brand',
    does: 'In place of strikes: one strike at a man or rider; whoever outlives it burns, Strength 9.',
  },
  'ring-master': {
    name: 'master of the Ring',
    does: 'With the Ring he stays on 2+ whenever his last life goes; he never wears it.',
  },
  general: { name: 'general', does: 'Leads whatever army it is in.' },
  spear: { name: 'spear', does: 'Lends a die to a friend that it touches.' },
  pike: { name: 'pike', does: 'As a spear, and from behind another pike.' },
  bow: { name: 'bow', does: 'Shoots 24 hexes at Strength 2.' },
  'short-bow': { name: 'short bow', does: 'Shoots 18 hexes at Strength 2.' },
  stones: { name: 'stones', does: 'Throws 8 hexes at Strength 1, having not moved.' },
  draining: { name: 'draining', does: 'Takes 1 Courage for the rest of the game; channelled a D3.' },
  transfixing: {
    name: 'transfixing',
    does: 'Holds its target for the turn: it neither moves, shoots, casts nor strikes; channelled at half Fight and Attacks.',
  },
  compelling: {
    name: 'compelling',
    does: 'Moves its target by half its Move and may make it put the Ring on or drop what it carries; then it is transfixed.',
  },
  frightening: { name: 'frightening', does: 'Every enemy in range tests Courage or flees its whole Move.' },
  wounding: { name: 'wounding', does: 'A wound as from a strike; channelled it reaches 6 farther.' },
  sapping: { name: 'sapping', does: 'Takes a D3 of Will; channelled a D6.' },
}

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
