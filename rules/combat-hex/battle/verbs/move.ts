import { moveBan } from '../move/allowance.ts'
import { courseOf } from '../move/movement.ts'
import { walk } from '../move/walk.ts'
import type { Verb } from './verb.ts'
import { previewWalk, readWalk, walksOf, writeWalk } from './way.ts'

/** 4.01 to 4.08: over hexes to where it ends, facing so. */
export const move = {
  verb: 'move',
  stays: false,
  moves: true,
  ban: moveBan,
  understand(g, figure, raw) {
    const found = moveBan(g, figure) ?? readWalk(g, courseOf(g, figure), raw)
    return 'code' in found ? found : { verb: 'move', figure, ...found }
  },
  all: (g, figure) =>
    walksOf(g, courseOf(g, figure)).map(({ path, facing, cost }) => ({
      verb: 'move',
      figure,
      path,
      facing,
      cost,
    })),
  neglects: (_, { path, facing }, mandatory) => !mandatory.ends(path.at(-1)!, facing),
  perform: walk,
  preview: previewWalk,
  write: (g, act) => ({ verb: 'move', figure: act.figure.id, ...writeWalk(g, act) }),
} as const satisfies Verb<'move'>
