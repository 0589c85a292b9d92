import { describe, expect, it } from 'vitest'
import { impliedKeywords } from '../../../../../../lambdas/discord/games/dark-lord/figureFiles/columns.ts'
import { readProfiles } from '../../../../../../lambdas/discord/games/dark-lord/figureFiles/readProfiles.ts'
import { writeProfiles } from '../../../../../../lambdas/discord/games/dark-lord/figureFiles/writeProfiles.ts'
import { darkLordWords } from '../../../../../../lambdas/discord/games/dark-lord/words/index.ts'
import { faultsMessage } from '../../../../../../lambdas/discord/games/fileFaults.ts'
import { wordsOf } from '../../../../../../lambdas/discord/words/index.ts'
import { type Pick, picker } from '../../../../../../rules/core/random.ts'
import {
  keywords,
  plainProfile,
  powerIds,
  profileOf,
  profiles,
  traitIds,
} from '../../../../../../rules/dark-lord/index.ts'
import { many } from '../../../../../helpers/thorough.ts'

const head = 'id,name_en,name_fr,side,points,move,fight,strength,defence,attacks,life,courage'
const guard = 'tall-guard,Tall guard,Grand garde,free,12,6,4,3,6,1,1,4'
const read = (text: string) => readProfiles(text, profileOf)
const one = (columns: string, fields: string) => read(`${head},${columns}\n${guard},${fields}`)
const figures = (found: ReturnType<typeof read>) => {
  if (!found.ok) throw new Error(JSON.stringify(found.faults))
  return found.figures
}
const faults = (found: ReturnType<typeof read>) =>
  found.ok ? [] : found.faults.map(({ line, code, about }) => [line, code, about] as const)

describe('profiles from a file', () => {
  it.each(['en', 'fr'] as const)('are read back as they were written, all of them (%s)', language => {
    expect(figures(read(writeProfiles(profiles, language)))).toEqual(profiles)
    expect(writeProfiles(profiles.slice(0, 1), language)).toMatch(
      language === 'fr'
        ? /^\uFEFFid;nom_en;nom_fr;camp;.*\r\ndark-lord;the Dark Lord;le Seigneur Noir;ombre;/
        : /^\uFEFFid,name_en,name_fr,side,.*\r\ndark-lord,the Dark Lord,le Seigneur Noir,shadow,/,
    )
  })

  it('come as JSON in the form that the program has', () => {
    expect(figures(read(JSON.stringify(profiles, null, 1)))).toEqual(profiles)
  })

  it('need no more than their numbers', () => {
    expect(figures(read(`${head}\n${guard}`))).toEqual([
      {
        ...plainProfile,
        id: 'tall-guard',
        name: { en: 'Tall guard', fr: 'Grand garde' },
        side: 'free',
        points: 12,
        move: 6,
        fight: 4,
        strength: 3,
        defence: 6,
        attacks: 1,
        life: 1,
        courage: 4,
        might: 0,
        will: 0,
        fate: 0,
        keywords: ['warrior', 'free'],
      },
    ])
  })

  it('have stores, a tier, a mount of their own, traits, powers and limits', () => {
    const [lord] = figures(
      one(
        'shoot,might,will,fate,tier,keywords,named,holder,mount,traits,powers,excludes,limit',
        '4+,1,2,3,valour,elf,yes,2,great goat/grand bouc 8 3 4 1 3,"short bow, terror:wraith dread",draining:18:2 sapping:12:5+,bearer burglar,lords:2',
      ),
    )
    expect(lord).toMatchObject({
      shoot: 4,
      might: 1,
      will: 2,
      fate: 3,
      tier: 'valour',
      keywords: ['hero', 'free', 'elf'],
      named: true,
      holder: 2,
      mount: {
        name: { en: 'great goat', fr: 'grand bouc' },
        move: 8,
        strength: 3,
        defence: 4,
        life: 1,
        courage: 3,
      },
      traits: [{ id: 'short-bow' }, { id: 'terror', against: 'wraith' }, { id: 'dread' }],
      powers: [
        { id: 'draining', range: 18, value: 2 },
        { id: 'sapping', range: 12, value: 5 },
      ],
      excludes: ['bearer', 'burglar'],
      limit: { group: 'lords', most: 2 },
    })
    const exported = writeProfiles([lord!], 'fr')
    expect(exported).toMatch(/[,;]détenteur[,;]/)
    expect(figures(read(exported))).toEqual([lord])
    // Files that were exported under an earlier name of the column are still read.
    expect(figures(read(exported.replace('détenteur', 'porteur')))).toEqual([lord])
    expect(figures(read(JSON.stringify([lord])))).toEqual([lord])
  })

  it('say traits, powers, tiers and mounts by the names that players read, in either language', () => {
    for (const language of ['en', 'fr'] as const) {
      const { abilities } = darkLordWords[language]
      for (const id of traitIds) {
        const shoots = ['bow', 'short-bow', 'stones'].includes(id) ? '5' : ''
        expect(figures(one('traits,shoot', `"${abilities[id].name}",${shoots}`))[0]?.traits, id).toEqual([
          { id },
        ])
      }
      for (const id of powerIds)
        expect(figures(one('powers', `${abilities[id].name} : 12 : 3`))[0]?.powers, id).toEqual([
          { id, range: 12, value: 3 },
        ])
    }
    expect(figures(one('tier,mount', 'Légende,loup'))[0]).toMatchObject({
      tier: 'legend',
      mount: { name: { en: 'wolf' } },
    })
  })

  it('bear the keywords that follow, and those of their kind', () => {
    for (const keyword of keywords.filter(each => !impliedKeywords.some(one => one === each)))
      expect(figures(one('keywords', keyword))[0]?.keywords).toContain(keyword)
    expect(figures(one('keywords', 'warrior free infantry man'))[0]?.keywords).toEqual([
      'warrior',
      'free',
      'man',
    ])
    for (const wrong of ['hero', 'shadow', 'cavalry'])
      expect(faults(one('keywords', wrong))).toEqual([[2, 'keyword-clash', { keyword: wrong }]])
  })

  it('are of either side where they say so, or say nothing', () => {
    for (const either of ['either', 'les deux', ''])
      expect(figures(read(`${head}\n${guard.replace('free', either)}`))[0]).toMatchObject({
        side: null,
        keywords: ['warrior'],
      })
  })

  it.each([
    ['shoot', '7', 'bad-choice'],
    ['tier', 'lord', 'bad-choice'],
    ['might', '21', 'bad-number'],
    ['holder', '0', 'bad-number'],
    ['traits', 'terror terror', 'bad-traits'],
    ['traits', 'dread:wraith', 'bad-traits'],
    ['traits', 'terror:', 'bad-traits'],
    ['traits', '__proto__', 'unknown-word'],
    ['powers', 'draining', 'bad-powers'],
    ['powers', 'draining:0:2', 'bad-powers'],
    ['powers', 'draining:12:7', 'bad-powers'],
    ['powers', 'draining:12:3:4', 'bad-powers'],
    ['powers', 'draining:12:3 draining:6:3', 'bad-powers'],
    ['keywords', 'man:2', 'bad-keywords'],
    ['mount', 'dragon', 'bad-mount'],
    ['mount', 'dragon/dragon 10 3 4 1', 'bad-mount'],
    ['mount', 'dragon/dragon 99 3 4 1 3', 'bad-mount'],
    ['mount', '=cmd()/dragon 8 3 4 1 3', 'bad-mount'],
    ['excludes', 'Bearer', 'bad-excludes'],
    ['excludes', 'nobody', 'other-unknown'],
    ['excludes', 'tall-guard', 'excludes-itself'],
    ['limit', 'guards', 'bad-limit'],
    ['limit', 'guards:0', 'bad-limit'],
    ['traits', 'bow', 'shot-weapon'],
    ['shoot', '4+', 'shot-weapon'],
  ])('are told what is wrong in %s with %j', (column, text, code) => {
    expect(faults(one(column, text)).map(([line, found]) => [line, found])).toEqual([[2, code]])
  })

  it('are told the nearest word', () => {
    expect(faults(one('traits,powers,keywords,mount', 'terorr,sappping:12:3,halflin,hors'))).toEqual([
      [2, 'unknown-word', { column: 'keywords', text: 'halflin', near: 'halfling' }],
      [2, 'bad-mount', { text: 'hors', near: 'horse, black-horse' }],
      [2, 'unknown-word', { column: 'traits', text: 'terorr', near: 'terror' }],
      [2, 'unknown-word', { column: 'powers', text: 'sappping', near: 'sapping' }],
    ])
    expect(faults(read(`${head.replace('courage', 'courrage')}\n${guard}`))).toEqual([
      [1, 'unknown-column', { text: 'courrage', near: 'courage' }],
      [1, 'column-missing', { column: 'courage' }],
    ])
  })
})

