import { describe, expect, it } from 'vitest'
import { writeFigures } from '../../../lambdas/discord/games/combat-hex/figureFiles/writeFigures.ts'
import { checkArmy, roster } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { day, hour, makeServerWithClock } from './serverWithClock.ts'

const ann = '100000000000000101'
const ben = '100000000000000102'

describe('before the battle', () => {
  it('an invitation is open for a week, and whoever is invited is reminded', async () => {
    const { at, server, game } = makeServerWithClock()
    const alice = server.person(ann, 'Alice')
    await alice.command('challenge', { opponent: ben }, { [ben]: { id: ben, name: 'Bob', bot: false } })
    const until = game().until!
    expect(until - game().made).toBe(7 * day)
    expect(await at(until - 12 * hour)).toMatchObject([{ pings: [ben] }])
    expect(await at(until)).toMatchObject([{ pings: [ann] }])
    expect(game()).toMatchObject({ stage: 'declined', until: null })
    expect(await at(until + day)).toEqual([])
  })

  it('who has not chosen an army takes a starter', async () => {
    const { at, server, game } = makeServerWithClock()
    const [alice, bob] = [server.person(ann, 'Alice'), server.person(ben, 'Bob')]
    await alice.command('challenge', { points: 500, board: 'the-marsh' })
    await bob.command('game accept')
    await bob.command('army pick', { army: 'starter-good', other: 'starter-evil' })
    const until = game().until!
    expect(await at(until - 6 * hour)).toMatchObject([{ pings: [ann] }])
    const [post] = await at(until)
    expect(post?.text).toContain('Alice takes a starter army')
    expect(game().stage).toBe('battle')
  })

  it('2.021 the starter keeps to the restrictions of the challenge', async () => {
    const { at, server, game } = makeServerWithClock()
    const [alice, bob] = [server.person(ann, 'Alice'), server.person(ben, 'Bob')]
    await alice.command('challenge', { points: 500, camps: 'good', ban: 'Uglúk', limit: '1 each' })
    await bob.command('game accept')
    await alice.command('army pick', { army: 'starter-good' })
    await at(game().until!)
    const { stage, seats, terms } = game()
    expect(stage).toBe('battle')
    const { restrictions } = terms
    expect(
      checkArmy(seats[1]!.armies.evil!, { points: 500, camp: 'evil', restrictions: seal(restrictions) }),
    ).toEqual([])
    expect(seats[1]!.armies.evil).not.toContain('ugluk')
  })

  it('2.021 where no starter keeps to them the game is called off, and nobody has lost', async () => {
    const { at, server, game } = makeServerWithClock()
    const [alice, bob] = [server.person(ann, 'Alice'), server.person(ben, 'Bob')]
    const leaders = roster.filter(
      ({ camp, kind, points }) => camp === 'evil' && kind === 'hero' && points <= 500,
    )
    const lord = { ...leaders[0]!, id: 'orc-lord', unique: [] }
    const boss = server.person('100000000000000109', 'Boss', 'en', { manager: true })
    await boss.send('figures import', 'f.csv', writeFigures([lord], 'en'))
    const ban = leaders.map(({ id }) => id).join()
    await alice.command('challenge', { points: 500, camps: 'good', ban })
    const { id } = game()
    await bob.command('game accept', { game: id })
    await alice.command('army pick', { army: 'starter-good', game: id })
    const [post] = await at(game().until!)
    expect(post).toMatchObject({ pings: [ann, ben] })
    expect(post?.text).toContain('no starter army keeps to the restrictions: the game is called off')
    expect(game()).toMatchObject({ id, stage: 'declined', until: null, save: null })
  })

  it('a game for which nobody chooses is called off', async () => {
    const { at, server, game } = makeServerWithClock()
    const [alice, bob] = [server.person(ann, 'Alice'), server.person(ben, 'Bob')]
    await alice.command('challenge')
    await bob.command('game accept')
    const until = game().until!
    const reminders = await at(until - 6 * hour)
    expect(reminders.flatMap(post => post.pings).sort()).toEqual([ann, ben])
    expect(await at(until)).toMatchObject([{ pings: [ann, ben] }])
    expect(game().stage).toBe('declined')
  })
})
