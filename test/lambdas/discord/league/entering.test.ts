import { beforeEach, describe, expect, it } from 'vitest'
import { starterFor } from '../../../../lambdas/game/armiesToBring.ts'
import { termsOf } from '../../../../lambdas/store/seasonTypes.ts'
import { labelsOf, makeTestServer, type Person, type TestServer, textOf } from '../testServer.ts'
import { surely } from './beginSeason.ts'

let server: TestServer
let director: Person
let ann: Person
let bob: Person

beforeEach(() => {
  server = makeTestServer()
  director = server.person('100000000000000009', 'Dora', 'en', { manager: true })
  ann = server.person('100000000000000001', 'Ann')
  bob = server.person('100000000000000002', 'Bob', 'fr')
})

const create = (more = {}) => director.command('league create', { name: 'Spring', size: 500, ...more })
const armies = { good: 'starter-good', evil: 'starter-evil' }
const entrants = () =>
  server.season().season.entrants.map(({ name, state, approval }) => [name, state, approval])

describe('/league create', () => {
  it('tells whoever named nobody that they are not in it, and whoever named somebody to name another', async () => {
    await create()
    const stranger = server.person('100000000000000077', 'Sam')
    const own = textOf(await stranger.command('league leave'))
    expect(own).toContain('You are not in this season.')
    expect(own).toContain('Join')
    expect(own).not.toContain('Name one')
    const other = { user: stranger.user }
    const named = { [stranger.user]: { id: stranger.user, name: 'Sam', bot: false } }
    expect(textOf(await director.command('league leave', other, named))).toContain('Name one who is.')
  })

  it('opens a season, with one pinned message in its channel', async () => {
    const message = await create()
    expect(textOf(message)).toContain('**Spring** is open for registration in <#800000000000000001>')
    expect(server.season()).toMatchObject({ guild: '900000000000000001', message: expect.any(String) })
    expect(server.calls).toEqual(['post 800000000000000001', `pin ${server.season().message}`])
    expect(textOf(server.lastPost())).toContain('**Registration**: 0 players')
    expect(labelsOf(server.lastPost())).toEqual(['Join', 'My battles', 'Standings', 'Schedule', 'New here?'])
  })

  it('goes on without the right to pin, and says so once', async () => {
    server.mayPin = false
    await create()
    expect(server.notPinned).toBe(true)
    server.notPinned = false
    server.gone.add(server.season().message!)
    await ann.command('league join')
    expect(server.notPinned).toBe(false)
    expect(server.calls.filter(call => call.startsWith('post'))).toHaveLength(2)
  })

  it('is for whoever may manage the server', async () => {
    expect(textOf(await ann.command('league create', { name: 'Mine' }))).toMatch(/manage/i)
    expect(server.season()).toBeUndefined()
  })

  it('takes a name of one line that fits', async () => {
    expect(textOf(await create({ name: 'x'.repeat(4000) }))).toContain('80 characters at most')
    expect(textOf(await create({ name: ' ' }))).toContain('one line')
    expect(server.season()).toBeUndefined()
    await create({ name: '@everyone **wins**' })
    expect(textOf(server.lastPost())).not.toContain('## @everyone **wins**')
  })

  it('is created once, however often it is delivered', async () => {
    const call = { ...director.base(), name: 'league create', options: { name: 'Spring' } }
    await director.carryOut(call)
    await director.carryOut(call)
    expect(server.store.seasons.size).toBe(1)
    expect(server.calls.filter(each => each.startsWith('post'))).toHaveLength(1)
  })

  it('is not for private chats', async () => {
    const alone = server.person('100000000000000009', 'Dora', 'en', { guild: null })
    expect(textOf(await alone.command('league create', { name: 'x' }))).toMatch(/server/)
    expect(textOf(await alone.command('league my'))).toMatch(/server/)
  })
})

