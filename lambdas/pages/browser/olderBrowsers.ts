/**
 * Phones of five years ago go on being used, and their browser (Safari 15.0) with them. What of JavaScript the pages' code
 * and the drawing code call and it has not stands here, and goes before all else: `tsc` knows these functions by what is
 * declared below, and no newer ones.
 */

declare global {
  interface ReadonlyArray<T> {
    at(place: number): T | undefined
    toSorted(order?: (a: T, b: T) => number): T[]
  }
  interface Array<T> {
    at(place: number): T | undefined
    toSorted(order?: (a: T, b: T) => number): T[]
  }
  interface ObjectConstructor {
    hasOwn(of: object, key: PropertyKey): boolean
  }
}

function at<Item>(this: readonly Item[], place: number): Item | undefined {
  return this[place < 0 ? this.length + place : place]
}

function toSorted<Item>(this: readonly Item[], order?: (a: Item, b: Item) => number): Item[] {
  return this.slice().sort(order)
}

const hasOwn = (of: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(of, key)

/** @internal for tests: what is given, and to whom */
export const given: readonly (readonly [to: object, name: string, value: unknown])[] = [
  [Array.prototype, 'at', at],
  [Array.prototype, 'toSorted', toSorted],
  [Object, 'hasOwn', hasOwn],
]

for (const [to, name, value] of given)
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
