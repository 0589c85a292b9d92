/** What a list is called in which several things to do share a place: `Shoot at / Turn to…`. */
export const listName = (things: readonly string[]): string =>
  `${things.map(thing => thing.replace(/…$/, '')).join(' / ')}…`
