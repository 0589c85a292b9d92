import { describe, expect, it } from 'vitest'
import { framesOf } from '../../../render/combat-hex/frames.ts'
import { drawGameReplay } from '../../../render/combat-hex/replay.ts'
import { endingOf } from '../../../render/combat-hex/replayEnding.ts'
import { board, play } from '../../../render/gallery/combat-hex/playedGame.ts'
import { sampleCaptions } from '../../../render/gallery/combat-hex/sampleCaptions.ts'
import { endingShown, paced } from '../../../render/replay/replayTiming.ts'
import { open, resume, undo } from '../../../rules/combat-hex/index.ts'
import { pointsAt, withoutUndone } from '../../../rules/combat-hex/replay/figureHistory.ts'
import { momentsOf } from '../../../rules/combat-hex/replay/moments.ts'
import { goldenNames, readGolden, replay as replayed } from '../../helpers/golden.ts'
import { smallBoard } from '../scenes.ts'

const played = play('the-marsh')
const { state } = open(played.save)
const history = { board: board('the-marsh'), fighters: played.fighters, types: state.types }
const replay = {
  ...history,
  players: [
    { name: 'Ada', camp: 'good' as const },
    { name: 'Bo', camp: 'evil' as const },
  ],
  log: played.log,
  captions: sampleCaptions(history, played.log),
  language: 'en' as const,
}

/** How long each picture of a GIF is shown, in milliseconds. */
function delaysOf(gif: Buffer): number[] {
  const delays: number[] = []
  const tableAt = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableAt(gif[10]!)
  while (gif[at] !== 0x3b) {
    const extension = gif[at] === 0x21
    if (extension && gif[at + 1] === 0xf9) delays.push(gif.readUInt16LE(at + 4) * 10)
    at += extension ? 2 : 11 + tableAt(gif[at + 9]!)
    while (gif[at]) at += gif[at]! + 1
    at++
  }
  return delays
}