describe('/league settings', () => {
  it('shows what a season is played by, and lets directors change it', async () => {
    await create()
    expect(textOf(await ann.command('league settings'))).toContain('500 points')
    expect(textOf(await ann.command('league settings', { rounds: 3 }))).toMatch(/director/)
    expect(textOf(await director.command('league settings', { rounds: 3, days: 7 }))).toContain(
      'rounds: **3**',
    )
    expect(server.season().season.settings).toMatchObject({ rounds: 3, roundLength: 7 * 86_400 })
  })

  it('reads groups and tie-breaks as they are written, and refuses what it cannot read', async () => {
    await create()
    await director.command('league settings', {
      format: 'groups',
      groups: '4/2',
      'tie-breaks': 'Wins, buchholz',
    })
    expect(server.season().season.settings).toMatchObject({
      format: 'groups',
      groups: { count: 4, advance: 2 },
      tieBreaks: ['wins', 'buchholz'],
    })
    const wrong: Record<string, string>[] = [
      { groups: 'many' },
      { 'tie-breaks': 'beauty' },
      { 'board-list': 'nowhere' },
    ]
    for (const options of wrong)
      expect(textOf(await director.command('league settings', options))).toContain('⚠️')
  })

  it('lets the role direct as long as somebody has it', async () => {
    await create({ role: '55' })
    const ref = server.person('100000000000000007', 'Rex', 'en', { roles: ['55'] })
    expect(textOf(await ref.command('league settings', { rounds: 2 }))).toContain('rounds: **2**')
    const former = server.person('100000000000000007', 'Rex')
    expect(textOf(await former.command('league settings', { rounds: 4 }))).toMatch(/director/)
    expect(server.season().season.settings.rounds).toBe(2)
  })

  it('looks at armies anew where restrictions have changed (2.021)', async () => {
    await create({ approval: 'automatic' })
    await ann.command('league join')
    await ann.command('league army', armies)
    expect(entrants()).toEqual([['Ann', 'in', 'approved']])
    const [first] = (server.season().season.entrants[0]!.armies as { good: string[] }).good
    await director.command('league settings', { ban: first! })
    expect(entrants()).toEqual([['Ann', 'in', 'refused']])
    expect(textOf(await ann.command('league my'))).toContain('armies refused')
  })

  it('moves to another channel with a new message', async () => {
    await create()
    await director.command('league settings', { channel: '800000000000000002' })
    expect(server.calls.slice(-2)).toEqual(['post 800000000000000002', `pin ${server.season().message}`])
  })
})

