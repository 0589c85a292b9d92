import { describe, expect, it } from 'vitest'
import { blowInShort } from '../../../../../lambdas/discord/games/combat-hex/sayBlow.ts'
import { tellBattle } from '../../../../../lambdas/discord/games/combat-hex/tellBattle.ts'
import { combatHexWords } from '../../../../../lambdas/discord/games/combat-hex/words/index.ts'
import type { GameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { namesOf } from '../../../../../lambdas/discord/games/names.ts'
import { logMessage } from '../../../../../lambdas/discord/views/logMessage.ts'
import type { Locale, LogEntry } from '../../../../../lambdas/store/types.ts'
import { gatherBlows, ordersPolicy } from '../../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { fight, nextTurn } from '../../../../helpers/fight.ts'
import { type Placed, scenario } from '../../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>

/** Figures are called by their labels alone. */
const viewOf = (t: Table, locale: Locale = 'en'): GameView =>
  ({
    words: combatHexWords[locale],
    names: {
      ...namesOf({ seats: [{ name: 'Ada' }, { name: 'Bo' }] as never }, locale, seal(t.state)),
      figure: (label: string) => label,
      figures: (labels: readonly string[]) => labels.join(', '),
    },
    state: t.state,
    game: { seats: [{}, { orders: { mine: { armor: 'always' }, here: {} } }] },
    question: t.asked === 'over' ? undefined : t.question,
    locale,
    viewer: -1,
  }) as unknown as GameView

const tell = (t: Table, locale: Locale = 'en', most = Infinity) =>
  tellBattle(t.events, seal(viewOf(t, locale)), most)
/** The lines with plain spaces. */
const lines = (t: Table, locale: Locale = 'en') =>
  tell(t, locale).lines.map(line => line.replaceAll('\u202f', ' '))

/** A1 alone before B1; bystanders who keep the armies whole. */
const duel = {
  A1: { at: 'C5', facing: 'N', attacks: 4, ap: 1, life: 3 },
  B1: { at: 'C4', facing: 'S', attacks: 5, ap: 1, life: 3, endurance: 5 },
  A8: { at: 'A1' },
  A9: { at: 'A2' },
  B8: { at: 'L1' },
  B9: { at: 'L2' },
} satisfies Record<string, Placed>

describe('a combat is told as one block', () => {
  it('with who fights, dice a side, the dice with the hits first, what was converted and what each lost', () => {
    // Ada: 4 4 2 1, Bo: 6 5 3 3 1; both convert a hit.
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3])
    t.answer('A1')
    t.dice(5, 1, 2, 4, 3, 2, ...nextTurn).answer('B1')
    const at = lines(t).findIndex(line => line.startsWith('⚔️'))
    expect(lines(t).slice(at, at + 4)).toEqual([
      '⚔️ **A1** 4 dice ⚔ **B1** 5 dice',
      'Ada: **⚃⚃** ⚁⚀ 2 hits, 1 converted (A1 1 AP) · damage **⚄** ⚁⚀',
      'Bo: **⚅⚄** ⚂⚂⚀ 2 hits, 1 converted (B1 1 AP) · damage **⚃⚂** ⚁',
      '→ **A1 −2 (1 left)** · **B1 −1 (2 left)**',
    ])
    expect(lines(t, 'fr').slice(at, at + 4)).toEqual([
      '⚔️ **A1** 4 dés ⚔ **B1** 5 dés',
      'Ada : **⚃⚃** ⚁⚀ 2 touches, 1 convertie (A1 1 PA) · dégâts **⚄** ⚁⚀',
      'Bo : **⚅⚄** ⚂⚂⚀ 2 touches, 1 convertie (B1 1 PA) · dégâts **⚃⚂** ⚁',
      '→ **A1 −2 (reste 1)** · **B1 −1 (reste 2)**',
    ])
    expect(lines(t).join()).not.toMatch(/goes to|without effect|is over/)
  })

  it('as far as it has come while a question is open in its middle', () => {
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3])
    expect(t.asked).toBe('convert-hit 0')
    expect(lines(t).slice(-3)).toEqual([
      '⚔️ **A1** 4 dice ⚔ **B1** 5 dice',
      'Ada: **⚃⚃** ⚁⚀ 2 hits, 1 superficial',
      'Bo: **⚅⚄** ⚂⚂⚀',
    ])
  })

  it('with what was needed where nobody is hurt', () => {
    const t = fight({ ...duel, A1: { ...duel.A1, ap: 0 }, B1: { ...duel.B1, ap: 0 } }, [
      4,
      ...Array.from({ length: 8 }, () => 2),
      4,
      ...nextTurn,
    ])
    expect(lines(t)).toContain('→ nobody is hurt: ⚄ or more needed to hurt')
    expect(lines(t, 'fr')).toContain('→ personne n’est blessé : il fallait ⚄ ou plus pour blesser')
  })

  it('with what was used before the dice were counted, what softened a blow, and who fell', () => {
    const t = fight(
      {
        ...duel,
        A1: { ...duel.A1, ap: 2, abilities: ['armor:1'] },
        B1: { ...duel.B1, ap: 2, life: 1, endurance: 3, abilities: ['berserker:1'] },
      },
      [],
    )
    expect(t.asked).toBe('react 1')
    t.dice(4, 2, 2, 2, ...Array.from({ length: 6 }, () => 4), 6, 4, 2, 2, 2, 2, 2, ...nextTurn)
    t.answer('use B1 berserker', 'use A1 armor')
    const at = lines(t).findIndex(line => line.startsWith('⚔️'))
    expect(lines(t).slice(at, at + 5)).toEqual([
      '⚔️ **A1** 4 dice ⚔ **B1** 6 dice',
      '✨ B1 Berserker 1 AP',
      'Ada: **⚃** ⚁⚁⚁ 1 hit · damage **⚅**',
      'Bo: **⚃⚃⚃⚃⚃⚃** 6 hits · damage **⚃** ⚁⚁⚁⚁⚁',
      '→ **💀 B1 −1, falls** · **A1 unhurt** (🛡️ Armor 1 AP)',
    ])
    // Of many abilities a message tells as many as its line holds, and the log all.
    const many = t.events.flatMap(entry =>
      entry.event === 'activated' && entry.ability === 'berserker'
        ? Array.from({ length: 6 }, () => entry)
        : [entry],
    )
    const used = (most: number) =>
      tellBattle(many, seal(viewOf(t)), most).lines.find(line => line.startsWith('✨'))
    const one = '✨ B1 Berserker 1 AP'
    expect(used(Infinity)).toBe(Array.from({ length: 6 }, () => one).join(' · '))
    expect(used(40)).toBe(`${one} · ${one} · …`)
  })
})

