import { beforeEach, describe, expect, it } from 'vitest'
import { labelsOf, selectsOf, textOf } from './testServer.ts'
import { useBattle } from './useBattle.ts'

const { t, asked, other, question, shown, state, nameOf, inAction, aMove } = useBattle()

describe('/move', () => {
  beforeEach(inAction)

  it('previews path and cost to the player alone, and counts only when confirmed', async () => {
    const { label, to } = aMove()
    const posts = t.server.posts.length
    const version = t.server.game().version
    const preview = await asked().command('move', { figure: label, to })
    expect(textOf(preview)).toContain('please confirm')
    expect(textOf(preview)).toMatch(/\d MP, \d+ left/)
    expect(preview.pictures![0]).toMatchObject({
      still: { overlay: { path: { total: expect.any(Number) } } },
    })
    expect(t.server.game().version).toBe(version)
    const done = await asked().click(preview, 'Confirm')
    expect(textOf(done)).toContain(`→ ${to}`)
    // The others are told when the turn passes to them, and see no more until then (toldLast.test.ts).
    expect(t.server.posts).toHaveLength(posts)
    expect(textOf(await other().command('game status'))).not.toContain(`→ ${to}`)
    await asked().command('done')
    const [, next = ''] = question().space.enumerate('turn ', 1)[0]!.split(' ')
    await asked().command('turn', { figure: next, facing: 'S', now: true })
    expect(textOf(await other().command('game status'))).not.toContain(`→ ${to}`)
    expect(textOf(await asked().command('game status'))).toContain(`→ ${to}`)
  })

  it('moves at once with now:true, by the figure’s own way', async () => {
    const { label, answer } = aMove()
    const path = answer.split(' ')[2]!.split('-')
    const reply = await asked().command('move', {
      figure: label,
      to: path.at(-1)!,
      via: path.slice(0, -1).join(', ').toLowerCase(),
      facing: 'sw',
      now: true,
    })
    expect(textOf(reply)).toContain('facing SW')
    expect(reply.pictures![0]!.alt).toContain(nameOf(label))
  })

  it.each(['SO', 'so', 'sud-ouest', 'Sud-Ouest', 'south-west', 'SW'])(
    'takes %s for a facing',
    async facing => {
      const { label, to } = aMove()
      const reply = await asked().command('move', { figure: label, to, facing, now: true })
      expect(textOf(reply)).toContain('facing SW')
    },
  )

  it('asks nothing of a player who does not want to be asked', async () => {
    const { label, to } = aMove()
    await asked().command('settings me', { confirm: false })
    const reply = await asked().command('move', { figure: label, to })
    expect(textOf(reply)).not.toContain('please confirm')
    expect(state().figures.find(figure => figure.id === label)!.at).toBeGreaterThanOrEqual(0)
  })

  it('refuses with the rule and what to do instead, and changes nothing', async () => {
    const { label } = aMove()
    const before = t.server.game()
    const theirs = state().figures.find(figure => figure.owner !== question().by)!.id
    expect(textOf(await asked().command('move', { figure: label, to: 'Z99', now: true }))).toContain('no hex')
    expect(textOf(await asked().command('move', { figure: label, to: 'M1', now: true }))).toContain('(4.0')
    expect(textOf(await asked().command('move', { figure: theirs, to: 'C5', now: true }))).toContain(
      'is not yours',
    )
    expect(textOf(await asked().command('move', { figure: 'Sauron', to: 'C5' }))).toContain('No figure')
    expect(textOf(await other().command('move', { figure: theirs, to: 'C5' }))).toContain('turn to answer')
    const stranger = t.server.person('100000000000000003', 'Carol')
    expect(textOf(await stranger.command('move', { figure: label, to: 'C5' }))).toContain('not a player')
    expect(t.server.game()).toEqual(before)
  })

  it('says beforehand that a run after it cannot be', async () => {
    const { label, to } = aMove()
    const far = await asked().command('move', { figure: label, to, run: 'A1' })
    expect(textOf(far)).toContain('4.131')
    expect(labelsOf(far)).toEqual([])
    const more = { figure: label, to, run: 'B2', facing: ';done;done' }
    expect(textOf(await asked().command('move', more))).toContain('is no facing')
  })

  it('finds everything by buttons', async () => {
    const { label, to } = aMove()
    const figure = await asked().choose(await shown(), 'Choose a figure', label)
    expect(figure.everybody).toBeUndefined()
    const on = await asked().choose(figure, 'Move to', '~2')
    const preview = await asked().choose(on, 'Move to', to)
    expect(textOf(await asked().click(preview, 'Confirm'))).toContain(`→ ${to}`)
  })

  it('offers figures, hexes and facings while they are typed', async () => {
    const figures = await asked().typing('move', 'figure')
    expect(figures).toEqual((question().about as { ready: string[] }).ready)
    const { label } = aMove()
    const hexes = await asked().typing('move', 'to', '', { figure: label })
    expect(hexes.length).toBeGreaterThan(5)
    const named = await asked().offered('move', 'to', '', { figure: label })
    for (const { name, value } of named) expect(name).toMatch(new RegExp(`^${value} — [1-9] MP`))
    const facings = await asked().typing('move', 'facing', 's', { figure: label })
    expect(facings.slice(0, 3)).toEqual(['SE', 'S', 'SW'])
    expect(await other().typing('answer', 'choice')).toEqual([])
    const answers = await asked().typing('answer', 'choice', 'turn')
    expect(answers.every(answer => String(answer).startsWith('turn'))).toBe(true)
  })
})

