import { describe, expect, it } from 'vitest'
import { bounds } from '../../../../../../lambdas/discord/games/dark-lord/figureFiles/columns.ts'
import { readProfiles } from '../../../../../../lambdas/discord/games/dark-lord/figureFiles/readProfiles.ts'
import { writeProfiles } from '../../../../../../lambdas/discord/games/dark-lord/figureFiles/writeProfiles.ts'
import { type Pick, picker } from '../../../../../../rules/core/random.ts'
import {
  keywords,
  mounts,
  type Profile,
  plainProfile,
  powerIds,
  profileOf,
  type Side,
  shotWeapons,
  sides,
  tiers,
  traitIds,
} from '../../../../../../rules/dark-lord/index.ts'
import { boardIds } from '../../../../../../rules/index.ts'
import { playDarkLord } from '../../../../../helpers/darkLordFuzz.ts'
import { darkLordTrial } from '../../../../../helpers/darkLordTrials.ts'
import { each } from '../../../../../helpers/thorough.ts'

const kin = keywords.slice(keywords.indexOf('man'))

/** A profile that the import takes, with any numbers, traits and powers at once. */
function anyProfile(below: Pick, id: string, side: Side): Profile {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const some = <T>(list: readonly T[], one: number) => list.filter(() => below(one) === 0)
  const number = (name: keyof typeof bounds) => bounds[name][0] + below(bounds[name][1] - bounds[name][0] + 1)
  const traits = some(traitIds, 4).map(trait => ({
    id: trait,
    ...(trait === 'terror' && below(2) && { against: pick(keywords) }),
  }))
  const tier = below(2) ? pick(tiers) : null
  return {
    ...plainProfile,
    id,
    name: { en: id, fr: id },
    side,
    points: number('points'),
    move: number('move'),
    fight: number('fight'),
    strength: number('strength'),
    defence: number('defence'),
    attacks: number('attacks'),
    life: number('life'),
    courage: number('courage'),
    might: below(2) && number('might'),
    will: below(2) && number('will'),
    fate: below(2) && number('fate'),
    shoot: traits.some(trait => shotWeapons[trait.id]) ? 2 + below(5) : null,
    tier,
    keywords: [tier ? 'hero' : 'warrior', side, ...some(kin, 8)],
    holder: below(3) ? null : number('holder'),
    mount: below(3) ? null : pick(Object.values(mounts)),
    traits,
    powers: some(powerIds, 4).map(power => ({ id: power, range: 1 + below(36), value: 2 + below(5) })),
  }
}

describe('battles of any profiles that may be imported', () => {
  it.each(each([1, 2, 3, 4, 5, 6], 2))('come to an end, and are sound all the way (%i)', n => {
    const below = picker(n)
    const all = sides.map(side =>
      Array.from({ length: 4 }, (_, i) => anyProfile(below, `${side}-${i}`, side)),
    )
    const read = readProfiles(writeProfiles(all.flat(), n % 2 ? 'en' : 'fr'), profileOf)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(read.figures).toEqual(all.flat())
    const set = darkLordTrial(n, n % 2 ? 'open-field' : 'last-stand')
    const played = playDarkLord(
      n,
      {
        ...set,
        board: boardIds[n % boardIds.length]!,
        types: { ...set.types, ...Object.fromEntries(read.figures.map(type => [type.id, type])) },
        players: set.sides.map((side, i) => ({
          name: ['Ada', 'Bo'][i]!,
          army: [
            ...all[sides.indexOf(side)]!.map(({ id }) => id),
            // The last stand is against him.
            ...(side === 'shadow' && n % 2 === 0 ? ['dark-lord'] : []),
          ],
        })),
      },
      3,
    )
    expect(played.save.battle.result).not.toBeNull()
  })
})
