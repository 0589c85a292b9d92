import type { CombatHex } from '../../../../../rules/combat-hex/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import type { VerbInGame } from '../../face.ts'
import { facingOf } from '../readNames.ts'
import type { CombatHexWords } from '../words/index.ts'
import { actChoices, actorOf } from './move.ts'

/** Turns a figure in place, in the action phase or at its end (4.12, 3.091). It can be undone, so nothing is asked. */
export const turn: VerbInGame<CombatHex, CombatHexWords> = {
  answers(view, typed) {
    if (view.question?.kind !== 'act' && view.question?.kind !== 'turning') return { code: 'not-acting' }
    const label = actorOf(view, typed)
    return isRefusal(label) ? label : [`turn ${label} ${facingOf(typed)}`.trim()]
  },
  complete: (view, typed) => actChoices(view, typed, 'turn') ?? [],
}
