import { drawScene } from '../../render/board/drawScene.ts'
import { makeLayout } from '../../render/board/framing.ts'
import { paintScene } from '../../render/board/paintScene.ts'
import { type BoardScene, boardScene } from '../../render/dark-lord/boardScene.ts'
import { draw } from '../../render/dark-lord/draw.ts'
import { playDarkLord } from '../../render/gallery/dark-lord/playedGame.ts'
import { createCanvas, plainPng } from '../../render/paint/canvas.ts'
import { boards } from '../../rules/board/boards.ts'
import { foesOf } from '../../rules/dark-lord/field/field.ts'
import {
  actsOf,
  type DarkLord,
  type DarkLordSave,
  darkLord,
  isOnBoard,
  lineOfSight,
  reachOf,
  type Side,
  starterArmy,
  typeOfCombatant,
  walkerOf,
} from '../../rules/dark-lord/index.ts'
import { scenarios } from '../../rules/dark-lord/scenarios/index.ts'
import { writeAct } from '../../rules/dark-lord/turn/verbs.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { darkLordHandOvers } from './handOvers.ts'
import { figure, inTurns, type Measurement, median, together, yardstickOf } from './measure.ts'
import { boardIds } from './positions.ts'

// The Dark Lord by the yardsticks and within the limits of Combat Hex (`rules.ts`, `render.ts`).

const engine = engineOf(darkLord)
const microseconds = 1000
const army = (side: Side) => starterArmy(side, 500, scenarios['open-field'])

const fullBattle = (board: string, n: number): DarkLord['setUp'] => ({
  rules: 'open-field',
  board,
  sides: ['free', 'shadow'],
  players: [
    { name: 'Ada', army: army('free') },
    { name: 'Bo', army: army('shadow') },
  ],
  seed: n.toString(16).padStart(64, 'c'),
})

/** Both go on plainly until the test holds at a question; everything is asked. */
function playedUntil(options: DarkLord['setUp'], test: (save: DarkLordSave) => boolean): DarkLordSave {
  let outcome = engine.setUp(options, { policy: () => undefined })
  for (;;) {
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const { save } = outcome
    const { question, state } = engine.open(save)
    if (!question || test(save)) return save
    outcome = engine.resume(save, engine.soundAnswer(question, state), { policy: () => undefined })
  }
}

/** Where each figure of the side that moves can get and whom it sees, on a board with both armies whole. */
function spaces(board: string): Measurement[] {
  const save = playedUntil(
    fullBattle(board, 1),
    ({ pending, battle }) => pending?.kind === 'act' && battle.turn === 2,
  )
  const { table: f, question, state } = engine.open(save)
  const own = state.combatants.filter(each => each.owner === question!.by && isOnBoard(each))
  const enemies = foesOf(f, question!.by)
  const j = yardstickOf(save)
  const each = own.map(one => {
    const [ms, yardstick] = together(
      () => [reachOf(f, walkerOf(f, one)), enemies.map(enemy => lineOfSight(f, one.at, enemy.at))],
      j,
      120,
    )
    const [written] = together(() => [...actsOf(f, one)].map(act => writeAct(f, act)), j, 60)
    return { type: typeOfCombatant(f, one).id, ms, yardstick, written }
  })
  const slowest = each.reduce((a, b) => (b.ms > a.ms ? b : a))
  const middle = (of: (one: (typeof each)[number]) => number) => median(each.map(of)) * microseconds
  const yardstick = middle(one => one.yardstick)
  const name = `legal answers of a figure (reach, sight to every enemy), ${board}`
  const all = () => engine.open(save).question!.space.enumerate('', 100_000)
  const [list, listJ] = together(all, j, 40)
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
      'everything that a figure may do written out: the median',
      'µs',
      middle(one => one.written),
      { yardstick },
    ),
    figure('everything that may be answered written out', 'µs', list * microseconds, {
      yardstick: listJ * microseconds,
    }),
  ]
}

/** One answer in the fight that asks most, the journal of its step replayed: when half of it is answered. */
function answers(board: string): Measurement[] {
  const fights: DarkLordSave[][] = []
  for (let n = 0; n < 6; n++)
    playedUntil(fullBattle(board, n), save => {
      if (engine.open(save).state.stage !== 'fights') return false
      if (save.journal.length === 0 || fights.length === 0) fights.push([])
      fights.at(-1)!.push(save)
      return false
    })
  const most = fights.reduce((a, b) => (b.length > a.length ? b : a), [])
  const best = most[most.length >> 1]
  if (!best) throw new Error('nobody fought')
  const save = best
  const { question, state } = engine.open(save)
  const answer = engine.soundAnswer(question!, state)
  const asks = { policy: () => undefined }
  const [work, yardstick] = together(() => engine.resume(save, answer, asks), yardstickOf(save), 600)
  return [
    figure(
      `resume in the fight that asks most, ${most.length} answers, ${save.journal.length} entries in the journal, ${board}`,
      'µs',
      work * microseconds,
      { yardstick: yardstick * microseconds, limit: 3.1 },
    ),
  ]
}

