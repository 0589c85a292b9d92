import { numberOf } from '../../../../../rules/play/odds/fraction.ts'
import type { ClashOdds, VolleyOdds } from '../../../../../rules/regiments/index.ts'
import type { Locale } from '../../../../store/types.ts'
import type { Picture } from '../../../types.ts'
import { regimentsId } from '../regimentsId.ts'
import { regimentsWords } from '../words/index.ts'
import type { AskedOdds } from './asked.ts'
import type { Counted, UnitMeeting } from './counted.ts'
import {
  average,
  lifeOf,
  lostIn,
  lostWords,
  meetingLine,
  oddsLines,
  owners,
  percentOf,
  rawName,
} from './sayOdds.ts'
import { likelySpan, meanOfShares, shares } from './spans.ts'

const textIn = (lines: readonly string[]) =>
  lines.join('. ').replaceAll('**', '').replaceAll('\\', '').replace(/^- /gm, '').slice(0, 1000)

/** A part of a bar with its chance beside its word; none where it cannot come. */
const part = (chance: number, word: string, locale: Locale, worst = false) =>
  chance > 1e-9 ? [{ chance, word: `${word} ${percentOf(chance, locale)}`, ...(worst && { worst }) }] : []

function columnsOf(chances: readonly number[], label: string, of: number, locale: Locale) {
  return { label, note: lostWords(chances, of, locale), chances, span: likelySpan(chances) }
}

function clashSheet(odds: ClashOdds, { pair, at }: UnitMeeting, locale: Locale) {
  const said = regimentsWords[locale].odds
  const round = odds.rounds[0]!
  const fought = numberOf(round.fought)
  return {
    losses: owners.map(i =>
      columnsOf(lostIn(round, at[i]), rawName(pair[i], locale), lifeOf(pair[i]), locale),
    ),
    bars: [
      {
        label: said.results,
        parts: [
          ...part(numberOf(round.won[at[0]]) / fought, rawName(pair[0], locale), locale),
          ...part(numberOf(round.drawn) / fought, said.drawnShort, locale),
          ...part(numberOf(round.won[at[1]]) / fought, rawName(pair[1], locale), locale),
        ],
      },
      ...owners.map(i => {
        const [breaks, wiped] = [numberOf(odds.broken[at[i]]), numberOf(odds.gone[at[i]])]
        return {
          label: said.ends(rawName(pair[i], locale)),
          parts: [
            ...part(1 - breaks - wiped, said.stands, locale),
            ...part(breaks, said.breaksShort, locale),
            ...part(wiped, said.wipedShort, locale, true),
          ],
        }
      }),
    ],
  }
}

const volleySheet = (odds: VolleyOdds, { pair }: UnitMeeting, locale: Locale) => ({
  losses: [columnsOf(shares(odds.lost, 1), rawName(pair[1], locale), lifeOf(pair[1]), locale)],
  bars: [],
})

/** The picture of one meeting; undefined where it was too much to count. */
export function meetingPicture(asked: AskedOdds, counted: Counted, locale: Locale): Picture | undefined {
  const { meeting, odds } = counted
  if (!odds) return undefined
  const { title } = regimentsWords[locale].odds
  const about = meetingLine(asked, meeting, locale, rawName)
  const sheet =
    counted.kind === 'clash'
      ? clashSheet(odds as ClashOdds, meeting, locale)
      : volleySheet(odds as VolleyOdds, meeting, locale)
  return {
    name: 'odds.png',
    alt: textIn([title, about, ...oddsLines(counted, locale)]),
    game: regimentsId,
    clash: { title, about, ...sheet },
    language: locale,
  }
}

/** Several meetings beside each other, the life that each side loses and who wins on one scale. */
export function besidePicture(
  asked: AskedOdds,
  all: readonly { line: string; counted: Counted }[],
  locale: Locale,
): Picture | undefined {
  const said = regimentsWords[locale].odds
  const means = all.flatMap(({ counted }) => owners.map(i => meanOf(counted, i)))
  const most = Math.max(1, ...means)
  const lines = all.flatMap(({ line, counted }, number) => {
    if (!counted.odds) return []
    const { pair, at } = counted.meeting
    const clash = counted.kind === 'clash' ? counted.odds : undefined
    const lost = owners
      .filter(i => clash ?? i === 1)
      .map(i => {
        const value = meanOf(counted, i)
        return {
          word: `${said.lostBar(rawName(pair[i], locale))} ${average(value, locale)}`,
          value,
          most,
          worse: i === 0,
        }
      })
    const wins = clash ? numberOf(clash.rounds[0]!.won[at[0]]) : undefined
    return [
      {
        label: `${number + 1} · ${line}`,
        bars: [
          ...lost,
          ...(wins === undefined
            ? []
            : [
                {
                  word: `${said.winsBar(rawName(pair[0], locale))} ${percentOf(wins, locale)}`,
                  value: wins,
                  most: 1,
                  worse: false,
                },
              ]),
        ],
      },
    ]
  })
  if (lines.length === 0) return undefined
  const about = meetingLine(asked, all[0]!.counted.meeting, locale, rawName)
  return {
    name: 'odds.png',
    alt: textIn([
      said.title,
      about,
      ...lines.flatMap(({ label, bars }) => [label, ...bars.map(({ word }) => word)]),
    ]),
    game: regimentsId,
    compared: { title: said.title, about, lines },
    language: locale,
  }
}

function meanOf(counted: Counted, i: 0 | 1): number {
  if (counted.kind === 'clash')
    return counted.odds ? meanOfShares(lostIn(counted.odds.rounds[0]!, counted.meeting.at[i])) : 0
  return counted.odds && i === 1 ? meanOfShares(shares(counted.odds.lost, 1)) : 0
}
