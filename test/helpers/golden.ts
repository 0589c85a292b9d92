import {
  type CombatHex,
  chains,
  documentFor,
  engine,
  isPreview,
  legal,
  open,
  preview,
  reach,
  type SetUp,
  sightOf,
  zones,
} from '../../rules/combat-hex/index.ts'
import { chanceAt, type GoldenOf, goldensOf, type MomentOf } from './goldens.ts'

/**
 * Battles of Combat Hex written down, to be played again. Everything here goes through the door of the rules, so that
 * their rooms may be moved and renamed; how battles are recorded stands in `recordGolden.ts`.
 */
export type Golden = GoldenOf<CombatHex>
export type Moment = MomentOf<CombatHex>

/** A battle of which everything that was told is kept, for people to read. */
export interface GoldenInFull {
  options: SetUp
  answers: string[]
  dice: string
  /** one line an event, as `line` makes it */
  told: string[]
}

/** Everything that players and spectators may see of a battle, in parts with names of their own. */
export function looksOf({ n, save, events }: Moment): Record<'views' | 'legal' | 'shown', unknown> {
  const { state } = open(save)
  const { players, figures } = state
  const space = legal(save)
  const pick = chanceAt(n)
  const samples = space ? Array.from({ length: 5 }, () => space.sample(pick)) : []
  const around = {
    id: 'golden',
    users: players.map((_, i) => `${101 + i}`),
    log: events,
    commitment: 'c',
    until: null,
    version: n,
  }
  const standing = figures.filter(figure => figure.condition === 'standing')
  const looked = standing.length ? [standing[n % standing.length]!.id] : []
  return {
    views: [...players.keys(), 'spectator' as const].map(viewer => documentFor(save, viewer, around)),
    legal: space && { count: space.count(), first: space.enumerate('', 5), samples },
    shown: {
      previews: samples.map(answer => preview(save, answer)).filter(isPreview),
      reach: looked.map(id => reach(save, id)),
      // the lines of a sight are many; what they come to is little
      sight: looked.map(id => sightOf(save, id).map(({ target, sight }) => ({ target, sight }))),
      zones: [...players.keys()].map(owner => zones(save, owner)),
      chains: chains(save),
    },
  }
}

export const goldenBook = goldensOf(engine, new URL('../rules/golden/', import.meta.url), looksOf)
export const { asksOf, carryOut, change, fileOf, goldenNames, readGolden, replay, stepLine, writeGolden } =
  goldenBook
/** The battle of which everything that was told is kept. */
export const readMarsh = (): GoldenInFull => goldenBook.read('the-marsh') as GoldenInFull
