import { type Fraction, numberOf } from '../../../../../rules/play/odds/fraction.ts'
import type {
  ClashOdds,
  Fielded,
  RoundOdds,
  UnitProfile,
  VolleyOdds,
} from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { plain } from '../../../words/fill.ts'
import { wordsOf } from '../../../words/index.ts'
import { numbersIn } from '../../../words/numbers.ts'
import { regimentsWords } from '../words/index.ts'
import type { AskedOdds } from './asked.ts'
import type { Counted, Owner, UnitMeeting } from './counted.ts'
import { likelySpan, meanOfShares, shares } from './spans.ts'

export const owners: readonly Owner[] = [0, 1]

/** A chance in whole percent; what is possible is never told as nothing, nor what may fail as certain. */
export function percentOf(chance: number, locale: Locale): string {
  const { percent } = wordsOf(locale).says
  if (chance > 1e-9 && chance < 0.005) return percent('<1')
  if (chance < 1 - 1e-9 && chance > 0.995) return percent('>99')
  return percent(String(Math.round(chance * 100)))
}
const percentIn = (chance: Fraction, locale: Locale) => percentOf(numberOf(chance), locale)

/** An average in few digits, as the reader writes it. */
export const average = (value: number, locale: Locale): string =>
  numbersIn(locale, { maximumFractionDigits: value < 10 ? 1 : 0 })(value)

const named = ({ name, count }: UnitProfile, locale: Locale): string =>
  regimentsWords[locale].odds.unit(count, name[locale])

/** A unit as it is fielded, with who has joined it, as it was written. */
export const rawName = ({ unit, joined }: Fielded, locale: Locale): string =>
  regimentsWords[locale].odds.joined([unit, ...joined].map(each => named(each, locale)))

/** The same as text of a message. */
export const fieldedName = (fielded: Fielded, locale: Locale): string => plain(rawName(fielded, locale))

export const lifeOf = ({ unit, joined }: Fielded): number =>
  [unit, ...joined].reduce((sum, { count, model }) => sum + count * model.life, 0)
const pointsOf = ({ unit, joined }: Fielded): number =>
  [unit, ...joined].reduce((sum, { points }) => sum + points, 0)

/** Who meets whom and how, in a line. */
export function meetingLine(
  asked: AskedOdds,
  { pair }: UnitMeeting,
  locale: Locale,
  name = fieldedName,
): string {
  const { odds } = regimentsWords[locale]
  const [first, second] = [name(pair[0], locale), name(pair[1], locale)]
  const shot = asked.distance !== undefined
  const [who, whom] = asked.charging === 'second' && !shot ? [second, first] : [first, second]
  const how = shot ? 'shot' : asked.charging === 'neither' ? 'fight' : 'charge'
  return [
    odds.meets[how](who, whom, String(asked.distance)),
    (shot ? odds.shotFrom : odds.sides)[asked.side],
    ...(shot ? [odds.covers[asked.cover], odds.gaits[asked.moved]] : []),
    !shot && odds.strikes[asked.at],
    !shot && asked.round > 1 && odds.ofRound(asked.round),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a round costs one side: chances by life, of those ways in which it is fought. */
export const lostIn = ({ lost, fought }: RoundOdds, owner: Owner): number[] =>
  shares(lost[owner], numberOf(fought))

export function lostWords(chances: readonly number[], of: number, locale: Locale): string {
  const [least, most] = likelySpan(chances)
  return regimentsWords[locale].odds.lost(average(meanOfShares(chances), locale), least, most, of)
}

/** A round, a line for each side. */
function roundLines(round: RoundOdds, { pair, at }: UnitMeeting, locale: Locale): string[] {
  const { odds } = regimentsWords[locale]
  return [
    ...owners.map(i => {
      const owner = at[i]
      return [
        `**${fieldedName(pair[i], locale)}**`,
        lostWords(lostIn(round, owner), lifeOf(pair[i]), locale),
        odds.wins(percentIn(round.won[owner], locale)),
        odds.breaks(percentIn(round.breaks[owner], locale)),
        odds.wiped(percentIn(round.wiped[owner], locale)),
      ].join(' · ')
    }),
    odds.drawn(percentIn(round.drawn, locale)),
  ]
}

/** What has become of each side in the end. */
function endLines({ gone, broken, points }: ClashOdds, { pair, at }: UnitMeeting, locale: Locale): string[] {
  const { odds } = regimentsWords[locale]
  return owners.map(i => {
    const owner = at[i]
    return [
      `**${fieldedName(pair[i], locale)}**`,
      odds.gone(percentIn(gone[owner], locale)),
      odds.breaks(percentIn(broken[owner], locale)),
      ...costs(points[owner], pair[i], locale),
    ].join(' · ')
  })
}

/** What a side costs on average, where anybody has said what it is worth. */
function costs(points: Fraction, fielded: Fielded, locale: Locale): string[] {
  const of = pointsOf(fielded)
  return of ? [regimentsWords[locale].odds.costs(average(numberOf(points), locale), String(of))] : []
}

function clashLines(odds: ClashOdds, meeting: UnitMeeting, locale: Locale): string[] {
  const said = regimentsWords[locale].odds
  const [first, ...later] = odds.rounds
  const lines = roundLines(first!, meeting, locale)
  if (later.length === 0 && odds.uncounted === 0) {
    const ends = owners.flatMap(i => {
      const [cost] = costs(odds.points[meeting.at[i]], meeting.pair[i], locale)
      return cost ? [said.about(fieldedName(meeting.pair[i], locale), cost)] : []
    })
    return [...lines, ...(ends.length ? [ends.join(' · ')] : [])]
  }
  return [
    said.round(meeting.how.round, percentIn(first!.fought, locale)),
    ...lines,
    ...later.flatMap((round, i) => [
      said.round(meeting.how.round + i + 1, percentIn(round.fought, locale)),
      ...roundLines(round, meeting, locale),
    ]),
    ...(odds.uncounted ? [said.uncounted(odds.uncounted)] : []),
    said.after(odds.rounds.length),
    ...endLines(odds, meeting, locale),
  ]
}

function volleyLines(odds: VolleyOdds, { pair }: UnitMeeting, locale: Locale): string[] {
  const chances = shares(odds.lost, 1)
  const lost = lostWords(chances, lifeOf(pair[1]), locale)
  const gone = chances[lifeOf(pair[1])] ?? 0
  const said = regimentsWords[locale].odds
  return [
    [
      `**${fieldedName(pair[1], locale)}**`,
      lost,
      said.panics(percentIn(odds.panics, locale)),
      said.wiped(percentOf(gone, locale)),
    ].join(' · '),
  ]
}

/** What comes of a meeting, line by line. */
export function oddsLines(counted: Counted, locale: Locale): string[] {
  const { meeting, odds } = counted
  if (!odds) return [regimentsWords[locale].odds.tooMuch]
  return counted.kind === 'clash'
    ? clashLines(odds as ClashOdds, meeting, locale)
    : volleyLines(odds as VolleyOdds, meeting, locale)
}

/** One of several meetings, in a line for each side. */
export function besideLines(counted: Counted, line: string, number: number, locale: Locale): string[] {
  return [regimentsWords[locale].odds.beside(number, plain(line)), ...oddsLines(counted, locale).slice(0, 3)]
}
