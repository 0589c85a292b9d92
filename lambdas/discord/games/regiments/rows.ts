import { engineOf } from '../../../../rules/games.ts'
import {
  between,
  type Charge,
  chargeForecast,
  chargesOf,
  type GameQuestion,
  hostOf,
  isOrderTopic,
  isVainShot,
  oddsOfShots,
  orderTopics,
  slowest,
  unitLine,
} from '../../../../rules/regiments/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import { button, buttons, idOf, type Option, type Rows, type Style, select } from '../../api/components.ts'
import { byColumn, byNumber, drill, hexOptions, paged } from '../lists.ts'
import { byColumnLetters, moveOptions, reformOptions } from './moveOptions.ts'
import { average, percentOf } from './odds/sayOdds.ts'
import { meanOfShares, shares } from './odds/spans.ts'
import { sayAnswer } from './sayAnswer.ts'
import { mayCome, needAgainst, spellNote } from './spellNote.ts'
import { unitNote } from './unitNote.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from './view.ts'

export const answerButton = (view: RegimentsView, answer: string, style: Style = 'grey') =>
  button(sayAnswer(answer, view), idOf(view.game, 'answer', answer), style)

const undoButton = (view: RegimentsView) =>
  engineOf(view.game).canUndo(view.game.save!, view.question!.by)
    ? [button(view.words.says.undo, idOf(view.game, 'undo'))]
    : []

/** Whoever learns one thing is not helped out of it. */
const finishButton = (view: RegimentsView) =>
  isOneThing(view.game) ? [] : [button(view.words.says.finish, idOf(view.game, 'finish'))]

function unitSelect(view: RegimentsView, labels: readonly string[], opened?: string): Rows {
  if (labels.length === 0) return []
  const options = labels.map(label => ({
    label: view.names.figure(label),
    value: label,
    description: unitNote(view, label),
  }))
  return [
    select(
      view.words.tells.chooseUnit,
      idOf(view.game, 'unit'),
      drill(options, byNumber, view.words, opened),
    ),
  ]
}

/** What is opened in the rows of a unit in hand: `A3 advance D` is column D of where it advances to. */
export const inHandOf = (opened?: string): { label: string; list: string; page: string } => {
  const [label = '', list = '', ...page] = opened?.split(' ') ?? []
  return { label, list, page: page.join(' ') }
}

/** One select whose values are answers, shown before they count. @param group by what a long list falls apart; else by pages */
function answerSelect(
  view: RegimentsView,
  [list, label]: readonly [string, string],
  placeholder: string,
  options: readonly Option[],
  page: string | undefined,
  group?: (option: Option, index: number) => string,
): Rows {
  if (options.length === 0) return []
  const shown = group ? drill(options, group, view.words, page) : paged(options, view.words, page)
  return [select(placeholder, idOf(view.game, 'onto', `${list} ${label}`), shown)]
}

/** What the unit in hand can do in the movement phase, and before the battle. */
export function unitRows(view: RegimentsView, opened: string): Rows {
  const { label, list, page } = inHandOf(opened)
  const { tells } = view.words
  const own = (key: string) => (list === key ? page : undefined)
  const joins = legalTexts(view, `join ${label} `).map(value => ({ value, label: sayAnswer(value, view) }))
  return [
    ...answerSelect(
      view,
      ['advance', label],
      tells.advanceTo,
      moveOptions(view, label, 'advance'),
      own('advance'),
      byColumnLetters,
    ),
    ...answerSelect(
      view,
      ['march', label],
      tells.marchTo,
      moveOptions(view, label, 'march'),
      own('march'),
      byColumnLetters,
    ),
    ...answerSelect(view, ['reform', label], tells.reformTo, reformOptions(view, label), own('reform')),
    ...answerSelect(view, ['join', label], tells.joinTo(view.names.figure(label)), joins, own('join')),
  ]
}

/** The way of a charge and its chance, in words. */
export function chargeLine(view: RegimentsView, { unit, way, chance, inTheWay }: Charge): string {
  const f = fieldOf(view)
  const { tells } = view.words
  const note = tells.chargeNote(
    tells.sides[way.at],
    tells.inches(way.cost),
    way.cost - slowest(f, unit, 'charge'),
    percentOf(chance, view.locale),
  )
  return inTheWay.length > 0 ? `${note} ❗ ${tells.behind(view.names.figures(inTheWay))}` : note
}

