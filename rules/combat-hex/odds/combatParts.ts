import type { FaceTable, Script } from '../../core/script.ts'
import { trigger } from '../battle/fight/activate.ts'
import {
  afterRoll,
  beginCombat,
  giveOut,
  targetsOf,
  throwDamage,
  throwHits,
  turnHits,
  turnOwnWounds,
} from '../battle/fight/combat.ts'
import { applyDamage } from '../battle/fight/damage.ts'
import { damageTable, type Hits } from '../battle/fight/faces.ts'
import { figureById, type Game, inOrder } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import type { DamageRoll } from '../battle/terms.ts'
import type { ThrownPart } from './thrown.ts'

/** Life that a figure is to lose, and what the first die takes of it. */
export interface Loss {
  id: string
  loss: number
  first: number
}

/** A combat between two of its parts: what comes after needs no more of what was before. */
export interface Midway {
  /** by side, in the order of play */
  dice: readonly number[]
  hits: readonly Hits[]
  wounds: readonly DamageRoll[]
  /** given out so far */
  losses: readonly Loss[]
}

export const beforeCombat: Midway = { dice: [], hits: [], wounds: [], losses: [] }

/** The combat of the rules (6.07 to 6.20), in parts; the first ends with the dice that each side has. */
export function combatParts(g: Game, figures: readonly Figure[]): ThrownPart<Midway>[] {
  const sides = inOrder(g)
  const parts: ThrownPart<Midway>[] = [
    function* (): Script<Midway> {
      return { ...beforeCombat, dice: yield* beginCombat(g, [...figures]) }
    },
    function* ({ dice }): Script<Midway> {
      const thrown: Hits[] = []
      for (const [i, side] of sides.entries()) thrown.push(yield* throwHits(g, side, dice[i]!))
      const hits: Hits[] = []
      for (const [i, side] of sides.entries()) hits.push(bare(yield* turnHits(g, side, thrown[i]!)))
      return { ...beforeCombat, hits }
    },
    function* ({ hits }): Script<Midway> {
      const wounds: DamageRoll[] = []
      for (const [i, side] of sides.entries()) wounds.push(yield* throwDamage(g, side, hits[i]!))
      yield* trigger(g, { ...afterRoll, damage: [...wounds] })
      for (const damage of wounds) yield* turnOwnWounds(g, damage)
      const useful = (damage: DamageRoll) =>
        usefulDice(damage, damageTable(g, targetsOf(g, damage.by, g.combat!))!)
      return { ...beforeCombat, wounds: wounds.map(useful) }
    },
    function* ({ wounds }): Script<Midway> {
      const losses = new Map<Figure, number>()
      const firsts = new Map<Figure, number>()
      // Those who answer dice change them.
      for (const damage of wounds) yield* giveOut(g, { ...damage, faces: [...damage.faces] }, losses, firsts)
      return { ...beforeCombat, losses: lossesOf(losses, firsts) }
    },
    function* ({ losses }): Script<Midway> {
      yield* loseLife(g, losses)
      return beforeCombat
    },
  ]
  return parts.map(part => came => {
    g.combat = [...figures]
    return part(came)
  })
}

/** Damage dice of which those that hurt nobody come to nothing. */
export const usefulDice = (damage: DamageRoll, table: FaceTable<string>): DamageRoll => ({
  ...damage,
  faces: damage.faces.filter(face => face > 1 && table[face - 1]).sort((a, b) => b - a),
})

/** What matters of hits once they are converted. */
export const bare = ({ hits, kept }: Hits): Hits => ({ dice: 0, superficial: 0, hits, kept })

/** Losses in the order in which dice were given, which is that of the answers to them. */
export const lossesOf = (losses: ReadonlyMap<Figure, number>, firsts: ReadonlyMap<Figure, number>): Loss[] =>
  [...losses].map(([figure, loss]) => ({ id: figure.id, loss, first: firsts.get(figure) ?? 1 }))

/** Damage that was given out is answered, and life is lost (6.18, 6.19). */
export const loseLife = (g: Game, losses: readonly Loss[]): Script =>
  applyDamage(
    g,
    new Map(losses.map(({ id, loss }) => [figureById(g, id)!, loss])),
    new Map(losses.map(({ id, first }) => [figureById(g, id)!, first])),
  )
