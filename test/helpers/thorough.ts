/**
 * Is everything wanted that chance and long lists hold? `npm run fuzz` says so and takes its time; `npm test` looks at
 * a part of it. Tests that read this are run by both.
 */
export const thorough: boolean = process.env.THOROUGH === '1'

/** So much of a thing in `npm run fuzz`, and so much in `npm test`. */
export const many = <Value>(whole: Value, part: Value): Value => (thorough ? whole : part)

/** The whole of a list in `npm run fuzz`, otherwise each n-th of it. */
export const each = <Value>(list: readonly Value[], nth: number): Value[] =>
  list.filter((_, i) => thorough || i % nth === 0)
