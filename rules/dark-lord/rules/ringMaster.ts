import type { Script } from '../../core/script.ts'
import { throwFor } from '../field/field.ts'
import { needs, needTable } from '../field/needs.ts'
import { askChoice } from '../field/questions.ts'
import type { FigureRule } from '../field/vocabulary.ts'

/** The Ring is his: it hides nothing from him and keeps him alive (DL-17, DL-41 to DL-44). */
export const ringMaster: FigureRule = {
  clause: 'DL-42',
  mastersRing: true,
  seer: true,
  *onLastLife(f, own): Script<boolean> {
    if (own.ring === null) return false
    const need = needs['last-life']
    const table = needTable(need, own.might)
    const [face = 1] = yield* throwFor(f, 'last-life', own.owner, 1, own, table)
    let might = 0
    if (face < need && own.might > 0) {
      const spend = yield* askChoice({
        kind: 'last-life',
        by: own.owner,
        subject: own.label,
        about: {},
        values: ['might', 'none'] as const,
        write: String,
        topic: 'last-life',
        fallback: () => 'might' as const,
        byOrder: ({ word }) => (word === 'never' ? 'none' : 'might'),
      })
      if (spend === 'might') {
        might = need - face
        own.might -= might
      }
    }
    const stays = face + might >= need
    f.emit({ event: 'sustained', figure: own.label, face: face + might, might, stays })
    return stays
  },
}
