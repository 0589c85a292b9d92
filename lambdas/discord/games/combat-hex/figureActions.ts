import type { Overlay } from '../../../../render/types.ts'
import { harmed, oddsOfAnswers, reach } from '../../../../rules/combat-hex/index.ts'
import { type Direction, distance, hexOf, makeCell } from '../../../../rules/index.ts'
import { button, buttons, idOf, type Option, type Rows, select } from '../../api/components.ts'
import { limits } from '../../api/limits.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { byNumber, drill, paged } from '../lists.ts'
import { refusalWords } from '../refusalWords.ts'
import { boardPicture, cellsOfOverlay } from './boardPicture.ts'
import { hexesInOrder } from './hexOrder.ts'
import { aroundFigure } from './inView.ts'
import { legalAnswers, once } from './legalAnswers.ts'
import { lessonTask } from './lessonTask.ts'
import { chanceOf, ownOrders } from './oddsLines.ts'
import { answerButton, figureNote } from './rowParts.ts'
import { type CombatHexView, figureOf } from './view.ts'
import { doesBy } from './words/abilityWords.ts'
import { listName } from './words/listName.ts'

export interface OpenFigure {
  verb: string
  group: string
}

/** In the id of a select, of several things to do; each of its values begins with its verb. */
export const anyVerb = 'any'

/** What can be done with a verb, and to whom or where. */
interface ThingToDo {
  verb: keyof CombatHexView['words']['says']['do']
  options: readonly Option[]
}

const nameOf = (view: CombatHexView, verb: ThingToDo['verb']): string =>
  view.words.says.do[verb].replace(/…$/, '')

/** Where a figure can go: as many hexes as fit into one list, the rest a press away. */
function hexRow(view: CombatHexView, label: string, { verb, options }: ThingToDo, opened?: OpenFigure): Rows {
  if (!options.length) return []
  const page = opened?.verb === verb ? opened.group : undefined
  return [
    select(
      view.words.says.do[verb],
      idOf(view.game, 'to', `${verb} ${label}`),
      paged(options, view.words, page),
    ),
  ]
}

/** Everything else in one list, so that a phone has room for the picture above: each option says what it does. */
function otherRow(
  view: CombatHexView,
  label: string,
  things: readonly ThingToDo[],
  opened?: OpenFigure,
): Rows {
  const some = things.filter(({ options }) => options.length)
  const [only] = some
  if (!only) return []
  const group = (verb: string) => (opened?.verb === verb ? opened.group : undefined)
  const { says } = view.words
  if (some.length === 1)
    return [
      select(
        says.do[only.verb],
        idOf(view.game, 'to', `${only.verb} ${label}`),
        drill(only.options, byNumber, view.words, group(only.verb)),
      ),
    ]
  const groups = new Map<string, string>()
  const all = some.flatMap(({ verb, options }) =>
    options.map((option, i) => {
      const value = `${verb} ${option.value}`
      const name = nameOf(view, verb)
      groups.set(value, options.length < limits.options ? name : `${name} ${byNumber(option, i)}`)
      // An ability bears a name of its own.
      return { ...option, value, label: verb === 'use' ? option.label : `${name} ${option.label}` }
    }),
  )
  return [
    select(
      listName(some.map(({ verb }) => view.words.says.do[verb])),
      idOf(view.game, 'to', `${anyVerb} ${label}`),
      drill(all, ({ value }) => groups.get(value) ?? '', view.words, group(anyVerb)),
    ),
  ]
}

/** Hexes to which a figure can move now, as options and as they are drawn. */
export function movesOf(view: CombatHexView, label: string): { options: Option[]; overlay: Overlay } {
  const { board, words } = view
  const ends = new Set(legalAnswers(view, 'move', label).map(({ path }) => path.at(-1)!))
  if (!board || !ends.size) return { options: [], overlay: {} }
  // Who has a mandatory move reaches more hexes than it may go to (9.04).
  const found = reach(view.save, label).filter(({ cell }) => ends.has(makeCell(board, cell)))
  const notes = new Map(
    found.map(({ cell, cost, stops }) => [makeCell(board, cell), words.says.reachNote(cost, stops)]),
  )
  const options = hexesInOrder(view, label, [...notes.keys()]).map(value => ({
    value,
    label: value,
    description: notes.get(value),
  }))
  return { options, overlay: { reach: found.map(({ cell, cost, stops }) => ({ cell, cost, stops })) } }
}

/** Shots whose odds stand beside their targets; whoever sees more has no need to know them all at once. */
const maxShots = 10

/** How likely a shot is to hurt and to kill, in front of what the target has left. */
function withOdds(view: CombatHexView, label: string, targets: readonly Option[]): readonly Option[] {
  if (!targets.length || targets.length > maxShots) return targets
  const answers = targets.map(({ value }) => `shoot ${label} ${value}`)
  const found = oddsOfAnswers(view.save, answers, ownOrders(view))
  return targets.map((target, i) => {
    const odds = found[i]?.hurt?.[0]
    if (!odds) return target
    const note = view.words.odds.note(chanceOf(odds, harmed(odds), view), chanceOf(odds, odds.falls, view))
    return { ...target, description: [note, target.description].filter(Boolean).join(' · ') }
  })
}

