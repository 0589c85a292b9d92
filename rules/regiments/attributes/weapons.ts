import type { BorneRuleId } from '../unit/ruleNames.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'
import type { PrintedRule } from '../unit/unitProfile.ts'

type WeaponId = Extract<BorneRuleId, `W${string}`>

const ridden = ['mount', 'centaur']
const moreRank: PrintedRule = { id: 'A16' }
const shotsMoreRank: PrintedRule = { id: 'A35' }
const once = { dice: 0, faces: 6, plus: 1 } as const
const unwieldy: PrintedRule = { id: 'A20', number: 1 }
const charging = (plus: number, agility: number): PrintedRule => ({
  id: 'A15',
  gift: { plus: { strength: plus, penetration: plus, ...(agility ? { agility } : {}) }, rules: [] },
})

/** What weapons do. Those of close combat act on standard attacks alone (G4d). */
export const weapons: Readonly<Record<WeaponId, RegimentRule>> = {
  W01: { wields: 'natural' },
  W02: { wields: 'basic' },
  W03: {
    wields: 'other',
    step: 0,
    brings: [{ id: 'A01' }],
    change: (_, value) =>
      value === 'strength' || value === 'penetration' ? { clause: 'W03a', plus: 2 } : undefined,
  },
  W04: {
    wields: 'other',
    brings: [{ id: 'A01' }],
    change: (_, value) =>
      value === 'strength' || value === 'penetration' ? { clause: 'W04a', plus: 1 } : undefined,
  },
  W05: { wields: 'other', carriedWith: { needs: ridden }, brings: [charging(2, 1)] },
  W06: { wields: 'other', carriedWith: { needs: ridden }, brings: [charging(1, 0)] },
  W07: {
    wields: 'other',
    brings: [{ id: 'A01' }],
    ignores: ['parry'],
    change: (_, value) =>
      value === 'attacks' || value === 'offence' ? { clause: 'W07a', plus: 1 } : undefined,
  },
  W08: {
    wields: 'other',
    carriedWith: { without: ridden },
    brings: [moreRank],
    change(_, value, { at }) {
      if (value === 'agility') return { clause: 'W08a', plus: 1 }
      if (value !== 'penetration') return undefined
      return isRidden(at.pool.model) ? { clause: 'W08b', plus: 2 } : { clause: 'W08a', plus: 1 }
    },
  },
  W09: { shoots: { range: 24, shots: once, strength: 3, penetration: 0 }, brings: [shotsMoreRank] },
  W10: { shoots: { range: 30, shots: once, strength: 3, penetration: 0 }, brings: [shotsMoreRank] },
  W11: { shoots: { range: 30, shots: once, strength: 4, penetration: 1 }, brings: [unwieldy] },
  W12: { shoots: { range: 24, shots: once, strength: 4, penetration: 2 }, brings: [unwieldy] },
  W13: {
    shoots: { range: 12, shots: once, strength: 4, penetration: 2 },
    brings: [{ id: 'A31' }, { id: 'A34' }],
  },
  W14: {
    shoots: { range: 8, shots: { ...once, plus: 2 } },
    brings: [{ id: 'A31' }, { id: 'A33' }, { id: 'A34' }],
  },
  W15: {
    once: true,
    shoots: { range: 8, shots: { dice: 2, faces: 6, plus: 0 } },
    brings: [{ id: 'A21' }, { id: 'A32' }, { id: 'A37' }],
  },
}

const isRidden = ({
  marks,
  parts,
}: {
  marks: readonly string[]
  parts: readonly { marks: readonly string[] }[]
}) => ridden.some(mark => marks.includes(mark) || parts.some(part => part.marks.includes(mark)))
