import {
  type BlowsTold,
  type DiceFallen,
  type Fielded,
  type TestTold,
  throwClash,
  throwVolley,
  whyBlows,
} from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { regimentsWords } from '../words/index.ts'
import type { UnitMeeting } from './counted.ts'
import { fieldedName } from './sayOdds.ts'
import { blowsName, poolName } from './sayWhy.ts'

/** What was thrown of a promise: the story of it, and the dice. */
export interface ToldThrow {
  lines: string[]
  dice: string
}

/** What blows came to; named is whom they fell on where they were for another (A04d). */
function blowsLine(
  { blows, pool, thrown, lost }: BlowsTold,
  [fielded, struck]: readonly [Fielded, Fielded],
  locale: Locale,
): string {
  const { odds } = regimentsWords[locale]
  const { hits, wounds, unsaved } = thrown
  const by = blowsName(whyBlows(blows), fielded, locale)
  const name = pool === blows.how.at.pool ? by : `${by} → ${poolName(pool.called, struck, locale)}`
  return `- ${odds.about(name, odds.falls(hits, wounds, unsaved, lost))}`
}

/** Dice by the rolls that they were thrown for. */
const diceLine = (all: readonly DiceFallen[], locale: Locale): string => {
  const rolls: Readonly<Record<string, string>> = regimentsWords[locale].odds.rolls
  return all.map(({ roll, faces }) => `${rolls[roll] ?? roll} ${faces.join('')}`).join(' · ')
}

function testLine({ test, thrown, broke, life }: TestTold, who: string, locale: Locale): string {
  const { odds } = regimentsWords[locale]
  if (test.kind === 'loses' || (!broke && life > 0)) return odds.crumbles(who, life)
  const faces = thrown.map(each => each.join(' ')).join(' / ')
  return broke ? odds.flees(who, faces, test.most) : odds.holds(who, faces, test.most)
}

/** A round or a volley as a seed has it, told as it went. */
export function tellThrow(meeting: UnitMeeting, seed: string, locale: Locale): ToldThrow {
  const { odds } = regimentsWords[locale]
  const { inClash, pair, how, aim, atFront } = meeting
  if (aim) {
    const { shots, lost, dice } = throwVolley(pair, aim, atFront, seed)
    return {
      lines: [
        ...shots.map(each => blowsLine(each, pair, locale)),
        odds.crumbles(fieldedName(pair[1], locale), lost),
      ],
      dice: diceLine(dice, locale),
    }
  }
  const { clash, told, dice } = throwClash(inClash, how, seed)
  const nameOf = (owner: 0 | 1) => fieldedName(inClash[owner], locale)
  const inStep = ({ step, blows }: (typeof told.steps)[number]) => [
    `**${odds.step(step)}**`,
    ...blows.map((each: BlowsTold) =>
      blowsLine(each, each.blows.how.by.unit.owner === 0 ? inClash : [inClash[1], inClash[0]], locale),
    ),
  ]
  const gone = clash.units.filter(({ pools }) => pools.every(({ life }) => life === 0))
  return {
    lines: [
      ...told.steps.flatMap(inStep),
      odds.result(nameOf(0), told.totals[0], nameOf(1), told.totals[1]),
      ...gone.map(({ owner }) => odds.destroyed(nameOf(owner))),
      ...told.tests.map(each => testLine(each, nameOf(each.unit.owner), locale)),
      ...(told.tests.length === 0 && gone.length === 0 ? [odds.equal] : []),
    ],
    dice: diceLine(dice, locale),
  }
}
