import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import type { BoardScene } from '../../../render/combat-hex/boardScene.ts'
import type { CombatHexState, Figure } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { boardById, type Cell, distance, hexOf } from '../../../rules/index.ts'
import { labelsOf, questionOf, stateOf, textOf } from './testServer.ts'
import { useBattle } from './useBattle.ts'

const { t, asked, other, question, shown, state, nameOf, inAction, aMove } = useBattle()

describe('/done and /game undo', () => {
  beforeEach(inAction)

  it('takes a move back, and nobody is told of either', async () => {
    const { label, to } = aMove()
    const before = state().figures.find(figure => figure.id === label)!.at
    const moved = await asked().command('move', { figure: label, to, now: true })
    const reply = await asked().click(moved, 'Undo')
    expect(textOf(reply)).toContain('Taken back')
    expect(textOf(reply)).toContain(`${nameOf(label)} → ${to}`)
    expect(textOf(await other().command('game status'))).not.toContain(`→ ${to}`)
    expect(textOf(await other().command('game log'))).not.toContain(`→ ${to}`)
    expect(state().figures.find(figure => figure.id === label)!.at).toBe(before)
    expect(textOf(await asked().command('game undo'))).toContain('nothing of yours')
  })

  it('says once what was taken back', async () => {
    const { label, to } = aMove()
    await asked().command('move', { figure: label, to, now: true })
    const back = textOf(await asked().command('game undo'))
    expect(back.match(/↩️/g)).toHaveLength(1)
  })

  it('hands the turn over with one ping and a new deadline', async () => {
    const before = asked()
    const posts = t.server.posts.length
    while (asked() === before) await asked().command('done')
    const after = t.server.posts.slice(posts)
    const pings = after.filter(post => post.pings?.length)
    expect(pings).toHaveLength(1)
    expect(pings[0]!.pings).toEqual([asked().user])
    expect(textOf(pings[0]!)).toMatch(/<t:\d+:R>/)
    // The board and the buttons stand in the message above: the ping offers nothing that would show them again.
    expect(labelsOf(pings[0]!)).toEqual([])
    const happened = after.find(post => post.pictures)!
    expect(labelsOf(happened)).toContain('End phase')
    // The picture shows what happened, and everybody who may act now, whoever is nearest to an enemy first.
    const { still: battle } = happened.pictures![0] as { still: BoardScene }
    const { figures } = state()
    const board = boardById('the-marsh')!
    const away = (a: Cell, b: Cell): number => distance(hexOf(board, a), hexOf(board, b))
    const nearest = ({ owner, at }: Pick<Figure, 'owner' | 'at'>): number =>
      Math.min(
        ...figures.filter(other => other.owner !== owner && other.at >= 0).map(other => away(at, other.at)),
      )
    const own = figures.filter(({ owner, at }) => owner === questionOf(t.server).by && at >= 0)
    expect(battle.inView).toEqual(own.toSorted((a, b) => nearest(a) - nearest(b)).map(({ at }) => at))
    expect(battle.focus).toBeUndefined()
  })

  it('shows the combat that a question is about, its chain drawn', async () => {
    for (const player of [t.alice, t.bob])
      await player.command('orders set', { topic: 'everything', value: 'ask', scope: 'game' })
    const kinds = new Set<string>()
    for (let step = 0; t.server.game().stage === 'battle' && kinds.size < 3 && step < 400; step++) {
      const { kind, fallback } = questionOf(t.server)
      if (kind === 'act') await asked().command('done', { finish: true })
      else await asked().command('answer', { choice: fallback() })
      const { phase } = stateOf(t.server)
      const next = questionOf(t.server)
      if (phase !== 'combat' || !['convert-hit', 'convert-wound', 'react', 'allocate'].includes(next.kind))
        continue
      kinds.add(next.kind)
      const { pictures } = await asked().command('game status')
      const { still: battle } = pictures![0] as { still: BoardScene }
      const [chain, ...more] = battle.overlay!.chains!
      expect(more).toEqual([])
      expect(chain!.links.length).toBeGreaterThan(0)
      expect(battle.focus).toEqual(expect.arrayContaining(chain!.cells))
      const fighting = seal<CombatHexState>(t.server.game().save!.battle).combats
      const at = new Map(stateOf(t.server).figures.map(({ id, at: cell }) => [cell, id]))
      expect(fighting.some(ids => chain!.cells.every(cell => ids.includes(at.get(cell)!)))).toBe(true)
    }
    expect(kinds.size).toBeGreaterThan(1)
  })

  it('keeps to whoever acts what can still be taken back', async () => {
    const [, figure = '', path = ''] = question().space.enumerate('move ', 500).at(-1)!.split(' ')
    const to = path.split('-').at(-1)!
    const before = (await other().command('map')).pictures![0] as { still: BoardScene }
    await asked().command('move', { figure, to, now: true })
    const at = (message: Message, label: string) =>
      (message.pictures![0] as { still: BoardScene }).still.figures.find(each => each.label === label)!.at
    const stood = before.still.figures.find(each => each.label === figure)!.at
    expect(at(await asked().command('map'), figure)).not.toBe(stood)
    expect(at(await other().command('map'), figure)).toBe(stood)
    const seen = await other().command('game status')
    expect(at(seen, figure)).toBe(stood)
    expect(textOf(seen)).not.toContain(`→ ${to}`)
    expect(textOf(seen)).not.toContain('is acting')
    expect(textOf(await other().command('game log'))).not.toContain(`→ ${to}`)
    expect(textOf(await asked().command('game log'))).toContain(`→ ${to}`)
  })

  it('shows everybody what one looked at alone, as everybody may see it', async () => {
    const map = await asked().command('map', { zones: true, labels: false })
    const shared = await asked().click(map, 'Show everybody')
    expect(shared.discreet).toBeUndefined()
    expect(textOf(shared)).toContain('shows:')
    const { still: battle } = shared.pictures![0] as { still: BoardScene }
    expect(battle.labels).toBe(false)
    expect(battle.overlay?.zones).toHaveLength(2)
    expect(labelsOf(shared)).toEqual([])
    const status = await other().command('game status')
    const told = await other().click(status, 'Show everybody')
    expect(told.discreet).toBeUndefined()
    // The buttons of whoever is asked are not for whoever shows it.
    expect(labelsOf(told)).toEqual([])
    const own = await asked().click(await asked().command('game status'), 'Show everybody')
    expect(labelsOf(own)).toEqual([])
  })

  it('lets the program finish the phase once that is confirmed', async () => {
    const before = asked()
    const sure = await before.click(await shown(), 'Play the rest for me')
    expect(textOf(sure)).toContain('The program would play')
    const posts = t.server.posts.length
    await before.click(sure, 'Do it')
    expect(asked()).not.toBe(before)
    // One message for all that happened, one for the ping.
    expect(t.server.posts.length - posts).toBe(2)
    await asked().command('done', { finish: true })
    expect(t.server.game().save!.battle.turn).toBeGreaterThanOrEqual(1)
  })
})

