import { beforeEach, describe, expect, it } from 'vitest'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import type { CombatHexState } from '../../../rules/combat-hex/battle/state.ts'
import { figureType } from '../../../rules/combat-hex/index.ts'
import { boardById, parseCell } from '../../../rules/index.ts'
import { type Placing, placeFigures } from './placeFigures.ts'
import {
  labelsOf,
  makeTestServer,
  type Person,
  questionOf,
  selectsOf,
  startBattle,
  stateOf,
  type TestServer,
  textOf,
} from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person

const stage = (...placed: [Record<string, Placing>, CombatHexState['phase']?]) =>
  placeFigures(server, ...placed)

const far: Record<string, Placing> = { B8: ['uruk-hai', 'X1'], B9: ['uruk-hai', 'X16'] }
const figure = (id: string) => stateOf(server).figures.find(f => f.id === id)!
const use = (options: Record<string, string | boolean>, who = alice) => who.command('use', options)

beforeEach(async () => {
  server = makeTestServer()
  ;({ alice, bob } = await startBattle(server))
})

describe('/use', () => {
  it('shows what an ability does and costs, and counts only when confirmed', async () => {
    await stage({ A1: ['legolas', 'B8'], ...far })
    const shown = await use({ figure: 'A1', ability: 'fast' })
    expect(textOf(shown)).toContain('please confirm')
    expect(textOf(shown)).toContain('Fast')
    expect(textOf(shown)).toContain('(1 AP)')
    expect(labelsOf(shown)).toEqual(expect.arrayContaining(['Confirm', 'Cancel']))
    expect(figure('A1').ap).toBe(5)
    await alice.click(shown, 'Confirm')
    expect(figure('A1')).toMatchObject({ ap: 4, used: [0] })
  })

  it('at once with now:true, by name, in French as well', async () => {
    await stage({ A1: ['legolas', 'B8'], ...far })
    await use({ figure: 'legolas', ability: 'Rapidité', now: true })
    expect(figure('A1').ap).toBe(4)
  })

  it('takes whom it is used on, and needs no name where there is one alone', async () => {
    await stage({
      A1: ['gandalf', 'B8'],
      A2: ['aragorn', 'B7', { ap: 1 }],
      A3: ['gimli', 'B9', { ap: 2 }],
      ...far,
    })
    const which = await use({ figure: 'A1', ability: 'invigorate' })
    expect(textOf(which)).toContain('8.14')
    const shown = await use({ figure: 'A1', ability: 'invigorate', target: 'gimli' })
    expect(textOf(shown)).toContain('A3 Gimli')
    await stage({ A1: ['gandalf', 'B8'], A2: ['aragorn', 'B7', { ap: 1 }], ...far })
    await use({ figure: 'A1', ability: 'invigorate', now: true })
    expect(figure('A1').used).not.toEqual([])
  })

  it('copies: the ability that is printed, and the one it stands for', async () => {
    await stage({ A1: ['gandalf', 'B8'], ...far, B1: ['grishnakh', 'X8'] })
    expect(await alice.typing('use', 'ability', 'steal', { figure: 'A1' })).toContain('steal-essence fast')
    await use({ figure: 'A1', ability: 'steal-essence fast', now: true })
    expect(figure('A1').marks).toMatchObject([{ ability: 'fast' }])
  })

  it.each([
    ['8.01', { figure: 'A1', ability: 'ward' }, /no ability/],
    ['8.01', { figure: 'A1', ability: 'dancing' }, /no ability/],
    ['8.06', { figure: 'A2', ability: 'fast' }, /already/],
    ['8.02', { figure: 'A3', ability: 'fast' }, /AP/],
    ['8.28', { figure: 'A4', ability: 'battle-cry' }, /cannot be used now/],
  ])('refuses with the rule %s: %o', async (rule, options, said) => {
    await stage({
      A1: ['legolas', 'B8'],
      A2: ['legolas', 'B6', { used: [0] }],
      A3: ['legolas', 'B4', { ap: 0 }],
      A4: ['aragorn', 'B10'],
      ...far,
    })
    const version = server.game().version
    for (const now of [true, false]) {
      const reply = await use({ ...options, now })
      expect(textOf(reply)).toContain(rule)
      expect(textOf(reply)).toMatch(said)
    }
    expect(server.game().version).toBe(version)
  })

  it('refuses where no ability can be used, and other people’s figures', async () => {
    await stage({ A1: ['legolas', 'B8'], ...far })
    expect(textOf(await use({ figure: 'B8', ability: 'fast', now: true }))).toContain('not yours')
    expect(textOf(await use({ figure: 'A1', ability: 'fast', now: true }, bob))).toContain('turn')
    await alice.command('done', {})
    if (questionOf(server).kind === 'turning')
      expect(textOf(await use({ figure: 'A1', ability: 'fast', now: true }))).toContain(
        'No ability can be used',
      )
  })

  it('completes figures, abilities, targets and hexes from what is legal', async () => {
    await stage({
      A1: ['gandalf', 'B8'],
      A2: ['aragorn', 'B7', { ap: 1 }],
      A3: ['rohan-warrior', 'A1'],
      A4: ['rohan-archer', 'C8'],
      ...far,
    })
    expect(await alice.typing('use', 'figure')).toEqual(expect.arrayContaining(['A1']))
    expect(await alice.typing('use', 'figure')).not.toContain('A3')
    expect(await alice.typing('use', 'ability', '', { figure: 'A1' })).toContain('invigorate')
    expect(await alice.typing('use', 'target', '', { figure: 'A1', ability: 'invigorate' })).toEqual(['A2'])
    expect(await alice.typing('use', 'at', '', { figure: 'A1', ability: 'invigorate' })).toEqual([])
  })

  it('uses an ability of the strategy phase, and answers with one, previewed as well', async () => {
    await stage(
      { A1: ['aragorn', 'B8', { facing: 1 }], ...far, B1: ['uruk-hai', 'C9', { facing: 4 }] },
      'defence',
    )
    await alice
      .command('orders set', { topic: 'react', value: 'ask me', scope: 'game' })
      .catch(() => undefined)
    await bob.command('move', { figure: 'B1', to: 'C8', now: true })
    if (questionOf(server).kind === 'react') {
      const shown = await use({ figure: 'A1', ability: 'repel' })
      expect(textOf(shown)).toContain('Repel')
      await alice.click(shown, 'Confirm')
    }
    // By order or by hand, it was used.
    expect(figure('A1').used).not.toEqual([])
  })
})

