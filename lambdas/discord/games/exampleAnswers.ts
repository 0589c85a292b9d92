import { type Machine, type Policy, run, type Save } from '../../../rules/core/script.ts'
import type { Numbered } from '../../../rules/core/tape.ts'

/** What is done in a case that a page of help speaks of. */
export interface ExampleAnswers {
  /** in their order; what comes up in between is answered as in play */
  answers?: readonly string[]
  /** what is thrown, die by die; left out: what the seed of the scene throws */
  dice?: readonly number[]
}

/**
 * Plays what is answered from a scene on, by the rules of its game.
 * @returns the game at its end, and what happened
 * @throws where an answer is not legal, or a die is missing or left: examples are part of the program
 */
export function playAnswers<State, Event extends object, Table>(
  machine: Machine<State, Event, Table>,
  scene: Save<State>,
  { answers = [], dice, policy }: ExampleAnswers & { policy: Policy<State> },
): { save: Save<State>; told: Numbered<Event>[] } {
  const queue = [...(dice ?? [])]
  const thrown = () => {
    const face = queue.shift()
    if (face === undefined) throw new Error('a die is missing')
    return face
  }
  const told: Numbered<Event>[] = []
  const go = (save: Save<State>, answer?: string) => {
    const outcome = run(machine, save, { answer, policy, ...(dice && { dice: thrown }) })
    if (!outcome.ok) {
      const { code, about } = outcome.refusal
      throw new Error(`${answer} was refused: ${code} ${JSON.stringify(about)}`)
    }
    told.push(...outcome.events)
    return outcome
  }
  let now = go(scene)
  for (const answer of answers) {
    if (!now.question) throw new Error(`${answer} was never asked for`)
    now = go(now.save, answer)
  }
  if (queue.length > 0) throw new Error(`${queue.length} dice were never thrown`)
  return { save: now.save, told }
}

/** What happened until one of some events: what comes after it is another story. */
export function until<Event extends { event: string }>(
  told: readonly Event[],
  endings: readonly Event['event'][],
): Event[] {
  const end = told.findIndex(({ event }) => endings.includes(event))
  return end < 0 ? [...told] : told.slice(0, end)
}
