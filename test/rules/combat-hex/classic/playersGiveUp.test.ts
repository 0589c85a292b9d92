import { describe, expect, it } from 'vitest'
import {
  agreeDraw,
  type CombatHexOutcome,
  type CombatHexSave,
  check,
  concede,
  finishPhase,
  forfeit,
  open,
  playersLeft,
  resume,
  type SetUp,
  setUp,
  starterArmy,
  undo,
} from '../../../../rules/combat-hex/index.ts'

const options = (count: number, change: Partial<SetUp> = {}): SetUp => ({
  rules: 'classic',
  points: 400,
  board: 'the-marsh',
  camps: null,
  players: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, count).map((name, i) => {
    const camp = i % 2 ? 'evil' : 'good'
    return { name, armies: { [camp]: starterArmy(camp, 400) } }
  }),
  seed: 'c1'.repeat(32),
  ...change,
})

const taken = (outcome: CombatHexOutcome) => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  expect(check(outcome.save)).toEqual([])
  return outcome
}

/** Goes on by the defaults to a question of this kind in this turn or later. */
function until(kind: string, turn: number, count = 3): CombatHexSave {
  let { save } = taken(setUp(options(count)))
  for (let i = 0; i < 300; i++) {
    const { question, state } = open(save)
    if (!question) break
    if (question.kind === kind && state.turn >= turn) return save
    save = taken(
      question.kind === 'act' || question.kind === 'deploy'
        ? finishPhase(save, question.by)
        : resume(save, question.fallback()),
    ).save
  }
  throw new Error(`no ${kind}`)
}

const asked = (save: CombatHexSave) => open(save).question!
const onBoard = (save: CombatHexSave, owner: number) =>
  open(save).state.figures.filter(f => f.owner === owner && f.condition === 'standing').length

describe('setting up', () => {
  it('takes two to four by the classic rules, two by those of tournaments', () => {
    expect(setUp(options(5))).toMatchObject({ ok: false, refusal: { code: 'too-many-players' } })
    expect(setUp(options(1))).toMatchObject({ ok: false, refusal: { code: 'too-many-players' } })
    expect(setUp(options(3, { rules: 'tournament' }))).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-players' },
    })
    for (const count of [2, 3, 4]) expect(setUp(options(count)).ok).toBe(true)
  })

  it('2.022 takes the camps of the armies that are brought, the same camp for several', () => {
    const { save } = taken(setUp(options(4)))
    expect(open(save).state.players.map(player => player.camp)).toEqual(['good', 'evil', 'good', 'evil'])
    const nothing = setUp(options(3, { players: options(3).players.with(1, { name: 'Bo', armies: {} }) }))
    expect(nothing).toMatchObject({ ok: false, refusal: { code: 'army-missing' } })
  })
})

