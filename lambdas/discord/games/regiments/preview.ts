import type { ChargeArrow } from '../../../../render/types.ts'
import { directions, type Facing, facings, makeFacing, parseFacing } from '../../../../rules/core/hex.ts'
import { type Board, type Cell, parseCell, type Refusal } from '../../../../rules/index.ts'
import { numberOf } from '../../../../rules/play/odds/fraction.ts'
import {
  between,
  blowsOfCharge,
  type Charge,
  cellsFor,
  chanceOfSum,
  chargeChance,
  chargesOf,
  type ExpectedBlows,
  hostOf,
  membersOf,
  oddsOfCharge,
  oddsOfShots,
  type Regiment,
  slowest,
  spells,
  unitLine,
  whereChargeFails,
} from '../../../../rules/regiments/index.ts'
import { button, buttons, idOf, type Rows } from '../../api/components.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import { bestByHex, movesOf } from './moveOptions.ts'
import { lostIn, lostWords, percentOf } from './odds/sayOdds.ts'
import { shares } from './odds/spans.ts'
import { boardPicture, cellsInReach, hexLabel, type WarLook } from './picture.ts'
import { facingWord, sayAnswer } from './sayAnswer.ts'
import { spellNote } from './spellNote.ts'
import { strikerOf } from './tell.ts'
import { fieldOf, legalTexts, type RegimentsView, regimentOf } from './view.ts'
import { lessonTask } from './warLesson.ts'

/** Answers that differ in one thing from the one that is looked at: facing, files, dice. */
interface Variant {
  label: string
  answer: string
}

interface Previewed {
  lines: string[]
  look: WarLook
  variants: Variant[]
}

const lifeOf = (view: RegimentsView, unit: Regiment): number =>
  membersOf(fieldOf(view), unit).reduce((sum, { life }) => sum + life, 0)

/** Who strikes in which step, and how often: `Agility 5: B2 paired weapons 15`. */
function whoStrikes(view: RegimentsView, blows: readonly ExpectedBlows[]): string {
  const { tells } = view.words
  const steps = [...new Set(blows.map(({ step }) => step))]
  return steps
    .map(step => {
      const own = blows.filter(each => each.step === step)
      return `${tells.stepOf(step)} – ${own.map(each => `${strikerOf(each, view)} ${each.attacks}`).join(', ')}`
    })
    .join(' · ')
}

/** The side of a hex that lies towards a neighbour of it. */
const makeSide = (board: Board, target: Cell, from: Cell): Facing =>
  facings.find(facing => board.neighbour[target * 6 + facing] === from) ?? 0

/** The way of a charge, with what it needs and its chance. */
export function chargeArrow(view: RegimentsView, { unit, target, way }: Charge): ChargeArrow {
  const f = fieldOf(view)
  const cells = [hostOf(f, unit).at, ...way.poses.map(({ at }) => at)]
  const entered = cells.filter((at, i) => at !== cells[i - 1])
  return {
    owner: unit.owner,
    way: entered,
    target: target.at,
    side: makeSide(f.board, target.at, entered.at(-1)!),
    note: view.words.tells.chargeArrow(
      way.cost - slowest(f, unit, 'charge'),
      percentOf(chargeChance(f, unit, way.cost), view.locale),
    ),
  }
}

