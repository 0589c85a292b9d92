import { describe, expect, it } from 'vitest'
import {
  type CombatHexSave,
  deploymentZones,
  open,
  resume,
  type SetUp,
  setUp,
} from '../../../../rules/combat-hex/index.ts'

const armies = { good: ['boromir', 'merry', 'rohan-warrior'], evil: ['ugluk', 'orc-warrior'] }
const options: SetUp = {
  rules: 'tournament',
  points: 1000,
  board: null,
  camps: null,
  players: [
    { name: 'Ada', armies },
    { name: 'Bo', armies },
  ],
  seed: 'ab'.repeat(32),
}

/** Sets up and answers; the deployment roll shows these faces. */
function start(change: Partial<SetUp>, faces: number[], ...answers: string[]): CombatHexSave {
  let outcome = setUp({ ...options, ...change }, { dice: n => faces[n]! })
  for (const answer of answers) {
    if (!outcome.ok) break
    outcome = resume(outcome.save, answer)
  }
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.save
}
const asked = (save: CombatHexSave) => `${save.pending?.kind} ${save.pending?.by}`

describe('3.02 before the first figure stands', () => {
  it('3.02 the higher die takes the camp or the board; equal dice are thrown again', () => {
    const save = start({}, [3, 3, 2, 5])
    expect(asked(save)).toBe('camp-or-board 1')
    expect(open(save).question?.space.enumerate('', 9)).toEqual(['camp', 'board'])
    expect(save.dice).toBe(4)
  })

  it('3.02 whoever takes the camp leaves the board to the other, picks the edge and deploys first', () => {
    let save = start({}, [6, 1], 'camp')
    expect(asked(save)).toBe('camp 0')
    save = start({}, [6, 1], 'camp', 'evil')
    expect(asked(save)).toBe('board 1')
    save = start({}, [6, 1], 'camp', 'evil', 'the-four-houses')
    expect(asked(save)).toBe('edge 0')
    expect(open(save).question?.space.enumerate('', 9)).toEqual(['left', 'right'])
    save = start({}, [6, 1], 'camp', 'evil', 'the-four-houses', 'right')
    expect(asked(save)).toBe('deploy 0')
    const { state } = open(save)
    expect(state.players).toMatchObject([
      { camp: 'evil', edge: 'right' },
      { camp: 'good', edge: 'left' },
    ])
    expect(state.board).toBe('the-four-houses')
  })

  it('3.02 whoever takes the board leaves the camp and the edge to the other, and deploys last', () => {
    let save = start({}, [6, 1], 'board')
    expect(asked(save)).toBe('camp 1')
    save = start({}, [6, 1], 'board', 'good', 'the-marsh', 'left')
    expect(asked(save)).toBe('deploy 1')
    expect(open(save).state.players).toMatchObject([
      { camp: 'evil', edge: 'right' },
      { camp: 'good', edge: 'left' },
    ])
    save = start({}, [6, 1], 'board', 'good', 'the-marsh', 'left', 'auto', 'done')
    expect(asked(save)).toBe('deploy 0')
  })

  it('3.02 where the camps are settled, the winner has the board', () => {
    const save = start({ camps: ['evil', 'good'] }, [2, 4])
    expect(asked(save)).toBe('board 1')
    expect(asked(start({ camps: ['evil', 'good'] }, [2, 4], 'the-marsh'))).toBe('edge 0')
  })

  it('3.02 where the board is settled, taking it means deploying last', () => {
    expect(asked(start({ board: 'the-marsh' }, [6, 1], 'board', 'good'))).toBe('edge 1')
    expect(asked(start({ board: 'the-marsh' }, [6, 1], 'camp', 'good'))).toBe('edge 0')
    expect(asked(start({ board: 'the-marsh', camps: ['good', 'evil'] }, [6, 1]))).toBe('edge 1')
  })

  it('1.03 counters begin at their highest', () => {
    const { state } = open(start({ camps: ['good', 'evil'], board: 'the-marsh' }, [6, 1], 'left'))
    for (const figure of state.figures)
      expect(figure).toMatchObject({
        life: state.types[figure.type]!.life,
        ap: state.types[figure.type]!.ap,
      })
    expect(state.figures.map(f => `${f.id} ${f.type}`)).toEqual([
      'A1 boromir',
      'A2 merry',
      'A3 rohan-warrior',
      'B1 ugluk',
      'B2 orc-warrior',
    ])
  })

  it('1.03 heroes come first, else in the order of the army, and nobody has done anything', () => {
    const mixed = { good: ['rohan-warrior', 'boromir', 'gondor-soldier', 'merry'], evil: ['ugluk'] }
    const players = options.players.map(player => ({ ...player, armies: mixed }))
    const save = start({ camps: ['good', 'evil'], board: 'the-marsh', players }, [6, 1], 'left')
    const { state } = open(save)
    expect(state.figures.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'A1 boromir',
      'A2 merry',
      'A3 rohan-warrior',
      'A4 gondor-soldier',
      'B1 ugluk',
    ])
    for (const figure of state.figures)
      expect(figure).toMatchObject({
        condition: 'waiting',
        at: -1,
        actionTaken: 'nothing',
        ran: false,
        used: [],
        marks: [],
        owner: figure.id < 'B' ? 0 : 1,
      })
    expect(state.figures[0]!.carried).toBeUndefined()
  })

  it('2.022 a player without an army for a camp is told so, and so is whoever names a strange figure', () => {
    const alone = { name: 'Ada', armies: { good: ['merry'] } }
    expect(setUp({ ...options, players: [alone, options.players[1]!] })).toMatchObject({
      ok: false,
      refusal: { code: 'army-missing', rule: '2.022', about: { player: 'Ada', army: 'evil' } },
    })
    expect(
      setUp({ ...options, camps: ['good', 'evil'], players: [alone, options.players[1]!] }),
    ).toMatchObject({ ok: true })
    expect(
      setUp({
        ...options,
        players: [{ ...alone, armies: { ...armies, good: ['nobody'] } }, options.players[1]!],
      }),
    ).toMatchObject({ ok: false, refusal: { code: 'unknown-figure' } })
    expect(setUp({ ...options, board: 'the-moon' })).toMatchObject({
      ok: false,
      refusal: { code: 'no-board' },
    })
  })
})

