import type { Tone } from '../../../../render/paint/theme.ts'
import {
  generalOf,
  isHeroProfile,
  keywordNames,
  leads,
  type PowerId,
  type Profile,
  pointsOfArmy,
  type Side,
  type TraitId,
} from '../../../../rules/dark-lord/index.ts'
import type { Locale } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Message } from '../../types.ts'
import type { ArmiesInWords } from '../face.ts'
import { darkLordId } from './darkLordId.ts'
import { profileTable } from './figureFiles/columns.ts'
import { writeProfiles } from './figureFiles/writeProfiles.ts'
import { toneOf } from './picture.ts'
import { darkLordWords } from './words/index.ts'

const fightOf = ({ fight, shoot }: Profile): string => (shoot === null ? String(fight) : `${fight}/${shoot}+`)

const sideOfList = (list: string): Side => (list === 'shadow' ? 'shadow' : 'free')

/** All that a profile says, in words. */
function lines(type: Profile, locale: Locale): string[] {
  const { tells, says, abilities } = darkLordWords[locale]
  const { move, strength, defence, attacks, life, courage, might, will, fate, mount } = type
  const side = type.side === null ? Object.values(tells.sideNames).join(' / ') : tells.sideNames[type.side]
  return [
    `**${type.name[locale]}** · ${side} · ${type.tier ? tells.tiers[type.tier] : tells.kinds.warrior} · ${says.points(type.points)}`,
    tells.stats(move, fightOf(type), strength, defence, attacks, life, courage),
    ...(might + will + fate > 0 ? [tells.stores(might, will, fate)] : []),
    ...(mount
      ? [
          tells.mounted(
            mount.name[locale],
            mount.move,
            mount.strength,
            mount.defence,
            mount.life,
            mount.courage,
          ),
        ]
      : []),
    ...(type.holder === null ? [] : [tells.holder(type.holder)]),
    ...type.traits.map(({ id, against }) =>
      tells.traitLine(abilities[id].name, against ? keywordNames[against][locale] : '', abilities[id].does),
    ),
    ...type.powers.map(({ id, range, value }) =>
      tells.powerLine(abilities[id].name, range, value, abilities[id].does),
    ),
  ]
}

/** A profile's card: its picture, and the same in words. */
function card(type: Profile, locale: Locale): Message {
  const said = lines(type, locale)
  return panel({
    picture: {
      name: 'card.png',
      alt: said.slice(0, 3).join(' ').replaceAll('**', ''),
      card: type,
      language: locale,
      game: darkLordId,
    },
    texts: [said.join('\n')],
    accent: toneOf(type.side ?? 'free'),
  })
}

/** Armies of figures in words. */
export const armiesInWords: ArmiesInWords<Profile> = {
  list: (id, locale) => darkLordWords[locale].tells.sideNames[sideOfList(id)],
  group: (id, locale) => darkLordWords[locale].tells.groups[id === 'hero' ? 'hero' : 'warrior'],
  kind: (piece, locale) => darkLordWords[locale].tells.kinds[isHeroProfile(piece) ? 'hero' : 'warrior'],
  rule: (id, locale) => darkLordWords[locale].abilities[id as TraitId | PowerId]?.name ?? id,
  numbers: ({ strength, defence, attacks, life, courage, ...type }, locale) =>
    darkLordWords[locale].tells.statsShort(
      fightOf(type as Profile),
      strength,
      defence,
      attacks,
      life,
      courage,
    ),
  sum(pieces, locale, most) {
    const led = pieces.filter(each => !isHeroProfile(each)).length
    const places = pieces.reduce((sum, { tier }) => sum + (tier ? leads[tier] : 0), 0)
    const general = generalOf(pieces)?.name[locale] ?? ''
    return darkLordWords[locale].tells.armySum(
      pointsOfArmy(pieces),
      pieces.length,
      led,
      places,
      general,
      most,
    )
  },
  accent: (list): Tone => toneOf(list),
  sheet: ({ name, list, pieces }, language) => ({
    army: { name, side: sideOfList(list), figures: pieces },
    language,
    game: darkLordId,
  }),
  card,
  files: {
    topic: 'figures-import',
    write: writeProfiles,
    column: (id, locale) => (profileTable.isColumn(id) ? profileTable.columnName(id, locale) : undefined),
  },
}
