import type { PowerId, TraitId } from '../../../../../rules/dark-lord/index.ts'
import { battleScenes } from './battleScenes.ts'
import { lordScenes } from './lordScenes.ts'
import type { Example } from './playExample.ts'
import { powerScenes } from './powerScenes.ts'
import { ringScenes } from './ringScenes.ts'
import { turnScenes } from './turnScenes.ts'

/** For each trait and power the case that its page of help shows: that of its rule, where one is enough. */
export const abilityScenes: Readonly<Record<TraitId | PowerId, Example>> = {
  draining: powerScenes['DL-50'],
  transfixing: powerScenes['DL-54'],
  compelling: powerScenes['DL-56'],
  frightening: powerScenes['DL-62'],
  wounding: powerScenes['DL-66'],
  sapping: powerScenes['DL-68'],
  terror: lordScenes['DL-39'],
  dread: lordScenes['DL-34'],
  drum: {
    figures: 'A1 free-captain C3, A2 free-warrior B2, B1 raider-drummer G3',
    zones: true,
    ring: ['B1'],
  },
  resistant: lordScenes['DL-36'],
  steadfast: { figures: 'A1 kings-guard C3, B1 troll E3', answers: ['move A1 D3'] },
  'free-will': lordScenes['DL-46'],
  sweep: lordScenes['DL-47'],
  brand: lordScenes['DL-49'],
  'ring-master': lordScenes['DL-42'],
  general: {
    figures: 'A1 free-captain C3, B1 dark-lord F3, B2 raider-captain F4, B3 raider G3',
    ring: ['B1'],
  },
  spear: battleScenes['DB-24'],
  pike: {
    figures: 'A1 kings-guard D2 vs:B1, B1 raider D3, B2 raider-pikeman D4, B3 raider-pikeman D5',
    stage: 'division',
    dice: [4, 3, 5, 2, 4, 3, 6],
  },
  bow: turnScenes['DB-12'],
  'short-bow': ringScenes['DL-07'],
  stones: {
    figures: 'A1 burglar B3 might0, B1 raider E3',
    stage: 'shooting',
    answers: ['shoot A1 B1'],
    dice: [5, 6],
  },
}
