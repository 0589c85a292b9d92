import { describe, expect, it } from 'vitest'
import { fixedTopics } from '../../rules/combat-hex/battle/answers/orders/topics.ts'
import { endTurn, finish, pointsLeft } from '../../rules/combat-hex/battle/end/victory.ts'
import { classic } from '../../rules/combat-hex/books/classic.ts'
import { combatHex } from '../../rules/combat-hex/contract/module.ts'
import { engine } from '../../rules/combat-hex/engine.ts'
import {
  type CombatHexOutcome,
  type CombatHexSave,
  concede,
  finishPhase,
  legal,
  makeArmy,
  open,
  orderScope,
  proceed,
  resume,
  type SetUp,
  setUp,
  topicsAsked,
  undo,
} from '../../rules/combat-hex/index.ts'
import { engineOf } from '../../rules/games.ts'
import { boardById, boards, makeBoard, type Viewer } from '../../rules/index.ts'
import { wearer, wraith } from '../helpers/ring.ts'
import { scenario } from '../helpers/scenario.ts'

const options: SetUp = {
  rules: 'tournament',
  points: 500,
  board: 'the-marsh',
  camps: ['good', 'evil'],
  players: [
    { name: 'Ada', armies: { good: ['boromir', 'elf-archer'] } },
    { name: 'Bo', armies: { evil: ['ugluk', 'uruk-hai'] } },
  ],
  seed: 'ab'.repeat(32),
}
const saved = (outcome: CombatHexOutcome): CombatHexSave => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.save
}
const start = (change: Partial<SetUp> = {}) => saved(setUp({ ...options, ...change }))

