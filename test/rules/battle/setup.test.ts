import { describe, expect, it } from 'vitest'
import { type BattleSave, deploymentZones, open, resume, type SetUp, setUp } from '../../../rules/index.ts'

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
function start(change: Partial<SetUp>, faces: number[], ...answers: string[]): BattleSave {
  let outcome = setUp({ ...options, ...change }, { dice: n => faces[n]! })
  for (const answer of answers) {
    if (!outcome.ok) break
    outcome = resume(outcome.save, answer)
  }
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.save
}
const asked = (save: BattleSave) => `${save.pending?.kind} ${save.pending?.by}`

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

describe('3.02 deployment zones, for pictures', () => {
  const zonesOf = (save: BattleSave) =>
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

function resumed(save: BattleSave, answer: string): BattleSave {
  const outcome = resume(save, answer)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.save
}
