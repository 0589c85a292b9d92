import { beforeEach, describe, expect, it } from 'vitest'
import { packMoves, unpackAnswers } from '../../../lambdas/discord/games/combat-hex/packAnswers.ts'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { seal } from '../../../rules/games.ts'
import { makeCell } from '../../../rules/index.ts'
import { countRuns } from '../../helpers/countRuns.ts'
import { type Placing, placeFigures } from './placeFigures.ts'
import {
  labelsOf,
  makeTestServer,
  type Person,
  selectsOf,
  startBattle,
  stateOf,
  type TestServer,
  textOf,
} from './testServer.ts'

let server: TestServer
let alice: Person
let bob: Person

/** A side by side on open ground, B far away. */
const far: Record<string, Placing> = {
  A1: ['gondor-soldier', 'B7'],
  A2: ['gondor-soldier', 'B9'],
  A3: ['gondor-soldier', 'B11'],
  B1: ['uruk-hai', 'X1'],
  B2: ['uruk-hai', 'X16'],
}
const where = (label: string) => {
  const game = gameView(server.game(), 'en', alice.user)!
  const at = stateOf(server).figures.find(({ id }) => id === label)!.at
  return makeCell(game.board!, at)
}
const placesOf = () => ['A1', 'A2', 'A3'].map(where)
const moreOf = (message: Message) => selectsOf(message).find(({ custom_id }) => custom_id.startsWith('also:'))

beforeEach(async () => {
  server = makeTestServer()
  ;({ alice, bob } = await startBattle(server))
  await placeFigures(server, far)
})

