import type { IconName } from '../../../../render/icons/iconNames.ts'
import type { ArmySheet } from '../../../../render/regiments/draw.ts'
import { kindOfUnit, type UnitProfile } from '../../../../rules/regiments/index.ts'
import type { Locale } from '../../../store/types.ts'
import { capitalised } from '../../../truncated.ts'
import type { ArmiesInWords, Muster } from '../face.ts'
import { musterOf } from '../musterOf.ts'
import { listName, toneOf, toneOfList } from './lists.ts'
import { unitOf } from './pieces.ts'
import { regimentsId } from './regimentsId.ts'
import type { RegimentsView } from './view.ts'
import { regimentsWords } from './words/index.ts'

/** The sign of a list. */
const signOf = (list: string): IconName => (list === 'wilds' ? 'wolf-head' : 'crown')

/** A kind of unit: how many are in one, and what it is. */
const kindName = ({ name, count }: UnitProfile, locale: Locale): string =>
  count > 1 ? `${count} ${name[locale]}` : name[locale]

/** An army by its kinds, characters first. */
function hostOf(
  name: string,
  list: string,
  units: readonly { type: UnitProfile; count: number }[],
  locale: Locale,
): ArmySheet {
  return {
    name,
    tone: toneOfList(list),
    icon: signOf(list),
    kinds: units.map(({ type, count }) => ({
      name: kindName(type, locale),
      icon: kindOfUnit(type),
      count,
      points: type.points,
      leads: type.attachable,
    })),
  }
}

/** Both armies side by side, as they take the field. */
export const musterPicture = (view: RegimentsView): Muster | undefined =>
  musterOf(
    view,
    view.state.commanders.map(({ list }) => list),
    ({ title, about, most, players }) => ({
      game: regimentsId,
      language: view.locale,
      armies: {
        title,
        about,
        most,
        armies: players.map(({ name, list, figures }, owner) => ({
          ...hostOf(
            name,
            list,
            figures.map(({ type, count }) => ({ type: unitOf(type), count })),
            view.locale,
          ),
          tone: toneOf(view.state, owner),
        })),
      },
    }),
  )

/** An army that somebody keeps, as a sheet. */
export const armySheet: NonNullable<ArmiesInWords<UnitProfile>['sheet']> = (
  { name, list, pieces },
  locale,
) => {
  const all = pieces.flatMap(({ type, count }) => Array.from({ length: count }, () => type))
  const characters = all.filter(({ attachable }) => attachable).length
  const points = all.reduce((sum, each) => sum + each.points, 0)
  const listed = capitalised(listName(list, locale))
  const sum = regimentsWords[locale].tells.armySum(points, all.length - characters, characters)
  return {
    game: regimentsId,
    language: locale,
    armies: {
      title: name,
      // An army that is called as its list says that once.
      about: name === listed ? sum : `${listed} · ${sum}`,
      armies: [hostOf(listed, list, pieces, locale)],
    },
  }
}
