import type { IconName } from '../../render/icons/iconNames.ts'
import type { Frame, Legend, Overlay, ScenePlayer, Token } from '../../render/types.ts'

/** What a board shows at one step of a battle. */
export type SteppedScene = Pick<Frame, 'tokens' | 'overlay'>

/** A step as what has changed since the one before. */
export interface PackedStep {
  /** tokens that came, or look otherwise, by label */
  now?: Token[]
  /** labels of those that are gone */
  gone?: string[]
  overlay?: Overlay
}

/** What the script of a battle's page draws first, which the page brings along. Plain JSON. */
export interface FirstScene extends SteppedScene {
  /** in the board notation */
  board: string
  players: readonly ScenePlayer[]
  legend: Legend | undefined
  /** the pictures that tokens bear at any step, as SVG, by name */
  icons: Partial<Record<IconName, string>>
}

/** A battle for the script of its page: what changes on the board from step to step, and whose it is. Plain JSON. */
export interface BattleScenes {
  steps: PackedStep[]
  /** what each token is, by its label: its name, and the kind whose card it has */
  pieces: Record<string, { name: string; type: string }>
  /** cards in words by kind, as HTML, a paragraph each */
  cards: Record<string, string[]>
}

/** What `/map` would say and show of a step. Plain JSON. */
export interface BoardLayer {
  overlay: Overlay
  /** labels of those who are ringed */
  ringed: string[]
  /** as HTML, a paragraph each */
  said: string[]
}

/** A moving picture: what changes from one of its pictures to the next, and what each says. Plain JSON. */
export interface MovingScenes {
  steps: PackedStep[]
  shown: Pick<Frame, 'part' | 'shown' | 'caption'>[]
}

const isEmpty = (overlay: Overlay): boolean => Object.keys(overlay).length === 0

/** Steps as what changes from each to the next: most of a battle stays where it is. Tokens are told apart by their labels. */
export function packSteps(steps: readonly SteppedScene[]): PackedStep[] {
  let before = new Map<string, string>()
  return steps.map(({ tokens, overlay }) => {
    const after = new Map(tokens.map(token => [token.label, JSON.stringify(token)]))
    const now = tokens.filter(({ label }) => before.get(label) !== after.get(label))
    const gone = [...before.keys()].filter(label => !after.has(label))
    before = after
    return {
      ...(now.length && { now }),
      ...(gone.length && { gone }),
      ...(!isEmpty(overlay) && { overlay }),
    }
  })
}

/** The steps themselves; tokens that stay the same are the same object in each. */
export function unpackSteps(packed: readonly PackedStep[]): SteppedScene[] {
  const tokens = new Map<string, Token>()
  return packed.map(({ now = [], gone = [], overlay = {} }) => {
    for (const label of gone) tokens.delete(label)
    for (const token of now) tokens.set(token.label, token)
    return { tokens: [...tokens.values()], overlay }
  })
}