/** A charge: its way and chance, and what the first round is likely to bring if it arrives. */
function charged(view: RegimentsView, label: string, on: string): Previewed {
  const f = fieldOf(view)
  const { words, names, locale } = view
  const { tells, odds: said } = words
  const unit = regimentOf(view, label)!
  const found = chargesOf(f, unit).find(({ target }) => target.label === on)
  if (!found) return { lines: [], look: {}, variants: [] }
  const { target, way } = found
  const from = hostOf(f, unit).at
  const speed = slowest(f, unit, 'charge')
  const odds = oddsOfCharge(f, unit, target, way)?.rounds[0]
  const chance = chargeChance(f, unit, way.cost)
  const short = whereChargeFails(f, unit, way)
  const percent = (chance: number) => percentOf(chance, locale)
  const sides = [unit, target].map((each, i) => {
    const owner = i === 0 ? 0 : 1
    return odds
      ? [
          `**${names.figure(each.label)}**`,
          lostWords(lostIn(odds, owner), lifeOf(view, each), locale),
          said.wins(percent(numberOf(odds.won[owner]))),
          said.breaks(percent(numberOf(odds.breaks[owner]))),
        ].join(' · ')
      : ''
  })
  return {
    lines: [
      tells.previewCharge(tells.sides[way.at], tells.inches(way.cost), way.cost - speed, percent(chance)),
      tells.whoStrikes(whoStrikes(view, blowsOfCharge(f, unit, target, way))),
      ...(odds ? [tells.previewAlone, ...sides] : [said.tooMuch]),
      ...(chance < 1
        ? [tells.previewFails(short ? hexLabel(view, short.at) : hexLabel(view, from), short !== undefined)]
        : []),
      tells.reacts,
    ],
    look: {
      highlighted: [label, on],
      focus: [from, target.at, ...way.poses.map(({ at }) => at)],
      windows: 1,
      overlay: {
        charges: [chargeArrow(view, found)],
      },
    },
    variants: [],
  }
}

function shot(view: RegimentsView, label: string, at: string): Previewed {
  const f = fieldOf(view)
  const { words, names, locale } = view
  const { tells, odds: said } = words
  const unit = regimentOf(view, label)!
  const target = regimentOf(view, at)!
  const place = hostOf(f, target)
  const odds = oddsOfShots(f, unit, target)
  return {
    lines: [
      tells.previewShot(
        tells.inches(3 * between(f, unit.at, place.at)),
        tells.covers[unitLine(f, unit, place)?.cover ?? 'none'],
      ),
      odds
        ? [
            `**${names.figure(at)}**`,
            lostWords(shares(odds.lost, 1), lifeOf(view, target), locale),
            said.panics(percentOf(numberOf(odds.panics), locale)),
          ].join(' · ')
        : said.tooMuch,
      tells.cannotUndo,
    ],
    look: {
      highlighted: [label, at],
      focus: [unit.at, place.at],
      windows: 1,
      overlay: { shots: [{ from: unit.at, to: place.at, owner: unit.owner }] },
    },
    variants: [],
  }
}

function moved(view: RegimentsView, answer: string): Previewed {
  const f = fieldOf(view)
  const { board, words, names } = view
  const { tells } = words
  const [verb = '', label = '', hex = '', side = ''] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const from = hostOf(f, unit).at
  const to = (board && parseCell(board, hex)) ?? from
  const all = [...movesOf(view, label, 'advance'), ...movesOf(view, label, 'march')].filter(
    each => each.hex === hex,
  )
  const cost = all.find(each => each.answer === answer)?.cost
  const mobility = slowest(f, unit, 'mobility')
  const costs = (inches: number) =>
    [String(inches), tells.inches(verb === 'march' ? 2 * mobility : mobility)] as const
  const variants = directions.flatMap(side => {
    // The cheaper kind of move is offered: an advance where one leads there.
    const found = all.find(each => makeFacing(each.facing) === side)
    return found ? [{ label: facingWord(view, side), answer: found.answer }] : []
  })
  return {
    lines: [
      ...(cost === undefined
        ? []
        : [
            from === to
              ? tells.previewTurn(names.figure(label), hex, ...costs(cost))
              : tells.previewMove(names.figure(label), hexLabel(view, from), hex, ...costs(cost)),
          ]),
      ...(verb === 'march' ? [tells.previewMarch] : []),
    ],
    look: {
      highlighted: [label],
      focus: [from, to],
      windows: 1,
      posed: { label, at: to, facing: parseFacing(side) ?? unit.facing },
    },
    variants,
  }
}

