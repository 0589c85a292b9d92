import { describe, expect, it } from 'vitest'
import { shownExample } from '../../../../../lambdas/discord/games/regiments/examples/examplePicture.ts'
import {
  type Example,
  playExample,
} from '../../../../../lambdas/discord/games/regiments/examples/playExample.ts'
import { ruleScenes } from '../../../../../lambdas/discord/games/regiments/examples/ruleScenes.ts'
import { help } from '../../../../../lambdas/discord/games/regiments/help.ts'
import type { HelpedRuleId } from '../../../../../lambdas/discord/games/regiments/ruleIds.ts'
import { regimentsHelp } from '../../../../../lambdas/discord/games/regiments/words/helpWords.ts'
import { regimentsWords } from '../../../../../lambdas/discord/games/regiments/words/index.ts'
import {
  helpEntrance,
  ruleMessage,
  welcomeMessage,
} from '../../../../../lambdas/discord/views/helpMessage.ts'
import { locales } from '../../../../../lambdas/store/types.ts'
import { draw } from '../../../../../lambdas/worker/drawPicture.ts'
import { helpExample } from '../../../../../lambdas/worker/helpExamples.ts'
import { engineOf } from '../../../../../rules/play/engine.ts'
import { regiments as module } from '../../../../../rules/regiments/index.ts'
import { many } from '../../../../helpers/thorough.ts'
import { checkMessage } from '../../limits.ts'
import { makeTestServer, textOf } from '../../testServer.ts'

/** A picture in a page of help loads at once. */
const maxBytes = 120_000
const game = { game: 'regiments' }
const scenes: Readonly<Record<string, Example>> = ruleScenes
const ids = Object.keys(scenes) as HelpedRuleId[]

type Fact = Readonly<Record<string, unknown>>
/** An event, blows or a part of a result that a case is about, or words beside its picture; and what it is without. */
type Seen = string | Fact | { blows: Fact } | { score: Fact }
/** `rows`: so many ranks strike, each with so many attacks */
type Shown = Seen | { not: Seen } | { rows: number; by: string; attacks: number }

const panic = (passed: boolean) => ({ event: 'tested', unit: 'B2', why: 'panic-flight', passed })
const broken = { event: 'tested', unit: 'A1', why: 'break', passed: true }
/** `out`: it stood and shot at a charge. */
const volley = (unit: string, more: Fact) => ({ blows: { by: unit, ...more } })

