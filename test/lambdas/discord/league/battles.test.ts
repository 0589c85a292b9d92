import { beforeEach, describe, expect, it } from 'vitest'
import { sheetWords } from '../../../../lambdas/discord/views/league/sheetWords.ts'
import { tickSeason } from '../../../../lambdas/league/tick.ts'
import { seasonTasks } from '../../../../lambdas/store/seasonDue.ts'
import { tellSeason } from '../../../../lambdas/worker/tellSeason.ts'
import type { CombatHexState } from '../../../../rules/combat-hex/index.ts'
import { open as questionIn } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import { boardById } from '../../../../rules/index.ts'
import { labelsOf, makeTestServer, type Person, textOf } from '../testServer.ts'
import { starters, surely } from './beginSeason.ts'
import { useSeason } from './useSeason.ts'

const { t, begin, season, battle, game, personOf, rule, outcome } = useSeason()

describe('the table in words', () => {
  it('bears ranks that are not counted anew where two share one', async () => {
    await begin(4)
    await t.nextRound()
    for (const battle of ['1-1', '1-2']) await rule('neither-at-fault', { battle })
    const ranks = textOf(await t.director.command('league standings')).match(
      /^\S+ (?=\*\*(?:Ann|Bob|Cleo|Dan)\*\* 1\.5)/gm,
    )
    expect(ranks).toEqual(['1\\. ', '1\\. ', '1\\. ', '1\\. '])
  })
})

describe('a round', () => {
  it('is seen by its director alone before it is published', async () => {
    const posts = t.server.posts.length
    const draft = await t.director.command('league pair')
    expect(textOf(draft)).toContain('nobody sees it yet')
    expect(labelsOf(draft)).toEqual(['Publish'])
    expect(t.server.posts).toHaveLength(posts)
    expect(textOf(await t.players[0]!.command('league pair'))).toMatch(/director/)
    expect(textOf(await t.director.click(draft, 'Publish'))).toContain(
      'Round 1 is published: 1 battle begins',
    )
    expect(textOf(await t.director.click(draft, 'Publish'))).toMatch(/no pairing|changed/)
  })

  it('is announced once, and every battle begins in a thread with what was registered', async () => {
    await t.nextRound()
    expect(t.server.posts.filter(post => textOf(post).includes('📣'))).toHaveLength(1)
    expect(t.server.threads).toHaveLength(1)
    expect(game()).toMatchObject({
      stage: 'battle',
      guild: '900000000000000001',
      season: { name: 'Spring', round: 1, table: 0 },
      terms: { points: 500 },
    })
    expect(game().save).not.toBeNull()
    expect(t.server.posts.some(post => post.pings?.length === 2 && textOf(post).includes('⚔️'))).toBe(true)
    expect(textOf(await t.players[0]!.command('league my'))).toContain(`against **`)
    // Nothing is agreed upon any more.
    expect(textOf(await t.players[0]!.command('game decline', { game: game().id }))).toContain('⚠️')
    expect(
      textOf(await t.players[0]!.command('army pick', { army: 'starter-good', game: game().id })),
    ).toContain('⚠️')
    expect(textOf(await t.players[0]!.command('game pause', { game: game().id }))).toMatch(/director/)
  })

  it('tells both in the thread of the first answer, and calls whoever is asked next', async () => {
    await t.nextRound()
    const before = t.server.posts.length
    const { question } = questionIn(seal(game().save!))
    const [first, other] = question!.by === 0 ? ([0, 1] as const) : ([1, 0] as const)
    const { seats } = game()
    const by = personOf(seats[first]!.user)
    await by.command('answer', { choice: question!.space.enumerate('', 9).at(-1)! })
    expect(questionIn(seal(game().save!)).question!.by).toBe(other)
    const told = t.server.posts.slice(before)
    expect(told.map(post => post.pings).filter(pings => pings?.length)).toEqual([[seats[other]!.user]])
  })

  it('shows the board that was chosen, before anybody stands on it', async () => {
    await t.nextRound()
    const { server } = t
    const pending = () => questionIn(seal(game().save!)).question!
    for (let step = 0; step < 9 && questionIn(seal(game().save!)).state.board === null; step++) {
      const by = personOf(game().seats[pending().by]!.user)
      await by.command('answer', { choice: pending().space.enumerate('', 9).at(-1)! })
    }
    const { board, phase } = questionIn(seal(game().save!)).state
    expect([board, phase]).toEqual([expect.any(String), 'set-up'])
    const shown = server.posts.flatMap(({ pictures = [] }) => pictures).filter(picture => 'still' in picture)
    expect(shown.at(-1)).toMatchObject({
      alt: expect.stringMatching(/^The .*, set-up\./),
      still: { board: { id: board } },
    })
  })

  it('makes each battle once, however often it is carried out', async () => {
    await t.director.command('league pair')
    await t.director.command('league publish')
    const { outbox: _outbox, ...record } = t.server.season()
    const again = { ...record, outbox: [{ key: 'again', do: 'battle' as const, round: 1, table: 0 }] }
    t.server.store.seasons.set(record.id, again)
    await t.server.tellOf(again)
    expect(t.server.store.games.size).toBe(1)
    expect(t.server.season().outbox).toEqual([])
  })

  it('is published once by two directors', async () => {
    const draft = await t.director.command('league pair')
    const other = t.server.person('100000000000000008', 'Rex', 'en', { manager: true })
    await other.click(draft, 'Publish')
    expect(textOf(await t.director.command('league publish'))).toContain('⚠️')
    expect(season().rounds).toHaveLength(1)
  })

  it('shows a director what a swap breaks', async () => {
    await begin(4)
    await t.nextRound()
    for (const table of [0, 1]) await t.concede(table, 0)
    await t.director.command('league pair')
    const [[a], [b]] = season().draft!.pairs as [[number, number], [number, number]]
    const user = (n: number) => season().entrants[n]!.user
    const message = await t.director.command('league pair', { swap: user(a), with: user(b) })
    expect(textOf(message)).toContain('⚠️')
    const { pairs } = season().draft!
    const again = textOf(await t.director.command('league pair'))
    expect(again).toContain('Places were changed by hand')
    expect(season().draft!.pairs).toEqual(pairs)
    expect(textOf(await rule('score', { score: '3 - 0', battle: '1-1' }))).toContain(
      'dropped, and with it the places changed by hand',
    )
    expect(season().draft).toBeNull()
  })
})

