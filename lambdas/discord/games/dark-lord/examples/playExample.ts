import {
  type DarkLordSave,
  darkLord,
  type Entry,
  type Position,
  policyOf,
  saveOfScene,
} from '../../../../../rules/dark-lord/index.ts'
import type { Orders } from '../../../../../rules/index.ts'
import { type ExampleAnswers, playAnswers, until } from '../../exampleAnswers.ts'
import { type ExampleGround, exampleBoard, listed } from '../../exampleBoard.ts'

/**
 * A case that a page of help speaks of: figures on a few hexes, what their players answer, and what the dice show. The
 * rules play it, so that nothing can be shown which does not happen.
 */
export interface Example
  extends ExampleGround,
    ExampleAnswers,
    Pick<Position, 'stage' | 'shadowActs' | 'treasure'> {
  /**
   * `A1 bearer C3 worn life1, B1 raider D3 vs:A1`: label, profile, hex, and how it stands where that is not as it begins:
   * `ring` and `worn` (it has the Ring, wears it), `lying`, `burning`, `laden`, `transfixed`, `vs:A1+A2` (engaged with),
   * and what is left: `life1`, `might0`, `will2`, `fate1`
   */
  figures: string
  /** what both have ordered besides what is usual */
  orders?: Orders
  /** what is laid over the board besides what happened: all zones, and where dread reaches; or where a figure can go */
  zones?: true
  reach?: string
  /** figures to be ringed */
  ring?: readonly string[]
}

const stands: Readonly<Record<string, Partial<Position['figures'][string]>>> = {
  ring: { ring: 'off' },
  worn: { ring: 'on' },
  lying: { condition: 'lying' },
  burning: { burning: true },
  laden: { carries: true },
  transfixed: { marks: { transfixed: true } },
}

function figureOf(text: string): [label: string, figure: Position['figures'][string]] {
  const [label = '', type = '', at = '', ...more] = text.split(' ')
  const figure: Position['figures'][string] = { type, at }
  for (const each of more) {
    const [, store, left] = /^(life|might|will|fate)(\d+)$/.exec(each) ?? []
    if (store) Object.assign(figure, { [store]: Number(left) })
    else if (each.startsWith('vs:')) figure.engaged = each.slice(3).split('+')
    else if (stands[each]) Object.assign(figure, stands[each])
    else throw new Error(`${label} cannot stand ${each}`)
  }
  return [label, figure]
}

/** What comes after it is another story. */
const endings: readonly Entry['event'][] = ['turn-began', 'turn-ended', 'ended']

/**
 * Plays an example.
 * @returns the game at its end, and what happened
 * @throws where an answer is not legal or a die is missing or left: examples are part of the program
 */
export function playExample({
  figures,
  answers,
  dice = [],
  orders = {},
  stage,
  shadowActs,
  treasure,
  ...ground
}: Example): { save: DarkLordSave; told: Entry[] } {
  const scene: Position = {
    rules: 'open-field',
    board: exampleBoard(ground),
    figures: Object.fromEntries(listed(figures).map(figureOf)),
    // The game is over with its turn, so that no dice of another one fall.
    lastTurn: 1,
    ...(stage && { stage }),
    ...(shadowActs && { shadowActs }),
    ...(treasure && { treasure }),
  }
  const policy = policyOf([orders, orders])
  const { save, told } = playAnswers(darkLord.machine, saveOfScene(scene, { seed: '00' }), {
    dice,
    policy,
    ...(answers && { answers }),
  })
  return { save, told: until(told, endings) }
}