/** What each shows, which is what its page says; nothing where that lies in the picture alone. */
const shows: Readonly<Partial<Record<HelpedRuleId, readonly Shown[]>>> = {
  'RB-01': ['B1 spears 6 inches', 'B3 lancers 24 inches'],
  'RB-02': [],
  'RB-03': [],
  'RB-04': ['18 hexes'],
  M22: ['24 hexes'],
  M33: ['24 hexes'],
  'RB-07': [
    { event: 'moved', unit: 'A1', how: 'advance', to: 'B5' },
    { event: 'moved', unit: 'A2', how: 'march', to: 'E2' },
    { event: 'moved', unit: 'A3', how: 'reform', to: 'G5', files: 7 },
  ],
  'RB-08': ['15 inches: needs 7 beyond its speed: 67%', 'needs 9 beyond its speed: 33%'],
  M12: ['A1 lancers → B1 raiders: front, 15 inches: needs 7 beyond its speed: 67%', '89%'],
  M55: ['A1 wyvern → B1 raiders: front, 12 inches'],
  'RB-09': [
    { event: 'fled', unit: 'B1', inches: 9 },
    { event: 'pursued', unit: 'A1', inches: 8 },
  ],
  'RB-20': [panic(false), { event: 'shaken', unit: 'B2' }],
  M27: [{ event: 'fled', unit: 'B1', to: 'E2' }, { not: { event: 'tested', unit: 'B2' } }],
  M46: [panic(true)],
  'RB-21': [{ event: 'lost-life', unit: 'A1', why: 'dangerous', life: 2 }],
  'RB-22': [{ event: 'joined', unit: 'A2', host: 'A1' }],
  'RB-23': [],
  M16: [],
  M05: [{ event: 'moved', unit: 'A1', how: 'march', from: 'E11', to: 'E7' }],
  M17: [{ event: 'arrived', unit: 'A1', at: 'A4' }],
  M32: [{ event: 'pursued', unit: 'A1', inches: 11, to: 'F2' }],
  M34: [
    { event: 'moved', unit: 'A1', files: 9 },
    { event: 'moved', unit: 'A2', files: 7 },
  ],
  M54: [
    { event: 'moved', how: 'reform', from: 'E6', to: 'B5' },
    { event: 'shot', unit: 'A1' },
  ],
  M31: ['3 hexes'],
  'RB-11': [
    'B1 raiders 9 inches, hard cover',
    'B2 raiders 12 inches, soft cover',
    'B3 raiders 6 inches ·',
    { not: 'B4' },
  ],
  M53: ['B2 javelins 6 inches', { not: 'B4' }],
  M49: ['B2 raiders 9 inches', 'B3 raiders 12 inches'],
  M09: [volley('A1', { hits: 7 }), volley('A2', { hits: 4 })],
  A20: [volley('A1', { hits: 2 }), volley('A2', { hits: 4 })],
  A34: [volley('A1', { hits: 7 }), volley('A2', { hits: 4 })],
  A31: [{ event: 'shot', unit: 'B1', at: 'A1', out: true }],
  W13: [{ event: 'shot', unit: 'B1', out: true }, volley('B1', { rule: 'W13', attacks: 10 })],
  W14: [{ event: 'shot', unit: 'B1', out: true }, volley('B1', { rule: 'W14', attacks: 20 })],
  A03: [{ event: 'swept', unit: 'A1', at: 'B1' }],
  A04: [volley('A1', { attacks: 1, hits: 9 })],
  A13: [volley('A1', { unsaved: 1, lost: 2 })],
  A32: [
    { event: 'moved', how: 'march' },
    { event: 'shot', unit: 'A1' },
  ],
  A35: [volley('A1', { attacks: 15 })],
  W15: [volley('A1', { rule: 'W15', attacks: 7, hits: 7 })],
  'RB-14': [{ blows: { by: 'A1', step: 4 } }, { blows: { by: 'B1', rule: 'W06', step: 4, attacks: 5 } }],
  'RB-15': [{ rows: 2, by: 'A1', attacks: 5 }, { not: { blows: { by: 'A1', attacks: 7 } } }],
  'RB-16': [
    { event: 'sent', unit: 'B1', at: 'A2', attacks: 9 },
    { event: 'destroyed', unit: 'A2' },
  ],
  'RB-17': [{ score: { what: 'charge', points: 1 } }, { score: { what: 'flank', owner: 0, points: 2 } }],
  'RB-18': [{ score: { what: 'ranks', owner: 1, points: 2 } }],
  M45: [{ score: { what: 'ranks', owner: 1, points: 4 } }],
  'RB-19': [
    { event: 'tested', unit: 'B1', why: 'break', passed: false },
    { event: 'broke', unit: 'B1' },
  ],
  G3: [{ blows: { part: '', rule: 'W05' } }, { blows: { part: 'mount', rule: 'W01' } }],
  G4: [{ blows: { by: 'A1', rule: 'W04' } }, { blows: { by: 'A1', rule: 'A27' } }],
  M19: [{ blows: { by: 'B1', step: 6 } }, { blows: { by: 'A1', step: 4, attacks: 5 } }],
  M21: [{ event: 'tested', unit: 'A1', most: 7 }],
  M28: [{ event: 'lost-life', unit: 'B1', life: 2, why: 'unstable' }],
  M38: [{ event: 'melee', totals: [6, 5] }, { score: { what: 'standard', owner: 0, points: 1 } }],
  M47: [
    { blows: { by: 'A1', attacks: 5 } },
    { not: { blows: { by: 'A2' } } },
    { not: { blows: { on: 'A2' } } },
  ],
  M50: [{ event: 'lost-life', unit: 'B1', why: 'supernatural' }],
  M51: [{ event: 'tested', unit: 'B1', most: 2 }],
  A10: [{ blows: { by: 'A1', attacks: 15 } }, { blows: { by: 'A1', attacks: 10 } }],
  A14: [{ blows: { by: 'A2', rule: 'A14', step: 0 } }],
  A16: [{ rows: 4, by: 'A1', attacks: 5 }],
  A17: [{ blows: { by: 'A1', rule: 'A17', attacks: 3 } }],
  A19: [{ blows: { by: 'A1', attacks: 10 } }],
  A22: [{ blows: { by: 'A1', attacks: 5, hits: 7 } }],
  A23: [{ blows: { by: 'A1', rule: 'W03', step: 3 } }],
  A25: [{ blows: { by: 'A1', part: 'chassis', rule: 'A25', step: 10, hits: 5 } }],
  A27: [{ blows: { by: 'A1', rule: 'A27', step: 0, hits: 6 } }],
  A30: [{ blows: { by: 'A1', rule: 'W02', attacks: 8 } }],
  W03: [{ blows: { by: 'A1', rule: 'W03', step: 0 } }],
  W05: [{ blows: { by: 'A1', rule: 'W05', step: 5 } }],
  W07: [{ blows: { by: 'A1', rule: 'W07', attacks: 10 } }],
  W08: [{ blows: { by: 'A1', rule: 'W08', step: 4 } }],
  M08: [{ ...broken, most: 5 }],
  M39: [{ ...broken, most: 8 }],
  M40: [{ ...broken, clauses: ['M40'] }],
  M20: [{ event: 'pursued', unit: 'B1' }],
  M23: [
    { event: 'reacted', unit: 'B1', reaction: 'flee' },
    { event: 'fled', unit: 'B1', inches: 5 },
    { not: { event: 'tested', unit: 'B2' } },
  ],
  M42: [{ event: 'fled', unit: 'A1' }, { not: { event: 'tested', unit: 'A1' } }],
  M52: [
    { event: 'tested', unit: 'B1', why: 'terror', passed: false },
    { event: 'fled', unit: 'B1' },
  ],
  'RB-24': [
    { event: 'cast', unit: 'A2', sum: 7, need: 5 },
    { event: 'spell-struck', on: 'B1' },
  ],
  M43: [{ event: 'cast', faces: [3, 3], sum: 4, need: 5 }],
}

