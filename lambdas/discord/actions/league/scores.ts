import type { Refusal } from '../../../../rules/index.ts'
import {
  battleScores,
  drawOf,
  type Halves,
  leaverWays,
  lessPlayedWays,
  type Settings,
  unplayedRoundsWays,
  usualSitOut,
} from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Call, Message, OptionValue, Services } from '../../types.ts'
import { seasonScoresMessage } from '../../views/league/scoresMessage.ts'
import { deciding, notDirector } from './deciding.ts'
import { oneOf } from './settings.ts'

/** `1.5` or `1,5`: points in halves. */
function readPoints(text: string): Halves | undefined {
  const match = /^(\d{1,3})(?:[.,]([05]))?$/.exec(text.trim())
  return match ? Number(match[1]) * 2 + (match[2] === '5' ? 1 : 0) : undefined
}

/** So many points in a row: `3/2/1.5/1/0`, `3-0`, `3 : 0`. */
function readRow(given: OptionValue, count: number): Halves[] | Refusal {
  const text = String(given)
  const read = text
    .trim()
    .split(/\s*[-/:;–]\s*|\s+/)
    .map(readPoints)
  return read.length === count && read.every(points => points !== undefined)
    ? read
    : { code: 'season-value', about: { value: text.slice(0, 40) } }
}

/** What the options change of what battles bring, and of what else seasons count in different ways. */
function readScores({ options }: Call, before: Settings): Partial<Settings> | Refusal {
  const scores = { ...before.scores }
  const rows = { battles: (before.told ?? battleScores).length, bye: 1, neither: 1, forfeit: 2, both: 1 }
  for (const [name, count] of Object.entries(rows)) {
    const given = options[name]
    if (given === undefined) continue
    const row = readRow(given, count)
    if (isRefusal(row)) return row
    if (name === 'battles') scores.battle = row
    if (name === 'bye') scores.bye = row[0]!
    if (name === 'neither') scores.neitherAtFault = row[0]!
    if (name === 'forfeit') scores.forfeit = [row[0]!, row[1]!]
    if (name === 'both') scores.bothAtFault = row[0]!
  }
  const sitOut = { ...(scores.sitOut ?? usualSitOut) }
  if (options['sit-out'] !== undefined) {
    const row = readRow(options['sit-out'], 1)
    if (isRefusal(row)) return row
    sitOut.score = row[0]!
  }
  if (options['sit-outs'] !== undefined) sitOut.most = Number(options['sit-outs'])
  const draw = Math.floor(drawOf({ ...before, scores }))
  const idle: [name: string, halves: number][] = [
    ['neither', scores.neitherAtFault],
    ['both', scores.bothAtFault],
    ['sit-out', sitOut.score],
  ]
  // What nobody names is lowered with a draw.
  if (idle.some(([name, halves]) => options[name] !== undefined && halves > draw))
    return { code: 'season-not-played', rule: '7.05', about: { most: draw / 2 } }
  scores.sitOut = sitOut
  const changed = [...Object.keys(rows), 'sit-out', 'sit-outs']
  const lessPlayed = oneOf(lessPlayedWays, options['less-played'])
  const leavers = oneOf(leaverWays, options.leavers)
  const unplayedRounds = oneOf(unplayedRoundsWays, options['unplayed-rounds'])
  return {
    ...(changed.some(name => options[name] !== undefined) && { scores }),
    ...(lessPlayed && { lessPlayed }),
    ...(leavers && { leavers }),
    ...(unplayedRounds && { unplayedRounds }),
  }
}

/** Shows what a season counts and how, or changes it while it has not begun (2.021). */
export function changeScores(call: Call, services: Services): Promise<Message> {
  const asked = Object.keys(call.options).some(name => name !== 'season')
  return deciding(
    call,
    services,
    record => {
      if (!asked) return seasonScoresMessage(record, call.locale)
      const refusal = notDirector(call, record)
      if (refusal) return refusal
      const change = readScores(call, record.season.settings)
      return isRefusal(change) ? change : { doing: { do: 'settings', change } }
    },
    saved => seasonScoresMessage(saved, call.locale),
  )
}