/** Other facings of a reform, and then other numbers of files. */
function reformed(view: RegimentsView, answer: string): Previewed {
  const [, label = '', hex = '', side = '', files = ''] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const at = (view.board && parseCell(view.board, hex)) ?? unit.at
  const legal = legalTexts(view, `reform ${label} `)
  const facings = directions.map(each => ({
    label: facingWord(view, each),
    answer: ['reform', label, hex, each, files].join(' ').trim(),
  }))
  const widths = [-2, -1, 1, 2].map(by => Number(files) + by)
  const wider = widths.map(each => ({
    label: view.words.tells.files(each),
    answer: ['reform', label, hex, side, each].join(' '),
  }))
  return {
    lines: [],
    look: {
      highlighted: [label],
      focus: [unit.at, at],
      windows: 1,
      posed: { label, at, facing: parseFacing(side) ?? unit.facing, files: Number(files) || unit.files },
    },
    variants: [...facings, ...(files ? wider : [])].filter(each => legal.includes(each.answer)),
  }
}

function cast(view: RegimentsView, answer: string): Previewed {
  const { words, locale } = view
  const { tells } = words
  const [, label = '', spell = '', target = '', dice = '1'] = answer.split(' ')
  const { need } = spells[spell]!
  const chance = (count: number) => percentOf(chanceOfSum(count, need), locale)
  const variants = legalTexts(view, `cast ${label} ${spell} ${target} `).map(text => {
    const count = Number(text.split(' ').at(-1))
    return { label: tells.castChance(count, chance(count)), answer: text }
  })
  const f = fieldOf(view)
  const wizard = regimentOf(view, label)!
  const [host, aim] = [wizard, regimentOf(view, target)!].map(each => hostOf(f, each)) as [Regiment, Regiment]
  const against = view.state.dice[1 - wizard.owner] ?? 0
  return {
    lines: [
      spellNote(view, spell),
      tells.castChance(Number(dice), `**${chance(Number(dice))}**`),
      ...(against > 0 ? [tells.mayDispel(against)] : []),
      tells.cannotUndo,
    ],
    look: {
      highlighted: [host.label, target],
      focus: [host.at, aim.at],
      windows: 1,
      ...(host !== aim && { overlay: { shots: [{ from: host.at, to: aim.at, owner: wizard.owner }] } }),
    },
    variants,
  }
}

/** A unit that is placed: with more or fewer files. */
function placed(view: RegimentsView, answer: string): Previewed {
  const [, label = '', hex = '', side = '', files = '1'] = answer.split(' ')
  const unit = regimentOf(view, label)!
  const at = view.board && parseCell(view.board, hex)
  const { count } = view.state.types[unit.type]!
  const variants = [-2, -1, 1, 2]
    .map(by => Number(files) + by)
    .filter(each => each >= 1 && each <= count)
    .map(each => ({ label: view.words.tells.files(each), answer: `place ${label} ${hex} ${side} ${each}` }))
  return {
    lines: [],
    look: {
      highlighted: [label],
      overlay: { deployment: cellsFor(fieldOf(view), unit), deploymentOwner: unit.owner },
      ...(typeof at === 'number' && {
        posed: { label, at, facing: parseFacing(side) ?? unit.facing, files: Number(files) },
      }),
    },
    variants,
  }
}

