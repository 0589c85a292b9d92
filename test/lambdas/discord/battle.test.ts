import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import type { BattlePicture } from '../../../render/combat-hex/battleScene.ts'
import {
  askForRoles,
  labelsOf,
  makeTestServer,
  nameIn,
  type Person,
  questionOf,
  selectsOf,
  startBattle,
  stateOf,
  type TestServer,
  textOf,
} from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person
let asked: () => Person
let other: () => Person

const question = () => questionOf(server)
/** the battle as whoever is asked sees it, with the buttons to answer */
const shown = () => asked().command('game status')
const state = () => stateOf(server)
const nameOf = (label: string) => nameIn(server, label)

/** Both deploy by the program; up to the strategy roll's winner. */
async function deployed() {
  while (['camp-or-board', 'camp', 'board', 'edge'].includes(question().kind))
    await asked().command('answer', { choice: question().space.enumerate('', 1)[0]! })
  for (let i = 0; i < 2; i++) {
    await asked().command('deploy auto')
    await asked().command('deploy done')
  }
}

/** Up to the attacker's first action. */
async function inAction() {
  await deployed()
  while (question().kind !== 'act')
    await asked().command('answer', { choice: question().space.enumerate('', 9).at(-1)! })
}

beforeEach(async () => {
  server = makeTestServer()
  ;({ alice, bob, asked, other } = await startBattle(server))
  await askForRoles(alice, bob)
})

/** A figure of the one who acts that can move, and an answer that moves it. */
function aMove() {
  const answer = question()
    .space.enumerate('move ', 2000)
    .find(a => a.split(' ')[2]!.includes('-'))!
  const [, label, path, facing] = answer.split(' ')
  return { answer, label: label!, to: path!.split('-').at(-1)!, facing: facing! }
}

describe('/move', () => {
  beforeEach(inAction)

  it('previews path and cost to the player alone, and counts only when confirmed', async () => {
    const { label, to } = aMove()
    const posts = server.posts.length
    const version = server.game().version
    const preview = await asked().command('move', { figure: label, to })
    expect(textOf(preview)).toContain('please confirm')
    expect(textOf(preview)).toMatch(/\d MP, \d+ left/)
    expect(preview.pictures![0]).toMatchObject({
      battle: { overlay: { path: { total: expect.any(Number) } } },
    })
    expect(server.game().version).toBe(version)
    const done = await asked().click(preview, 'Confirm')
    expect(textOf(done)).toContain(`→ ${to}`)
    // The others are told when the turn passes to them, or see it once it can no longer be taken back.
    expect(server.posts).toHaveLength(posts)
    expect(textOf(await other().command('game status'))).not.toContain(`→ ${to}`)
    await asked().command('done')
    const [, next = ''] = question().space.enumerate('turn ', 1)[0]!.split(' ')
    await asked().command('turn', { figure: next, facing: 'S', now: true })
    expect(textOf(await other().command('game status'))).toContain(`→ ${to}`)
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
    const before = server.game()
    const theirs = state().figures.find(figure => figure.owner !== question().by)!.id
    expect(textOf(await asked().command('move', { figure: label, to: 'Z99', now: true }))).toContain('no hex')
    expect(textOf(await asked().command('move', { figure: label, to: 'M1', now: true }))).toContain('(4.0')
    expect(textOf(await asked().command('move', { figure: theirs, to: 'C5', now: true }))).toContain(
      'is not yours',
    )
    expect(textOf(await asked().command('move', { figure: 'Sauron', to: 'C5' }))).toContain('No figure')
    expect(textOf(await other().command('move', { figure: theirs, to: 'C5' }))).toContain('turn to answer')
    const stranger = server.person('100000000000000003', 'Carol')
    expect(textOf(await stranger.command('move', { figure: label, to: 'C5' }))).toContain('not a player')
    expect(server.game()).toEqual(before)
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
    let list = figure
    if (!selectsOf(list)[0]!.options.some(option => option.value === to))
      list = await asked().choose(list, 'Move to', `~${/^[A-Z]+/.exec(to)![0]}`)
    const preview = await asked().choose(list, 'Move to', to)
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
    const before = server.game()
    const reply = await asked().click(old, 'End phase')
    expect(textOf(reply)).toContain('out of date')
    expect(selectsOf(reply)).toHaveLength(1)
    expect(reply.pictures).toHaveLength(1)
    expect(server.game()).toEqual(before)
  })

  it('are refused to strangers and to the other player', async () => {
    const before = server.game()
    const carol = server.person('100000000000000003', 'Carol')
    expect(textOf(await carol.click(await shown(), 'End phase'))).toContain('not a player')
    expect(textOf(await other().click(await shown(), 'End phase'))).toContain('turn to answer')
    expect(textOf(await carol.command('game undo'))).toContain('not a player')
    expect(server.game()).toEqual(before)
  })

  it('of a game that does not exist, or with an answer never offered, do nothing', async () => {
    const before = server.game()
    const { id, version } = before
    expect(textOf(await asked().press(`answer:nosuchgame:${version}:done`))).toContain('no such game')
    expect(textOf(await asked().press(`answer:${id}:${version}:fly A1`))).toContain('not among the choices')
    expect(textOf(await asked().press(`answer:${id}:${version}:`))).toContain('not among the choices')
    expect(server.game()).toEqual(before)
  })

  it('answer for who pressed them and for nobody else', async () => {
    const who = asked()
    const { id, version } = server.game()
    await who.press(`answer:${id}:${version}:done;done;done;done;done;done`)
    expect(asked()).not.toBe(who)
    expect(state()).toMatchObject({ turn: 1, phase: 'defence' })
  })

  it('are played once, however often the interaction is delivered', async () => {
    const { label, to } = aMove()
    const call = { ...asked().base(), name: 'move', options: { figure: label, to, now: true } }
    await asked().carryOut(call)
    const before = server.game()
    const posts = server.posts.length
    await asked().carryOut(call)
    expect(server.game()).toEqual(before)
    expect(server.posts).toHaveLength(posts)
  })
})

