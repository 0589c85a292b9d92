import { describe, expect, it } from 'vitest'
import { type DarkLordWords, darkLordWords } from '../../../../lambdas/discord/games/dark-lord/words/index.ts'
import type { Message } from '../../../../lambdas/discord/types.ts'
import { helpEntrance, welcomeMessage } from '../../../../lambdas/discord/views/helpMessage.ts'
import { tutorialIdOf } from '../../../../lambdas/store/tutorialId.ts'
import type { Locale } from '../../../../lambdas/store/types.ts'
import { draw } from '../../../../lambdas/worker/drawPicture.ts'
import { makeLayout } from '../../../../render/board/framing.ts'
import { boardScene } from '../../../../render/dark-lord/boardScene.ts'
import { type LessonId, lessonIds, darkLord as module } from '../../../../rules/dark-lord/index.ts'
import { darkLordTexts } from '../../../helpers/allWords.ts'
import { drawn } from '../../../helpers/drawn.ts'
import { checkMessage } from '../limits.ts'
import { labelsOf, makeTestServer, selectsOf, textOf } from '../testServer.ts'

const game = 'dark-lord'
const locales = ['en', 'fr'] as const

/** Somebody who takes the lessons of The Dark Lord, and does by the buttons and lists of one message what it says. */
async function learner(locale: Locale) {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', locale)
  const words: DarkLordWords = darkLordWords[locale]
  let shown: Message = await ada.command('tutorial', { system: game })
  const self = {
    words,
    get shown() {
      return shown
    },
    get seen() {
      return textOf(shown)
    },
    kept: async () => (await server.store.loadGame(tutorialIdOf(ada.user, { game })))!,
    async press(label: string) {
      shown = await ada.click(shown, label)
    },
    /** what is chosen in a list, and confirmed; whatever is on the way there says what there is to do */
    async choose(list: string, value: string) {
      const { lesson } = await self.kept()
      shown = await ada.choose(shown, list, value)
      expect(textOf(shown)).toContain(words.lessons[lesson!.id as LessonId].task)
      if (labelsOf(shown).includes(words.says.confirm)) await self.press(words.says.confirm)
    },
    lists: () => selectsOf(shown).map(({ placeholder }) => placeholder),
    saw(id: LessonId, what: 'task' | 'done' | 'other') {
      expect(self.seen).toContain(words.lessons[id][what])
      expect(self.seen).not.toMatch(/undefined|NaN|\[object|null\b/)
    },
  }
  return self
}
type Learner = Awaited<ReturnType<typeof learner>>

/** What each lesson asks for. */
const asked: Record<Exclude<LessonId, 'flight'>, (l: Learner) => Promise<unknown>> = {
  async charge(l) {
    await l.choose(l.words.tells.chooseMover, 'A1')
    await l.choose(l.words.tells.goTo, 'F3')
  },
  courage: l => l.choose(l.words.tells.goTo, 'E4'),
  duel: l => l.press(l.words.tells.endMoving),
  async trapped(l) {
    await l.choose(l.words.tells.goTo, 'F3')
    await l.press(l.words.tells.endMoving)
  },
  shot: l => l.choose(l.words.tells.shootAt, 'shoot A1 B2'),
  power: l => l.choose(l.words.tells.castAt, 'cast A1 transfixing B1 2'),
  async might(l) {
    await l.press(l.words.tells.endMoving)
    await l.press(l.words.tells.spend(1, 0))
  },
  async ring(l) {
    await l.choose(l.words.tells.doElse, 'ring A1')
    await l.choose(l.words.tells.goTo, 'F4')
  },
  will: l => l.choose(l.words.tells.doElse, 'unring A1'),
}

describe.each(locales)('/tutorial system:dark-lord (%s)', locale => {
  it('leads through all lessons, each done by what it says', async () => {
    const l = await learner(locale)
    for (const id of lessonIds) {
      l.saw(id, 'task')
      if (id === 'flight') break
      await asked[id](l)
      l.saw(id, 'done')
      expect(l.lists()).toEqual([])
      await l.press(l.words.tutorial.next)
    }
    // The last one is a battle: the program plays the rest of each part.
    for (let step = 0; step < 60 && (await l.kept()).stage === 'battle'; step++) {
      // It says what it would do, and asks whether it should.
      await l.press(l.words.says.finish)
      await l.press(l.words.says.doIt)
    }
    expect((await l.kept()).stage).toBe('over')
    l.saw('flight', 'done')
    expect(labelsOf(l.shown)).toContain(l.words.tutorial.play)
  })

  it('shows both sides in the picture of every lesson, in one part', async () => {
    const l = await learner(locale)
    for (const id of lessonIds) {
      const picture = drawn('dark-lord', 'still', l.shown.pictures?.at(-1))
      const { focus = [], skirmish } = picture.still
      expect(focus).toEqual(expect.arrayContaining(skirmish.combatants.map(({ at }) => at)))
      // The field of the lessons is small: two parts of it side by side would show the same twice.
      const { panes } = makeLayout(module.boardOf(skirmish)!, boardScene(picture.still))
      expect(panes, id).toHaveLength(1)
      if (id !== 'flight') await l.press(l.words.tutorial.skip)
    }
  })

  it('says so where something else was done, and begins anew', async () => {
    const l = await learner(locale)
    await l.press(l.words.tells.endMoving)
    l.saw('charge', 'other')
    await l.press(l.words.tutorial.again)
    l.saw('charge', 'task')
    expect(l.seen).not.toContain(l.words.lessons.charge.other)
  })

  it('asks what the lesson is about, whatever its player has ordered, and in that lesson alone', async () => {
    const l = await learner(locale)
    const here = async () => (await l.kept()).seats[0]!.orders!.here
    for (const id of lessonIds) {
      expect(await here()).toEqual(
        id === 'might'
          ? { might: 'ask' }
          : id === 'will'
            ? { 'will-now': 'now', 'will-might': 'always' }
            : {},
      )
      if (id !== 'flight') await l.press(l.words.tutorial.skip)
    }
  })
})

describe.each(locales)('the welcome of The Dark Lord (%s)', locale => {
  it('is its sentence and its picture, before the first page of help too', async () => {
    const welcome = await welcomeMessage({ game }, locale)
    const { tells, pages } = darkLordTexts[locale]
    expect(checkMessage(welcome)).toEqual([])
    expect(textOf(welcome)).toContain(tells.welcome)
    expect(textOf(await helpEntrance({ game }, locale))).toContain(pages.turn.text)
    const [picture] = welcome.pictures ?? []
    expect(picture!.alt).toContain(locale === 'en' ? 'the Dark Lord' : 'le Seigneur Noir')
    expect((await draw(picture!)).length).toBeLessThan(120_000)
  })
})
