/** Where a text stops being JSON, and why: what `JSON.parse` says of it differs with the machine, and is English. */

export interface JsonFault {
  /** counted from 0; the length of the text where it ends too early */
  at: number
  code: 'json-remark' | 'json-comma' | 'json-quotes' | 'json-text' | 'json-open' | 'bad-json'
}

const blanks = /[ \t\r\n]*/y
const texts = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const others = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Where what a pattern finds at a place ends; the place itself where it finds nothing. */
function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

type Awaited = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'next'

/** Why nothing can go on as it stands there. */
function reason(text: string, at: number, awaited: Awaited): JsonFault['code'] {
  const sign = text[at]
  if (sign === undefined) return 'json-open'
  if (sign === '#' || text.startsWith('//', at) || text.startsWith('/*', at)) return 'json-remark'
  if (sign === ']' || sign === '}')
    return awaited === 'value' || awaited === 'name' ? 'json-comma' : 'bad-json'
  if (sign === '"') return awaited === 'next' || awaited === 'colon' ? 'bad-json' : 'json-text'
  const unquoted = awaited.startsWith('name') && /[\p{L}_$]/u.test(sign)
  return unquoted || /['‘’‚“”„«»]/.test(sign) ? 'json-quotes' : 'bad-json'
}

/** The first fault of a text that should be JSON; undefined where it is. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: ('[' | '{')[] = []
  let awaited: Awaited = 'value'
  for (let at = past(blanks, text, 0); ; at = past(blanks, text, at)) {
    const sign = text[at]
    if (awaited === 'next' && open.length === 0 && sign === undefined) return undefined
    const fault = { at, code: reason(text, at, awaited) }
    const inside = open.at(-1)
    if (awaited === 'next') {
      if (sign === ',' && inside) awaited = inside === '[' ? 'value' : 'name'
      else if (sign === (inside === '[' ? ']' : '}') && inside) open.pop()
      else return fault
      at++
    } else if (awaited === 'colon') {
      if (sign !== ':') return fault
      awaited = 'value'
      at++
    } else if ((awaited === 'value or end' && sign === ']') || (awaited === 'name or end' && sign === '}')) {
      open.pop()
      awaited = 'next'
      at++
    } else if (awaited.startsWith('value') && (sign === '[' || sign === '{')) {
      open.push(sign)
      awaited = sign === '[' ? 'value or end' : 'name or end'
      at++
    } else {
      const isName: boolean = awaited.startsWith('name')
      const end = Math.max(past(texts, text, at), isName ? at : past(others, text, at))
      if (end === at) return fault
      awaited = isName ? 'colon' : 'next'
      at = end
    }
  }
}
