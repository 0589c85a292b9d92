import {
  type BlowsTold,
  type DiceFallen,
  type Fielded,
  type ShotsTold,
  type TestTold,
  throwClash,
  throwVolley,
  whyBlows,
} from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import { regimentsWords } from '../words/index.ts'
import type { UnitMeeting } from './counted.ts'
import { fieldedName } from './sayOdds.ts'
import { blowsName } from './sayWhy.ts'

/** What was thrown of a promise: the story of it, and the dice. */
export interface ToldThrow {
  lines: string[]
  dice: string
}

function blowsLine({ blows, thrown }: ShotsTold, lost: number, fielded: Fielded, locale: Locale): string {
  const { odds } = regimentsWords[locale]
  const { hits, wounds, unsaved } = thrown
  return `- ${odds.about(blowsName(whyBlows(blows), fielded, locale), odds.falls(hits, wounds, unsaved, lost))}`
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
        ...shots.map(each => blowsLine(each, each.thrown.loss, pair[0], locale)),
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
      blowsLine(each, each.lost, inClash[each.blows.how.by.unit.owner], locale),
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
