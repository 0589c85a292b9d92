import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../rules/board/board.ts'
import type { Game } from '../../../../rules/combat-hex/battle/game.ts'
import { inZone, isThreatened } from '../../../../rules/combat-hex/battle/points/zones.ts'
import type { PhaseAct } from '../../../../rules/combat-hex/battle/verbs/verb.ts'
import type { Ability, RuleBook } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import {
  keyOf,
  type Layout,
  layouts,
  playLayout,
  type Soldier,
  standsOn,
  zoneOf,
} from '../../../helpers/layout.ts'
import { disc } from '../../../helpers/position.ts'
import { many } from '../../../helpers/thorough.ts'

/** A book in which whoever could answer that its zone is entered or left only looks at the board. */
function watched(book: RuleBook, look: (g: Game) => void): RuleBook {
  const spy = (ability: Ability): Ability => ({
    ...ability,
    may(g) {
      look(g)
      return { code: 'only-itself' }
    },
  })
  return {
    ...book,
    abilities: {
      ...book.abilities,
      repel: { ...spy(tournament.abilities.repel), id: 'repel' },
      stalwart: { ...spy(tournament.abilities.stalwart), id: 'stalwart' },
    },
  }
}

/** Enemies in everybody's danger zone, and who stands in one, from the words of 4.09 and 4.10. */
function slowZones(layout: Layout) {
  const { soldiers } = layout
  const enemiesIn = (one: Soldier) => {
    const zone = zoneOf(layout, one)
    return soldiers.flatMap((other, i) =>
      other.owner !== one.owner && standsOn(other).some(hex => zone.includes(keyOf(hex))) ? [i] : [],
    )
  }
  const met = soldiers.map(enemiesIn)
  return { met, threatened: soldiers.map((_, i) => met.some(list => list.includes(i))) }
}

const scene = fc.record({
  layout: layouts(3),
  ability: fc.constantFrom('none', 'sneak', 'sneak', 'flyer'),
  /** over one of these, where it can */
  over: fc.constantFrom(0, 1),
  which: fc.nat(1000),
})

/** Chance does not always lead somebody over a hex before an enemy: here it does. */
const sure = (over: 0 | 1, which: number) => ({
  layout: {
    hexes: disc(3),
    sides: [],
    barred: [],
    soldiers: [
      { hex: { q: 1, r: -1 }, facing: 0, owner: 0, base: 'single' },
      { hex: { q: 0, r: 0 }, facing: 3, owner: over, base: 'single' },
      { hex: { q: 0, r: -1 }, facing: 3, owner: 1, base: 'single' },
    ],
  } satisfies Layout,
  ability: 'sneak' as const,
  over,
  which,
})

/** A rider's way that leads through the hex in which it ends, on to an enemy, and back. */
const backAgain = {
  layout: {
    hexes: disc(3),
    sides: [],
    barred: [],
    soldiers: [
      { hex: { q: -3, r: 0 }, facing: 0, owner: 0, base: 'cavalry' },
      { hex: { q: 1, r: 1 }, facing: 0, owner: 1, base: 'single' },
      { hex: { q: -1, r: 3 }, facing: 0, owner: 1, base: 'single' },
      { hex: { q: 0, r: 0 }, facing: 0, owner: 1, base: 'single' },
    ],
  } satisfies Layout,
  ability: 'sneak' as const,
  over: 1 as const,
  which: 0,
}

describe.each([tournament, classic])('who stands in whose danger zone, $id', book => {
  it('4.09 4.10 is what a slow reading finds, wherever somebody is on its way, over others too', () => {
    const met = { nobody: 0, friend: 0, enemy: 0 }
    fc.assert(
      fc.property(scene, ({ layout, ability, over, which }) => {
        const watching: { look: (g: Game) => void } = { look: () => {} }
        const { table, ids, label } = playLayout(
          layout,
          i => ({
            life: 99,
            ap: 9,
            movement: 6,
            abilities: i ? ['repel:1', 'stalwart:1'] : ability === 'none' ? [] : [`${ability}:0`],
          }),
          { book: watched(book, g => watching.look(g)) },
        )
        const hexes = new Map(layout.hexes.map(hex => [parseCell(table.board, label(hex))!, hex]))
        const [mover, ...others] = layout.soldiers
        const use = `use ${ids[0]} sneak`
        if (table.legal(use).length) table.answer(use)
        const held = new Map(others.flatMap(one => standsOn(one).map(hex => [label(hex), one.owner])))
        // Named hex by hex: what is listed leads round others where that is no dearer.
        const crossing = [...held].flatMap(([hex, owner]) =>
          owner === over ? layout.hexes.map(next => `move ${ids[0]} ${hex}-${label(next)}`) : [],
        )
        const legal = crossing.filter(walk => table.question.space.check(walk).ok)
        const walks = legal.length ? legal : table.legal(`move ${ids[0]} `)
        const walk = walks[which % walks.length]
        fc.pre(walk !== undefined)
        const checked = table.question.space.check(walk)
        const act = checked.ok && (checked.value as PhaseAct)
        const steps = act && act.verb === 'move' ? act.path.length : 0
        watching.look = g => {
          const { at, facing } = g.battle.figures.find(({ id }) => id === ids[0])!
          const hex = hexes.get(at)!
          // On its way it is its front hex alone (8.10c). The way may lead twice through the hex in which it ends.
          const { entered } = g.activation!
          const onItsWay = entered > 0 && entered < steps
          const now = { ...mover!, hex, facing, ...(onItsWay && { base: 'single' as const }) }
          const slow = slowZones({ ...layout, soldiers: [now, ...others] })
          const figures = ids.map(id => g.battle.figures.find(figure => figure.id === id)!)
          expect(
            figures.map(figure =>
              inZone(g, figure)
                .map(({ id }) => ids.indexOf(id))
                .sort(),
            ),
          ).toEqual(slow.met.map(list => [...list].sort()))
          expect(figures.map(figure => isThreatened(g, figure))).toEqual(slow.threatened)
          const owner = onItsWay ? held.get(label(hex)) : undefined
          met[owner === undefined ? 'nobody' : owner === 0 ? 'friend' : 'enemy']++
        }
        table.dice(...Array.from({ length: 60 }, () => 2))
        table.answer(walk)
      }),
      {
        numRuns: many(400, 100),
        examples: [
          ...([0, 1] as const).flatMap(over =>
            [0, 1, 2, 3, 4].map((which): [ReturnType<typeof sure>] => [sure(over, which)]),
          ),
          [backAgain],
        ],
      },
    )
    expect(met.nobody).toBeGreaterThan(0)
    expect(met.friend).toBeGreaterThan(0)
    expect(met.enemy).toBeGreaterThan(0)
  })
})