describe('a pairing that is not published', () => {
  /** Four players after a round, the next one paired with two places changed by hand. */
  beforeEach(async () => {
    await begin(4)
    await t.nextRound()
    for (const table of [0, 1]) await t.concede(table, 0)
    await t.director.command('league pair')
    const [[a], [b]] = season().draft!.pairs as [[number, number], [number, number]]
    const user = (n: number) => season().entrants[n]!.user
    await t.director.command('league pair', { swap: user(a), with: user(b) })
  })
  const dropped = 'dropped, and with it the places changed by hand'

  it('that the format settles is shown without wishes that nobody can keep', async () => {
    await begin(4)
    const record = t.server.season()
    for (const format of ['double-round-robin', 'knockout'] as const) {
      const { season: before } = record
      const fixed = { ...before, settings: { ...before.settings, format } }
      t.server.store.seasons.set(record.id, { ...t.server.season(), season: fixed })
      const shown = textOf(await t.director.command('league pair'))
      expect(shown).toContain('Who plays whom follows from the format.')
      expect(shown).not.toMatch(/⚠️|Change places|Nobody meets/)
    }
  })

  it('is dropped by all that it was made from, which the director alone is told', async () => {
    const paired = () => t.director.command('league pair')
    const eve = t.server.person('100000000000000077', 'Eve')
    await t.director.command(
      'league join',
      { user: eve.user },
      { [eve.user]: { id: eve.user, name: 'Eve', bot: false } },
    )
    expect(season().draft).not.toBeNull()
    expect(textOf(await eve.command('league army', starters))).not.toContain('dropped')
    expect(season().draft).toBeNull()
    expect(textOf(await t.director.command('league publish'))).toMatch(/none was made since[^]*league pair/)
    await paired()
    expect(textOf(await rule('score', { score: '2 - 1', battle: '1-2' }))).toContain('is dropped')
    await paired()
    expect(textOf(await rule('reopen', { battle: '1-2' }))).toContain('is dropped')
    await paired()
    expect(textOf(await t.director.command('league settings', { grace: 9 }))).not.toContain('dropped')
    expect(textOf(await t.director.command('league settings', { rounds: 4 }))).toContain('is dropped')
    await paired()
    expect(textOf(await t.director.command('league publish'))).toContain('Round 2 is published')
  })

  it('is dropped when somebody leaves, and the director is told of the places changed by hand', async () => {
    expect(textOf(await surely(t.director, 'league leave', { player: 'Ann' }))).toContain(dropped)
    expect(season().draft).toBeNull()
    expect(textOf(await surely(t.director, 'league leave', { player: 'Bob' }))).not.toContain('dropped')
  })

  it('is dropped when somebody is excluded (10.09), and as it was drawn there is less to tell', async () => {
    const said = textOf(await surely(t.director, 'league exclude', { player: 'Ann', why: 'loaded dice' }))
    expect(said).toContain(dropped)
    await t.director.command('league pair')
    const again = textOf(await surely(t.director, 'league exclude', { player: 'Bob', why: 'loaded dice' }))
    expect(again).toContain('is dropped: `/league pair`')
    expect(again).not.toContain('by hand')
  })
})

