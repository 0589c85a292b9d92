/**
 * Where each thing on a token has its place, and how large it is, in units (`View.unit`) from the middle of its hex, which is
 * 70 units wide and 60.6 high, and the other way round on a turned board. No place depends on where the token looks: the wedge keeps to the rim, and the rest to what is
 * within it.
 */
export const tokenLayout = {
  /** from the middle to the rim of what stands on the base */
  emblem: 24,
  /** the bold wedge that looks ahead: along a whole side of the hex, wider outside than inside */
  wedge: { from: 20.4, to: 28.7, wide: 33, inside: 23.5 },
  /** the picture: what it is, with what it bears beside it */
  picture: { x: 2, y: -6, size: 38 },
  /** letters of a label; their middle */
  label: { size: 22, y: 13 },
  /** what is left of its life: a bar above the picture */
  life: { y: -20.5, wide: 29, thick: 6.8 },
  /** its points: as on a die, and from six on as a number; at its left corner, from its left end */
  points: { left: -33.5, y: -1, side: 18.5, digits: 21.5 },
  /** what is at work on it, at its right corner; and what it carries, at its top */
  note: { right: 33.5, y: -1, size: 16 },
  flag: { x: 0, y: -23, size: 15 },
  /** signs of what has become of it: a chain above the label, others at corners, a hoop around what is hardly seen */
  conditions: {
    bound: { x: 0, y: -0.5 },
    burning: { x: -18, y: -18, radius: 9.5 },
    laden: { x: -24, y: 18, radius: 9 },
    ringed: { x: 25, y: -4, radius: 5.5, thick: 3.2 },
    hoop: { radius: 26.5, thick: 4.6 },
  },
  /**
   * The models of a block, along the way that it faces and across it: between its first rank and its last, as wide as so much;
   * its label behind them, banner and drum at both ends, and a flag over all where it runs.
   */
  block: {
    front: 19,
    rear: -10,
    wide: 40,
    behind: 18,
    carried: { along: 0, across: 26, radius: 7.6 },
    shaken: { along: 4, radius: 11 },
  },
} as const
