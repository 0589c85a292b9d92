import { faceOf } from '../discord/games/index.ts'
import type { MapOptions } from '../discord/types.ts'
import type { BattleSteps } from './battleSteps.ts'
import { marked } from './html.ts'
import { messageTexts } from './messageTexts.ts'
import { stillScene } from './replayScenes.ts'
import type { BoardLayer } from './stepScenes.ts'

const labelled = /^[A-Z]\d{1,3}$/

/** What an address asks for; whatever is none of it is passed over. */
export function layersIn(query: URLSearchParams): MapOptions {
  const piece = (name: 'reach' | 'sight') => {
    const label = query.get(name)
    return label !== null && labelled.test(label) ? { [name]: label } : {}
  }
  return { ...(query.get('zones') === '1' && { zones: true }), ...piece('reach'), ...piece('sight') }
}

/**
 * Lays over a step what is asked for; undefined where the game has no map, and for a piece that is not on the board then.
 * @param at its number, from 0 on. The last one is the game as it stands, with what everybody has done
 */
export async function boardLayer(
  { game, view, steps, viewAfter }: BattleSteps,
  at: number,
  options: MapOptions,
): Promise<BoardLayer | undefined> {
  const then = at === steps.length - 1 ? view : viewAfter(at)
  const face = faceOf(game)
  const shown = then && face.map?.(then, options)
  if (!then || !shown || 'code' in shown) return undefined
  const [picture] = shown.pictures ?? []
  const scene = picture && (await stillScene(picture))
  if (!scene) return undefined
  const [, ...said] = messageTexts(shown.components)
  return {
    overlay: scene.overlay ?? {},
    ringed: scene.tokens.flatMap(({ label, highlighted }) => (highlighted ? [label] : [])),
    said: said
      .flatMap(text => text.split('\n'))
      .filter(Boolean)
      .map(marked),
  }
}