describe('a battle that was paused under other rules', () => {
  beforeEach(inAction)

  it('is asked anew once, and then goes on', async () => {
    const game = server.game()
    server.store.games.set(game.id, {
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
    expect(textOf(await other().command('game log'))).toContain(`takes back: ${nameOf(label)} → ${to}`)
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
    const posts = server.posts.length
    while (asked() === before) await asked().command('done')
    const after = server.posts.slice(posts)
    const pings = after.filter(post => post.pings?.length)
    expect(pings).toHaveLength(1)
    expect(pings[0]!.pings).toEqual([asked().user])
    expect(textOf(pings[0]!)).toMatch(/<t:\d+:R>/)
    // The board and the buttons stand in the message above: the ping offers nothing that would show them again.
    expect(labelsOf(pings[0]!)).toEqual([])
    const happened = after.find(post => post.pictures)!
    expect(labelsOf(happened)).toContain('End phase')
    // The picture shows what happened, and everybody who may act now.
    const { battle } = happened.pictures![0] as { battle: BattlePicture }
    const own = stateOf(server).figures.filter(({ owner, at }) => owner === questionOf(server).by && at >= 0)
    expect(battle.inView).toEqual(own.map(({ at }) => at))
    expect(battle.focus).toBeUndefined()
  })

  it('shows the combat that a question is about, its chain drawn', async () => {
    for (const player of [alice, bob])
      await player.command('orders set', { topic: 'everything', value: 'ask', scope: 'game' })
    const kinds = new Set<string>()
    for (let step = 0; server.game().stage === 'battle' && kinds.size < 3 && step < 400; step++) {
      const { kind, fallback } = questionOf(server)
      if (kind === 'act') await asked().command('done', { finish: true })
      else await asked().command('answer', { choice: fallback() })
      const { phase } = stateOf(server)
      const next = questionOf(server)
      if (phase !== 'combat' || !['convert-hit', 'convert-wound', 'react', 'allocate'].includes(next.kind))
        continue
      kinds.add(next.kind)
      const { pictures } = await asked().command('game status')
      const { battle } = pictures![0] as { battle: BattlePicture }
      const [chain, ...more] = battle.overlay!.chains!
      expect(more).toEqual([])
      expect(chain!.links.length).toBeGreaterThan(0)
      expect(battle.focus).toEqual(expect.arrayContaining(chain!.cells))
      const fighting = server.game().save!.battle.combats
      const at = new Map(stateOf(server).figures.map(({ id, at: cell }) => [cell, id]))
      expect(fighting.some(ids => chain!.cells.every(cell => ids.includes(at.get(cell)!)))).toBe(true)
    }
    expect(kinds.size).toBeGreaterThan(1)
  }, 60_000)

  it('keeps to whoever acts what can still be taken back', async () => {
    const [, figure = '', path = ''] = question().space.enumerate('move ', 500).at(-1)!.split(' ')
    const to = path.split('-').at(-1)!
    const before = (await other().command('map')).pictures![0] as { battle: BattlePicture }
    await asked().command('move', { figure, to, now: true })
    const at = (message: Message, label: string) =>
      (message.pictures![0] as { battle: BattlePicture }).battle.figures.find(each => each.label === label)!
        .at
    const stood = before.battle.figures.find(each => each.label === figure)!.at
    expect(at(await asked().command('map'), figure)).not.toBe(stood)
    expect(at(await other().command('map'), figure)).toBe(stood)
    const seen = await other().command('game status')
    expect(at(seen, figure)).toBe(stood)
    expect(textOf(seen)).not.toContain(`→ ${to}`)
    expect(textOf(seen)).not.toContain('is acting')
    expect(textOf(await other().command('game log'))).not.toContain(`→ ${to}`)
    expect(textOf(await asked().command('game log'))).toContain(`→ ${to}`)
    // Once another figure acts, it stays.
    const [, next = ''] = question()
      .space.enumerate('turn ', 5000)
      .find(answer => answer.split(' ')[1] !== figure)!
      .split(' ')
    await asked().command('turn', { figure: next, facing: 'S', now: true })
    expect(at(await other().command('map'), figure)).not.toBe(stood)
  })

  it('shows everybody what one looked at alone, as everybody may see it', async () => {
    const map = await asked().command('map', { zones: true, labels: false })
    expect(map.aloud).toBeUndefined()
    const shared = await asked().click(map, 'Show everybody')
    expect(shared.aloud).toBe(true)
    expect(textOf(shared)).toContain('shows:')
    const { battle } = shared.pictures![0] as { battle: BattlePicture }
    expect(battle.labels).toBe(false)
    expect(battle.overlay?.zones).toHaveLength(2)
    expect(labelsOf(shared)).toEqual([])
    const status = await other().command('game status')
    const told = await other().click(status, 'Show everybody')
    expect(told.aloud).toBe(true)
    // The buttons of whoever is asked are not for whoever shows it.
    expect(labelsOf(told)).toEqual([])
    const own = await asked().click(await asked().command('game status'), 'Show everybody')
    expect(labelsOf(own)).toEqual([])
  })

  it('lets the program finish the phase once that is confirmed', async () => {
    const before = asked()
    const sure = await before.click(await shown(), 'Play the rest for me')
    expect(textOf(sure)).toContain('Sure?')
    const posts = server.posts.length
    await before.click(sure, 'Play the rest for me')
    expect(asked()).not.toBe(before)
    // One message for all that happened, one for the ping.
    expect(server.posts.length - posts).toBe(2)
    await asked().command('done', { finish: true })
    expect(server.game().save!.battle.turn).toBeGreaterThanOrEqual(1)
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
      battle: {
        labels: false,
        around: { radius: 5 },
        overlay: { reach: expect.any(Array), zones: [{ owner: 0 }, { owner: 1 }] },
      },
    })
    expect(map.pictures![0]!.alt).toContain('can end a move on')
    // A reach alone is shown enlarged; with something of the whole board, the board is.
    const { battle: near } = (await other().command('map', { reach: label })).pictures![0] as {
      battle: BattlePicture
    }
    expect(near.focus).toContain(state().figures.find(figure => figure.id === label)!.at)
    expect(near.focus!.length).toBeGreaterThan(near.overlay!.reach!.length)
    const { battle: far } = (await other().command('map', { reach: label, zones: true })).pictures![0] as {
      battle: BattlePicture
    }
    expect(far.focus).toBeUndefined()
    expect((await other().command('map', { around: 'C7' })).pictures).toHaveLength(1)
    // `A1` is a hex too; where a figure has the name, the figure is meant.
    const { at } = state().figures.find(figure => figure.id === 'A1')!
    const around = await other().command('map', { around: 'A1' })
    expect(around.pictures![0]).toMatchObject({ battle: { around: { cell: at } } })
    expect(textOf(await other().command('map', { around: 'nowhere' }))).toContain('no hex')
    expect(await alice.typing('map', 'reach', 'A')).toEqual(expect.arrayContaining(['A1', 'A2']))
  })
})