describe('the battle from outside', () => {
  it('is found by its name, and nothing by another', () => {
    expect(engineOf({})).toBe(engine)
    expect(() => engineOf({ game: 'chess' })).toThrow('no game chess')
  })

  it('2.01 how many may play the rule book says, and each brings an army', () => {
    expect(combatHex.armies).toBe(true)
    const most = (rules: string) => combatHex.maxPlayers!({ rules })
    expect([most('tournament'), most('classic'), most('no-such-book')]).toEqual([2, 4, 2])
  })

  it('3.02 whoever looks on finds nobody on the tables either before a deployment is done', () => {
    let save = start()
    while (open(save).question?.kind !== 'deploy') save = saved(resume(save, open(save).question!.fallback()))
    const { by } = open(save).question!
    save = saved(resume(save, 'auto'))
    const found = (viewer: Viewer) => engine.view(save, viewer).table.occupant.filter(Boolean)
    expect(found(by)).not.toEqual([])
    expect(found(1 - by)).toEqual([])
    expect(found('spectator')).toEqual([])
  })

  it('3.02 nobody else knows of what is told of a deployment before it is done', () => {
    let save = start()
    while (open(save).question?.kind !== 'deploy') save = saved(resume(save, open(save).question!.fallback()))
    const { by } = open(save).question!
    const outcome = resume(save, 'auto')
    const { events } = outcome.ok ? outcome : { events: [] }
    const known = (viewer: Viewer) => events.filter(engine.view(saved(outcome), viewer).knows)
    expect(known(by)).toEqual(events)
    expect(known(1 - by).filter(({ event }) => event === 'placed')).toEqual([])
    expect(known('spectator').filter(({ event }) => event === 'placed')).toEqual([])
  })

  it('3.09 who sees all sees whose activation is under way', () => {
    let save = start()
    while (open(save).question?.kind !== 'act') save = saved(finishPhase(save, open(save).question!.by))
    const { by } = open(save).question!
    save = saved(resume(save, legal(save)!.enumerate('move', 1)[0]!))
    expect(engine.view(save, by).table.activation?.figure.owner).toBe(by)
  })

  it('7.05 3.02 a board and a last turn of one’s own', () => {
    expect(start().battle).toMatchObject({ lastTurn: 100, board: 'the-marsh' })
    expect(start().battle).not.toHaveProperty('customBoards')
    expect(start({ customBoards: [] }).battle).not.toHaveProperty('customBoards')
    expect(start({ lastTurn: 7 }).battle.lastTurn).toBe(7)
    const text = makeBoard({ ...boardById('the-marsh')!, id: 'my-marsh' })
    const own = start({ customBoards: [text], board: 'my-marsh' })
    expect(own.battle.customBoards).toEqual({ 'my-marsh': text })
    expect(open(own).board?.id).toBe('my-marsh')
    expect(setUp({ ...options, board: 'my-marsh' })).toMatchObject({
      ok: false,
      refusal: { code: 'no-board', about: { board: 'my-marsh' } },
    })
    expect(open(start({ board: null })).board).toBeNull()
  })

  it('3.02 the phase is finished for the one who is asked, and for nobody else', () => {
    const save = start()
    const { by } = open(save).question!
    expect(finishPhase(save, 1 - by)).toMatchObject({
      ok: false,
      refusal: { code: 'not-your-turn', about: { by } },
    })
    const next = saved(finishPhase(save, by))
    expect(open(next).state.phase).toBe('deployment')
    expect(open(next).question).toMatchObject({ kind: 'deploy', by })
    const deployed = saved(finishPhase(next, by))
    expect(open(deployed).question).toMatchObject({ kind: 'deploy', by: 1 - by })
    const over = saved(concede(save, 0))
    expect(finishPhase(over, 0)).toEqual({ ok: false, refusal: { code: 'battle-over' } })
    expect(legal(over)).toBeUndefined()
    expect(resume(over, 'done')).toMatchObject({ ok: false, refusal: { code: 'battle-over' } })
    expect(resume(save, 'nonsense')).toStrictEqual({
      ok: false,
      refusal: expect.objectContaining({ code: 'not-offered' }),
    })
    expect(saved(proceed(save, []))).toEqual(save)
  })

  it('3.09 an answer is taken back, told of, and told from where it holds', () => {
    const save = saved(finishPhase(start(), open(start()).question!.by))
    const { by } = open(save).question!
    expect(undo(save, by)).toMatchObject({ ok: false, refusal: { code: 'undo-nothing', rule: '3.09' } })
    const placed = resume(save, 'auto')
    const told = placed.ok ? placed.events.map(({ n }) => n) : []
    const back = undo(saved(placed), by)
    expect(back).toMatchObject({ ok: true, answer: 'auto', since: told[0] })
    expect(back.ok && back.events).toMatchObject([
      { event: 'undone', by, answer: 'auto', since: told[0], n: told.at(-1)! + 1 },
    ])
  })

  it('orders may be about one’s own figures that are still there, and about hexes of the board', () => {
    const players = options.players.with(0, { name: 'Ada', armies: { good: ['legolas', 'elf-archer'] } })
    const first = start({ players })
    const save = saved(finishPhase(first, open(first).question!.by))
    const both = [0, 1].map(player => topicsAsked(save, player) as string[])
    const abilities = (owner: number) =>
      save.battle.figures
        .filter(figure => figure.owner === owner)
        .flatMap(({ type }) => save.battle.types[type]!.abilities.map(({ id }) => id as string))
    const alone = both[0]!.filter(topic => !both[1]!.includes(topic))
    expect(alone.length).toBeGreaterThan(0)
    for (const topic of alone) expect(abilities(0)).toContain(topic)
    const { battle } = save
    const gone = battle.figures.map(figure => ({ ...figure, condition: 'removed' as const }))
    const general = topicsAsked({ ...save, battle: { ...battle, figures: gone } }, 0)
    expect(general).toEqual([...fixedTopics])
    expect(general.length).toBeLessThan(both[0]!.length)
    const scope = orderScope({ begun: { save, player: 0 } })
    expect([scope.battle?.hasHex('C5'), scope.battle?.hasHex('ZZ99')]).toEqual([true, false])
    expect(orderScope({ begun: { save: start({ board: null }), player: 0 } }).battle?.hasHex('C5')).toBe(
      false,
    )
    expect([scope.battle?.ownerOf('B1'), scope.battle?.ownerOf('C1')]).toEqual([1, undefined])
  })

  it('an army is written with its figures counted', () => {
    expect(makeArmy({ figures: ['a', 'a', 'b', 'a'], name: 'N', camp: 'good' })).toBe(
      'name: N\ncamp: good\n2x a\nb\na\n',
    )
  })
})

