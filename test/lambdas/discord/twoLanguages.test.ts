import { describe, expect, it } from 'vitest'
import { bot } from '../../../lambdas/discord/index.ts'
import type { Message } from '../../../lambdas/discord/types.ts'
import type { GameRecord, Locale, Post, PostFacts, PostView, Stage } from '../../../lambdas/store/types.ts'
import {
  labelsOf,
  makeTestServer,
  partsOf,
  questionOf,
  selectsOf,
  startBattle,
  textOf,
} from './testServer.ts'
import { useBattle } from './useBattle.ts'

const linesOf = (message: Message): string[] => textOf(message).split('\n')

/** The words on what can be pressed, each as a list: those of several languages are told apart. */
const pressable = (message: Message): string[][] =>
  [
    ...labelsOf(message),
    ...selectsOf(message).flatMap(({ placeholder, options }) => [
      placeholder,
      ...options.flatMap(({ label, description = '' }) => [label, description]),
    ]),
  ].map(words => words.split(' · ').sort())

const iconsOf = (message: Message): string[] =>
  partsOf(message).flatMap(part => (part.type === 2 ? [(part.emoji as { name: string }).name] : []))

/**
 * Every kind of message for all, with facts that it takes, and whom it asks where the battle waits for one of two: that
 * one, or both.
 */
const posts: {
  [View in PostView]: { facts: (user: string) => PostFacts[View]; stages: Stage[]; both?: true }
} = {
  challenge: { facts: () => ({}), stages: ['challenge'], both: true },
  declined: { facts: by => ({ by }), stages: ['declined'] },
  expired: { facts: () => ({}), stages: ['declined'] },
  armies: { facts: () => ({}), stages: ['armies'], both: true },
  'called-off': { facts: () => ({}), stages: ['declined'] },
  'no-starter': { facts: () => ({}), stages: ['declined'] },
  happened: { facts: () => ({}), stages: ['battle'] },
  meanwhile: { facts: () => ({}), stages: ['battle'], both: true },
  turn: { facts: () => ({}), stages: ['battle'] },
  draw: { facts: () => ({}), stages: ['battle'] },
  'draw-agreed': { facts: () => ({}), stages: ['battle'], both: true },
  pause: { facts: user => ({ user }), stages: ['battle'] },
  holiday: { facts: user => ({ user }), stages: ['battle'] },
  'handed-over': { facts: player => ({ player }), stages: ['battle'] },
  remind: { facts: () => ({}), stages: ['challenge', 'armies', 'battle'] },
  held: { facts: () => ({}), stages: ['challenge', 'armies', 'battle', 'over'] },
  over: { facts: () => ({}), stages: ['over'], both: true },
  result: { facts: () => ({}), stages: ['over'] },
  'season-battle': { facts: () => ({}), stages: ['battle'] },
  ruling: { facts: () => ({ do: 'last-turns', why: '', by: '' }), stages: ['battle'] },
}

const kinds = Object.entries(posts).flatMap(([view, { facts, stages, both = false }]) =>
  stages.map(stage => ({
    view,
    facts,
    stage,
    both: both || stage === 'challenge' || stage === 'armies',
  })),
)

