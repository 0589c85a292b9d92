import { beforeEach, describe, expect, it } from 'vitest'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { publicMessage } from '../../../lambdas/discord/views/battle/publicMessage.ts'
import type { BoardScene } from '../../../render/combat-hex/boardScene.ts'
import type { GameDocument } from '../../../rules/combat-hex/index.ts'
import {
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
let asked: () => Person
let other: () => Person

const question = () => questionOf(server)
const state = () => stateOf(server)
const nameOf = (label: string) => nameIn(server, label)

/** Figures that the pictures of a message show. */
const shownFigures = (message: Message) =>
  message.pictures?.flatMap(picture => ('still' in picture ? (picture.still as BoardScene).figures : []))

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
    const starts = picture && 'still' in picture ? picture.still.overlay?.starts : undefined
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
    // What was told to nobody and taken back never happened, then as before.
    const shown = await exported()
    expect(shown.log.some(entry => entry.event === 'placed')).toBe(true)
    expect(shown.log.some(entry => entry.event === 'undone')).toBe(false)
    expect(shown.log.map(({ n }) => n)).toEqual(shown.log.map((_, n) => n))
  })

  it('is not given away by what the others see or reach', async () => {
    await asked().command('deploy auto')
    await asked().command('deploy done')
    const first = state().figures.filter(figure => figure.at >= 0)
    const looks = async () => {
      const shown: string[] = []
      for (const { id } of first) {
        const message = await other().command('map', { sight: id, reach: id })
        const scenes = message.pictures?.flatMap(picture => ('still' in picture ? [picture.still] : []))
        shown.push(textOf(message), JSON.stringify(scenes))
      }
      return shown
    }
    const before = await looks()
    await asked().command('deploy auto')
    expect(await looks()).toEqual(before)
  })

  /** The part of the board that a message shows, and the hexes in the colours of whoever deploys. */
  const camera = (message: Message) =>
    message.pictures?.flatMap(picture => ('still' in picture ? (picture.still.focus?.length ?? 0) : []))
  const zoneIn = (message: Message) =>
    message.pictures?.flatMap(picture => {
      if (!('still' in picture)) return []
      const { deployment = [], deploymentOwner } = picture.still.overlay ?? {}
      return [{ owner: deploymentOwner, hexes: deployment.length }]
    })[0]

  it('3.02 places by tapping a figure and its hex, with the next figure in hand and the camera still', async () => {
    const who = asked()
    const by = server.game().save!.pending!.by
    const { waiting } = question().about as { waiting: string[] }
    const [first, second, third] = waiting as [string, string, string]
    const prompt = await who.command('game status')
    expect(camera(prompt)).toEqual([48])
    expect(zoneIn(prompt)).toMatchObject({ owner: by })
    expect(prompt.pictures![0]!.alt).toMatch(/May be placed on A\d/)
    expect(selectsOf(prompt).map(({ placeholder }) => placeholder)).toEqual([
      'Choose a figure…',
      `Place ${nameOf(first)} on…`,
    ])

    // another figure than the one in hand
    const chosen = await who.choose(prompt, 'Choose a figure', second)
    expect(camera(chosen)).toEqual(camera(prompt))
    const columns = selectsOf(chosen)[1]!.options.map(option => option.value)
    expect(columns).toEqual(['~A', '~B', '~C'])
    const column = await who.choose(chosen, `Place ${nameOf(second)}`, '~B')
    expect(selectsOf(column)[1]!.options.at(-1)!.value).toBe('~')
    const placed = await who.choose(column, `Place ${nameOf(second)}`, 'B7')
    expect(textOf(placed)).toContain('on B7, facing NE')
    expect(state().figures.find(figure => figure.id === second)).toMatchObject({ condition: 'standing' })
    expect(camera(placed)).toEqual(camera(prompt))
    expect(zoneIn(placed)!.hexes).toBe(zoneIn(prompt)!.hexes - 1)

    // the next is in hand, with the same column open: one tap
    const next = selectsOf(placed)
    expect(next[0]!.options.find(({ value }) => value === first)).toMatchObject({ default: true })
    expect(next[1]).toMatchObject({ placeholder: `Place ${nameOf(first)} on…` })
    expect(next[1]!.options.map(({ value }) => value)).toContain('B8')
    expect(next[1]!.options.map(({ value }) => value)).not.toContain('B7')
    const back = await who.choose(placed, `Place ${nameOf(first)}`, '~')
    expect(selectsOf(back)[1]!.options.map(option => option.value)).toEqual(['~A', '~B', '~C'])
    const both = await who.choose(placed, `Place ${nameOf(first)}`, 'B8')
    expect(selectsOf(both)[1]!.placeholder).toBe(`Place ${nameOf(third)} on…`)
    expect(labelsOf(both)).toEqual([`Turn ${nameOf(first)}`, 'Place all', 'Undo'])

    // turned, taken back in hand
    const turning = await who.click(both, `Turn ${nameOf(first)}`)
    expect(turning.pictures![0]!.alt).toContain(`Ringed: ${first} `)
    const turned = await who.choose(turning, 'Face another side', 'S')
    expect(textOf(turned)).toContain('on B8, facing S')
    expect(state().figures.find(figure => figure.id === first)).toMatchObject({ facing: 3 })
    const again = await who.choose(turned, 'Choose a figure', second)
    const lifted = await who.click(again, `Take ${nameOf(second)} back in hand`)
    expect(textOf(lifted)).toContain('taken back in hand')

    const all = await who.click(lifted, 'Place all')
    expect(camera(all)).toEqual(camera(prompt))
    expect(labelsOf(all)).toEqual(['Deployment done', 'Undo'])
    const last = selectsOf(all)
    expect(last.map(({ placeholder }) => placeholder)).toEqual(['Choose a figure…'])
  })

  it('plays a tap on an old list never', async () => {
    const who = asked()
    const { waiting } = question().about as { waiting: string[] }
    const prompt = await who.command('game status')
    const column = await who.choose(prompt, 'Place', '~A')
    await who.choose(column, 'Place', 'A4')
    const before = server.game().version
    expect(textOf(await who.choose(column, 'Place', 'A5'))).toContain('out of date')
    expect(server.game().version).toBe(before)
    expect(state().figures.filter(({ id, at }) => waiting.includes(id) && at >= 0)).toHaveLength(1)
  })

  it('3.02 shows in what everybody sees the zone, and nothing of what was placed meanwhile', async () => {
    const about = (message: Message) => [
      textOf(message),
      labelsOf(message),
      selectsOf(message).map(({ options }) => options),
    ]
    const post = () => publicMessage(gameView(server.game(), 'en', null)!)
    const before = post()
    expect(before.pictures![0]!.alt).toMatch(/Deployment zone, left edge/)
    expect(labelsOf(before)).toEqual(['Place all'])
    const who = asked()
    const { waiting } = question().about as { waiting: string[] }
    await who.command('deploy place', { figure: waiting[0]!, at: 'b5' })
    expect(about(post())).toEqual(about(before))
    await who.command('deploy auto')
    expect(about(post())).toEqual(about(before))
    expect(shownFigures(post())).toEqual([])
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
