import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { classicAbilities } from '../../../rules/combat-hex/abilities/classic/index.ts'
import { tournamentAbilities } from '../../../rules/combat-hex/abilities/index.ts'
import type { Camp } from '../../../rules/combat-hex/army/figure.ts'
import { isRecommended } from '../../../rules/combat-hex/battle/fight/worth.ts'
import type { Ability, Use } from '../../../rules/combat-hex/battle/vocabulary.ts'
import { open, resume, type SetUp, setUp } from '../../../rules/combat-hex/index.ts'
import { type Policy } from '../../../rules/index.ts'
import { setUpOf } from '../../bench/fairness/match.ts'
import { scenario } from '../../helpers/scenario.ts'
import { equalBattle } from '../match.ts'
import { withFirstAdvice } from './advice.ts'
import { firstDefaults, firstKinds } from './index.ts'

/** Every answer of a battle that the first defaults play against themselves, and how many today's would not give. */
function played(options: SetUp): { answers: string[]; others: number } {
  const answers: string[] = []
  let others = 0
  const policy: Policy<unknown> = question => {
    if (firstKinds.some(kind => kind === question.kind)) return undefined
    const answer = question.fallback()
    answers.push(`${question.by} ${answer}`)
    return { answer, from: 'default' }
  }
  let outcome = setUp(options, { policy })
  while (outcome.ok && outcome.save.pending) {
    const { save } = outcome
    const answer = firstDefaults(save)
    answers.push(`${save.pending!.by} ${answer}`)
    if (answer !== open(save).question!.fallback()) others++
    outcome = resume(save, answer, { policy })
  }
  if (!outcome.ok) throw new Error(`${answers.at(-1)}: ${JSON.stringify(outcome.refusal)}`)
  expect(outcome.save.battle.result).not.toBeNull()
  return { answers, others }
}

/** A short word for every twenty answers. */
function digests(answers: readonly string[]): string {
  const words: string[] = []
  for (let from = 0; from < answers.length; from += 20) {
    const some = answers.slice(from, from + 20).join('\n')
    words.push(createHash('sha256').update(some).digest('hex').slice(0, 6))
  }
  return words.join(' ')
}

const army = (text: string) => text.split(' ')
const ruins = army('merry elf-warrior hobbit-militia arwen boromir rohan-warrior')
const towers = army('mouth-of-sauron orc-tracker ugluk-captain orc-warrior haradrim-warrior')

interface Recorded {
  rules: SetUp['rules']
  seed: number
  points: number
  board: string
  camps: [Camp, Camp]
  armies: [string[], string[]]
  answers: string
}

/**
 * Battles that the defaults of that day played against themselves, with the rules of that day. Where a rule is
 * corrected that one of them meets, it goes on otherwise from there: see that this is why, and record what is played.
 */
const recorded: readonly Recorded[] = [
  {
    rules: 'tournament',
    seed: 930119,
    points: 500,
    board: 'the-ruins',
    camps: ['good', 'good'],
    armies: [ruins, ruins],
    answers: '601d15 82153a 17f9cc 030f31 6a1239 59b923',
  },
  {
    rules: 'tournament',
    seed: 934006,
    points: 750,
    board: 'the-ruins',
    camps: ['good', 'evil'],
    armies: [
      army(
        'boromir-captain rohan-archer gondor-knight hobbit-militia merry-rohan royal-guard arwen rohan-warrior',
      ),
      army('ringwraith-rider uruk-crossbow orc-archer ugluk saruman great-spider orc-warrior'),
    ],
    answers: 'e07d51 b6fbf2 82c187 3a954a aaca5b ca1b25 e51154',
  },
  {
    rules: 'classic',
    seed: 931037,
    points: 500,
    board: 'the-two-towers',
    camps: ['evil', 'evil'],
    armies: [towers, towers],
    answers: '0dc199 880746 62c34d b25a63 b52c1c',
  },
  {
    rules: 'classic',
    seed: 935095,
    points: 1000,
    board: 'the-ramparts',
    camps: ['good', 'evil'],
    armies: [
      army('gil-galad galadriel oathbreaker gwaihir theoden pippin'),
      army('saruman khamul goblin-warrior cave-troll suladan uruk-berserker great-spider fell-bat'),
    ],
    answers: 'a1653e a38345 7db415 535de6 b48e67',
  },
]

it.each(recorded)(
  'play as the defaults of that day did ($rules, $points points)',
  ({ rules, answers, ...match }) => {
    expect(digests(played({ ...setUpOf(match), rules }).answers)).toBe(answers)
  },
)

it.each(['tournament', 'classic'] as const)(
  'play battles by chance to their end, and not like today’s (%s)',
  rules => {
    let others = 0
    for (let seed = 910; seed < 914; seed++) others += played({ ...equalBattle(seed, 500), rules }).others
    expect(others).toBeGreaterThan(10)
  },
)

it('leave to abilities the advice of today', () => {
  const advice = () =>
    [tournamentAbilities, classicAbilities].map(abilities =>
      Object.values<Ability>(abilities).map(({ id, recommended, worth }) => ({ id, recommended, worth })),
    )
  const today = advice()
  const { game } = scenario({ figures: { A1: { at: 'C5', ap: 2 }, B1: { at: 'C4' } } })
  const [figure, cause] = game.battle.figures
  const { stalwart } = tournamentAbilities
  const trigger = { moment: 'leaving-zone', cause: cause! } as const
  const use: Use = {
    figure: figure!,
    occurrence: 0,
    ability: stalwart,
    printed: stalwart,
    cost: 1,
    trigger,
    target: null,
  }
  // It kept anybody as long as a point was left, and weighs it now.
  const looks = () => [isRecommended(game, use), use.ability.worth]
  expect(withFirstAdvice(game, looks)).toEqual([true, undefined])
  expect(advice()).toEqual(today)
  const fails = () => {
    throw new Error('in the middle of it')
  }
  expect(() => withFirstAdvice(game, fails)).toThrow('in the middle of it')
  expect(advice()).toEqual(today)
})
