import type { Pending, Save } from '../../core/script.ts'
import type { JournalEntry } from '../../core/tape.ts'
import type { CombatHexState } from '../battle/state.ts'

/** Names that older versions saved, with what the same thing is called now. */
const renamed = {
  battle: { grounds: 'customBoards' },
  figure: {
    deed: 'actionTaken',
    braved: 'paidStayToll',
    struck: 'hitThisTurn',
    stood: 'placeBeforeActions',
    began: 'placeBeforeTurn',
  },
  mark: { life: 'duration' },
  question: { drive: 'move-enemy' },
} satisfies Record<string, Record<string, string>>

type Fields = Record<string, unknown>

/** What is saved of a battle, as far as names in it may be old ones. */
interface OlderState extends Fields {
  figures: (Fields & { marks: Fields[] })[]
}

/** Most saves have none of the old names: those stay as they were read, which takes less time each command. */
const withNewNames = (fields: Fields, names: Record<string, string>): Fields =>
  Object.keys(names).some(name => name in fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))
    : fields

/** Keys of questions begin with the kind: `move-enemy/0/B1/1a2b`. */
function keyWithNewName(key: string): string {
  const [kind = '', ...rest] = key.split('/')
  return [kindNow(kind), ...rest].join('/')
}

const kindNow = (kind: string): string => (renamed.question as Record<string, string>)[kind] ?? kind

const entryNow = (entry: JournalEntry): JournalEntry =>
  'ask' in entry ? { ...entry, ask: keyWithNewName(entry.ask) } : entry

const pendingNow = (pending: Pending): Pending => ({
  ...pending,
  kind: kindNow(pending.kind),
  key: keyWithNewName(pending.key),
})

/**
 * A save as any version wrote it, in the names of this one. Whoever renames something that is saved adds the old
 * name above. Events keep their names for good: logs are kept, and `/game export` hands them out.
 */
export function readSave(saved: Save<object>): Save<CombatHexState> {
  const { figures, ...battle } = saved.battle as OlderState
  return {
    ...saved,
    battle: {
      ...withNewNames(battle, renamed.battle),
      figures: figures.map(figure => ({
        ...withNewNames(figure, renamed.figure),
        marks: figure.marks.map(mark => withNewNames(mark, renamed.mark)),
      })),
    } as unknown as CombatHexState,
    journal: saved.journal.map(entryNow),
    pending: saved.pending && pendingNow(saved.pending),
  }
}