describe('several moves at once', () => {
  it('are typed behind the first, shown in one picture, and made by one press', async () => {
    const { version } = server.game()
    const shown = await alice.command('move', { figure: 'A1', to: 'C7', also: 'a2 -> C9 SE, A3 to C11' })
    expect(textOf(shown).split('\n').slice(0, 3)).toEqual([
      '**3 moves, not done yet: please confirm**',
      '1\\. A1 Gondor soldier → C7',
      '2\\. A2 Gondor soldier → C9',
    ])
    expect(textOf(shown)).toContain('3\\. A3 Gondor soldier: B11 → C11')
    expect(shown.pictures).toHaveLength(1)
    // The last one is drawn as every move before it counts; the others stand where they would.
    expect(shown.pictures![0]).toMatchObject({
      still: {
        told: [
          { event: 'moved', figure: 'A1' },
          { event: 'moved', figure: 'A2', facing: 'SE' },
        ],
      },
    })
    expect([placesOf(), server.game().version]).toEqual([['B7', 'B9', 'B11'], version])
    const made = await alice.click(shown, 'Confirm all 3')
    expect(placesOf()).toEqual(['C7', 'C9', 'C11'])
    expect(stateOf(server).figures.find(({ id }) => id === 'A2')!.facing).toBe(2)
    expect(server.game().version).toBe(version + 1)
    expect(made.pictures).toHaveLength(1)
    expect(textOf(await alice.click(shown, 'Confirm all 3'))).toContain('out of date')
  })

  it('are offered while they are typed, as they can be made after those before them', async () => {
    const typing = async (also: string, first = 'C7') =>
      alice.typing('move', 'also', also, { figure: 'A1', to: first })
    // Nothing yet: each of the others, with hexes.
    expect(new Set((await typing('')).map(text => String(text).split(' ')[0]))).toEqual(new Set(['A2', 'A3']))
    for (const text of await typing('A2 C')) expect(text).toMatch(/^A2 C\d+$/)
    expect(await typing('gondor')).not.toEqual([])
    // What was typed stays in front; whoever is in it is not offered again, nor their hex.
    const third = await typing('a2 C9 SE, ')
    expect(third.length).toBeGreaterThan(5)
    for (const text of third) expect(text).toMatch(/^a2 C9 SE, A3 [A-X]\d+$/)
    expect(await typing('A2 C1')).not.toContain('A2 C7')
    expect(await typing('A2 C')).not.toContain('A2 C7')
    expect(await typing('A2 C', 'C8')).toContain('A2 C9')
    expect(await typing('A2 C', 'C9')).not.toContain('A2 C9')
    // Every one of them is a move that can be confirmed.
    const [also = ''] = third
    const shown = await alice.command('move', { figure: 'A1', to: 'C7', also })
    expect(textOf(shown)).toContain('**3 moves, not done yet')
    // Nobody else is told what could be done.
    expect(await bob.typing('move', 'also', 'A2 C', { figure: 'A1', to: 'C7' })).toEqual([])
  })

  it('can be taken back as the rule has it: the last one (3.09)', async () => {
    const made = await alice.command('move', { figure: 'A1', to: 'C7', also: 'A2 C9', now: true })
    const back = await alice.click(made, 'Undo')
    expect(textOf(back)).toContain('A2 Gondor soldier → C9')
    expect(placesOf()).toEqual(['C7', 'B9', 'B11'])
    expect(labelsOf(back)).not.toContain('Undo')
  })

  it('are gathered by lists: two presses a figure, one for all', async () => {
    let shown = await alice.command('move', { figure: 'A1', to: 'C7' })
    expect(moreOf(shown)!.options.map(({ value }) => value)).toEqual(['A2', 'A3'])
    shown = await alice.choose(shown, 'Move another', 'A2')
    expect(textOf(shown)).toContain('Planned before it: A1 Gondor soldier → C7')
    // Where A1 shall go by then, nobody else can end.
    const hexes = selectsOf(shown).flatMap(({ options }) => options.map(({ value }) => value))
    expect(hexes).toContain('C8')
    expect(hexes).not.toContain('C7')
    shown = await alice.choose(shown, 'Move to', 'C9')
    shown = await alice.choose(shown, 'Face another', 'S')
    expect(textOf(shown)).toContain('2\\. A2 Gondor soldier: B9 → C9, facing S\n')
    shown = await alice.choose(shown, 'Move another', 'A3')
    shown = await alice.click(shown, 'Back')
    expect(moreOf(shown)!.options.map(({ value }) => value)).toEqual(['A3'])
    const one = await alice.click(shown, 'Without the last')
    expect(labelsOf(one)).toEqual(['Confirm', 'Cancel'])
    await alice.click(shown, 'Confirm all 2')
    expect(placesOf()).toEqual(['C7', 'C9', 'B11'])
    expect(stateOf(server).figures.find(({ id }) => id === 'A2')!.facing).toBe(3)
  })

  it('leave out what cannot be, and say why; what can be is kept', async () => {
    const shown = await alice.command('move', { figure: 'A1', to: 'C7', also: 'A2 C7, A3 C11' })
    expect(textOf(shown)).toMatch(/⚠️ Without A2 Gondor soldier → C7: .*A1 Gondor soldier/)
    await alice.click(shown, 'Confirm all 2')
    expect(placesOf()).toEqual(['C7', 'B9', 'C11'])
  })

  it('made at once stop at the one that cannot be: it is named, and what was done, and what was not tried', async () => {
    const made = await alice.command('move', { figure: 'A1', to: 'C7', also: 'A2 Q9, A3 C11', now: true })
    expect(textOf(made)).toContain('✋ A2 Gondor soldier → Q9 was not played.')
    expect(textOf(made)).toContain('Played before it: A1 Gondor soldier → C7')
    expect(textOf(made)).toContain('Not tried: A3 Gondor soldier → C11')
    expect(placesOf()).toEqual(['C7', 'B9', 'B11'])
    const none = await alice.command('move', { figure: 'A2', to: 'Q9', also: 'A3 C11', now: true })
    expect(textOf(none)).toContain('Nothing was played. Not tried: A3 Gondor soldier → C11')
    expect(placesOf()).toEqual(['C7', 'B9', 'B11'])
  })

  it('with one that cannot be read are not touched at all', async () => {
    for (const list of ['C9', 'A2 nowhere', 'A2']) {
      const refused = await alice.command('move', { figure: 'A1', to: 'C7', also: list, now: true })
      expect(textOf(refused), list).toContain('is no move that can be read')
    }
    const nobody = await alice.command('move', { figure: 'A1', to: 'C7', also: 'A9 C9', now: true })
    expect(textOf(nobody)).toContain('⚠️')
    expect(placesOf()).toEqual(['B7', 'B9', 'B11'])
    // An empty list is none, and names are understood with their spaces.
    await placeFigures(server, { ...far, A2: ['legolas', 'B9'] })
    await alice.command('move', { figure: 'A1', to: 'C7', also: ' , Legolas C9 sud ,', now: true })
    expect(placesOf()).toEqual(['C7', 'C9', 'B11'])
  })

  it('are not looked at beyond dice, which nobody sees before they fall', async () => {
    await placeFigures(server, { ...far, B1: ['uruk-hai', 'C7', { facing: 5 }] })
    const shown = await alice.command('move', { figure: 'A1', to: 'B5', also: 'A2 C9, A3 C11' })
    expect(textOf(shown)).toContain('free attack of B1')
    expect(textOf(shown)).toContain(
      '🎲 Then A2 Gondor soldier → C9, A3 Gondor soldier → C11, as far as possible',
    )
    expect(moreOf(shown)).toBeUndefined()
    // Neither by a button that somebody made up.
    const { id, version } = server.game()
    const forged = await alice.press(`also:${id}:${version}:move A1 B5`, ['A2'])
    expect(textOf(forged)).toContain('Dice fall')
    const single = await alice.command('move', { figure: 'A1', to: 'B5' })
    expect(moreOf(single)).toBeUndefined()
  })

  it.each(['always', 'never', 'ask'])('tell nobody of an enemy’s order to react: %s', async order => {
    await placeFigures(server, {
      ...far,
      A1: ['gondor-soldier', 'B7'],
      B1: ['uruk-hai', 'C7', { facing: 5, ap: 3 }, { abilities: [{ id: 'stalwart', cost: 1 }] }],
    })
    await bob.command('orders set', { topic: 'stalwart', value: order, scope: 'game' })
    const shown = await alice.command('move', { figure: 'A1', to: 'A7', also: 'A2 C9' })
    expect(textOf(shown)).toContain('B1 Uruk-hai may answer with Stalwart')
    expect(textOf(shown)).toContain('Then A2 Gondor soldier → C9, as far as possible')
    expect(textOf(await alice.command('move', { figure: 'A1', to: 'A7', run: 'A6' }))).toContain(
      'Then runs to A6, if it still can.',
    )
  })

  it('run no step of the rules more than three times, however many they are', async () => {
    // Looked at, moved, and closed by the next: three moves cost as much a step as thirty.
    const all = { figure: 'A1', to: 'C7', also: 'A2 C9, A3 C11' }
    expect(await countRuns(() => alice.command('move', all))).toBeLessThanOrEqual(3)
    const shown = await alice.command('move', all)
    expect(await countRuns(() => alice.click(shown, 'Confirm all 3'))).toBeLessThanOrEqual(3)
  })

  it('fit into a button, ten of them; more are named, and come after', async () => {
    const many: Record<string, Placing> = { B1: ['uruk-hai', 'X1'] }
    for (let n = 1; n <= 14; n++) many[`A${n}`] = ['gondor-soldier', `B${n + 1}`]
    await placeFigures(server, many)
    const list = Array.from({ length: 13 }, (_, i) => `A${i + 2} C${i + 3}`).join(', ')
    const shown = await alice.command('move', { figure: 'A1', to: 'C2', also: list })
    const label = labelsOf(shown).find(each => each.startsWith('Confirm all'))!
    const planned = Number(/\d+/.exec(label)![0])
    expect(planned).toBeGreaterThanOrEqual(7)
    expect(textOf(shown)).toContain('Too many for one button')
    expect(moreOf(shown)).toBeUndefined()
    await alice.click(shown, label)
    const moved = stateOf(server).figures.filter(({ actionTaken }) => actionTaken === 'moved').length
    expect(moved).toBe(planned - 1)
  })

  it('keep a way of their own through the button', async () => {
    const view = gameView(server.game(), 'en', alice.user)!
    const round = view.question!.space.check('move A2 B10-C9 S')
    if (!round.ok) throw new Error(round.refusal.code)
    const answers = ['move A1 C7 NE', round.answer, 'run A2 D9 N']
    expect(unpackAnswers(seal(view), packMoves(seal(view), answers))).toEqual(answers)
    expect(packMoves(seal(view), answers)).toMatch(/^A1C7NE;A2=?/)
  })

  it('are nobody else’s to make or to see', async () => {
    const shown = await alice.command('move', { figure: 'A1', to: 'C7', also: 'A2 C9' })
    expect(textOf(await bob.click(shown, 'Confirm all 2'))).toContain('It is Alice’s turn')
    expect(textOf(await bob.command('game status'))).not.toContain('C9')
    expect(placesOf()).toEqual(['B7', 'B9', 'B11'])
  })

  it('are given beforehand in French', async () => {
    const zoe = server.person(alice.user, 'Alice', 'fr')
    const shown = await zoe.command('move', { figure: 'A1', to: 'C7', also: 'A2 vers C9 SO, A3 Q3' })
    expect(textOf(shown)).toContain('**2 mouvements, pas encore faits\u202f: à confirmer**')
    expect(textOf(shown)).toContain('⚠️ Sans A3 Soldat du Gondor → Q3\u202f: Q3 est hors d’atteinte')
    const made = await zoe.click(shown, 'Confirmer les 2')
    expect(textOf(made)).toContain('A2 Soldat du Gondor se déplace B9 → C9, face au SO')
  })
})
