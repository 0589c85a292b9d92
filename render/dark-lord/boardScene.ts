import type { Language } from '../../rules/core/text.ts'
import { type DarkLordState, darkLord, type GameEvent, type Side } from '../../rules/dark-lord/index.ts'
import type { Tone } from '../paint/theme.ts'
import type { Scene } from '../types.ts'
import { boardLegend } from './boardLegend.ts'
import { type CombatantSpot, eventOverlay } from './eventOverlay.ts'
import { combatantToken, tokensOf, treasureOverlay } from './tokensOf.ts'
import { zoneOverlay } from './zoneOverlay.ts'

/** The free are cool and light, the shadow warm and dark. */
export const sideTones: Record<Side, Tone> = { free: 'cool', shadow: 'warm' }

/** A game to be drawn: a scene in terms of its state and events. */
export interface BoardScene extends Omit<Scene, 'board' | 'tokens' | 'players' | 'legend'> {
  skirmish: DarkLordState
  /** labels of figures to be ringed */
  highlighted?: readonly string[]
  /** what has happened, laid over the board; the part where it was is enlarged */
  told?: readonly GameEvent[]
  /** are its lines and marks explained below it? Unless false */
  legend?: boolean
  /** whose zones lie where, and whom dread reaches */
  zones?: boolean
  language: Language
}

/** Where everybody stands now, by label, as `eventOverlay` asks for it. */
export function spotsOf(skirmish: DarkLordState): (label: string) => CombatantSpot | undefined {
  const spots = new Map(
    skirmish.combatants.map(figure => [
      figure.label,
      {
        owner: figure.owner,
        at: figure.at < 0 ? undefined : figure.at,
        token: combatantToken(skirmish, figure),
      },
    ]),
  )
  return label => spots.get(label)
}

/** A game as a scene of tokens. */
export function boardScene(picture: BoardScene): Scene {
  const { skirmish, highlighted = [], told, language, legend, overlay, zones, ...scene } = picture
  const board = darkLord.boardOf(skirmish)!
  const happened = told && eventOverlay(told, board, spotsOf(skirmish))
  const focus = scene.focus ?? happened?.cells ?? []
  return {
    ...scene,
    board,
    tokens: tokensOf(skirmish, highlighted, happened?.trapped),
    overlay: {
      ...treasureOverlay(skirmish),
      ...(zones && zoneOverlay(skirmish)),
      ...happened?.overlay,
      ...overlay,
    },
    ...(focus.length > 0 && { focus }),
    players: skirmish.players.map(({ name, side }) => ({ name, tone: sideTones[side] })),
    ...(legend !== false && { legend: boardLegend(language) }),
  }
}
