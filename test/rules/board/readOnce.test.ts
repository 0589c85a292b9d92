import { expect, it, vi } from 'vitest'

vi.mock('../../../rules/board/notation.ts', { spy: true })

it('a board is read when it is first wanted, once, and the others are not', async () => {
  vi.resetModules()
  const { parseBoard } = await import('../../../rules/board/notation.ts')
  const { boardById, boardIds, boards } = await import('../../../rules/board/boards.ts')
  expect(boardIds).toContain('the-marsh')
  expect(parseBoard).toHaveBeenCalledTimes(0)
  const marsh = boardById('the-marsh')
  expect(marsh?.id).toBe('the-marsh')
  expect(boardById('the-marsh')).toBe(marsh)
  expect(boardById('the-moor')).toBeUndefined()
  expect(parseBoard).toHaveBeenCalledTimes(1)
  expect(boards().map(({ id }) => id)).toEqual(boardIds)
  expect(boards()).toContain(marsh)
  expect(parseBoard).toHaveBeenCalledTimes(boardIds.length)
})
