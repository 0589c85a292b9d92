import { type FigureType, roster as suppliedFigures, typeOf } from '../../rules/combat-hex/index.ts'
import type { GameRecord, Store } from '../store/types.ts'

type Types = Readonly<Record<string, FigureType>>

/** The figures that can be named in a place. */
export interface Roster {
  /** those that a server brought, by id: they join the supplied ones or stand in for them */
  own: Types
  all: readonly FigureType[]
}

/** By id, without what an id of `__proto__` would do to a plain object. */
export const byId = (types: readonly FigureType[]): Types =>
  Object.fromEntries(types.map(type => [type.id, type]))

/** The supplied figures, with others that join them or stand in for them. */
export function rosterWith(own: Types): Roster {
  const kept = suppliedFigures.map(type => typeOf(type.id, own) ?? type)
  const known = new Set(kept.map(({ id }) => id))
  return { own, all: [...kept, ...Object.values(own).filter(({ id }) => !known.has(id))] }
}

export const supplied: Roster = rosterWith({})

export const typeIn = (id: string, { own }: Roster): FigureType | undefined => typeOf(id, own)

/** What can be named in a server, or in private. */
export async function rosterHere(store: Pick<Store, 'figuresOf'>, guild: string | null): Promise<Roster> {
  if (guild === null) return supplied
  const { figures } = await store.figuresOf(guild)
  return figures.length ? rosterWith(byId(figures)) : supplied
}

/** The figures of a game as it remembers them, whatever has become of them in the server. */
export const rosterOfGame = ({ types, save }: Pick<GameRecord, 'types' | 'save'>): Roster =>
  rosterWith(types ?? save?.battle.types ?? {})

/** Figures of an army with their number, in the order of the list: `2 × Orc warrior`. */
export function counted(
  ids: readonly string[],
  roster: Roster = supplied,
): { type: FigureType; count: number }[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => {
    const type = typeIn(id, roster)
    return type ? [{ type, count }] : []
  })
}

/**
 * The figures that armies of this game are made of. An id means one figure in a game: what was picked first
 * stays what it was then, and the figures of ready armies are the supplied ones.
 * @param ready ids of a ready army that is being picked
 */
export async function rosterToPick(
  store: Pick<Store, 'figuresOf'>,
  game: GameRecord,
  ready: readonly string[] = [],
): Promise<Roster> {
  const { own } = await rosterHere(store, game.guild)
  const taken = new Set(ready)
  for (const { armies } of game.seats)
    for (const id of [...(armies.good ?? []), ...(armies.evil ?? [])]) taken.add(id)
  const free = Object.values(own).filter(({ id }) => !taken.has(id))
  return rosterWith({ ...byId(free), ...game.types })
}

/** Those of a server among some figures, and whoever may stand in for them: what a game has to remember. */
export function ownAmong(ids: Iterable<string>, { own }: Roster): Types {
  const wanted = new Set(ids)
  const found: FigureType[] = []
  for (const id of wanted) {
    const type = Object.hasOwn(own, id) ? own[id] : undefined
    if (!type) continue
    found.push(type)
    if (type.other !== undefined) wanted.add(type.other)
  }
  return byId(found)
}
