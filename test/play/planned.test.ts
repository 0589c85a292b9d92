import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import { type ChannelMessage, channelTypes } from '../../lambdas/local/discord/types.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { openPlay, type Play } from './harness.ts'
import { dot } from './recordSteps.ts'

/** What is offered by the select of a message whose placeholder begins so. */
const offered = ({ components }: ChannelMessage, placeholder: RegExp): string[] =>
  everyComponent(components).flatMap(({ part }) =>
    part.type === 3 && placeholder.test(part.placeholder ?? '') ? part.options.map(({ value }) => value) : [],
  )

/** Of everything that is said and pressed here, the beginning in each language. */
const labels = {
  'en-US': {
    accept: 'Accept',
    starter: /^Starter arm/,
    figure: /^Choose a figure/,
    moveTo: /^Move to/,
    also: /^Move another figure too/,
    all: 'Confirm all 3',
    undo: 'Undo',
    planned: '**3 moves, not done yet: please confirm**',
  },
  fr: {
    accept: 'Accepter',
    starter: /^Armée prête/,
    figure: /^Choisir une figurine/,
    moveTo: /^Aller en/,
    also: /^Déplacer aussi/,
    all: 'Confirmer les 3',
    undo: 'Défaire',
    planned: '**3 mouvements, pas encore faits\u202f: à confirmer**',
  },
} as const

describe('three figures are moved by buttons', () => {
  let play: Play
  beforeAll(async () => {
    play = await openPlay({ draw: async () => dot })
  })
  afterAll(() => play.close())

  it.each(['en-US', 'fr'] as const)('and confirmed at once: %s', async locale => {
    const words = labels[locale]
    const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
    for (const player of [ada, bruno]) player.locale = locale
    await ada.command('challenge', { opponent: bruno.id, camps: 'good', board: 'the-marsh', points: 500 })
    await bruno.press(words.accept)
    const thread = play.table.discord.channels().findLast(each => each.type === channelTypes.thread)!
    const [id] = await play.server.store.gamesOfChannel(thread.id)
    const read = async () => {
      const { save, seats, version } = (await play.server.store.loadGame(id!))!
      const { question, state } = open(seal(save!))
      const by = seats[question?.by ?? 0]?.user
      return { asked: question!, state, version, who: by === ada.id ? ada : bruno }
    }
    for (const player of [ada, bruno]) {
      player.channel = thread.id
      await player.press(words.starter)
    }
    for (let now = await read(); now.asked.kind !== 'act'; now = await read())
      if (now.asked.kind === 'deploy') {
        await now.who.command('deploy auto')
        await now.who.command('deploy done')
      } else await now.who.command('answer', { choice: now.asked.fallback() })

    const { who, asked, version } = await read()
    if (asked.kind !== 'act') throw new Error('nobody acts')
    const [first = '', ...more] = asked.about.ready.slice(0, 3)
    let shown = (await who.select(words.figure, [first])).message
    const goSomewhere = async () => {
      const hexes = offered(shown, words.moveTo)
      const reply = await who.select(words.moveTo, [hexes[0]!], shown)
      shown = reply.message
      return reply.text
    }
    await goSomewhere()
    let said = ''
    for (const label of more) {
      expect(offered(shown, words.also)).toContain(label)
      shown = (await who.select(words.also, [label], shown)).message
      said = await goSomewhere()
    }
    expect(said).toContain(words.planned)
    expect((await read()).version).toBe(version)
    const made = await who.press(words.all, shown)
    const after = await read()
    expect(after.version).toBe(version + 1)
    const moved = after.state.figures
      .filter(({ actionTaken }) => actionTaken === 'moved')
      .map(each => each.id)
    // The third is still acting: the next figure ends that.
    expect(moved).toEqual([first, more[0]])
    await who.press(words.undo, made.message)
    expect((await read()).asked.about).toMatchObject({ active: null })
    expect(play.table.discord.complaints).toEqual([])
    expect(play.troubles).toEqual([])
  })
})