describe('the end', () => {
  it('comes by concession, asked first, and tells everybody what the dice were made of', async () => {
    const sure = await alice.command('game concede')
    expect(server.game().stage).toBe('battle')
    await alice.click(sure, 'Give up')
    expect(server.game()).toMatchObject({ stage: 'over', until: null })
    const told = server.posts.map(textOf).join('\n')
    expect(told).toContain('Bob wins')
    expect(told).not.toContain(server.game().secret)
    expect(textOf(await bob.command('game verify'))).toContain(server.game().secret)
    expect(server.lastPost().pings).toEqual([bob.user])
    expect(textOf(await alice.command('done'))).toContain('over')
    expect(textOf(await bob.command('game draw'))).toContain('over')
  })

  it('lets the clock stand, and run again', async () => {
    const due = server.game().until
    expect(due).not.toBeNull()
    expect(textOf(await bob.command('game pause'))).toContain('clock stands')
    expect(server.game()).toMatchObject({ until: null, terms: { pace: 'none' } })
    expect(textOf(await alice.command('game pause'))).toContain('runs again')
    expect(server.game()).toMatchObject({ until: expect.any(Number), terms: { pace: '24h' } })
  })

  it('comes by agreement: offered, declined, offered again, accepted', async () => {
    await alice.command('game draw')
    expect(server.lastPost().pings).toEqual([bob.user])
    expect(textOf(await alice.command('game draw'))).toContain('already offered')
    const first = server.lastPost()
    await bob.click(first, 'Play on')
    expect(server.game().drawOffer).toBeNull()
    await alice.command('game draw')
    expect(textOf(await bob.click(first, 'Accept the draw'))).toContain('out of date')
    expect(server.game().stage).toBe('battle')
    await bob.click(server.lastPost(), 'Play on')
    await bob.command('game draw')
    await alice.click(server.lastPost(), 'Accept the draw')
    expect(server.game().stage).toBe('over')
    expect(textOf(server.posts.at(-2)!)).toContain('draw')
  })
})