describe('3.02 the starter book before the first figure stands', () => {
  const classic = (count: number, change: Partial<SetUp> = {}): Partial<SetUp> => ({
    rules: 'classic',
    players: ['Ada', 'Bo', 'Cy', 'Di'].slice(0, count).map(name => ({ name, armies: { good: armies.good } })),
    ...change,
  })

  it('3.02 two players: first or last by the roll, the last has the board, the first a narrow edge', () => {
    const steps = ['attacker', 'the-marsh', 'right'].map((_, i, all) =>
      start(classic(2), [2, 5], ...all.slice(0, i)),
    )
    expect(steps.map(asked)).toEqual(['role 1', 'board 0', 'edge 1'])
    expect(open(steps[0]!).question?.about).toStrictEqual({ first: true })
    expect(open(steps[1]!).question?.about).toMatchObject({ boards: expect.arrayContaining(['the-marsh']) })
    expect(open(steps[2]!).question?.about).toStrictEqual({})
    expect(open(steps[2]!).question?.space.enumerate('', 9)).toEqual(['left', 'right'])
    const save = start(classic(2), [2, 5], 'attacker', 'the-marsh', 'right')
    expect(asked(save)).toBe('deploy 1')
    const { state } = open(save)
    expect(state).toMatchObject({ rollWinner: 1, boardChooser: 0, attacker: 1, board: 'the-marsh' })
    expect(state.order).toBeUndefined()
    expect(state.players.map(({ edge, camp }) => [edge, camp])).toEqual([
      ['left', 'good'],
      ['right', 'good'],
    ])
    // Last by choice: the other has the edge and goes first.
    const last = start(classic(2), [2, 5], 'defender', 'the-marsh', 'right')
    expect(asked(last)).toBe('deploy 0')
    expect(open(last).state.players.map(({ edge }) => edge)).toEqual(['right', 'left'])
  })

  it('3.02 four players: each an edge in their order, and the last takes what is left unasked', () => {
    const answers = ['attacker', 'the-marsh', 'top', 'left', 'bottom']
    const steps = answers.map((_, i) => start(classic(4), [1, 6, 3, 4], ...answers.slice(0, i)))
    expect(steps.map(asked)).toEqual(['role 1', 'board 0', 'edge 1', 'edge 3', 'edge 2'])
    expect(open(steps[0]!).question?.about).toStrictEqual({ players: 4, first: true })
    expect(open(steps[4]!).question?.about).toStrictEqual({ edges: ['right', 'bottom'] })
    const save = start(classic(4), [1, 6, 3, 4], ...answers)
    expect(asked(save)).toBe('deploy 1')
    const { state } = open(save)
    expect(state.players.map(({ edge }) => edge)).toEqual(['right', 'top', 'bottom', 'left'])
    expect(state).toMatchObject({ order: [1, 3, 2, 0], boardChooser: 0 })
    // A board that is settled is nobody's to choose, and it is kept who would have.
    const settled = start(classic(4, { board: 'the-hills' }), [1, 6, 3, 4], 'attacker')
    expect(asked(settled)).toBe('edge 1')
    expect(open(settled).state).toMatchObject({ board: 'the-hills', boardChooser: 0 })
  })

  it('2.022 camps that are settled hold, whatever else is brought', () => {
    const both: SetUp['players'] = ['Ada', 'Bo'].map(name => ({ name, armies }))
    const camps = (change: Partial<SetUp>) =>
      open(start(classic(2, { players: both, ...change }), [2, 5])).state.players.map(({ camp }) => camp)
    expect(camps({ camps: ['evil', 'good'] })).toEqual(['evil', 'good'])
    expect(camps({ camps: ['evil', 'evil'] })).toEqual(['evil', 'evil'])
    expect(camps({})).toEqual(['good', 'good'])
    expect(camps({ players: both.with(0, { name: 'Ada', armies: { evil: ['ugluk'] } }) })).toEqual([
      'evil',
      'good',
    ])
  })

  it('3.02 what is chosen is told', () => {
    const told: unknown[] = []
    let outcome = setUp(options, { dice: n => [6, 1][n]! })
    for (const answer of ['camp', 'evil', 'the-marsh', 'right']) {
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      told.push(...outcome.events)
      outcome = resume(outcome.save, answer)
    }
    if (outcome.ok) told.push(...outcome.events)
    const during = { turn: 0, phase: 'set-up' }
    expect(told).toMatchObject([
      { event: 'rolled', for: 'deployment', by: 0, faces: [6] },
      { event: 'rolled', for: 'deployment', by: 1, faces: [1] },
      { event: 'camp-chosen', by: 0, camp: 'evil', ...during },
      { event: 'board-chosen', by: 1, board: 'the-marsh', ...during },
      { event: 'edge-chosen', by: 0, edge: 'right', ...during },
    ])
  })

  it('3.02 defaults take the board, the good camp, the first board and the left edge', () => {
    let save = start({}, [6, 1])
    expect(open(save).state).toMatchObject({ rollWinner: 0 })
    const answers: string[] = []
    while (asked(save) !== 'deploy 1') {
      answers.push(open(save).question!.fallback())
      save = resumed(save, answers.at(-1)!)
    }
    const { boards } = open(start({}, [6, 1], 'board', 'good')).question!.about as { boards: string[] }
    expect(answers).toEqual(['board', 'good', boards[0], 'left'])
    expect(open(save).state.players.map(({ camp }) => camp)).toEqual(['evil', 'good'])
  })
})

