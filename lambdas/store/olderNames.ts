/** What formats before 4 called otherwise, in games and in seasons. */
interface OlderNames {
  /** now `customBoards` */
  grounds?: string[]
  /** with `stood`, now `heldUntil` */
  clock?: ({ stood?: number } & object) | null
}

/**
 * An entry of the log without the name of whoever left a game to the computer, which it had for a while: the seat says
 * that, for as long as they are not forgotten.
 */
export function withoutLeaver<Entry extends { event: string }>(entry: Entry): Entry {
  if (entry.event !== 'handed-over') return entry
  const { from: _from, ...rest } = entry as Entry & { from?: string }
  return rest as Entry & { from?: string }
}

/**
 * A record as any format kept it, in the names of this one. Whoever renames something that is saved in a record adds
 * the old name here; names in a save are the game's own (rules/combat-hex/contract/olderSaves.ts).
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
