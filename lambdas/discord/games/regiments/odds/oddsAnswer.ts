import type { Refusal } from '../../../../../rules/index.ts'
import { type BorneRuleId, borneRules, type UnitProfile } from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { truncated } from '../../../../truncated.ts'
import { button, buttons, fitting, idOf, type Rows, roomOf, select } from '../../../api/components.ts'
import { limits } from '../../../api/limits.ts'
import { panel } from '../../../api/panel.ts'
import type { Message } from '../../../types.ts'
import { wordsOf } from '../../../words/index.ts'
import { regimentsId } from '../regimentsId.ts'
import { regimentsWords } from '../words/index.ts'
import { type AskedOdds, maxBeside, writeAsked } from './asked.ts'
import { type Counted, count, meetingOf, pairsOf, type UnitPair } from './counted.ts'
import { besidePicture, meetingPicture } from './oddsPictures.ts'
import { besideLines, meetingLine, oddsLines, rawName } from './sayOdds.ts'
import { whyLines } from './sayWhy.ts'
import { comparable, rulesIn } from './variants.ts'

/** The id of a button or a select below odds. */
export const oddsId = (what: string, forAll = false): string =>
  idOf({ id: regimentsId, version: 0 }, forAll ? 'odds-all' : 'odds', what)

/** A question as the message holds it, which buttons read. */
export const block = (asked: AskedOdds, locale: Locale): string =>
  `\`\`\`\n${writeAsked(asked, locale)}\n\`\`\``

/** Paragraphs that fit beside a last one that may not be cut. */
function withBlock(texts: readonly string[], last: string): string[] {
  let room = limits.text - roomOf(last)
  const kept: string[] = []
  for (const text of texts) {
    if (text === '' || room < 40) continue
    // Lines are left out whole: half a line of numbers says something else.
    let lines = text.split('\n')
    while (lines.length > 1 && roomOf(lines.join('\n')) > room) lines = [...lines.slice(0, -2), '…']
    const said = fitting(lines.join('\n'), room)
    room -= roomOf(said)
    kept.push(said)
  }
  return [...kept, last]
}

/** Rules of either unit that can be left out, and what either can be compared with. */
function selects(asked: AskedOdds, pair: UnitPair, locale: Locale): Rows {
  const { odds } = regimentsWords[locale]
  if (asked.beside.length >= maxBeside) return []
  const names = pair.map(fielded => truncated(rawName(fielded, locale), 50))
  const options = (i: number, ids: readonly BorneRuleId[]) =>
    ids.map(id => ({ label: odds.of(`${borneRules[id][locale]} ${id}`, names[i]!), value: `${i} ${id}` }))
  const own = pair.map(rulesIn)
  // Each has its share of the list, and what the other leaves of it.
  const half = Math.floor(limits.options / 2)
  const shareOf = (i: number) => Math.max(half, limits.options - Math.min(half, own[1 - i]!.length))
  const without = own.flatMap((ids, i) => options(i, ids.slice(0, shareOf(i))))
  const compared = pair.flatMap((fielded, i) => options(i, comparable(fielded).slice(0, half)))
  const free = maxBeside - asked.beside.length
  return [
    ...(without.length ? [select(odds.without, oddsId('without'), without)] : []),
    ...(compared.length && asked.distance === undefined
      ? [select(odds.compare, oddsId('with'), compared, free)]
      : []),
  ]
}

/** Buttons below odds. */
function rows(asked: AskedOdds, pair: UnitPair, locale: Locale, forAll: boolean): Rows {
  const { odds } = regimentsWords[locale]
  return [
    ...buttons([
      button(odds.turn, oddsId('turn')),
      ...(asked.beside.length ? [button(odds.one, oddsId('one'))] : [button(odds.throwIt, oddsId('throw'))]),
      ...(forAll ? [] : [button(wordsOf(locale).says.showEverybody, oddsId('', true))]),
    ]),
    ...selects(asked, pair, locale),
  ]
}

interface Answered {
  line: string
  counted: Counted
}

function oneMessage(asked: AskedOdds, { counted }: Answered, locale: Locale, forAll: boolean): Message {
  const { odds } = regimentsWords[locale]
  const { meeting } = counted
  const texts = withBlock(
    [
      [`**${meetingLine(asked, meeting, locale)}**`, ...oddsLines(counted, locale), `-# ${odds.span}`].join(
        '\n',
      ),
      [odds.why, ...whyLines(meeting, locale)].join('\n'),
    ],
    block(asked, locale),
  )
  return panel({
    texts,
    picture: meetingPicture(asked, counted, locale),
    rows: rows(asked, meeting.pair, locale, forAll),
  })
}

function besideMessage(asked: AskedOdds, all: readonly Answered[], locale: Locale, forAll: boolean): Message {
  const { meeting } = all[0]!.counted
  const texts = withBlock(
    [
      `**${meetingLine(asked, meeting, locale)}**`,
      ...all.map(({ line, counted }, i) => besideLines(counted, line, i + 1, locale).join('\n')),
    ],
    block(asked, locale),
  )
  return panel({
    texts,
    picture: besidePicture(asked, all, locale),
    rows: rows(asked, meeting.pair, locale, forAll),
  })
}

/** The answer to a question; what is wrong with its lines, where something is. */
export function oddsAnswer(
  asked: AskedOdds,
  known: readonly UnitProfile[],
  locale: Locale,
  forAll = false,
): Message | Refusal {
  const pairs = pairsOf(asked, known, locale)
  if (!Array.isArray(pairs)) return pairs
  const all: Answered[] = []
  for (const [i, pair] of pairs.entries()) {
    const meeting = meetingOf(pair, pairs.length > 1 ? { ...asked, rounds: 1 } : asked)
    const counted = count(meeting, 1 / pairs.length)
    if ('code' in counted) return counted
    const line = i === 0 ? lineOf(asked, pair, locale) : asked.beside[i - 1]!.line
    all.push({ line: truncated(line, 80), counted })
  }
  return pairs.length === 1
    ? oneMessage(asked, all[0]!, locale, forAll)
    : besideMessage(asked, all, locale, forAll)
}

/** What the first of several is called: the line of the unit that the others change, if it is short. */
function lineOf({ beside, unit, against }: AskedOdds, pair: UnitPair, locale: Locale): string {
  const of = beside[0]?.of ?? 'unit'
  const line = of === 'unit' ? unit : against
  return line.includes('|') ? rawName(pair[of === 'unit' ? 0 : 1], locale) : line
}