describe('a replay', () => {
  it('ends as the battle did: its log tells every place, facing, life and action point', () => {
    const last = framesOf(history, played.log).at(-1)!
    const seen = last.tokens.map(({ label, cells, facing, pips, counter = 0 }) => [
      label,
      cells[0],
      facing,
      pips?.left,
      counter,
    ])
    const standing = state.figures.filter(({ condition, carried }) => condition === 'standing' && !carried)
    expect(seen.sort()).toEqual(
      standing.map(({ id, at, facing, life, ap }) => [id, at, facing, life, ap]).sort(),
    )
  })

  it('shows every figure that fell once more, under its mark', () => {
    const removed = played.log.filter(({ event }) => event === 'removed').length
    expect(removed).toBeGreaterThan(5)
    const marks = framesOf(history, played.log).flatMap(({ overlay }) => overlay.marks ?? [])
    expect(marks.filter(({ kind }) => kind === 'removed').length).toBe(removed)
  })

  it('has no more pictures than allowed, and one turn alone where asked for', () => {
    expect(framesOf(history, played.log, { most: 12 }).length).toBeLessThanOrEqual(12)
    expect(framesOf(history, played.log).length).toBeLessThanOrEqual(20)
    const turns = new Set(momentsOf(history, played.log, { turn: 2 }).map(({ turn }) => turn))
    expect([...turns]).toEqual([2])
  })

  it('begins with figures on the board, for its still to show', () => {
    expect(framesOf(history, played.log)[0]!.tokens.length).toBeGreaterThan(5)
  })

  it('passes over what was taken back', () => {
    const at = { turn: 1, phase: 'attack' as const }
    const moved = (n: number, to: string) => ({
      ...at,
      n,
      event: 'moved' as const,
      figure: 'A1',
      from: 'A1',
      path: [to],
      facing: 'N',
      cost: 1,
      left: 3,
    })
    const back = (n: number, since: number) => ({
      ...at,
      n,
      event: 'undone' as const,
      by: 0,
      answer: 'move A1 C1 N',
      since,
    })
    const log = [moved(1, 'B1'), moved(2, 'C1'), moved(3, 'D1'), back(4, 3), back(5, 2), moved(6, 'E1')]
    expect(withoutUndone(log)).toEqual([moved(1, 'B1'), moved(6, 'E1')])
  })

  it('3.09 knows from the log alone how far an undo went', () => {
    const begun = play('the-marsh', ({ turn, phase }) => turn === 1 && phase === 'attack')
    const { question } = open(begun.save)
    const by = question!.by
    const mover = question!.space.enumerate('', 2000).find(answer => /^move \S+ \S+ \S+$/.test(answer))!
    const [, label] = mover.split(' ')
    const gone = resume(begun.save, mover)
    if (!gone.ok) throw new Error(gone.refusal.code)
    expect(gone.events.some(({ event }) => event === 'moved')).toBe(true)
    const back = undo(gone.save, by)
    if (!back.ok) throw new Error(back.refusal.code)
    const log = [...begun.log, ...gone.events, ...back.events]
    expect(withoutUndone(log)).toEqual(begun.log)
    const { figures } = open(back.save).state
    const stood = framesOf(history, log)
      .at(-1)!
      .tokens.find(token => token.label === label)!
    expect(stood.cells[0]).toBe(figures.find(({ id }) => id === label)!.at)
  })

  it('takes 25 seconds at most with its ending, however long the battle was', async () => {
    const lasts = (frames: readonly { shown: number }[]) => frames.reduce((sum, { shown }) => sum + shown, 0)
    for (const options of [{}, { turn: 2 }]) {
      const captions = sampleCaptions(history, played.log, options.turn)
      const delays = delaysOf(await drawGameReplay({ ...replay, ...options, captions, width: 300 }))
      expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeLessThanOrEqual(25_000)
    }
    expect(lasts(paced(Array.from({ length: 90 }, () => ({ shown: 1300 }))))).toBeLessThanOrEqual(
      25_000 - endingShown,
    )
    // A battle of a few pictures is not made to crawl.
    expect(paced([{ shown: 700 }])).toEqual([{ shown: 700 }])
  })

  it('stops at each picture for as long as it takes to read, longer where something was fought out', () => {
    const moments = momentsOf(history, played.log)
    const frames = paced(framesOf(history, played.log))
    const shown = (kind: string) =>
      frames.flatMap((frame, i) => (moments[i]!.kind === kind ? frame.shown : []))
    expect(Math.min(...frames.map(frame => frame.shown))).toBeGreaterThanOrEqual(700)
    expect(Math.min(...shown('combat'))).toBeGreaterThan(Math.max(...shown('move'), ...shown('place')))
  })

  it('ends with the result, as long as that takes to read, and without one while the battle goes on', async () => {
    const frames = framesOf(history, played.log)
    const delays = delaysOf(await drawGameReplay({ ...replay, width: 300 }))
    expect(delays).toHaveLength(frames.length + 1)
    expect(delays.at(-1)).toBe(endingShown)
    const going = played.log.filter(({ turn }) => turn < 3)
    expect(delaysOf(await drawGameReplay({ ...replay, width: 300, log: going })).at(-1)).toBeLessThan(
      endingShown,
    )
  })

  it('7.05 counts the points of whoever stands, and ends with both armies', () => {
    const moments = momentsOf(history, played.log)
    const left = (owner: number) =>
      state.figures
        .filter(figure => figure.owner === owner && figure.condition === 'standing')
        .reduce((sum, { type }) => sum + state.types[type]!.points, 0)
    expect(pointsAt(moments.at(-1)!.after, history, 2)).toEqual([left(0), left(1)])
    const ending = endingOf(history, replay.players, played.log, 'fr')!
    expect(ending.winner).toBe(state.result!.winner)
    expect(ending.players.map(({ points }) => points.at(-1))).toEqual([left(0), left(1)])
    const lost = ending.players.flatMap(({ figures }) => figures.filter(figure => figure.lost))
    const gone = state.figures.filter(({ condition }) => condition === 'removed')
    expect(lost.map(({ label }) => label).sort()).toEqual(gone.map(({ id }) => id).sort())
    const going = played.log.filter(({ event }) => event !== 'ended')
    expect(endingOf(history, replay.players, going, 'fr')).toBeUndefined()
  })

  it('tells the dice of each picture', () => {
    const thrown = momentsOf(history, played.log).map(({ blows }) =>
      blows.flatMap(({ sides }) => sides.flatMap(side => [...side.thrown, ...side.damage])),
    )
    expect(thrown.filter(dice => dice.length).length).toBeGreaterThan(5)
    for (const face of thrown.flat()) expect([1, 2, 3, 4, 5, 6]).toContain(face)
  })

  it('is a GIF that plays again and again, well below what Discord takes', async () => {
    const gif = await drawGameReplay({ ...replay, width: 400 })
    expect(gif.subarray(0, 6).toString('latin1')).toBe('GIF89a')
    expect(gif.includes('NETSCAPE2.0')).toBe(true)
    expect(gif.at(-1)).toBe(0x3b)
    expect(gif.length).toBeLessThan(2_500_000)
    expect((await drawGameReplay({ ...replay, width: 400, turn: 2 })).length).toBeLessThan(gif.length)
  })

  it('cannot be made of nothing', async () => {
    await expect(drawGameReplay({ ...replay, log: [] })).rejects.toThrow(RangeError)
    await expect(drawGameReplay({ ...replay, board: smallBoard, log: [], turn: 3 })).rejects.toThrow(
      RangeError,
    )
  })
})

