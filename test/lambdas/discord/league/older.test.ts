import { expect, it } from 'vitest'
import { textOf } from '../testServer.ts'
import { beginSeason, starters, surely } from './beginSeason.ts'

it('a battle that is older than its round is owed, holds the next one back, and counts where it belongs', async () => {
  const { server, director, players, nextRound, concede } = await beginSeason(['Ann', 'Bob', 'Cleo', 'Dan'])
  const season = () => server.season().season
  const pinned = () => textOf(server.lastSeasonMessage())
  await nextRound()
  await concede(0, 0)
  await concede(1, 0)
  await nextRound()
  const anew = { decision: 'restart', why: 'wrong board', battle: '1-1' }
  await surely(director, 'league rule', anew)
  const [a, b] = season().rounds[0]!.battles[0]!.players.map(number => season().entrants[number!]!.name)
  expect(pinned()).toMatch(new RegExp(`Still to be fought: ${a} – ${b}, .* – .*, .* – `))
  await concede(0, 0)
  await concede(1, 0)
  expect(pinned()).toContain(`Still to be fought: ${a} – ${b}`)
  expect(textOf(await director.command('league pair'))).toMatch(/Battles of round 1 that are not settled: 1/)
  const loser = players.find(
    player => player.user === season().entrants[season().rounds[0]!.battles[0]!.players[0]]!.user,
  )!
  expect(textOf(await loser.command('league my'))).toContain(`against **${b}**`)
  const game = server.game(season().rounds[0]!.battles[0]!.game!)
  await loser.press(`concede:${game.id}:${game.version}:yes`)
  expect(season().rounds[0]!.battles[0]!.outcome).toMatchObject({ kind: 'played', score: [0, 6] })
  expect(pinned()).toContain('Round 2 of 5 is over.')
  expect(textOf(await director.command('league pair'))).toContain('Round 3, as paired')
})

it('somebody who comes late is let in by a director alone, brings armies, and is paired from the next round on', async () => {
  const { server, director, nextRound, concede } = await beginSeason(['Ann', 'Bob'])
  await nextRound()
  const eve = server.person('100000000000000077', 'Eve')
  expect(textOf(await eve.command('league join'))).toMatch(/has begun/)
  const named = { [eve.user]: { id: eve.user, name: 'Eve', bot: false } }
  expect(textOf(await director.command('league join', { user: eve.user }, named))).toContain('Eve plays in')
  expect(textOf(await eve.command('league my'))).toContain('Hand in one of Good and one of Evil')
  await concede(0, 0)
  // Without armies nobody is paired.
  await nextRound()
  expect(server.season().season.rounds[1]!.battles[0]!.players.toSorted()).toEqual([0, 1])
  await concede(0, 0)
  expect(textOf(await eve.command('league army', starters))).toContain('are handed in')
  await nextRound()
  const { battles } = server.season().season.rounds[2]!
  expect(battles.flatMap(({ players }) => players)).toContain(2)
  expect(battles.filter(({ players }) => players[1] === null)).toHaveLength(1)
})
