import type { Script } from '../../core/script.ts'
import { isHero } from '../field/field.ts'
import { askChoice, type OrderTopic } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/** What heroes say besides channelling, each with the order that answers for it (DB-21). */
const topics = { strike: 'strike', 'first-fight': 'first-fight' } as const satisfies Record<
  string,
  OrderTopic
>

/**
 * Asks for a heroic action, and takes its Might (DB-21): of heroes not transfixed alone; nobody else is asked.
 * @param pays would the program say it? What `outclassed` answers, and whoever leaves it to the program
 * @returns whether it is said
 */
export function* sayHeroic(
  f: Battlefield,
  hero: Combatant,
  what: keyof typeof topics,
  pays: boolean,
): Script<boolean> {
  if (!isHero(f, hero) || hero.might < 1 || hero.marks.transfixed) return false
  const said = yield* askChoice({
    kind: 'heroic',
    by: hero.owner,
    subject: hero.label,
    about: { what },
    values: ['yes', 'no'] as const,
    write: String,
    topic: topics[what],
    fallback: () => (pays ? 'yes' : 'no'),
    byOrder({ word }) {
      if (word === 'ask') return undefined
      return word === 'always' || (word === 'outclassed' && pays) ? 'yes' : 'no'
    },
  })
  if (said === 'yes') hero.might--
  return said === 'yes'
}
