import { ask, type Question, type Script } from '../core/script.ts'
import { listSpace, type Space } from '../core/space.ts'

/** An order as it stands: its word, and the number that may go with it. */
export interface OrderValue {
  word: string
  keep: number | null
}

/** How a question can be answered by an order; undefined leaves it to the player. */
export type ByOrder<Value> = (order: OrderValue) => Value | undefined

/** A question that an order may answer. */
export interface AnsweredByOrders<Topic extends string> {
  /** which order answers it; null: the player alone */
  topic: Topic | null
  byOrder?(order: OrderValue): string | undefined
}

/** A question with what answers it in its player's absence. */
export interface ToAsk<Kind extends string, About, Topic extends string, Value> {
  kind: Kind
  by: number
  subject: string
  /** facts for words; those that cost something are worked out where somebody is asked indeed */
  about: About | (() => About)
  space: Space<Value>
  topic: Topic | null
  /** a sound answer in the place of somebody who is away */
  fallback(): NoInfer<Value>
  byOrder?: ByOrder<NoInfer<Value>>
}

/** Asks a player; goes on with the value of the answer. */
function* askWithOrders<Kind extends string, About, Topic extends string, Value>(
  asked: ToAsk<Kind, About, Topic, Value>,
): Script<Value> {
  const { kind, by, subject, about, space, topic, fallback, byOrder } = asked
  let facts: { known: About } | undefined
  const question: Question<About, Value> & AnsweredByOrders<Topic> = {
    kind,
    by,
    subject,
    get about() {
      return (facts ??= { known: typeof about === 'function' ? (about as () => About)() : about }).known
    },
    space,
    topic,
    fallback: () => space.write(fallback()),
    byOrder(order) {
      const value = byOrder?.(order)
      return value === undefined ? undefined : space.write(value)
    },
  }
  return yield* ask(question)
}

/** A question for one of some values. */
type ChoiceToAsk<Kind extends string, About, Topic extends string, Value> = Omit<
  ToAsk<Kind, About, Topic, Value>,
  'space'
> & { values: readonly Value[]; write(value: Value): string }

/** The same of one of some values; nobody is asked where there is no choice. */
function* askChoiceWithOrders<Kind extends string, About, Topic extends string, Value>(
  asked: ChoiceToAsk<Kind, About, Topic, Value>,
): Script<Value> {
  const { values, write, ...rest } = asked
  if (values.length === 1) return values[0]!
  return yield* askWithOrders({ ...rest, space: listSpace(values, write) })
}

/** The questions that a game asks: its facts by kind, and the topics of its orders. */
export type QuestionWithOrders<Facts extends object, Topic extends string> = {
  [K in keyof Facts]: Question<Facts[K]> & { kind: K } & AnsweredByOrders<Topic>
}[keyof Facts]

/** `askWithOrders` and `askChoiceWithOrders` for the questions of one game. */
export const asking = <Facts extends object, Topic extends string>() => ({
  ask: <K extends keyof Facts & string, Value>(asked: ToAsk<K, Facts[K], Topic, Value>): Script<Value> =>
    askWithOrders(asked),
  askChoice: <K extends keyof Facts & string, Value>(
    asked: ChoiceToAsk<K, Facts[K], Topic, Value>,
  ): Script<Value> => askChoiceWithOrders(asked),
})
