import { readFileSync } from 'node:fs'
import { parseBoard } from '../../../rules/board/notation.ts'

/** The example at the top of the notation's own file. */
export const example = readFileSync(new URL('../../../rules/board/notation.ts', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line.startsWith(' *     '))
  .map(line => line.slice(7))
  .join('\n')

/** @throws where the text has faults */
export const read = (text: string) => {
  const parsed = parseBoard(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return parsed.board
}

export const faultsOf = (text: string) => {
  const parsed = parseBoard(text)
  return parsed.ok ? [] : parsed.faults
}
