import {
  type CombatHexSave,
  duelFight,
  figureType,
  legal,
  oddsOfBattle,
  open,
  previewWithOdds,
  roster,
  wholeBudget,
} from '../../rules/combat-hex/index.ts'
import { trial } from '../helpers/trials.ts'
import { figure, type Measurement, median, processorTime } from './measure.ts'
import { begun, playedUntil } from './positions.ts'

const sizes = [500, 1500, 3000]

/** Milliseconds of processor for one look, in a program that has looked at others before. */
function timeOf(look: () => unknown): number {
  const from = processorTime()
  look()
  return processorTime() - from
}

/** Battles in which the armies have met, some of each size. */
const met = (size: number): CombatHexSave[] =>
  [1, 2, 3, 4].map(n =>
    playedUntil(
      begun(trial(n * 7 + size, [size])),
      ({ pending, battle }) => pending?.kind === 'act' && battle.turn >= 3,
    ),
  )

/** A preview of an answer of each figure that may act: a turn, a move and a shot, where there are any. */
function previews(save: CombatHexSave): number[] {
  const { question } = open(save)
  if (question?.kind !== 'act') return []
  const space = legal(save)!
  return question.about.ready.flatMap(id =>
    ['turn', 'move', 'shoot'].flatMap(verb => {
      const [answer] = space.enumerate(`${verb} ${id} `, 1)
      return answer ? timeOf(() => previewWithOdds(save, answer)) : []
    }),
  )
}

/** Every hero against every hero of the other camp, taken from the roster. */
function duels(): number[] {
  const heroes = (camp: string) =>
    roster.filter(type => type.camp === camp && type.kind === 'hero').map(({ id }) => id)
  const fighter = (id: string) => {
    const type = figureType(id)!
    return { type, life: type.life, ap: type.ap }
  }
  return heroes('good').flatMap(a =>
    heroes('evil')
      .filter((_, i) => i % 3 === 0)
      .map(b =>
        timeOf(() =>
          duelFight(
            { rules: 'tournament', figure: fighter(a), target: fighter(b) },
            { budget: wholeBudget() },
          ),
        ),
      ),
  )
}

/** What odds take of the processor. They may take what is counted and not measured: this says what it comes to. */
export function oddsFigures(): Measurement[] {
  const saves = sizes.map(met)
  const looks: [name: string, times: number[]][] = [
    ['/odds of two heroes', duels()],
    ...sizes.flatMap((size, i): [string, number[]][] => [
      [
        `/odds of a battle of ${size} points`,
        saves[i]!.map(save => timeOf(() => oddsOfBattle(save, -1, undefined))),
      ],
      [`a preview with odds at ${size} points`, saves[i]!.flatMap(previews)],
    ]),
  ]
  return [
    figure('odds, the median of all looks', 'ms', median(looks.flatMap(([, times]) => times)), {
      limit: 100,
    }),
    ...looks.map(([name, times]) =>
      figure(`${name}: the slowest of ${times.length}`, 'ms', Math.max(...times), { limit: 1000 }),
    ),
  ]
}
