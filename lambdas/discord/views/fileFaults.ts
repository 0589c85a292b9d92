import type { Fault } from '../../../rules/index.ts'
import type { Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Message } from '../types.ts'
import { fill, plain } from '../words/fill.ts'
import { wordsOf } from '../words/index.ts'

/** Characters that all faults together may fill. */
const room = 3600

/** What is wrong with a file, each fault with its line; as many of them as one message holds. */
export function faultsMessage(filename: string, faults: readonly Fault[], locale: Locale): Message {
  const { faults: words, imports, terms } = wordsOf(locale)
  const say = ({ line, column, code, about }: Fault) => {
    const facts = Object.entries(about).map(([name, fact]) => [
      name,
      name === 'edge' && Object.hasOwn(terms.edges, fact)
        ? terms.edges[fact as keyof typeof terms.edges]
        : plain(String(fact)),
    ])
    const text = Object.hasOwn(words, code) ? words[code as keyof typeof words] : plain(code)
    return imports.faultAt(line, column, fill(text, Object.fromEntries(facts)))
  }
  const lines: string[] = []
  let length = 0
  for (const fault of faults) {
    const line = say(fault)
    if (length + line.length > room) break
    length += line.length + 1
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
