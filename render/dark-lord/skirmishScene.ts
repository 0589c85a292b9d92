import type { Language } from '../../rules/core/text.ts'
import { darkLord, type Side, type Skirmish, type SkirmishEvent } from '../../rules/dark-lord/index.ts'
import type { Tone } from '../theme.ts'
import type { Scene } from '../types.ts'
import { skirmishLegend } from './skirmishLegend.ts'
import { type CombatantSpot, skirmishOverlay } from './skirmishOverlay.ts'
import { combatantToken, skirmishTokens, treasureOverlay } from './skirmishTokens.ts'
import { skirmishZones } from './skirmishZones.ts'

/** The free are cool and light, the shadow warm and dark. */
export const sideTones: Record<Side, Tone> = { free: 'cool', shadow: 'warm' }

/** A game to be drawn: a scene in terms of its state and events. */
export interface SkirmishPicture extends Omit<Scene, 'board' | 'tokens' | 'players' | 'legend'> {
  skirmish: Skirmish
  /** labels of figures to be ringed */
  highlighted?: readonly string[]
  /** what has happened, laid over the board; the part where it was is enlarged */
  told?: readonly SkirmishEvent[]
  /** are its lines and marks explained below it? Unless false */
  legend?: boolean
  /** whose zones lie where, and whom dread reaches */
  zones?: boolean
  language: Language
}

/** Where everybody stands now, by label, as `skirmishOverlay` asks for it. */
export function spotsOf(skirmish: Skirmish): (label: string) => CombatantSpot | undefined {
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
export function skirmishScene(picture: SkirmishPicture): Scene {
  const { skirmish, highlighted = [], told, language, legend, overlay, zones, ...scene } = picture
  const board = darkLord.boardOf(skirmish)!
  const happened = told && skirmishOverlay(told, board, spotsOf(skirmish))
  const focus = scene.focus ?? happened?.cells ?? []
  return {
    ...scene,
    board,
    tokens: skirmishTokens(skirmish, highlighted, happened?.trapped),
    overlay: {
      ...treasureOverlay(skirmish),
      ...(zones && skirmishZones(skirmish)),
      ...happened?.overlay,
      ...overlay,
    },
    ...(focus.length > 0 && { focus }),
    players: skirmish.players.map(({ name, side }) => ({ name, tone: sideTones[side] })),
    ...(legend !== false && { legend: skirmishLegend(language) }),
  }
}
