import type { RefusalCode } from '../../core/space.ts'
import type { Restrictions } from '../../play/gameParts.ts'
import type { ScenarioRules } from '../field/vocabulary.ts'
import { armyFaults, maxFigures } from './army.ts'
import type { Profile, Side } from './profile.ts'
import { profileOf } from './roster.ts'

/** A figure that an army of at least so many points would have, so many times. */
type ArmyLine = readonly [id: string, times: number, from?: number]

/** Who comes first is there in small armies too; the last line is repeated for as long as there are points. */
const wishes: Readonly<Record<Side, Readonly<Record<'open-field' | 'flight' | 'last-stand', ArmyLine[][]>>>> =
  {
    free: {
      'open-field': [
        [
          ['free-captain', 1],
          ['kings-heir', 1, 400],
          ['wise-one', 1, 500],
          ['burglar', 1, 700],
          ['mounted-captain', 2, 700],
        ],
        [
          ['kings-guard', 4],
          ['free-spearman', 4],
          ['free-warrior', 4],
          ['free-archer', 4],
          ['free-rider', 2],
        ],
        [
          ['free-captain', 1],
          ['free-rider', 1],
          ['kings-guard', 1],
          ['free-warrior', 1],
        ],
      ],
      flight: [
        [
          ['mounted-bearer', 1],
          ['bearer', 1],
          ['free-captain', 1],
          ['wise-one', 1, 400],
          ['old-burglar', 1, 400],
          ['kings-heir', 1, 700],
          ['mounted-captain', 2, 700],
        ],
        [
          ['free-rider', 4],
          ['free-warrior', 4],
          ['free-spearman', 3],
          ['free-archer', 2],
        ],
        [
          ['free-captain', 1],
          ['kings-guard', 1],
          ['free-warrior', 1],
        ],
      ],
      'last-stand': [
        [
          ['free-captain', 1],
          ['kings-heir', 1, 300],
          ['wise-one', 1, 600],
          ['mounted-captain', 2, 700],
        ],
        [
          ['kings-guard', 7],
          ['free-spearman', 6],
          ['free-archer', 6],
        ],
        [
          ['free-captain', 1],
          ['kings-guard', 1],
          ['free-warrior', 1],
        ],
      ],
    },
    shadow: {
      'open-field': [
        [
          ['raider-captain', 1],
          ['troll', 1, 300],
          ['ringwraith', 1, 400],
          ['troll', 1, 500],
          ['first-ringwraith', 1, 700],
          ['raider-shaman', 1, 800],
        ],
        [
          ['brute', 6],
          ['raider-spearman', 4],
          ['raider-archer', 4],
          ['wolf-rider', 4],
          ['brute', 2],
        ],
        [
          ['raider-captain', 1],
          ['brute', 1],
          ['raider', 1],
        ],
      ],
      flight: [
        [
          ['ringwraith', 1],
          ['ringwraith-rider', 1, 250],
          ['first-ringwraith', 1, 600],
          ['troll', 1, 700],
        ],
        [
          ['wolf-rider', 4],
          ['brute', 12],
          ['raider-spearman', 4],
          ['raider-archer', 2],
        ],
        [
          ['raider-captain', 1],
          ['wolf-rider', 1],
          ['raider', 1],
        ],
      ],
      'last-stand': [
        [
          ['dark-lord', 1],
          ['raider-captain', 1, 600],
          ['troll', 1, 700],
        ],
        [
          ['brute', 5],
          ['raider-spearman', 4],
          ['raider-archer', 2],
        ],
        [
          ['raider-captain', 1],
          ['brute', 1],
          ['raider', 1],
        ],
      ],
    },
  }

/** What may still be put right by who joins later. */
const passing: readonly RefusalCode[] = ['army-size', 'needs-holder', 'needs-ring-master']

/** The kind of battle that a scenario is: with or without the Ring armies are the same. */
const kindOf = ({ id }: ScenarioRules) =>
  id.startsWith('flight') ? 'flight' : id.startsWith('last-stand') ? 'last-stand' : 'open-field'

/**
 * A ready army for a side of a scenario, as ids of profiles; [] where so few points or restrictions leave none.
 * @param agreed points that the players have agreed on, of which the scenario gives each side its share
 */
export function starterArmy(
  side: Side,
  agreed: number,
  scenario: ScenarioRules,
  restrictions?: Restrictions,
): string[] {
  const points = scenario.points(side, agreed)
  const measure = { side, points, scenario, restrictions }
  const army: Profile[] = []
  const join = (id: string): boolean => {
    const next = [...army, profileOf(id)!]
    if (next.length > maxFigures) return false
    if (!armyFaults(next, measure).every(({ code }) => passing.includes(code))) return false
    army.push(next.at(-1)!)
    return true
  }
  const lines = wishes[side][kindOf(scenario)]
  const wished = lines.flat().filter(([, , from = 0]) => points >= from)
  for (const [id, times] of wished) for (let n = 0; n < times; n++) join(id)
  let more = true
  while (more) more = lines.at(-1)!.filter(([id]) => join(id)).length > 0
  return armyFaults(army, measure).length === 0 ? army.map(({ id }) => id) : []
}