describe('a result', () => {
  it('counts by itself, once, and stands in the pinned message', async () => {
    await t.nextRound()
    await t.concede(0, 0)
    expect(outcome()).toMatchObject({ kind: 'played', score: [0, 6], result: { reason: 'conceded' } })
    const before = JSON.stringify(season())
    await tellSeason(game(), { ...t.server.deps() })
    expect(JSON.stringify(season())).toBe(before)
    const winner = season().entrants[battle().players[1]!]!.name
    expect(textOf(t.server.lastPost())).toContain(`1\\. **${winner}** 3`)
    expect(t.server.lastPost().pictures).toMatchObject([{ alt: expect.stringContaining(`1. ${winner} 3`) }])
    expect(textOf(await t.players[0]!.command('league standings'))).toContain(`**${winner}** 3`)
    expect(textOf(await t.players[0]!.command('league schedule'))).toContain('0 – 3')
    for (const name of ['standings', 'schedule']) {
      const { pictures } = await t.players[0]!.command(`league ${name}`)
      expect(pictures).toMatchObject([{ name: `${name}.png`, alt: expect.stringContaining(winner) }])
    }
  })

  it('tells the camps and the board that the roll left open, once they were played', async () => {
    await t.nextRound()
    const line = async () => textOf(await t.players[0]!.command('league schedule'))
    expect(await line()).not.toContain('(Good)')
    const record = t.server.season()
    const told = structuredClone(record)
    const result = { winner: 0, reason: 'broken', score: [6, 0], sides: [1, 0], board: 'the-marsh' }
    told.season.rounds[0]!.battles[0]!.outcome = {
      kind: 'played',
      score: [6, 0],
      at: t.server.now(),
      result: { ...result, destroyed: [0, 0], lost: [0, 0] },
    }
    t.server.store.seasons.set(record.id, told)
    expect(await line()).toMatch(/\(Evil\) – .* \(Good\) · The marsh/)
    // A camp that was not played is no line of zeros.
    const winner = personOf(told.season.entrants[battle().players[0]]!.user)
    const said = textOf(await winner.command('league player'))
    expect(said).toContain('In all: 1 won, 0 drawn, 0 lost\nEvil: 1 won, 0 drawn, 0 lost\nPoints')
    expect(said).not.toContain('Good:')
  })

  it('of a draw by agreement is 1.5 each (7.05)', async () => {
    await t.nextRound()
    const id = game().id
    await t.players[0]!.command('game draw', { game: id })
    const sure = await t.players[1]!.command('game draw', { game: id })
    await t.players[1]!.click(sure, 'Accept the draw')
    expect(outcome()).toMatchObject({ kind: 'played', score: [3, 3] })
  })

  it('that comes after a ruling is kept beside it', async () => {
    await t.nextRound()
    const open = game()
    await rule('both-at-fault')
    expect(outcome()).toMatchObject({ kind: 'both-at-fault', score: [0, 0] })
    // The game was broken off: nobody is asked any more.
    expect(t.server.game(open.id).stage).toBe('declined')
    const press = personOf(open.seats[0]!.user).press(
      `finish:${open.id}:${t.server.game(open.id).version}:yes`,
    )
    expect(textOf(await press)).toContain('⚠️')
  })

  it('can be counted anew from the games at any time', async () => {
    await t.nextRound()
    await t.concede(0, 1)
    const record = t.server.season()
    const told = outcome()
    expect(told!.result!.luck).toEqual([expect.any(Object), expect.any(Object)])
    const lost = structuredClone(record)
    lost.season.rounds[0]!.battles[0]!.outcome = null
    t.server.store.seasons.set(record.id, lost)
    expect(textOf(await t.players[0]!.command('league standings', { recount: true }))).toMatch(/director/)
    await t.director.command('league standings', { recount: true })
    expect(outcome()).toMatchObject({ kind: 'played', score: [6, 0] })
    expect(outcome()!.result).toEqual(told!.result)
  })
})

