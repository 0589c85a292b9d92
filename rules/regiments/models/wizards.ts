import type { RegimentRule } from '../unit/rulePoints.ts'

/** Rules of magic (RB-24). */
export const wizards = {
  M01: { battleOnly: true, wizard: () => ({ spells: 3, numbers: 4 }), channels: () => 1 },
  M03: { battleOnly: true, wizard: () => ({ spells: 1, numbers: 1 }) },
  M07: { battleOnly: true, adds: true, channels: ({ number = 1 }) => number },
  M10: {
    battleOnly: true,
    wizard: ({ number = 1 }) => ({ spells: number, numbers: 6 }),
    channels: ({ number = 1 }) => (number >= 2 ? 1 : 0),
    listsSpells: true,
  },
  M29: { battleOnly: true, wizard: () => ({ spells: 5, numbers: 6 }), channels: () => 2 },
  M30: { battleOnly: true, wizard: ({ number = 1 }) => ({ spells: number, numbers: 1 }), manyPaths: true },
  M43: { battleOnly: true, resistsMagic: ({ number = 1 }) => number },
} as const satisfies Record<string, RegimentRule>
