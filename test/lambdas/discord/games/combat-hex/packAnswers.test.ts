import { describe, expect, it } from 'vitest'
import { makeCustomId } from '../../../../../lambdas/discord/api/customId.ts'
import { bounds } from '../../../../../lambdas/discord/games/combat-hex/figureFiles/columns.ts'
import { packAnswers, unpackAnswers } from '../../../../../lambdas/discord/games/combat-hex/packAnswers.ts'
import { gameView } from '../../../../../lambdas/discord/games/gameView.ts'
import {
  type CombatHexSave,
  type FigureType,
  figureType,
  open,
  resume,
  setUp,
} from '../../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../../rules/games.ts'
import { makeBoard, makeTables, maxColumns, maxRows } from '../../../../../rules/index.ts'
import { sampleGame } from '../../../store/samples.ts'

/** The fastest rider that may be imported, on the largest board. */
function farAndWide(): CombatHexSave {
  const rider: FigureType = {
    ...figureType('rohan-rider')!,
    id: 'rider',
    kind: 'hero',
    movement: bounds.movement[1],
    ap: 30,
    abilities: [
      { id: 'cavalry', cost: 0 },
      { id: 'fast', cost: 0 },
    ],
  }
  const name = { en: 'The plain', fr: 'La plaine' }
  const outcome = setUp({
    rules: 'tournament',
    points: 500,
    board: 'the-plain',
    customBoards: [makeBoard(makeTables({ id: 'the-plain', name, columns: maxColumns, rows: maxRows }))],
    camps: ['good', 'evil'],
    players: [
      { name: 'A', armies: { good: ['rider'] } },
      { name: 'B', armies: { evil: ['evil-rider'] } },
    ],
    types: { rider, 'evil-rider': { ...rider, id: 'evil-rider', camp: 'evil' } },
    seed: 'ab'.repeat(32),
  })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  let { save } = outcome
  for (let n = 0; n < 50; n++) {
    const { question } = open(save)
    const answer = question?.kind === 'act' ? question.space.enumerate('use ', 1)[0] : question?.fallback()
    if (answer === undefined) return save
    const next = resume(save, answer)
    if (!next.ok) throw new Error(next.refusal.code)
    save = next.save
  }
  throw new Error('nobody may act')
}

describe('the longest ways', () => {
  const game = sampleGame({ stage: 'battle', save: seal(farAndWide()) })
  const table = gameView(
    { ...game, seats: [game.seats[0]!, { ...game.seats[0]!, user: '102' }] },
    'en',
    ['101', '102'][game.save!.pending!.by]!,
  )!

  it.each(['move', 'charge'])('fit into a custom id, and come out of it: %s', verb => {
    const answers = table.question!.space.enumerate(`${verb} `, 20_000)
    const longest = answers.toSorted((a, b) => b.length - a.length).slice(0, 50)
    expect(longest[0]!.split('-').length).toBeGreaterThan(20)
    for (const answer of longest) {
      const packed = packAnswers(seal(table), verb === 'move' ? [answer, 'run A12 AV40 NE'] : [answer])
      const id = makeCustomId({ action: 'answer', game: 'abcdefghijklm', version: 1234, argument: packed })
      expect(id.length).toBeLessThanOrEqual(100)
      expect(unpackAnswers(seal(table), packed)[0]).toBe(answer)
      expect(table.question!.space.check(answer)).toMatchObject({ ok: true })
    }
  })

  it('of a charge keep whom it ends at', () => {
    const [way = ''] = table.question!.space.enumerate('charge ', 1)
    const packed = packAnswers(seal(table), [`${way} NE B1`])
    expect(unpackAnswers(seal(table), packed)).toEqual([`${way} NE B1`])
  })
})