describe('what the program decided for somebody', () => {
  const policy = ordersPolicy([{}, { armor: 'always' }])
  const decided = (t: Table, locale: Locale = 'en') => lines(t, locale).filter(line => line.startsWith('📜'))

  it('is one line with its reason', () => {
    const t = scenario({
      policy,
      phase: 'defence',
      figures: {
        ...duel,
        A1: { ...duel.A1, life: 9, ap: 3 },
        B1: { ...duel.B1, life: 9, ap: 3, endurance: 3, abilities: ['armor:1'] },
      },
    })
    t.dice(4, 4, 4, 1, 4, 2, 2, 2, 2, 6, 6, 6, 6, 6, 2, ...nextTurn).answer('done')
    if (t.asked.startsWith('turning')) t.answer('done')
    expect(t.told('converted')).toMatchObject([{ figure: 'A1' }])
    expect(decided(t)).toEqual([
      '📜 Decided for Ada: A1 superficial hits 1 AP (no order, as the program thinks best)',
      '📜 Decided for Bo: B1: Armor (1 AP) (Armor: always)',
    ])
    // Told anew, in the log or on a page, nobody learns what orders there are by now.
    const anew = { ...viewOf(t), knows: () => true, retold: false }
    const log = t.events.map((event, n) => ({ ...event, n })) as unknown as LogEntry[]
    const text = JSON.stringify(logMessage(anew, log))
    expect(text).toContain('Armor: always')
    expect(text).not.toContain('no order')
    expect(decided(t, 'fr')[0]).toBe(
      '📜 Décidé pour Ada : A1 touches superficielles 1 PA (sans ordre, au mieux selon le programme)',
    )
  })

  it('stays where five lines are full: the combat itself is told shorter', () => {
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3, 5, 1, 2, 4, 3, 2, ...nextTurn], {
      policy: ordersPolicy([{}, {}]),
    })
    const all = tell(t).lines.filter(line => line.startsWith('📜'))
    for (const most of [5, 4]) {
      const told = tell(t, 'en', most).lines
      expect(told.length).toBeLessThanOrEqual(most)
      for (const line of all) expect(told.join('\n')).toContain(line)
      expect(told.some(line => line.includes('A1 −2'))).toBe(true)
    }
  })

  it('is not said of the computer, which decides everything', () => {
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3, 5, 1, 2, 4, 3, 2, ...nextTurn], {
      policy: ordersPolicy([{}, {}]),
    })
    expect(decided(t)).not.toEqual([])
    const view = viewOf(t)
    const seats = [{ computer: 'recruit' }, { computer: 'captain' }]
    const told = tellBattle(t.events, seal({ ...view, game: { seats } as never }), Infinity).lines
    expect(told.filter(line => line.startsWith('📜'))).toEqual([])
  })

  it('is nothing of what a player in a combat decides who is asked there', () => {
    const t = fight(duel, [4, 1, 2, 4, 6, 3, 5, 1, 3, 5, 1, 2, 4, 3, 2, ...nextTurn], {
      policy: ordersPolicy([{}, {}]),
    })
    const told = (value: string) => {
      const orders = { mine: { everything: value }, here: {} }
      const view = { ...viewOf(t), game: { seats: [{ orders }, { orders }] } as never }
      return tellBattle(t.events, seal(view), Infinity).lines.filter(line => line.startsWith('📜'))
    }
    expect(told('ask-own')).not.toEqual([])
    expect(told('ask-combat')).toEqual([])
  })

  it('5.18 is nothing of what a player in their own phase decides', () => {
    const t = scenario({
      policy,
      figures: {
        A1: { at: 'C9', facing: 'N', shooting: { dice: 2, range: 9 }, ap: 2 },
        B1: { at: 'C3', life: 9 },
        A2: { at: 'A9' },
        B2: { at: 'L1' },
      },
    })
    t.dice(1, 2).answer('shoot A1 B1')
    expect(t.asked).toBe('convert-hit 0 B1')
    t.dice(6).answer('A1')
    expect(decided(t)).toEqual([])
  })
})

