import { describe, expect, it } from 'vitest'
import { abilityExamples } from '../../../lambdas/discord/games/combat-hex/examples/abilityExamples.ts'
import { playExample } from '../../../lambdas/discord/games/combat-hex/examples/playExample.ts'
import { shownExample } from '../../../lambdas/discord/games/combat-hex/examples/shownExample.ts'
import { help } from '../../../lambdas/discord/games/combat-hex/help.ts'
import { combatHexWords } from '../../../lambdas/discord/games/combat-hex/words/index.ts'
import { abilityMessage, questionMessage } from '../../../lambdas/discord/views/helpMessage.ts'
import { locales } from '../../../lambdas/store/types.ts'
import type { BoardScene } from '../../../render/combat-hex/boardScene.ts'
import { drawBattle } from '../../../render/combat-hex/draw.ts'
import { tournamentAbilities } from '../../../rules/combat-hex/abilities/index.ts'
import { abilityIds, check, questionKinds } from '../../../rules/combat-hex/index.ts'
import { checkMessage } from './limits.ts'
import { makeTestServer, textOf } from './testServer.ts'

/** A picture in a page of help loads at once. */
const maxBytes = 120_000

describe('the case that the help shows of an ability', () => {
  it.each(abilityIds)('is played by the rules, with the ability in it: %s', id => {
    const { save, told } = playExample(abilityExamples[id])
    expect(check(save)).toEqual([])
    const who = Object.values(save.battle.types).filter(({ abilities }) =>
      abilities.some(each => each.id === id),
    )
    expect(who).not.toEqual([])
    if (tournamentAbilities[id].moment === undefined) return
    const used = told.some(
      entry =>
        ('ability' in entry && entry.ability === id) ||
        // These two tell of what they do by events of their own.
        (entry.event === 'taken-up' && id === 'ent-carry') ||
        (entry.event === 'replaced' && id === 'one-ring'),
    )
    expect(used, told.map(({ event }) => event).join(' ')).toBe(true)
  })

  it.each(abilityIds)('is a small picture, in words too: %s', async id => {
    for (const locale of locales) {
      const shown = shownExample(id, locale)!
      const message = abilityMessage(help.abilities!, id, locale, shown)
      expect(checkMessage(message)).toEqual([])
      const [picture] = message.pictures ?? []
      expect(picture && 'still' in picture).toBe(true)
      expect(picture!.alt.length).toBeGreaterThan(20)
      expect(shown.lines.join('\n')).not.toMatch(/undefined|NaN|\[object|…/)
      expect(shown.lines).not.toEqual([])
      for (const line of shown.lines) expect(textOf(message)).toContain(line)
      if (locale === 'en' && picture && 'still' in picture)
        expect((await drawBattle(picture.still as BoardScene)).length).toBeLessThan(maxBytes)
    }
  })
})

describe('the case that the help shows of a question', () => {
  it.each(questionKinds)('is a small picture, and says what is asked: %s', async kind => {
    for (const locale of locales) {
      const shown = shownExample(kind, locale)!
      const message = questionMessage({}, help.questions!, kind, locale, shown)
      expect(checkMessage(message)).toEqual([])
      const [picture] = message.pictures ?? []
      expect(picture!.alt.length).toBeGreaterThan(20)
      const { lines } = shown
      expect(lines).not.toEqual([])
      for (const line of lines) expect(textOf(message)).toContain(line)
      expect(textOf(message)).toContain(combatHexWords[locale].questionHelp[kind].does)
      if (locale === 'en' && picture && 'still' in picture)
        expect((await drawBattle(picture.still as BoardScene)).length).toBeLessThan(maxBytes)
    }
  })

  it.each(questionKinds)('is found by its name, and from the page of any other: %s', async kind => {
    const ada = makeTestServer().person('100000000000000001', 'Ada', 'en')
    const { title } = combatHexWords['en'].questionHelp[kind]
    expect(await ada.offered('help', 'question', title)).toContainEqual({ name: title, value: kind })
    for (const question of [kind, title])
      expect(textOf(await ada.command('help', { question }))).toContain(`**${title}**`)
    const page = await ada.command('help', { question: 'turning' })
    expect(textOf(await ada.choose(page, 'Other questions', kind))).toContain(`**${title}**`)
  })
})