describe('before and after', () => {
  const three = (): CombatHexSave =>
    start({
      rules: 'classic',
      camps: null,
      players: ['Ada', 'Bo', 'Cy'].map(name => ({ name, armies: { good: ['boromir', 'elf-archer'] } })),
    })

  it('3.02 a faulty board is refused, and so is a player without an army', () => {
    expect(setUp({ ...options, customBoards: ['no board'] })).toMatchObject({
      ok: false,
      refusal: { code: 'board-faulty', about: { faults: expect.any(Number) } },
    })
    const players = [{ name: 'Ada', armies: {} }, options.players[1]!]
    expect(setUp({ ...options, rules: 'classic', camps: null, players })).toMatchObject({
      ok: false,
      refusal: { code: 'army-missing', rule: '2.022', about: { player: 'Ada', army: 'good' } },
    })
    const one = setUp({ ...options, players: options.players.slice(0, 1) })
    expect(one).toMatchObject({ refusal: { code: 'too-many-players', about: { count: 1, most: 2 } } })
  })

  it('3.02 boards that are brought may be chosen after the roll, before the supplied ones', () => {
    const text = makeBoard({ ...boardById('the-marsh')!, id: 'my-marsh' })
    let save = start({ customBoards: [text], board: null })
    while (open(save).question!.kind !== 'board') save = saved(resume(save, open(save).question!.fallback()))
    expect(open(save).question!.space.enumerate('', 2)).toEqual(['my-marsh', boards()[0]!.id])
  })

  it('3.02 the winner of the deployment roll is told with the roll it was', () => {
    const save = three()
    const { by } = open(save).question!
    const outcome = resume(save, 'attacker')
    expect(outcome.ok && outcome.events[0]).toMatchObject({ event: 'attacker-chosen', by, first: true })
  })

  it('7.05 after the end nobody gives up, however many play; events number on', () => {
    const first = concede(three(), 0)
    if (!first.ok) throw new Error(first.refusal.code)
    const last = concede(first.save, 1)
    if (!last.ok) throw new Error(last.refusal.code)
    for (const player of [0, 1, 2])
      expect(concede(last.save, player)).toEqual({ ok: false, refusal: { code: 'battle-over' } })
    const before = three()
    expect(first.events[0]).toMatchObject({ event: 'gave-up', n: before.events + before.told })
    expect(last.events).toMatchObject([{ event: 'ended', n: first.save.events + first.save.told }])
    expect(last.save).toMatchObject({ told: 0, events: last.events[0]!.n + 1, journal: [], step: null })
  })

  it('7.05 who has given up begins nothing more, and does no more than must be done', () => {
    const gone = (t: ReturnType<typeof scenario>, player: number) => {
      const lost = { reason: 'conceded', rule: '7.05' } as const
      const players = t.state.players.map((each, i) => (i === player ? { ...each, lost } : each))
      return engine.answerForGone(t.question, { ...t.state, players })
    }
    const beside = { A1: { at: 'C5', facing: 'S' }, B1: { at: 'C4', facing: 'S' } }
    const t = scenario({ figures: beside })
    expect([t.question.fallback(), gone(t, 0)]).toEqual(['turn A1 N', 'done'])
    expect(gone(t, 1)).toBeUndefined()
    t.answer('done')
    expect([t.asked, t.question.fallback(), gone(t, 0)]).toEqual(['turning 0', 'turn A1 N', 'done'])
    // A ringwraith has to go on towards the Ring; nobody may say that it is done (9.04).
    const bound = scenario({
      figures: {
        A1: { ...wraith, at: 'C9' },
        B1: { ...wearer, at: 'C2' },
        B2: { at: 'L10' },
      },
    })
    expect(bound.refused('done').code).toBe('must-approach')
    expect(gone(bound, 0)).toBe(bound.question.fallback())
  })

  it('3.04 6.22 what a figure did in a turn is forgotten at its end, and so are combats of a battle that is over', () => {
    const t = scenario({
      phase: 'combat',
      figures: {
        A1: { at: 'A1' },
        B1: { at: 'L10' },
        B2: { at: 'L1' },
        B3: { at: '', condition: 'removed' },
      },
      dice: [6, 1],
    })
    expect(t.asked).toBe('role 0')
    const figure = {
      ...t.figure('A1'),
      paidStayToll: true as const,
      threatenedAtStart: true as const,
      hitThisTurn: true as const,
    }
    const battle = { ...t.game.battle, figures: [figure, t.figure('B1')], combats: [['A1', 'B1']] }
    const g = { ...t.game, battle }
    expect(endTurn(g).next().done).toBe(true)
    for (const sign of ['paidStayToll', 'threatenedAtStart', 'hitThisTurn'])
      expect(battle.figures[0]).toMatchObject({ [sign]: undefined })
    finish(g, { winner: 0, reason: 'broken', rule: '7.01', score: [6, 0] })
    expect(battle).toMatchObject({ phase: 'over', combats: [] })
  })

  it('9.15 who stands in for another counts as much as that, and the other way round not', () => {
    const t = scenario({
      figures: { A1: { at: 'A1' }, B1: { at: 'L10' } },
      types: {
        chosen: { points: 90, other: 'standIn' },
        standIn: { points: 10, other: 'chosen', replaces: true },
        alone: { points: 30, replaces: true },
      },
    })
    const worth = (id: string) => {
      t.figure('A1').type = id
      return pointsLeft(t.game, 0)
    }
    expect(['chosen', 'standIn', 'alone'].map(worth)).toEqual([90, 90, 30])
  })
})

