import { namedLike } from '../../../../rules/index.ts'
import type { Regiments, UnitProfile } from '../../../../rules/regiments/index.ts'
import { isRefusal } from '../../../game/change.ts'
import type { Roster } from '../../../game/figureRoster.ts'
import type { Locale } from '../../../store/types.ts'
import { truncated } from '../../../truncated.ts'
import { limits } from '../../api/limits.ts'
import { type Choice, figureChoices, rosterChoices } from '../choices.ts'
import type { OddsInGame } from '../oddsInGame.ts'
import { labelMeant } from './labels.ts'
import { askedOf } from './odds/asked.ts'
import { fieldOdds, isOfField } from './odds/fieldOdds.ts'
import { oddsAnswer } from './odds/oddsAnswer.ts'
import { pressOdds } from './odds/pressOdds.ts'
import { unitOf } from './pieces.ts'
import type { RegimentsWords } from './words/index.ts'

const unitsIn = ({ all }: Roster): UnitProfile[] => all.map(unitOf)

/** Units by what is typed of a line: all of it where it is a name, else the last name in it. */
function unitChoices(typed: string, locale: Locale, roster: Roster): Choice[] {
  const found = rosterChoices(typed, locale, roster)
  if (found.length > 0) return found
  // What stands before the last plus stays as it is: `spears + cap`.
  const at = typed.lastIndexOf('+')
  const [before, last] = at < 0 ? ['', typed] : [`${typed.slice(0, at + 1)} `, typed.slice(at + 1).trim()]
  const own: Choice[] = typed.trim() && typed.length <= limits.choice ? [{ name: typed, value: typed }] : []
  const more =
    at < 0
      ? []
      : namedLike(last, roster.all).map(({ id, name }) => ({
          name: truncated(before + name[locale], limits.choice),
          value: before + id,
        }))
  return [...own, ...more.filter(({ value }) => value.length <= limits.choice)].slice(0, limits.choices)
}

/** `/odds unit: against:` of any two units, by their names or as lines. */
export const odds: OddsInGame<Regiments, RegimentsWords> = {
  options: [
    'figure',
    'target',
    'unit',
    'against',
    'charging',
    'side',
    'at',
    'round',
    'rounds',
    'distance',
    'cover',
    'moved',
  ],
  async tell({ options }, { view, none, locale, roster }) {
    if (isOfField(options)) return view ? fieldOdds(view, options) : none
    const asked = askedOf(options)
    return isRefusal(asked) ? asked : oddsAnswer(asked, unitsIn(await roster()), locale)
  },
  async complete({ focused, options }, { view, locale, roster }) {
    if (view && (focused?.name === 'figure' || focused?.name === 'target')) {
      const first = labelMeant(view, String(options.figure ?? ''))
      const enemy = isRefusal(first) || focused.name === 'figure' ? undefined : first.charAt(0)
      const labels = view.state.regiments.flatMap(({ label, condition }) =>
        condition === 'field' && label.charAt(0) !== enemy ? [label] : [],
      )
      return figureChoices(view, labels, focused.value)
    }
    if (focused?.name !== 'unit' && focused?.name !== 'against') return []
    return unitChoices(focused.value, locale, await roster())
  },
  async press(pressed, { locale, roster }) {
    return pressOdds(pressed, unitsIn(await roster()), locale)
  },
}
