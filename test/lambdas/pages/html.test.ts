import { expect, it } from 'vitest'
import { paragraphs, unfenced, unmarked } from '../../../lambdas/pages/html.ts'
import { sentences } from '../../../lambdas/pages/sentences.ts'

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

it('what is read aloud has no tables and no signs, and every sentence ends once', () => {
  const lines = ['**A1** wins', '```', 'won   2', '```', '- it fled.', '`/map` of Ada\\_B']
  expect(sentences(unfenced(lines).map(unmarked))).toBe('A1 wins. • it fled. /map of Ada_B')
})
