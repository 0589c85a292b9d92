import type { Policy, Question } from '../core/script.ts'
import type { AnsweredByOrders, OrderValue } from './askWithOrders.ts'
import type { ParsedOrder } from './gameParts.ts'
import type { Orders, State } from './module.ts'

/** What the topics of a game allow. */
interface OrderTopics<Topic extends string> {
  /** words by topic, the usual one first */
  topics: Readonly<Record<Topic, readonly string[]>>
  /** topics one of whose words may say how many points are to be left: `win 2`, `spend 0` */
  keeps?: Partial<Record<Topic, string>>
}

type AskedOf<Topic extends string> = Question & AnsweredByOrders<Topic>

const writeOrder = ({ word, keep }: OrderValue): string => (keep === null ? word : `${word} ${keep}`)

/** Orders whose values are words, for questions that are asked by `askWithOrders`. */
export function wordOrders<Topic extends string>({ topics, keeps = {} }: OrderTopics<Topic>) {
  const isOrderTopic = (text: string): text is Topic => Object.hasOwn(topics, text)

  /** Reads an order's value as it is kept; undefined where it is none of the topic's. */
  function readOrder(topic: Topic, text: string): OrderValue | undefined {
    const [word = '', number, ...more] = text.trim().toLowerCase().split(/\s+/)
    if (more.length > 0 || !topics[topic].includes(word)) return undefined
    if (number === undefined) return { word, keep: null }
    if (keeps[topic] !== word || !/^\d{1,2}$/.test(number)) return undefined
    return { word, keep: Number(number) }
  }

  /** What a player has ordered for a topic, else what is usual. */
  const orderFor = (topic: Topic, orders: Orders | undefined): OrderValue =>
    readOrder(topic, orders?.[topic] ?? '') ?? { word: topics[topic][0]!, keep: null }

  /** How an order answers a question; undefined leaves it to the player. One without a topic no order changes. */
  const answerByOrder = (
    { topic, byOrder }: AnsweredByOrders<Topic>,
    orders: Orders | undefined,
  ): string | undefined => byOrder?.(topic ? orderFor(topic, orders) : { word: '', keep: null })

  /** Whether an order is a player's own and not the usual one; told where it answered. */
  const fromOf = ({ topic }: AnsweredByOrders<Topic>, orders: Orders | undefined): string =>
    topic !== null && orders?.[topic] !== undefined ? `order ${topic}` : 'default'

  return {
    isOrderTopic,
    readOrder,
    writeOrder,
    orderFor,
    answerByOrder,
    /**
     * Answers what comes up in the players' absence by their orders, and what their orders leave to the program.
     * @param named what stands for an order where a question is answered that no order is about; `default` if undefined
     */
    policyOf:
      <S extends State>(named: (question: AskedOf<Topic>) => string | undefined = () => undefined) =>
      (orders: readonly (Orders | undefined)[]): Policy<S> =>
      asked => {
        const question = asked as AskedOf<Topic>
        const own = orders[question.by]
        const answer = answerByOrder(question, own)
        return answer === undefined ? undefined : { answer, from: named(question) ?? fromOf(question, own) }
      },
    /** The orders as a part of the game. */
    standing: {
      parse(topic: string, value: string): ParsedOrder {
        if (!isOrderTopic(topic))
          return { ok: false, refusal: { code: 'no-such-order', about: { subject: topic.slice(0, 40) } } }
        const read = readOrder(topic, value)
        return read
          ? { ok: true, topic, value: writeOrder(read) }
          : { ok: false, refusal: { code: 'no-order-value', about: { value: value.slice(0, 40) } } }
      },
      over: (mine: Orders, here: Orders): Orders => ({ ...mine, ...here }),
    },
  }
}
