import { beforeEach, describe, expect, it } from 'vitest'
import { gameView } from '../../../../lambdas/discord/games/gameView.ts'
import type { BoardScene } from '../../../../render/combat-hex/boardScene.ts'
import { makeCell } from '../../../../rules/index.ts'
import { type Person, questionOf, stateOf, type TestServer, textOf } from '../testServer.ts'
import { beginSeason } from './beginSeason.ts'

let server: TestServer
let director: Person
let players: Person[]

const question = () => questionOf(server)
const asked = () => players.find(({ user }) => user === server.game().seats[question().by]!.user)!
const correct = (options: Record<string, string | number>) =>
  director.command('league rule', { decision: 'correct', battle: '1-1', why: 'a hand slipped', ...options })
const figures = () => stateOf(server).figures
const figure = (id: string) => figures().find(one => one.id === id)!
/** The message that tells players of the decision, and the board that it shows. */
function told() {
  const post = server.posts.findLast(each => textOf(each).includes('a hand slipped'))!
  return { text: textOf(post), battle: (post.pictures![0] as { still: BoardScene }).still }
}

/** The battle of a season up to the first action, both armies standing where the program has put them. */
beforeEach(async () => {
  const begun = await beginSeason(['Ann', 'Bob'])
  ;({ server, director, players } = begun)
  await begun.nextRound()
  for (let step = 0; step < 40 && question().kind !== 'act'; step++)
    if (question().kind === 'deploy') {
      await asked().command('deploy auto')
      await asked().command('deploy done')
    } else await asked().command('answer', { choice: question().space.enumerate('', 9).at(-1)! })
  expect(question().kind).toBe('act')
})

describe('10.01 a director corrects a battle under way', () => {
  it('in life, action points and facing; the logs of season and game and the picture say so', async () => {
    const { types } = stateOf(server)
    const { id, facing } = figures().find(({ type }) => types[type]!.life > 1 && types[type]!.ap > 0)!
    const other = facing === 0 ? 'S' : 'N'
    expect(textOf(await correct({ figure: id, life: 1, ap: 0, facing: other }))).toContain(
      'put right on the board',
    )
    const right = { life: 1, ap: 0, facing: other === 'S' ? 3 : 0 }
    expect(figure(id)).toMatchObject(right)
    expect(server.season().season.rulings.at(-1)).toMatchObject({
      do: 'correct',
      by: director.user,
      what: `${id}: life 1, action points 0, facing ${other}`,
      why: 'a hand slipped',
    })
    const { text, battle } = told()
    const line = `is put right: life 1, action points 0, facing ${other} (10.01)`
    expect(text.split('put right')).toHaveLength(3)
    expect(text).toContain(line)
    expect(battle.highlighted).toEqual([id])
    expect(battle.figures.find(({ label }) => label === id)).toMatchObject(right)
    for (const player of players) {
      expect(textOf(await player.command('league my'))).toContain('a hand slipped')
      expect(textOf(await player.command('game log'))).toContain(line)
    }
  })

  it('offers the figures of the battle, in its thread without naming it, and to directors alone', async () => {
    const labels = figures().map(({ id }) => id)
    const typing = (by: Person, options = {}) => by.typing('league rule', 'figure', '', options)
    expect((await typing(director, { battle: '1-1' })).toSorted()).toEqual(labels.toSorted())
    expect(await typing(director, { battle: '7-1' })).toEqual([])
    expect(await typing(players[0]!, { battle: '1-1' })).toEqual([])
  })

  it('says what a correction lacks', async () => {
    for (const options of [{}, { life: 1 }] as Record<string, string | number>[])
      expect(textOf(await correct(options))).toContain('needs the option figure')
    expect(textOf(await correct({ figure: figures()[0]!.id }))).toContain(
      'needs the option life / ap / at / facing',
    )
  })

  it('in its place, and nothing is decided where somebody stands (4.07)', async () => {
    const { rulings } = server.season().season
    const posts = server.posts.length
    const { board } = gameView(server.game(), 'en', null)!
    const { columns } = board!
    const taken = new Set(figures().map(({ at }) => at))
    const one = figures().find(({ at }) => !taken.has(at + columns))!
    const two = figures().find(({ id }) => id !== one.id)!
    expect(textOf(await correct({ figure: one.id, at: makeCell(board!, two.at) }))).toContain('(4.07)')
    expect(figure(one.id)).toEqual(one)
    expect(server.season().season.rulings).toEqual(rulings)
    expect(server.posts).toHaveLength(posts)
    const free = one.at + columns
    await correct({ figure: one.id, at: makeCell(board!, free) })
    expect(figure(one.id)).toMatchObject({ at: free, life: one.life, ap: one.ap, facing: one.facing })
    const { text, battle } = told()
    expect(text).toContain(`is put right: hex ${makeCell(board!, free)} (10.01)`)
    expect(battle.figures.find(({ label }) => label === one.id)).toMatchObject({ at: free })
  })
})
