import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyVerb } from '../../lambdas/discord/games/combat-hex/figureActions.ts'
import { type CombatHexWords, combatHexWords } from '../../lambdas/discord/games/combat-hex/words/index.ts'
import { spaced } from '../../lambdas/discord/words/french.ts'
import { everyComponent } from '../../lambdas/local/discord/messageLimits.ts'
import { tutorialIdOf } from '../../lambdas/store/tutorialId.ts'
import type { Locale } from '../../lambdas/store/types.ts'
import type { CombatHexState } from '../../rules/combat-hex/index.ts'
import { check, type LessonId, lessonIds, open } from '../../rules/combat-hex/index.ts'
import { seal } from '../../rules/games.ts'
import { openPlay, type Play, type Player, type Reply, wordsOf } from './harness.ts'
import { dot } from './recordSteps.ts'

let play: Play
beforeAll(async () => {
  play = await openPlay({ draw: async () => dot })
})
afterAll(async () => {
  expect(play.troubles).toEqual([])
  expect(play.table.discord.complaints).toEqual([])
  await play.close()
})

const wordsIn = ({ says, tutorial, lessons }: CombatHexWords) => ({ ...says, ...tutorial, lessons })
const catalogues = { en: wordsIn(combatHexWords.en), fr: wordsIn(combatHexWords.fr) }

const record = async (player: Player) => {
  const found = await play.server.store.loadGame(tutorialIdOf(player.id))
  if (!found) throw new Error(`${player.name} has no tutorial`)
  expect(found.save && check(seal(found.save))).toEqual([])
  return found
}

/** A learner, who sees one message and does by its buttons and lists what it says. */
function learner(name: string, language: Locale = 'en') {
  const player = play.player(name)
  player.locale = language === 'fr' ? 'fr' : 'en-US'
  const words = catalogues[language]
  let reply: Reply
  /** labels of buttons and names of lists that have been seen */
  const controls = new Set<string>()
  const see = (next: Reply): void => {
    reply = next
    for (const { part } of everyComponent(next.message.components)) {
      if (part.type === 2 && part.label) controls.add(part.label)
      if (part.type === 3 && part.placeholder) controls.add(part.placeholder)
    }
  }
  /** the list in which something stands for a verb, and as what; several things to do share a list */
  const listWith = (verb: string, what: string) => {
    const [does = '', label = ''] = verb.split(' ')
    const lists = everyComponent(reply.message.components).flatMap(({ part }) =>
      part.type === 3 ? [{ id: part.custom_id, values: part.options.map(({ value }) => value) }] : [],
    )
    const found = (end: string, value: string) =>
      lists.flatMap(({ id, values }) =>
        id.endsWith(`:${end}`) && values.includes(value) ? [{ id: new RegExp(`${id}$`), value }] : [],
      )
    return [...found(verb, what), ...found(`${anyVerb} ${label}`, `${does} ${what}`)][0]
  }
  const self = {
    player,
    words,
    controls,
    get seen() {
      return reply.text
    },
    get message() {
      return reply.message
    },
    async open() {
      see(await player.command('tutorial'))
      expect(reply.mine).toBe(true)
      return self
    },
    async press(label: string | RegExp) {
      see(await player.press(typeof label === 'string' ? spacedIn(label) : label, reply.message))
      return self
    },
    /** a figure, unless it is in hand, then what it does: `move A1` to a hex, `shoot A3` at a target … */
    async act(verb: string, what: string) {
      const { lesson } = await record(player)
      const { id, state } = lesson!
      const isInHand = id !== 'move' && id !== 'victory' && state === 'begun'
      const ids = everyComponent(reply.message.components).flatMap(({ part }) =>
        part.type === 3 ? [part.custom_id] : [],
      )
      expect(ids.some(each => each.startsWith('figure:'))).toBe(!isInHand)
      if (!isInHand) {
        see(await player.select(/:$/, [verb.split(' ')[1]!], reply.message))
        await self.remembers()
      }
      if (!listWith(verb, what)) {
        // Far hexes are on the next page.
        see(await player.select(new RegExp(`:${verb}$`), ['~2'], reply.message))
        await self.remembers()
      }
      const list = listWith(verb, what)
      if (!list) throw new Error(`${what} in no list for ${verb}`)
      see(await player.select(list.id, [list.value], reply.message))
      await self.remembers()
      return self.press(words.confirm)
    },
    /** While one thing is asked for, it stands there, and nothing leads away to a second. */
    async remembers() {
      const { lesson } = await record(player)
      const { task } = words.lessons[lesson!.id as LessonId]
      expect(reply.text.includes(spacedIn(task))).toBe(lesson!.id !== 'victory')
      if (lesson!.id !== 'victory') expect(reply.text).not.toContain(words.alsoMove)
    },
    saw(id: LessonId, what: 'task' | 'done' | 'other') {
      const text = words.lessons[id][what]
      expect(reply.text).toContain(spacedIn(text))
      return self
    },
  }
  const spacedIn = (text: string) => (language === 'fr' ? spaced(text) : text)
  return self
}
type Learner = ReturnType<typeof learner>

