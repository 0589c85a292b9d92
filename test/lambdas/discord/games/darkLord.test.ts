import { describe, expect, it } from 'vitest'
import { picker } from '../../../../rules/core/random.ts'
import { engineOf } from '../../../../rules/games.ts'
import { textOf } from '../testServer.ts'
import { begunDarkLord, type DarkLordTable, system } from './darkLordTable.ts'
import { broken, pressables } from './pressables.ts'
import { whatThrows } from './whatThrows.ts'

/** Presses what is shown, by chance, until so many answers are given or the game is over. */
async function playByPressing(
  { server, ada, bo }: DarkLordTable,
  seed: number,
  answers: number,
): Promise<void> {
  const pick = picker(seed)
  for (let given = 0, presses = 0; given < answers && server.game().stage === 'battle'; presses++) {
    if (presses > answers * 12) throw new Error('nothing goes on')
    const { question } = engineOf({ game: system }).open(server.game().save!)
    const who = question!.by === 0 ? ada : bo
    let shown = await who.command('game status')
    const { version } = server.game()
    // A few presses deep: a figure, its list, its preview.
    for (let depth = 0; depth < 4 && server.game().version === version; depth++) {
      expect(textOf(shown)).not.toMatch(broken)
      const all = pressables(shown, ['answer', 'figure', 'to'])
      if (all.length === 0) break
      const { id, values = [] } = all[pick(all.length)]!
      shown = await who.press(id, values)
      expect(textOf(shown)).not.toContain('⚠️')
    }
    if (server.game().version !== version) given++
  }
  for (const post of server.posts) expect(textOf(post)).not.toMatch(broken)
}

describe('The Dark Lord on Discord', () => {
  it.each(['open-field', 'flight', 'last-stand'])('is played by pressing what is shown: %s', async rules => {
    const table = await begunDarkLord(rules)
    await table.ada.command('deploy auto')
    await playByPressing(table, rules.length, 60)
  })

  it('throws at nothing that is typed, pressed or offered, in no language', async () => {
    const table = await begunDarkLord('flight')
    expect(await whatThrows(table, system)).toEqual([])
  })

  it('tells the odds of two figures as they stand', async () => {
    const { ada, bo } = await begunDarkLord('flight')
    for (const person of [ada, bo]) {
      await person.command('deploy auto')
      await person.command('deploy done')
    }
    expect(textOf(await ada.command('odds', { figure: 'A2', target: 'B1' }))).toMatch(/Fight \d.*wins \d+%/)
    expect(textOf(await bo.command('odds', { figure: 'A2', target: 'A3' }))).toContain('⚠️')
  })

  it('DB-14 tells the odds of the fight as it stands, and of the two alone by a button', async () => {
    const { ada, bo, server } = await begunDarkLord('flight')
    for (const person of [ada, bo]) {
      await person.command('deploy auto')
      await person.command('deploy done')
    }
    const game = server.game()
    const { combatants } = game.save!.battle as unknown as {
      combatants: { label: string; marks: { engaged: string[] } }[]
    }
    const marks = (label: string) => combatants.find(each => each.label === label)!.marks
    marks('A3').engaged = ['B1']
    marks('B1').engaged = ['A3']
    server.store.games.set(game.id, game)
    const stands = await ada.command('odds', { figure: 'A2', target: 'B1' })
    expect(textOf(stands)).toMatch(/⚔️ A2 [^\n]*A3 [^\n]* against B1|⚔️ B1 [^\n]* against A2 [^\n]*A3/)
    expect(textOf(stands)).toContain('As everybody is engaged now')
    const alone = await ada.click(stands, 'The two alone')
    expect(textOf(alone)).toContain('The two alone')
    expect(textOf(alone)).not.toContain('A3')
    expect(textOf(await ada.click(alone, 'As the fight stands'))).toBe(textOf(stands))
    expect(textOf(await bo.command('odds', { figure: 'A2', target: 'B1' }))).toContain(
      'Comme chacun est engagé',
    )
  })

  it('DL-21 tells who would move whoever has the Ring, by its label alone', async () => {
    const { ada, bo, server } = await begunDarkLord('flight')
    for (const person of [ada, bo]) {
      await person.command('deploy auto')
      await person.command('deploy done')
    }
    const { combatants } = server.game().save!.battle as unknown as {
      combatants: { label: string; ring: string | null; might: number }[]
    }
    const holder = combatants.find(({ ring }) => ring !== null)!
    const other = combatants.find(({ ring }) => ring === null)!
    expect(textOf(await ada.command('odds', { figure: holder.label }))).toMatch(
      /its owner moves it \d+%, the enemy may \d+%\.\n(?:.*\n)*.*⚅: its owner/,
    )
    expect(textOf(await bo.command('odds', { figure: holder.label }))).toMatch(/l’ennemi le peut \d+.%/)
    // What somebody has ordered, nobody else learns.
    await ada.command('orders set', { topic: 'will-might', value: 'never', scope: 'game' })
    expect(textOf(await ada.command('odds', { figure: holder.label }))).toContain('the enemy may 33%')
    expect(textOf(await bo.command('odds', { figure: holder.label }))).not.toMatch(/l’ennemi le peut 33/)
    expect(textOf(await ada.command('odds', { figure: other.label }))).toContain('does not have the Ring')
  })

  it('takes a charge typed as a move, a power by its name, and says what a move may cost', async () => {
    const { ada, bo, server } = await begunDarkLord('flight')
    await ada.command('deploy auto')
    await ada.command('deploy done')
    await bo.command('deploy auto')
    await bo.command('deploy done')
    const { question } = engineOf({ game: system }).open(server.game().save!)
    const who = question!.by === 0 ? ada : bo
    const [move = ''] = question!.space.enumerate('move ', 1)
    const [, figure = '', way = ''] = move.split(' ')
    const shown = await who.command('move', { figure, to: way.split('-').at(-1)! })
    expect(textOf(shown)).toMatch(/→/)
    expect(textOf(await who.command('move', { figure, to: 'Z99' }))).toContain('⚠️')
  })

  it('says before a power is cast how likely it is, and that it takes hold', async () => {
    const { ada, bo, server } = await begunDarkLord('flight')
    for (const person of [ada, bo]) {
      await person.command('deploy auto')
      await person.command('deploy done')
    }
    const engine = engineOf({ game: system })
    for (let turns = 0; turns < 6; turns++) {
      const { question } = engine.open(server.game().save!)
      const who = question!.by === 0 ? ada : bo
      const [cast] = question!.space.enumerate('cast ', 1)
      if (cast !== undefined) {
        const [, figure = '', power = '', target = ''] = cast.split(' ')
        const shown = textOf(await who.command('use', { figure, ability: `${power} 2`, target }))
        return expect(shown).toMatch(
          who === ada
            ? /2 dice for \d\+: cast \d+%, takes hold \d+%/
            : /2 dés pour \d\+.*lancé \d+.%, prend effet \d+.%/,
        )
      }
      await who.command('answer', { choice: 'done' })
    }
    throw new Error('nobody can cast')
  })
})