describe('whoever is carried', () => {
  const carried: Placing = ['rohan-archer', 'B7', { carried: { by: 'A1', seat: 0 } }]

  it('8.42 is taken up by /use and steps down by /use with a hex, or by /move', async () => {
    await stage({ A1: ['ent', 'B9', { facing: 0 }], A2: ['rohan-archer', 'A9'], ...far })
    expect(await alice.typing('use', 'target', '', { figure: 'A1', ability: 'ent-carry' })).toEqual(['A2'])
    await use({ figure: 'A1', ability: 'ent-carry', now: true })
    expect(figure('A2').carried).toEqual({ by: 'A1', seat: 0 })
    expect(await alice.typing('use', 'ability', '', { figure: 'A2' })).toContain('ent-carry')
    const hexes = await alice.typing('use', 'at', '', { figure: 'A2', ability: 'ent-carry' })
    expect(hexes.length).toBeGreaterThan(3)
    const shown = await use({ figure: 'A2', ability: 'ent-carry', at: String(hexes[0]) })
    expect(textOf(shown)).toContain(`step down to ${hexes[0]}`)
    const moved = await alice.command('move', { figure: 'A2', to: String(hexes[1]), facing: 'S' })
    expect(textOf(moved)).toContain(`step down to ${hexes[1]}`)
    await alice.click(moved, 'Confirm')
    expect(figure('A2')).toMatchObject({ facing: 3 })
    expect(figure('A2').carried).toBeUndefined()
  })

  it('8.42 steps down from its own card', async () => {
    await stage({ A1: ['ent', 'B9', { facing: 0 }], A2: [carried[0], 'B8', carried[2]], ...far })
    const status = await alice.command('game status')
    const card = await alice.choose(status, 'Choose a figure', 'A2')
    const select = selectsOf(card).find(({ placeholder }) => placeholder.startsWith('Step down'))!
    const preview = await alice.choose(card, 'Step down', select.options[0]!.value)
    await alice.click(preview, 'Confirm')
    expect(figure('A2').carried).toBeUndefined()
  })
})

describe('leaving the board', () => {
  it('9.14 has a button on the bearer’s card at the far edge, and nowhere else', async () => {
    await stage({ A1: ['frodo', 'X8'], A2: ['merry', 'X5'], A3: ['frodo', 'B8'], ...far })
    const card = async (id: string) => alice.choose(await alice.command('game status'), 'Choose a figure', id)
    const buttons = labelsOf(await card('A1'))
    expect(buttons.some(label => label.includes('leaves the board'))).toBe(true)
    for (const id of ['A2', 'A3'])
      expect(labelsOf(await card(id)).some(label => label.includes('leaves the board'))).toBe(false)
    await alice.click(await card('A1'), buttons.find(label => label.includes('leaves the board'))!)
    expect(stateOf(server).result).toMatchObject({ winner: 0, rule: '9.14' })
  })
})

