import { type GamePiece, gameOf } from '../../rules/games.ts'
import type { GameRecord, Store } from '../store/types.ts'
import { piecesIn } from './gamePieces.ts'

type Types = Readonly<Record<string, GamePiece>>

/** The pieces that can be named in a place. */
export interface Roster {
  /** of which game; the first one where it is left out */
  game?: string
  /** those that a server brought, by id: they join the supplied ones or stand in for them */
  own: Types
  all: readonly GamePiece[]
}

/** By id, without what an id of `__proto__` would do to a plain object. */
export const byId = (types: readonly GamePiece[]): Types =>
  Object.fromEntries(types.map(type => [type.id, type]))

const ownIn = (own: Types, id: string): GamePiece | undefined =>
  Object.hasOwn(own, id) ? own[id] : undefined

/**
 * The supplied pieces of a game, with others that join them or stand in for them.
 * @param game the first one where it names none
 */
export function rosterWith(own: Types, game: Pick<GameRecord, 'game'> = {}): Roster {
  const kept = (piecesIn(game)?.roster ?? []).map(type => ownIn(own, type.id) ?? type)
  const known = new Set(kept.map(({ id }) => id))
  return {
    ...(game.game && { game: game.game }),
    own,
    all: [...kept, ...Object.values(own).filter(({ id }) => !known.has(id))],
  }
}

export const supplied: Roster = rosterWith({})

export const typeIn = (id: string, { own, all }: Roster): GamePiece | undefined =>
  ownIn(own, id) ?? all.find(type => type.id === id)

/** What can be named of a game in a server, or in private; of the first one where it names none. */
export async function rosterHere(
  store: Pick<Store, 'figuresOf'>,
  guild: string | null,
  of: Pick<GameRecord, 'game'> = {},
): Promise<Roster> {
  const figures = guild === null ? [] : (await store.figuresOf(guild, of)).figures
  return figures.length || of.game ? rosterWith(byId(figures), of) : supplied
}

/** The pieces of a game as it remembers them, whatever has become of them in the server. */
export const rosterOfGame = (game: Pick<GameRecord, 'game' | 'types' | 'save'>): Roster => {
  const { types, save } = game
  return rosterWith(types ?? (save && gameOf(game).engine.module.typesOf?.(save.battle)) ?? {}, game)
}

/** Pieces of an army with their number, in the order of the list: `2 × Orc warrior`. */
export function counted(
  ids: readonly string[],
  roster: Roster = supplied,
): { type: GamePiece; count: number }[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => {
    const type = typeIn(id, roster)
    return type ? [{ type, count }] : []
  })
}

/**
 * The pieces that armies of this game are made of. An id means one piece in a game: what was picked first
 * stays what it was then, and the pieces of ready armies are the supplied ones.
 * @param ready ids of a ready army that is being picked
 */
export async function rosterToPick(
  store: Pick<Store, 'figuresOf'>,
  game: GameRecord,
  ready: readonly string[] = [],
): Promise<Roster> {
  const { own } = await rosterHere(store, game.guild, game)
  const taken = new Set(ready)
  for (const { armies } of game.seats) for (const id of Object.values(armies).flat()) taken.add(id)
  const free = Object.values(own).filter(({ id }) => !taken.has(id))
  return rosterWith({ ...byId(free), ...game.types }, game)
}

/** Those of a server among some pieces, and whoever may stand in for them: what a game has to remember. */
export function ownAmong(ids: Iterable<string>, { own, game }: Roster): Types {
  const wanted = new Set(ids)
  const found: GamePiece[] = []
  for (const id of wanted) {
    const type = ownIn(own, id)
    if (!type) continue
    found.push(type)
    for (const partner of gameOf({ game }).armies?.partnersOf?.(type) ?? []) wanted.add(partner)
  }
  return byId(found)
}