describe('registration', () => {
  it('is joined once, by the button or the command, and left again', async () => {
    await create()
    const pinned = server.lastPost()
    expect(textOf(await ann.click(pinned, 'Join'))).toContain('You play in **Spring**')
    expect(textOf(await ann.click(pinned, 'Join'))).toMatch(/already/)
    expect(textOf(await bob.command('league join'))).toContain('Vous participez à **Spring**')
    expect(entrants()).toEqual([
      ['Ann', 'in', 'missing'],
      ['Bob', 'in', 'missing'],
    ])
    await bob.command('league leave')
    expect(entrants()[1]).toEqual(['Bob', 'withdrawn', 'missing'])
    expect(textOf(await bob.command('league leave'))).toMatch(/quitté/)
    // The one message is kept up to date.
    expect(server.calls.filter(call => call.startsWith('edit'))).toHaveLength(3)
  })

  it('takes one army of Good and one of Evil, and says every fault (2.022)', async () => {
    await create()
    await ann.command('league join')
    expect(textOf(await ann.command('league army'))).toContain('(2.022)')
    await ann.command('army new', { name: 'Empty', camp: 'good' })
    expect(textOf(await ann.command('league army', { good: 'Empty', evil: 'starter-evil' }))).toContain('⚠️')
    expect(textOf(await ann.command('league army', { good: 'Nobody', evil: 'starter-evil' }))).toMatch(
      /Nobody/,
    )
    expect(textOf(await ann.command('league army', armies))).toContain('A referee looks at them')
    expect(entrants()).toEqual([['Ann', 'in', 'waiting']])
    expect(textOf(await bob.command('league army', armies))).toMatch(/ne participez pas/)
  })

  it('offers the ready armies by a name in words', async () => {
    await create()
    const fr = server.person('100000000000000005', 'Eve', 'fr')
    const offered = await fr.offered('league army', 'good')
    expect(offered).toEqual([{ name: 'Armée prête (Bien)', value: 'starter-good' }])
  })

  it('takes one army after the other (2.022)', async () => {
    await create({ approval: 'automatic' })
    await ann.command('league join')
    const half = await ann.command('league army', { evil: 'starter-evil' })
    expect(textOf(half)).toContain('Your army of Evil is handed in. One of Good is still owed')
    expect(entrants()).toEqual([['Ann', 'in', 'missing']])
    expect(textOf(await director.command('league approve', { player: ann.user }))).toContain('⚠️')
    expect(textOf(await surely(director, 'league start'))).toMatch(/two at least[^]*league approve/)
    expect(textOf(await ann.command('league my'))).toContain('One of Good is still owed')
    expect(textOf(await ann.command('league army', { good: 'starter-good' }))).toContain('and approved')
    expect(entrants()).toEqual([['Ann', 'in', 'approved']])
    expect(textOf(await ann.command('league my'))).not.toContain('owed:')
  })

  it('puts ready armies in the place of those that are missing, not of one’s own (2.022)', async () => {
    await create()
    await bob.command('league join')
    await bob.command('army new', { name: 'Mine', camp: 'good' })
    const [army] = await server.store.armiesOf(bob.user)
    const good = starterFor({ terms: termsOf(server.season()) }, 'good').slice(0, -1)
    await server.store.saveArmy({ ...army!, figures: good })
    expect(textOf(await bob.command('league army', { good: 'Mine' }))).toContain('Il manque l’autre (Mal)')
    await bob.click(await bob.command('league my'), labelsOf(await bob.command('league my'))[0]!)
    expect(entrants()).toEqual([['Bob', 'in', 'waiting']])
    expect((server.season().season.entrants[0]!.armies as { good: string[] }).good).toEqual(good)
  })

  it('is approved by referees, one by one or all at once', async () => {
    await create({ referees: '66' })
    for (const player of [ann, bob]) {
      await player.command('league join')
      await player.command('league army', armies)
    }
    const ref = server.person('100000000000000007', 'Rex', 'en', { roles: ['66'] })
    expect(textOf(await ann.command('league approve', { player: ann.user }))).toMatch(/referee/)
    expect(textOf(await ref.command('league approve'))).toContain('**2 to be approved**')
    expect(await ref.typing('league approve', 'player')).toEqual(['all', ann.user, bob.user])
    const reason = { player: ann.user, why: 'too many trolls' }
    expect(textOf(await ref.command('league approve', reason))).toMatch(/nothing was approved[^]*refuse:True/)
    expect(entrants()[0]).toEqual(['Ann', 'in', 'waiting'])
    await ref.command('league approve', { ...reason, refuse: true })
    expect(entrants()[0]).toEqual(['Ann', 'in', 'refused'])
    expect(textOf(await ann.command('league my'))).toContain('too many trolls')
    await ann.command('league army', armies)
    await ref.command('league approve', { player: 'all' })
    expect(entrants().map(each => each[2])).toEqual(['approved', 'approved'])
    // Referees do not direct.
    expect(textOf(await surely(ref, 'league start'))).toMatch(/director/)
  })

  it('knows a player by the name that was typed, unless two bear it', async () => {
    await create()
    for (const player of [ann, bob]) {
      await player.command('league join')
      await player.command('league army', armies)
    }
    await director.command('league approve', { player: ' ann ' })
    expect(entrants().map(each => each[2])).toEqual(['approved', 'waiting'])
    expect(textOf(await ann.command('league player', { player: 'BOB' }))).toContain('Bob')
    const second = server.person('100000000000000004', 'Ann')
    await second.command('league join')
    expect(textOf(await director.command('league standings'))).not.toContain('@')
    expect(textOf(await surely(director, 'league leave', { player: 'Ann' }))).toMatch(/not in the season/)
    await surely(director, 'league leave', { player: 'Bob' })
    expect(entrants().map(each => each[1])).toEqual(['in', 'withdrawn', 'in'])
  })

  it('approves everybody by a button, and by the word that is offered', async () => {
    await create()
    for (const player of [ann, bob]) {
      await player.command('league join')
      await player.command('league army', armies)
    }
    // Armies that an opponent has handed in are for referees alone.
    expect(textOf(await ann.command('league approve'))).toMatch(/referee/)
    const waiting = await director.command('league approve')
    expect(textOf(waiting)).toContain('/league approve player:… refuse:')
    expect(textOf(await ann.click(waiting, 'Approve all'))).toMatch(/referee/)
    expect(entrants().map(each => each[2])).toEqual(['waiting', 'waiting'])
    expect(textOf(await director.click(waiting, 'Approve all'))).toContain('Approved: 2 players')
    expect(entrants().map(each => each[2])).toEqual(['approved', 'approved'])
    await ann.command('league army', armies)
    await director.command('league approve', { player: 'everybody who waits' })
    expect(entrants().map(each => each[2])).toEqual(['approved', 'approved'])
  })

  it('leaves armies that nobody saw out of a press for all', async () => {
    await create()
    await ann.command('league join')
    await ann.command('league army', armies)
    const waiting = await director.command('league approve')
    await bob.command('league join')
    await bob.command('league army', armies)
    await director.click(waiting, 'Approve all')
    expect(entrants().map(each => each[2])).toEqual(['waiting', 'waiting'])
  })

  it('takes ready armies by a button, right after joining or later', async () => {
    await create()
    const joined = await ann.click(server.lastPost(), 'Join')
    const mine = await ann.command('league my')
    expect(labelsOf(mine)).toEqual(['Starter armies'])
    expect(textOf(mine)).toContain('/league army good:… evil:…')
    expect(textOf(await ann.click(joined, 'Starter armies'))).toContain('are handed in')
    expect(entrants()).toEqual([['Ann', 'in', 'waiting']])
    expect(labelsOf(await ann.command('league my'))).toEqual([])
    expect(textOf(await bob.click(mine, 'Starter armies'))).toMatch(/ne participez pas/)
  })

  it('is closed by the start, which takes two at least', async () => {
    await create({ approval: 'automatic' })
    await ann.command('league join')
    const none = textOf(await surely(director, 'league start'))
    expect(none).toMatch(/0[^]*two at least[^]*`\/league approve`/)
    // Without her there would be nobody.
    expect(none).not.toContain('without:')
    await ann.command('league army', armies)
    expect(textOf(await surely(director, 'league start'))).toMatch(/two at least/)
    await bob.command('league join')
    await bob.command('league army', armies)
    expect(textOf(await surely(director, 'league start'))).toContain('The season has begun with 2 players')
    const late = server.person('100000000000000003', 'Cleo')
    expect(textOf(await late.command('league join'))).toMatch(/has begun/)
    expect(textOf(await ann.command('league army', armies))).toMatch(/stay as they are/)
    expect(labelsOf(server.lastPost())).not.toContain('Join')
  })

  it('ends with its time', async () => {
    await create({ register: 2 })
    // Discord shows `in 2 days` in the place of the time.
    expect(textOf(server.lastPost())).toMatch(/\*\*Registration\*\*, ends <t:\d+:R>: 0 players/)
    server.wait(3 * 86_400)
    expect(textOf(await ann.command('league join'))).toMatch(/Registration .* is over/)
    const one = { [ann.user]: { id: ann.user, name: 'Ann', bot: false } }
    await director.command('league join', { user: ann.user }, one)
    expect(entrants()).toEqual([['Ann', 'in', 'missing']])
  })
})

