import { drawScene } from '../../render/board/drawScene.ts'
import { makeLayout } from '../../render/board/framing.ts'
import { paintScene } from '../../render/board/paintScene.ts'
import { createCanvas, plainPng } from '../../render/paint/canvas.ts'
import { boardScene, type UnitOnBoard } from '../../render/regiments/boardScene.ts'
import { boards } from '../../rules/board/boards.ts'
import { engineOf } from '../../rules/play/engine.ts'
import { regiments } from '../../rules/regiments/contract/module.ts'
import { type RegimentsState, suppliedUnits, type UnitListId } from '../../rules/regiments/index.ts'
import type { Regiments } from '../../rules/regiments/types.ts'
import { starterUnits } from '../../rules/regiments/unit/armyFaults.ts'
import { regimentsHandOvers } from './handOvers.ts'
import { figure, inTurns, type Measurement, median, together, yardstickOf } from './measure.ts'
import { boardIds } from './positions.ts'

const engine = engineOf(regiments)
const microseconds = 1000
const asks = { policy: () => undefined }
type RegimentsSave = Parameters<typeof engine.open>[0]

const army = (list: UnitListId, points: number) => starterUnits(list, points, suppliedUnits())

const readyRegiments = (board: string, points: number, n: number): Regiments['setUp'] => ({
  board,
  points,
  players: [
    { name: 'Ada', list: 'crown', army: army('crown', points) },
    { name: 'Bo', list: 'wilds', army: army('wilds', points) },
  ],
  seed: n.toString(16).padStart(64, 'c'),
})

/** Every position of a battle that both play plainly, everything asked. */
function positions(options: Regiments['setUp']): RegimentsSave[] {
  const all: RegimentsSave[] = []
  let outcome = engine.setUp(options, asks)
  for (;;) {
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const { save } = outcome
    all.push(save)
    const { question, state } = engine.open(save)
    if (!question) return all
    outcome = engine.resume(save, engine.soundAnswer(question, state), asks)
  }
}

/** One answer of a battle of 2,000 points, by what is asked: of the turn in which most is. */
function answers(board: string): Measurement[] {
  const all = positions(readyRegiments(board, 2000, 1))
  const ofTurn = (turn: number) => all.filter(({ pending, battle }) => pending && battle.turn === turn)
  const turn = [1, 2, 3, 4, 5, 6].reduce((a, b) => (ofTurn(b).length > ofTurn(a).length ? b : a))
  const most = ofTurn(turn)
  const each = most.map(save => {
    const { question, state } = engine.open(save)
    const answer = engine.soundAnswer(question!, state)
    const [ms, j] = together(() => engine.resume(save, answer, asks), yardstickOf(save), 40)
    return { kind: question!.kind, ms, j }
  })
  const j = median(each.map(one => one.j)) * microseconds
  const slowest = each.reduce((a, b) => (b.ms / b.j > a.ms / a.j ? b : a))
  return [
    figure(
      `resume in turn ${turn} of 2,000 points, ${most.length} answers, ${board}: the median`,
      'µs',
      median(each.map(({ ms }) => ms)) * microseconds,
      { yardstick: j, limit: 2 },
    ),
    figure(`the same: the slowest, a ${slowest.kind}`, 'µs', slowest.ms * microseconds, {
      yardstick: slowest.j * microseconds,
      limit: 2,
    }),
    figure(
      `saved battle of 2,000 points, the largest of ${all.length}, ${board}`,
      'kB',
      Math.max(...all.map(save => JSON.stringify(save).length)) / 1000,
      { limit: 300 },
    ),
  ]
}

function onBoard(war: RegimentsState): UnitOnBoard[] {
  return war.regiments.flatMap(
    ({ label, owner, at, facing, files, life, startLife, type, shaken, condition }) =>
      condition === 'field'
        ? [
            {
              label,
              owner,
              at,
              facing,
              files,
              left: Math.ceil(life / war.types[type]!.model.life),
              of: Math.ceil(startLife / war.types[type]!.model.life),
              icon: 'attached-shield',
              banner: true,
              drum: true,
              shaken,
            },
          ]
        : [],
  )
}

/** A board with everybody on it, drawn and encoded; beside canvas's own encoder on the same pixels. */
async function pictures(): Promise<Measurement[]> {
  createCanvas(1, 1)
  const scenes = boards().map(({ id }) => {
    const save = positions(readyRegiments(id, 2000, 2)).find(({ battle }) => battle.turn === 2)!
    const { state } = engine.open(save)
    return boardScene({
      board: regiments.boardOf(state)!,
      units: onBoard(state),
      players: [{ name: 'Ada' }, { name: 'Bo' }],
      language: 'en',
    })
  })
  let largest = 0
  for (const scene of scenes) largest = Math.max(largest, (await drawScene(scene)).length)
  const [first] = scenes
  const layout = makeLayout(first!.board)
  const canvas = createCanvas(layout.width, layout.height)
  paintScene(canvas.getContext('2d'), layout, first!)
  const [ours, plains] = await inTurns(
    25,
    round => drawScene(scenes[round % 2]!),
    () => plainPng(canvas),
  )
  return [
    figure(`board picture, ${first!.tokens.length} units, drawn and encoded`, 'ms', median(ours), {
      yardstick: median(plains),
      limit: 0.6,
    }),
    figure('board picture, largest of all boards', 'kB', largest / 1000, { limit: 300 }),
  ]
}

/** The figures of a battle of Regiments; the yardstick J is one JSON parse of the same saved battle. */
export async function regimentsFigures(): Promise<Measurement[]> {
  // The compiler knows the code only after some figures: what is measured first must not be the slowest for that.
  answers(boardIds[0]!)
  return [
    ...boardIds.flatMap(answers),
    ...(await pictures()),
    ...regimentsHandOvers(n => readyRegiments(boards()[n % boards().length]!.id, 1000, n)),
  ]
}
