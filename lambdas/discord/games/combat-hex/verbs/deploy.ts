import type { CombatHex } from '../../../../../rules/combat-hex/index.ts'
import type { Refusal } from '../../../../../rules/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import type { Typed } from '../../../types.ts'
import { type Choice, facingChoices, figureChoices, hexChoices, mayDo } from '../../choices.ts'
import type { VerbInGame } from '../../face.ts'
import { legalAnswers, once } from '../legalAnswers.ts'
import { facingOf, labelOf } from '../readNames.ts'
import type { CombatHexView } from '../view.ts'
import type { CombatHexWords } from '../words/index.ts'

const figures = ({ question }: CombatHexView): string[] =>
  question?.kind === 'deploy' ? [...question.about.waiting, ...question.about.placed] : []

function answers(view: CombatHexView, call: Typed): string[] | Refusal {
  if (view.question?.kind !== 'deploy') return { code: 'not-this-question' }
  if (call.name === 'deploy auto') return ['auto']
  if (call.name === 'deploy done') return ['done']
  const label = labelOf(view, String(call.options.figure ?? ''), figures(view))
  if (isRefusal(label)) return label
  const { at = '' } = call.options
  return [['place', label, String(at).trim(), facingOf(call)].filter(Boolean).join(' ')]
}

function complete(view: CombatHexView, { focused, options }: Typed): Choice[] {
  if (!focused) return []
  if (focused.name === 'figure')
    return figureChoices(view, mayDo(view, ['place'], figures(view)), focused.value)
  const label = labelOf(view, String(options.figure ?? ''), figures(view))
  if (isRefusal(label)) return []
  const places = legalAnswers(view, 'place', label)
  if (focused.name === 'at') return hexChoices(once(places.map(({ to }) => to)), focused.value)
  const at = String(options.at ?? '').toUpperCase()
  const ids = places.flatMap(({ to, facing }) => (to === at ? facing : []))
  return facingChoices(view, ids, focused.value)
}

/** `/deploy`: figures one by one, or all as the program would. */
export const deploy: VerbInGame<CombatHex, CombatHexWords> = { answers, complete }
