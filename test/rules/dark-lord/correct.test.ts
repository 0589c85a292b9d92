import { describe, expect, it } from 'vitest'
import { picker } from '../../../rules/core/random.ts'
import { correctOf } from '../../../rules/dark-lord/contract/judge.ts'
import { type DarkLord, type DarkLordSave, darkLord, starterArmy } from '../../../rules/dark-lord/index.ts'
import { darkLordLibrary } from '../../../rules/dark-lord/library.ts'
import { scenarios } from '../../../rules/dark-lord/scenarios/index.ts'
import type { ScenarioId } from '../../../rules/dark-lord/state.ts'
import { makeCell } from '../../../rules/index.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import { type DarkLordScene, skirmish } from '../../helpers/darkLord.ts'

type Values = Record<string, string | number>
type Scene = ReturnType<typeof skirmish>

const judged = (t: Scene, piece: string, values: Values) =>
  correctOf({ ...darkLordLibrary, version: 'test', board: () => t.board })(t.state, { piece, values })

function refused(t: Scene, piece: string, values: Values): string {
  const outcome = judged(t, piece, values)
  return outcome.ok ? 'nothing' : outcome.refusal.code
}

function corrected(t: Scene, piece: string, values: Values) {
  const before = structuredClone(t.state)
  const outcome = judged(t, piece, values)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  expect(t.state).toEqual(before)
  const figure = (label: string) => outcome.state.combatants.find(each => each.label === label)!
  return { state: outcome.state, figure, at: makeCell(t.board, figure(piece.toUpperCase()).at) }
}

const off = { ring: 'off' } as const
const pony = { name: { en: 'pony', fr: 'poney' }, move: 8, strength: 2, defence: 3, life: 1, courage: 3 }
const scene = (change: Partial<DarkLordScene> = {}) =>
  skirmish({
    figures: {
      A1: { at: 'C5', life: 3, might: 2, will: 3, fate: 1, holder: 4, now: off },
      A2: { at: 'C8' },
      A3: { at: '', now: { condition: 'removed', life: 0 } },
      A4: { at: 'C2', holder: 5, mount: pony },
      B1: { at: 'D8', keywords: ['warrior', 'wraith'], will: 4 },
      B2: { at: 'N5', holder: 1, traits: ['ring-master'] },
    },
    ...change,
  })

