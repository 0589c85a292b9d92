import { describe, expect, it } from 'vitest'
import { abilityScenes } from '../../../../../lambdas/discord/games/dark-lord/examples/abilityScenes.ts'
import { shownExample } from '../../../../../lambdas/discord/games/dark-lord/examples/examplePicture.ts'
import {
  type Example,
  playExample,
} from '../../../../../lambdas/discord/games/dark-lord/examples/playExample.ts'
import { ruleScenes } from '../../../../../lambdas/discord/games/dark-lord/examples/ruleScenes.ts'
import { help } from '../../../../../lambdas/discord/games/dark-lord/help.ts'
import {
  type RuleId,
  ringRules,
  turnRules,
  unseenRules,
} from '../../../../../lambdas/discord/games/dark-lord/ruleIds.ts'
import { abilityMessage, ruleMessage } from '../../../../../lambdas/discord/views/helpMessage.ts'
import { locales } from '../../../../../lambdas/store/types.ts'
import { draw } from '../../../../../lambdas/worker/drawPicture.ts'
import { helpExample } from '../../../../../lambdas/worker/helpExamples.ts'
import { darkLord as module, powerIds, traitIds } from '../../../../../rules/dark-lord/index.ts'
import { engineOf } from '../../../../../rules/play/engine.ts'
import { many } from '../../../../helpers/thorough.ts'
import { checkMessage } from '../../limits.ts'
import { makeTestServer, textOf } from '../../testServer.ts'

/** A picture in a page of help loads at once. */
const maxBytes = 120_000
const darkLord = { game: 'dark-lord' }
const scenes: Readonly<Record<string, Example>> = { ...ruleScenes, ...abilityScenes }
const ids = Object.keys(scenes)

/** Rules of moving, zones and the Ring that say what cannot be, or only name something. */
const inWordsAlone: readonly RuleId[] = ['DL-01', 'DL-02', 'DL-20', 'DB-03', 'DB-04', 'DB-05']

describe('the case that help shows of a rule of The Dark Lord', () => {
  it('is there for every trait and power, and for the rules of the Ring, of the unseen and of moving', () => {
    expect(Object.keys(abilityScenes).sort()).toEqual([...traitIds, ...powerIds].sort())
    const wanted = [...ringRules, ...unseenRules, ...turnRules].filter(id => !inWordsAlone.includes(id))
    expect(wanted.filter(id => !(id in ruleScenes))).toEqual([])
  })

  it.each(ids)('is played by the rules, and shows what it says: %s', id => {
    const { save, told } = playExample(scenes[id]!)
    expect(engineOf(module).check(save)).toEqual([])
    const { answers = [], zones, reach, ring } = scenes[id]!
    if (answers.length > 0) expect(told).not.toEqual([])
    for (const locale of locales) {
      const { picture, lines } = shownExample(id, locale)!
      expect(picture.alt.length).toBeGreaterThan(20)
      expect(lines.length > 0 || zones || reach !== undefined || ring !== undefined).toBe(true)
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it.each(ids.filter((_, i) => i % many(1, 4) === 0))('is a small picture: %s', async id => {
    const { picture } = shownExample(id, 'fr')!
    expect((await draw(picture)).length).toBeLessThan(maxBytes)
  })

  it('stands below the page of its rule, and of its trait or power, in both languages', async () => {
    for (const locale of locales)
      for (const id of ids) {
        const shown = await helpExample(darkLord, id, locale)
        const message = help.rules!.ids.includes(id)
          ? ruleMessage(darkLord, help.rules!, id, locale, shown)
          : abilityMessage(help.abilities!, id, locale, shown)
        expect(checkMessage(message)).toEqual([])
        expect(message.pictures).toHaveLength(1)
        for (const line of shown!.lines) expect(textOf(message)).toContain(line)
      }
    expect(await helpExample(darkLord, 'DB-03', 'en')).toBeUndefined()
    expect(await helpExample({}, 'DL-50', 'en')).toBeUndefined()
  })

  it('is shown by the command, and by the list of rules that another meets', async () => {
    const ada = makeTestServer().person('100000000000000001', 'Ada', 'en')
    const page = await ada.command('help', { rule: 'DL-14', system: 'dark-lord' })
    expect(page.pictures?.map(({ name }) => name)).toEqual(['dl-14.png'])
    const ability = await ada.command('help', { ability: 'terror', system: 'dark-lord' })
    expect(ability.pictures?.map(({ name }) => name)).toEqual(['terror.png'])
  })

  it('is refused where it is not what happens', () => {
    const scene = { figures: 'A1 bearer C3 ring, A2 free-warrior A2, B1 raider G3' }
    expect(() => playExample({ ...scene, answers: ['move A1 G3'] })).toThrow('was refused')
    expect(() => playExample({ ...scene, answers: ['ring A1'], dice: [3] })).toThrow('never thrown')
    expect(() => playExample({ figures: 'A1 bearer C3 worn, B1 raider G3', answers: ['unring A1'] })).toThrow(
      'a die is missing',
    )
    expect(() => playExample({ figures: 'A1 bearer C3 asleep' })).toThrow('cannot stand asleep')
  })
})
