import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { botRefusals } from '../../../lambdas/discord/botRefusals.ts'
import { darkLordWords } from '../../../lambdas/discord/games/dark-lord/words/index.ts'
import { refusalWords } from '../../../lambdas/discord/games/refusalWords.ts'
import { regimentsWords } from '../../../lambdas/discord/games/regiments/words/index.ts'
import { allRefusals } from '../../../lambdas/discord/games/words.ts'
import { helpTopics } from '../../../lambdas/discord/views/helpMessage.ts'
import { choices as choicesEn } from '../../../lambdas/discord/words/en/choices.ts'
import { commands as commandsEn } from '../../../lambdas/discord/words/en/commands.ts'
import { fill, plain } from '../../../lambdas/discord/words/fill.ts'
import { choices as choicesFr } from '../../../lambdas/discord/words/fr/choices.ts'
import { commands as commandsFr } from '../../../lambdas/discord/words/fr/commands.ts'
import { numbersIn } from '../../../lambdas/discord/words/numbers.ts'
import type { Names } from '../../../lambdas/discord/words/types.ts'
import { abilityIds, questionKinds } from '../../../rules/combat-hex/index.ts'
import { type Refusal, type RefusalCode } from '../../../rules/index.ts'
import { combatHexTexts } from '../../helpers/allWords.ts'

/** Texts of a catalogue by their place in it; functions count by their presence. */
function leaves(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(Object.entries(value).flatMap(([key, part]) => [...leaves(part, `${path}/${key}`)]))
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.startsWith('local'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))

/** Where what a player of Combat Hex reads is written: what all games share, and its own. */
const foldersOf = (language: 'en' | 'fr', room = ''): string[] =>
  ['lambdas/discord/words', 'lambdas/discord/games/combat-hex/words'].map(
    words => `${words}/${language}${room}`,
  )

