import type { SideKind } from '../../board/board.ts'
import { plainName } from '../../core/names.ts'

/** Sides of hexes that do something to who moves over them (RB-04). */
export type GroundKind = Exclude<SideKind, 'open'>

/** What players call ground that may be passed, in both languages. */
const groundWords: Readonly<Record<Exclude<GroundKind, 'impassable'>, readonly string[]>> = {
  difficult: [
    'difficult',
    'rough',
    'wood',
    'forest',
    'ruin',
    'rubble',
    'marsh',
    'difficile',
    'bois',
    'foret',
    'ruine',
    'decombres',
    'marais',
  ],
  water: ['water', 'river', 'marsh', 'eau', 'riviere', 'marais'],
  obstacle: ['obstacle', 'wall', 'mur', 'haie', 'hedge'],
}

/**
 * Is ground of a kind what some words are about? (M22) Without words all of it is; a kind of which boards have none is
 * nothing here.
 */
export function isGroundMeant(words: string | undefined, kind: GroundKind): boolean {
  if (kind === 'impassable') return false
  if (!words) return true
  const said = plainName(words)
    .split(/[\s,;]+/)
    .map(word => word.replace(/s$/, ''))
  return groundWords[kind].some(word => said.includes(word.replace(/s$/, '')))
}
