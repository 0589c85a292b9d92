import { describe, expect, it } from 'vitest'
import { battlePath } from '../../../lambdas/pages/addresses.ts'
import { keyOf } from '../../../lambdas/pages/keys.ts'
import { servePage } from '../../../lambdas/pages/servePage.ts'
import { shownState, unseen } from '../../../lambdas/pages/shownState.ts'
import { userDefaults } from '../../../lambdas/store/defaults.ts'
import type { GameRecord } from '../../../lambdas/store/types.ts'
import { actingGame } from '../../bench/oneMachine.ts'

const { game } = actingGame()

/** What a page has in such a place, as it could be otherwise. */
const otherwise: Record<(typeof unseen)[number], unknown> = {
  changed: 7,
  clock: { of: 1, wake: 2, reminded: ['1'] },
  held: [{ user: '1', at: 5 }],
  outbox: [{ key: 'later' }],
  pinged: '77',
  recent: ['a'],
  shown: {},
  thread: '99',
  ticks: 41,
  unreachable: ['1'],
}

/** All that a page is made of, without what names its state. */
async function partsOf(record: GameRecord): Promise<string[]> {
  const quiet = () => undefined
  const deps = {
    store: {
      loadGame: async () => record,
      loadSeason: async () => undefined,
      readLog: async () => [],
      serverSettings: async () => ({}),
      userSettings: async (user: string) => userDefaults(user),
    },
    secret: 'key',
    build: '',
    files: { script: '/a.js', style: '/a.css', parts: [], fonts: [], read: async () => undefined },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  } as unknown as Parameters<typeof servePage>[1]
  const asked = (['spectator', 0, 1] as const).flatMap(viewer => {
    const path = battlePath({ game: record.id, key: keyOf('key', record, viewer) })
    return ['', '/scenes.json', '/replay.json'].map(async part => {
      const request = { path: path + part, query: new URLSearchParams('lang=en'), headers: {} }
      return String((await servePage(request, deps))!.body).replaceAll(shownState(record), '')
    })
  })
  return Promise.all(asked)
}

describe('34 the state that a page names', () => {
  it.each([...unseen])('is the same whatever %s is, and so is the page', async name => {
    const other: GameRecord = { ...game, [name]: otherwise[name] }
    expect(other).not.toEqual(game)
    expect(shownState(other)).toBe(shownState(game))
    expect(await partsOf(other)).toEqual(await partsOf(game))
  })

  it('is another one with whatever else may be seen, the version of the game being the same', () => {
    const [first, ...rest] = game.seats
    const others: GameRecord[] = [
      { ...game, seats: [{ ...first!, name: '' }, ...rest] },
      { ...game, season: { id: 's', name: 'Autumn', round: 1, table: 1 } },
      { ...game, stage: 'over' },
      { ...game, save: { ...game.save!, battle: { ...game.save!.battle, turn: 9 } } },
    ]
    expect(new Set([game, ...others].map(shownState)).size).toBe(others.length + 1)
  })
})
