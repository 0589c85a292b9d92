import { expect, it } from 'vitest'
import { tagOf } from '../../../lambdas/pages/pageAnswer.ts'

it('changes with what is looked at and with what the page loads, so that nobody keeps a page whose files are gone', () => {
  const files = { script: '/a.js', style: '/a.css', parts: [], fonts: [], read: async () => undefined }
  const tags = [
    tagOf({ files }, [1, 'en']),
    tagOf({ files }, [2, 'en']),
    tagOf({ files: { ...files, script: '/b.js' } }, [1, 'en']),
    tagOf({ files: { ...files, style: '/b.css' } }, [1, 'en']),
  ]
  expect(new Set(tags).size).toBe(tags.length)
  expect(tagOf({ files }, [1, 'en'])).toBe(tags[0])
})
