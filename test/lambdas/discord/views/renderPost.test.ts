import { expect, it } from 'vitest'
import { renderPost } from '../../../../lambdas/discord/views/renderPost.ts'
import type { Post } from '../../../../lambdas/store/types.ts'
import { sampleGame } from '../../store/samples.ts'

it('what another version left to be told is not posted as something else', () => {
  const post = { key: 'k', do: 'post', view: 'trumpets', facts: {}, pings: [] } as unknown as Post
  expect(() => renderPost(post, sampleGame())).toThrow('trumpets')
})
