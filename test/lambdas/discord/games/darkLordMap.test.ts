import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../lambdas/discord/types.ts'
import type { Overlay } from '../../../../render/types.ts'
import { darkLord } from '../../../../rules/dark-lord/contract/module.ts'
import { reachByHex } from '../../../../rules/dark-lord/index.ts'
import type { DarkLordState } from '../../../../rules/dark-lord/state.ts'
import { makeCell } from '../../../../rules/index.ts'
import { textOf } from '../testServer.ts'
import { begunDarkLord, type DarkLordTable } from './darkLordTable.ts'

/** Everybody stands; then the game is changed as a test wants it. */
async function deployed(change: (state: DarkLordState) => void = () => {}): Promise<DarkLordTable> {
  const table = await begunDarkLord('flight')
  for (const person of [table.ada, table.bo]) {
    await person.command('deploy auto')
    await person.command('deploy done')
  }
  const game = table.server.game()
  change(game.save!.battle as unknown as DarkLordState)
  table.server.store.games.set(game.id, game)
  return table
}

const stateOf = ({ server }: DarkLordTable) => server.game().save!.battle as unknown as DarkLordState
const named = (state: DarkLordState, label: string) => state.combatants.find(each => each.label === label)!

/** What the map shows. */
function shown({ pictures = [] }: Message) {
  const [picture] = pictures as unknown as { still: Still }[]
  return picture!.still
}
interface Still {
  skirmish: DarkLordState
  overlay?: Overlay
  highlighted?: string[]
  focus?: number[]
  zones?: boolean
  labels?: boolean
}