describe('the case that help shows of a rule of Regiments', () => {
  it('is told of each what it shows', () => {
    expect(Object.keys(shows).sort()).toEqual(ids.toSorted())
  })

  it.each(ids)('is played by the rules, and shows what it says: %s', id => {
    const { save, told } = playExample(scenes[id]!)
    expect(engineOf(module).check(save)).toEqual([])
    const { lines } = shownExample(id, 'en')!
    const [blows, score] = (['blows', 'score'] as const).map(list =>
      told.flatMap(entry => (list in entry ? (entry as unknown as Record<string, Fact[]>)[list]! : [])),
    )
    const isThere = (wanted: Seen) => {
      if (typeof wanted === 'string') return lines.join('\n').includes(wanted)
      const [list, fact] =
        'blows' in wanted ? [blows, wanted.blows] : 'score' in wanted ? [score, wanted.score] : [told, wanted]
      return list!.some(one => expect.objectContaining(fact as Fact).asymmetricMatch(one))
    }
    for (const wanted of shows[id] ?? []) {
      if (typeof wanted !== 'string' && 'rows' in wanted) {
        const { rows, ...each } = wanted as { rows: number }
        expect(blows!.filter(blow => expect.objectContaining(each).asymmetricMatch(blow))).toHaveLength(rows)
        continue
      }
      const missing = typeof wanted !== 'string' && 'not' in wanted
      const shown = (missing ? wanted.not : wanted) as Seen
      expect([shown, isThere(shown)]).toEqual([shown, !missing])
    }
  })

  it.each(ids)('is told in both languages: %s', id => {
    const { zone, arcs, ring } = scenes[id]!
    const [english, french] = locales.map(locale => {
      const { picture, lines } = shownExample(id, locale)!
      expect(picture.alt.length).toBeGreaterThan(20)
      expect([...lines, zone, arcs, ring].filter(Boolean)).not.toEqual([])
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/)
      return `${picture.alt} ${lines.join('\n')}`
    })
    expect(french).not.toBe(english)
  })

  it.each(ids.filter((_, i) => i % many(1, 6) === 0))('is a small picture: %s', async id => {
    const { picture } = shownExample(id, 'fr')!
    expect((await draw(picture)).length).toBeLessThan(maxBytes)
  })

  it('stands below the page of its rule, in both languages', async () => {
    for (const locale of locales)
      for (const id of ids) {
        const shown = await helpExample(game, id, locale)
        const message = ruleMessage(game, help.rules!, id, locale, shown)
        expect(checkMessage(message)).toEqual([])
        expect(message.pictures).toHaveLength(1)
        for (const line of shown!.lines) expect(textOf(message)).toContain(line)
      }
    expect(await helpExample(game, 'RB-10', 'en')).toBeUndefined()
  })

  it('is shown by the command', async () => {
    const ada = makeTestServer().person('100000000000000001', 'Ada', 'en')
    const page = await ada.command('help', { rule: 'RB-09', system: 'regiments' })
    expect(page.pictures?.map(({ name }) => name)).toEqual(['rb-09.png'])
  })

  it('is refused where it is not what happens', () => {
    const units = 'A1 swords @ E3 N; B1 raiders @ E1 S'
    const bad = (more: Partial<Example>) => () => playExample({ units, stage: 'movement', ...more })
    expect(bad({ answers: ['march A1 A1 N'] })).toThrow('was refused')
    expect(bad({ dice: [3] })).toThrow('never thrown')
    expect(bad({ answers: ['done', 'done'] })).toThrow('never asked for')
    expect(bad({ stage: 'shooting', units: units.replace('E1 S', 'E2 S vs:A1'), dice: [] })).toThrow(
      'a die is missing',
    )
    expect(bad({ units: 'A1 swords @ E3 N asleep' })).toThrow('cannot stand asleep')
    expect(bad({ units: 'A1 nobody @ E3 N' })).toThrow('A1, nobody')
  })
})

describe.each(locales)('the welcome of Regiments (%s)', locale => {
  it('is its sentence and its picture, before the first page of help too', async () => {
    const welcome = await welcomeMessage(game, locale)
    const { tells, units } = regimentsWords[locale]
    expect(checkMessage(welcome)).toEqual([])
    expect(textOf(welcome)).toContain(tells.welcome)
    expect(textOf(await helpEntrance(game, locale))).toContain(regimentsHelp[locale].pages.battle.text)
    const [picture] = welcome.pictures ?? []
    expect(picture!.alt).toContain(units.lists.crown)
    expect((await draw(picture!)).length).toBeLessThan(maxBytes)
  })
})
