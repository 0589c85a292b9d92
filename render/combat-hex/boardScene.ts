import { type Cell, hexOf } from '../../rules/board/board.ts'
import type { Camp } from '../../rules/combat-hex/army/figure.ts'
import type { GameEvent } from '../../rules/combat-hex/battle/events.ts'
import type { FigureOnBoard } from '../../rules/combat-hex/index.ts'
import { distance } from '../../rules/core/hex.ts'
import type { Language } from '../../rules/core/text.ts'
import type { Tone } from '../paint/theme.ts'
import type { Scene } from '../types.ts'
import { eventOverlay } from './eventOverlay.ts'
import { legendOf, pictureWords } from './pictureWords.ts'
import { tokenOf } from './tokenOf.ts'

/** A battle, or a board before one, to be drawn: a scene in terms of figures, camps and events. */
export interface BoardScene extends Omit<Scene, 'tokens' | 'players' | 'legend'> {
  figures: readonly FigureOnBoard[]
  /** the players in their order; `camp` is null before it is settled */
  players?: readonly { name: string; camp: Camp | null }[]
  /** labels of figures to be ringed */
  highlighted?: readonly string[]
  /** the figure as it would stand at the end of the way that is shown */
  ghost?: FigureOnBoard
  /** what has happened: ways, shots and losses are laid over the board, and the part where they were is enlarged */
  told?: readonly GameEvent[]
  /** hexes that are to be seen as well where a part is enlarged */
  inView?: readonly Cell[]
  /** are its lines and marks explained below it? Unless false */
  legend?: boolean
  language: Language
}

/** The good are cool and light, the evil warm and dark. */
export const tones: Record<Camp, Tone> = { good: 'cool', evil: 'warm' }

/** One of each list after the other: where not all can be shown, something of both is. */
const byTurns = (one: readonly Cell[], other: readonly Cell[]): Cell[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, i) => [one[i], other[i]])
    .flat()
    .filter(cell => cell !== undefined)

/** A battle as a scene of tokens. */
export function boardScene(picture: BoardScene): Scene {
  const { figures, players, highlighted = [], ghost, told, inView = [], language, legend, ...scene } = picture
  const { board, overlay = {}, focus } = scene
  const spots = new Map(figures.map(({ label, owner, at, type }) => [label, { owner, at, type }]))
  const happened = told && eventOverlay(told, board, label => spots.get(label))
  const path = overlay.path && ghost ? { ...overlay.path, ghost: tokenOf(board, ghost) } : overlay.path
  const words = pictureWords[language]
  const sight = overlay.sight?.map(one =>
    one.ok ? { note: words.range(distance(hexOf(board, one.from), hexOf(board, one.to))), ...one } : one,
  )
  const seen = focus ?? byTurns(happened?.cells ?? [], inView)
  // Whoever is placed wears the colours of the zone.
  const placed = overlay.deployment && figures.find(({ label }) => highlighted.includes(label))
  const placing = placed ? { deploymentOwner: placed.owner } : {}
  return {
    ...scene,
    tokens: figures.map(figure => ({
      ...tokenOf(board, figure),
      ...(highlighted.includes(figure.label) && { highlighted: true }),
    })),
    overlay: { ...happened?.overlay, ...overlay, ...(path && { path }), ...(sight && { sight }), ...placing },
    ...(seen.length > 0 && { focus: seen }),
    players: players?.map(({ name, camp }, i) => ({
      name,
      tone: tones[camp ?? (i % 2 ? 'evil' : 'good')],
    })),
    ...(legend !== false && { legend: legendOf(language) }),
  }
}
