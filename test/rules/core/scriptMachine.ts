import {
  ask,
  type Machine,
  newSave,
  type Policy,
  run,
  type Save,
  type Script,
  takeBack,
  throwDice,
} from '../../../rules/core/script.ts'
import { listSpace } from '../../../rules/core/space.ts'

/** A game small enough to see through: a row of steps, and what was heard so far. */
export interface Tiny {
  at: number
  heard: string[]
}

export interface Told {
  told: string
}

/** What a step of a tiny game can do. */
export interface Teller {
  state: Tiny
  tell(text: string): void
  ask(kind: string, by: number, ...options: string[]): Script<string>
  roll(name: string, by: number, count: number): Script<number[]>
}

/** Its result, if any, answers the first question of the next step. */
export type Step = (teller: Teller) => Script<unknown>

export function tiny(...steps: Step[]): Machine<Tiny, Told> {
  return {
    version: `${steps.length} steps`,
    clone: state => structuredClone(state),
    begin(state, emit) {
      const step = steps[state.at]
      if (!step) return undefined
      const tell = (told: string) => emit({ told })
      const teller: Teller = {
        state,
        tell,
        *ask(kind, by, ...options): Script<string> {
          const answer = yield* ask({
            kind,
            by,
            subject: '',
            about: { options },
            space: listSpace(options),
            fallback: () => options[0]!,
          })
          state.heard.push(answer)
          return answer
        },
        *roll(name, by, count): Script<number[]> {
          const { n, faces } = yield* throwDice(name, by, count)
          state.heard.push(`${n}: ${faces.join(' ')}`)
          return faces
        },
      }
      return { name: `step ${state.at}`, script: played(step, teller) }
    },
  }
}

function* played(step: Step, teller: Teller): Script<string | undefined> {
  const result = yield* step(teller)
  teller.state.at++
  return typeof result === 'string' ? result : undefined
}

export const fresh = (): Tiny => ({ at: 0, heard: [] })

/** Makes any change throw. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

export const seed = '5eed'.repeat(16)
/** Runs a new game to its first question. */
export const start = (machine: Machine<Tiny, Told>, policy?: Policy<Tiny>) =>
  on(run(machine, frozen(newSave(machine.version, fresh(), seed)), { policy }))
/** As it comes back from the store; every change of it throws. */
export const json = (save: Save<Tiny>) => frozen(JSON.parse(JSON.stringify(save)) as Save<Tiny>)

type Outcome = ReturnType<typeof run<Tiny, Told>>
/** A run that went well, in short. */
export function on(outcome: Outcome) {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`)
  const { save, events, question, state } = outcome
  return {
    save: json(save),
    events,
    told: events.map(({ n, told }) => `${n} ${told}`),
    asked: question ? `${question.kind} ${question.by}` : 'over',
    heard: state.heard,
  }
}
export const answer = (machine: Machine<Tiny, Told>, save: Save<Tiny>, text: string, policy?: Policy<Tiny>) =>
  on(run(machine, save, { answer: text, policy }))
export function refused(outcome: Outcome) {
  if (outcome.ok) throw new Error('it was taken')
  return outcome
}

export const defaults: Policy<Tiny> = question => ({ answer: question.fallback(), from: 'default' })

/** What taking back gives, or the code of its refusal. */
export function back(save: Save<Tiny>, player: number) {
  const outcome = takeBack(save, player)
  if (!outcome.ok) return outcome.refusal.code
  return { ...outcome, save: json(outcome.save) }
}
