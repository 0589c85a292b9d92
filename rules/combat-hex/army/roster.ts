/**
 * The supplied figures. **This roster is the project's own**: no list of the published figures was at hand,
 * and none is copied. Known from the starter book, and kept: Aragorn has 6 action points, and his two
 * versions share the unique number 3; Gimli has 5 action points; Legolas shoots 4 dice at range 10; an
 * Uruk-hai has 5 movement points, endurance 4 and 2 life; an Orc warrior 4 movement points, 1 attack,
 * endurance 3 and 2 life; a Rohan warrior 1 attack, endurance 3, 2 life and at least 2 action points; the
 * Balrog costs 1500 points, has 12 movement points, 7 attacks, endurance 5, 8 life, 10 action points, shoots 7
 * dice at range 7 from a base of nine hexes, and is Large, Fearsome, a Flyer, Terrifying, with Volley Attack.
 * Every other number, every cost in points and every choice of ability was made here; the costs follow from
 * what each figure was worth in battles of random armies that the program played against itself.
 * Communities bring the figures that they own.
 */
import type { FigureType } from './figure.ts'
import { evilHeroes } from './roster/evil-heroes.ts'
import { evilWarriors } from './roster/evil-warriors.ts'
import { goodHeroes } from './roster/good-heroes.ts'
import { goodWarriors } from './roster/good-warriors.ts'

export const roster: readonly FigureType[] = [...goodHeroes, ...goodWarriors, ...evilHeroes, ...evilWarriors]

const byId: ReadonlyMap<string, FigureType> = new Map(roster.map(type => [type.id, type]))

/** A supplied figure by its id; undefined for any other text. */
export const figureType = (id: string): FigureType | undefined => byId.get(id)