describe('/map in The Dark Lord', () => {
  it('DB-09 shows where a figure can end, with what that costs, and where that is a charge', async () => {
    const table = await deployed(state => {
      // Two hexes before whoever stands foremost.
      const columns = darkLord.tableOf(state).board.columns
      const foremost = state.combatants
        .filter(({ owner }) => owner === 0)
        .reduce((a, b) => (b.at % columns > a.at % columns ? b : a))
      named(state, 'B1').at = foremost.at + 2
    })
    const state = stateOf(table)
    const f = darkLord.tableOf(state)
    const reachOf = (label: string) => [...reachByHex(f, named(state, label))]
    const charging = state.combatants.find(
      ({ label, owner }) => owner === 0 && reachOf(label).some(([, { charges }]) => charges.length > 0),
    )!
    for (const label of [charging.label, 'B2']) {
      const message = await table.ada.command('map', { reach: label })
      expect(
        Object.fromEntries(
          shown(message).overlay!.reach!.map(({ cell, cost, stops }) => [
            makeCell(f.board, cell),
            [cost, stops],
          ]),
        ),
      ).toEqual(
        Object.fromEntries(
          reachOf(label).map(([hex, { cost, charges }]) => [hex, [cost, charges.length > 0]]),
        ),
      )
      expect(shown(message).highlighted).toEqual([label])
      expect(textOf(message)).toContain(`can end a move on ${reachOf(label).length} hexes`)
    }
  })

  it('DB-12d rings whom a figure sees, and says how far off they are', async () => {
    const table = await deployed(state => {
      named(state, 'B1').at = named(state, 'A2').at + 3
    })
    const message = await table.ada.command('map', { sight: 'A2' })
    expect(shown(message).highlighted).toEqual(expect.arrayContaining(['A2', 'B1']))
    expect(textOf(message)).toMatch(/B1[^,]* \(2 hexes between/)
    expect(shown(message).overlay?.reach).toBeUndefined()
  })

  it('DL-06 says that nobody sees a wearer', async () => {
    const hidden = await deployed(state => {
      for (const each of state.combatants)
        if (each.owner === 0 && each.ring !== null) each.ring = 'on'
        else if (each.owner === 0) Object.assign(each, { condition: 'removed', at: -1 })
    })
    const warrior = stateOf(hidden).combatants.find(
      ({ owner, type }) => owner === 1 && !stateOf(hidden).types[type]!.keywords.includes('wraith'),
    )!
    const message = await hidden.bo.command('map', { sight: warrior.label })
    expect([shown(message).highlighted, textOf(message)]).toEqual([
      [warrior.label],
      expect.stringContaining('ne voit'),
    ])
  })

  it('shows zones where they are asked for, the middle of what is around somebody, and labels unless told not to', async () => {
    const table = await deployed()
    const at = (label: string) => named(stateOf(table), label).at
    expect(shown(await table.ada.command('map', { zones: true })).zones).toBe(true)
    expect(shown(await table.ada.command('map')).zones).toBe(false)
    expect(shown(await table.ada.command('map', { labels: false })).labels).toBe(false)
    expect(shown(await table.ada.command('map', { around: 'B1' }))).toMatchObject({
      highlighted: ['B1'],
      focus: [at('B1')],
    })
  })

  it('refuses whoever is not on the board, or there is not', async () => {
    const table = await deployed(state => {
      Object.assign(named(state, 'A3'), { condition: 'removed', at: -1 })
    })
    for (const option of ['reach', 'sight', 'around'])
      for (const label of ['A3', 'A99', 'Zzyzx']) {
        const message = await table.ada.command('map', { [option]: label })
        expect(textOf(message), `${option} ${label}`).toContain('⚠️')
        expect(message.pictures).toBeUndefined()
      }
  })
})

describe('/odds of the Ring', () => {
  /** The one that has the Ring, with so much Might. */
  const holding = async (might: number) => {
    const table = await deployed(state => {
      const holder = state.combatants.find(({ ring }) => ring !== null)!
      Object.assign(holder, { might, ring: 'on' })
      Object.assign(holder.marks, { ringChanged: false })
    })
    return { ...table, label: stateOf(table).combatants.find(({ ring }) => ring !== null)!.label }
  }

  it.each([
    [0, 67, 33, ['⚀⚁: the enemy', '⚂⚃⚄⚅: its owner']],
    [1, 83, 17, ['⚀: the enemy', '⚁, 1 Might: its owner', '⚂⚃⚄⚅: its owner']],
    [3, 100, 0, ['⚀, 2 Might: its owner', '⚁, 1 Might: its owner', '⚂⚃⚄⚅: its owner']],
  ])('DL-21 DL-23 with %i Might its owner moves it %i%%', async (might, owner, enemy, faces) => {
    const { ada, label } = await holding(might)
    const said = textOf(await ada.command('odds', { figure: label }))
    expect(said).toContain(`its owner moves it ${owner}%, the enemy may ${enemy}%.`)
    const lines = said.split('\n').filter(line => /^[⚀-⚅]/u.test(line))
    expect(
      lines.map(line => line.replaceAll(/[\s\u202f]+/gu, ' ').replaceAll(/(?<=[⚀-⚅]) (?=[⚀-⚅])/gu, '')),
    ).toEqual(faces)
  })

  it('DL-32 DL-41 are refused of whoever has no Ring, masters it, or is gone, each with its reason', async () => {
    const table = await deployed(state => {
      Object.assign(named(state, 'A3'), { condition: 'removed', at: -1 })
      const b1 = named(state, 'B1')
      b1.ring = 'off'
      state.types[b1.type] = { ...state.types[b1.type]!, traits: [{ id: 'ring-master' }] }
    })
    const other = stateOf(table).combatants.find(({ ring, owner }) => ring === null && owner === 0)!
    const said = async (figure: string) => textOf(await table.ada.command('odds', { figure }))
    expect(await said(other.label)).toMatch(/does not have the Ring.*DL-32/)
    expect(await said('B1')).toMatch(/never puts the Ring on.*DL-41/)
    expect(await said('A3')).toMatch(/⚠️.*DB-04/)
    expect(await said('')).toContain('⚠️')
  })
})
