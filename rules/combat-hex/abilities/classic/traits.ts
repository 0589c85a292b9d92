import type { TraitTable } from '../../battle/vocabulary.ts'
import { ringBearer } from '../ring.ts'
import { ringWearer, ringwraith } from './ring.ts'

/** What the starter book says of single figures by their names. Of Sauron it says nothing. */
export const classicTraits: TraitTable = {
  'ring-bearer': ringBearer,
  'ring-wearer': ringWearer,
  ringwraith,
  sauron: {},
}
