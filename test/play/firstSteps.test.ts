import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import { type ChannelMessage, channelTypes } from '../../lambdas/local/discord/types.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { openPlay, type Play, type Player, type Reply } from './harness.ts'
import { dot } from './recordSteps.ts'

/** What the first select of a message whose placeholder begins so offers. */
const offers = (message: ChannelMessage, placeholder: string): string[] =>
  everyComponent(message.components).flatMap(({ part }) =>
    part.type === 3 && part.placeholder?.startsWith(placeholder)
      ? part.options.map(({ value }) => value)
      : [],
  )

describe('the first steps of README', () => {
  let play: Play
  beforeAll(async () => {
    play = await openPlay({ draw: async () => dot })
  })
  afterAll(() => play.close())

  it.each(['Place all', 'by hand'])(
    'need at most 2 commands and 12 presses to the first move: %s',
    async how => {
      const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
      const home = ada.channel
      let commands = 0
      let presses = 0
      const press = (who: Player, label: string | RegExp, message?: ChannelMessage): Promise<Reply> => {
        presses++
        return who.press(label, message)
      }
      const choose = (
        who: Player,
        which: RegExp,
        value: string,
        message?: ChannelMessage,
      ): Promise<Reply> => {
        presses++
        return who.select(which, [value], message)
      }
      commands++
      await ada.command('challenge', { opponent: bruno.id, camps: 'good', board: 'the-marsh', points: 500 })
      await press(bruno, 'Accept')
      const thread = play.table.discord.channels().findLast(each => each.type === channelTypes.thread)!
      ada.channel = thread.id
      bruno.channel = thread.id
      const [id] = await play.server.store.gamesOfChannel(thread.id)
      const question = async () => {
        const { save, seats } = (await play.server.store.loadGame(id!))!
        const asked = save && open(seal(save)).question
        return asked && { asked, who: seats[asked.by]!.user === ada.id ? ada : bruno }
      }
      for (const player of [ada, bruno]) await press(player, /^Starter arm/)

      let placed = 0
      for (let next = await question(); next && next.asked.kind !== 'act'; next = await question()) {
        const { asked, who } = next
        if (asked.kind !== 'deploy') await press(who, /^(★ Left|Attacker)/i)
        else if (how === 'Place all') {
          const all = await press(who, 'Place all')
          await press(who, 'Deployment done', all.message)
        } else {
          // Each figure is a hex, since the next one is in hand: only the first column has to be opened.
          const first = asked.about.waiting[0]!
          let shown = (await choose(who, /^Choose a figure/, first)).message
          const column = offers(shown, 'Place ')[1]!
          shown = (await choose(who, /^Place /, column, shown)).message
          for (const _ of asked.about.waiting) {
            const [hex] = offers(shown, 'Place ')
            shown = (await choose(who, /^Place /, hex!, shown)).message
            placed++
          }
          await press(who, 'Deployment done', shown)
          expect(presses).toBeLessThan(60)
        }
      }
      const { who, asked } = (await question())!
      if (asked.kind !== 'act') throw new Error('nobody acts')
      const deployed = presses
      let shown = (await choose(who, /^Choose a figure/, asked.about.ready[0]!)).message
      const hexes = offers(shown, 'Move to')
      shown = (await choose(who, /^Move to/, hexes[0]!, shown)).message
      const moved = await press(who, 'Confirm', shown)
      expect(moved.text).toContain('[Undo]')
      // A figure, a hex, and that it counts.
      expect(presses - deployed).toBe(3)
      expect(commands).toBeLessThanOrEqual(2)
      if (how === 'Place all') expect(presses).toBeLessThanOrEqual(12)
      else expect(deployed).toBeLessThanOrEqual(4 + placed + 6)
      expect(play.table.discord.complaints).toEqual([])
      expect(play.troubles).toEqual([])
      ada.channel = home
      bruno.channel = home
    },
  )
})