/** Who charges whom, with the way and its chance. */
export function chargeOptions(view: RegimentsView, only?: string): Option[] {
  const f = fieldOf(view)
  const ready = view.question?.kind === 'charge' ? view.question.about.ready : []
  const forecast = chargeForecast(f)
  return ready
    .filter(label => only === undefined || label === only)
    .flatMap(label => chargesOf(f, regimentOf(view, label)!, forecast))
    .map(charge => ({
      value: `charge ${charge.unit.label} ${charge.target.label}`,
      label: `${view.names.figure(charge.unit.label)} → ${view.names.figure(charge.target.label)}`,
      description: chargeLine(view, charge),
    }))
}

/** More shots than this are listed without their odds: each takes a while to count. */
const maxCounted = 25

/** Who shoots at whom, with what that costs on average. */
export function shotOptions(view: RegimentsView, only?: string): Option[] {
  const f = fieldOf(view)
  const { tells } = view.words
  const texts = legalTexts(view, only === undefined ? 'shoot ' : `shoot ${only} `)
  return texts.map(value => {
    const [unit, target] = value
      .split(' ')
      .slice(1)
      .map(each => regimentOf(view, each)!)
    const vain = isVainShot(f, unit!, target!)
    const odds = vain || texts.length > maxCounted ? undefined : oddsOfShots(f, unit!, target!)
    const mean = odds && average(meanOfShares(shares(odds.lost, 1)), view.locale)
    return {
      value,
      label: `${view.names.figure(unit!.label)} → ${view.names.figure(target!.label)}`,
      description: tells.shotNote(
        tells.inches(3 * between(f, unit!.at, hostOf(f, target!).at)),
        tells.covers[unitLine(f, unit!, hostOf(f, target!))?.cover ?? 'none'],
        vain ? tells.shotVain : mean === undefined ? '' : tells.lostMean(mean),
      ),
    }
  })
}

/** Dice that come to a sum on average, of so many at most. */
export const usualDice = (need: number, most: number): number =>
  Math.max(1, Math.min(most, Math.ceil(need / 3.5)))

/**
 * Spells at whom, each with the dice that come to it on average; others are offered with its preview. A spell for which there
 * are too few dice is listed only where there are for none.
 */
export function castOptions(view: RegimentsView): Option[] {
  const { names } = view
  const most = Math.min(5, view.question?.kind === 'cast' ? view.question.about.dice : 5)
  const keys = new Set(legalTexts(view, 'cast ').map(text => text.split(' ').slice(0, -1).join(' ')))
  const all = [...keys].map(key => {
    const [, wizard = '', spell = '', target = ''] = key.split(' ')
    const need = needAgainst(view, wizard, spell, target)
    return { key, wizard, spell, target, need }
  })
  const able = all.filter(({ need }) => mayCome(most, need))
  return (able.length ? able : all).map(({ key, wizard, spell, target, need }) => ({
    value: `${key} ${usualDice(need, most)}`,
    label: `${names.figure(wizard)} · ${names.ability(spell)} → ${names.figure(target)}`,
    description: spellNote(view, spell),
  }))
}

/** The group that a list of pairs falls into: who acts. */
const byActor = ({ label }: Option): string => label.split(/ → | : |: /)[0] ?? label

/** Where a unit can be placed, by columns; whom a character may join. */
function placeRows(view: RegimentsView, opened: string | undefined, waiting: readonly string[]): Rows {
  const { label: wanted, list, page } = inHandOf(opened)
  const able = ableToPlace(view, waiting)
  const label = able.includes(wanted) ? wanted : able[0]
  if (label === undefined) return []
  const { names, words } = view
  const hexes = hexOptions(legalTexts(view, `place ${label} `).map(text => text.split(' ')[2]!))
  const joins = legalTexts(view, `join ${label} `).map(value => ({
    value,
    label: sayAnswer(value, view),
    description: unitNote(view, value.split(' ')[2]!),
  }))
  return [
    ...answerSelect(
      view,
      ['join', label],
      words.tells.joinTo(names.figure(label)),
      joins,
      list === 'join' ? page : undefined,
    ),
    ...answerSelect(
      view,
      ['place', label],
      words.tells.placeOn(names.figure(label)),
      hexes.map(({ value }) => ({ value, label: value })),
      list === 'place' ? page : undefined,
      byColumn,
    ),
  ]
}

/** Those of the waiting that come now: characters wait for all units. */
export function ableToPlace(view: RegimentsView, waiting: readonly string[]): string[] {
  const units = waiting.filter(label => !view.state.types[regimentOf(view, label)!.type]!.attachable)
  return units.length ? units : [...waiting]
}

