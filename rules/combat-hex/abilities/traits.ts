import type { TraitTable } from '../battle/vocabulary.ts'
import { ringBearer, ringWearer, ringwraith } from './ring.ts'

/** What the rules say of single figures by their names, beside their abilities. */
export const tournamentTraits: TraitTable = {
  'ring-bearer': ringBearer,
  'ring-wearer': ringWearer,
  ringwraith,
  sauron: {
    hooks: {
      // Neither aimed at (5.031) nor hurt by a shot without a target (5.201).
      mayBeShot: (_, figure) => ({ code: 'not-to-be-shot', rule: '5.031', about: { target: figure.id } }),
      mayBeAffected: (_, figure, ability) =>
        ability !== 'ward' || { code: 'not-warded', rule: '8.51', about: { target: figure.id } },
    },
  },
}