/** Refusals that only somebody who writes boards or armies as text meets; they carry a line number, not words. */
const ofTexts = /faults\.add\(/

/** Codes that the code refuses with, as they stand in the sources. */
function codesIn(folder: string): Set<string> {
  const codes = new Set<string>()
  for (const source of sources(folder))
    for (const line of source.split('\n')) {
      if (ofTexts.test(line)) continue
      for (const [place] of line.matchAll(/refuse\('[a-z-]+'|\bcode: [^,}]*/g))
        for (const [, code] of place.matchAll(/'([a-z][a-z-]+)'/g)) codes.add(code!)
    }
  return codes
}

/** The facts that texts name, as `{figure}`. */
const factsOf = (list: readonly string[]) =>
  new Set(list.flatMap(text => [...text.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact)))

/** Not refusals: how zod and our file reader call faults. */
const elsewhere = new Set(['custom', 'too-many-faults'])

describe('the combatHexTexts', () => {
  it('say the same things in both languages', () => {
    const en = leaves(combatHexTexts.en)
    const fr = leaves(combatHexTexts.fr)
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort())
    for (const [place, text] of fr) {
      expect(typeof text, place).toBe(typeof en.get(place))
      if (typeof text === 'string') expect(text.trim(), place).not.toBe('')
    }
    expect(Object.keys(commandsFr).sort()).toEqual(Object.keys(commandsEn).sort())
    expect(Object.keys(choicesFr).sort()).toEqual(Object.keys(choicesEn).sort())
  })

  it.each(['rules', 'lambdas'])('have words for every refusal in %s/', folder => {
    // Faults of files have words of their own.
    const known = new Set([...Object.keys(allRefusals.en), ...Object.keys(combatHexTexts.en.faults)])
    const missing = [...codesIn(folder)].filter(code => !known.has(code) && !elsewhere.has(code))
    expect(missing).toEqual([])
  })

  it('have words for every fault of a text that somebody wrote', () => {
    const codes = [...sources('rules'), ...sources('lambdas/discord/games/combat-hex/figureFiles')].flatMap(
      source =>
        [...source.matchAll(/\b(?:faults\.add|fault)\([^;]*?'([a-z]+(?:-[a-z]+)+|tab)'/g)].map(
          ([, code]) => code!,
        ),
    )
    expect(codes.length).toBeGreaterThan(20)
    for (const code of codes) expect(Object.keys(combatHexTexts.en.faults), code).toContain(code)
    for (const [code, text] of Object.entries(combatHexTexts.en.faults))
      expect(
        factsOf([combatHexTexts.fr.faults[code as keyof typeof combatHexTexts.fr.faults]]),
        code,
      ).toEqual(factsOf([text]))
  })

  it('have words for every refusal of the door and the worker, and use only the facts they give', () => {
    for (const [code, facts] of Object.entries(botRefusals))
      for (const words of Object.values(combatHexTexts)) {
        const texts = words.refusals[code as keyof typeof words.refusals]
        expect(texts, code).toBeDefined()
        for (const text of texts)
          for (const [, fact] of text.matchAll(/\{(\w+)\}/g)) expect(facts, code).toContain(fact)
      }
  })

  it('name the same facts in both languages', () => {
    for (const [code, texts] of Object.entries(allRefusals.en)) {
      const french = allRefusals.fr[code as RefusalCode]
      expect(factsOf(french), code).toEqual(factsOf(texts))
    }
  })

  it('have every question, every ability and every page of help', async () => {
    const topics = [...(await helpTopics({}))].sort()
    for (const words of Object.values(combatHexTexts)) {
      expect(Object.keys(words.questions).sort()).toEqual([...questionKinds].sort())
      expect(Object.keys(words.abilities).sort()).toEqual([...abilityIds].sort())
      expect(Object.keys(words.help).sort()).toEqual(topics)
      expect(Object.keys(words.topics).sort()).toEqual(topics)
    }
  })

  it.each([
    ['en', '/says'],
    ['fr', '/says'],
    ['en', '/refusals'],
    ['fr', '/refusals'],
  ] as const)(
    'have each sentence of %s%s in one file, since the last of two would hide the others',
    (language, room) => {
      const keys = foldersOf(language, room)
        .flatMap(sources)
        .flatMap(source => [...source.matchAll(/^  '?([\w-]+)'?[:,]/gm)].map(([, key]) => key))
      expect(keys.length).toBeGreaterThan(200)
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
    },
  )

  it('tell French players to type what the program takes', () => {
    // The commands take SO and NO as French players read them: see battle.test.ts.
    expect(combatHexTexts.fr.terms.facings.SW).toBe('SO')
    expect(combatHexTexts.fr.refusals['no-facing'][1]).toContain('SO')
  })
})

describe.each(['en', 'fr'] as const)('the texts (%s)', language => {
  it('name buttons as they are labelled', () => {
    const { questions, says, help } = combatHexTexts[language]
    const ask = (kind: 'deploy' | 'turning') => questions[kind]({ waiting: [] } as never, {} as never)
    expect(ask('deploy')).toContain(says.doneWith.deploy)
    expect(ask('turning')).toContain(says.doneWith.turning)
    expect(help['first-game']).toContain(`**${says.starter}**`)
    expect(help['first-game']).toContain(says.accept)
  })
})

describe('what is told at length', () => {
  const names: Names = {
    figure: id => id,
    figures: ids => ids.join(),
    player: () => 'Computer recruit for Bruno',
    ability: id => id,
    board: id => id,
  }
  /** Colons that part a sentence, by sentence; times of day and what is typed have none. */
  const colons = (text: string): number[] =>
    text
      .replace(/`[^`]*`/g, '')
      .split(/[.!?]\s|\n/)
      .map(sentence => [...sentence.matchAll(/:(?=\s|\*\* )/g)].length)

  it.each(['en', 'fr'] as const)('has no sentence with three colons (%s)', language => {
    const { league, events, says } = combatHexTexts[language]
    const score = league.ruledAs(league.decisions.score, league.score(3, 3))
    const battle = league.ruledIn(1, 'Ada – Bruno', score)
    const told = [
      league.ruled(battle, 'Léa', 'they agreed', ' (10.01)'),
      league.rulingLine(battle, 'Léa', 'they agreed'),
      league.ruledNow(battle),
      events.ordered(
        {
          event: 'ordered',
          by: 0,
          topic: 'hits',
          value: 'heroes',
          answer: 'A1: Armor',
          turn: 1,
        } as never,
        names,
      ),
      says.about('Ada', battle),
    ]
    for (const text of told) for (const n of colons(text)) expect(n, text).toBeLessThan(3)
    expect(league.score(0, 6)).toBe('0 – 3')
  })

  it('says alike in every game what happens from outside, but for the number of a rule', () => {
    const names = { player: (n: number) => `P${n}`, figure: (label: string) => label } as never
    const texts = [combatHexTexts, darkLordWords, regimentsWords]
    for (const language of ['en', 'fr'] as const) {
      const said = texts.map(({ [language]: { events } }) => [
        events.undone({ event: 'undone', by: 1, answer: 'A1 N', since: 3 }, names),
        events['gave-up']({ event: 'gave-up', by: 1, reason: 'conceded' }, names),
        events['gave-up']({ event: 'gave-up', by: 1, reason: 'forfeit' }, names),
        events['handed-over']({ event: 'handed-over', by: 1 }, names),
        events
          .corrected({ event: 'corrected', piece: 'A1', values: { life: 1 } }, names)
          .replace(' (10.01)', ''),
      ])
      expect(new Set(said.map(lines => lines.join('\n'))).size, said.join('\n')).toBe(1)
      expect(new Set(said[0]).size).toBe(5)
    }
  })

  it('makes one sentence of somebody playing on', () => {
    const said = (language: 'en' | 'fr') =>
      combatHexTexts[language].events['handed-over']({ event: 'handed-over', by: 1 }, names)
    expect(said('en')).toBe('🔁 Computer recruit for Bruno plays on from here.')
    expect(said('fr')).toBe('🔁 Computer recruit for Bruno prend la suite.')
  })
})

describe('numbers', () => {
  it('have a true sign for minus, as long as a digit, in both languages', () => {
    const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
    expect([-950.5, 0, 12].map(numbersIn('en', signed))).toEqual(['−950.5', '0', '+12'])
    expect([-950.5, 0, 12].map(numbersIn('fr', signed))).toEqual(['−950,5', '0', '+12'])
    for (const { pictures } of Object.values(combatHexTexts))
      expect(pictures.league.tieBreakHeads['points-difference']).toBe('+/−')
  })

  it('are written so wherever numbers are formatted', () => {
    const others = sources('lambdas')
      .concat(sources('render'))
      .filter(source => /new Intl\.NumberFormat/.test(source) && !source.includes('function numbersIn'))
    expect(others).toEqual([])
  })
})

describe('the log', () => {
  const names: Names = {
    figure: id => id,
    figures: ids => ids.join(),
    player: String,
    ability: id => id,
    board: id => id,
  }
  it('says of a figure that its player takes along that it leaves, and of no other', () => {
    const said = (language: 'en' | 'fr', leaves?: true) =>
      combatHexTexts[language].events.removed(
        { event: 'removed', figure: 'A1', turn: 1, ...(leaves && { leaves }) },
        names,
      )
    expect([said('en'), said('fr')]).toEqual(['💀 A1 falls', '💀 A1 tombe'])
    expect([said('en', true), said('fr', true)]).toEqual(['A1 leaves the board', 'A1 quitte la carte'])
  })

  it('calls converting so everywhere', () => {
    for (const what of ['hit', 'wound'] as const)
      expect(
        combatHexTexts.en.events.converted({ event: 'converted', figure: 'A1', what, ap: 1, turn: 1 }, names),
      ).toContain(`A1 converts a superficial ${what}`)
    const all = [...leaves(combatHexTexts.en).values()].map(String).join('\n')
    expect(all).not.toMatch(/made to count|wound count|soundly/)
  })

  it('numbers every turn that begins', () => {
    const said = (language: 'en' | 'fr') =>
      combatHexTexts[language].events['turn-began']({ event: 'turn-began', turn: 7 }, names)
    expect([said('en'), said('fr')]).toEqual(['— Turn 7 begins —', '— Le tour 7 commence —'])
  })

  it('calls a board carte, and who is out éliminé, in all French texts', () => {
    const all = sources('lambdas/discord/words/fr').join('\n')
    expect(all).not.toMatch(/plateau|hors jeu|gratuitement/i)
    // The rule book's own word is aptitude.
    expect(all).not.toMatch(/capacité/i)
    // Armies and boards are not guarded.
    expect(all).not.toMatch(/gardée?s? (?:par nom|sous)|figurines? gardée|rien n’est gardé|défi est gardé/)
    // Sentences that could be taken for something else.
    expect(all).not.toMatch(
      /Pour toute action|Avant les dés|dé gagne 1|mort perd|mêmes vie|retapé|Les grandes|bord (?:haut|bas)|droit devant a/,
    )
  })

  it('calls nobody simply who, in English, where whoever is meant', () => {
    const all = sources('lambdas/discord/words/en').join('\n')
    expect(all).not.toMatch(/(?:['`]|[.;:] )who (?:has (?:not|lost)|chooses|wins|falls|had)\b/i)
  })

  it('says of Ward in both languages whose abilities cannot be undone (8.51)', () => {
    for (const { abilities } of Object.values(combatHexTexts)) expect(abilities.ward.does).toContain('Sauron')
  })
})