/** What the program would answer: as the usual order says, else as it would for somebody who is away. */
const advisedOf = (question: GameQuestion): string => {
  const { topic } = question
  const usual =
    topic && isOrderTopic(topic) ? question.byOrder?.({ word: orderTopics[topic][0], keep: null }) : undefined
  return usual ?? question.fallback()
}

/** A short list of answers as buttons, a long one as a select; what the program would answer is blue. */
function listRows(view: RegimentsView, question: GameQuestion, opened?: string): Rows {
  const answers = legalTexts(view).filter(
    answer => question.kind !== 'dispel' || answer === '0' || mayCome(Number(answer), question.about.sum),
  )
  const advised = advisedOf(question)
  if (answers.length <= 6)
    return buttons(answers.map(answer => answerButton(view, answer, answer === advised ? 'blue' : 'grey')))
  const options = answers.map(answer => {
    const taken = question.kind === 'learn' ? answer.split(' ')[1] : undefined
    const description = taken && spellNote(view, taken)
    return { label: sayAnswer(answer, view), value: answer, ...(description && { description }) }
  })
  const sorted = [
    ...options.filter(({ value }) => value === advised),
    ...options.filter(({ value }) => value !== advised),
  ]
  return [
    select(
      view.words.says.chooseAnswer,
      idOf(view.game, 'onto', 'list all'),
      paged(sorted, view.words, inHandOf(opened).list === 'list' ? inHandOf(opened).page : undefined),
    ),
    ...buttons([answerButton(view, advised, 'blue')]),
  ]
}

/** Poses at the border for ambushers: hexes first, facings with the preview. */
function arriveRows(view: RegimentsView, question: GameQuestion, opened?: string): Rows {
  const hexes = [...new Set(legalTexts(view).map(text => text.split(' ')[0]!))]
  const { list, page } = inHandOf(opened)
  return [
    ...answerSelect(
      view,
      ['arrive', question.subject],
      view.words.tells.placeOn(view.names.figure(question.subject)),
      hexOptions(hexes),
      list === 'arrive' ? page : undefined,
      byColumn,
    ),
    ...buttons([answerButton(view, question.fallback(), 'blue')]),
  ]
}

/** Buttons and selects for the open question; `opened`: the unit in hand, or the group of a long list. */
export function questionRows(view: RegimentsView, question: GameQuestion, opened?: string): Rows {
  const { tells } = view.words
  const { list, page, label } = inHandOf(opened)
  const own = (key: string) => (list === key ? page : undefined)
  const ends = (style: Style = 'grey') =>
    buttons([answerButton(view, 'done', style), ...finishButton(view), ...undoButton(view)])
  switch (question.kind) {
    case 'deploy': {
      const { waiting } = question.about
      const able = ableToPlace(view, waiting)
      const inHand = able.includes(label) ? label : able[0]
      const held = inHand === undefined ? [] : legalTexts(view, `hold ${inHand}`, 1)
      return [
        ...(able.length > 1 ? unitSelect(view, able, opened) : []),
        ...(view.viewer === question.by ? placeRows(view, opened, waiting) : []),
        ...buttons([
          answerButton(view, 'auto', 'blue'),
          ...held.map(answer => answerButton(view, answer)),
          ...undoButton(view),
        ]),
      ]
    }
    case 'charge':
      return [
        ...answerSelect(
          view,
          ['charge', 'all'],
          tells.chooseCharge,
          chargeOptions(view),
          own('charge'),
          byActor,
        ),
        ...ends(question.about.declared.length > 0 ? 'blue' : 'grey'),
      ]
    case 'vanguard':
    case 'move': {
      const units = question.kind === 'move' ? question.about.ready : question.about.units
      const inHand = units.includes(label) ? opened : undefined
      return [
        ...(inHand ? unitRows(view, inHand) : unitSelect(view, units, opened)),
        ...ends(units.length > 0 ? 'grey' : 'blue'),
      ]
    }
    case 'shoot':
      return [
        ...answerSelect(view, ['shoot', 'all'], tells.chooseShot, shotOptions(view), own('shoot'), byActor),
        ...ends(),
      ]
    case 'cast':
      return [
        ...answerSelect(view, ['cast', 'all'], tells.chooseSpell, castOptions(view), own('cast'), byActor),
        ...ends(),
      ]
    case 'arrive':
      return arriveRows(view, question, opened)
    default:
      return listRows(view, question, opened)
  }
}
