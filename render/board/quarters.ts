/** The quarters of a board, each at a corner of it. */
export const quarters = ['nw', 'ne', 'sw', 'se'] as const
export type Quarter = (typeof quarters)[number]