describe('a refusal in words', () => {
  it('says what is wrong, which rule says so, and what to do instead', () => {
    const refusal: Refusal = {
      code: 'impassable',
      rule: '4.04',
      about: { from: 'C7', to: 'D7', side: 'obstacle' },
    }
    expect(refusalWords(refusal, 'en')).toEqual({
      what: 'The side between C7 and D7 cannot be crossed: obstacle. (4.04)',
      instead: 'Go another way.',
    })
    expect(refusalWords(refusal, 'fr').what).toBe(
      'Le côté entre C7 et D7 ne se franchit pas\u202f: obstacle. (4.04)',
    )
  })

  it('calls abilities, camps and facings by their names', () => {
    const words = refusalWords(
      {
        code: 'ability-too-dear',
        rule: '8.02',
        about: { figure: 'A1', ability: 'battle-awareness', cost: 2, ap: 1 },
      },
      'fr',
    )
    expect(words.what).toContain('Intuition Martiale')
  })

  it.each([
    ['an address', 'https://evil.example/a_b', 'https:\u200b//evil.example/a\\_b'],
    ['an address of another kind', 'steam://run', 'steam:\u200b//run'],
    ['an invitation', 'Discord.gg/abc', 'Discord\u200b.gg/abc'],
    ['a longer one', 'discordapp.com/invite/a', 'discordapp\u200b.com/invite/a'],
    ['a link with words', '[a](b)', '\\[a\\]\\(b\\)'],
    [
      'mentions',
      '<@1> <#2> <@&3> </a:4> <t:5>',
      '\\<@\u200b1\\> \\<\\#2\\> \\<@\u200b&3\\> \\</a:4\\> \\<t:5\\>',
    ],
    ['a ping of all', '@here', '@\u200bhere'],
    ['several lines', 'a\n# b\r\n> c', 'a \\# b \\> c'],
    ['what turns the direction', 'a\u202eb\u2067c', 'abc'],
    ['a sign where it is cut', `${'x'.repeat(199)}**`, `${'x'.repeat(199)}\\*`],
  ])('leaves %s in a name without effect', (_, name, shown) => {
    expect(plain(name)).toBe(shown)
  })

  it('never lets a player’s text shape the message or notify anybody', () => {
    expect(plain('**<@123>** `x` @everyone')).not.toMatch(/(?<!\\)[*<`]|@everyone/)
    const { what } = refusalWords({ code: 'not-offered', about: { answer: '@everyone **x**' } }, 'en')
    expect(what).not.toContain('@everyone')
  })

  it('says every figure once', () => {
    const about = { number: 3, figures: 'legolas, legolas, gimli' }
    const name = (id: string) => ({ legolas: 'Legolas', gimli: 'Gimli' })[id] ?? id
    const words = refusalWords({ code: 'same-unique', rule: '2.04', about }, 'en', name)
    expect(words.what).toContain('2 × Legolas, Gimli')
    const one: Refusal = { code: 'same-unique', about: { number: 3, figures: 'aragorn, aragorn-king' } }
    expect(refusalWords(one, 'fr').what).toContain('aragorn, aragorn-king')
  })

  it('leaves out a fact that is missing', () => {
    expect(fill('{a} and {b}', { a: 'x' })).toBe('x and ')
  })
})

it.each([
  ['occupied', 'A2 stands there', 'A2 s’y tient'],
  ['barred', 'nobody may stop on its X', 'nul ne s’arrête sur son X'],
  ['base', 'its base does not fit there', 'son socle n’y tient pas'],
])('a hex where nobody ends says what is in the way: %s', (why, en, fr) => {
  const refusal = { code: 'no-room', about: { figure: 'A1', to: 'C8', why, by: 'A2' } } as const
  expect(refusalWords(refusal, 'en').what).toBe(`A1 cannot end on C8: ${en}.`)
  expect(refusalWords(refusal, 'fr').what).toBe(`A1 ne peut pas finir en C8\u202f: ${fr}.`)
})