describe('a shot is told in one line', () => {
  const bow = { dice: 2, range: 9 }
  const shooting = (more: Partial<Placed> = {}) =>
    scenario({
      figures: {
        A1: { at: 'C9', facing: 'N', shooting: bow },
        A2: { at: 'A9' },
        B1: { at: 'C3', endurance: 4, ...more },
        B2: { at: 'L1' },
        B3: { at: 'L3' },
      },
    })

  it('with its dice and the loss', () => {
    const t = shooting().dice(2, 5, 6).answer('shoot A1 B1')
    expect(lines(t).at(-1)).toBe(
      '🏹 **A1** → **B1** (range 6): **⚄** ⚁ 1 hit · damage **⚅** → **B1 −1 (1 left)**',
    )
    expect(lines(t, 'fr').at(-1)).toBe(
      '🏹 **A1** → **B1** (portée 6) : **⚄** ⚁ 1 touche · dégâts **⚅** → **B1 −1 (reste 1)**',
    )
  })

  it('5.17 with what was needed to hit where nothing hit', () => {
    const t = shooting().dice(2, 4).answer('shoot A1 B1')
    expect(lines(t).at(-1)).toBe('🏹 **A1** → **B1** (range 6): ⚃⚁ → no effect: ⚄⚅ needed to hit')
    expect(lines(t, 'fr').at(-1)).toContain('→ sans effet : il fallait ⚄⚅ pour toucher')
  })

  it('5.20 with what was needed to hurt where the damage was too little', () => {
    const t = shooting().dice(2, 6, 3).answer('shoot A1 B1')
    expect(lines(t).at(-1)).toContain('damage ⚂ → no effect: ⚃ or more needed to hurt')
  })

  it('5.20 in short with its damage die, where a message would be too long', () => {
    const t = shooting()
    t.dice(6, 3, 3).answer('shoot A1 B1')
    const { blow } = gatherBlows(t.events).find(item => item.blow)!
    expect(blowInShort(blow!, seal(viewOf(t)))).toBe(
      '🏹 **A1** → **B1** (range 6): **⚅** ⚂ · damage ⚂ → no effect: ⚃ or more needed to hurt',
    )
  })

  it('apart from what another figure does afterwards', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C9', facing: 'N', shooting: bow },
        A2: { at: 'E9', facing: 'N', shooting: bow, ap: 1, abilities: ['expert-marksman:1'] },
        B1: { at: 'C3', endurance: 4 },
        B2: { at: 'L1' },
      },
    })
    t.dice(2, 6, 3).answer('shoot A1 B1', 'use A2 expert-marksman').dice(2, 2).answer('shoot A2 B1')
    expect(lines(t)).toHaveLength(3)
    expect(lines(t)[1]).toBe('✨ A2 uses Expert Marksman (1 AP)')
  })
})

