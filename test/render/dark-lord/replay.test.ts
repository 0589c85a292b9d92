import { describe, expect, it } from 'vitest'
import { draw } from '../../../render/dark-lord/draw.ts'
import { captionOfMoment } from '../../../render/dark-lord/frames.ts'
import { resultSheet } from '../../../render/dark-lord/resultSheet.ts'
import { playDarkLord } from '../../../render/gallery/dark-lord/playedGame.ts'
import { fought, greatFight } from '../../../render/gallery/dark-lord/sampleFights.ts'
import { parseCell } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'
import type { NewEvent } from '../../../rules/dark-lord/index.ts'
import { afterEvents, beforeGame } from '../../../rules/dark-lord/replay/moment.ts'
import { maxReplayed, replayedMoments } from '../../../rules/dark-lord/replay/moments.ts'
import { withoutTakenBack } from '../../../rules/play/takenBack.ts'
import { expectGolden } from '../compare.ts'

const board = boardById('the-hills')!
const { state, log } = playDarkLord('the-hills')
const moments = replayedMoments(state, board, log)

/** What happened, as a log. */
const logged = (told: readonly NewEvent[]) =>
  told.map((each, n) => ({ ...each, n, turn: 1, stage: 'moving' as const }))

describe('a game read from its log', () => {
  it('ends with everybody as the game has them', () => {
    const { figures } = moments.at(-1)!.after
    const looks = ({
      label,
      at,
      life,
      condition,
      ring,
      burning,
      carries,
      mount,
    }: (typeof state.combatants)[0]) => ({
      label,
      at,
      life,
      condition,
      ring,
      burning,
      carries,
      rides: mount !== null,
    })
    expect(state.combatants.map(({ label }) => looks(figures.get(label)!))).toEqual(
      state.combatants.map(looks),
    )
  })

  it('knows what became of a figure', () => {
    const at = parseCell(board, 'F9')!
    const start = beforeGame(fought, at)
    const told: NewEvent[] = [
      { event: 'placed', figure: 'A5', at: 'F8' },
      { event: 'placed', figure: 'B1', at: 'K6' },
      { event: 'ring-settled', holders: ['A5'] },
      { event: 'ring-on', figure: 'A5', forced: true },
      { event: 'bolted', figure: 'A5' },
      { event: 'fell', figure: 'A5', face: 3, lying: true },
      { event: 'transfixed', figure: 'A5', halved: false },
      { event: 'burns', figure: 'A5' },
      { event: 'took', figure: 'B1', at: 'F9' },
      { event: 'hurt', figure: 'B1', part: 'rider', left: 0 },
      { event: 'sustained', figure: 'B1', face: 4, might: 0, stays: true },
    ]
    const after = afterEvents(start, logged(told), board)
    expect(after.figures.get('A5')).toMatchObject({
      ring: 'on',
      mount: null,
      condition: 'lying',
      burning: true,
    })
    expect(after.figures.get('A5')!.marks.transfixed).toBe(true)
    expect(after.figures.get('B1')).toMatchObject({ life: 1, carries: true })
    expect(after.treasure).toBeNull()
    const later = afterEvents(
      after,
      logged([
        { event: 'turn-ended' },
        { event: 'dropped', figure: 'B1', at: 'K6' },
        { event: 'stood-up', figure: 'A5' },
        { event: 'ring-off', figure: 'A5' },
        { event: 'fire-out', figure: 'A5', why: 'die' },
        { event: 'shifted', figure: 'A5', from: 'F8', to: 'F9', fell: false },
      ]),
      board,
    )
    expect(later.figures.get('A5')).toMatchObject({ ring: 'off', condition: 'standing', burning: false, at })
    expect(later.figures.get('A5')!.marks.transfixed).toBe(false)
    expect(later.treasure).toBe(parseCell(board, 'K6'))
    expect(start.figures.get('A5')!.at).toBe(-1)
  })

  it('has nothing in it that was taken back', () => {
    const told = logged([
      { event: 'placed', figure: 'A5', at: 'F8' },
      { event: 'moved', figure: 'A5', from: 'F8', way: ['F7'], hand: 0 },
      { event: 'undone', by: 0, answer: 'move A5 F7', since: 1 },
      { event: 'stays', figure: 'A5' },
    ])
    expect(withoutTakenBack(told).map(({ n }) => n)).toEqual([0, 3])
  })
})

