import { describe, expect, test } from 'vitest'
import type { Trait } from '../../../../rules/combat-hex/army/figure.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { fatesInCombat, outlook } from '../../../../rules/combat-hex/computer/exchange.ts'
import { type Scene, scenario } from '../../../helpers/scenario.ts'

const gameWith = (figures: Scene['figures'], more: Partial<Scene> = {}) =>
  scenario({ figures, phase: 'attack', ...more }).game

/** Every throw of so many dice of which each takes a life with this chance, one after the other. */
function byThrows(dice: number, chance: number, life: number): { lost: number; dead: number } {
  let lost = 0
  let dead = 0
  for (let throws = 0; throws < 2 ** dice; throws++) {
    const hits = Array.from({ length: dice }, (_, die) => (throws >> die) & 1).filter(Boolean).length
    const share = chance ** hits * (1 - chance) ** (dice - hits)
    lost += share * Math.min(hits, life)
    if (hits >= life) dead += share
  }
  return { lost, dead }
}

describe('what the combats should cost', () => {
  // Endurance 4 falls to three faces in six, and three faces hit: a die takes a life one time in four.
  test('6.08 is what all throws of the dice come to', () => {
    const g = gameWith({
      A1: { at: 'C5', facing: 'N', attacks: 3 },
      B1: { at: 'C4', facing: 'S', endurance: 4 },
    })
    const [a, b] = g.battle.figures
    const expected = byThrows(3, 1 / 4, 2)
    expect(fatesInCombat(g).get(b!)!.lost).toBeCloseTo(expected.lost)
    expect(fatesInCombat(g).get(b!)!.dead).toBeCloseTo(expected.dead)
    expect(fatesInCombat(g).get(a!)!.lost).toBeCloseTo(byThrows(1, 1 / 3, 2).lost)
  })

  test('6.23 counts the die more of an attack from behind, and that nobody strikes back', () => {
    const g = gameWith({ A1: { at: 'C5', facing: 'N' }, B1: { at: 'C4', facing: 'N', endurance: 4 } })
    const [a, b] = g.battle.figures
    expect(fatesInCombat(g).get(b!)!.lost).toBeCloseTo(byThrows(2, 1 / 4, 2).lost)
    expect(fatesInCombat(g).get(a!)).toBeUndefined()
  })

  test('goes on to the next with dice that the first does not need', () => {
    const g = gameWith({
      A1: { at: 'C5', facing: 'N', attacks: 2 },
      B1: { at: 'C4', facing: 'N', endurance: 4, life: 1, points: 90 },
      B2: { at: 'D4', facing: 'N', endurance: 4, life: 1, points: 10 },
    })
    const [, dear, cheap] = g.battle.figures
    const fates = fatesInCombat(g)
    const dice = 4
    expect(fates.get(dear!)!.dead).toBeCloseTo(byThrows(dice, 1 / 4, 1).dead)
    expect(fates.get(cheap!)!.dead).toBeCloseTo(byThrows(dice, 1 / 4, 2).dead)
  })

  test('6.10 counts the dice that action points can buy', () => {
    const fallen = (ap: number) => {
      const g = gameWith({
        A1: { at: 'C5', facing: 'N', attacks: 2, ap },
        B1: { at: 'C4', facing: 'N', endurance: 4, life: 1 },
      })
      return fatesInCombat(g).get(g.battle.figures[1]!)!.dead
    }
    // From behind it throws three; of a hit for certain two more can be hoped for, of a wound for certain one besides.
    expect(fallen(0)).toBeCloseTo(byThrows(3, 1 / 4, 1).dead)
    expect(fallen(1)).toBeCloseTo(byThrows(4, 1 / 4, 1).dead)
    expect(fallen(3)).toBeCloseTo(byThrows(4, 1 / 4, 1).dead)
    expect(fallen(1)).toBeGreaterThan(fallen(0))
  })

  test('adds up what two of three sides do to the third', () => {
    const figures: Scene['figures'] = {
      A1: { at: 'C4', facing: 'S', endurance: 4, life: 1, attacks: 0 },
      B1: { at: 'C5', facing: 'N' },
      C1: { at: 'B4', facing: 'NE' },
    }
    const g = gameWith(figures, { book: classic, order: [0, 1, 2], mover: 0 })
    const alone = gameWith(
      { A1: figures.A1!, B1: figures.B1!, C1: { at: 'K9' } },
      { book: classic, order: [0, 1, 2], mover: 0 },
    )
    const dead = (game: typeof g) => fatesInCombat(game).get(game.battle.figures[0]!)!.dead
    expect(dead(alone)).toBeGreaterThan(0)
    expect(dead(g)).toBeGreaterThan(dead(alone) * 1.3)
  })
})

