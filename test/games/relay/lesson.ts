import type { Engine } from '../../../rules/play/engine.ts'
import type { Lessons } from '../../../rules/play/gameParts.ts'
import type { RelayTypes } from './relay.ts'

/** One lesson: run a hex. */
export const lessons = (engine: Engine<RelayTypes>): Lessons<RelayTypes> => ({
  ids: ['run', 'race'],
  terms: { rules: 'relay', points: 30, camps: 'rolled', board: 'the-marsh' },
  begin(_, { seed, first, names }) {
    const armies: Record<string, string[]>[] = [
      { hares: ['leveret', 'old-hare'] },
      { tortoises: ['old-tortoise'] },
    ]
    const begun = engine.setUp({
      seed,
      rules: 'relay',
      points: 30,
      board: 'the-marsh',
      camps: null,
      players: names.map((name, i) => ({ name, armies: armies[i]! })),
    })
    if (!begun.ok) throw new Error(begun.refusal.code)
    // Nothing has happened yet: the first event of the scene has the number that it is told to have.
    return { save: { ...begun.save, events: first }, events: [] }
  },
  stateAfter(id, _, save, events) {
    if (id === 'race') return save.step === null ? 'done' : 'other'
    return events.some(({ event }) => event === 'ran') ? 'done' : 'other'
  },
})
