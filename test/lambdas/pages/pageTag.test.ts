import { expect, it } from 'vitest'
import { tagOf } from '../../../lambdas/pages/pageAnswer.ts'

it('changes with what is looked at, with the program and with what the page loads, so that nobody keeps a page whose files are gone', () => {
  const files = {
    script: '/a.js',
    style: '/a.css',
    plainStyle: '/b.css',
    parts: [],
    fonts: [],
    read: async () => undefined,
  }
  const tags = [
    tagOf({ files, build: 'a' }, [1, 'en']),
    tagOf({ files, build: 'a' }, [2, 'en']),
    tagOf({ build: 'a', files: { ...files, script: '/b.js' } }, [1, 'en']),
    tagOf({ build: 'a', files: { ...files, style: '/b.css' } }, [1, 'en']),
    tagOf({ build: 'b', files }, [1, 'en']),
  ]
  expect(new Set(tags).size).toBe(tags.length)
  expect(tagOf({ files, build: 'a' }, [1, 'en'])).toBe(tags[0])
})