/** What an answer would do, a line each, how it looks on the board, and what else could be meant. */
function said(view: RegimentsView, answer: string): Previewed {
  const [verb = '', first = '', second = ''] = answer.split(' ')
  switch (verb) {
    case 'charge':
      return charged(view, first, second)
    case 'shoot':
      return shot(view, first, second)
    case 'advance':
    case 'march':
      return moved(view, answer)
    case 'reform':
      return reformed(view, answer)
    case 'cast':
      return cast(view, answer)
    case 'place':
      return placed(view, answer)
  }
  if (view.question?.kind === 'arrive') {
    const [hex = '', side = ''] = answer.split(' ')
    const at = view.board && parseCell(view.board, hex)
    return {
      lines: [],
      look: {
        ...(typeof at === 'number' && {
          posed: { label: view.question.subject, at, facing: parseFacing(side) ?? 0 },
          highlighted: [view.question.subject],
        }),
      },
      variants: legalTexts(view, `${hex} `).map(text => ({
        label: facingWord(view, text.split(' ')[1]!),
        answer: text,
      })),
    }
  }
  const subject = view.question?.subject
  if (view.question?.kind === 'learn' && first)
    return {
      lines: [first, verb].map(spell =>
        view.words.says.about(`**${view.names.ability(spell)}**`, spellNote(view, spell)),
      ),
      look: {},
      variants: [],
    }
  return { lines: [], look: subject ? { highlighted: [subject] } : {}, variants: [] }
}

/** Buttons for the variants of an answer; the one that is looked at is not among them. */
const variantRows = (view: RegimentsView, answer: string, variants: readonly Variant[]): Rows =>
  buttons(
    variants
      .filter(each => each.answer !== answer)
      .slice(0, mostVariants)
      .map(each => button(each.label, idOf(view.game, 'onto', `= ${each.answer}`))),
  )
const mostVariants = 10

/** What an answer would do, with a button that makes it count; or why it is not legal. */
export function previewMessage(view: RegimentsView, [answer = '']: readonly string[]): Message | Refusal {
  const checked = view.question?.space.check(answer)
  if (checked && !checked.ok) return checked.refusal
  const full = checked?.ok ? checked.answer : answer
  const { lines, look, variants } = said(view, full)
  const title = sayAnswer(full, view)
  const rows = variantRows(view, full, variants)
  return panel({
    board: view.game.id,
    picture: boardPicture(view, { ...look, alt: [title, ...lines.slice(0, 1)].join('. ') }),
    texts: [
      lessonTask(view),
      [`**${title}**`, ...lines, ...(rows.length ? [view.words.tells.otherwise] : [])].join('\n'),
    ],
    rows: [
      ...buttons([
        button(view.words.says.confirm, idOf(view.game, 'answer', full), 'green'),
        button(view.words.says.cancel, idOf(view.game, 'status')),
      ]),
      ...rows,
    ],
  })
}

/** A hex that somebody named for a move without a facing: as an answer, an advance before a march. */
export function moveTo(view: RegimentsView, label: string, hex: string, side?: string): string {
  const all = [...movesOf(view, label, 'advance'), ...movesOf(view, label, 'march')].filter(
    each => each.hex === hex,
  )
  const advances = all.filter(({ answer }) => answer.startsWith('advance'))
  const sided = side === undefined ? undefined : all.find(each => makeFacing(each.facing) === side)
  const best = bestByHex(view, label, advances.length ? advances : all)[0]
  return (
    sided?.answer ?? (side === undefined ? best?.answer : undefined) ?? `march ${label} ${hex} ${side ?? 'N'}`
  )
}

/** Where a unit in hand can go, laid over the board. */
export const reachLook = (view: RegimentsView, label: string): WarLook => {
  const unit = regimentOf(view, label)
  const costs = new Map<number, number>()
  for (const { hex, cost } of [...movesOf(view, label, 'march'), ...movesOf(view, label, 'advance')]) {
    const cell = view.board ? parseCell(view.board, hex) : undefined
    if (cell === undefined || cost === undefined) continue
    costs.set(cell, Math.min(cost, costs.get(cell) ?? Infinity))
  }
  const cells = cellsInReach(view, label)
  return {
    highlighted: [label],
    focus: unit && unit.at >= 0 ? [unit.at, ...cells] : cells,
    windows: 1,
    overlay: {
      reach: cells
        .filter(cell => cell !== unit?.at)
        .map(cell => ({ cell, cost: costs.get(cell) ?? 0, stops: false })),
    },
  }
}
