import { describe, expect, it } from 'vitest'
import { finishPlan } from '../../../../lambdas/discord/games/dark-lord/finishPlan.ts'
import type { DarkLordView } from '../../../../lambdas/discord/games/dark-lord/view.ts'
import { gameView } from '../../../../lambdas/discord/games/gameView.ts'
import type { Message } from '../../../../lambdas/discord/types.ts'
import { engineOf } from '../../../../rules/games.ts'
import { labelsOf, textOf } from '../testServer.ts'
import { begunDarkLord, type DarkLordTable, system } from './darkLordTable.ts'

const asked = ({ server, ada, bo }: DarkLordTable) => {
  const { question } = engineOf({ game: system }).open(server.game().save!)
  return { kind: question!.kind, person: question!.by === 0 ? ada : bo, by: question!.by }
}

const viewOf = ({ server }: DarkLordTable, user: string) =>
  gameView(server.game(), 'en', user) as unknown as DarkLordView

/** What a message shows of figures: where they stand in its picture, by label. */
const shownAt = (message: Message): Record<string, number> => {
  const { still } = message.pictures![0] as unknown as {
    still: { skirmish: { combatants: { label: string; at: number }[] } }
  }
  return Object.fromEntries(still.skirmish.combatants.map(({ label, at }) => [label, at]))
}

const placesOf = ({ server }: DarkLordTable): Record<string, number> => {
  const { combatants } = server.game().save!.battle as unknown as {
    combatants: { label: string; at: number }[]
  }
  return Object.fromEntries(combatants.map(({ label, at }) => [label, at]))
}

async function deployed(table: DarkLordTable): Promise<void> {
  for (const _ of [0, 1]) {
    const { person } = asked(table)
    await person.command('deploy auto')
    await person.command('deploy done')
  }
}

describe('the rest of a phase in The Dark Lord', () => {
  it('DB-30 shows where the program would deploy everybody, and places nobody before it is confirmed', async () => {
    const table = await begunDarkLord('flight')
    const { person } = asked(table)
    const before = structuredClone(table.server.game().save)
    const plan = await person.click(await person.command('game status'), 'Play the rest for me')
    expect(textOf(plan)).toMatch(/A2 → [A-Z]\d/)
    expect(table.server.game().save).toEqual(before)
    await person.click(plan, labelsOf(plan)[0]!)
    expect(asked(table).person).not.toBe(person)
    const own = ([label]: [string, number]) => label.startsWith('A')
    expect(Object.entries(shownAt(plan)).filter(own)).toEqual(Object.entries(placesOf(table)).filter(own))
  })

  it('DB-04 says of each figure what it would do in its part, and shows where it would end', async () => {
    const table = await begunDarkLord('open-field')
    await deployed(table)
    const { person, kind, by } = asked(table)
    expect(kind).toBe('act')
    const { id, version, save } = table.server.game()
    const plan = await person.press(`finish:${id}:${version}:`)
    const planned = finishPlan(viewOf(table, person.user))!
    expect(planned.lines.length).toBeGreaterThan(1)
    expect(planned.lines.length).toBeLessThanOrEqual(8)
    for (const line of planned.lines) expect(line).toMatch(/[AB]\d+ (?:\S+ )*?→ [A-Z]+\d+/)
    expect(table.server.game().save).toEqual(save)
    const before = placesOf(table)
    // Nobody of the other side is said to go anywhere.
    const other = by === 0 ? 'B' : 'A'
    for (const [label, at] of Object.entries(shownAt(plan)))
      if (label.startsWith(other)) expect(at).toBe(before[label])
      else expect(planned.lines.join(' ').includes(`${label} `)).toBe(at !== before[label])
  })

  it('DB-12 names the targets of shots, and nothing of what they would do', async () => {
    const table = await begunDarkLord('open-field')
    await deployed(table)
    for (let step = 0; step < 40 && asked(table).kind !== 'shots'; step++)
      await asked(table).person.command('done', { finish: true })
    const { person } = asked(table)
    const { lines } = finishPlan(viewOf(table, person.user))!
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/🏹 [AB]\d+$/)
  })
})