/** What each lesson asks for. */
const asked: Record<Exclude<LessonId, 'victory'>, (l: Learner) => Promise<unknown>> = {
  async deploy(l) {
    await l.press(l.words.auto)
    await l.press(l.words.doneWith.deploy)
  },
  move: l => l.act('move A1', 'D4'),
  sides: l => l.act('move A2', 'F3'),
  zone: l => l.act('move A1', 'D4'),
  shoot: l => l.act('shoot A3', 'B3'),
  turn: l => l.act('turn A1', 'SE'),
  async fight(l) {
    await l.press(l.words.doneWith.act)
    await l.press(l.words.doneWith.turning)
  },
  ability: l => l.act('use A1', 'fast'),
  async convert(l) {
    await l.act('shoot A3', 'B2')
    await l.press(/^A3/)
  },
}

/** Goes to a lesson over those before it. */
async function skipTo(l: Learner, id: LessonId) {
  for (const _ of lessonIds) if ((await record(l.player)).lesson?.id !== id) await l.press(/:next$/)
  l.saw(id, 'task')
}

/** The last lesson, left to the program. */
async function fightOn(l: Learner) {
  for (let step = 0; step < 40 && (await record(l.player)).stage === 'battle'; step++) {
    if (l.seen.includes(`[${l.words.asRecommended}]`)) await l.press(l.words.asRecommended)
    else {
      await l.press(l.words.finish)
      await l.press(l.words.doIt)
    }
  }
}