describe('buttons', () => {
  beforeEach(inAction)

  it('are refused when the game has gone on, and the present state is shown', async () => {
    const old = await shown()
    const { label, to } = aMove()
    await asked().command('move', { figure: label, to, now: true })
    const before = t.server.game()
    const reply = await asked().click(old, 'End phase')
    expect(textOf(reply)).toContain('out of date')
    expect(selectsOf(reply)).toHaveLength(1)
    expect(reply.pictures).toHaveLength(1)
    expect(t.server.game()).toEqual(before)
  })

  it('are refused to strangers and to the other player', async () => {
    const before = t.server.game()
    const carol = t.server.person('100000000000000003', 'Carol')
    expect(textOf(await carol.click(await shown(), 'End phase'))).toContain('not a player')
    expect(textOf(await other().click(await shown(), 'End phase'))).toContain('turn to answer')
    expect(textOf(await carol.command('game undo'))).toContain('not a player')
    expect(t.server.game()).toEqual(before)
  })

  it('of a game that does not exist, or with an answer never offered, do nothing', async () => {
    const before = t.server.game()
    const { id, version } = before
    expect(textOf(await asked().press(`answer:nosuchgame:${version}:done`))).toContain('no such game')
    expect(textOf(await asked().press(`answer:${id}:${version}:fly A1`))).toContain('not among the choices')
    expect(textOf(await asked().press(`answer:${id}:${version}:`))).toContain('not among the choices')
    expect(t.server.game()).toEqual(before)
  })

  it('answer for who pressed them and for nobody else', async () => {
    const who = asked()
    const { id, version } = t.server.game()
    await who.press(`answer:${id}:${version}:done;done;done;done;done;done`)
    expect(asked()).not.toBe(who)
    expect(state()).toMatchObject({ turn: 1, phase: 'defence' })
  })

  it('are played once, however often the interaction is delivered', async () => {
    const { label, to } = aMove()
    const call = { ...asked().base(), name: 'move', options: { figure: label, to, now: true } }
    await asked().carryOut(call)
    const before = t.server.game()
    const posts = t.server.posts.length
    await asked().carryOut(call)
    expect(t.server.game()).toEqual(before)
    expect(t.server.posts).toHaveLength(posts)
  })
})

describe('a battle that was paused under other rules', () => {
  beforeEach(inAction)

  it('is asked anew once, and then goes on', async () => {
    const game = t.server.game()
    t.server.store.games.set(game.id, {
      ...game,
      save: { ...game.save!, pending: { ...game.save!.pending!, key: 'act/0//other' } },
    })
    const { label, to } = aMove()
    const first = await asked().command('move', { figure: label, to, now: true })
    expect(textOf(first)).toContain('question has changed')
    expect(labelsOf(first)).toContain('End phase')
    expect(textOf(await asked().command('move', { figure: label, to, now: true }))).toContain(`→ ${to}`)
  })
})