describe('time', () => {
  it('reminds once, then leaves the present turn and one more, then lets a director rule', async () => {
    await t.nextRound()
    const tasks = seasonTasks(t.server.season()).toSorted((a, b) => a.at - b.at)
    expect(tasks.map(({ task }) => task)).toEqual(['remind', 'due', 'late'])
    for (const { at, task } of tasks) {
      const ticked = tickSeason(t.server.season(), at)!
      const record = { ...ticked.season, outbox: ticked.outbox }
      t.server.store.seasons.set(record.id, record)
      await t.server.tellOf(record)
      expect(tickSeason(t.server.season(), at)).toBeUndefined()
      if (task === 'remind') expect(t.server.lastPost().pings).toHaveLength(2)
      if (task === 'due')
        expect(seal<CombatHexState>(game().save!.battle).lastTurn).toBe(game().save!.battle.turn + 1)
    }
    expect(textOf(t.server.lastPost())).toContain('A director has to rule on')
    expect(outcome()).toBeNull()
  })

  it('counts what is not over as the season says', async () => {
    await begin(2)
    await t.director.command('league settings', { unplayed: 'neither-at-fault' })
    await t.nextRound()
    const late = seasonTasks(t.server.season()).find(({ task }) => task === 'late')!
    const ticked = tickSeason(t.server.season(), late.at)!
    expect(ticked.season.season.rounds[0]!.battles[0]!.outcome).toMatchObject({
      kind: 'neither-at-fault',
      score: [3, 3],
    })
  })
})