/** Every recorded battle whose board is one of ours, with all that was told in it. */
const recorded = goldenNames().flatMap(name => {
  if (name === 'the-marsh') return []
  const golden = readGolden(name)
  const moments = [...replayed(golden)]
  const { state, board } = open(moments.at(-1)!.save)
  if (!board) return []
  const fighters = state.figures.map(({ id, owner, type }) => ({
    label: id,
    owner,
    type: state.types[type]!,
  }))
  const log = moments.flatMap(({ events }) => events)
  return [{ name, log, history: { board, fighters, types: state.types } }]
})

describe.each(recorded)('the replay of $name', ({ log, history }) => {
  const happened = withoutUndone(log)
  const moments = momentsOf(history, log)

  it('takes 25 seconds at most, a turn of it too', () => {
    const turns = new Set(happened.map(({ turn }) => turn))
    for (const turn of [undefined, ...turns]) {
      const frames = paced(framesOf(history, log, { turn }))
      expect(frames.length).toBeLessThanOrEqual(20)
      expect(frames.reduce((sum, { shown }) => sum + shown, endingShown)).toBeLessThanOrEqual(25_000)
    }
  })

  it('has a picture for what came of each combat, and of everything else that happened one', () => {
    const told = moments.flatMap(({ events }) => events)
    const before = happened.filter(({ phase }) => phase === 'set-up').length
    expect(told).toEqual(happened.slice(happened.length - told.length))
    expect(happened.length - told.length).toBeLessThanOrEqual(before)
    const combats = happened.filter(({ event }) => event === 'combat-began')
    const pictures = moments.filter(({ kind }) => kind === 'combat')
    expect(pictures).toHaveLength(combats.length)
    for (const { events, blows } of pictures) {
      expect(events.filter(({ event }) => event === 'combat-began')).toHaveLength(1)
      const fallen = events.flatMap(entry => (entry.event === 'removed' ? [entry.figure] : []))
      const outcomes = blows.flatMap(blow => blow.outcomes)
      expect(
        fallen.every(figure => outcomes.some(outcome => outcome.figure === figure && outcome.fallen)),
      ).toBe(true)
    }
  })
})
