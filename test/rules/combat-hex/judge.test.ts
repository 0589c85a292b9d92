import { beforeAll, describe, expect, it } from 'vitest'
import { engine } from '../../../rules/combat-hex/engine.ts'
import { type CombatHexSave, type Figure } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { cellsOf, makeCell } from '../../../rules/index.ts'
import { deployedGame } from '../../bench/silentDiscord.ts'

type Values = Record<string, string | number>

const ok = (outcome: ReturnType<typeof engine.correct>): CombatHexSave => {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.save
}
const correct = (save: CombatHexSave, piece: string, values: Values) =>
  engine.correct(save, { piece, values })
const figureIn = (save: CombatHexSave, id: string): Figure =>
  engine.open(save).state.figures.find(one => one.id === id)!
const refused = (save: CombatHexSave, piece: string, values: Values) => {
  const outcome = correct(save, piece, values)
  return outcome.ok ? 'nothing' : outcome.refusal.code
}

/** The first action phase of a battle, with somebody of the first player's who stands alone in a hex. */
let save: CombatHexSave
let one: Figure
/** A hex where nobody stands. */
let free: string

beforeAll(() => {
  save = seal(deployedGame().save!)
  while (save.pending?.kind !== 'act') save = ok(engine.resume(save, engine.open(save).question!.fallback()))
  const { state, table } = engine.open(save)
  one = state.figures.find(
    ({ type, owner }) => owner === 0 && state.types[type]!.base === 'single' && state.types[type]!.life > 1,
  )!
  const cell = cellsOf(table.board).find(each => !table.board.barred[each] && !table.occupant[each])!
  free = makeCell(table.board, cell)
})

describe('10.01 what a judge puts right', () => {
  it('is life and action points, up to what is on the base, while the same is asked', () => {
    const outcome = correct(save, one.id.toLowerCase(), { life: 1, ap: 0 })
    const after = ok(outcome)
    expect(figureIn(after, one.id)).toMatchObject({ life: 1, ap: 0 })
    expect(outcome.ok && outcome.events).toMatchObject([{ event: 'corrected', values: { life: 1, ap: 0 } }])
    expect(after.pending).toMatchObject({ kind: 'act', by: save.pending!.by })
    expect(engine.check(after)).toEqual([])
    const wrong: Values[] = [{ life: 0 }, { life: 99 }, { life: 1.5 }, { ap: 99 }, { ap: -1 }]
    for (const values of wrong) expect(refused(save, one.id, values)).toBe('correction-number')
  })

  it('is the hex and the facing, where there is room', () => {
    const after = ok(correct(save, one.id, { at: free, facing: 'SW' }))
    expect(engine.check(after)).toEqual([])
    expect(figureIn(after, one.id).facing).toBe(4)
    const { state, table } = engine.open(save)
    const other = state.figures.find(({ id, condition }) => id !== one.id && condition === 'standing')!
    expect(refused(save, one.id, { at: makeCell(table.board, other.at) })).toBe('correction-taken')
    expect(refused(save, one.id, { at: 'ZZ99' })).toBe('no-hex')
    expect(refused(save, one.id, { facing: 'up' })).toBe('no-facing')
    expect(refused(save, 'X1', { life: 1 })).toBe('no-figure')
  })

  it('brings back whoever was taken off by mistake, where a hex is named', () => {
    const gone: CombatHexSave = {
      ...save,
      battle: {
        ...save.battle,
        figures: save.battle.figures.map(each =>
          each.id === one.id ? { ...each, condition: 'removed', at: -1, life: 0 } : each,
        ),
      },
      journal: [],
    }
    expect(refused(gone, one.id, { life: 1 })).toBe('no-correction')
    const after = ok(correct(gone, one.id, { at: free }))
    expect(figureIn(after, one.id)).toMatchObject({ condition: 'standing', life: 1 })
    expect(engine.check(after)).toEqual([])
  })

  it('leaves the save that it was given as it was', () => {
    const before = JSON.stringify(save)
    ok(correct(save, one.id, { life: 1, at: free }))
    expect(JSON.stringify(save)).toBe(before)
  })
})

describe('7.05 the end of a round', () => {
  it('leaves the present turn and one more, and never gives more than there were', () => {
    const { battle } = save
    const { lastTurns } = engine.module.judge!
    expect(lastTurns!(battle).lastTurn).toBe(battle.turn + 1)
    const soon = { ...battle, lastTurn: battle.turn }
    expect(lastTurns!(soon)).toBe(soon)
  })

  it('ends the battle on points', () => {
    let last: CombatHexSave = { ...save, battle: engine.module.judge!.lastTurns!(save.battle) }
    const until = last.battle.lastTurn
    while (last.pending) last = ok(engine.resume(last, engine.open(last).question!.fallback()))
    expect(last.battle.turn).toBe(until)
    expect(last.battle.result).toMatchObject({ rule: '7.05' })
  })
})