describe('3.02 deployment zones, for pictures', () => {
  const zonesOf = (save: CombatHexSave) =>
    deploymentZones(save).map(({ edge, owner, cells }) => [edge, owner, cells.length])

  it('3.02 none before there is a board; the narrow edges before one is picked; then their owners', () => {
    expect(zonesOf(start({}, [6, 1]))).toEqual([])
    const fixed = { board: 'the-hills', camps: ['good' as const, 'evil' as const] }
    const [before, after] = [start(fixed, [6, 1]), start(fixed, [6, 1], 'right')]
    expect(asked(before)).toMatch(/^edge/)
    const picker = before.pending!.by
    const size = 3 * 16
    expect(zonesOf(before)).toEqual([
      ['left', null, size],
      ['right', null, size],
    ])
    expect(zonesOf(after)).toEqual([
      ['left', 1 - picker, size],
      ['right', picker, size],
    ])
  })

  it('3.02 all four edges are open to three players of the starter book, and corners belong to nobody', () => {
    const three = {
      rules: 'classic' as const,
      board: 'the-hills',
      players: ['Ada', 'Bo', 'Cy'].map(name => ({ name, armies: { good: armies.good } })),
    }
    let save = start(three, [6, 5, 4])
    while (save.pending!.kind !== 'edge') save = resumed(save, open(save).question!.fallback())
    expect(zonesOf(save).map(([edge, owner]) => [edge, owner])).toEqual([
      ['left', null],
      ['right', null],
      ['top', null],
      ['bottom', null],
    ])
    for (const edge of ['top', 'left', 'bottom']) save = resumed(save, edge)
    const zones = deploymentZones(save)
    expect(zones.map(({ edge }) => edge)).toEqual(['left', 'top', 'bottom'])
    expect(new Set(zones.map(({ owner }) => owner)).size).toBe(3)
    expect(new Set(zones.flatMap(({ cells }) => cells)).size).toBe(
      zones.reduce((sum, { cells }) => sum + cells.length, 0),
    )
  })
})

function resumed(save: CombatHexSave, answer: string): CombatHexSave {
  const outcome = resume(save, answer)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.save
}