describe('how a battle ended', () => {
  it('names the side of each player, and of none that had not chosen one', () => {
    const { state } = scenario({ phase: 'set-up', turn: 0, figures: {}, dice: [5, 3] })
    const [first, second] = state.players
    const result = { winner: 0, reason: 'conceded' as const, rule: '7.05', score: [6, 0] }
    const sidesOf = (players: typeof state.players) =>
      combatHex.result({ ...state, players, board: null, phase: 'over', result })?.sides
    expect(sidesOf(state.players)).toEqual([0, 1])
    expect(sidesOf([{ ...first!, camp: null }, second!])).toEqual([null, 1])
  })
})

describe('the luck of a player', () => {
  it('1.09 is read from the dice that were rolled for it, and from nothing else that is told', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      figures: { A1: { at: 'A1' }, B1: { at: 'L10' } },
      dice: [3, 5],
    })
    expect(t.events.map(event => [event.event, combatHex.diceOf?.(event)])).toEqual([
      ['turn-began', undefined],
      ['rolled', { by: 0, faces: [3], first: 0 }],
      ['rolled', { by: 1, faces: [5], first: 1 }],
    ])
  })
})

describe('3.05 the strategy phase', () => {
  it('3.05 tells that a turn began and who attacks, in few words for two', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 1,
      figures: { A1: { at: 'A1' }, B1: { at: 'L10' } },
      dice: [2, 5],
    })
    expect(t.question.about).toStrictEqual({})
    expect(t.question.fallback()).toBe('defender')
    t.answer('attacker')
    expect(t.told('turn-began')).toMatchObject([{ turn: 2, phase: 'strategy' }])
    const { n: _, ...told } = t.told('attacker-chosen')[0]!
    expect(told).toStrictEqual({
      event: 'attacker-chosen',
      by: 1,
      attacker: 1,
      turn: 2,
      phase: 'strategy',
    })
    expect(t.state).not.toHaveProperty('order')
  })

  it('8.45 the figure that is named declares, and not the first that might', () => {
    for (const book of [undefined, classic]) {
      const able = { ap: 2, abilities: ['initiative:1'] }
      const t = scenario({
        ...(book && { book }),
        phase: 'strategy',
        turn: 1,
        figures: { A1: { at: 'A1', ...able }, A2: { at: 'A5', ...able }, B1: { at: 'L10' } },
      })
      expect(t.question.about).toStrictEqual({
        moment: 'before-strategy-roll',
        figures: ['A1', 'A2'],
        ...(book && { openly: true }),
      })
      t.answer('use A2 initiative')
      t.dice(3, 3).answer('done')
      expect([t.figure('A1').ap, t.figure('A2').ap]).toEqual([2, 1])
      expect(t.asked).toBe('role 0')
    }
  })
})
