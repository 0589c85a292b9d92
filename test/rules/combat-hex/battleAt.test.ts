import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../rules/board/board.ts'
import { open, reach, sightOf, view, zones } from '../../../rules/combat-hex/index.ts'
import { battleAt } from '../../../rules/combat-hex/replay/battleAt.ts'
import { momentsOf } from '../../../rules/combat-hex/replay/moments.ts'
import { goldenNames, readGolden, replay } from '../../helpers/golden.ts'

/** Recorded battles; one is written down otherwise. */
const names = goldenNames()
  .filter(name => name !== 'the-marsh')
  .slice(0, 4)

describe.each(names)('a battle as it stood, of %s', name => {
  // In the middle of it, where something is going on.
  const whole = [...replay(readGolden(name))]
  const all = whole.slice(0, Math.ceil(whole.length * 0.6))
  const { save } = all.at(-1)!
  const log = all.flatMap(({ events }) => events)
  const { state, board: played } = open(save)
  const board = played!
  const fighters = state.figures.map(({ id, owner, type }) => ({
    label: id,
    owner,
    type: state.types[type]!,
  }))
  const moments = momentsOf({ board, fighters, types: state.types }, log, { most: Number.POSITIVE_INFINITY })

  it('has everybody where the log has them, fresh, and nothing going on', () => {
    const before = JSON.stringify(save)
    for (const moment of moments) {
      const then = battleAt(save, moment, board)
      const { state: seen, question } = view(then, 'spectator')
      expect([question, seen.turn, seen.phase, then.journal, then.pending]).toEqual([
        undefined,
        moment.turn,
        'over',
        [],
        null,
      ])
      const seats = seen.figures.flatMap(({ carried }) => (carried ? [`${carried.by} ${carried.seat}`] : []))
      expect(new Set(seats).size).toBe(seats.length)
      for (const figure of seen.figures) {
        const stand = moment.after.get(figure.id)!
        const at = figure.condition === 'standing' ? makeCell(board, figure.at) : null
        expect([at, figure.life, figure.ap, figure.carried?.by]).toEqual([
          stand.at,
          stand.life,
          stand.ap,
          stand.carriedBy,
        ])
        expect(seen.types[figure.type]).toBe(stand.type)
        expect([figure.actionTaken, figure.used, figure.marks, figure.ran]).toEqual([
          'nothing',
          [],
          [],
          false,
        ])
      }
    }
    expect(JSON.stringify(save)).toBe(before)
  })

  it('gives each of those whom one carries a seat of their own', () => {
    const moment = moments.at(-1)!
    const standing = [...moment.after].filter(([, { at }]) => at !== null)
    const [[carrier, { at }], ...others] = standing as [(typeof standing)[number], ...typeof standing]
    const carried = others.slice(0, 2).map(([label]) => label)
    const after = new Map(
      [...moment.after].map(([label, stand]) =>
        carried.includes(label) ? [label, { ...stand, at, carriedBy: carrier }] : [label, stand],
      ),
    )
    const { state: seen } = view(battleAt(save, { ...moment, after }, board), 'spectator')
    const seats = seen.figures.filter(({ id }) => carried.includes(id)).map(figure => figure.carried)
    expect(seats).toEqual([
      { by: carrier, seat: 0 },
      { by: carrier, seat: 1 },
    ])
  })

  it('can be asked where somebody could go, whom they saw, and for zones', () => {
    const went = moments
      .filter((_, i) => i % 7 === 3)
      .flatMap(moment => {
        const then = battleAt(save, moment, board)
        expect(zones(then, 0)).toBeInstanceOf(Array)
        return view(then, 'spectator')
          .state.figures.filter(({ condition }) => condition === 'standing')
          .map(({ id }) => reach(then, id).length + sightOf(then, id).length)
      })
    expect(went.some(count => count > 3)).toBe(true)
  })
})