describe('a judge puts a figure of The Dark Lord right', () => {
  it('DB-03 its wounds and stores, up to what it begins with', () => {
    const t = scene()
    expect(corrected(t, 'A1', { life: 1, might: 0, will: 1, fate: 0 }).figure('A1')).toMatchObject({
      life: 1,
      might: 0,
      will: 1,
      fate: 0,
    })
    expect(corrected(t, 'a1', { life: 3 }).figure('A1').life).toBe(3)
    const wrong: Values[] = [{ life: 0 }, { life: 4 }, { might: 3 }, { will: -1 }, { fate: 2 }, { will: '1' }]
    for (const values of wrong) expect(refused(t, 'A1', values)).toBe('correction-number')
    expect(refused(t, 'A9', { life: 1 })).toBe('no-figure')
    expect(refused(t, 'A1', { ap: 1 })).toBe('no-correction')
    expect(refused(t, 'A1', { state: 'asleep' })).toBe('no-correction')
  })

  it('DB-26c leaves a Will to who is removed without any', () => {
    expect(refused(scene(), 'B1', { will: 0 })).toBe('correction-number')
    expect(corrected(scene(), 'B1', { will: 1 }).figure('B1').will).toBe(1)
  })

  it('DB-09 its hex, free and not barred', () => {
    const t = scene({ board: { barred: ['C6'] } })
    expect(corrected(t, 'A1', { at: 'E5' }).at).toBe('E5')
    expect(refused(t, 'A1', { at: 'C6' })).toBe('correction-place')
    expect(refused(t, 'A1', { at: 'C8' })).toBe('correction-taken')
    expect(refused(t, 'A1', { at: 'Z99' })).toBe('no-hex')
  })

  it('DB-10e parts from those whom it touches no more, and carries on what it carries', () => {
    const t = scene()
    const [a, b] = [
      t.state.combatants.find(each => each.label === 'A2')!,
      t.state.combatants.find(each => each.label === 'B1')!,
    ]
    a.marks.engaged = ['B1']
    b.marks.engaged = ['A2']
    a.carries = true
    const near = corrected(t, 'A2', { at: 'D7' })
    expect(near.figure('A2').marks.engaged).toEqual(['B1'])
    const far = corrected(t, 'A2', { at: 'H8' })
    expect(far.figure('A2')).toMatchObject({ carries: true, marks: { engaged: [] } })
    expect(far.figure('B1').marks.engaged).toEqual([])
    const gone = corrected(t, 'A2', { state: 'slain' })
    expect(gone.figure('A2')).toMatchObject({ condition: 'removed', at: -1, carries: false })
    expect(gone.figure('B1').marks.engaged).toEqual([])
    expect(makeCell(t.board, gone.state.treasure!)).toBe('C8')
  })

  it('DB-23e puts it on the ground, and up again', () => {
    const t = scene()
    const { figure } = corrected(t, 'A2', { state: 'lying' })
    expect(figure('A2').condition).toBe('lying')
    expect(corrected(t, 'A2', { state: 'standing' }).figure('A2').condition).toBe('standing')
  })

  it('DB-30 brings back who was out of play, with a life and nothing done this turn; nothing else is said of it', () => {
    const t = scene()
    const back = corrected(t, 'A3', { at: 'F5', state: 'lying' })
    expect(back.figure('A3')).toMatchObject({ condition: 'lying', life: 1, marks: { moved: false } })
    const wrong: Values[] = [{ life: 1 }, { state: 'standing' }, { at: 'F5', state: 'slain' }]
    for (const values of wrong) expect(refused(t, 'A3', values)).toBe('correction-gone')
  })

  it('DB-30 lets a figure away only where its side may leave', () => {
    expect(refused(scene(), 'A2', { state: 'away' })).toBe('no-exit')
    const t = scene({ rules: 'flight' })
    expect(corrected(t, 'A2', { state: 'away' }).figure('A2').condition).toBe('away')
    expect(refused(t, 'B1', { state: 'away' })).toBe('no-exit')
  })

  it('DL-32 gives the Ring to who may have it, and one of them alone', () => {
    const t = scene()
    expect(refused(t, 'A2', { ring: 'ring-off' })).toBe('correction-no-holder')
    expect(refused(t, 'A4', { ring: 'ring-off' })).toBe('correction-ring')
    expect(refused(t, 'B2', { ring: 'ring-off' })).toBe('correction-ring')
    const without = corrected(t, 'A1', { ring: 'no-ring' })
    expect(without.figure('A1').ring).toBeNull()
    const t2 = scene({
      figures: { A4: { at: 'C2', holder: 5, mount: pony }, A1: { at: 'C5' }, B1: { at: 'D8' } },
    })
    expect(corrected(t2, 'A4', { ring: 'ring-off' }).figure('A4').ring).toBe('off')
    // DL-05: whoever puts it on rides no more.
    expect(refused(t2, 'A4', { ring: 'ring-on' })).toBe('correction-mounted')
  })

  it('DL-33 both sides have it where both have a holder of the highest rank', () => {
    const figures = { A1: { at: 'C5', holder: 6, now: off }, B1: { at: 'N5', holder: 6 }, B2: { at: 'N8' } }
    expect(corrected(scene({ figures }), 'B1', { ring: 'ring-off' }).figure('B1').ring).toBe('off')
  })

  it('DL-03 puts it on a finger and off; DL-41 never on his', () => {
    const t = scene()
    expect(corrected(t, 'A1', { ring: 'ring-on' }).figure('A1').ring).toBe('on')
    const his = scene({
      figures: { A1: { at: 'C5' }, B1: { at: 'N8' }, B2: { at: 'N5', holder: 1, traits: ['ring-master'] } },
    })
    expect(refused(his, 'B2', { ring: 'ring-on' })).toBe('masters-ring')
    expect(corrected(his, 'B2', { ring: 'ring-off' }).figure('B2').ring).toBe('off')
  })

  it('DL-30 ends no game by it', () => {
    const figures = { A1: { at: 'C5', holder: 4, now: off }, A2: { at: 'C8' }, B1: { at: 'N5' } }
    expect(refused(scene({ figures }), 'B1', { state: 'slain' })).toBe('correction-ends')
    expect(refused(scene({ figures, rules: 'flight' }), 'A1', { state: 'slain' })).toBe('correction-ends')
    const { A2: _, ...alone } = figures
    expect(refused(scene({ figures: alone }), 'A1', { ring: 'ring-on' })).toBe('correction-ends')
  })

  it('DB-30 leaves figures to their players until the first turn', () => {
    expect(refused(scene({ turn: 0 }), 'A1', { at: 'E5' })).toBe('correction-early')
  })
})

describe('a game that was put right goes on', () => {
  const engine = engineOf<DarkLord>(darkLord)

  it.each(['open-field', 'flight', 'last-stand'] as const)(
    '%s, wherever that happens',
    (rules: ScenarioId) => {
      let done = 0
      const refusals = new Set<string>()
      for (let seed = 1; seed <= 3; seed++) {
        const pick = picker(seed)
        const options = {
          rules,
          board: 'the-hills',
          sides: ['free', 'shadow'] as ['free', 'shadow'],
          players: (['free', 'shadow'] as const).map(side => ({
            name: side,
            army: starterArmy(side, rules === 'last-stand' ? 500 : 400, scenarios[rules]),
          })),
          seed: `${seed}`.repeat(64),
        }
        const begun = engine.setUp(options, { orders: [{}, {}] })
        if (!begun.ok) throw new Error(begun.refusal.code)
        let save: DarkLordSave = begun.save
        for (let step = 0; step < 120 && save.pending; step++) {
          const { question, state } = engine.open(save)
          const figure = state.combatants[pick(state.combatants.length)]!
          const cells = ['C5', 'F8', 'K9', 'L3', 'P11', 'A1', 'S6']
          const all: Values[] = [
            { at: cells[pick(cells.length)]! },
            { state: (['standing', 'lying', 'slain', 'away'] as const)[pick(4)]! },
            { ring: (['no-ring', 'ring-off', 'ring-on'] as const)[pick(3)]! },
            { life: pick(3), will: pick(3) },
          ]
          if (pick(3) === 0) {
            const outcome = engine.correct(save, { piece: figure.label, values: all[pick(4)]! }, [{}, {}])
            if (outcome.ok) {
              expect(engine.check(outcome.save)).toEqual([])
              save = outcome.save
              done++
              continue
            }
            refusals.add(outcome.refusal.code)
          }
          const answer = question!.kind === 'act' ? question!.space.sample(pick) : question!.fallback()
          const outcome = engine.resume(save, answer, { orders: [{}, {}] })
          if (!outcome.ok) throw new Error(outcome.refusal.code)
          save = outcome.save
          expect(engine.check(save)).toEqual([])
        }
      }
      expect(done).toBeGreaterThan(20)
      expect(refusals.size).toBeGreaterThan(3)
    },
  )
})
