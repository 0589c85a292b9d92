import { describe, expect, it } from 'vitest'
import { tidied } from '../../../lambdas/pages/tidy.ts'

const key = 'Ab-_'.repeat(5).slice(0, 20)
const battle = `/battle/g1/${key}__`
const season = `/season/s1/${key}--`

describe('25 the address of a page with something at its end that is none of it', () => {
  const strays = ['/', '.', ')', ',', '!', '?', '...', ').', '/)', '>', '%29', '%3E', '%C2%BB', '”', ']', ';']
  it.each([battle, season, `${season}/2-1`, `${battle}/season`])('leads to the page: %s', path => {
    for (const stray of strays) expect(tidied(path + stray, new URLSearchParams()), stray).toBe(path)
    expect(tidied(path, new URLSearchParams())).toBeUndefined()
  })

  it('keeps what it asks for', () => {
    const query = new URLSearchParams('lang=fr&step=12')
    expect(tidied(`${battle}/`, query)).toBe(`${battle}?lang=fr&step=12`)
    expect(tidied(battle, query)).toBeUndefined()
    for (const stray of ['.', ')', '/', ').', '»', '>'])
      expect(tidied(battle, new URLSearchParams(`lang=fr&step=12${stray}`)), stray).toBe(
        `${battle}?lang=fr&step=12`,
      )
  })

  it.each(['/battle/', '/season/', `${battle}/nothing)`, '/battle/g1/short)', `//evil.example${battle})`])(
    'leads nowhere from what is no page: %s',
    path => expect(tidied(path, new URLSearchParams())).toBeUndefined(),
  )
})
