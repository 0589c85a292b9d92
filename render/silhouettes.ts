import type { Context } from './canvas.ts'
import { people } from './heroShapes.ts'
import type { Point } from './layout.ts'
import { type Painter, penOf, shoulders } from './pen.ts'

/** Silhouettes for tokens: what a figure looks like from afar. */
export const shapes = [
  'hero',
  'king',
  'wizard',
  'dark-lord',
  'small',
  'stout',
  'warrior',
  'archer',
  'spearman',
  'cavalry',
  'monster',
  'flyer',
  'hood',
  'tree',
  'beast',
  'eagle',
] as const
export type Shape = (typeof shapes)[number]

const painters: Record<Shape, Painter> = {
  ...people,
  warrior(pen, cut) {
    // a helmet with a guard for the nose, and a round shield
    shoulders(pen, 42)
    pen.area([-24, 12, -27, -22, -18, -46, 0, -52, 18, -46, 27, -22, 24, 12, 10, 20, -10, 20], true)
    cut.area([
      -18, -14, -4, -10, -4, 14, 4, 14, 4, -10, 18, -14, 16, -3, 9, -1, 9, 22, -9, 22, -9, -1, -16, -3,
    ])
    cut.disc(28, 36, 25)
    pen.disc(28, 36, 21)
    cut.disc(28, 36, 14)
    pen.disc(28, 36, 10.5)
  },
  archer(pen, cut) {
    // a hood, and a bent bow with its arrow
    shoulders(pen, 36, 14)
    pen.area([-24, 24, -28, -8, -17, -38, 6, -54, 18, -34, 28, -8, 24, 24, 0, 30], true)
    cut.area([-13, 10, -16, -10, 0, -26, 16, -10, 13, 10, 0, 18], true)
    pen.disc(0, -1, 9, 11)
    cut.stroke(15, [-20, -58, -58, -26, -58, 22, -20, 54], true)
    pen.stroke(6.5, [-22, -56, -56, -26, -56, 22, -22, 52], true)
    pen.stroke(2.6, [-22, -56, -22, 52])
    cut.stroke(9, [-58, -2, 6, -2])
    pen.stroke(4.2, [-54, -2, 8, -2])
    pen.area([-66, -2, -50, -11, -50, 7])
  },
  spearman(pen, cut) {
    shoulders(pen, 38, 16)
    pen.area([-22, 18, -24, -8, 0, -56, 24, -8, 22, 18, 8, 26, -8, 26])
    cut.area([-15, -4, -4, 0, -4, 18, 4, 18, 4, 0, 15, -4, 12, 6, 8, 7, 8, 24, -8, 24, -8, 7, -12, 6])
    cut.stroke(14, [38, -46, 38, 56])
    pen.stroke(5.5, [38, -40, 38, 58])
    cut.area([38, -66, 53, -36, 38, -18, 23, -36])
    pen.area([38, -62, 49, -36, 38, -22, 27, -36])
    cut.disc(-26, 38, 24)
    pen.disc(-26, 38, 20)
    cut.stroke(4, [-26, 22, -26, 54])
    cut.stroke(4, [-42, 38, -10, 38])
  },
  cavalry(pen, cut) {
    // a horse's head in bridle, looking to the left
    pen.area([
      44, 58, 46, 14, 36, -22, 18, -42, 10, -58, 2, -42, -12, -36, -24, -18, -46, 8, -50, 22, -40, 32, -26,
      28, -14, 16, 2, 14, -10, 34, -22, 58,
    ])
    cut.disc(-14, -14, 4.2)
    cut.stroke(4, [-30, -8, -22, 22])
    cut.stroke(4, [-25, 8, 4, 2, 20, 28], true)
    cut.stroke(4, [14, -38, 30, -10, 36, 26, 34, 56], true)
    cut.disc(-41, 17, 2.8)
  },
  monster(pen, cut) {
    // a bulk of shoulders, fists on the ground, a small horned head
    pen.area(
      [
        -30, -20, -56, -6, -60, 26, -54, 60, -30, 60, -28, 36, -16, 56, 16, 56, 28, 36, 30, 60, 54, 60, 60,
        26, 56, -6, 30, -20, 0, -24,
      ],
      true,
    )
    cut.stroke(4, [-30, 12, -26, 34])
    cut.stroke(4, [30, 12, 26, 34])
    cut.disc(0, -8, 27, 30)
    pen.area([-22, 4, -24, -22, 0, -38, 24, -22, 22, 4, 12, 18, -12, 18], true)
    pen.area([-17, -24, -36, -34, -38, -58, -28, -44, -8, -34])
    pen.area([17, -24, 36, -34, 38, -58, 28, -44, 8, -34])
    cut.area([-15, -12, -3, -6, -5, 0, -14, -4])
    cut.area([15, -12, 3, -6, 5, 0, 14, -4])
    cut.area([-12, 12, -9, 1, -5, 9, 5, 9, 9, 1, 12, 12])
  },
  flyer(pen, cut) {
    // wings spread like a bat's, a long neck, a tail
    for (const side of [-1, 1]) {
      const wing = [8, -14, 26, -46, 62, -34, 56, -12, 60, 14, 42, 4, 38, 24, 24, 10, 18, 28, 8, 16]
      pen.area(wing.map((value, i) => (i % 2 ? value : value * side)))
      cut.stroke(3, [side * 26, -40, side * 24, 8])
      cut.stroke(3, [side * 27, -40, side * 41, 2])
    }
    pen.area([-10, -16, 0, -24, 10, -16, 12, 14, 4, 36, 8, 60, -8, 50, -4, 36, -12, 14], true)
    pen.stroke(9, [0, -14, 2, -34, 0, -44])
    pen.area([-9, -40, -12, -60, -3, -52, 3, -52, 12, -60, 9, -40, 0, -26])
  },
  hood(pen, cut) {
    // an empty hood
    pen.area(
      [-52, 62, -46, 30, -32, 6, -28, -24, -14, -50, 4, -60, 18, -48, 28, -22, 32, 6, 46, 30, 52, 62],
      true,
    )
    cut.area([-18, 12, -20, -14, -6, -36, 8, -38, 20, -14, 18, 12, 0, 28], true)
    pen.area([-14, -10, -3, -5, -5, 2, -12, -1])
    pen.area([14, -10, 3, -5, 5, 2, 12, -1])
    cut.stroke(4, [-30, 58, -18, 30])
    cut.stroke(4, [30, 58, 18, 30])
    cut.stroke(4, [0, 60, 0, 36])
  },
  tree(pen, cut) {
    // a tree with a face, and boughs for arms
    for (const [x, y, r] of [
      [0, -42, 19],
      [-24, -32, 18],
      [24, -32, 18],
      [-40, -16, 13],
      [40, -16, 13],
    ] as const)
      pen.disc(x, y, r)
    pen.area([-18, -34, 18, -34, 16, 0, 20, 34, 36, 58, 12, 52, 0, 60, -12, 52, -36, 58, -20, 34, -16, 0])
    pen.stroke(8, [-12, 16, -38, 18, -50, 4], true)
    pen.stroke(8, [12, 16, 38, 18, 50, 4], true)
    cut.disc(-7, -9, 3.8)
    cut.disc(7, -9, 3.8)
    cut.stroke(3.4, [-7, 12, 0, 8, 7, 12], true)
    cut.stroke(3, [0, -4, 0, 3])
  },
}

/** A silhouette about `size` pixels high and wide. */
export function drawShape(
  ctx: Context,
  shape: Shape,
  at: Point,
  size: number,
  colour: string,
  cut: string,
): void {
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(size / 116, size / 116)
  painters[shape](penOf(ctx, colour), penOf(ctx, cut))
  ctx.restore()
}
