import type { Script } from '../../core/script.ts'
import { throwFor } from '../field/field.ts'
import { thirds } from '../field/needs.ts'
import type { Battlefield, Casting } from '../field/vocabulary.ts'

/** How much a power takes: D3 by a die halved, or D6 (part 1, DL-53, DL-68, DL-69). */
export function* amount(f: Battlefield, { caster }: Casting, kind: 'D3' | 'D6'): Script<number> {
  const [face = 1] = yield* throwFor(f, 'amount', caster.owner, 1, caster, () =>
    kind === 'D3' ? thirds : undefined,
  )
  return kind === 'D3' ? thirds[face - 1]! : face
}
