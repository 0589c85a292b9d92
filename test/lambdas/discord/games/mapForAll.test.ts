import { describe, expect, it } from 'vitest'
import { labelsOf, type Person } from '../testServer.ts'
import { begunDarkLord } from './darkLordTable.ts'
import { begunRegiments } from './regimentsTable.ts'

const tables: Readonly<Record<string, () => Promise<{ ada: Person }>>> = {
  'dark-lord': async () => begunDarkLord('flight'),
  regiments: async () => begunRegiments(),
}

describe.each(Object.keys(tables))('the map of %s', of => {
  it('is shown to everybody by a button, without another such button, and leads to its page', async () => {
    const { ada } = await tables[of]!()
    const own = await ada.command('map', { zones: true })
    expect(labelsOf(own)).toContain('Show everybody')
    expect(own.page).toMatchObject({ viewer: 0 })
    const shown = await ada.click(own, 'Show everybody')
    expect(JSON.stringify(shown.pictures)).toContain('board')
    expect(labelsOf(shown)).toEqual([])
    expect(shown.page).toMatchObject({ viewer: 'spectator' })
  })
})
