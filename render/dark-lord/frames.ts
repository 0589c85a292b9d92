import type { Language } from '../../rules/core/text.ts'
import { type DarkLordState, darkLord } from '../../rules/dark-lord/index.ts'
import { type EventLog, stateAt } from '../../rules/dark-lord/replay/moment.ts'
import { type ReplayedMoment, replayedMoments } from '../../rules/dark-lord/replay/moments.ts'
import type { Die } from '../paint/dice.ts'
import type { PaletteName } from '../paint/theme.ts'
import { paced } from '../replay/replayTiming.ts'
import type { Caption, Frame, Replay } from '../types.ts'
import { boardLegend } from './boardLegend.ts'
import { sideTones, spotsOf } from './boardScene.ts'
import { eventOverlay } from './eventOverlay.ts'
import { pictureWords } from './pictureWords.ts'
import { tokensOf, treasureOverlay } from './tokensOf.ts'

/** A game to be shown as it went: its last state, and everything that happened. */
export interface ReplayedGame {
  skirmish: DarkLordState
  log: EventLog
  /** this turn alone; 0 is the deployment */
  turn?: number
  /** moments at most; as many as are looked at to the end unless told */
  most?: number
  /** of its moments, one after the other; what can be said without names where one has none */
  captions?: readonly Caption[]
  /** why the game ended, in words */
  reason?: string
  language: Language
  palette?: PaletteName
  /** of the picture, in pixels */
  width?: number
}

/** How long a picture is looked at, in milliseconds: what came of a fight takes longer to read than a move. */
const shownFor: Record<ReplayedMoment['kind'], number> = {
  placed: 850,
  moved: 850,
  shot: 1100,
  fight: 1400,
  end: 1000,
}

/** When it was, who fell, and the dice of a fight. */
export function captionOfMoment(
  { kind, turn, by, events }: ReplayedMoment,
  { players, combatants, types }: DarkLordState,
  language: Language,
): Caption {
  const { moments, fight, end } = pictureWords[language]
  const who = by === null ? '' : ` · ${players[by]!.name}`
  const named = (label: string) => {
    const type = combatants.find(each => each.label === label)?.type
    return type === undefined ? label : `${label} ${types[type]!.name[language]}`
  }
  const fallen = events.flatMap(each => (each.event === 'removed' ? [named(each.figure)] : []))
  const gone = new Set(events.flatMap(each => (each.event === 'removed' ? [each.figure] : [])))
  const hurt = new Map<string, [lost: number, left: number]>()
  for (const each of events)
    if (each.event === 'hurt' && each.part === 'rider' && !gone.has(each.figure))
      hurt.set(each.figure, [(hurt.get(each.figure)?.[0] ?? 0) + 1, each.left])
  const thrown = [0, 1].map(owner => ({
    owner,
    dice: events.flatMap(each =>
      each.event === 'duel'
        ? each.sides[owner]!.figures.flatMap(({ dice }) =>
            dice.map((face): Die => ({ face, counts: owner === each.winner })),
          )
        : [],
    ),
  }))
  return {
    title: `${turn > 0 ? `${end.turn(turn)} · ` : ''}${moments[kind]}${who}`,
    said: [
      ...(fallen.length ? [`${fallen.join(', ')} ${fight.falls}`] : []),
      ...[...hurt].map(([label, [lost, left]]) => `${named(label)} ${fight.loses(lost, left)}`),
      ...(kind === 'fight' && !fallen.length && !hurt.size ? [fight.nobody] : []),
    ].join(', '),
    thrown: kind === 'fight' ? thrown.filter(({ dice }) => dice.length > 0) : [],
  }
}

/** Its pictures, and with what they are drawn. */
export function replayOf({ skirmish, log, turn, most, captions, language, palette }: ReplayedGame): Replay {
  const board = darkLord.boardOf(skirmish)!
  const moments = replayedMoments(skirmish, board, log, { turn, ...(most !== undefined && { most }) })
  const frames = moments.map((moment, i): Frame => {
    const { kind, by, events, before, after } = moment
    const where = spotsOf(stateAt(skirmish, before))
    const now = spotsOf(stateAt(skirmish, after))
    // Whoever is gone lies where it stood; whoever came is where it is.
    const { overlay, trapped } = eventOverlay(events, board, label => {
      const then = where(label)
      return then?.at === undefined ? now(label) : then
    })
    const state = stateAt(skirmish, after)
    return {
      // Each fight is seen from nearer than the moves that lead to it.
      part: kind === 'fight' ? `fight ${i}` : `${moment.turn} ${by}`,
      tokens: tokensOf(state, [], trapped),
      overlay: { ...treasureOverlay(state), ...overlay },
      shown: shownFor[kind],
      caption: captions?.[i] ?? captionOfMoment(moment, skirmish, language),
    }
  })
  return {
    board,
    players: skirmish.players.map(({ name, side }) => ({ name, tone: sideTones[side] })),
    legend: boardLegend(language),
    palette,
    frames: paced(frames),
  }
}
