import { describe, expect, it } from 'vitest'
import { figureMessage } from '../../../../../lambdas/discord/games/combat-hex/figureActions.ts'
import { hexesInOrder } from '../../../../../lambdas/discord/games/combat-hex/hexOrder.ts'
import type { CombatHexView } from '../../../../../lambdas/discord/games/combat-hex/view.ts'
import { gameView } from '../../../../../lambdas/discord/games/gameView.ts'
import { seal } from '../../../../../rules/games.ts'
import { distance, hexOf, parseCell } from '../../../../../rules/index.ts'
import { type Placed, scenario } from '../../../../helpers/scenario.ts'
import { selectsOf } from '../../testServer.ts'
import { useBattle } from '../../useBattle.ts'

const viewOf = (figures: Record<string, Placed>): CombatHexView => {
  const { state, board } = scenario({ figures })
  return { state, board } as unknown as CombatHexView
}

describe('hexes in a list of moves', () => {
  it('come nearest to an enemy first: next to one, forward, then the rest, each in board order', () => {
    const view = viewOf({ A1: { at: 'C8' }, A2: { at: 'C9' }, B1: { at: 'C4' }, B2: { at: 'L1' } })
    expect(hexesInOrder(view, 'A1', ['B9', 'C10', 'C5', 'C6', 'C7', 'D7', 'C3', 'K1'])).toEqual([
      'C3',
      'C5',
      'K1',
      'C6',
      'C7',
      'D7',
      'B9',
      'C10',
    ])
  })

  it('are measured to every hex of a rider, and not to one that has fallen or waits', () => {
    const enemy = (base: 'single' | 'cavalry') =>
      viewOf({ A1: { at: 'C8' }, B1: { at: 'C4', facing: 'N', base } })
    expect(hexesInOrder(enemy('single'), 'A1', ['C2', 'C3', 'C6'])).toEqual(['C3', 'C2', 'C6'])
    expect(hexesInOrder(enemy('cavalry'), 'A1', ['C2', 'C3', 'C6'])).toEqual(['C3', 'C6', 'C2'])
    const fallen: Placed = { at: '', condition: 'removed' }
    const view = viewOf({ A1: { at: 'C8' }, B1: { at: 'L8' }, B2: fallen, B3: { at: '' } })
    expect(hexesInOrder(view, 'A1', ['A1', 'D8'])).toEqual(['D8', 'A1'])
  })

  it('stand in board order while there is no enemy', () => {
    expect(hexesInOrder(viewOf({ A1: { at: 'C8' } }), 'A1', ['B10', 'B9', 'A1'])).toEqual(['A1', 'B9', 'B10'])
  })
})

describe('the lists of a figure', () => {
  const { t, asked, inAction, aMove } = useBattle()

  it('begin with the hexes nearest to the enemy', async () => {
    await inAction()
    const { label } = aMove()
    const view: CombatHexView = seal(gameView(t.server.game(), 'en', asked().user)!)
    const [moves] = selectsOf(figureMessage(view, label))
    const hexes = moves!.options.map(({ value }) => value).filter(value => !value.startsWith('~'))
    const enemies = view.state.figures.filter(({ owner, at }) => owner !== view.viewer && at >= 0)
    const away = hexes.map(hex => {
      const from = hexOf(view.board!, parseCell(view.board!, hex)!)
      return Math.min(...enemies.map(({ at }) => distance(from, hexOf(view.board!, at))))
    })
    expect(hexes.length).toBeGreaterThan(5)
    expect(away).toEqual(away.toSorted((a, b) => a - b))
  })
})
