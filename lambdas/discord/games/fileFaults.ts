import type { Fault } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import { roomOf } from '../api/components.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { fill, plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'
import type { PieceFiles } from './face.ts'

/** How much of a message all faults together may fill. */
const room = 3600

/**
 * What is wrong with a file, each fault with its line; as many of them as one message holds.
 * @param columnOf what a column is called, where the file has such
 * @param factOf what a game calls what stands in a fault by its id
 */
export function faultsMessage(
  filename: string,
  faults: readonly Fault[],
  locale: Locale,
  columnOf?: PieceFiles['column'],
  factOf?: PieceFiles['fact'],
): Message {
  const { faults: words, imports, terms } = wordsOf(locale)
  const column = (text: string) => plain(columnOf?.(text, locale) ?? text)
  const fact = (code: string, name: string, value: string) => {
    if (name === 'edge' && Object.hasOwn(terms.edges, value))
      return terms.edges[value as keyof typeof terms.edges]
    if (name === 'column') return column(value)
    const own = factOf?.(name, value, { code, locale })
    if (own !== undefined) return plain(own)
    return name === 'near' && code === 'unknown-column'
      ? value.split(', ').map(column).join(', ')
      : plain(value)
  }
  const say = ({ line, column: sign, code, about }: Fault) => {
    const facts: Record<string, string> = Object.fromEntries(
      Object.entries(about).map(([name, value]) => [name, fact(code, name, String(value))]),
    )
    const text = Object.hasOwn(words, code) ? words[code as keyof typeof words] : plain(code)
    return (
      imports.faultAt(line, sign, fill(text, facts, locale)) + (facts.near ? imports.near(facts.near) : '')
    )
  }
  const lines: string[] = []
  let length = 0
  for (const fault of faults) {
    const line = say(fault)
    if (length + roomOf(line) > room) break
    length += roomOf(line) + 1
    lines.push(line)
  }
  const left = faults.length - lines.length
  if (left > 0) lines.push(imports.moreFaults(left))
  const known = faults.filter(({ code }) => code !== 'too-many-faults').length
  return {
    ...panel({
      texts: [`⚠️ ${imports.faults(known, plain(filename))}`, lines.join('\n')],
      accent: 'warning',
    }),
    discreet: true,
  }
}