describe('/tutorial', () => {
  it.each([
    ['en', 'Ada'],
    ['fr', 'Bruno'],
  ] as const)('leads through ten lessons to the end of a battle: %s', async (language, name) => {
    const l = await learner(name, language).open()
    const before = play.table.discord.messagesOf(l.player.channel).filter(each => each.visibleTo === null)
    for (const id of lessonIds) {
      expect((await record(l.player)).lesson).toEqual({ id, state: 'begun' })
      l.saw(id, 'task')
      if (id === 'victory') break
      await asked[id](l)
      expect((await record(l.player)).lesson).toEqual({ id, state: 'done' })
      l.saw(id, 'done')
      // Each control that it names has stood there under that name.
      const { task, other } = l.words.lessons[id]
      const named = [...`${task} ${other}`.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label!)
      const shown = new Set([...l.controls].map(label => label.replaceAll('\u202f', ' ')))
      expect(named.filter(label => !shown.has(label.replaceAll('\u202f', ' ')))).toEqual([])
      // What nobody has explained yet is not told.
      expect(l.seen).not.toMatch(
        /Strategy roll|Jet de stratégie|Turn 2 begins|tour 2 commence|End of the turn|Fin du tour/,
      )
      await l.press(l.words.next)
    }
    await fightOn(l)
    const { save, lesson, outbox } = await record(l.player)
    expect(lesson).toEqual({ id: 'victory', state: 'done' })
    const result = seal<CombatHexState>(save!.battle).result!
    const said = result.winner === 0 ? l.words.won : result.winner === 1 ? l.words.lost : l.words.drawn
    expect(l.seen.replaceAll('\u202f', ' ')).toContain(said.replaceAll('\u202f', ' '))
    expect(outbox.filter(entry => entry.do !== 'log')).toEqual([])
    // Nobody else sees anything of it.
    const after = play.table.discord.messagesOf(l.player.channel).filter(each => each.visibleTo === null)
    expect(after).toEqual(before)
  })

  it('begins anew from its end, and leads to a real battle', async () => {
    const l = await learner('Ada').open()
    const before = (await play.server.store.gamesOfUser(l.player.id)).length
    const { message } = await l.player.press(l.words.play, l.message)
    expect(wordsOf(message)).toContain('Computer soldier')
    // Whoever has been through the lessons is not sent there again.
    expect(wordsOf(message)).not.toContain(`[${catalogues.en.start}]`)
    expect(await play.server.store.gamesOfUser(l.player.id)).toHaveLength(before + 1)
    await l.open()
    await l.press(l.words.restart)
    l.saw('deploy', 'task')
    expect((await record(l.player)).lesson).toEqual({ id: 'deploy', state: 'begun' })
  })

  it('goes on where it was left, at any moment of it', async () => {
    const l = await learner('Chloé').open()
    for (const id of lessonIds.slice(0, 9)) {
      expect((await record(l.player)).lesson?.id).toBe(id)
      if (id === 'fight') {
        // In the middle of what a lesson asks for.
        await l.press(l.words.doneWith.act)
        await play.restart()
        await l.open()
        await l.press(l.words.doneWith.turning)
      } else await asked[id as Exclude<LessonId, 'victory'>](l)
      await play.restart()
      await l.open()
      l.saw(id, 'done')
      await l.press(l.words.next)
      await l.open()
    }
    l.saw('victory', 'task')
  })

  it('leads back whoever does something else', async () => {
    const l = await learner('Dario').open()
    await skipTo(l, 'zone')
    await l.act('move A1', 'C5')
    l.saw('zone', 'other')
    expect((await record(l.player)).lesson).toEqual({ id: 'zone', state: 'other' })
    // What was not meant is taken back, and tried again.
    await l.press(l.words.undo)
    expect((await record(l.player)).lesson).toEqual({ id: 'zone', state: 'begun' })
    await l.act('move A1', 'C5')
    await l.press(l.words.again)
    expect((await record(l.player)).lesson).toEqual({ id: 'zone', state: 'begun' })
    // Even a phase that is played to its end, or a battle that is given up.
    await l.press(l.words.doneWith.act)
    await l.press(l.words.doneWith.turning)
    expect((await record(l.player)).lesson).toEqual({ id: 'zone', state: 'other' })
    await l.player.command('game concede')
    await l.player.press(l.words.concede)
    expect((await record(l.player)).stage).toBe('over')
    await l.open()
    l.saw('zone', 'other')
    await l.press(l.words.again)
    expect((await record(l.player)).stage).toBe('battle')
    await asked.zone(l)
    l.saw('zone', 'done')
  })

  it('says why an archer has nobody to shoot at, and that whoever has stopped has moved', async () => {
    const l = await learner('Chloé').open()
    await skipTo(l, 'victory')
    const card = async (label: string) => {
      await l.open()
      return (await l.player.select(/:$/, [label], l.message)).text
    }
    expect(await card('A3')).toMatch(/🏹 A3 .* does not see B\d .*: A\d .*stands in the way/)
    expect(await card('A1')).not.toContain('🏹')
    expect(await card('A1')).toContain('6 MP')
    await l.open()
    const { text } = await l.player.command('move', { figure: 'A1', to: 'F3' })
    expect(text).toMatch(/\d MP\nThe move ends there, in a danger zone/)
    await l.open()
    await l.act('move A1', 'F3')
    expect(l.seen).toMatch(/A1 .* is acting; its move is over/)
    expect(await card('A1')).toContain('0 MP')
  })

  it('tells whoever lets the superficial hit lie how to try again', async () => {
    const l = await learner('Dario').open()
    await skipTo(l, 'convert')
    await l.act('shoot A3', 'B2')
    expect((await record(l.player)).lesson).toEqual({ id: 'convert', state: 'begun' })
    await l.press(l.words.keepAp)
    l.saw('convert', 'other')
    await l.press(l.words.again)
    await asked.convert(l)
    l.saw('convert', 'done')
    // The shot is told as one, though a question came up in its middle.
    expect(l.seen).toMatch(/🏹 .*1 converted.*damage .* → .*−1/)
    expect(l.seen).not.toContain('rolls damage')
    const told = l.seen
    await l.open()
    expect(l.seen).toBe(told)
  })

  it('takes commands as they are typed in any battle', async () => {
    const l = await learner('Dario').open()
    await skipTo(l, 'victory')
    const where = async () => {
      const { turn, phase } = seal<CombatHexState>((await record(l.player)).save!.battle)
      return { turn, phase }
    }
    const before = await where()
    const typed = await l.player.command('done', { finish: true })
    // To the next turn, or to a combat in which it is asked what to pay for.
    expect(await where()).not.toEqual(before)
    // The lesson goes on in the answer, which takes the place of the message before.
    expect(typed.text).toContain('🎓')
    await expect(l.press(l.words.doneWith.act)).rejects.toThrow('This message is gone')
    for (const command of ['game draw', 'game substitute', 'game pause'])
      expect((await l.player.command(command)).text, command).toContain('⚠️')
    const game = tutorialIdOf(l.player.id)
    for (const command of ['game draw', 'game substitute'])
      expect((await l.player.command(command, { game })).text).toContain('/tutorial')
    expect((await record(l.player)).seats[0]!.user).toBe(l.player.id)
  })

  it('is what is meant by commands typed in the middle of it, in a channel with battles of others', async () => {
    const [ada, bruno] = [play.player('Ada'), play.player('Bruno')]
    await ada.command('challenge', { opponent: bruno.id, points: 500, camps: 'good', board: 'the-marsh' })
    await bruno.press('Accept')
    const l = await learner('Dario').open()
    const { id } = await record(l.player)
    // Where a player's games are found is written after the game itself.
    const listed = async () => (await l.player.command('game list')).text
    await expect.poll(listed, { timeout: 10_000 }).toContain('Computer recruit')
    const { message } = await l.player.command('game export')
    expect(JSON.stringify(message)).toContain(`game-${id}.json`)
    expect((await l.player.command('game why')).text).toContain('has planned no phase')
    const asked = await l.player.command('game concede')
    expect(asked.text).toContain('the lesson can be begun again')
    expect(asked.text).not.toContain('3 points')
  })

  it('counts what is delivered twice once, and no button that is out of date', async () => {
    const l = await learner('Ada').open()
    const press = (what: string) => ({
      component_type: 2,
      custom_id: everyComponent(l.message.components)
        .flatMap(({ part }) => ('custom_id' in part ? [part.custom_id ?? ''] : []))
        .find(id => id.startsWith('tutorial:') && id.endsWith(`:${what}`))!,
    })
    const next = press('next')
    const before = await record(l.player)
    const { message } = l
    await l.player.force('component', next, { message, id: '920000000000000001' })
    const after = await record(l.player)
    expect(after).toMatchObject({ version: before.version + 1, lesson: { id: 'move' } })
    await l.player.force('component', next, { message, id: '920000000000000001' })
    await play.restart()
    await l.player.force('component', next, { message, id: '920000000000000001' })
    expect(await record(l.player)).toEqual(after)
    await l.player.force('component', next, { message, id: '920000000000000002' })
    expect(await record(l.player)).toEqual(after)
    // Nor does anybody else's press count.
    const other = play.player('Bruno')
    await other.force(
      'component',
      { ...next, custom_id: next.custom_id.replace(/:\d+:/, `:${after.version}:`) },
      {
        message,
        id: '920000000000000003',
      },
    )
    expect(await record(l.player)).toEqual(after)
    const twice = { id: '1', name: 'tutorial', type: 1 }
    for (const _ of [1, 2]) await l.player.force('command', twice, { id: '920000000000000004' })
    expect(await record(l.player)).toEqual(after)
  })

  it('is offered where newcomers look first', async () => {
    const chloe = play.player('Chloé')
    expect((await chloe.command('help')).text).toContain(`[${catalogues.en.start}]`)
    expect((await chloe.command('game list')).text).toContain(`[${catalogues.en.start}]`)
    // And where somebody asks for a battle that is not there.
    expect((await chloe.command('game status', { game: 'none' })).text).toContain(`[${catalogues.en.start}]`)
    expect((await chloe.press(catalogues.en.start)).text).toContain('🎓')
  })

  it('is forgotten with its player, who may begin it anew', async () => {
    const chloe = play.player('Chloé')
    await chloe.command('settings forget-me')
    await chloe.press(/forget/)
    const id = tutorialIdOf(chloe.id)
    expect(await play.server.store.loadGame(id)).toBeUndefined()
    expect(await play.server.store.readLog(id)).toEqual([])
    const l = await learner('Chloé').open()
    l.saw('deploy', 'task')
    expect(open(seal((await record(chloe)).save!)).question?.kind).toBe('deploy')
  })
})
