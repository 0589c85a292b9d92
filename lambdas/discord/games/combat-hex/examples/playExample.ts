import type { Entry } from '../../../../../rules/combat-hex/index.ts'
import {
  beginScene,
  type CombatHexSave,
  type GameQuestion,
  open,
  type Phase,
  type Position,
  resume,
  type ScenePiece,
} from '../../../../../rules/combat-hex/index.ts'
import { type ExampleGround, exampleBoard, listed } from '../../exampleBoard.ts'

/**
 * A case that a page of help speaks of: figures on a few hexes, and what their players answer. The rules play it, so
 * that nothing can be shown which does not happen.
 */
export interface Example extends ExampleGround {
  /** `A1 elf-warrior B3 SE, B1 orc-warrior D3 NW life1 ap0`: label, type, hex, facing, and what is left of it */
  figures: string
  /** in their order; what is asked in between is declined, or answered as the program would */
  answers?: readonly string[]
  phase?: Extract<Phase, 'deployment' | 'strategy' | 'attack' | 'combat'>
  /** the kind of question at which it is over, where it goes on so far */
  asked?: GameQuestion['kind']
  /** the second player attacks; left out: the first */
  second?: true
  /** chosen so that the dice show the case */
  seed?: number
  /** what is thrown, die by die, in place of the seed's; the battle is over with its turn then */
  dice?: readonly number[]
  /** what is laid over the board besides what happened */
  zones?: number | 'all'
  reach?: string
  /** what a figure sees */
  sight?: string
  /** the zones in which both deploy */
  starts?: true
  ring?: readonly string[]
}

/** Everything is asked, so that an example answers what it is about. */
export const askAll = { everything: 'ask' }

/** Questions at which an example that has nothing more to say is over. */
const resting: readonly GameQuestion['kind'][] = ['deploy', 'strategy', 'act', 'turning', 'combat']

/** No example takes so many answers. */
const maxSteps = 60

function pieceOf(text: string): [label: string, piece: ScenePiece] {
  const [label = '', type = '', at = '', facing = '', ...left] = text.split(' ')
  const now = (name: string) => left.find(each => each.startsWith(name))?.slice(name.length)
  const [life, ap] = [now('life'), now('ap')]
  return [
    label,
    {
      type,
      facing,
      ...(at !== '-' && { at }),
      ...(life !== undefined && { life: Number(life) }),
      ...(ap !== undefined && { ap: Number(ap) }),
    },
  ]
}

function sceneOf({ figures, phase, second, dice, ...ground }: Example): Position {
  return {
    board: exampleBoard(ground),
    figures: Object.fromEntries(listed(figures).map(pieceOf)),
    ...(phase && { phase }),
    attacker: second ? 1 : 0,
    ...(dice && { lastTurn: 1 }),
  }
}

/** A hexadecimal seed of a few bytes. */
const seedOf = (n: number): string => n.toString(16).padStart(4, '0')

/** What there was before the end of the turn, or the next phase: what comes after it is another story. */
function ownStory(events: Entry[]): Entry[] {
  const end = events.findIndex(({ event }) => event === 'turn-ended' || event === 'phase-began')
  return end < 0 ? events : events.slice(0, end)
}

/**
 * Plays an example.
 * @param asked stops at the first question of this kind that comes up after its answers
 * @returns the battle at its end, and what happened
 * @throws where an answer is not legal or a die is missing or left: examples are part of the program
 */
export function playExample(
  example: Example,
  asked?: GameQuestion['kind'],
): { save: CombatHexSave; told: Entry[] } {
  const { answers = [], seed = 0 } = example
  const orders = [askAll, askAll]
  const queue = [...(example.dice ?? [])]
  const thrown = () => {
    const face = queue.shift()
    if (face === undefined) throw new Error('a die is missing')
    return face
  }
  const dice = example.dice && thrown
  const begun = beginScene(sceneOf(example), { seed: seedOf(seed), orders, dice })
  let { save } = begun
  const told: Entry[] = [...begun.events]
  let next = 0
  for (let step = 0; step < maxSteps; step++) {
    const { question } = open(save)
    const wanted = answers[next]
    if (!question) break
    if (wanted === undefined && (asked ? question.kind === asked : resting.includes(question.kind))) break
    const fits = wanted !== undefined && question.space.check(wanted).ok
    if (wanted !== undefined && !fits && resting.includes(question.kind) && question.kind !== 'combat')
      throw new Error(`${wanted} is not legal: ${question.space.enumerate('', 60).join(' | ')}`)
    const outcome = resume(save, fits ? wanted : (question.decline ?? question.fallback()), {
      orders,
      dice,
    })
    if (!outcome.ok) throw new Error(`an example was refused: ${outcome.refusal.code}`)
    // What led to it is told by whatever it is about; the strategy phase tells much besides.
    if (fits && next === 0 && example.phase === 'strategy') told.length = 0
    if (fits) next++
    save = outcome.save
    told.push(...outcome.events)
  }
  if (next < answers.length) throw new Error(`${answers[next]} was never asked for`)
  if (queue.length > 0) throw new Error(`${queue.length} dice were never thrown`)
  return { save, told: ownStory(told) }
}
