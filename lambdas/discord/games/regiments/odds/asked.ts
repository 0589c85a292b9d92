import type { Refusal } from '../../../../../rules/index.ts'
import { maxRounds } from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { locales } from '../../../../store/types.ts'
import type { OptionValue } from '../../../types.ts'
import { type ChoiceKey, choiceName, optionName } from '../../../words/index.ts'
import { regimentsWords } from '../words/index.ts'

/** What odds are asked of may be said in these words, the usual one first. */
export const askedWords = {
  charging: ['first', 'second', 'neither'],
  side: ['front', 'flank', 'rear'],
  at: ['ordinary', 'character', 'measured'],
  cover: ['open', 'soft', 'hard'],
  moved: ['stood', 'moved', 'marched'],
} as const
type AskedWords = typeof askedWords

/** The side of a unit that a word means; one flank is as good as the other. */
export const overOf = { front: 'front', flank: 'left', rear: 'rear' } as const

type WordOption = keyof AskedWords

/** A line beside those of the question: another first unit, or another second one. */
export interface BesideLine {
  of: 'unit' | 'against'
  line: string
}

/** Of what odds are asked: two units as somebody typed them, and how they meet. */
export interface AskedOdds extends Readonly<{ [Option in WordOption]: AskedWords[Option][number] }> {
  readonly unit: string
  readonly against: string
  readonly round: number
  readonly rounds: number
  /** inches, where the first one shoots */
  readonly distance: number | undefined
  /** what it is compared with */
  readonly beside: readonly BesideLine[]
}

/** So many lines are compared with the first one at most. */
export const maxBeside = 3
/** Signs of a line: one that a button has made may be a little longer than what may be typed. */
const maxKept = 700
export const numberBounds = { round: [1, 6], rounds: [1, maxRounds], distance: [1, 60] } as const
type NumberOption = keyof typeof numberBounds
const numberOptions = Object.keys(numberBounds) as NumberOption[]
const wordOptions = Object.keys(askedWords) as WordOption[]

/** A line as it is kept: no code block, no second line, no signs that change how it is read. */
export const tidyLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('`', '’')
    .trim()

/** The word that a text means, by its id or in either language; the usual one where there is no text. */
const wordMeant = <Word extends ChoiceKey>(
  words: readonly [Word, ...Word[]],
  text: OptionValue | undefined,
): Word | undefined =>
  text === undefined
    ? words[0]
    : words.find(id => [id, ...locales.map(locale => choiceName(id, locale))].includes(String(text)))

function numberMeant(option: NumberOption, value: OptionValue | undefined): number | undefined {
  const [least, most] = numberBounds[option]
  const number = Number(value)
  return value !== undefined && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}

/** A question by its options as text; undefined where one has not what it needs. */
function askedBy(
  options: Readonly<Record<string, OptionValue>>,
  beside: readonly BesideLine[],
): AskedOdds | undefined {
  const charging = wordMeant(askedWords.charging, options.charging)
  const side = wordMeant(askedWords.side, options.side)
  const at = wordMeant(askedWords.at, options.at)
  const cover = wordMeant(askedWords.cover, options.cover)
  const moved = wordMeant(askedWords.moved, options.moved)
  const [unit, against] = [tidyLine(String(options.unit ?? '')), tidyLine(String(options.against ?? ''))]
  if (!charging || !side || !at || !cover || !moved || !unit || !against) return undefined
  const lines = [unit, against, ...beside.map(({ line }) => line)]
  if (lines.some(({ length }) => length > maxKept) || beside.length > maxBeside) return undefined
  const round = numberMeant('round', options.round) ?? 1
  return {
    unit,
    against,
    // Nobody charges in a later round.
    charging: options.charging === undefined && round > 1 ? 'neither' : charging,
    side,
    at,
    cover,
    moved,
    round,
    rounds: numberMeant('rounds', options.rounds) ?? 1,
    distance: numberMeant('distance', options.distance),
    beside,
  }
}

/** A question by the options of the command. */
export const askedOf = (options: Readonly<Record<string, OptionValue>>): AskedOdds | Refusal =>
  askedBy(options, []) ?? { code: 'odds-needs-units' }

/** What is written down of a question, a line each, so that buttons can read it. */
export function writeAsked(asked: AskedOdds, locale: Locale): string {
  const { keyed, or, orAgainst } = regimentsWords[locale].odds
  const say = (option: 'unit' | 'against' | WordOption | NumberOption, value: string) =>
    keyed(optionName(`odds.${option}`, locale), value)
  const words = wordOptions.flatMap(option =>
    asked[option] === askedWords[option][0] ? [] : [say(option, choiceName(asked[option], locale))],
  )
  const numbers = numberOptions.flatMap(option => {
    const value = asked[option]
    return value === undefined || (value === 1 && option !== 'distance') ? [] : [say(option, String(value))]
  })
  return [
    say('unit', asked.unit),
    ...asked.beside.map(({ of, line }) => keyed(of === 'unit' ? or : orAgainst, line)),
    say('against', asked.against),
    ...words,
    ...numbers,
  ].join('\n')
}

/** What a word before a colon stands for, in either language. */
const keys: ReadonlyMap<string, string> = new Map(
  locales.flatMap(locale => [
    ...[...wordOptions, ...numberOptions, 'unit' as const, 'against' as const].map(
      option => [optionName(`odds.${option}`, locale), option] as const,
    ),
    [regimentsWords[locale].odds.or, 'or'] as const,
    [regimentsWords[locale].odds.orAgainst, 'orAgainst'] as const,
  ]),
)

/** The question that stands in a message, as `writeAsked` wrote it into a block; undefined where none does. */
export function askedIn(shown: string): AskedOdds | undefined {
  const [, block] = /```\n([^`]*?)\n```/.exec(shown) ?? []
  if (block === undefined) return undefined
  const options: Record<string, string> = {}
  const beside: BesideLine[] = []
  for (const line of block.split('\n')) {
    const [, key = '', value = ''] = /^([^:]+?)\s?: (.+)$/.exec(line) ?? []
    const option = keys.get(key)
    if (option === 'or') beside.push({ of: 'unit', line: value })
    else if (option === 'orAgainst') beside.push({ of: 'against', line: value })
    else if (option) options[option] = value
  }
  return askedBy(options, beside)
}

/** The same the other way round: whoever was charged charges. */
export const turnedRound = (asked: AskedOdds): AskedOdds => ({
  ...asked,
  unit: asked.against,
  against: asked.unit,
  beside: asked.beside.map(({ of, line }) => ({ of: of === 'unit' ? 'against' : 'unit', line })),
})
