import type { FaceTable } from '../../../core/script.ts'
import type { Game } from '../game.ts'
import { atWork } from '../points/points.ts'
import { carriers, readyFor } from '../points/uses.ts'
import type { Figure } from '../state.ts'
import type { Trigger } from '../vocabulary.ts'
import { hurts } from './chance.ts'

// What the faces of a stage of a roll count for: the battle throws into these tables, and odds are counted from them.

const faces: readonly number[] = [1, 2, 3, 4, 5, 6]

/** What a face of a roll for hits counts for. */
export interface HitFace {
  hit: boolean
  /** it may be turned into a hit for action points (5.18, 6.10) */
  superficial: boolean
  /** the damage die as which it lies already; 0 where it is thrown anew */
  kept: number
}

/**
 * The table of a roll for hits (5.17, 6.09).
 * @param from lowest face that hits
 * @param figures who throws, with their abilities at work
 * @param keepers whose hits may lie as damage dice already; nobody where left out
 */
export function hitTable(
  g: Game,
  from: number,
  figures: readonly Figure[],
  keepers: readonly Figure[] = [],
): FaceTable<HitFace> {
  const shallow = new Set([1])
  for (const figure of figures)
    for (const ability of atWork(g, figure))
      for (const face of ability.hooks?.superficialFaces?.(g, figure) ?? []) shallow.add(face)
  const kept = new Set<number>()
  for (const figure of keepers)
    for (const ability of atWork(g, figure))
      for (const face of ability.hooks?.keptFaces?.(g, figure) ?? []) kept.add(face)
  return faces.map(face => ({
    hit: face >= from,
    superficial: shallow.has(face),
    kept: kept.has(face) ? face : 0,
  }))
}

/** What a roll for hits came to. */
export interface Hits {
  /** how many dice were thrown */
  dice: number
  hits: number
  superficial: number
  /** hits among them that lie as damage dice already */
  kept: number[]
}

/** Counts a roll by its table. */
export function countFaces(table: FaceTable<HitFace>, thrown: readonly number[]): Hits {
  const entries = thrown.map(face => table[face - 1]!)
  return {
    dice: thrown.length,
    hits: entries.filter(({ hit }) => hit).length,
    superficial: entries.filter(({ superficial }) => superficial).length,
    kept: entries.flatMap(({ kept }) => kept || []),
  }
}

/**
 * The table of damage dice that may go to these figures: superficial wounds, and whom else they hurt (5.20, 6.13, 6.17);
 * with what the faces are to those who could answer them. Undefined where one of these tells every face apart.
 * @param answered when they would; left out: nobody is asked
 */
export function damageTable(
  g: Game,
  targets: readonly Figure[],
  answered?: Trigger,
): FaceTable<string> | undefined {
  const answers = answered ? answersTo(g, answered) : []
  if (answers.some(({ ability }) => !ability.facesTold)) return undefined
  return faces.map(face =>
    [
      face === 1 ? 'superficial' : targets.flatMap(t => (hurts(g, t, face) ? t.id : [])).join(' '),
      ...answers.map(({ figure, ability }) => JSON.stringify(ability.facesTold!(g, figure, face))),
    ].join('/'),
  )
}

/** Who could answer with what, before the abilities' own conditions are looked at. */
const answersTo = (g: Game, what: Trigger) =>
  (carriers(g, what) ?? []).flatMap((figures = [], side) =>
    what.side === undefined || what.side === side
      ? figures.flatMap(figure => readyFor(g, figure, what).map(ability => ({ figure, ability })))
      : [],
  )
