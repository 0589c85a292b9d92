import type { Draw } from '../discord/payload.ts'

/** Draws pictures. The drawing library is loaded with the first of them. */
export const draw: Draw = async picture => {
  if ('scene' in picture) {
    const { drawScene } = await import('../../render/scene.ts')
    return drawScene(picture.scene)
  }
  const { drawCard } = await import('../../render/card.ts')
  return drawCard(picture.card, picture.language)
}
