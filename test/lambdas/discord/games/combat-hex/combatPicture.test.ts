import { describe, expect, it } from 'vitest'
import { combatPicture } from '../../../../../lambdas/discord/games/combat-hex/combatPicture.ts'
import { tellBattle } from '../../../../../lambdas/discord/games/combat-hex/tellBattle.ts'
import type { CombatHexView } from '../../../../../lambdas/discord/games/combat-hex/view.ts'
import { combatHexWords } from '../../../../../lambdas/discord/games/combat-hex/words/index.ts'
import { namesOf } from '../../../../../lambdas/discord/games/names.ts'
import type { Entry } from '../../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { drawn } from '../../../../helpers/drawn.ts'
import { fight, nextTurn } from '../../../../helpers/fight.ts'
import { type Placed, type scenario } from '../../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>

const viewOf = (t: Table): CombatHexView =>
  ({
    words: combatHexWords.en,
    names: namesOf({ seats: [{ name: 'Ada' }, { name: 'Bo' }] as never }, 'en', seal(t.state)),
    state: t.state,
    game: { seats: [{}, {}] },
    question: t.asked === 'over' ? undefined : t.question,
    locale: 'en',
    viewer: -1,
  }) as unknown as CombatHexView

/** A1 alone before B1, who falls where it loses 3. */
const duel = {
  A1: { at: 'C5', facing: 'N', attacks: 4, ap: 1, life: 3 },
  B1: { at: 'C4', facing: 'S', attacks: 5, ap: 1, life: 1, endurance: 5 },
  A8: { at: 'A1' },
  A9: { at: 'A2' },
  B8: { at: 'L1' },
  B9: { at: 'L2' },
} satisfies Record<string, Placed>

describe('the card of a combat', () => {
  it('says first who falls, then shows the dice of each side, and who converted', () => {
    // Ada: 4 4 2 1, Bo: 6 5 3 3 1; both convert a hit.
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3])
    t.answer('A1')
    expect(combatPicture(viewOf(t), t.events)).toBeUndefined()
    t.dice(5, 1, 2, 4, 3, 2, ...nextTurn).answer('B1')
    const view = viewOf(t)
    const picture = drawn('combat-hex', 'fights', combatPicture(view, t.events))
    const [combat] = picture.fights.combats
    expect(combat?.outcomes.map(({ name, fate, fallen }) => `${name}: ${fate}, ${fallen}`)).toEqual([
      expect.stringMatching(/^B1 .*: falls, true$/),
      expect.stringMatching(/^A1 .*: loses 2, 1 left, false$/),
    ])
    const said = combat?.sides.map(({ name, dice, hits, converted, damage }) => ({
      name,
      dice: dice.map(({ face, counts }) => (counts ? face : -face)),
      hits,
      converted,
      damage: damage.map(({ face, counts }) => (counts ? face : -face)),
    }))
    expect(said).toEqual([
      {
        name: 'Ada',
        dice: [4, 4, -2, -1],
        hits: '2 hits',
        converted: ['1 converted (A1 1 AP)'],
        damage: [5, -2, -1],
      },
      {
        name: 'Bo',
        dice: [6, 5, -3, -3, -1],
        hits: '2 hits',
        converted: ['1 converted (B1 1 AP)'],
        damage: [4, 3, -2],
      },
    ])
    // The words that stand for it tell the outcome first too, and every die.
    expect(picture.alt).toMatch(/^💀 B1 −1, falls.*Ada: ⚃⚃ ⚁⚀ 2 hits, 1 converted \(A1 1 AP\)/)
    // Beside it one line is enough.
    const { lines } = tellBattle(t.events, view, 5, true)
    expect(lines.filter(line => line.startsWith('⚔️'))).toEqual([
      '⚔️ **A1** ⚔ **B1** → **💀 B1 −1, falls** · **A1 −2 (1 left)**',
    ])
  })

  it('leaves to words what is not over yet', () => {
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3])
    const { lines } = tellBattle(t.events, viewOf(t), 5, true)
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^⚔️ .*4 dice ⚔ .*5 dice$/),
      'Ada: **⚃⚃** ⚁⚀ 2 hits, 1 superficial',
      'Bo: **⚅⚄** ⚂⚂⚀',
    ])
  })
})

describe('who moves first', () => {
  const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3])
  t.answer('A1')
  t.dice(5, 1, 2, 4, 3, 2, ...nextTurn).answer('B1')
  const view = viewOf(t)
  const fought = t.events.filter(entry => entry.event !== 'rolled' || entry.for !== 'strategy')
  const rolled = (turn: number) =>
    [
      { n: 1, turn, phase: 'strategy', event: 'rolled', for: 'strategy', by: 0, first: 0, faces: [6] },
      { n: 2, turn, phase: 'strategy', event: 'rolled', for: 'strategy', by: 1, first: 1, faces: [1] },
      { n: 3, turn, phase: 'strategy', event: 'attacker-chosen', by: 0, attacker: 1 },
    ] as Entry[]

  it('is told whatever else has to be left out', () => {
    for (const most of [1, 2, 3])
      for (const drawn of [false, true]) {
        const said = tellBattle([...rolled(2), ...fought, ...rolled(3)], view, most, drawn).lines.join()
        expect(
          said.match(/Strategy roll: Ada ⚅, Bo ⚀ – Ada won the strategy roll; Bo is the attacker/g),
        ).toHaveLength(2)
      }
  })

  it('is explained in the first turn, and not again', () => {
    const [first, second] = [1, 2].map(turn => tellBattle(rolled(turn), view, 5).lines.join())
    expect(first).toMatch(/is the attacker \(attacker = moves first this turn\)$/)
    expect(second).toMatch(/is the attacker$/)
  })
})
