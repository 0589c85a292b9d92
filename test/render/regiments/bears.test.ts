import { expect, it } from 'vitest'
import { replayOf } from '../../../render/regiments/frames.ts'
import type { EventLog } from '../../../rules/regiments/replay/moment.ts'
import { war } from '../../helpers/regimentsField.ts'

it('a token of a replay tells who has joined its unit, for the page of a battle', () => {
  const { state } = war({
    stage: 'shooting',
    units: {
      A1: { at: 'H9', facing: 'N' },
      A2: { at: '', host: 'A1', attachable: true },
      B1: { at: 'H3', facing: 'S' },
    },
  })
  const when = { stage: 'deployment', turn: 0 } as const
  const log = [
    { event: 'placed', unit: 'A1', at: 'H9', facing: 'N', files: 5, n: 1, ...when },
    { event: 'placed', unit: 'B1', at: 'H3', facing: 'S', files: 5, n: 2, ...when },
    { event: 'joined', unit: 'A2', host: 'A1', behind: false, n: 3, ...when },
  ] as unknown as EventLog
  const players = [
    { name: 'Ada', tone: 'cool' as const },
    { name: 'Bo', tone: 'warm' as const },
  ]
  const { frames } = replayOf({ war: state, log, captions: [], players, language: 'en' })
  const borne = frames.at(-1)!.tokens.map(({ label, bears }) => [label, bears])
  expect(borne).toEqual([
    ['A1', ['A2']],
    ['B1', undefined],
  ])
})
