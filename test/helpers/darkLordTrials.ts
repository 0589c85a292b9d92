import { boardIds } from '../../rules/board/boards.ts'
import { joinSeed } from '../../rules/core/dice.ts'
import { type Pick, picker } from '../../rules/core/random.ts'
import { armyFaults } from '../../rules/dark-lord/army/army.ts'
import type { Profile, Side } from '../../rules/dark-lord/army/profile.ts'
import { profileOf, profiles } from '../../rules/dark-lord/army/roster.ts'
import type { SetUp } from '../../rules/dark-lord/contract/begin.ts'
import { scenarios } from '../../rules/dark-lord/scenarios/index.ts'
import { type ScenarioId, scenarioIds } from '../../rules/dark-lord/state.ts'

/** Who comes first in a battle of such a number, so that every rule and power is seen. */
const wanted: Readonly<Record<Side, readonly string[][]>> = {
  free: [
    ['bearer', 'wise-one'],
    ['burglar', 'free-captain', 'free-archer', 'free-spearman', 'kings-guard', 'free-warrior'],
    ['kings-heir', 'free-rider', 'free-rider', 'kings-guard'],
    ['mounted-bearer', 'mounted-captain', 'free-rider', 'kings-guard', 'kings-guard'],
    ['old-burglar', 'wise-one', 'free-spearman', 'free-spearman'],
  ],
  shadow: [
    ['first-ringwraith', 'wretch', 'raider', 'raider-archer'],
    ['ringwraith-rider', 'wolf-rider', 'wolf-rider', 'raider-drummer'],
    [
      'raider-captain',
      'raider-shaman',
      'raider-pikeman',
      'raider-pikeman',
      'raider-pikeman',
      'raider-drummer',
    ],
    ['ringwraith', 'troll', 'raider-spearman', 'raider-spearman', 'raider-archer'],
  ],
}

function randomArmy(side: Side, rules: ScenarioId, agreed: number, n: number, pick: Pick): string[] {
  const scenario = scenarios[rules]
  const measure = { side, points: scenario.points(side, agreed), scenario }
  const first = wanted[side][n % wanted[side].length]!
  const lords =
    side === 'shadow' && rules !== 'flight' && (rules !== 'open-field' || pick(2)) ? ['dark-lord'] : []
  const heads = side === 'free' && rules === 'flight' && n % 5 === 1 ? ['burglar'] : []
  let army: Profile[] = []
  // What may not be yet (warriors without a hero, a scenario's holder) comes right with those after it.
  const fits = (more: Profile[]) =>
    more.length <= 14 &&
    armyFaults(more, measure).every(({ code }) =>
      ['army-size', 'needs-holder', 'needs-ring-master', 'too-few-heroes', 'too-many-bows'].includes(code),
    )
  for (const id of [...lords, ...heads, ...first])
    if (fits([...army, profileOf(id)!])) army.push(profileOf(id)!)
  const known = profiles.filter(each => each.side === side || each.side === null)
  for (let misses = 0; misses < 20; ) {
    const more = [...army, known[pick(known.length)]!]
    if (more.length <= 14 && armyFaults(more, measure).length === 0) army = more
    else misses++
  }
  return army.map(({ id }) => id)
}

/** The battle of a number: board, sides, armies and seed by chance; armies are legal. */
export function darkLordTrial(n: number, rules: ScenarioId = scenarioIds[n % scenarioIds.length]!): SetUp {
  const pick = picker(n * 2 + 1)
  const agreed = [400, 500, 600][pick(3)]!
  const sides: [Side, Side] = pick(2) ? ['free', 'shadow'] : ['shadow', 'free']
  const army = (side: Side, by: number) => {
    for (let k = 0; ; k++) {
      const ids = randomArmy(
        side,
        rules,
        Math.max(agreed, rules === 'open-field' ? 0 : 500),
        n + by + k,
        pick,
      )
      const scenario = scenarios[rules]
      const faults = armyFaults(
        ids.map(id => profileOf(id)!),
        { side, points: 1000, scenario },
      )
      if (faults.length === 0) return ids
      if (k > 50) throw new Error(`no army: ${ids.join(' ')} ${JSON.stringify(faults)}`)
    }
  }
  return {
    // His last life is seldom reached: in some battles he is frail, and has as many dice as ever for it.
    ...(n % 3 > 0 && { types: { 'dark-lord': { ...profileOf('dark-lord')!, life: 1, defence: 5 } } }),
    rules,
    board: boardIds[pick(boardIds.length)]!,
    sides,
    players: sides.map((side, i) => ({ name: ['Ada', 'Bo'][i]!, army: army(side, i * Math.floor(n / 5)) })),
    seed: joinSeed('00'.repeat(32), [`dark-lord ${n}`]),
  }
}
