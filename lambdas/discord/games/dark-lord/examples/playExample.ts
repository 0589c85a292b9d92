import { type Policy, run } from '../../../../../rules/core/script.ts'
import {
  type DarkLordSave,
  type DarkLordState,
  darkLord,
  type Entry,
  type Position,
  policyOf,
  saveOfScene,
} from '../../../../../rules/dark-lord/index.ts'
import type { Orders } from '../../../../../rules/index.ts'
import { type ExampleGround, exampleBoard, listed } from '../../exampleBoard.ts'

/**
 * A case that a page of help speaks of: figures on a few hexes, what their players answer, and what the dice show. The
 * rules play it, so that nothing can be shown which does not happen.
 */
export interface Example extends ExampleGround, Pick<Position, 'stage' | 'shadowActs' | 'treasure'> {
  /**
   * `A1 bearer C3 worn life1, B1 raider D3 vs:A1`: label, profile, hex, and how it stands where that is not as it begins:
   * `ring` and `worn` (it has the Ring, wears it), `lying`, `burning`, `laden`, `transfixed`, `vs:A1+A2` (engaged with),
   * and what is left: `life1`, `might0`, `will2`, `fate1`
   */
  figures: string
  /** in their order; what comes up in between is answered as in play */
  answers?: readonly string[]
  /** what is thrown, die by die */
  dice?: readonly number[]
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
  answers = [],
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
  const policy: Policy<DarkLordState> = policyOf([orders, orders])
  const queue = [...dice]
  const thrown = () => {
    const face = queue.shift()
    if (face === undefined) throw new Error('a die is missing')
    return face
  }
  const told: Entry[] = []
  const go = (save: DarkLordSave, answer?: string) => {
    const outcome = run(darkLord.machine, save, { answer, policy, dice: thrown })
    if (!outcome.ok) {
      const { code, about } = outcome.refusal
      throw new Error(`${answer} was refused: ${code} ${JSON.stringify(about)}`)
    }
    told.push(...outcome.events)
    return outcome
  }
  let now = go(saveOfScene(scene, { seed: '00' }))
  for (const answer of answers) {
    if (!now.question) throw new Error(`${answer} was never asked for`)
    now = go(now.save, answer)
  }
  if (queue.length > 0) throw new Error(`${queue.length} dice were never thrown`)
  const end = told.findIndex(({ event }) => endings.includes(event))
  return { save: now.save, told: end < 0 ? told : told.slice(0, end) }
}