describe('its moments', () => {
  it('are as many as are looked at, and nothing that happened is left out', () => {
    expect(moments.length).toBeLessThanOrEqual(maxReplayed)
    const shown = moments.flatMap(({ events }) => events.map(({ n }) => n))
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    const removed = log.filter(({ event }) => event === 'removed').map(({ n }) => n)
    expect(shown).toEqual(expect.arrayContaining(removed))
  })

  it('follow one another', () => {
    for (const [i, { before }] of moments.entries()) if (i > 0) expect(before).toBe(moments[i - 1]!.after)
  })

  it('of one turn begin where the turn before ended', () => {
    const turn = replayedMoments(state, board, log, { turn: 9 })
    expect(turn.every(each => each.turn === 9)).toBe(true)
    const earlier = log.filter(event => event.turn < 9)
    const stood = afterEvents(beforeGame(state, state.treasure), earlier, board)
    expect(turn[0]!.before.figures).toEqual(stood.figures)
  })

  it('are captioned by when, by who fell, and by the dice of fights', () => {
    const fight = moments.find(({ kind }) => kind === 'fight')!
    const { title, thrown } = captionOfMoment(fight, state, 'en')
    expect(title).toBe(`Turn ${fight.turn} · fights`)
    expect(thrown.map(({ owner }) => owner)).toEqual([0, 1])
    const great = { ...fight, events: greatFight.map((each, n) => ({ ...each, n })) }
    expect(captionOfMoment(great, fought, 'fr').said).toBe(
      'A2 garde du roi tombe, A1 héritier du roi perd 2, reste 1',
    )
    // Before the first turn nothing stands before it.
    const placing = { ...fight, kind: 'placed', turn: 0, by: null, events: [] } as const
    expect((['en', 'fr'] as const).map(each => captionOfMoment(placing, state, each).title)).toEqual([
      'Deployment',
      'Déploiement',
    ])
  })
})

describe('the sheet of how it ended', () => {
  it('is none while a game goes on', () => {
    expect(resultSheet({ ...state, result: null }, log, 'en')).toBeUndefined()
  })

  it('has the points that both had left at the end of every turn, and the luck of both', () => {
    const sheet = resultSheet(state, log, 'fr', 'Les points')!
    expect(sheet.reason).toBe('Les points')
    for (const [owner, { points, luck, figures }] of sheet.players.entries()) {
      expect(points).toHaveLength(state.turn + 1)
      expect(points[0]).toBe(state.players[owner]!.startPoints)
      const standing = figures.filter(({ lost }) => !lost).reduce((sum, { worth }) => sum + worth, 0)
      expect(points.at(-1)).toBe(standing)
      expect(luck).toMatch(/^[+−]?\d/)
    }
  })

  it('looks as it did', async () => {
    const picture = { result: resultSheet(state, log, 'en', 'Turn 12 is over')!, language: 'en' as const }
    await expectGolden('dark-lord-result', await draw(picture))
  })
})

it('a moment of a replay looks as it did', async () => {
  const number = moments.findIndex(({ kind }) => kind === 'fight')
  const replay = { skirmish: state, log }
  await expectGolden('dark-lord-moment', await draw({ moment: { replay, number }, language: 'en' }))
  await expect(draw({ moment: { replay, number: 99 }, language: 'en' })).rejects.toThrow(/number 99/)
})

it('a turn is drawn as a moving picture', async () => {
  const gif = await draw({ replay: { skirmish: state, log, turn: 9, width: 300 }, language: 'en' })
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a')
})
