import { describe, expect, it } from 'vitest'
import type { GameDocument } from '../../../../rules/combat-hex/battle/document.ts'
import { isSecret, redact, redactQuestion } from '../../../../rules/combat-hex/battle/view.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import type { Viewer } from '../../../../rules/play/module.ts'
import { documentSeen } from '../../../helpers/document.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

type Log = GameDocument['log']

const seen = documentSeen

describe('what is seen of a battle', () => {
  it('3.02 whoever others are still deploying waits beside the board, as who was never placed', () => {
    const t = scenario({ phase: 'deployment', figures: { A1: { at: 'C5', facing: 'S' }, B1: { at: 'K5' } } })
    expect(redact(t.state, 1).figures[0]).toMatchObject({ at: -1, facing: 0, condition: 'waiting' })
    expect(redact(t.state, 0).figures[0]).toMatchObject({ facing: 3, condition: 'standing' })
  })

  it('3.02 to others all that somebody deploys is waiting, in the order of its numbers', () => {
    const waiting: Placed = { at: '' }
    const t = scenario({
      phase: 'deployment',
      turn: 0,
      figures: { A1: waiting, A2: waiting, A10: waiting, B1: waiting },
    })
    t.answer('place A2 A5 NE')
    expect(t.question.about).toEqual({ waiting: ['A1', 'A10'], placed: ['A2'] })
    expect(redactQuestion(t.question, 1).about).toEqual({ waiting: ['A1', 'A2', 'A10'], placed: [] })
    expect(redactQuestion(t.question, 'spectator').about).toEqual({
      waiting: ['A1', 'A2', 'A10'],
      placed: [],
    })
    expect(redactQuestion(t.question, 0)).toBe(t.question)
  })

  it('1.02 1.03 tells every figure as it stands, from the corner of the board on', () => {
    const t = scenario({
      points: 800,
      turn: 3,
      figures: {
        A1: {
          at: 'A1',
          facing: 'N',
          base: 'cavalry',
          kind: 'hero',
          life: 4,
          lifeNow: 3,
          ap: 5,
          apNow: 2,
          abilities: ['cavalry:0', 'fast:2'],
          shooting: { dice: 2, range: 5 },
          points: 120,
        },
        A2: { at: '', condition: 'removed' },
        B1: { at: 'I6', facing: 'N', base: 'large-3', abilities: ['ent-carry:0'] },
        B2: { at: 'I5', carriedBy: 'B1' },
      },
    })
    t.answer('use A1 fast')
    const document = seen(t, 'spectator', { until: 'soon' })
    const { figures, awaiting, ...rest } = document
    expect(rest).toStrictEqual({
      id: 'g1',
      rules: 'tournament',
      rulesVersion: 'test',
      board: 'test',
      points: 800,
      turn: 3,
      phase: 'attack',
      attacker: 0,
      players: [
        { user: 'u1', name: 'Ada', camp: 'good', edge: 'left' },
        { user: '', name: 'Bo', camp: 'evil', edge: 'right' },
      ],
      dice: { commitment: 'c0', rolls: [] },
      log: [],
      result: null,
      version: 7,
    })
    expect(figures[0]).toStrictEqual({
      id: 'A1',
      label: 'A1',
      name: 'A1',
      type: 'A1',
      owner: 0,
      kind: 'hero',
      at: 'A1',
      hexes: ['A1', 'A2'],
      facing: 'N',
      life: 3,
      maxLife: 4,
      ap: 0,
      maxAp: 5,
      movement: 4,
      attacks: 1,
      endurance: 3,
      shooting: { dice: 2, range: 5 },
      points: 120,
      abilities: [
        { id: 'cavalry', cost: 0, used: false },
        { id: 'fast', cost: 2, used: true },
      ],
      effects: ['fast'],
      state: 'ready',
    })
    expect(figures[1]).toMatchObject({ at: null, hexes: [], facing: null, state: 'off-board' })
    expect(figures[2]!.hexes).toHaveLength(3)
    expect(figures[3]).toMatchObject({ at: 'I5', facing: 'S', state: 'carried', carrier: 'B1' })
    expect(figures.map(figure => 'carrier' in figure)).toEqual([false, false, false, true])
    expect(awaiting).toEqual([
      {
        by: 0,
        question: 'act',
        legal: t.legal().slice(0, 100),
        count: t.legal().length,
        until: 'soon',
      },
    ])
    expect(t.legal().length).toBeGreaterThan(100)
  })

  it('3.06 3.08 tells in one word what a figure did, and that it fell', () => {
    const t = scenario({ figures: { A1: { at: 'A1' }, A2: { at: 'A5' }, B1: { at: 'L10' } } })
    const as = (change: Partial<(typeof t.state.figures)[number]>) =>
      seen(
        t,
        0,
        {},
        { figures: t.game.battle.figures.map(f => (f.id === 'A2' ? { ...f, ...change } : f)) },
      ).figures.map(({ state }) => state)
    expect(as({})).toEqual(['ready', 'ready', 'ready'])
    expect(as({ actionTaken: 'moved' })).toEqual(['ready', 'moved', 'ready'])
    expect(as({ actionTaken: 'shot' })).toEqual(['ready', 'shot', 'ready'])
    expect(as({ actionTaken: 'acted', life: 0 })).toEqual(['ready', 'fallen', 'ready'])
    expect(as({ life: 0, condition: 'removed', at: -1 })).toEqual(['ready', 'off-board', 'ready'])
  })

  it('3.02 a deployment is its owner’s alone until it is done, and what is told of it too', () => {
    const t = scenario({
      phase: 'deployment',
      turn: 0,
      figures: {
        A1: { at: '', base: 'large-3', abilities: ['ent-carry:0'] },
        A2: { at: '' },
        A3: { at: '' },
        B1: { at: '' },
      },
    })
    t.answer('place A1 A5 NE', 'mount A2 A1', 'place A3 A1', 'lift A3')
    const log: Log = [
      ...t.events.filter(e => ['placed', 'taken-up', 'lifted'].includes(e.event)),
      { event: 'undone', by: 0, answer: 'place A3 A2', since: 1, turn: 0, phase: 'deployment', n: 99 },
      { event: 'phase-began', by: 0, turn: 0, phase: 'deployment', n: 100 },
    ]
    const told = (viewer: Viewer) => seen(t, viewer, { log }).log.map(e => e.event)
    expect(told(0)).toEqual(['placed', 'taken-up', 'placed', 'lifted', 'undone', 'phase-began'])
    expect(told(1)).toEqual(['phase-began'])
    expect(told('spectator')).toEqual(['phase-began'])
    // Somebody gone meanwhile, and what is told of others, is no secret.
    const others: Log = [
      { event: 'placed', figure: 'C1', at: 'F1', facing: 'N', turn: 0, phase: 'deployment', n: 101 },
      { event: 'turned', figure: 'A1', facing: 'N', turn: 0, phase: 'deployment', n: 102 },
    ]
    expect(seen(t, 1, { log: others }).log).toEqual(others)
    const places = (viewer: Viewer) =>
      seen(t, viewer).figures.map(({ at, state, hexes, facing, carrier }) => [
        at,
        state,
        hexes.length,
        facing,
        carrier,
      ])
    const none = [null, 'off-board', 0, null, undefined]
    expect(places(0)).toMatchObject([
      ['A5', 'ready', 3, 'NE', undefined],
      [t.where('A2'), 'carried', expect.any(Number), 'NE', 'A1'],
      none,
      none,
    ])
    expect(places(1)).toEqual([none, none, none, none])
    expect(places('spectator')).toEqual([none, none, none, none])
    // Neither what is left to place, nor how much of it.
    expect(seen(t, 0).awaiting[0]!.count).toBe(t.legal().length)
    expect(seen(t, 1).awaiting).toMatchObject([{ by: 0, question: 'deploy', legal: [], count: 0 }])

    t.answer('auto', 'done')
    expect(t.asked).toBe('deploy 1')
    expect(told(1)).toEqual(['placed', 'taken-up', 'placed', 'lifted', 'undone', 'phase-began'])
    expect(places('spectator')[0]).toEqual(['A5', 'ready', 3, 'NE', undefined])
    t.answer('place B1 L5')
    expect(places(0)[3]).toEqual(none)
    expect(places(1)[3]!.slice(0, 2)).toEqual(['L5', 'ready'])
  })

  it('3.02 once the battle has begun nothing of it is hidden, not even of whoever never finished', () => {
    const t = scenario({ figures: { A1: { at: 'A1' }, B1: { at: 'L10' } } })
    const log: Log = [
      { event: 'placed', figure: 'A1', at: 'A1', facing: 'N', turn: 0, phase: 'deployment', n: 1 },
      { event: 'lifted', figure: 'A1', turn: 0, phase: 'deployment', n: 2 },
      { event: 'undone', by: 0, answer: 'done', since: 1, turn: 0, phase: 'deployment', n: 3 },
    ]
    expect(seen(t, 1, { log }, { deployed: [] }).log).toEqual(log)
    expect(seen(t, 1, {}, { deployed: [] }).figures[0]).toMatchObject({ at: 'A1', state: 'ready' })
  })

  it('8.45 what an order declares is its owner’s until all have declared', () => {
    const ordered = { event: 'ordered', by: 0, question: 'declare', answer: 'done', turn: 2 } as const
    const entry = { ...ordered, topic: 'initiative', value: 'never', phase: 'strategy', n: 1 } as const
    const t = scenario({
      phase: 'strategy',
      turn: 1,
      figures: { A1: { at: 'A1', ap: 1, abilities: ['initiative:1'] }, B1: { at: 'L10' } },
    })
    expect(t.asked).toBe('declare 0')
    const now = t.state
    expect(now).toMatchObject({ turn: 2, phase: 'strategy' })
    expect(isSecret(now, entry, 1)).toBe(true)
    expect(isSecret(now, entry, 'spectator')).toBe(true)
    expect(isSecret(now, entry, 0)).toBe(false)
    expect(isSecret({ ...now, phase: 'attack' }, entry, 1)).toBe(false)
    expect(isSecret({ ...now, turn: 3 }, entry, 1)).toBe(false)
    expect(isSecret(now, { ...entry, question: 'strategy' }, 1)).toBe(false)
    expect(seen(t, 1, { log: [entry] }).log).toEqual([])
    expect(seen(t, 0, { log: [entry] }).log).toEqual([entry])
  })

  it('1.09 the dice of the log by themselves, and at the end all it takes to throw them again', () => {
    const t = scenario({
      phase: 'combat',
      figures: { A1: { at: 'A1' }, B1: { at: 'L10' }, B2: { at: '', condition: 'removed' } },
    })
    expect(t.asked).toBe('over')
    const log: Log = [
      { event: 'rolled', for: 'strategy', by: 0, first: 4, faces: [3, 5], turn: 1, phase: 'strategy', n: 1 },
      { event: 'turn-began', turn: 1, phase: 'strategy', n: 2 },
    ]
    const proof = { secret: 's', numbers: ['1', '2'] }
    const over = seen(t, 0, { log, proof })
    expect(over.result).toEqual({ winner: 0, reason: 'broken', rule: '7.01', points: [3, 0] })
    expect(over.awaiting).toEqual([])
    expect(over.dice).toStrictEqual({
      commitment: 'c0',
      seed: t.save.seed,
      secret: 's',
      numbers: ['1', '2'],
      thrown: 0,
      how: expect.stringContaining('HMAC-SHA-256'),
      rolls: [{ n: 4, for: 'strategy', faces: [3, 5] }],
    })
    expect(Object.keys(seen(t).dice)).toEqual(['commitment', 'seed', 'rolls'])
    // Before the end nothing of it, whatever is at hand.
    expect(Object.keys(seen(t, 0, { proof }, { result: null }).dice)).toEqual(['commitment', 'rolls'])
  })

  it('7.01 of more than two players the order of play and who is out; a ground and restrictions where there are any', () => {
    const t = scenario({
      book: classic,
      order: [2, 0, 1],
      figures: { A1: { at: 'A1' }, B1: { at: 'L10' }, C1: { at: 'F1' } },
    })
    const lost = { reason: 'conceded', rule: '7.05' } as const
    const players = t.game.battle.players.with(1, { ...t.game.battle.players[1]!, lost })
    const restrictions = { copies: 2 }
    const document = seen(
      t,
      0,
      { restrictions },
      { players, customBoards: { test: 'a board', other: 'none' } },
    )
    expect(document).toMatchObject({ rules: 'classic', order: [2, 0, 1], restrictions, ground: 'a board' })
    expect(document.players.map(({ out }) => out)).toEqual([undefined, 'conceded', undefined])
    expect(seen(t, 0, {}, { board: null, customBoards: { null: 'x' } })).not.toHaveProperty('ground')
  })
})