/** Battles that both play plainly, from the first die to the end; the largest save of them. */
function battles(): Measurement[] {
  const j = yardstickOf(playedUntil(fullBattle(boardIds[0]!, 1), ({ battle }) => battle.turn === 2))
  const played: { ms: number; steps: number; j: number }[] = []
  for (let n = -5; n < 30; n++) {
    let asked = 0
    const from = performance.now()
    const outcome = engine.setUp(fullBattle(boardIds[Math.abs(n) % boardIds.length]!, n + 100), {
      policy: (question, state) => {
        asked++
        return { answer: engine.soundAnswer(question, state), from: 'default' }
      },
    })
    const ms = performance.now() - from
    if (!outcome.ok || outcome.save.pending) throw new Error('the defaults found no end')
    const began = performance.now()
    let rounds = 0
    for (; performance.now() - began < ms; rounds++) j()
    if (n >= 0) played.push({ ms, steps: asked + outcome.save.dice, j: (performance.now() - began) / rounds })
  }
  const of = (what: (one: (typeof played)[number]) => number) => median(played.map(what))
  const each = of(({ ms, steps }) => ms / steps) * microseconds
  const ratio = of(one => one.ms / one.steps / one.j)
  let largest = 0
  playedUntil(fullBattle(boardIds[1]!, 5), save => {
    largest = Math.max(largest, JSON.stringify(save).length)
    return false
  })
  return [
    figure('a battle of defaults, for each answer and die', 'µs', each, {
      yardstick: each / ratio,
      limit: 2.5,
    }),
    figure(
      'a battle of defaults, whole',
      'ms',
      of(({ ms }) => ms),
      { yardstick: of(one => one.j) },
    ),
    figure('saved battle, the largest seen in a battle', 'kB', largest / 1000, { limit: 100 }),
  ]
}

/** A board with everybody on it, drawn and encoded; beside canvas's own encoder on the same pixels. */
async function pictures(): Promise<Measurement[]> {
  createCanvas(1, 1)
  const drawn = boards().map(({ id }) => playDarkLord(id, ({ turn }) => turn === 2))
  const picture = ({ state }: (typeof drawn)[number]): BoardScene => ({
    skirmish: state,
    language: 'en',
    legend: true,
    labels: true,
  })
  const scene = (one: (typeof drawn)[number]) => boardScene(picture(one))
  let largest = 0
  for (const one of drawn) largest = Math.max(largest, (await drawScene(scene(one))).length)
  const { board } = scene(drawn[0]!)
  const layout = makeLayout(board)
  const canvas = createCanvas(layout.width, layout.height)
  paintScene(canvas.getContext('2d'), layout, scene(drawn[0]!))
  const [ours, plains] = await inTurns(
    25,
    round => drawScene(scene(drawn[round % 2]!)),
    () => plainPng(canvas),
  )
  const yardstick = median(plains)
  const { state, log } = playDarkLord('the-hills')
  const [replays] = await inTurns(
    3,
    () => draw({ replay: { skirmish: state, log }, language: 'en' }),
    () => undefined,
  )
  const gif = await draw({ replay: { skirmish: state, log }, language: 'en' })
  const count = drawn[0]!.state.combatants.length
  return [
    figure(`board picture, ${count} figures, drawn and encoded`, 'ms', median(ours), {
      yardstick,
      limit: 0.48,
    }),
    figure('board picture, largest of all boards', 'kB', largest / 1000, { limit: 300 }),
    figure(`replay of ${state.turn} turns`, 'ms', median(replays), { yardstick, limit: 40 }),
    figure('its size', 'MB', gif.length / 2 ** 20, { limit: 8 }),
  ]
}

/** The figures of The Dark Lord; the yardstick J is one JSON parse of the same saved battle. */
export async function darkLordFigures(): Promise<Measurement[]> {
  // The compiler knows the code only after some figures: what is measured first must not be the slowest for that.
  spaces('the-bridge')
  return [
    ...boardIds.flatMap(spaces),
    ...boardIds.flatMap(answers),
    ...battles(),
    ...(await pictures()),
    ...darkLordHandOvers(),
  ]
}