describe('which season', () => {
  it('is asked where several go on, and each is offered by name', async () => {
    await create()
    await create({ name: 'Summer' })
    expect(textOf(await ann.command('league join'))).toMatch(/Several seasons/)
    const offered = await ann.offered('league join', 'season')
    expect(offered.map(({ name }) => name)).toEqual(['Summer', 'Spring'])
    await ann.command('league join', { season: String(offered[1]!.value) })
    expect([...server.store.seasons.values()].map(({ season }) => season.entrants.length)).toEqual([1, 0])
  })

  it('is found with as many reads after one past season as after twenty', async () => {
    const readsOfStandings = async () => {
      let reads = 0
      const { store } = server
      const kept = { ...store }
      for (const [name, call] of Object.entries(kept))
        if (typeof call === 'function')
          Object.assign(store, {
            [name]: (...given: never[]) => {
              reads++
              return (call as (...given: never[]) => unknown)(...given)
            },
          })
      expect(textOf(await ann.command('league standings'))).toContain('Spring')
      Object.assign(store, kept)
      return reads
    }
    const past = async (count: number) => {
      for (let i = 0; i < count; i++) {
        await create({ name: `Past ${i}` })
        await surely(director, 'league close')
      }
      await create()
      const reads = await readsOfStandings()
      await surely(director, 'league close')
      return reads
    }
    const few = await past(1)
    expect(few).toBeGreaterThan(1)
    expect(await past(20)).toBe(few)
  })

  it('is never that of another server', async () => {
    await create()
    const { id } = server.season()
    const stranger = server.person('100000000000000001', 'Ann', 'en', {
      guild: '900000000000000002',
      manager: true,
    })
    for (const name of [
      'join',
      'my',
      'standings',
      'schedule',
      'settings',
      'start',
      'pair',
      'publish',
      'army',
    ])
      expect(textOf(await stranger.command(`league ${name}`, { season: id })), name).toMatch(/no such season/)
    expect(await stranger.typing('league join', 'season')).toEqual([])
    expect(entrants()).toEqual([])
  })
})
