const iterators = 'Object.getPrototypeOf(Object.getPrototypeOf([].values()))'

/**
 * What a browser of 2021 has not (Safari 15.0, Chrome 93): by whose it is, as an expression.
 */
export const newer: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'Object.getPrototypeOf(Int8Array.prototype)': [
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'with',
  ],
  Array: ['fromAsync'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  Object: ['groupBy', 'hasOwn'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  [iterators]: [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  AbortSignal: ['any', 'timeout'],
  URL: ['canParse', 'parse'],
  'HTMLDialogElement.prototype': ['close', 'show', 'showModal'],
  'Element.prototype': ['checkVisibility', 'setHTML', 'setHTMLUnsafe', 'getHTML'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'CanvasRenderingContext2D.prototype': ['roundRect', 'reset', 'createConicGradient', 'isContextLost'],
  'Document.prototype': ['startViewTransition'],
  'Crypto.prototype': ['randomUUID'],
  window: [
    'HTMLDialogElement',
    'OffscreenCanvas',
    'structuredClone',
    'requestIdleCallback',
    'CompressionStream',
    'scheduler',
    'navigation',
    'Temporal',
    'Iterator',
  ],
}

/**
 * Names of older functions as well, of lists, of those of a library or of our own: which one is called is seen by types
 * (`tsc` has the functions of ES2021 for the pages) and by taking the newer ones away.
 */
const ambiguous = new Set([...newer[iterators]!, 'close', 'reset', 'show'])

/** Names of newer functions that a bundle calls, and of newer things that it names. */
export function newerIn(code: string): string[] {
  const names = Object.entries(newer).flatMap(([whose, all]) =>
    all
      .filter(name => !ambiguous.has(name))
      .filter(name =>
        (whose === 'window'
          ? new RegExp(`(?<![\\w$.'"-])${name}(?![\\w$])|(?:window|globalThis)\\.${name}\\b`)
          : whose.endsWith('prototype') || whose.endsWith(')')
            ? new RegExp(`\\??\\.${name}\\??\\(|\\??\\.${name}\\?\\.\\(`)
            : new RegExp(`\\b${whose}\\.${name}\\b`)
        ).test(code),
      ),
  )
  // The syntax of patterns is read when they are: esbuild makes no older one of it.
  const behind = /\(\?<[=!]/.test(code) ? ['(?<=…)'] : []
  return [...new Set([...names, ...behind])].toSorted()
}

/** For a page before its scripts run: takes all of that away, as if it had never been. */
export const withoutNewer = `
for (const [whose, names] of Object.entries(${JSON.stringify(newer)}))
  for (const name of names) {
    let of
    try { of = (0, eval)(whose) } catch { continue }
    delete of[name]
  }
const behind = /\\(\\?<[=!]/
const { RegExp: Whole } = window
window.RegExp = new Proxy(Whole, {
  construct(_, [pattern, flags]) {
    if (behind.test(String(pattern?.source ?? pattern)) || flags?.includes('v'))
      throw new SyntaxError('Invalid regular expression: invalid group specifier name')
    return new Whole(pattern, flags)
  },
})
`
