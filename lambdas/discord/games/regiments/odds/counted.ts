import type { Refusal } from '../../../../../rules/index.ts'
import { type Budget, TooManyFalls } from '../../../../../rules/play/odds/budget.ts'
import {
  type Aim,
  type ClashOdds,
  clashBudget,
  clashOdds,
  type Fielded,
  type HowMet,
  readUnit,
  type UnitProfile,
  type VolleyOdds,
  volleyOdds,
} from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { Message } from '../../../types.ts'
import { optionName } from '../../../words/index.ts'
import { faultsMessage } from '../../fileFaults.ts'
import { lineFact } from '../lineFacts.ts'
import { type AskedOdds, overOf } from './asked.ts'

export type UnitPair = readonly [Fielded, Fielded]
export type Owner = 0 | 1

/** Two units that meet, in the order in which the question names them, and how. */
export interface UnitMeeting {
  pair: UnitPair
  /** the pair as a clash has it: who fights over its front first */
  inClash: UnitPair
  /** number in the clash of whoever the question names first and second */
  at: readonly [Owner, Owner]
  how: HowMet
  rounds: number
  /** undefined for a clash */
  aim: Aim | undefined
  atFront: boolean
}

/** What came of counting it; undefined where that would take too long. */
export type Counted =
  | { kind: 'clash'; meeting: UnitMeeting; odds: ClashOdds | undefined }
  | { kind: 'volley'; meeting: UnitMeeting; odds: VolleyOdds | undefined }

/** The units of one line of a question, or what is wrong with them. */
function fielded(
  line: string,
  of: 'unit' | 'against',
  known: readonly UnitProfile[],
  locale: Locale,
): Fielded | Message {
  const read = readUnit(line, known)
  return read.ok
    ? read.fielded
    : faultsMessage(optionName(`odds.${of}`, locale), read.faults, locale, undefined, lineFact)
}

/** The two units of a question, and those beside them; or what is wrong with one of them. */
export function pairsOf(
  asked: AskedOdds,
  known: readonly UnitProfile[],
  locale: Locale,
): UnitPair[] | Message {
  const pairs: UnitPair[] = []
  for (const beside of [undefined, ...asked.beside]) {
    const both: Fielded[] = []
    for (const of of ['unit', 'against'] as const) {
      const found = fielded(beside?.of === of ? beside.line : asked[of], of, known, locale)
      if ('components' in found) return found
      both.push(found)
    }
    pairs.push([both[0]!, both[1]!])
  }
  return pairs
}

const coverOf = { open: 'none', soft: 'soft', hard: 'hard' } as const

/** How two units meet by a question. The side is that of the one that is charged; where nobody is, of the second. */
export function meetingOf(pair: UnitPair, asked: AskedOdds): UnitMeeting {
  const turned = asked.charging === 'second'
  const over = overOf[asked.side]
  return {
    pair,
    inClash: turned ? [pair[1], pair[0]] : pair,
    at: turned ? [1, 0] : [0, 1],
    how: {
      charging: asked.charging === 'neither' ? null : 0,
      over,
      round: asked.round,
      sends: turned ? ['ordinary', asked.at] : [asked.at, 'ordinary'],
    },
    rounds: asked.rounds,
    aim:
      asked.distance === undefined
        ? undefined
        : {
            distance: asked.distance,
            cover: coverOf[asked.cover],
            moved: asked.moved !== 'stood',
            marched: asked.moved === 'marched',
          },
    atFront: asked.side === 'front',
  }
}

/** Counts what comes of it. */
export function count(meeting: UnitMeeting, share = 1): Counted | Refusal {
  const budget: Budget = { left: clashBudget().left * share }
  const { pair, inClash, how, rounds, aim, atFront } = meeting
  try {
    if (!aim) return { kind: 'clash', meeting, odds: clashOdds(inClash, how, rounds, budget) }
    const odds = volleyOdds(pair, aim, atFront, budget)
    return odds
      ? { kind: 'volley', meeting, odds }
      : { code: 'nothing-shoots', about: { distance: aim.distance } }
  } catch (error) {
    if (!(error instanceof TooManyFalls)) throw error
    return { kind: aim ? 'volley' : 'clash', meeting, odds: undefined }
  }
}