describe('giving up while others play on', () => {
  it('the one who acts: the defaults end the step, then all figures leave and the next one acts', () => {
    const before = until('act', 1)
    const { by } = asked(before)
    const { save, events } = taken(concede(before, by))
    expect(events[0]).toMatchObject({ event: 'gave-up', by, reason: 'conceded' })
    // Nothing was begun, so nothing is begun any more.
    expect(events.filter(e => e.event === 'moved' || e.event === 'shot')).toEqual([])
    expect(onBoard(save, by)).toBe(0)
    expect(playersLeft(save)).not.toContain(by)
    expect(events.filter(e => e.event === 'out')).toMatchObject([{ by }])
    expect(asked(save)).toMatchObject({ kind: 'act' })
    expect(asked(save).by).not.toBe(by)
    expect(open(save).state.attacker).toBe(asked(save).by)
  })

  it('somebody else: nothing changes before the activation under way is over', () => {
    let before = until('act', 1)
    const { by, space } = asked(before)
    before = taken(resume(before, space.enumerate('move', 1)[0]!)).save
    const quitter = [0, 1, 2].find(player => player !== by)!
    const figures = onBoard(before, quitter)
    const { save } = taken(concede(before, quitter))
    expect(onBoard(save, quitter)).toBe(figures)
    expect(save.pending?.key).toBe(before.pending?.key)
    const moving = open(save).game.activation?.figure.id
    const other = open(save)
      .question!.space.enumerate('move', 5000)
      .find(a => a.split(' ')[1] !== moving)!
    const next = taken(resume(save, other)).save
    expect(onBoard(next, quitter)).toBe(0)
    // The answer that closed the activation began the next one.
    expect(open(next).game.activation?.figure.id).toBe(other.split(' ')[1])
  })

  it('every event has a number of its own, and taking back still works', () => {
    const before = until('act', 1)
    const { by, space } = asked(before)
    const turn = space.enumerate('turn', 1)[0]!
    const first = taken(resume(before, turn))
    const gone = taken(concede(first.save, [0, 1, 2].find(player => player !== by)!))
    const back = taken(undo(gone.save, by))
    const numbers = [...first.events, ...gone.events, ...back.events].map(({ n }) => n)
    expect(new Set(numbers).size).toBe(numbers.length)
    const end = taken(finishPhase(back.save, by))
    expect(Math.min(...end.events.map(({ n }) => n))).toBeGreaterThan(Math.max(...numbers))
    expect(end.events.filter(e => e.event === 'out')).toHaveLength(1)
  })

  it('before anybody stands, too: the others deploy', () => {
    const start = taken(setUp(options(3))).save
    const quitter = asked(start).by
    let { save } = taken(concede(start, quitter))
    for (let i = 0; i < 20 && asked(save).kind !== 'act'; i++) {
      expect(asked(save).by).not.toBe(quitter)
      save = taken(resume(save, asked(save).fallback())).save
    }
    expect(open(save).state.players[quitter]?.out).toBe(true)
    const gone = open(save).state.figures.filter(figure => figure.owner === quitter)
    expect(new Set(gone.map(({ condition }) => condition))).toEqual(new Set(['removed']))
    expect(open(save).state.deployed).toHaveLength(2)
  })

  it('7.05 the last one left has won; whoever is out cannot give up again', () => {
    const before = until('act', 2, 4)
    const first = taken(concede(before, 3)).save
    expect(concede(first, 3)).toMatchObject({ ok: false, refusal: { code: 'is-out' } })
    const second = taken(forfeit(first, 1)).save
    const last = taken(concede(second, 0))
    expect(last.save.battle.result).toMatchObject({ winner: 2, reason: 'conceded', score: [0, 0, 6, 0] })
    expect(last.events.map(e => e.event)).toEqual(['ended'])
  })

  it('3.06 the second of three: the third acts next, and nobody twice', () => {
    const first = until('act', 1)
    const { order } = open(first).state
    const before = taken(finishPhase(first, order![0]!)).save
    expect(asked(before)).toMatchObject({ kind: 'act', by: order![1] })
    const { save, events } = taken(concede(before, order![1]!))
    expect(asked(save)).toMatchObject({ kind: 'act', by: order![2] })
    expect(events.filter(e => e.event === 'phase-began')).toMatchObject([{ by: order![2] }])
    expect(open(save).state.attacker).toBe(order![0])
  })

  it('a draw is between those who are still in it', () => {
    const before = until('act', 2)
    const { save } = taken(agreeDraw(taken(concede(before, 1)).save))
    expect(save.battle.result).toMatchObject({ winner: null, reason: 'agreed', score: [3, 0, 3] })
  })

  it('of two players one: the other has won at once, as ever', () => {
    const before = until('act', 1, 2)
    const { save } = taken(concede(before, 0))
    expect(save.battle.result).toMatchObject({ winner: 1, reason: 'conceded', score: [0, 6] })
  })

  it('3.03 whoever gives up while figures are set up leaves the others their turn', () => {
    let { save } = taken(setUp(options(3)))
    while (asked(save).kind !== 'deploy') save = taken(resume(save, asked(save).fallback())).save
    const first = asked(save).by
    while (asked(save).by === first) save = taken(resume(save, asked(save).fallback())).save
    const second = asked(save).by
    save = taken(concede(save, second)).save
    expect(asked(save).kind).toBe('deploy')
    const third = [0, 1, 2].find(player => player !== first && player !== second)!
    expect(asked(save).by).toBe(third)
    save = taken(resume(save, asked(save).fallback())).save
    for (let i = 0; i < 20 && asked(save).kind === 'deploy'; i++)
      save = taken(resume(save, asked(save).fallback())).save
    expect(onBoard(save, third)).toBeGreaterThan(0)
    expect(onBoard(save, second)).toBe(0)
  })

  it('3.03 nobody waits for the last one to set up who gives up before', () => {
    let { save } = taken(setUp(options(3)))
    const deployed = () => open(save).state.deployed
    while (deployed().length < 1) save = taken(resume(save, asked(save).fallback())).save
    const second = asked(save).by
    const third = [0, 1, 2].find(player => player !== second && !deployed().includes(player))!
    save = taken(concede(save, third)).save
    expect(asked(save)).toMatchObject({ kind: 'deploy', by: second })
    while (asked(save).kind === 'deploy') {
      expect(asked(save).by).toBe(second)
      save = taken(resume(save, asked(save).fallback())).save
    }
    expect(asked(save).kind).toBe('act')
    expect(deployed()).not.toContain(third)
    expect([second, third].map(player => onBoard(save, player) > 0)).toEqual([true, false])
  })
})