describe('a message that would be too long', () => {
  /** Five pairs, each in a combat of its own, after moves and shots of everybody. */
  const columns = ['A', 'C', 'E', 'G', 'I']
  const war = () =>
    fight(
      Object.fromEntries(
        columns.flatMap((column, i) => [
          [`A${i + 1}`, { at: `${column}5`, facing: 'N', life: 9 }],
          [`B${i + 1}`, { at: `${column}4`, facing: 'S', life: 9 }],
        ]),
      ) as Record<string, Placed>,
      [],
    )

  it('never goes without its combats', () => {
    const t = war()
    t.dice(...columns.flatMap(() => [4, 2, 5]), ...nextTurn)
    t.defaultsWhile(q => q.kind === 'combat')
    const moved = Array.from({ length: 20 }, (_, i) => ({
      n: 1000 + i,
      turn: 1,
      phase: 'attack',
      event: 'moved',
      figure: `A${(i % 5) + 1}`,
      from: 'A1',
      path: ['A2'],
      facing: 'N',
      cost: 1,
      left: 0,
    })) as unknown as LogEntry[]
    const all = [...moved, ...t.events]
    for (const most of [40, 24, 16, 12, 9, 6, 3]) {
      const told = tellBattle(seal(all), seal(viewOf(t)), most)
      expect(told.lines.length + (told.missing ? 1 : 0)).toBeLessThanOrEqual(most)
      for (const column of columns.keys())
        expect(told.lines.join('\n'), `${most} lines`).toMatch(
          new RegExp(`\\*\\*A${column + 1}\\*\\* 1 die ⚔ \\*\\*B${column + 1}\\*\\* 1 die`),
        )
    }
    const middle = tellBattle(seal(all), seal(viewOf(t)), 24).lines
    // Moves come together before anything of a combat goes.
    expect(middle.filter(line => line.startsWith('🥾'))).toHaveLength(1)
    expect(middle.join('\n')).toContain('damage')
  })

  it('goes as it is where it fits', () => {
    expect(tell(war(), 'en', 12).missing).toBe(false)
  })
})