/** Changes a text somewhere: a sign gone, doubled, exchanged, a piece moved, a hostile word put in. */
function mutated(text: string, pick: Pick): string {
  const hostile = [
    '"',
    ',',
    ';',
    '\n',
    '\t',
    '\u0000',
    '__proto__',
    ':',
    '/',
    '{',
    '[',
    ']',
    '\ud800',
    '１',
    'NaN',
    '-1',
    '1e9',
    '=',
    '\\',
    "'",
  ]
  let now = text
  for (let i = pick(4); i >= 0; i--) {
    const at = pick(now.length + 1)
    const end = Math.min(now.length, at + pick(12))
    const ways = [
      now.slice(0, at) + now.slice(end),
      now.slice(0, end) + now.slice(at),
      now.slice(0, at) + hostile[pick(hostile.length)]! + now.slice(at),
      now.slice(0, at) + hostile[pick(hostile.length)]! + now.slice(end),
      now.slice(0, at) + now.slice(at, end).split('').reverse().join('') + now.slice(end),
    ]
    now = ways[pick(ways.length)]!
  }
  return now
}

describe('hostile files', () => {
  const some = profiles.filter((_, i) => i % 4 === 0)
  it.each([
    ['CSV', writeProfiles(some, 'en')],
    ['French CSV', writeProfiles(some, 'fr')],
    ['JSON', JSON.stringify(some, null, 1)],
  ])('of %s are read or refused with words that both languages have', (_, text) => {
    const pick = picker(text.length)
    let refused = 0
    for (let n = many(20_000, 1000); n > 0; n--) {
      const changed = mutated(text, pick)
      const found = read(changed)
      if (found.ok) {
        // What is taken is whole: it is written and read again as it is.
        expect(figures(read(writeProfiles(found.figures, 'fr')))).toEqual(found.figures)
        continue
      }
      refused++
      expect(found.faults.length).toBeGreaterThan(0)
      for (const locale of ['en', 'fr'] as const) {
        for (const { code } of found.faults) expect(Object.keys(wordsOf(locale).faults)).toContain(code)
        expect(JSON.stringify(faultsMessage('x.csv', found.faults, locale))).not.toMatch(/undefined|\{\w+\}/)
      }
    }
    expect(refused).toBeGreaterThan(100)
  })
})