/** Everything that a figure can do now: where it can go, and what else. @param options the hexes that it can move to */
function actionRows(view: CombatHexView, label: string, options: Option[], opened?: OpenFigure): Rows {
  const { words, names } = view
  const { says, terms } = words
  const inOrder = (hexes: readonly string[]): Option[] =>
    hexesInOrder(view, label, once(hexes)).map(value => ({ value, label: value }))
  const hexesOf = (verb: 'dismount' | 'run') => inOrder(legalAnswers(view, verb, label).map(({ to }) => to))
  const charges = inOrder(legalAnswers(view, 'charge', label).map(({ path }) => path.at(-1)!))
  const facingOption = (facing: Direction): Option => ({
    value: facing,
    label: says.facing(terms.facings[facing], terms.facingNames[facing]),
  })
  const figureOptions = (ids: readonly string[]): Option[] =>
    once(ids).map(id => ({ value: id, label: names.figure(id), description: figureNote(view, id) }))
  const shots = legalAnswers(view, 'shoot', label)
  const volleys = shots.filter(({ target }) => target === undefined)
  const targets = [
    ...withOdds(view, label, figureOptions(shots.flatMap(({ target }) => target ?? []))),
    ...volleys.map(({ facing }) => facingOption(facing)),
  ]
  const strikes = figureOptions(legalAnswers(view, 'strike', label).map(({ target }) => target))
  const turns = legalAnswers(view, 'turn', label).map(({ facing }) => facingOption(facing))
  const uses = legalAnswers(view, 'use', label).map(({ ability, copied, target }) => ({
    value: [ability, copied, target].filter(Boolean).join(' '),
    label: [ability, copied]
      .flatMap(id => (id === undefined ? [] : names.ability(id)))
      .concat(target === undefined ? [] : names.figure(target))
      .reduce((before, part) => words.says.about(before, part)),
    description: doesBy(words, copied ?? ability, view.state.rules),
  }))
  return [
    ...hexRow(view, label, { verb: 'move', options }, opened),
    ...hexRow(view, label, { verb: 'charge', options: charges }, opened),
    ...otherRow(
      view,
      label,
      [
        { verb: 'shoot', options: targets },
        { verb: 'strike', options: strikes },
        { verb: 'run', options: hexesOf('run') },
        { verb: 'dismount', options: hexesOf('dismount') },
        { verb: 'use', options: uses },
        { verb: 'turn', options: turns },
      ],
      opened,
    ),
  ]
}

/** What a figure in hand can do. */
export const figureRows = (view: CombatHexView, label: string): Rows =>
  actionRows(view, label, movesOf(view, label).options)

/** Why a figure that shoots, and could act, has nobody to shoot at: what keeps it from the nearest enemy. */
function whyNoShot(view: CombatHexView, label: string): string | undefined {
  const { board, state, question, names } = view
  const figure = figureOf(view, label)
  if (question?.kind !== 'act' || !board || !figure || !state.types[figure.type]!.shooting) return undefined
  const mayAct = question.about.active === label || question.about.ready.includes(label)
  if (figure.at < 0 || !mayAct) return undefined
  if (legalAnswers(view, 'shoot', label).length) return undefined
  const from = hexOf(board, figure.at)
  const away = (at: number) => distance(from, hexOf(board, at))
  const [nearest] = state.figures
    .filter(({ owner, at, condition }) => owner !== figure.owner && condition === 'standing' && at >= 0)
    .sort((a, b) => away(a.at) - away(b.at))
  const checked = nearest && question.space.check(`shoot ${label} ${nearest.id}`)
  if (!checked || checked.ok) return undefined
  return `🏹 ${refusalWords(checked.refusal, view.locale, names.figure).what}`
}

/** One figure and everything it can do now. */
export function figureMessage(view: CombatHexView, label: string, opened?: OpenFigure): Message {
  const { words, names, question } = view
  const { says } = words
  const { options, overlay } = movesOf(view, label)
  const rows = actionRows(view, label, options, opened)
  return panel({
    board: view.game.id,
    picture: boardPicture(view, {
      overlay,
      focus: [...aroundFigure(view, figureOf(view, label)), ...cellsOfOverlay(overlay)],
      highlighted: [label],
      alt: `${names.figure(label)}.`,
    }),
    texts: [
      lessonTask(view),
      `**${names.figure(label)}** · ${figureNote(view, label)}`,
      rows.length ? says.whatToDo : says.nothingToDo,
      whyNoShot(view, label),
    ],
    rows: [
      ...rows,
      ...buttons([
        ...(question?.kind === 'act' && question.space.check(`leave ${label}`).ok
          ? [answerButton(view, `leave ${label}`, 'red')]
          : []),
        button(says.back, idOf(view.game, 'status')),
      ]),
    ],
  })
}
