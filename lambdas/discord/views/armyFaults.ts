import type { Refusal } from '../../../rules/index.ts'
import { armiesOf } from '../../game/armiesToBring.ts'
import { type Roster, supplied } from '../../game/figureRoster.ts'
import type { Locale } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import { armyWords } from '../games/armyWords.ts'
import { typeName } from '../games/names.ts'
import { refusalWords } from '../games/refusalWords.ts'
import type { Message } from '../types.ts'
import { wordsOf } from '../words/index.ts'

/** Every reason why an army may not take the field, with what to do about it; the camp first where it is said. */
export function armyFaultsText(
  faults: readonly Refusal[],
  locale: Locale,
  { own, game }: Pick<Roster, 'own' | 'game'> = supplied,
): string {
  const words = wordsOf(locale)
  return faults
    .map(fault => {
      const { what, instead } = refusalWords(fault, locale, id => typeName(id, locale, { own, game }))
      const list = fault.code === 'army-missing' ? undefined : fault.about?.army
      const isList = typeof list === 'string' && armiesOf({ game }).lists.includes(list)
      const said = `**${what}** ${instead}`
      return `⚠️ ${isList ? words.says.about(armyWords({ game }).list(list, locale), said) : said}`
    })
    .join('\n')
}

export const armyFaults = (
  faults: readonly Refusal[],
  locale: Locale,
  roster: Pick<Roster, 'own' | 'game'> = supplied,
): Message => panel({ texts: [armyFaultsText(faults, locale, roster)], accent: 'warning' })
