import type { Script } from '../core/script.ts'
import { convert, hurts, roll, rollDamage, suffer, superficialFaces } from './damage.ts'
import { type Game, isStanding } from './game.ts'
import { forbids } from './points.ts'
import type { Figure } from './state.ts'

/** Does the figure attack whoever enters its danger zone so, of its own accord and for nothing? */
export const meets = (g: Game, figure: Figure, enemy: Figure): boolean =>
  g.typeOf(figure).abilities.some(({ id }) => g.book.abilities[id].meets?.(g, figure, enemy))

/**
 * A free attack (6.25 to 6.27): the attackers throw the attacks printed on their bases together, only the
 * target can be hurt, and each of them may convert one hit and one wound. Attackers that may not attack
 * this target freely stay out of it.
 */
export function* freeAttack(g: Game, attackers: readonly Figure[], target: Figure): Script {
  if (forbids(g, 'mayBeFreelyAttacked', target)) return
  const able = attackers.filter(isStanding)
  const by = able[0]?.owner
  if (by === undefined) return
  const before = g.freely
  g.freely = able
  g.emit({ event: 'free-attack', attackers: able.map(f => f.id), target: target.id })
  const dice = able.reduce((sum, figure) => sum + g.typeOf(figure).attacks, 0)
  const faces = yield* roll(g, 'free-attack', by, dice)
  const shallow = superficialFaces(g, [])
  const hits = faces.filter(face => face >= 4).length
  const superficial = faces.filter(face => shallow.has(face)).length
  g.emit({ event: 'hits', blow: 'free-attack', by, hits, superficial })
  const useful = (effective: number) => isStanding(target) && effective < target.life
  const turned = yield* convert(g, {
    what: 'hit',
    blow: 'free-attack',
    by,
    payers: able,
    superficial,
    target,
    hits,
    faces,
    worth: (payer, cost, done) => useful(hits + done) && payer.ap - cost >= 2,
  })
  const damage = yield* rollDamage(g, {
    blow: 'free-attack',
    by,
    hits: hits + turned,
    payers: able,
    target,
    worth: all => useful(all.filter(die => hurts(g, target, die)).length),
  })
  const loss = damage.filter(die => hurts(g, target, die)).length
  if (damage.length) g.emit({ event: 'damage', blow: 'free-attack', by, faces: damage })
  if (loss) yield* suffer(g, new Map([[target, loss]]))
  g.freely = before
}
