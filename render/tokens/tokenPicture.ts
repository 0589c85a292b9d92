import type { Point } from '../board/layout.ts'
import { drawIcon } from '../icons/drawIcon.ts'
import type { IconName } from '../icons/iconNames.ts'
import type { Context } from '../paint/canvas.ts'

/** What a token shows: the silhouette of what it is, and what it bears or does as a second part in another colour. */
export interface TokenPicture {
  icon: IconName
  /** laid behind the silhouette, paler */
  behind?: IconName
  /** a weapon or a sign of rank, at its right; what is worn on a head stands above it */
  sign?: IconName
}

/** Colours of its parts, and of the ground that is left around the sign so that it stands apart. */
export interface Inks {
  ink: string
  soft: string
  accent: string
  ground: string
}

/** Signs that are worn on a head. */
const worn: ReadonlySet<IconName> = new Set(['crown', 'queen-crown'])

interface Part {
  icon: IconName
  /** in parts of the whole picture, from its middle */
  x: number
  y: number
  size: number
}

/** Where the parts of a picture stand: alone, with a crown above, or with a weapon beside. */
function partsOf({ icon, behind, sign }: TokenPicture): { behind?: Part; body: Part; sign?: Part } {
  if (behind)
    return {
      behind: { icon: behind, x: -0.1, y: 0.06, size: 1.12 },
      body: { icon, x: -0.1, y: 0.14, size: 0.8 },
      ...(sign && { sign: { icon: sign, x: 0.38, y: 0.02, size: 0.72 } }),
    }
  if (!sign) return { body: { icon, x: 0, y: 0, size: 1.02 } }
  if (worn.has(sign))
    return { body: { icon, x: 0, y: 0.1, size: 0.9 }, sign: { icon: sign, x: 0, y: -0.39, size: 0.6 } }
  return { body: { icon, x: -0.12, y: 0, size: 0.98 }, sign: { icon: sign, x: 0.37, y: 0.02, size: 0.72 } }
}

/** How far the ground around a sign reaches, in parts of the picture. */
const clear = 0.045

/** Draws a picture, `size` pixels high and about as wide, around a point. */
export function drawPicture(ctx: Context, picture: TokenPicture, at: Point, size: number, inks: Inks): void {
  const { behind, body, sign } = partsOf(picture)
  const place = ({ x, y }: Part): Point => ({ x: at.x + x * size, y: at.y + y * size })
  if (behind) drawIcon(ctx, behind.icon, place(behind), behind.size * size, inks.soft)
  drawIcon(ctx, body.icon, place(body), body.size * size, inks.ink)
  if (!sign) return
  const { x, y } = place(sign)
  const reach = Math.max(1, clear * size)
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4
    const spot = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
    drawIcon(ctx, sign.icon, spot, sign.size * size, inks.ground)
  }
  drawIcon(ctx, sign.icon, { x, y }, sign.size * size, inks.accent)
}
