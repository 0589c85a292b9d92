/** What formats before 4 called otherwise, in games and in seasons. */
interface OlderNames {
  /** now `customBoards` */
  grounds?: string[]
  /** with `stood`, now `heldUntil` */
  clock?: ({ stood?: number } & object) | null
}

/**
 * A record as any format kept it, in the names of this one. Whoever renames something that is saved in a record adds
 * the old name here; names in a save are the game's own (rules/combat-hex/olderSaves.ts).
 */
export function withNewNames(record: object): object {
  const { grounds, clock, ...rest } = record as OlderNames
  const { stood, ...now } = clock ?? {}
  return {
    ...rest,
    ...(grounds && { customBoards: grounds }),
    ...(clock !== undefined && {
      clock: clock && { ...now, ...(stood !== undefined && { heldUntil: stood }) },
    }),
  }
}
