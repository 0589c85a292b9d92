import { makeFacing, parseFacing } from '../../../../rules/core/hex.ts'
import { plainName, type Refusal } from '../../../../rules/index.ts'
import { type Regiments, spells } from '../../../../rules/regiments/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { OptionValue, Typed } from '../../types.ts'
import { type Choice, facingChoices, figureChoices, hexChoices, matching, mayDo } from '../choices.ts'
import type { SharedVerb, VerbInGame } from '../face.ts'
import { labelMeant } from './labels.ts'
import { movesOnto, moveTo } from './moveOptions.ts'
import { hexLabel } from './picture.ts'
import { castOptions, chargeOptions, shotOptions } from './rows.ts'
import { legalTexts, type RegimentsView, regimentOf } from './view.ts'
import { type RegimentsWords, regimentsWords } from './words/index.ts'

type RegimentVerb = VerbInGame<Regiments, RegimentsWords>

/** Units that whoever is asked may do something with now. */
function actors({ question }: RegimentsView): string[] {
  switch (question?.kind) {
    case 'deploy':
      return question.about.waiting
    case 'vanguard':
      return question.about.units
    case 'charge':
    case 'move':
    case 'shoot':
      return question.about.ready
    case 'cast':
      return question.about.wizards
    default:
      return []
  }
}

const actor = (view: RegimentsView, { options }: Typed): string | Refusal =>
  labelMeant(view, String(options.figure ?? ''), actors(view))

/** A side of a hex as it was typed, in either language. */
function facingTyped(view: RegimentsView, text: string | number | boolean | undefined): string | undefined {
  if (text === undefined) return undefined
  const typed = String(text).trim()
  const facing = parseFacing(typed)
  if (facing !== undefined) return makeFacing(facing)
  const names = Object.values(regimentsWords).flatMap(({ terms }) => [
    ...Object.entries(terms.facings),
    ...Object.entries(terms.facingNames),
  ])
  return names.find(([, name]) => plainName(name) === plainName(typed))?.[0] ?? typed.slice(0, 10)
}

/** Choices for those that may do one of some things, and for what else a command takes. */
const completing =
  (
    doing: readonly string[],
    others: Readonly<
      Record<string, (view: RegimentsView, label: string, text: string, typed: Typed) => Choice[]>
    >,
  ) =>
  (view: RegimentsView, typed: Typed): Choice[] => {
    const { name = '', value: text = '' } = typed.focused ?? {}
    if (name === 'figure') return figureChoices(view, mayDo(view, doing, actors(view)), text)
    const label = actor(view, typed)
    return isRefusal(label) ? [] : (others[name]?.(view, label, text, typed) ?? [])
  }

const facings = (view: RegimentsView, _label: string, text: string) =>
  facingChoices(view, ['N', 'NE', 'SE', 'S', 'SW', 'NW'], text)

/** The last word of answers that begin so: whom they are about. */
const lastOf = (view: RegimentsView, prefix: string): string[] => [
  ...new Set(legalTexts(view, prefix).map(text => text.split(' ').at(-1)!)),
]
/** Whom it may join; behind: in whose last rank it may stand. */
const hostsOf = (view: RegimentsView, label: string, doing: string | undefined): string[] => {
  const joins = legalTexts(view, `join ${label} `).map(text => text.split(' '))
  return [...new Set(joins.flatMap(([, , host, place]) => (doing === 'join' || place ? host! : [])))]
}
const withNotes = (
  options: readonly { value: string; label: string; description?: string | undefined }[],
  text: string,
) =>
  matching(
    text,
    options.map(({ value, label, description }) => ({
      value: value.split(' ')[2]!,
      name: description ? `${label} · ${description}` : label,
    })),
  )

const move: RegimentVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const to = String(typed.options.to ?? '').toUpperCase()
    return [moveTo(view, label, to, facingTyped(view, typed.options.facing))]
  },
  complete: completing(['advance', 'march'], {
    to: (view, label, text) =>
      hexChoices(
        [...legalTexts(view, `advance ${label} `), ...legalTexts(view, `march ${label} `)].map(
          each => each.split(' ')[2]!,
        ),
        text,
      ),
    // Once it is said where to, those alone that a move ends with there.
    facing(view, label, text, { options }) {
      const onto = movesOnto(view, label, String(options.to ?? '').toUpperCase())
      if (onto.length === 0) return facings(view, label, text)
      return facingChoices(view, [...new Set(onto.map(({ facing }) => makeFacing(facing)))], text)
    },
  }),
}

/** A command about a unit and an enemy. */
const atTarget = (
  verb: 'charge' | 'shoot',
  optionsOf: (view: RegimentsView, only: string) => ReturnType<typeof chargeOptions>,
): RegimentVerb => ({
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const target = labelMeant(view, String(typed.options.target ?? ''), lastOf(view, `${verb} ${label} `))
    return isRefusal(target) ? target : [`${verb} ${label} ${target}`]
  },
  complete: completing([verb], { target: (view, label, text) => withNotes(optionsOf(view, label), text) }),
})

const namesOf = (id: string): string[] =>
  Object.values(regimentsWords).map(({ abilities }) =>
    plainName(abilities[id as keyof typeof abilities].name),
  )

/** A spell by its id or its name in either language. */
function spellMeant(text: string): string | undefined {
  const wanted = plainName(text)
  const ids = Object.keys(spells)
  return (
    ids.find(id => id === text.trim().toLowerCase() || namesOf(id).includes(wanted)) ??
    ids.find(id => wanted !== '' && namesOf(id).some(name => name.startsWith(wanted)))
  )
}