describe('what a position is worth', () => {
  const worth = (figures: Scene['figures'], more: Partial<Scene> = {}) => {
    const [own, other] = outlook(gameWith(figures, more))
    return own! - other!
  }
  const apart: Scene['figures'] = {
    A1: { at: 'C2', ap: 4 },
    A2: { at: 'D2' },
    B1: { at: 'C9', ap: 4 },
    B2: { at: 'D9' },
  }
  const changed = (change: Scene['figures'][string]) => ({ ...apart, A1: { ...apart.A1!, ...change } })

  test('is nothing where both have the same, and less with each life and action point that is gone', () => {
    for (const points of [500, 1500]) {
      expect(worth(apart, { points })).toBeCloseTo(0)
      expect(worth(changed({ at: 'C2', lifeNow: 1 }), { points })).toBeLessThan(0)
      expect(worth(changed({ at: 'C2', apNow: 1 }), { points })).toBeLessThan(0)
    }
  })

  test('is more with each die of shooting', () => {
    const archer = (dice: number) => ({ at: 'C2', shooting: { dice, range: 8 } }) as Scene['figures'][string]
    expect(worth(changed(archer(2)), { points: 500 })).toBeGreaterThan(
      worth(changed(archer(1)), { points: 500 }),
    )
    expect(worth(changed(archer(1)), { points: 500 })).toBeGreaterThan(0)
  })

  test('is more when the battle is won than when it is as good as won', () => {
    const nearly = gameWith(
      {
        A1: { at: 'C2', points: 200 },
        A2: { at: 'D2', points: 200 },
        B1: { at: 'K9', lifeNow: 1, points: 10 },
      },
      { points: 500 },
    )
    const [going, other] = outlook(nearly)
    const over = (winner: number | null) => {
      nearly.battle.result = { winner, reason: 'ring', rule: '9.14', score: [6, 0] }
      const [own, theirs] = outlook(nearly)
      return own! - theirs!
    }
    const now = going! - other!
    expect(over(0) - now).toBeCloseTo(1.5 * 500)
    expect(over(1) - now).toBeCloseTo(-1.5 * 500)
    expect(over(null)).toBeCloseTo(now)
  })

  test('3.03 whoever found no room is lost by the classic book, and was never there by the other', () => {
    const behind = { at: '', condition: 'left-behind' } as const
    const figures: Scene['figures'] = {
      A1: { at: 'C2' },
      A2: { at: 'D2' },
      A3: behind,
      A4: behind,
      B1: { at: 'C9' },
      B2: { at: 'D9' },
    }
    expect(worth(figures, { points: 1000, book: classic })).toBeCloseTo(-1.5 * 1000)
    expect(worth(figures, { points: 1000 })).toBeCloseTo(0)
  })

  test('7.05 is who stands, and nothing else, when the last turn ends', () => {
    const last = { turn: 14, lastTurn: 14 }
    expect(worth(changed({ at: 'C2', lifeNow: 1, apNow: 0 }), last)).toBeCloseTo(0)
    expect(worth({ ...apart, A3: { at: 'E2' } }, last)).toBeGreaterThan(0)
  })

  test('9.14 is the battle where the bearer of the Ring is likely to fall', () => {
    const met = (traits: readonly Trait[]): Scene['figures'] => ({
      A1: { at: 'C5', facing: 'N', life: 1, endurance: 4, traits },
      A2: { at: 'I9' },
      B1: { at: 'C4', facing: 'S', attacks: 3 },
    })
    const fates = fatesInCombat(gameWith(met(['ring-bearer'])))
    const dead = [...fates].find(([{ id }]) => id === 'A1')![1].dead
    expect(dead).toBeCloseTo(byThrows(3, 1 / 4, 1).dead)
    const battle = 1.5 * 500
    expect(worth(met([]), { points: 500 }) - worth(met(['ring-bearer']), { points: 500 })).toBeCloseTo(
      dead * battle,
    )
  })

  test('7.01, 7.03 it is also where so many are likely to fall that a side is beaten', () => {
    const met = (traits: readonly Trait[], others: Scene['figures']): Scene['figures'] => ({
      A1: { at: 'C5', facing: 'N', life: 1, endurance: 4, traits },
      ...others,
      B1: { at: 'C4', facing: 'S', attacks: 3 },
      B2: { at: 'K9' },
      B3: { at: 'L9' },
    })
    /** what it costs besides that the battle is lost with A1 */
    const more = (points: number, others: Scene['figures']) =>
      worth(met([], others), { points }) - worth(met(['ring-bearer'], others), { points })
    const dead = byThrows(3, 1 / 4, 1).dead
    // Of three, two have to fall in a full battle, and all in a small one.
    expect(more(1500, { A2: { at: 'I9' }, A3: { at: 'I2' } })).toBeCloseTo(dead * 1.5 * 1500)
    expect(more(1500, { A2: { at: 'I9' } })).toBeCloseTo(0)
    expect(more(500, { A2: { at: 'I9' } })).toBeCloseTo(dead * 1.5 * 500)
    expect(more(500, {})).toBeCloseTo(0)
  })

  test('7.02 it is the battle, by points, where both sides are beaten at once', () => {
    const fallen = { at: '', condition: 'removed' } as const
    const left = (points: number, more: Scene['figures'] = {}): Scene['figures'] => ({
      A1: { at: 'C2', points },
      A2: fallen,
      ...more,
      B1: { at: 'C9', points: 100 },
      B2: fallen,
    })
    // One of two is left of each: that is the end of it.
    expect(worth(left(110), { points: 1500 }) - worth(left(90), { points: 1500 })).toBeGreaterThan(2 * 1500)
    expect(worth(left(100), { points: 1500 })).toBeCloseTo(0)
    // In a small battle, or where one side has enough figures left, points are only points.
    expect(worth(left(110), { points: 500 }) - worth(left(90), { points: 500 })).toBeLessThan(100)
    const enough = { A3: { at: 'E2' } }
    const gain = worth(left(110, enough), { points: 1500 }) - worth(left(90, enough), { points: 1500 })
    expect(gain).toBeLessThan(100)
  })

  test('9.14 points do not save whoever loses the bearer of the Ring', () => {
    const fallen = { at: '', condition: 'removed' } as const
    const met = (points: number, traits: readonly Trait[]): Scene['figures'] => ({
      A1: { at: 'C5', facing: 'N', life: 1, endurance: 4, points, traits },
      A2: fallen,
      B1: { at: 'C4', facing: 'S', attacks: 3, life: 9 },
      B2: fallen,
    })
    const lives = 1 - byThrows(3, 1 / 4, 1).dead
    const none = worth(met(400, []), { points: 1500 })
    // Either side is beaten: only while A1 lives can its points decide.
    const most = 2 * lives * 1.5 * 1500 - 1.5 * 1500
    const bearer = worth(met(400, ['ring-bearer']), { points: 1500 })
    expect(bearer).toBeLessThan(most + 900)
    expect(none).toBeGreaterThan(bearer)
  })

  test('7.02 whoever is more likely to be ahead on points then is so much better off', () => {
    const met = (points: number): Scene['figures'] => ({
      A1: { at: 'C5', facing: 'N', life: 1, endurance: 4 },
      A2: { at: 'I9', points },
      A3: { at: '', condition: 'removed' },
      B1: { at: 'C4', facing: 'S', attacks: 3, life: 1, endurance: 4 },
      B2: { at: 'I2', points: 50 },
      B3: { at: '', condition: 'removed' },
    })
    const dead = byThrows(3, 1 / 4, 1).dead * byThrows(1, 1 / 4, 1).dead
    // If both fall who meet, those far away decide it.
    const swing = worth(met(90), { points: 1500 }) - worth(met(10), { points: 1500 })
    expect(swing).toBeGreaterThan(dead * 1.5 * 1500 * 0.8)
    expect(swing).toBeLessThan(dead * 1.5 * 1500 * 2 + 100)
  })
})
