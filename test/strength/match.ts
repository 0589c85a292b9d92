import { type Skill, type Thought, think } from '../../rules/combat-hex/computer/think.ts'
import {
  type CombatHexSave,
  type GameEvent,
  open,
  ordersPolicy,
  type QuestionKind,
  resume,
  type SetUp,
  setUp,
  starterArmy,
  weighingOrders,
} from '../../rules/combat-hex/index.ts'
import { picker } from '../../rules/core/random.ts'
import { boards, type Policy } from '../../rules/index.ts'
import { armyAround, setUpOf } from '../bench/fairness/match.ts'

/** Somebody who plays: as a level does, or by a rule of their own. */
export type Contender = { name: string } & ({ skill: Skill } | OwnWay)

interface OwnWay {
  answer: (save: CombatHexSave) => string
  /** questions that it answers; left out: those of action phases */
  kinds?: readonly QuestionKind[]
}

const ofLevels: readonly QuestionKind[] = ['act', 'turning']
const ofActionPhases: readonly QuestionKind[] = ['act']
const answeredBy = (player: Contender): readonly string[] =>
  'skill' in player ? ofLevels : (player.kinds ?? ofActionPhases)

/** What a player leaves to the defaults; whoever weighs answers is asked as on Discord. */
const policyOf = (player: Contender, by: number): Policy<CombatHexSave['battle']> =>
  'skill' in player && player.skill.weighs
    ? ordersPolicy([...Array.from({ length: by }, () => undefined), weighingOrders])
    : ({ kind, fallback }) =>
        answeredBy(player).includes(kind) ? undefined : { answer: fallback(), from: 'default' }

/** Somewhere between a battle of two duels and one of crowds: so few figures an army has at least. */
const minFigures = (points: number): number => 3 + points / 250

/** An army against itself on one board after the other: every third time the ready one, else one by chance. */
export function equalBattle(seed: number, points: number): SetUp {
  const pick = picker(seed * 31 + points)
  const all = boards()
  const board = all[seed % all.length]!.id
  const camp = pick(2) ? 'good' : 'evil'
  let army: string[] | undefined = seed % 3 === 0 ? starterArmy(camp, points) : undefined
  for (let i = 0; !army || army.length < minFigures(points); i++)
    army = armyAround([], camp, points, picker(seed * 977 + i), 20)
  return setUpOf({ seed, points, board, camps: [camp, camp], armies: [army, army] })
}

const processorMs = (): number => process.cpuUsage().user / 1000

/**
 * Plays a battle to its end. What the players do not answer themselves the defaults answer for them.
 * @param times gets the milliseconds of processor time of each phase that player 0 has thought about
 * @param log gets all that is told
 * @returns 1, 0.5 or 0 for player 0, and the battle as it ended
 */
export function playBattle(
  options: SetUp,
  players: readonly Contender[],
  times: number[] = [],
  log: GameEvent[] = [],
): { share: number; save: CombatHexSave } {
  const policies = players.map(policyOf)
  const policy: Policy<CombatHexSave['battle']> = (question, state) => policies[question.by]!(question, state)
  const begun = setUp(options, { policy })
  if (!begun.ok) throw new Error(begun.refusal.code)
  let { save } = begun
  log.push(...begun.events)
  const thoughts: (Thought | undefined)[] = []
  let phase = ''
  while (save.pending) {
    const { by } = save.pending
    const player = players[by]!
    const from = processorMs()
    let answer: string | undefined
    if ('answer' in player) answer = player.answer(save)
    else {
      const thinking = think(save, player.skill, thoughts[by], by + 1)
      thoughts[by] = thinking.thought
      answer = thinking.answer
    }
    if (by === 0 && 'skill' in player && player.skill.positions > 0) {
      const { turn, phase: part } = open(save).state
      if (`${turn} ${part}` !== phase) times.push(0)
      phase = `${turn} ${part}`
      times[times.length - 1]! += processorMs() - from
    }
    const outcome = resume(save, answer!, { policy })
    if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
    save = outcome.save
    log.push(...outcome.events)
  }
  const winner = save.battle.result?.winner ?? null
  return { share: winner === null ? 0.5 : winner === 0 ? 1 : 0, save }
}
