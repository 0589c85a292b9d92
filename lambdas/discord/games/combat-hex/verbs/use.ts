import type { CombatHex } from '../../../../../rules/combat-hex/index.ts'
import {
  type AbilityId,
  abilityIds,
  makeAnswer,
  type VerbAnswer,
} from '../../../../../rules/combat-hex/index.ts'
import { plainName, type Refusal } from '../../../../../rules/index.ts'
import { isRefusal } from '../../../../game/change.ts'
import type { Typed } from '../../../types.ts'
import { type Choice, figureChoices, hexChoices, matching } from '../../choices.ts'
import type { VerbInGame } from '../../face.ts'
import { legalAnswers, once } from '../legalAnswers.ts'
import { labelOf } from '../readNames.ts'
import type { CombatHexView } from '../view.ts'
import { type CombatHexWords, combatHexWords } from '../words/index.ts'

/** Questions that an ability may answer. */
const usable: ReadonlySet<string> = new Set(['act', 'strategy', 'declare', 'react'])

/** What may be used now. */
const usesOf = (view: CombatHexView, label = ''): VerbAnswer<'use'>[] =>
  usable.has(view.question?.kind ?? '') ? legalAnswers(view, 'use', label, 1000) : []

const isAbility = (word: string): word is AbilityId => abilityIds.some(id => id === word)

const namesOf = (id: AbilityId): string[] =>
  [id, combatHexWords['en'].abilities[id].name, combatHexWords['fr'].abilities[id].name].map(plainName)

/** An ability by its id, or by its name in either language. */
function abilityMeant(text: string): AbilityId | undefined {
  const wanted = plainName(text)
  return (
    abilityIds.find(id => namesOf(id).includes(wanted)) ??
    abilityIds.find(id => wanted && namesOf(id).some(name => name.startsWith(wanted)))
  )
}

/** Ids of abilities, the printed one and, where it copies, the copied one: `steal-essence fast`. */
function abilitiesMeant(text: string): AbilityId[] {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s:,]+/)
  if (words.every(isAbility)) return words
  const [first = '', ...rest] = text.split(/[:,]/)
  const named = [first, ...(rest.length ? [rest.join(' ')] : [])].map(abilityMeant)
  return named.every(id => id !== undefined) ? named : []
}

/** The abilities of a use, without whom or where it is used on. */
const abilitiesOf = ({ ability, copied }: VerbAnswer<'use'>): AbilityId[] =>
  copied === undefined ? [ability] : [ability, copied]
const idsOf = (use: VerbAnswer<'use'>): string => abilitiesOf(use).join(' ')

function answers(view: CombatHexView, { options }: Typed): string[] | Refusal {
  if (!usable.has(view.question?.kind ?? '')) return { code: 'nothing-to-use' }
  const label = labelOf(view, String(options.figure ?? ''), ownLabels(view))
  if (isRefusal(label)) return label
  const text = String(options.ability ?? '')
  const meant = abilitiesMeant(text)
  if (!meant.length)
    return { code: 'no-such-ability', rule: '8.01', about: { figure: label, ability: text.slice(0, 40) } }
  const at = options.at === undefined ? undefined : String(options.at).trim().toUpperCase()
  // Whoever is carried steps down by the ability that carries it (8.42).
  if (at !== undefined && view.state.figures.find(({ id }) => id === label)?.carried)
    return [`dismount ${label} ${at}`]
  const target = options.target === undefined ? undefined : labelOf(view, String(options.target))
  if (target !== undefined && isRefusal(target)) return target
  const answer = ['use', label, ...meant, target ?? at].filter(Boolean).join(' ')
  // Where there is one it can be used on, nobody has to say so.
  const only = usesOf(view, label).filter(use => idsOf(use) === meant.join(' '))
  return [target === undefined && at === undefined && only.length === 1 ? makeAnswer(only[0]!) : answer]
}

const ownLabels = ({ state, viewer }: CombatHexView): string[] =>
  state.figures.filter(({ owner }) => owner === viewer).map(({ id }) => id)

/** Labels of figures that can use something, or step down. */
function users(view: CombatHexView): string[] {
  const down = view.question?.kind === 'act' ? legalAnswers(view, 'dismount') : []
  return once([...usesOf(view), ...down].map(({ figure }) => figure))
}

function complete(view: CombatHexView, { focused, options }: Typed): Choice[] {
  const typed = focused?.value ?? ''
  if (focused?.name === 'figure') return figureChoices(view, users(view), typed)
  const label = labelOf(view, String(options.figure ?? ''), ownLabels(view))
  if (isRefusal(label)) return []
  const uses = usesOf(view, label)
  const down = view.question?.kind === 'act' ? legalAnswers(view, 'dismount', label) : []
  if (focused?.name === 'ability') {
    const names = new Map(
      uses.map(use => [
        idsOf(use),
        abilitiesOf(use)
          .map(id => view.names.ability(id))
          .reduce((before, part) => view.words.says.about(before, part)),
      ]),
    )
    if (down.length) names.set('ent-carry', view.names.ability('ent-carry'))
    return matching(
      typed,
      [...names].map(([value, name]) => ({ name, value })),
    )
  }
  const wanted = abilitiesMeant(String(options.ability ?? '')).join(' ')
  const places = uses.filter(use => idsOf(use) === wanted).flatMap(({ target }) => target ?? [])
  const figures = new Set(view.state.figures.map(({ id }) => id))
  return focused?.name === 'target'
    ? figureChoices(
        view,
        places.filter(place => figures.has(place)),
        typed,
      )
    : hexChoices([...once(down.map(({ to }) => to)), ...places.filter(place => !figures.has(place))], typed)
}

/** Uses an ability: in its own phase, in the strategy phase, or in answer to something. */
export const use: VerbInGame<CombatHex, CombatHexWords> = { answers, complete }
