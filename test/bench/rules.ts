import { courseOf } from '../../rules/combat-hex/battle/move/movement.ts'
import { reachOf } from '../../rules/combat-hex/battle/move/reach.ts'
import { sightTo } from '../../rules/combat-hex/battle/shoot/seeing.ts'
import {
  type CombatHexSave,
  type CombatHexState,
  legal,
  open,
  reach,
  resume,
  setUp,
  sightOf,
} from '../../rules/combat-hex/index.ts'
import { type Policy } from '../../rules/index.ts'
import { handOvers } from './handOvers.ts'
import { figure, type Measurement, median, together, yardstickOf } from './measure.ts'
import { asks, begun, bigCombat, boardIds, fullBattle, fullBoard, playedUntil } from './positions.ts'

const microseconds = 1000

/** Where each figure of the side that acts can get and whom it sees, on a board with both armies whole. */
function spaces(board: string): Measurement[] {
  const save = fullBoard(board)
  const { game, question, state } = open(save)
  const side = question!.by
  const own = state.figures.filter(f => f.owner === side && f.condition === 'standing')
  const enemies = state.figures.filter(f => f.owner !== side && f.condition === 'standing')
  const spaceOf = (f: (typeof own)[number]) => {
    const reach = reachOf(game, courseOf(game, f), game.typeOf(f).movement)
    const { range } = game.typeOf(f).shooting ?? {}
    return [reach, enemies.map(enemy => sightTo(game, f, enemy, range))]
  }
  const j = yardstickOf(save)
  const each = own.map(f => {
    const [ms, yardstick] = together(() => spaceOf(f), j, 120)
    const [through] = together(() => [reach(save, f.id), sightOf(save, f.id)], j, 60)
    return { type: f.type, ms, yardstick, through }
  })
  const slowest = each.reduce((a, b) => (b.ms > a.ms ? b : a))
  const middle = (of: (one: (typeof each)[number]) => number) => median(each.map(of)) * microseconds
  const yardstick = middle(one => one.yardstick)
  const name = `legal answers of a figure (reach, sight to every enemy), ${board}`
  const all = () => legal(save)!.enumerate(`move ${own[0]!.id} `, 100_000)
  const [list, listJ] = together(all, j, 120)
  return [
    figure(
      `${name}: the median of ${own.length}`,
      'µs',
      middle(one => one.ms),
      { yardstick, limit: 3 },
    ),
    figure(`${name}: the slowest, a ${slowest.type}`, 'µs', slowest.ms * microseconds, {
      yardstick: slowest.yardstick * microseconds,
      limit: 3.5,
    }),
    figure(
      'the same from the saved battle, opened twice: the median',
      'µs',
      middle(one => one.through),
      {
        yardstick,
      },
    ),
    figure('every move of a figure written out from the saved battle', 'µs', list * microseconds, {
      yardstick: listJ * microseconds,
    }),
  ]
}

/** One answer in the middle of a combat of twelve, the journal replayed. */
function answers(board: string): Measurement[] {
  const save = bigCombat(board)
  const answer = open(save).question!.fallback()
  const entries = save.journal.length
  const [work, yardstick] = together(() => resume(save, answer, asks), yardstickOf(save), 1500)
  return [
    figure(
      `resume in a combat of 12, ${entries} entries in the journal, ${board}`,
      'µs',
      work * microseconds,
      { yardstick: yardstick * microseconds, limit: 3.1 },
    ),
  ]
}

/** Plays a battle of defaults from the first die to the end. @returns milliseconds, answers and dice */
function whole(board: string, n: number): { ms: number; steps: number } {
  const options = fullBattle(board, n)
  let asked = 0
  const policy: Policy<CombatHexState> = question => {
    asked++
    return { answer: question.fallback(), from: 'default' }
  }
  const from = performance.now()
  const outcome = setUp(options, { policy })
  const ms = performance.now() - from
  if (!outcome.ok || outcome.save.pending) throw new Error('the defaults found no end')
  return { ms, steps: asked + outcome.save.dice }
}

