import { describe, expect, it } from 'vitest'
import {
  type RegimentsWords,
  regimentsWords,
} from '../../../../lambdas/discord/games/regiments/words/index.ts'
import type { Message } from '../../../../lambdas/discord/types.ts'
import { tutorialIdOf } from '../../../../lambdas/store/tutorialId.ts'
import type { Locale } from '../../../../lambdas/store/types.ts'
import { type LessonId, lessonIds, lessonsById } from '../../../../rules/regiments/index.ts'
import { checkMessage } from '../limits.ts'
import { labelsOf, makeTestServer, selectsOf, textOf } from '../testServer.ts'

const game = 'regiments'

/** Somebody who takes the lessons of Regiments, and does by the buttons and lists of one message what it says. */
async function learner(locale: Locale) {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', locale)
  const words: RegimentsWords = regimentsWords[locale]
  let shown: Message = await ada.command('tutorial', { system: game })
  const self = {
    words,
    get shown() {
      return shown
    },
    kept: async () => (await server.store.loadGame(tutorialIdOf(ada.user, { game })))!,
    async press(label: string) {
      shown = await ada.click(shown, label)
      expect(checkMessage(shown)).toEqual([])
    },
    /** what is chosen in a list; whatever is on the way says what there is to do */
    async choose(list: string, value: string) {
      const { lesson } = await self.kept()
      shown = await ada.choose(shown, list, value)
      expect(checkMessage(shown)).toEqual([])
      expect(textOf(shown)).toContain(words.lessons[lesson!.id as LessonId].task)
    },
    /** what is chosen in a list, and confirmed */
    async act(list: string, value: string) {
      await self.choose(list, value)
      await self.press(words.says.confirm)
    },
    saw(id: LessonId, what: 'task' | 'done' | 'other') {
      expect(textOf(shown)).toContain(words.lessons[id][what])
      expect(textOf(shown)).not.toMatch(/undefined|NaN|\[object|null\b/)
    },
    listLike: (label: string) =>
      selectsOf(shown)
        .map(({ placeholder }) => placeholder ?? '')
        .find(each => each.startsWith(label)) ?? '',
  }
  return self
}
type Learner = Awaited<ReturnType<typeof learner>>

/** What each lesson asks for. */
const asked: Record<Exclude<LessonId, 'battle'>, (l: Learner) => Promise<unknown>> = {
  block: l => l.act(l.words.tells.chooseCharge, 'charge A1 B2'),
  march: l => l.act(l.words.tells.marchTo, 'march A1 E5 N'),
  async reform(l) {
    await l.choose(l.words.tells.reformTo, 'reform A1 D5 SE 5')
    await l.press(l.words.tells.files(7))
    await l.press(l.words.says.confirm)
  },
  async charge(l) {
    await l.act(l.words.tells.chooseCharge, 'charge A1 B1')
    await l.press(l.words.tells.ends.chargeNow)
  },
  melee: l => l.act(l.words.tells.chooseCharge, 'charge A2 B1'),
  async pursuit(l) {
    await l.press(l.words.tells.ends.move)
    await l.press(l.words.tells.words.pursue)
  },
  volley: l => l.act(l.words.tells.chooseShot, 'shoot A1 B2'),
  async spells(l) {
    await l.press(labelsOf(l.shown).find(label => label.startsWith('4 '))!)
    await l.press(l.words.tells.ends.move)
    await l.choose(l.words.tells.chooseSpell, 'cast A2 embers-1 B1 2')
    await l.press(labelsOf(l.shown).find(label => label.startsWith('3 '))!)
    await l.press(l.words.says.confirm)
  },
  async leaders(l) {
    await l.choose(l.words.tells.chooseUnit, 'A2')
    await l.act(l.listLike('A2'), 'join A2 A1')
    await l.choose(l.words.tells.chooseUnit, 'A4')
    await l.act(l.listLike('A4'), 'join A4 A3')
  },
}

describe.each(['en', 'fr'] as const)('/tutorial system:regiments (%s)', locale => {
  it('leads through all lessons, each done by what it says', async () => {
    const l = await learner(locale)
    for (const id of lessonIds) {
      l.saw(id, 'task')
      if (id === 'battle') break
      await asked[id](l)
      l.saw(id, 'done')
      expect(selectsOf(l.shown)).toEqual([])
      await l.press(l.words.tutorial.next)
    }
    // The last one is a battle: the program plays the rest of each phase.
    for (let step = 0; step < 80 && (await l.kept()).stage === 'battle'; step++) {
      await l.press(l.words.says.finish)
      if (labelsOf(l.shown).includes(l.words.says.doIt)) await l.press(l.words.says.doIt)
    }
    expect((await l.kept()).stage).toBe('over')
    l.saw('battle', 'done')
    expect(labelsOf(l.shown)).toContain(l.words.tutorial.play)
  })

  it('says so where something else was done, and begins anew', async () => {
    const l = await learner(locale)
    await l.act(l.words.tells.chooseCharge, 'charge A1 B1')
    l.saw('block', 'other')
    await l.press(l.words.tutorial.again)
    l.saw('block', 'task')
    expect(textOf(l.shown)).not.toContain(l.words.lessons.block.other)
  })

  it('asks what the lesson is about, whatever its player has ordered, and in that lesson alone', async () => {
    const l = await learner(locale)
    for (const id of lessonIds) {
      expect((await l.kept()).seats[0]!.orders!.here).toEqual(lessonsById[id].orders ?? {})
      if (id !== 'battle') await l.press(l.words.tutorial.skip)
    }
  })
})
