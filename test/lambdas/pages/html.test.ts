import { expect, it } from 'vitest'
import { paragraphs } from '../../../lambdas/pages/html.ts'

it('lines of a message are paragraphs, and what stands between fences keeps its columns', () => {
  const lines = ['**A1** wins', '```', '     A1  B1', 'won   2  <0', '```', '- *one*', 'end']
  expect(paragraphs(lines)).toEqual([
    '<p><b>A1</b> wins</p>',
    '<pre>     A1  B1\nwon   2  &lt;0</pre>',
    '<p>• *one*</p>',
    '<p>end</p>',
  ])
})

it('a fence that nobody closed hides nothing', () => {
  expect(paragraphs(['```', 'table'])).toEqual(['<p>table</p>'])
})