describe('/map', () => {
  beforeEach(inAction)

  it('is posted for all, with the overlays that were asked for', async () => {
    const label = (question().about as { ready: string[] }).ready[0]!
    const map = await other().command('map', {
      zones: true,
      reach: label,
      sight: label,
      around: label,
      labels: false,
    })
    expect(map.pictures![0]).toMatchObject({
      still: {
        labels: false,
        around: { radius: 5 },
        overlay: { reach: expect.any(Array), zones: [{ owner: 0 }, { owner: 1 }] },
      },
    })
    expect(map.pictures![0]!.alt).toContain('can end a move on')
    // A reach alone is shown enlarged; with something of the whole board, the board is.
    const { still: near } = (await other().command('map', { reach: label })).pictures![0] as {
      still: BoardScene
    }
    expect(near.focus).toContain(state().figures.find(figure => figure.id === label)!.at)
    expect(near.focus!.length).toBeGreaterThan(near.overlay!.reach!.length)
    const { still: far } = (await other().command('map', { reach: label, zones: true })).pictures![0] as {
      still: BoardScene
    }
    expect(far.focus).toBeUndefined()
    expect((await other().command('map', { around: 'C7' })).pictures).toHaveLength(1)
    // `A1` is a hex too; where a figure has the name, the figure is meant.
    const { at } = state().figures.find(figure => figure.id === 'A1')!
    const around = await other().command('map', { around: 'A1' })
    expect(around.pictures![0]).toMatchObject({ still: { around: { cell: at } } })
    expect(textOf(await other().command('map', { around: 'nowhere' }))).toContain('no hex')
    expect(await t.alice.typing('map', 'reach', 'A')).toEqual(expect.arrayContaining(['A1', 'A2']))
  })
})

describe('the end', () => {
  it('comes by concession, asked first, and tells everybody what the dice were made of', async () => {
    const sure = await t.alice.command('game concede')
    expect(t.server.game().stage).toBe('battle')
    await t.alice.click(sure, 'Give up')
    expect(t.server.game()).toMatchObject({ stage: 'over', until: null })
    const told = t.server.posts.map(textOf).join('\n')
    expect(told).toContain('Bob wins')
    expect(told).not.toContain(t.server.game().secret)
    expect(textOf(await t.bob.command('game verify'))).toContain(t.server.game().secret)
    expect(t.server.lastPost().pings).toEqual([t.bob.user])
    expect(textOf(await t.alice.command('done'))).toContain('over')
    expect(textOf(await t.bob.command('game draw'))).toContain('over')
  })

  it('lets the clock stand, and run again', async () => {
    const due = t.server.game().until
    expect(due).not.toBeNull()
    expect(textOf(await t.bob.command('game pause'))).toContain('clock stands')
    expect(t.server.game()).toMatchObject({ until: null, terms: { pace: 'none' } })
    expect(textOf(await t.alice.command('game pause'))).toContain('runs again')
    expect(t.server.game()).toMatchObject({ until: expect.any(Number), terms: { pace: '24h' } })
  })

  it('comes by agreement: offered, declined, offered again, accepted', async () => {
    await t.alice.command('game draw')
    expect(t.server.lastPost().pings).toEqual([t.bob.user])
    expect(textOf(await t.alice.command('game draw'))).toContain('already offered')
    const first = t.server.lastPost()
    await t.bob.click(first, 'Play on')
    expect(t.server.game().drawOffer).toBeNull()
    // Whoever offers it may think again.
    await t.alice.command('game draw')
    expect(textOf(await t.alice.click(t.server.lastPost(), 'Play on'))).toContain('taken your offer back')
    expect(t.server.game().drawOffer).toBeNull()
    await t.alice.command('game draw')
    expect(textOf(await t.bob.click(first, 'Accept the draw'))).toContain('out of date')
    expect(t.server.game().stage).toBe('battle')
    await t.bob.click(t.server.lastPost(), 'Play on')
    await t.bob.command('game draw')
    // Typed, it may have been meant as an offer.
    const sure = await t.alice.command('game draw')
    expect(labelsOf(sure)).toEqual(['Accept the draw', 'Cancel'])
    expect(t.server.game().stage).toBe('battle')
    await t.alice.click(t.server.lastPost(), 'Accept the draw')
    expect(t.server.game().stage).toBe('over')
    expect(textOf(t.server.posts.at(-2)!)).toContain('draw')
  })
})
