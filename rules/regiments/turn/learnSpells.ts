import type { Script } from '../../core/script.ts'
import { type Battlefield, profileOfUnit } from '../field/battlefield.ts'
import { askChoice } from '../field/questions.ts'
import { exchangesOf, type SpellExchange } from '../magic/knownSpells.ts'

/** Wizards exchange spells before the battle, as often as they know some (M01d, M03c, M10c, M10d, M29d, M30c). */
export function* learnSpells(f: Battlefield, owner: number): Script {
  f.war.commanders[owner]!.learned = true
  for (const wizard of f.war.regiments.filter(each => each.owner === owner))
    for (let left = wizard.knows.length; left > 0; left--) {
      const exchanges = exchangesOf(profileOfUnit(f, wizard), wizard)
      if (exchanges.length === 0) break
      const chosen = yield* askChoice<'learn', SpellExchange | 'keep'>({
        kind: 'learn',
        by: owner,
        subject: wizard.label,
        about: { knows: [...wizard.knows] },
        values: ['keep', ...exchanges],
        write: value => (value === 'keep' ? 'keep' : `${value.give} ${value.take}`),
        topic: 'learn',
        fallback: () => 'keep',
        byOrder: ({ word }) => (word === 'usual' ? 'keep' : undefined),
      })
      if (chosen === 'keep') break
      const { give, take } = chosen
      wizard.knows = wizard.knows.map(spell => (spell === give ? take : spell))
      f.emit({ event: 'learned', unit: wizard.label, give, take })
    }
}