const targetsOfSpell = (view: RegimentsView, label: string, spell: string): string[] => [
  ...new Set(legalTexts(view, `cast ${label} ${spell} `).map(text => text.split(' ')[3]!)),
]

/** Dice for a spell where nobody has said how many: what comes to it on average. */
const usualFor = (view: RegimentsView, key: string): string | undefined =>
  castOptions(view)
    .find(({ value }) => value.startsWith(`${key} `))
    ?.value.split(' ')[4]

function castAnswer(
  view: RegimentsView,
  label: string,
  text: string,
  target: OptionValue | undefined,
  dice: OptionValue | undefined,
) {
  const spell = spellMeant(text)
  if (spell === undefined)
    return {
      code: 'unknown-spell',
      rule: 'RB-24.2',
      about: { unit: label, spell: text.slice(0, 40) },
    } as const
  const at = labelMeant(view, String(target ?? ''), targetsOfSpell(view, label, spell))
  if (isRefusal(at)) return at
  const key = `cast ${label} ${spell} ${at}`
  return [`${key} ${dice === undefined ? (usualFor(view, key) ?? '1') : String(dice)}`]
}

const spellChoices = (view: RegimentsView, label: string, text: string): Choice[] => {
  const known = new Set(legalTexts(view, `cast ${label} `).map(each => each.split(' ')[2]!))
  return matching(
    text,
    [...known].map(value => ({ value, name: `${view.names.ability(value)} · ${spells[value]!.need}+` })),
  )
}

const cast: RegimentVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const { spell, target, dice } = typed.options
    return castAnswer(view, label, String(spell ?? ''), target, dice)
  },
  complete(view, typed) {
    const spell = spellMeant(String(typed.options.spell ?? '')) ?? ''
    return completing(['cast'], {
      spell: spellChoices,
      target: (all, label, text) => figureChoices(all, targetsOfSpell(all, label, spell), text),
    })(view, typed)
  },
}

/** What `/use` does besides spells: by its id, or its name in either language. */
const doings = ['reform', 'join', 'behind', 'hold'] as const
const doingMeant = (text: string) =>
  doings.find(
    id =>
      id === plainName(text) ||
      Object.values(regimentsWords).some(({ tells }) => plainName(tells.verbs[id]) === plainName(text)),
  )

const use: RegimentVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const text = String(typed.options.ability ?? '')
    const doing = doingMeant(text)
    if (doing === 'hold') return [`hold ${label}`]
    if (doing === 'join' || doing === 'behind') {
      const host = labelMeant(view, String(typed.options.target ?? ''), hostsOf(view, label, 'join'))
      if (isRefusal(host)) return host
      return [`join ${label} ${host}${doing === 'behind' ? ' behind' : ''}`]
    }
    if (doing === 'reform') {
      const unit = regimentOf(view, label)!
      const at = String(typed.options.at ?? hexLabel(view, unit.at)).toUpperCase()
      return [`reform ${label} ${at} ${makeFacing(unit.facing)}`]
    }
    const [, name = text, dice] = /^(.*?)(?:\s+(\d{1,2}))?$/.exec(text) ?? []
    return castAnswer(view, label, name, typed.options.target, dice)
  },
  complete(view, typed) {
    const text = String(typed.options.ability ?? '')
    const doing = doingMeant(text)
    const spell = spellMeant(text.replace(/\s+\d+$/, '')) ?? ''
    return completing(['cast', 'reform', 'join', 'hold'], {
      ability: (all, label, begun) => [
        ...spellChoices(all, label, begun),
        ...matching(
          begun,
          doings
            .filter(verb =>
              verb === 'behind'
                ? hostsOf(all, label, verb).length > 0
                : mayDo(all, [verb], [label]).length > 0,
            )
            .map(value => ({ value, name: all.words.tells.verbs[value] })),
        ),
      ],
      target: (all, label, begun) =>
        figureChoices(
          all,
          doing === 'join' || doing === 'behind'
            ? hostsOf(all, label, doing)
            : targetsOfSpell(all, label, spell),
          begun,
        ),
    })(view, typed)
  },
}

const turn: RegimentVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const unit = regimentOf(view, label)!
    return [`reform ${label} ${hexLabel(view, unit.at)} ${facingTyped(view, typed.options.facing) ?? ''}`]
  },
  complete: completing(['reform'], { facing: facings }),
}

const deploy: RegimentVerb = {
  answers(view, typed) {
    if (typed.name === 'deploy auto') return ['auto']
    if (typed.name === 'deploy done') return ['done']
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const side = facingTyped(view, typed.options.facing)
    return [['place', label, String(typed.options.at ?? '').toUpperCase(), side].filter(Boolean).join(' ')]
  },
  complete: completing(['place'], {
    at: (view, label, text) =>
      hexChoices(
        legalTexts(view, `place ${label} `).map(each => each.split(' ')[2]!),
        text,
      ),
    facing: facings,
  }),
}

/** The shared slash commands as this game takes them. */
export const verbs: Readonly<Partial<Record<SharedVerb, RegimentVerb>>> = {
  move,
  shoot: atTarget('shoot', shotOptions),
  charge: atTarget('charge', chargeOptions),
  cast,
  use,
  turn,
  deploy,
}
