import type { Game } from '../battle/game.ts'
import { figureById, isStanding } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import type { Chance } from './everyFall.ts'

/** Life that a figure has left, and whether it stands on the board. */
export interface Fate {
  id: string
  life: number
  stands: boolean
}

/** What may become of a figure; chances go from 0 to 1. */
export interface FigureOdds {
  id: string
  owner: number
  /** chances that it loses 0, 1, 2 ... life, up to all it has */
  lost: number[]
  /** chance that it has no life left afterwards */
  falls: number
  /** chance that it leaves the board: less than `falls` where an ability may keep it up */
  leaves: number
  /** the chances come from so many throws, where there are too many cases; counted exactly where left out */
  throws?: number
}

/** How a figure is now. */
export const fateOf = (figure: Figure): Fate => ({
  id: figure.id,
  life: figure.life,
  stands: isStanding(figure),
})

/** Looks at the figures now, to tell later whose fate has changed since. */
export function watchFates(g: Game): () => Fate[] {
  const before = g.battle.figures.map(fateOf)
  return () =>
    g.battle.figures.flatMap((figure, i) => {
      const { life, stands } = before[i]!
      return life === figure.life && stands === isStanding(figure) ? [] : fateOf(figure)
    })
}

/** A figure that nothing happens to. */
export const unharmed = ({ id, owner, life }: Figure): FigureOdds => ({
  id,
  owner,
  lost: [1, ...Array.from({ length: Math.max(0, life) }, () => 0)],
  falls: life > 0 ? 0 : 1,
  leaves: 0,
})

/**
 * Puts fates together, by figure.
 * @param lists one for each group of figures whose fates hang together; whoever is in none loses nothing
 * @param figures who is told of in any case, and first
 * @param throws how often it was thrown to find the chances; 0 where they are counted
 */
export function oddsOf(
  g: Game,
  lists: readonly (readonly Chance<Fate[]>[])[],
  figures: readonly Figure[],
  throws = 0,
): FigureOdds[] {
  const all = new Map(figures.map(figure => [figure.id, unharmed(figure)]))
  for (const list of lists)
    for (const { value, chance } of list)
      for (const fate of value) {
        let odds = all.get(fate.id)
        if (!odds) all.set(fate.id, (odds = unharmed(figureById(g, fate.id)!)))
        addFate(odds, fate, chance)
      }
  return [...all.values()].map(odds => (throws ? { ...odds, throws } : odds))
}

/** Nothing is lost for certain until a fate says otherwise. */
function addFate(odds: FigureOdds, { life, stands }: Fate, chance: number): void {
  const before = odds.lost.length - 1
  const lost = Math.max(0, before - life)
  if (lost > 0) {
    odds.lost[0]! -= chance
    odds.lost[lost]! += chance
    if (life <= 0) odds.falls += chance
  }
  if (!stands) odds.leaves += chance
}

/** Chance that a figure loses life at all. */
export const harmed = ({ lost }: FigureOdds): number => 1 - lost[0]!

/** Life that a figure loses on average. */
export const expectedLoss = ({ lost }: FigureOdds): number =>
  lost.reduce((sum, chance, life) => sum + chance * life, 0)