describe('the end', () => {
  it('waits for open battles, and leaves the table and the files', async () => {
    await t.nextRound()
    expect(textOf(await surely(t.director, 'league close'))).toContain('⚠️')
    await t.concede(0, 0)
    const closed = textOf(await surely(t.director, 'league close'))
    expect(closed).toMatch(/^🏆 \*\*(Ann|Bob) wins the season\*\*\n\*\*Spring\*\* is closed/)
    expect(closed).toContain('secret behind the dice: `/league export`')
    expect(textOf(t.server.lastPost())).toContain('🏆')
    const message = await t.players[0]!.command('league export')
    const files = Object.fromEntries(
      (message.files ?? []).map(({ name, content }) => [name.split('-')[0], content]),
    )
    expect(files.standings).toContain('1,')
    expect(JSON.parse(files.season ?? '')).toMatchObject({ dice: { secret: t.server.season().secret } })
    // It was given up before the deployment roll: it is in no camp.
    expect(textOf(await t.players[0]!.command('league player'))).toMatch(
      /In all: \d won, 0 drawn, \d lost\nPoints/,
    )
    expect(textOf(await t.director.command('league pair'))).toMatch(/is over/)
  })

  it('leaves files whose names are in the language of the season', async () => {
    const record = t.server.season()
    t.server.store.seasons.set(record.id, { ...record, language: 'fr' })
    const { files } = await t.players[0]!.command('league export')
    expect(files!.map(({ name }) => name)).toEqual([
      `classement-${record.id}.csv`,
      `batailles-${record.id}.csv`,
      `saison-${record.id}.json`,
    ])
  })

  it('leaves tables in the words of whoever exports them, and the document as it is', async () => {
    await t.nextRound()
    await t.concede(0, 0)
    const french = t.server.person(t.players[0]!.user, 'Ann', 'fr')
    const [standings, battles, document] = (await french.command('league export')).files!.map(
      ({ content }) => content,
    )
    expect(standings!.split('\n')[0]).toMatch(
      /^\uFEFFrang;joueur;points;jouées;victoires;nulles;défaites;exemptions;Buchholz;/,
    )
    expect(battles!.split('\n')[0]).toMatch(
      /^\uFEFFronde.table.joueur.adversaire.camp.camp adverse.carte.points.points de l’adv/,
    )
    expect(battles).toMatch(/jouée.abandon/)
    const { cell } = sheetWords('fr', { game: 'combat-hex', sides: ['good', 'evil'] })
    expect(cell('board', 'the-marsh')).toBe(boardById('the-marsh')!.name.fr)
    expect(cell('side', 'evil')).toBe('Mal')
    expect(cell('reason', 'a word of another game')).toBe('a word of another game')
    expect(document).toContain('"how": "played"')
    expect(document).toContain('"reason": "conceded"')
    const [english] = (await t.players[0]!.command('league export')).files!
    expect(english!.content.split('\n')[0]).toMatch(/^\uFEFFrank,player,points,fought,/)
  })

  it('keeps what is secret out of the files before, and formulas for ever', async () => {
    t.server = makeTestServer()
    t.director = t.server.person('100000000000000009', 'Dora', 'en', { manager: true })
    await t.director.command('league create', { name: 'Spring', size: 500, approval: 'automatic' })
    const rogue = t.server.person('100000000000000001', '=HYPERLINK("x")')
    await rogue.command('league join')
    const text = JSON.stringify((await rogue.command('league export')).files)
    expect(text).not.toContain(t.server.season().secret)
    expect(text).not.toMatch(/(?:^|,|\\n)"?=HYPER/)
  })

  it('forgets a player’s name and keeps the battles', async () => {
    await t.nextRound()
    await t.concede(0, 0)
    const [one] = t.players as [Person, Person]
    await one.click(await one.command('settings forget-me'), 'Delete everything of mine')
    const { recent: _recent, ...kept } = t.server.season()
    expect(JSON.stringify(kept)).not.toContain(one.user)
    expect(outcome()).toMatchObject({ kind: 'played' })
    expect(textOf(await t.director.command('league schedule'))).toContain('Former player')
  })

  it('tells whoever is forgotten nothing more, and lists the season for them no more', async () => {
    const [one, two] = t.players as [Person, Person]
    const { seasons } = t.server.store
    const record = t.server.season()
    const waiting = [one, two].flatMap(({ user }) => [
      { key: `9-refused ${user}`, do: 'refused' as const, user, by: '', why: '' },
      { key: `9-index ${user}`, do: 'index' as const, user },
    ])
    seasons.set(record.id, { ...record, outbox: waiting })
    await one.click(await one.command('settings forget-me'), 'Delete everything of mine')
    const left = JSON.stringify(seasons.get(record.id)!.outbox)
    expect(left).not.toContain(one.user)
    expect(left).toContain(`9-refused ${two.user}`)
    expect(left).toContain(`9-index ${two.user}`)
  })
})
