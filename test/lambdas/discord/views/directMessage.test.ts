import { expect, it } from 'vitest'
import { directMessage } from '../../../../lambdas/discord/views/directMessage.ts'
import { sampleGame } from '../../store/samples.ts'
import { checkMessage } from '../limits.ts'
import { labelsOf, textOf } from '../testServer.ts'

it('what is told in private names the game and its channel, in the language of the reader', () => {
  const game = sampleGame({ channel: '600', thread: null })
  const reader = { ...game.seats[0]!, locale: 'fr' as const }
  const french = directMessage({ ...game, seats: [reader, ...game.seats.slice(1)] }, reader.user)
  expect(textOf(french)).toContain(`partie \`${game.id}\``)
  expect(textOf(french)).toContain('<#600>')
  expect(checkMessage(french)).toEqual([])
  // Somebody who is challenged has no seat yet.
  const guest = directMessage({ ...game, thread: '700' }, '999')
  expect(textOf(guest)).toContain('<#700>')
  expect(labelsOf(guest)).toEqual(['Show me'])
})
