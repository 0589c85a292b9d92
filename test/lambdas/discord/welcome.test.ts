import { beforeEach, describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import { onlyLooks } from '../../../lambdas/discord/onlyLooks.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import { helpEntrance, welcomeMessage } from '../../../lambdas/discord/views/helpMessage.ts'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import type { Locale } from '../../../lambdas/store/types.ts'
import { draw } from '../../../lambdas/worker/drawPicture.ts'
import { combatHexTexts } from '../../helpers/allWords.ts'
import { checkMessage } from './limits.ts'
import { labelsOf, makeTestServer, type Person, partsOf, type TestServer, textOf } from './testServer.ts'

const locales = ['en', 'fr'] as const
const tutorial = { en: 'Tutorial', fr: 'Apprendre à jouer' }
const newHere = { en: 'New here?', fr: wordsOf('fr').says.newHere }

/** The kinds of what a message shows, in their order. */
const kinds = (message: Message): (number | undefined)[] => partsOf(message).map(({ type }) => type)
const [pictureType, rowType] = [12, 1]

/** A sentence first, a picture, and of all that can be pressed the lessons first. */
function checkWelcome(message: Message, locale: Locale): void {
  expect(checkMessage(message)).toEqual([])
  // Right above what is pressed, so that a phone shows both.
  expect(kinds(message).indexOf(pictureType)).toBe(kinds(message).indexOf(rowType) - 1)
  expect(textOf(message).startsWith(combatHexTexts[locale].welcome)).toBe(true)
  expect(labelsOf(message)[0]).toBe(tutorial[locale])
  expect(message.pictures).toHaveLength(1)
  expect(message.everybody).toBeFalsy()
}

describe.each(locales)('the welcome of a newcomer (%s)', locale => {
  it('is a picture, one sentence, and the lessons first', async () => {
    const message = await welcomeMessage({}, locale)
    checkWelcome(message, locale)
    const said = combatHexTexts[locale].welcome
    expect(said.match(/[.!?](\s|$)/g)).toHaveLength(1)
    expect(
      textOf(message)
        .split('\n')
        .filter(line => line.includes(said)),
    ).toHaveLength(1)
  })

  it('stands before the first page of help, with no button twice', async () => {
    const message = await helpEntrance({}, locale)
    checkWelcome(message, locale)
    expect(labelsOf(message).filter(label => label === tutorial[locale])).toHaveLength(1)
    expect(textOf(message)).toContain(combatHexTexts[locale].help['first-game'])
  })

  it('has its picture drawn, of a fight under way', async () => {
    const [picture] = (await welcomeMessage({}, locale)).pictures ?? []
    expect(picture!.alt).toContain('Aragorn')
    expect((await draw(picture!)).length).toBeLessThan(120_000)
  })
})

describe('New here?', () => {
  let server: TestServer
  let ada: Person
  let bruno: Person
  let manager: Person
  const terms = { points: 500, camps: 'good', board: 'the-marsh' }

  beforeEach(() => {
    server = makeTestServer()
    ada = server.person('100000000000000001', 'Ada')
    bruno = server.person('100000000000000002', 'Bruno', 'fr')
    manager = server.person('100000000000000009', 'Mia', 'en', { manager: true })
  })

  it('leads from an invitation to the welcome, in the language of whoever presses it', async () => {
    await ada.command('challenge', terms)
    const invitation = server.lastPost()
    const before = JSON.stringify(server.game())
    for (const [who, locale] of [
      [bruno, 'fr'],
      [ada, 'en'],
    ] as const) {
      const shown = await who.click(invitation, newHere.en)
      checkWelcome(shown, locale)
      const help = await who.click(shown, wordsOf(locale).says.howItGoes)
      expect(textOf(help)).toContain(combatHexTexts[locale].help['first-game'])
    }
    expect(JSON.stringify(server.game())).toBe(before)
  })

  it('stands where the program may be seen first: a lobby, a thread’s first message, a season', async () => {
    await manager.command('lobby open')
    checkWelcome(await bruno.click(server.lastPost(), newHere.en), 'fr')
    await ada.command('play', {})
    const opening = bot.threadMessage(server.game())
    expect(labelsOf(opening)).toEqual([newHere.en])
    expect(labelsOf(bot.threadMessage({ ...server.game(), language: 'fr' }))).toEqual([newHere.fr])
    checkWelcome(await bruno.click(opening, newHere.en), 'fr')
    await manager.command('league create', { name: 'Winter', format: 'swiss' })
    checkWelcome(await bruno.click(server.lastPost(), newHere.en), 'fr')
  })

  it('changes nothing, and is shown to its presser alone', () => {
    const component = { action: 'welcome', game: '', version: 0, argument: '', values: [] }
    expect(onlyLooks({ name: 'welcome', component })).toBe(true)
    expect(bot.publicButtons).not.toContain('welcome')
  })

  it('says of a game that there is not what is to be said', async () => {
    expect(textOf(await bruno.press('welcome::0:nonsense'))).toContain('⚠️')
    expect(textOf(await bruno.press('help::0:nonsense'))).toContain('⚠️')
  })
})
