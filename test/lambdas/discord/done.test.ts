import { describe, expect, it } from 'vitest'
import { labelsOf, makeTestServer, nameIn, questionOf, startBattle, stateOf, textOf } from './testServer.ts'

/** A battle at the first action phase, with one figure having moved a hex. */
async function acting(locale: 'en' | 'fr' = 'en') {
  const server = makeTestServer()
  const { asked } = await startBattle(server, undefined, [locale, locale])
  for (let step = 0; questionOf(server).kind !== 'act' && step < 20; step++) {
    const question = questionOf(server)
    if (question.kind === 'deploy') await asked().command('deploy auto')
    await asked().command('answer', { choice: question.kind === 'deploy' ? 'done' : question.fallback() })
  }
  const player = asked()
  const answer = questionOf(server).space.enumerate('move ', 1)[0]!
  await player.command('answer', { choice: answer })
  return { server, player, label: answer.split(' ')[1]! }
}

describe('/done in an action phase', () => {
  it('ends the activation that is open, and only then the phase', async () => {
    const { server, player, label } = await acting()
    expect(questionOf(server)).toMatchObject({ kind: 'act', about: { active: label } })
    const { phase } = stateOf(server)
    const first = await player.command('done')
    expect(questionOf(server)).toMatchObject({ kind: 'act', about: { active: null } })
    expect(stateOf(server).phase).toBe(phase)
    expect(labelsOf(first)).toContain('End phase')
    expect(labelsOf(first).some(each => each.endsWith('is done'))).toBe(false)

    const undone = await player.command('game undo')
    expect(textOf(undone)).toContain(`${nameIn(server, label)} is done`)
    expect(questionOf(server)).toMatchObject({ about: { active: label } })

    await player.command('done')
    await player.command('done')
    expect(questionOf(server).kind).not.toBe('act')
  })

  it('shows the board again only where it looks other than before, and else a button for it', async () => {
    const { player } = await acting()
    const first = await player.command('done')
    expect(first.pictures).toHaveLength(1)
    const second = await player.command('done')
    expect(second.pictures ?? []).toEqual([])
    expect(labelsOf(second)).toContain('Show me')
    const third = await player.command('done')
    expect(third.pictures ?? []).toEqual([])
    const looked = await player.command('game status')
    expect(looked.pictures).toHaveLength(1)
    expect(labelsOf(looked)).not.toContain('Show me')
  })

  it('keeps the picture in a message that is changed by its own button', async () => {
    const { player } = await acting()
    await player.command('done')
    const shown = await player.command('game status')
    expect((await player.click(shown, 'End phase')).pictures).toHaveLength(1)
  })

  it.each([
    ['en', /is done$/, 'End phase'],
    ['fr', / a fini$/, 'Finir la phase'],
  ] as const)('says on its buttons which of the two they end (%s)', async (locale, one, other) => {
    const { server, player } = await acting(locale)
    const shown = await player.command('game status')
    const activation = labelsOf(shown).find(each => one.test(each))
    expect(activation).toBeDefined()
    expect(labelsOf(shown)).toContain(other)
    await player.click(shown, activation!)
    expect(questionOf(server)).toMatchObject({ kind: 'act', about: { active: null } })
  })
})
