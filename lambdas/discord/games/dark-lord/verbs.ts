import { type DarkLord, powerIds } from '../../../../rules/dark-lord/index.ts'
import { plainName } from '../../../../rules/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Typed } from '../../types.ts'
import { figureChoices, hexChoices, matching, mayDo } from '../choices.ts'
import type { SharedVerb, VerbInGame } from '../face.ts'
import { labelMeant } from './labels.ts'
import { moveOptions } from './rows.ts'
import { type DarkLordView, legalTexts } from './view.ts'
import { type DarkLordWords, darkLordWords } from './words/index.ts'

type OwnVerb = VerbInGame<DarkLord, DarkLordWords>

/** Figures that whoever is asked may do something with now: their own, or one that a power or the Ring gives them to move. */
const actors = ({ question }: DarkLordView): string[] => {
  if (question?.kind === 'act')
    return [...(question.about.active === null ? [] : [question.about.active]), ...question.about.ready]
  if (question?.kind === 'shots') return question.about.ready
  if (question?.kind === 'deploy') return [...question.about.waiting, ...question.about.placed]
  return question?.kind === 'compel-move' || question?.kind === 'will-move' ? [question.subject] : []
}

/** Choices of figures that may do one of some things now. */
const figuresThat = (view: DarkLordView, doing: readonly string[], text: string) =>
  figureChoices(view, mayDo(view, doing, actors(view)), text)

const actor = (view: DarkLordView, { options }: Typed) =>
  labelMeant(view, String(options.figure ?? ''), actors(view))

const move: OwnVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const way = [typed.options.via, typed.options.to]
      .flatMap(each =>
        each === undefined
          ? []
          : String(each)
              .toUpperCase()
              .split(/[\s,-]+/),
      )
      .filter(Boolean)
    const named = String(typed.options.also ?? '')
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    return [['move', label, way.join('-'), ...named].join(' ')]
  },
  complete(view, typed) {
    const text = typed.focused?.value ?? ''
    if (typed.focused?.name === 'figure') return figuresThat(view, ['move'], text)
    const label = actor(view, typed)
    if (isRefusal(label) || typed.focused?.name !== 'to') return []
    if (view.question?.kind !== 'act') {
      const ends = legalTexts(view, `move ${label} `).map(each => each.split(' ')[2]!.split('-').at(-1)!)
      return hexChoices(ends, text)
    }
    const options = moveOptions(view, label)
    const notes = new Map(options.map(({ value, description = '' }) => [value, description]))
    return hexChoices([...notes.keys()], text, notes)
  },
}

const shoot: OwnVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const target = labelMeant(view, String(typed.options.target ?? ''))
    return isRefusal(target) ? target : [`shoot ${label} ${target}`]
  },
  complete(view, typed) {
    const text = typed.focused?.value ?? ''
    if (typed.focused?.name === 'figure') return figuresThat(view, ['shoot'], text)
    const label = actor(view, typed)
    if (isRefusal(label)) return []
    const targets = legalTexts(view, `shoot ${label} `).map(each => each.split(' ')[2]!)
    return figureChoices(view, targets, text)
  },
}

/** What else `/use` does: powers by name, and what a figure does by a word: the Ring, standing up. */
const others = [
  'ring',
  'unring',
  'will',
  'stand',
  'lie',
  'dismount',
  'lift',
  'drop',
  'exit',
  'charge',
] as const

const namesOfPower = (id: (typeof powerIds)[number]) =>
  [id, darkLordWords.en.abilities[id].name, darkLordWords.fr.abilities[id].name].map(plainName)
const namesOfDoing = (id: (typeof others)[number]) =>
  [id, darkLordWords.en.tells.verbs[id], darkLordWords.fr.tells.verbs[id]].map(plainName)

/** A power or a doing by its id, or by its name in either language. */
function abilityMeant(text: string): string | undefined {
  const wanted = plainName(text.split(/[\s:,]+dice/)[0] ?? '')
  return (
    powerIds.find(id => namesOfPower(id).some(name => wanted === name || wanted.startsWith(`${name} `))) ??
    others.find(id => namesOfDoing(id).includes(wanted)) ??
    powerIds.find(id => wanted && namesOfPower(id).some(name => name.startsWith(wanted)))
  )
}

const use: OwnVerb = {
  answers(view, typed) {
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    const text = String(typed.options.ability ?? '')
    const id = abilityMeant(text)
    if (id === undefined)
      return { code: 'no-such-power', rule: 'DB-18', about: { figure: label, power: text.slice(0, 40) } }
    const target = typed.options.target === undefined ? '' : labelMeant(view, String(typed.options.target))
    if (isRefusal(target)) return target
    if (others.some(each => each === id)) return [[id, label, target].filter(Boolean).join(' ')]
    // `transfixing 2 channel`: dice and heroic channelling behind the name.
    const dice = /(?:^|\s)(\d{1,2})(?:\s|$)/.exec(text)?.[1] ?? '1'
    const channel = /channel|canalis/i.test(text) ? 'channel' : ''
    return [['cast', label, id, target, dice, channel].filter(Boolean).join(' ')]
  },
  complete(view, typed) {
    const text = typed.focused?.value ?? ''
    if (typed.focused?.name === 'figure') return figuresThat(view, ['cast', ...others], text)
    const label = actor(view, typed)
    if (isRefusal(label)) return []
    if (typed.focused?.name === 'ability') {
      const powers = new Set(legalTexts(view, `cast ${label} `).map(each => each.split(' ')[2]!))
      const rest = others.filter(verb => mayDo(view, [verb], [label]).length > 0)
      return matching(text, [
        ...[...powers].map(value => ({ value, name: view.names.ability(value) })),
        ...rest.map(value => ({ value, name: view.words.tells.verbs[value] })),
      ])
    }
    if (typed.focused?.name !== 'target') return []
    const id = abilityMeant(String(typed.options.ability ?? '')) ?? ''
    const targets = legalTexts(view, `cast ${label} ${id} `).flatMap(
      each => /^[AB]\d+/.exec(each.split(' ')[3] ?? '') ?? [],
    )
    return figureChoices(view, [...new Set(targets)], text)
  },
}

const deploy: OwnVerb = {
  answers(view, typed) {
    if (typed.name === 'deploy auto') return ['auto']
    if (typed.name === 'deploy done') return ['done']
    const label = actor(view, typed)
    if (isRefusal(label)) return label
    return [`place ${label} ${String(typed.options.at ?? '').toUpperCase()}`]
  },
  complete(view, typed) {
    const text = typed.focused?.value ?? ''
    if (typed.focused?.name === 'figure') return figuresThat(view, ['place'], text)
    const label = actor(view, typed)
    if (isRefusal(label) || typed.focused?.name !== 'at') return []
    return hexChoices(
      legalTexts(view, `place ${label} `).map(each => each.split(' ')[2]!),
      text,
    )
  },
}

/** The shared slash commands as this game takes them. */
export const verbs: Readonly<Partial<Record<SharedVerb, OwnVerb>>> = { move, shoot, use, deploy }