describe('a message for all in a thread of two languages', () => {
  const { t, inAction, asked } = useBattle()

  /** The battle as it stands, told in a language, between whoever is asked and somebody else, who read these. */
  function between(language: Locale, others: Locale, theirs: Locale, stage: Stage): GameRecord {
    const game = t.server.game()
    const by = game.save!.pending!.by
    const seats = game.seats.map((seat, i) => ({
      ...seat,
      locale: i === by ? theirs : others,
      ...(stage === 'armies' && { armies: {} }),
    }))
    return {
      ...game,
      language,
      seats,
      stage,
      drawOffer: stage === 'battle' ? seats[1 - by]!.user : null,
      drawYes: [],
      invited: seats[by]!.user,
      ...(stage === 'challenge' && { seats: [seats[1 - by]!], save: null }),
    }
  }

  describe.each([
    ['en', 'fr'],
    ['fr', 'en'],
  ] as const)('told in %s, asking somebody who reads %s', (language, theirs) => {
    it.each(kinds)(
      '$view ($stage) has their words where they decide',
      async ({ view, facts, stage, both }) => {
        await inAction()
        const user = asked().user
        const write = (others: Locale, theirs: Locale) => {
          const post = { key: 'k', do: 'post', view, facts: facts(user), pings: [user], told: [] }
          return bot.renderPost(post as unknown as Post, between(others, others, theirs, stage))
        }
        const [mixed, own, others] = [
          write(language, theirs),
          write(theirs, theirs),
          write(language, language),
        ]
        // Who is challenged has not written yet: icons lead from the words of the challenger to those of either language.
        if (stage === 'challenge')
          for (const [i, words] of pressable(own).entries())
            expect(textOf(mixed)).toContain(`${iconsOf(mixed)[i]} ${words.join(' · ')}`)
        else
          expect(pressable(mixed)).toEqual(
            pressable(own).map((words, i) =>
              both ? [...new Set([...words, ...pressable(others)[i]!])].sort() : words,
            ),
          )
        // What names them is theirs; and nobody else's, unless both are asked.
        const named = (message: Message) => linesOf(message).filter(line => line.includes(`<@${user}>`))
        expect(named(mixed)).toEqual(expect.arrayContaining(named(own)))
        if (!both) expect(named(own)).toEqual(expect.arrayContaining(named(mixed)))
      },
    )

    it.each(['deploy', 'act'])('asks them in it what they do: %s', async kind => {
      if (kind === 'act') await inAction()
      else
        while (questionOf(t.server).kind !== kind)
          await asked().command('answer', { choice: questionOf(t.server).space.enumerate('', 1)[0]! })
      const post: Post = { key: 'k', do: 'post', view: 'happened', facts: {}, pings: [], told: [] }
      const write = (...spoken: [Locale, Locale, Locale]) =>
        linesOf(bot.renderPost(post, between(...spoken, 'battle')))
      const name = t.server.game().seats.find(({ user }) => user === asked().user)!.name
      const parted = (lines: string[]) => {
        const at = lines.findIndex(line => line.startsWith(`**${name}**`))
        return [lines.slice(0, at), lines.slice(at)]
      }
      const [before, question] = parted(write(language, language, theirs))
      expect(question).toEqual(parted(write(theirs, theirs, theirs))[1])
      expect(question![0]).toContain(name)
      // What happened, and where the battle stands, stays in the language of the game.
      expect(before).toEqual(parted(write(language, language, language))[0])
    })
  })

  it('says who is asked in their language also where somebody shows the battle to all', async () => {
    await inAction()
    await t.server.store.saveGame(between('en', 'en', 'fr', 'battle'))
    const mine = await t.other().command('game status')
    const shown = await t.other().click(mine, 'Show everybody')
    expect(linesOf(shown)[0]).toMatch(/^👁️ \S+ shows:/)
    expect(textOf(shown)).toContain('choisissez une figurine')
  })
})

describe('the language of a player', () => {
  it('is the one in which they wrote last', async () => {
    const server = makeTestServer()
    const { bob } = await startBattle(server, undefined, ['en', 'fr'])
    const spoken = () => server.game().seats.map(({ locale }) => locale)
    expect(spoken()).toEqual(['en', 'fr'])
    expect(server.game().language).toBe('en')
    await server.person(bob.user, 'Bob', 'en').command('game draw')
    expect(spoken()).toEqual(['en', 'en'])
  })

  it('is not known of somebody who is challenged: they are asked in both', async () => {
    const server = makeTestServer()
    const alice = server.person('100000000000000001', 'Alice', 'fr')
    const bob = server.person('100000000000000002', 'Bob', 'fr')
    const users = { [bob.user]: { id: bob.user, name: 'Bob', bot: false } }
    await alice.command('challenge', { opponent: bob.user, points: 500 }, users)
    const invitation = server.lastPost()
    expect(labelsOf(invitation).slice(0, 2)).toEqual(['Accepter', 'Refuser'])
    expect(iconsOf(invitation)).toEqual(['✅', '✖️', '🎲', '👋'])
    expect(textOf(invitation)).toContain('**Alice** défie')
    expect(textOf(invitation)).toMatch(
      /\*\*Alice\*\* challenges .*\n✅ Accept · ✖️ Decline · 🎲 Dice proof · 👋 New here\?\n-# /,
    )
    // Once it is known, nobody reads both.
    await bob.click(invitation, 'Accepter')
    expect(labelsOf(server.lastPost())).toEqual(['Armées prêtes', 'Mes armées…'])
  })
})
