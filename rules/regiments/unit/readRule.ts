import { excerpt } from '../../core/text.ts'
import { isWord, near, ruleMeant } from './meant.ts'
import { readBrackets } from './readBrackets.ts'
import { isWeapon, ruleForms } from './ruleForms.ts'
import { fault, type LineReading, type Slice, slice, trimmed } from './slices.ts'
import type { PrintedRule } from './unitProfile.ts'

/** Brackets in brackets in brackets: more than any rule needs. */
const maxDepth = 3

/** A rule's name, and what stands in its brackets or, where it has none, after a blank: `aegis (5+)`, `aegis 5+`. */
function nameAndInside(item: Slice): { name: Slice; inside?: Slice; after: string } {
  const open = item.text.indexOf('(')
  if (open >= 0) {
    const close = item.text.lastIndexOf(')')
    return {
      name: trimmed(slice(item, 0, open)),
      inside: trimmed(slice(item, open + 1, close)),
      after: item.text.slice(close + 1),
    }
  }
  const loose = /\s([+\d]\S{0,6}|[dD]\d\S{0,4})$/.exec(item.text)
  if (loose && !ruleMeant(item.text))
    return { name: trimmed(slice(item, 0, loose.index)), inside: slice(item, loose.index + 1), after: '' }
  return { name: item, after: '' }
}

/** Takes a word off the beginning or the end of a name, where it stands there. */
function without(name: Slice, word: 'spell' | 'enchanted'): Slice | undefined {
  const [, first = ''] = /^(\p{L}+)\s/u.exec(name.text) ?? []
  if (isWord(word, first)) return trimmed(slice(name, first.length))
  const [, last = ''] = /\s(\p{L}+)$/u.exec(name.text) ?? []
  return word === 'enchanted' && isWord(word, last)
    ? trimmed(slice(name, 0, name.text.length - last.length))
    : undefined
}

/**
 * Reads a rule with what stands in its brackets; undefined, with its faults told, where it is none.
 * @param depth so many brackets it stands in
 */
export function readRule(item: Slice, reading: LineReading, depth = 0): PrintedRule | undefined {
  const { name, inside, after } = nameAndInside(item)
  const lent = ruleMeant(name.text) ? undefined : without(name, 'spell')
  const unlent = lent ?? name
  const enchanted = ruleMeant(unlent.text) ? undefined : without(unlent, 'enchanted')
  const bare = enchanted ?? unlent
  const id = ruleMeant(bare.text)
  if (!id) return fault(reading, bare, 'unknown-rule', { text: excerpt(bare.text), ...near(bare.text) })
  if (after.trim() !== '')
    return fault(reading, { at: item.at + item.text.length - after.trimStart().length }, 'comma-missing', {
      text: excerpt(after),
    })
  if ((enchanted && !isWeapon(id)) || (depth > 0 && (lent ?? enchanted)))
    return fault(reading, name, 'not-enchanted', { rule: id, text: excerpt(name.text) })
  const { needs } = ruleForms[id]
  const rule: PrintedRule = { id, ...(enchanted && { enchanted: true }), ...(lent && { lent: true }) }
  if (inside && inside.text !== '') {
    if (depth === maxDepth) return fault(reading, inside, 'too-deep', { text: excerpt(inside.text) })
    return readBrackets(rule, inside, reading, each => readRule(each, reading, depth + 1))
  }
  return needs.length === 0
    ? rule
    : fault(reading, item, 'brackets-missing', { rule: id, fits: needs.join(' ') })
}