/** Battles of defaults, with as much time of J after each as it took: both have the same share of the machine. */
function battles(): Measurement[] {
  const j = yardstickOf(fullBoard(boardIds[0]!))
  const played: { ms: number; steps: number; j: number }[] = []
  for (let n = -20; n < 60; n++) {
    const one = whole(boardIds[Math.abs(n) % boardIds.length]!, n + 100)
    const from = performance.now()
    let rounds = 0
    for (; performance.now() - from < one.ms; rounds++) j()
    if (n >= 0) played.push({ ...one, j: (performance.now() - from) / rounds })
  }
  const of = (what: (one: (typeof played)[number]) => number) => median(played.map(what))
  const each = of(({ ms, steps }) => ms / steps) * microseconds
  const ratio = of(one => one.ms / one.steps / one.j)
  return [
    figure('a battle of defaults, 1500 a side, for each answer and die', 'µs', each, {
      yardstick: each / ratio,
      limit: 2.5,
    }),
    figure(
      'a battle of defaults, whole',
      'ms',
      of(({ ms }) => ms),
      { yardstick: of(({ j }) => j), limit: 1200 },
    ),
    figure(`a battle of defaults, the longest of ${played.length}`, 'ms', Math.max(...played.map(o => o.ms))),
    figure(
      'a battle of defaults, answers and dice',
      '',
      of(({ steps }) => steps),
    ),
  ]
}

const turns = 60
const printed = [1, 20, 40, 60]

/** What players answer who keep their distance: three figures walk about in each phase. */
function wander(save: CombatHexSave, n: number): string {
  const { question, game, state } = open(save)
  if (!question) throw new Error('the battle is over')
  const acted = state.figures.filter(f => f.owner === question.by && f.actionTaken !== 'nothing').length
  if (question.kind !== 'act' || acted >= 3 || (acted === 2 && game.activation)) {
    if (question.space.check('done').ok) return 'done'
    return question.fallback()
  }
  const { edge } = state.players[question.by]!
  const id = question.about.ready[n % question.about.ready.length]
  if (!id) return 'done'
  const moves = question.space.enumerate(`move ${id} `, 100_000).filter(move => {
    const column = move.split(' ')[2]!.split('-').at(-1)!.charCodeAt(0) - 65
    return edge === 'left' ? column < 8 : column >= 16
  })
  return moves[(n * 7) % moves.length] ?? question.space.enumerate(`turn ${id} `, 1)[0] ?? 'done'
}

/** A battle of sixty turns: the size of its save and the cost of a command must not grow. */
function longGame(): Measurement[] {
  let save = playedUntil(
    begun(fullBattle(boardIds[0]!, 7, turns)),
    ({ pending, battle }) => pending?.kind === 'act' && battle.turn === 1,
  )
  const costs: { turn: number; size: number; ratio: number; ms: number; j: number }[] = []
  for (let n = 0; save.pending; n++) {
    const answer = wander(save, n)
    const now = save
    const { turn } = open(now).state
    if (printed.includes(turn)) {
      const [ms, j] = together(() => resume(now, answer), yardstickOf(now), 30)
      costs.push({ turn, size: JSON.stringify(now).length, ratio: ms / j, ms, j })
    }
    const outcome = resume(now, answer)
    if (!outcome.ok) throw new Error(`${answer}: ${outcome.refusal.code}`)
    save = outcome.save
  }
  if (save.battle.turn !== turns) throw new Error(`the long battle ended in turn ${save.battle.turn}`)
  const at = (turn: number) => costs.filter(cost => cost.turn === turn)
  return [
    figure(
      `saved battle, the largest seen in ${turns} turns`,
      'kB',
      Math.max(...costs.map(c => c.size)) / 1000,
      {
        limit: 100,
      },
    ),
    ...printed.map(turn =>
      figure(`saved battle, turn ${turn} (turn 1)`, 'kB', median(at(turn).map(c => c.size)) / 1000, {
        yardstick: median(at(1).map(c => c.size)) / 1000,
      }),
    ),
    ...printed.map(turn =>
      figure(`resume of one answer, turn ${turn} (J)`, 'µs', median(at(turn).map(c => c.ms)) * microseconds, {
        yardstick: median(at(turn).map(c => c.j)) * microseconds,
      }),
    ),
  ]
}

/** The rules' own figures; the yardstick J is one JSON parse of the same saved battle. */
export function rulesFigures(): Measurement[] {
  // The compiler knows the code only after some figures: what is measured first must not be the slowest for that.
  spaces('the-bridge')
  return [
    ...boardIds.flatMap(spaces),
    ...boardIds.flatMap(answers),
    ...battles(),
    ...longGame(),
    ...handOvers(),
  ]
}