describe('/move past enemies', () => {
  const giant: Placing = ['boromir', 'W9', {}, { movement: 6, abilities: [{ id: 'large', cost: 0 }] }]

  it('4.03 offers the way round beside the short one, and run and facing stay', async () => {
    await stage({ A1: giant, B1: ['uruk-hai', 'V7', { facing: 1 }], ...far })
    const short = await alice.command('move', { figure: 'A1', to: 'W6', facing: 'SE', run: 'W5' })
    expect(textOf(short)).toContain('W9 → W8 → W7 → W6')
    expect(textOf(short)).toContain('free attack of B1')
    const round = await alice.click(short, 'Go round: 4 MP, no free attack')
    expect(textOf(round)).toContain('please confirm')
    expect(textOf(round)).toContain('X8')
    expect(textOf(round)).toContain('runs to W5')
    expect(textOf(round)).not.toContain('free attack of')
    expect(labelsOf(round).some(label => label.startsWith('Go round'))).toBe(false)
    await alice.click(round, 'Confirm')
    expect(figure('A1').life).toBe(figureType('boromir')!.life)
    expect(figure('A1')).toMatchObject({ at: parseCell(boardById('the-marsh')!, 'W5'), facing: 2 })
  })

  it('4.03 has no such button where the short way is harmless', async () => {
    await stage({ A1: giant, ...far })
    const shown = await alice.command('move', { figure: 'A1', to: 'W6' })
    expect(labelsOf(shown)).toEqual(expect.arrayContaining(['Confirm', 'Cancel']))
    expect(labelsOf(shown).some(label => label.startsWith('Go round'))).toBe(false)
  })

  it('4.03 says in both languages what the way round costs', () => {
    expect(combatHexWords['en'].says.goRound(5, false)).toBe('Go round: 5 MP, past fewer enemies')
    expect(combatHexWords['fr'].says.goRound(4, true)).toMatch(
      /^Contourner\s: 4 PM, aucune attaque gratuite$/,
    )
    expect(combatHexWords['fr'].says.goRound(5, false)).toMatch(
      /^Contourner\s: 5 PM, devant moins d’ennemis$/,
    )
  })
})

describe('the preview of a shot', () => {
  const archer: Record<string, Placing> = {
    A1: ['legolas', 'B8', {}, { shooting: { dice: 20, range: 30 }, ap: 5, abilities: [] }],
    B1: ['uruk-hai', 'F8', {}, { life: 40 }],
    ...far,
  }
  const aim = () => alice.command('shoot', { figure: 'A1', target: 'B1' })

  it('5.18 5.21 offers what may be paid for, and asks nobody then', async () => {
    await stage(archer)
    const shown = await aim()
    expect(textOf(shown)).toContain('1 AP to hit (5.18), 2 AP to hurt (5.21); it has 5 AP')
    expect(labelsOf(shown)).toEqual(['Confirm', 'Confirm, converting', 'Confirm, spending nothing', 'Cancel'])
    const shot = await alice.click(shown, 'Confirm, converting')
    expect(textOf(shot)).toMatch(/🏹 .* 1 converted \(A1 1 AP\)/)
    expect(questionOf(server).kind).toBe('act')
    expect(figure('A1').ap).toBeLessThan(5)
  })

  it('5.18 spends nothing and asks nothing where that is wanted', async () => {
    await stage(archer)
    const shot = await alice.click(await aim(), 'Confirm, spending nothing')
    expect(textOf(shot)).toContain('🏹')
    expect(questionOf(server).kind).toBe('act')
    expect(figure('A1').ap).toBe(5)
  })

  it('5.18 lets whoever sits there decide where nothing was said', async () => {
    await stage(archer)
    await alice.click(await aim(), 'Confirm')
    expect(questionOf(server)).toMatchObject({ kind: 'convert-hit', by: 0 })
    expect(figure('A1').ap).toBe(5)
  })

  it('offers nothing to whoever has no action point', async () => {
    const [type, at, , printed] = archer.A1!
    await stage({ ...archer, A1: [type, at, { ap: 0 }, printed] })
    const shown = await aim()
    expect(labelsOf(shown)).toEqual(['Confirm', 'Cancel'])
    expect(textOf(shown)).not.toContain('5.18')
  })
})
