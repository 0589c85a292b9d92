import type { Language } from '../../rules/core/text.ts'
import { goneUnits, spotsOf, standingUnits } from '../../rules/regiments/field/formedUnit.ts'
import { type RegimentsState, regiments } from '../../rules/regiments/index.ts'
import { type EventLog, momentAt } from '../../rules/regiments/replay/moment.ts'
import { type RetoldMoment, retoldMoments } from '../../rules/regiments/replay/moments.ts'
import type { PaletteName, Tone } from '../paint/theme.ts'
import { paced } from '../replay/replayTiming.ts'
import type { Caption, Frame, Replay, Token } from '../types.ts'
import { besideUnits, touchesOf, unitToken } from './boardScene.ts'
import { eventOverlay } from './eventOverlay.ts'
import { boardLegend } from './pictureWords.ts'

/** A battle to be shown as it went: its last state, and everything that happened. */
export interface ReplayedGame {
  war: RegimentsState
  log: EventLog
  /** this turn alone; 0 is the deployment */
  turn?: number
  /** moments at most; as many as are looked at to the end unless told */
  most?: number
  /** of its moments, one after the other */
  captions: readonly Caption[]
  players: readonly { name: string; tone: Tone }[]
  language: Language
  palette?: PaletteName
  /** of the picture, in pixels */
  width?: number
}

/** How long a picture is looked at, in milliseconds: what came of a combat takes longer to read than a move. */
const shownFor: Record<RetoldMoment['kind'], number> = {
  placed: 900,
  charged: 1300,
  moved: 900,
  magic: 1300,
  shot: 1100,
  combat: 1600,
}

/** A token with those who have joined its unit: whoever looks closely may ask for their cards. */
function bearing({ regiments: all }: RegimentsState, token: Token): Token {
  const bears = all.filter(({ condition, host }) => condition === 'joined' && host === token.label)
  return bears.length ? { ...token, bears: bears.map(({ label }) => label) } : token
}

/** Its pictures, and with what they are drawn. */
export function replayOf({
  war,
  log,
  turn,
  most,
  captions,
  players,
  language,
  palette,
}: ReplayedGame): Replay {
  const board = regiments.boardOf(war)!
  const frames = retoldMoments(war, board, log, { turn, most }).map((moment, i): Frame => {
    const { kind, by, events, before, after } = moment
    const then = momentAt(war, after)
    const standing = standingUnits(then)
    const destroyed = events.flatMap(each => (each.event === 'destroyed' ? [each.unit] : []))
    const gone = goneUnits(then, destroyed)
    const spots = { ...spotsOf(then), ...spotsOf(momentAt(war, before)) }
    return {
      // Each combat is seen from nearer than the moves that lead to it.
      part: kind === 'combat' ? `combat ${i}` : `${moment.turn} ${by}`,
      tokens: standing.map(unit => bearing(then, unitToken(unit))),
      overlay: {
        ...touchesOf(standing),
        ...besideUnits(eventOverlay({ events, spots }, board), standing, gone),
      },
      shown: shownFor[kind],
      ...(captions[i] && { caption: captions[i] }),
    }
  })
  return { board, players, legend: boardLegend(language), ...(palette && { palette }), frames: paced(frames) }
}
