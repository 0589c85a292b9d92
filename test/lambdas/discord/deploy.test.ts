import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../../../lambdas/discord/types.ts'
import type { GameDocument } from '../../../rules/index.ts'
import {
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
let asked: () => Person
let other: () => Person

const question = () => questionOf(server)
const state = () => stateOf(server)
const nameOf = (label: string) => nameIn(server, label)

/** Figures that the pictures of a message show. */
const shownFigures = (message: Message) =>
  message.pictures?.flatMap(picture => ('battle' in picture ? picture.battle.figures : []))

describe('/deploy', () => {
  beforeEach(async () => {
    server = makeTestServer()
    ;({ asked, other } = await startBattle(server))
    await asked().command('answer', { choice: 'left' })
  })

  it('places a figure by its label or its name, and says why not', async () => {
    const who = asked()
    const { waiting } = question().about as { waiting: string[] }
    const first = await who.command('deploy place', { figure: waiting[0]!, at: 'b5', facing: 'ne' })
    expect(textOf(first)).toContain('on B5')
    expect(textOf(await who.command('deploy place', { figure: waiting[0]!, at: 'H5' }))).toContain(
      'more than three hexes',
    )
    expect(
      textOf(await who.command('deploy place', { figure: waiting[0]!, at: 'B5', facing: 'up' })),
    ).toContain('is no facing')
    expect(textOf(await who.command('deploy done'))).toContain('still wait')
    expect(textOf(await other().command('deploy auto'))).toContain('turn to answer')
  })

  it('3.02 tells nobody else who stands, nor how many', async () => {
    const before = await other().command('game status')
    const { waiting } = question().about as { waiting: string[] }
    await asked().command('deploy place', { figure: waiting[0]!, at: 'b5' })
    const after = await other().command('game status')
    expect(textOf(after)).toBe(textOf(before))
    expect(textOf(after)).toContain(`${waiting.length} figures wait`)
    expect(shownFigures(after)).toEqual([])
    expect(textOf(await asked().command('game status'))).toContain(`${waiting.length - 1} figures wait`)
  })

  it('3.02 shows the zones of both on the map, and says them in words, until all stand', async () => {
    const map = await other().command('map')
    const [picture] = map.pictures!
    const starts = picture && 'battle' in picture ? picture.battle.overlay?.starts : undefined
    expect(starts?.map(({ owner, cells }) => [owner, cells.length > 30])).toEqual(
      expect.arrayContaining([
        [0, true],
        [1, true],
      ]),
    )
    expect(picture!.alt).toMatch(/Deployment zone, left edge \(\w+\): A1–A\d+, B1–B\d+, C1–C\d+\./)
    expect(textOf(map)).toMatch(/Deployment zones \(3\.02\): left edge: \w+, right edge: \w+\./)
    for (const who of [asked, asked]) {
      await who().command('deploy auto')
      await who().command('deploy done')
    }
    expect((await other().command('map')).pictures![0]!.alt).not.toContain('Deployment zone')
  })

  it('is hidden from the other until it is done', async () => {
    const who = asked()
    const before = server.posts.length
    await who.command('deploy auto')
    expect(server.posts).toHaveLength(before)
    const label = (question().about as { placed: string[] }).placed[0]!
    const mine = await who.command('game status')
    const theirs = await other().command('game status')
    const all = await other().command('map', { zones: true })
    expect(shownFigures(mine)?.some(figure => figure.label === label)).toBe(true)
    expect(shownFigures(theirs)).toEqual([])
    expect(shownFigures(all)).toEqual([])
    expect(textOf(await other().command('map', { reach: label }))).toContain('No figure')
    expect(textOf(await other().command('game log'))).not.toContain(' stands on ')
    await who.command('deploy done')
    expect(shownFigures(await other().command('game status'))?.length).toBeGreaterThan(3)
  })

  it('is not in the document for all, not even what was taken back', async () => {
    const who = asked()
    const { waiting } = question().about as { waiting: string[] }
    await who.command('deploy place', { figure: waiting[0]!, at: 'B9' })
    await who.command('game undo')
    await who.command('deploy place', { figure: waiting[0]!, at: 'C10' })
    const exported = async () => {
      const [file] = (await other().command('game export')).files!
      return JSON.parse(file!.content) as GameDocument
    }
    const hidden = await exported()
    expect(hidden.log.some(entry => ['placed', 'lifted', 'undone'].includes(entry.event))).toBe(false)
    expect(JSON.stringify(hidden)).not.toMatch(/\bB9|\bC10/)
    expect(new Set(hidden.figures.map(figure => figure.state))).toEqual(new Set(['off-board']))
    await who.command('deploy auto')
    await who.command('deploy done')
    expect((await exported()).log.some(entry => entry.event === 'undone')).toBe(true)
  })

  it('is not given away by what the others see or reach', async () => {
    await asked().command('deploy auto')
    await asked().command('deploy done')
    const first = state().figures.filter(figure => figure.at >= 0)
    const looks = async () => {
      const shown: string[] = []
      for (const { id } of first) {
        const message = await other().command('map', { sight: id, reach: id })
        const scenes = message.pictures?.flatMap(picture => ('battle' in picture ? [picture.battle] : []))
        shown.push(textOf(message), JSON.stringify(scenes))
      }
      return shown
    }
    const before = await looks()
    await asked().command('deploy auto')
    expect(await looks()).toEqual(before)
  })

  it('shows a place before it counts, by buttons', async () => {
    const who = asked()
    const status = await who.command('game status')
    const label = (question().about as { waiting: string[] }).waiting[1]!
    const figure = await who.choose(status, 'Choose a figure', label)
    expect(figure.pictures![0]!.alt).toMatch(/May be placed on A\d/)
    expect(figure.pictures![0]!.alt).toContain(`Ringed: ${label} `)
    const columns = selectsOf(figure)[0]!.options.map(option => option.value)
    expect(columns).toEqual(['~A', '~B', '~C'])
    const column = await who.choose(figure, 'Place on', '~B')
    const preview = await who.choose(column, 'Place on', 'B7')
    expect(textOf(preview)).toContain('please confirm')
    const turned = await who.choose(preview, 'Face another side', 'S')
    const done = await who.click(turned, 'Confirm')
    expect(textOf(done)).toContain('on B7, facing S')
    expect(state().figures.find(figure => figure.id === label)).toMatchObject({ facing: 3 })
    const back = await who.click(
      await who.choose(done, 'Choose a figure', label),
      `Take ${nameOf(label)} back in hand`,
    )
    expect(textOf(back)).toContain('taken back in hand')
  })

  it('offers figures, hexes and facings while they are typed', async () => {
    const who = asked()
    const figures = await who.typing('deploy place', 'figure')
    expect(figures).toEqual((question().about as { waiting: string[] }).waiting)
    const hexes = await who.typing('deploy place', 'at', 'B', { figure: figures[0]! })
    expect(hexes.every(hex => String(hex).startsWith('B'))).toBe(true)
    expect(await who.typing('deploy place', 'facing', '', { figure: figures[0]!, at: 'B5' })).toHaveLength(6)
  })
})
