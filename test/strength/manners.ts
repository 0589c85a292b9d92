import { isLarge } from '../../rules/combat-hex/battle/bases.ts'
import type { CombatHexState, GameEvent } from '../../rules/combat-hex/index.ts'
import { add, distance, type Hex, parseFacing, parseHex, step } from '../../rules/core/hex.ts'

/** How a side plays, to whoever looks on: what would be called careless of a person. */
export interface Manners {
  /** figures that were in no fight when the combats of a turn began, while comrades were in one */
  outside: number
  /** those of them who did nothing in that turn, or no more than turn where they stood */
  idle: number
  /** figures that had gone somewhere when the side's action phase ended, with an enemy near */
  placed: number
  /** those of them who showed the nearest of these enemies their back, or one of several who were equally near */
  backs: number
  /** figures that were attacked freely, each attack counted */
  struck: number
}

export const noManners = (): Manners => ({ outside: 0, idle: 0, placed: 0, backs: 0, struck: 0 })

export function addManners(to: Manners, more: Manners): Manners {
  for (const key of Object.keys(to) as (keyof Manners)[]) to[key] += more[key]
  return to
}

/** An enemy is near up to so many hexes. */
const nearBy = 8

interface Stands {
  at: Hex
  facing: number
}

/** Is an enemy there behind it: nearer to the hex behind it than to the one before it? */
const isBehind = ({ at, facing }: Stands, enemy: Hex): boolean =>
  distance(add(at, step(facing + 3)), enemy) < distance(add(at, step(facing)), enemy)

/**
 * Counts the manners of every side in a battle by what its log tells.
 * @param battle whose figures they are
 */
export function mannersOf(
  { players, figures, types }: Pick<CombatHexState, 'players' | 'figures' | 'types'>,
  events: readonly GameEvent[],
): Manners[] {
  const all = players.map(noManners)
  const ownerOf = new Map(figures.map(({ id, owner }) => [id, owner]))
  // What looks at all sides has no back.
  const allRound = new Set(figures.filter(({ type }) => isLarge(types[type]!.base)).map(({ id }) => id))
  const standing = new Map<string, Stands>()
  const carried = new Set<string>()
  const went = new Set<string>()
  const acted = new Set<string>()
  const fought = new Set<string>()
  // Those who stood when the combats began: whoever falls in them was there.
  let atCombat: string[] | undefined
  let mover: number | undefined

  const put = (id: string, at: string, facing: string) => {
    standing.set(id, { at: parseHex(at)!, facing: parseFacing(facing)! })
    carried.delete(id)
  }
  const onGround = () => [...standing.keys()].filter(id => !carried.has(id))

  const endPhase = () => {
    if (mover === undefined) return
    for (const id of went) {
      const own = standing.get(id)
      if (!own || carried.has(id) || allRound.has(id)) continue
      const enemies = onGround()
        .filter(other => ownerOf.get(other) !== mover)
        .map(other => standing.get(other)!.at)
        .map(at => ({ at, far: distance(at, own.at) }))
      const least = Math.min(...enemies.map(({ far }) => far))
      if (least > nearBy) continue
      all[mover]!.placed++
      if (enemies.some(({ at, far }) => far === least && isBehind(own, at))) all[mover]!.backs++
    }
    went.clear()
    mover = undefined
  }
  const endTurn = () => {
    for (const [owner, manners] of all.entries()) {
      const own = (atCombat ?? []).filter(id => ownerOf.get(id) === owner)
      if (!own.some(id => fought.has(id))) continue
      const outside = own.filter(id => !fought.has(id))
      manners.outside += outside.length
      manners.idle += outside.filter(id => !acted.has(id)).length
    }
    for (const set of [acted, fought]) set.clear()
    atCombat = undefined
  }

  for (const event of events) {
    if (mover !== undefined && (event.phase === 'combat' || event.phase === 'over')) endPhase()
    if (event.phase === 'combat') atCombat ??= onGround()
    switch (event.event) {
      case 'turn-began':
      case 'ended':
        endTurn()
        break
      case 'phase-began':
        endPhase()
        mover = event.by
        break
      case 'placed':
        put(event.figure, event.at, event.facing)
        break
      case 'moved':
        put(event.figure, event.path.at(-1)!, event.facing)
        if (ownerOf.get(event.figure) === mover) went.add(event.figure)
        acted.add(event.figure)
        break
      case 'ran':
      case 'set-down':
        put(event.figure, event.to, event.facing)
        if (ownerOf.get(event.figure) === mover) went.add(event.figure)
        acted.add(event.figure)
        break
      case 'turned': {
        const own = standing.get(event.figure)
        if (own) own.facing = parseFacing(event.facing)!
        break
      }
      case 'shot':
      case 'volley': {
        const own = standing.get(event.figure)
        if (own) own.facing = parseFacing(event.facing)!
        acted.add(event.figure)
        break
      }
      case 'activated':
        acted.add(event.figure)
        break
      case 'taken-up':
        carried.add(event.figure)
        acted.add(event.by)
        break
      case 'free-attack':
        all[ownerOf.get(event.target)!]!.struck++
        // A blow of its own, in its own phase.
        for (const id of event.attackers) if (ownerOf.get(id) === mover) acted.add(id)
        break
      case 'combat-began':
        for (const id of event.figures) fought.add(id)
        break
      case 'lifted':
      case 'removed':
      case 'left-board':
        standing.delete(event.figure)
        break
    }
  }
  endTurn()
  return all
}
