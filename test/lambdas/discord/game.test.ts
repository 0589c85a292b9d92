import { beforeAll, describe, expect, it } from 'vitest'
import { verifyDice } from '../../../lambdas/game/verifyDice.ts'
import { documentFor, type GameDocument } from '../../../rules/combat-hex/index.ts'
import { seal } from '../../../rules/games.ts'
import { commit, die, joinSeed } from '../../../rules/index.ts'
import { drawn } from '../../helpers/drawn.ts'
import { battleLog } from '../../helpers/ownTypes.ts'
import { faultsOfDice } from './diceCheck.ts'
import { labelsOf, makeTestServer, type Person, startBattle, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person
let asked: () => Person

const exported = async (who: Person): Promise<GameDocument> => {
  const { files } = await who.command('game export')
  return JSON.parse(files![0]!.content) as GameDocument
}

describe('a game under way', () => {
  beforeAll(async () => {
    server = makeTestServer()
    ;({ alice, bob, asked } = await startBattle(server))
  })

  it('/game status shows every reader whose turn it is, in their own language', async () => {
    const carol = server.person('100000000000000003', 'Carol', 'fr')
    const status = await carol.command('game status')
    expect(textOf(status)).toContain('sur quel bord étroit')
    expect(labelsOf(status)).toEqual(['Montrer à tous'])
    expect(labelsOf(await asked().command('game status'))).toEqual([
      '★ left edge',
      'right edge',
      'Show everybody',
    ])
  })

  it('/game list names the games of a player, and the option game finds them elsewhere', async () => {
    const { id } = server.game()
    expect(textOf(await alice.command('game list'))).toMatch(
      /<#\d+> Alice ⚔ Bob.*(\*\*your turn\*\*|Bob to answer) · <t:/,
    )
    const elsewhere = server.person(alice.user, 'Alice', 'en', { channel: '800000000000000009' })
    expect(await elsewhere.typing('game status', 'game', '')).toEqual([id])
    expect(textOf(await elsewhere.command('game status', { game: id }))).toContain('Alice')
    expect(textOf(await elsewhere.command('game status', { game: 'nothing' }))).toContain('no such game')
    // The only open game of the caller is meant where none is named.
    expect(textOf(await elsewhere.command('game status'))).toContain('Alice')
    const nobody = server.person('100000000000000004', 'Dora', 'en', { channel: '800000000000000009' })
    expect(textOf(await nobody.command('game status'))).toContain('no such game')
    expect(textOf(await nobody.command('game list'))).toContain('None yet')
  })

  it('/game list opens the status of a game by a button, those first that wait for the player', async () => {
    const { id } = server.game()
    const list = await alice.command('game list')
    expect(labelsOf(list)).toEqual(['Open: Bob'])
    const opened = await alice.click(list, 'Open: Bob')
    expect(textOf(opened)).toBe(textOf(await alice.press(`status:${id}:${server.game().version}:`)))
    expect(textOf(opened)).toContain('edge')

    const many = makeTestServer()
    const ann = many.person('100000000000000011', 'Ann')
    const guests = [1, 2, 3, 4, 5, 6].map(n => many.person(`10000000000000002${n}`, `Guest ${n}`))
    for (const guest of guests) {
      await ann.command('challenge', { points: 500, camps: 'good' })
      await guest.command('game accept', { game: many.game().id })
    }
    // Ann has chosen her army in the newest two, and the others wait for her.
    for (const n of [5, 4]) {
      const { id: own } = [...many.store.games.values()][n]!
      await ann.command('army pick', { army: 'starter-good', game: own })
    }
    const all = await ann.command('game list')
    expect(textOf(all).match(/▶️/g)).toHaveLength(4)
    expect(labelsOf(all)).toEqual([4, 3, 2, 1, 6, 5].map(n => `Open: Guest ${n}`))
    expect(textOf(all)).toMatch(/\*\*1\*\* ▶️ <#\d+> Ann ⚔ Guest 4 .*\*\*your turn\*\* · <t:/)
    expect(textOf(all)).toMatch(/\*\*5\*\* <#\d+> Ann ⚔ Guest 6 .*Guest 6 to answer · <t:/)
    // Nothing stands on a board yet.
    expect(all.pictures).toBeUndefined()
    expect(textOf(await ann.click(all, 'Open: Guest 6'))).toContain('Guest 6 is choosing')
    // A challenge that nobody has taken up has no other player yet.
    await guests[0]!.command('challenge', { points: 500 })
    expect(labelsOf(await guests[0]!.command('game list'))).toEqual(['Open: Ann', 'Open: open challenge'])
  })

  it('/game list shows the battles in one picture, as their player may see them', async () => {
    const waits = asked()
    for (const [person, urgent] of [
      [waits, true],
      [waits === alice ? bob : alice, false],
    ] as const) {
      const list = await person.command('game list')
      const [picture] = list.pictures!
      if (!picture || !('overview' in picture)) throw new Error('no overview')
      expect(picture.overview).toMatchObject([
        { number: 1, title: person === alice ? 'Bob' : 'Alice', urgent },
      ])
      expect(picture.alt).toMatch(/^Your games that are being fought: 1: (Bob|Alice), /)
      expect(textOf(list)).toContain(urgent ? '**your turn** · <t:' : ' to answer · <t:')
    }
  })

  it('says since when it is somebody’s turn, whatever else changes in the game', async () => {
    const since = async () =>
      /(?:turn\*\*|answer) · <t:(\d+):R>/.exec(textOf(await alice.command('game list')))![1]
    const before = await since()
    server.wait(500)
    await asked().command('orders set', { topic: 'role', value: 'ask me', scope: 'game' })
    expect(await since()).toBe(before)
  })

  it('/game export attaches what a spectator may see, without secret and seed', async () => {
    const { id, secret, commitment, save, version } = server.game()
    const message = await bob.command('game export')
    expect(message.files![0]!.name).toBe(`game-${id}.json`)
    const { content } = message.files![0]!
    expect(content).not.toContain(secret)
    expect(content).not.toContain(save!.seed)
    for (const hidden of ['secret', 'numbers', 'seed', 'thrown', 'how'])
      expect(Object.keys((JSON.parse(content) as GameDocument).dice)).not.toContain(hidden)
    // Nor where the rules are given the secret by mistake.
    const around = {
      id,
      users: [],
      log: [],
      commitment,
      until: null,
      version,
      proof: { secret, numbers: ['1'] },
    }
    expect(JSON.stringify(documentFor(seal(save!), 'spectator', around))).not.toContain(secret)
    const document = await exported(bob)
    expect(document).toMatchObject({
      id,
      rules: 'tournament',
      version,
      players: [{ user: alice.user }, { user: bob.user }],
      dice: { commitment },
      awaiting: [{ question: 'edge', legal: ['left', 'right'], count: 2, until: expect.any(String) }],
    })
    expect(document.log.map(entry => entry.event)).toContain('rolled')
  })

  it('/game verify shows the fingerprint and says when the rest follows', async () => {
    const reply = textOf(await bob.command('game verify'))
    expect(reply).toContain(server.game().commitment)
    expect(reply).not.toContain(server.game().secret)
  })

  it('/game log tells what happened', async () => {
    expect(textOf(await bob.command('game log'))).toContain('Deployment roll')
    expect(textOf(await bob.command('game log', { turn: 99 }))).toContain('has not come')
  })

  it('does not go on with what was never asked', async () => {
    const before = server.game()
    expect(textOf(await asked().command('move', { figure: 'A1', to: 'C7' }))).toContain('can be moved')
    expect(textOf(await asked().command('shoot', { figure: 'A1', target: 'B1' }))).toContain('can be moved')
    expect(textOf(await asked().command('turn', { figure: 'A1', facing: 'N' }))).toContain('can be moved')
    expect(textOf(await asked().command('deploy auto'))).toContain('not what is asked')
    expect(textOf(await asked().command('done'))).toContain('nothing to end')
    expect(textOf(await asked().command('done', { finish: true }))).toContain('finished by the program')
    expect(textOf(await asked().command('answer', { choice: 'top' }))).toContain('not among the choices')
    expect(textOf(await alice.command('game accept'))).toContain('no longer open')
    expect(textOf(await alice.command('army pick', { army: 'starter-good' }))).toContain('not being chosen')
    expect(server.game()).toEqual(before)
  })
})

describe('a game that was played to its end', () => {
  beforeAll(async () => {
    server = makeTestServer()
    ;({ alice, bob, asked } = await startBattle(server, { points: 500 }, ['fr', 'en']))
    for (let i = 0; i < 400 && server.game().stage !== 'over'; i++) {
      const { kind } = server.game().save!.pending!
      const answer = {
        'camp-or-board': 'camp',
        camp: 'good',
        board: 'the-four-houses',
        edge: 'right',
        role: 'attacker',
      }
      if (kind in answer) await asked().command('answer', { choice: answer[kind as keyof typeof answer] })
      else if (kind === 'strategy') await asked().command('done')
      else await asked().command('done', { finish: true })
    }
  })

  it('says who won, and that the dice can be checked', async () => {
    expect(server.game().stage).toBe('over')
    const last = server.posts.findLast(post => textOf(post).includes('🏁'))!
    // Shared messages are in the language of the game, here the challenger's.
    expect(textOf(last)).toMatch(/Victoire d[e’]|Match nul/)
    expect(textOf(last)).not.toContain(server.game().secret)
    expect(labelsOf(last)).toEqual([
      'Revanche · Rematch',
      'Le film de la bataille · Replay',
      'Preuve des dés · Dice proof',
    ])
    expect(textOf(await bob.click(last, 'Preuve des dés · Dice proof'))).toContain(server.game().secret)
  })

  it('tells who fell, the best roll and whose dice were lucky', async () => {
    const last = server.posts.findLast(post => textOf(post).includes('🏁'))!
    const log = battleLog(await server.store.readLog(server.game().id))
    const fell = log.flatMap(entry => (entry.event === 'removed' && !entry.leaves ? [entry.figure] : []))
    expect(fell.length).toBeGreaterThan(0)
    for (const label of fell) expect(textOf(last)).toMatch(new RegExp(`a perdu .*${label} `))
    const thrown = log.filter(entry => entry.event === 'rolled').map(({ faces }) => faces)
    const luckOf = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face - 3.5, 0)
    const best = Math.max(...thrown.filter(({ length }) => length >= 3).map(luckOf))
    const [, told] = /Meilleur jet.*🎲 ([⚀-⚅]+) \(/u.exec(textOf(last))!
    expect(luckOf(told!.split('').map(die => '⚀⚁⚂⚃⚄⚅'.indexOf(die) + 1))).toBe(best)
    const all = [...textOf(last).matchAll(/([−+])([\d,]+) sur (\d+)/g)]
    const sum = all.reduce((s, [, sign, n]) => s + (sign === '−' ? -1 : 1) * Number(n!.replace(',', '.')), 0)
    expect(sum).toBeCloseTo(luckOf(thrown.flat()), 6)
    expect(all.reduce((s, [, , , dice]) => s + Number(dice), 0)).toBe(thrown.flat().length)
  })

  it('names the winner in lists, and shows the replay a press away', async () => {
    expect(textOf(await alice.command('game list'))).toMatch(/Victoire|Match nul|None|Aucune/)
    const last = server.posts.findLast(post => textOf(post).includes('🏁'))!
    expect((await bob.click(last, 'Le film de la bataille · Replay')).pictures?.[0]).toHaveProperty('replay')
  })

  it('goes through the same pictures one by one, to either end and no further', async () => {
    const { id, version } = server.game()
    const film = await bob.press(`replay:${id}:${version}:`)
    const { captions } = drawn('combat-hex', 'replay', film.pictures![0]).replay
    expect(labelsOf(film)).toEqual(['▶ Picture by picture'])
    const [next, back] = ['▶ Next', '◀ Back']
    let shown = await bob.click(film, '▶ Picture by picture')
    expect(labelsOf(shown)).toEqual([next])
    for (const [number, { title, said }] of captions.entries()) {
      const [picture] = shown.pictures!
      expect(picture).toMatchObject({ moment: { number } })
      expect(picture!.alt).toContain(title)
      expect(picture!.alt).toContain(said)
      expect(textOf(shown)).toContain(`${number + 1}/${captions.length + 1}`)
      if (number > 0) expect(labelsOf(shown)).toEqual([back, next])
      shown = await bob.click(shown, next)
    }
    // As the moving picture does, it ends with the result.
    expect(shown.pictures![0]).toHaveProperty('result')
    expect(labelsOf(shown)).toEqual([back])
    expect((await bob.click(shown, back)).pictures).toMatchObject([
      { moment: { number: captions.length - 1 } },
    ])
  })

  it('goes through the pictures of one turn, each reader in their language', async () => {
    const { id, version } = server.game()
    const all = await bob.command('game replay', { turn: 1 })
    // Everybody sees it.
    expect(labelsOf(all)).toEqual(['▶ Image par image · Picture by picture'])
    const own = await alice.click(all, '▶ Image par image · Picture by picture')
    expect(textOf(own)).toMatch(/Tour 1.* · 1\/\d/)
    expect(own.pictures![0]!.alt).toMatch(/^Tour 1 · /)
    const shown = drawn('combat-hex', 'moment', own.pictures![0])
    expect(shown).toMatchObject({ moment: { replay: { turn: 1 } }, language: 'fr' })
    expect(labelsOf(await alice.press(`frame:${id}:${version}:1 2`))[0]).toBe('◀ Précédente')
  })

  it.each(['all 0', 'all 999', '1 999', '999 1', 'all -1', 'all 1 1', 'all', '', '__proto__ 1'])(
    'has words for a picture that there is not: %s',
    async argument => {
      const { id, version } = server.game()
      const refused = await bob.press(`frame:${id}:${version}:${argument}`)
      expect(textOf(refused)).toContain('⚠️')
      expect(refused.pictures).toBeUndefined()
    },
  )

  it('may be fought again with the same terms, by those who fought it alone', async () => {
    const last = server.posts.findLast(post => textOf(post).includes('🏁'))!
    const carol = server.person('100000000000000003', 'Carol')
    const { id, terms } = server.game()
    expect(textOf(await carol.click(last, 'Revanche · Rematch'))).toContain('not a player')
    expect(server.store.games.size).toBe(1)
    await bob.click(last, 'Revanche · Rematch')
    const again = [...server.store.games.values()].find(game => game.id !== id)!
    expect(again).toMatchObject({ stage: 'challenge', invited: alice.user, terms })
    expect(again.seats.map(({ user }) => user)).toEqual([bob.user])
    expect(again.commitment).not.toBe(server.store.games.get(id)!.commitment)
    server.store.games.delete(again.id)
  })

  it('posts the result as a sheet with both armies', () => {
    const last = server.posts.findLast(post => textOf(post).includes('🏁'))!
    const picture = drawn('combat-hex', 'result', last.pictures?.[0])
    expect(picture.alt).toMatch(/^(Victoire\u202f: |Match nul)/)
    for (const { figures, points } of picture.result.players) {
      expect(figures.length).toBeGreaterThan(0)
      expect(points.at(-1)).toBeLessThanOrEqual(points[0]!)
    }
  })

  it('told everything once, and nothing too long', async () => {
    const log = await server.store.readLog(server.game().id)
    expect(log.map(entry => entry.n)).toEqual(log.map((_, i) => i))
    expect(textOf(await alice.command('game log')).length).toBeLessThan(4000)
    expect(textOf(await alice.command('game log', { turn: 1 }))).toContain('Tour 1')
  })

  it('/game export carries seed and result; every die follows from it', async () => {
    const game = server.game()
    const document = await exported(bob)
    expect(document.dice.seed).toBe(
      joinSeed(
        game.secret,
        game.seats.map(seat => seat.number),
      ),
    )
    expect(commit(game.secret)).toBe(document.dice.commitment)
    for (const { n, faces } of document.dice.rolls)
      expect(faces).toEqual(faces.map((_, i) => die(document.dice.seed!, n + i)))
    expect(document.result).not.toBeNull()
  })

  it('/game export can be verified alone, by nothing but what it says', async () => {
    const { files } = await bob.command('game export')
    const { content } = files![0]!
    expect(faultsOfDice(content)).toEqual([])
    const { dice } = JSON.parse(content) as GameDocument
    expect(dice.thrown).toBe(server.game().save!.dice)
    expect(dice.how).toMatch(/commitment = SHA-256\(secret\)/)
    // It finds what somebody changed in the file.
    const bent = (change: (dice: GameDocument['dice']) => void) => {
      const document = JSON.parse(content) as GameDocument
      change(document.dice)
      return faultsOfDice(JSON.stringify(document))
    }
    expect(bent(each => (each.secret = '00'.repeat(32)))).toContain('commitment')
    expect(bent(each => (each.numbers = ['1', '2']))).toContain('seed')
    expect(bent(each => (each.rolls[0]!.faces[0] = (each.rolls[0]!.faces[0]! % 6) + 1))).toEqual(['die 0'])
    expect(bent(each => each.rolls.pop())).not.toEqual([])
  })

  it('/game verify recomputes every die, and finds one that was changed', async () => {
    expect(textOf(await bob.command('game verify'))).toContain('All dice are as the seed says')
    const game = server.game()
    const log = battleLog(await server.store.readLog(game.id))
    expect(verifyDice(game, seal(log))).toMatchObject({
      secretFits: true,
      seedFits: true,
      wrong: [],
      missing: [],
    })
    const bent = log.map(entry =>
      entry.event === 'rolled' && entry.first === 0
        ? { ...entry, faces: entry.faces.map(f => (f % 6) + 1) }
        : entry,
    )
    expect(verifyDice(game, seal(bent)).wrong).toEqual([0])
    expect(
      verifyDice(game, seal(log.filter(entry => entry.event !== 'rolled' || entry.first !== 0))).missing,
    ).toEqual([0])
    expect(verifyDice({ ...game, secret: '00'.repeat(32) }, seal(log))).toMatchObject({
      secretFits: false,
      seedFits: false,
    })
  })
})
