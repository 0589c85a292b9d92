import { type AbilityId, abilityIds } from '../../../army/figure.ts'
import { type GameQuestion, type Moment, type QuestionKind } from '../../questions.ts'
import type { CombatHexState } from '../../state.ts'
import type { AbilityTable } from '../../vocabulary.ts'

/**
 * What a standing order may be about, beside every ability that is asked about: how the questions of a kind
 * are answered in a player's absence.
 *
 * | topic      | what it settles                                                              |
 * |------------|------------------------------------------------------------------------------|
 * | everything | all topics that have no order of their own                                   |
 * | points     | whatever costs action points in a combat and has no order of its own         |
 * | hits       | converting superficial hits (5.18, 6.10)                                     |
 * | wounds     | converting superficial wounds (5.21, 6.14)                                   |
 * | targets    | whom damage dice go to first (6.16)                                          |
 * | combats    | the order of combats (6.02)                                                  |
 * | role       | attacker or defender, after the strategy roll (3.05)                         |
 * | ring       | trying to take the Ring off (9.11)                                           |
 * | turning    | turning figures at the end of the phase (3.091)                              |
 * | reserve    | action points that neither orders nor defaults spend                         |
 */
export const fixedTopics = [
  'everything',
  'points',
  'hits',
  'wounds',
  'targets',
  'combats',
  'role',
  'ring',
  'turning',
  'reserve',
] as const
export type FixedTopic = (typeof fixedTopics)[number]
export type Topic = FixedTopic | AbilityId

/** What the questions of a kind are about; null where nobody else can answer for a player. */
const topicOf: Record<QuestionKind, FixedTopic | 'ability' | null> = {
  'camp-or-board': null,
  camp: null,
  board: null,
  edge: null,
  deploy: null,
  role: 'role',
  declare: 'ability',
  strategy: 'ability',
  'move-enemy': 'ability',
  act: null,
  turning: 'turning',
  ring: 'ring',
  react: 'ability',
  'convert-hit': 'hits',
  'convert-wound': 'wounds',
  reroll: 'ability',
  allocate: 'targets',
  combat: 'combats',
}

/** The topic of a question as a whole; undefined where it depends on the ability, null where there is none. */
export function topicOfQuestion(question: GameQuestion): Topic | null | undefined {
  if (question.kind === 'move-enemy' || question.kind === 'reroll') return question.about.ability
  const topic = topicOf[question.kind]
  return topic === 'ability' ? undefined : topic
}

/** Topics that wait for their player unless an order says otherwise: they come up in one's own phase. */
const asked: ReadonlySet<string> = new Set<Topic>(['ring', 'turning'])

/**
 * Does a question wait for its player unless an order says otherwise? What comes up in one's own phase does, and
 * before the battle: the roles of the first turn, where the deployment roll gives them.
 */
export const isAskedByItself = (question: GameQuestion, topic: Topic | 'ability'): boolean =>
  asked.has(topic) || (question.kind === 'role' && question.about.first === true)

/** Is it the action phase of this player's side? */
export const isOwnPhase = (
  { phase, attacker, mover }: Pick<CombatHexState, 'phase' | 'attacker' | 'mover'>,
  by: number,
): boolean => (phase === 'attack' ? attacker === by : phase === 'defence' && (mover ?? 1 - attacker!) === by)

/**
 * Does the program answer the question at once for everybody, unless a player says otherwise? Not what costs action
 * points in the player's own phase.
 */
export function isAnsweredByDefault(question: GameQuestion, state: CombatHexState): boolean {
  const topic = topicOf[question.kind]
  if (topic === null || isAskedByItself(question, topic)) return false
  return !isOwnPhase(state, question.by) || !question.choices?.().some(({ cost }) => cost > 0)
}

/** Moments that a figure picks itself when it acts: nobody is asked about them. */
const own: ReadonlySet<Moment> = new Set<Moment>([
  'before-action',
  'before-move',
  'own-action',
  'during-move',
  'before-others-move',
  'before-shot',
])

/** Every topic of a rule book: an ability is one where a question may come up about it. */
export function topicsOf(abilities: AbilityTable): Topic[] {
  const isAsked = (id: AbilityId) => {
    const { moment, alsoAt, copies } = abilities[id]
    return copies !== undefined || [moment, alsoAt].some(at => at !== undefined && !own.has(at))
  }
  return [...fixedTopics, ...abilityIds.filter(isAsked)]
}

/** How the value of a topic is read. */
export type Family = 'mode' | 'spend' | 'prefer' | 'pick' | 'reserve'

export function familyOf(topic: Topic): Family {
  switch (topic) {
    case 'everything':
    case 'points':
      return 'mode'
    case 'targets':
    case 'combats':
      return 'prefer'
    case 'role':
    case 'ring':
    case 'turning':
      return 'pick'
    case 'reserve':
      return 'reserve'
    default:
      return 'spend'
  }
}

/** Modes that every topic takes but the reserve. */
const modes = ['default', 'ask', 'ask-own', 'ask-combat'] as const

/** Does a value leave to the defaults what does not wait for the player? */
export const leavesToDefaults = (value: string): boolean =>
  value !== 'ask' && modes.some(mode => mode === value)

/** Words that say what to do; the others say when. */
export const orderModes = [...modes, 'always', 'never'] as const

/**
 * Words that a value is made of.
 *
 * - `default` leaves it to the program, `ask` waits for the player, `ask-own` waits in the player's own phase,
 *   `ask-combat` in combats as well
 * - `always`, `never`; conditions: `heroes`, `warriors` pay; `against-heroes`, `against-warriors`; `keep:2`
 *   while so many points remain; figures by label, those who pay or those it is about
 * - preferences, the first counts most: `weakest`, `heroes`, `warriors`, `nearest:C7`, `biggest`, `smallest`,
 *   figures by label
 * - a number for the reserve, whom it is for, and the abilities it is kept for
 */
export const orderWords = [
  ...orderModes,
  'heroes',
  'warriors',
  'against-heroes',
  'against-warriors',
  'weakest',
  'biggest',
  'smallest',
  'attacker',
  'defender',
  'keep',
  'take-off',
] as const
export type OrderWord = (typeof orderWords)[number]

/** The words that a topic takes, `keep` and `nearest` with a number or a hex apart. */
export function wordsFor(topic: Topic): readonly OrderWord[] {
  switch (topic) {
    case 'everything':
      return modes
    case 'points':
      return ['default', 'ask', 'never']
    case 'hits':
    case 'wounds':
      return [...modes, 'always', 'never', 'heroes', 'warriors']
    case 'targets':
      return [...modes, 'weakest', 'heroes', 'warriors']
    case 'combats':
      return [...modes, 'weakest', 'heroes', 'biggest', 'smallest']
    case 'role':
      return [...modes, 'attacker', 'defender']
    case 'ring':
      return [...modes, 'keep', 'take-off']
    case 'turning':
      return [...modes, 'never']
    case 'reserve':
      return ['heroes', 'warriors']
    default:
      return [...modes, 'always', 'never', 'heroes', 'warriors', 'against-heroes', 'against-warriors']
  }
}
