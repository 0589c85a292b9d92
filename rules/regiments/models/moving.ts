import { isGroundMeant } from '../base/groundKinds.ts'
import type { RegimentRule } from '../unit/rulePoints.ts'

const two = { dice: 2, faces: 6, plus: 0 } as const

/** Rules about how a unit moves. */
export const moving = {
  M12: { battleOnly: true, distances: 'maximised' },
  M22: { battleOnly: true, ignoresGround: ({ words }, kind) => isGroundMeant(words, kind) },
  M31: { battleOnly: true, marchesUnderPresence: true, rises: true },
  M32: { battleOnly: true, randomMove: ({ amount = two }) => amount },
  M33: { battleOnly: true, ignoresGround: () => true, passesThrough: true },
  M34: { battleOnly: true, filesMore: 2 },
  M55: { battleOnly: true, flies: true },
} as const satisfies Record<string, RegimentRule>
