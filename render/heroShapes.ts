import type { Painter } from './pen.ts'

/** Those whom one knows from afar by what they wear and bear: most of them heroes. */
export const people = {
  hero(pen, cut) {
    // long hair, a bare head, a great sword held before the face's side
    pen.area([-46, 60, -44, 32, -26, 14, 0, 10, 26, 14, 44, 32, 46, 60], true)
    pen.area([-25, 22, -29, -12, -25, -42, 0, -56, 25, -42, 29, -12, 25, 22, 12, 12, -12, 12], true)
    cut.area([-15, -20, -17, -8, -14, 8, 0, 21, 14, 8, 17, -8, 12, -22, 2, -28, -6, -18], true)
    pen.area([-13, 2, -6, 4, 0, 1, 6, 4, 13, 2, 9, 13, 0, 22, -9, 13])
    pen.disc(-6, -7, 2.8)
    pen.disc(6, -7, 2.8)
    cut.stroke(4, [-14, 54, -6, 30, 0, 22])
    cut.stroke(14, [40, -42, 40, 34])
    pen.area([36.5, 28, 35, -46, 40, -60, 45, -46, 43.5, 28])
    pen.stroke(5.5, [27, 24, 53, 24])
    pen.stroke(5.5, [40, 26, 40, 42])
  },
  king(pen, cut) {
    // a cloak, a crowned head, a sword held upright
    pen.area([-46, 60, -44, 30, -26, 10, 0, 6, 26, 10, 44, 30, 46, 60], true)
    cut.stroke(4, [-12, 50, -6, 26, 0, 14])
    cut.stroke(4, [12, 50, 6, 26, 0, 14])
    pen.area([-21, -12, -22, -30, 0, -38, 22, -30, 21, -12, 13, 10, 0, 17, -13, 10], true)
    cut.stroke(4.5, [-17, -18, 17, -18])
    pen.area([-23, -22, -27, -50, -13, -37, 0, -56, 13, -37, 27, -50, 23, -22])
    cut.stroke(13, [38, -40, 38, 34])
    pen.area([35, 30, 34, -42, 38, -54, 42, -42, 41, 30])
    pen.stroke(5, [28, 20, 48, 20])
  },
  wizard(pen, cut) {
    // a pointed hat with a broad brim, a long beard, a staff
    pen.area([-44, 62, -40, 34, -22, 14, 0, 8, 22, 14, 40, 34, 44, 62], true)
    cut.area([-19, -14, 19, -14, 22, 8, 14, 34, 4, 56, 0, 61, -4, 56, -14, 34, -22, 8], true)
    pen.area([-15, -10, 15, -10, 17, 8, 9, 32, 0, 54, -9, 32, -17, 8], true)
    cut.area([-11, -12, 11, -12, 11, -3, 0, 3, -11, -3])
    pen.area([
      -42, -12, -20, -22, -10, -44, 6, -66, 14, -58, 18, -40, 22, -22, 42, -12, 20, -7, 0, -5, -20, -7,
    ])
    cut.stroke(3, [-18, -20, 0, -17, 20, -20], true)
    cut.stroke(13, [-42, -20, -42, 62])
    pen.stroke(6, [-42, -16, -42, 62])
    pen.disc(-42, -24, 10)
    cut.disc(-42, -24, 4.5)
  },
  'dark-lord'(pen, cut) {
    // a helm of spikes, its eyes burning
    pen.area([-56, 62, -60, 22, -46, 34, -34, 14, 0, 8, 34, 14, 46, 34, 60, 22, 56, 62])
    pen.area([
      -22, 22, -28, -14, -34, -50, -20, -30, -14, -62, -5, -36, 0, -68, 5, -36, 14, -62, 20, -30, 34, -50, 28,
      -14, 22, 22, 0, 36,
    ])
    cut.area([-19, -14, -3, -5, -5, 3, -17, -3])
    cut.area([19, -14, 3, -5, 5, 3, 17, -3])
    cut.stroke(3.4, [0, 8, 0, 30])
    cut.stroke(3.4, [-10, 10, -8, 26])
    cut.stroke(3.4, [10, 10, 8, 26])
    cut.stroke(4, [-36, 58, -28, 34])
    cut.stroke(4, [36, 58, 28, 34])
  },
  small(pen, cut) {
    // a curly head, large for its cloak, and a short blade
    pen.area([-32, 62, -30, 42, -18, 28, 0, 24, 18, 28, 30, 42, 32, 62], true)
    for (const [x, y, r] of [
      [-20, -14, 13],
      [-12, -30, 14],
      [8, -33, 14],
      [21, -17, 13],
      [-21, 2, 10],
      [22, 0, 10],
    ] as const)
      pen.disc(x, y, r)
    cut.disc(0, 2, 21, 23)
    pen.disc(0, 3, 17, 20)
    pen.area([-20, -18, 20, -18, 14, -6, 4, -10, -6, -4, -16, -8])
    cut.disc(-7, 2, 2.8, 3.6)
    cut.disc(7, 2, 2.8, 3.6)
    cut.stroke(3, [-7, 13, 0, 16, 7, 13], true)
    cut.stroke(4, [-9, 32, 0, 44, 9, 32])
    cut.stroke(11, [38, 6, 34, 54])
    pen.area([33, 46, 35, 10, 41, -2, 44, 10, 38, 47])
    pen.stroke(5, [26, 45, 46, 48])
  },
  stout(pen, cut) {
    // a low helmet over a plaited beard, and an axe
    pen.area([-54, 62, -54, 34, -38, 14, 0, 8, 38, 14, 54, 34, 54, 62], true)
    cut.area([-26, -8, 26, -8, 30, 16, 18, 46, 0, 58, -18, 46, -30, 16], true)
    pen.area([-22, -4, 22, -4, 25, 16, 16, 42, 8, 36, 0, 54, -8, 36, -16, 42, -25, 16])
    cut.area([-14, -6, 14, -6, 12, 5, 0, 10, -12, 5])
    pen.area([-27, -6, -27, -24, -16, -42, 0, -48, 16, -42, 27, -24, 27, -6, 5, -10, 4, 8, -4, 8, -5, -10])
    cut.stroke(3, [-24, -20, 24, -20])
    cut.stroke(14, [44, -34, 44, 60])
    pen.stroke(6, [44, -44, 44, 60])
    cut.area([40, -52, 16, -58, 20, -12, 40, -22])
    pen.area([42, -46, 24, -52, 20, -34, 26, -16, 42, -24])
    pen.area([46, -44, 58, -48, 60, -34, 56, -20, 46, -26])
  },
  eagle(pen, cut) {
    // broad wings of long feathers, a hooked beak
    for (const side of [-1, 1]) {
      const wing = [
        6, -8, 22, -34, 44, -44, 64, -40, 60, -26, 62, -14, 55, -12, 54, 2, 46, 2, 43, 14, 35, 11, 30, 22, 22,
        15, 16, 24, 6, 18,
      ]
      pen.area(wing.map((value, i) => (i % 2 ? value : value * side)))
      for (const [x, y, to] of [
        [30, -20, 35],
        [40, -24, 46],
        [49, -28, 55],
      ] as const)
        cut.stroke(2.6, [side * x, y, side * to, y + 22])
    }
    pen.area(
      [-12, -18, 0, -26, 12, -18, 12, 16, 6, 34, 18, 58, 6, 54, 0, 62, -6, 54, -18, 58, -6, 34, -12, 16],
      true,
    )
    cut.disc(0, -30, 16, 17)
    pen.disc(0, -33, 13, 14)
    pen.area([-10, -44, -26, -36, -29, -24, -20, -28, -9, -26])
    cut.disc(-5, -36, 2.6)
  },
  beast(pen, cut) {
    // a wolf's head, snarling to the left
    pen.area([
      40, 60, 46, 24, 40, -14, 28, -34, 32, -60, 14, -44, 4, -62, -4, -36, -26, -18, -54, -4, -58, 8, -50, 14,
      -28, 12, -40, 24, -46, 34, -36, 40, -20, 32, -8, 40, -16, 60,
    ])
    cut.area([-14, -18, 0, -22, -4, -12])
    cut.area([-44, 15, -39, 26, -34, 15])
    cut.area([-32, 15, -28, 23, -24, 15])
    cut.disc(-52, 0, 3)
    cut.stroke(4, [22, -14, 30, 10, 26, 40], true)
    cut.stroke(4, [8, 4, 14, 26, 8, 54], true)
  },
} satisfies Record<string, Painter>
