import { describe, expect, it } from 'vitest'
import { abilityExamples } from '../../../../../lambdas/discord/games/combat-hex/examples/abilityExamples.ts'
import { captions } from '../../../../../lambdas/discord/games/combat-hex/examples/captions.ts'
import {
  type Example,
  playExample,
} from '../../../../../lambdas/discord/games/combat-hex/examples/playExample.ts'
import { ruleScenes } from '../../../../../lambdas/discord/games/combat-hex/examples/ruleScenes.ts'
import { shownExample } from '../../../../../lambdas/discord/games/combat-hex/examples/shownExample.ts'
import { help } from '../../../../../lambdas/discord/games/combat-hex/help.ts'
import { helpMessage, helpTopics } from '../../../../../lambdas/discord/views/helpMessage.ts'
import { locales } from '../../../../../lambdas/store/types.ts'
import { draw } from '../../../../../lambdas/worker/drawPicture.ts'
import { helpExample } from '../../../../../lambdas/worker/helpExamples.ts'
import { chains, check, open, reach, sightOf, zones } from '../../../../../rules/combat-hex/index.ts'
import { makeCell } from '../../../../../rules/index.ts'
import { checkMessage } from '../../limits.ts'
import { makeTestServer, textOf } from '../../testServer.ts'

/** A picture in a page of help loads at once. */
const maxBytes = 120_000
const ids = Object.keys(ruleScenes) as (keyof typeof ruleScenes)[]

/** Topics about what happens on the board; the others are about commands, armies, seasons and time. */
const onTheBoard = ['deployment', 'movement', 'sight', 'shooting', 'combat', 'abilities', 'boards']

/** What is to be found in a case once the rules have played it. */
function found(scene: Example) {
  const { save, told } = playExample(scene, scene.asked)
  const { board, state, question } = open(save)
  const named = (cells: readonly number[]) => cells.map(cell => makeCell(board!, cell)).sort()
  return {
    save,
    told,
    question,
    figure: (label: string) => state.figures.find(({ id }) => id === label)!,
    type: (label: string) => state.types[state.figures.find(({ id }) => id === label)!.type]!,
    events: (...names: string[]) => told.filter(({ event }) => names.includes(event)),
    zone: (owner: number) => named(zones(save, owner)),
    reaches: (label: string) =>
      reach(save, label).map(({ cell, ...rest }) => ({ hex: named([cell])[0], ...rest })),
    sees: (label: string) =>
      sightOf(save, label).map(({ target, sight }) => [target, sight.visible, sight.penalty]),
  }
}
type Found = ReturnType<typeof found>

const hurt =
  (label: string, life: number) =>
  ({ figure }: Found) =>
    expect(figure(label).life).toBe(life)
const paid =
  (label: string, ap: number) =>
  ({ figure, type }: Found) =>
    expect(type(label).ap - figure(label).ap).toBe(ap)
const all =
  (...each: ((scene: Found) => void)[]) =>
  (scene: Found) =>
    each.forEach(one => one(scene))
const dice =
  (of: readonly number[]) =>
  ({ events }: Found) =>
    expect(events('combat-began')).toMatchObject([{ dice: of }])

/** What the caption of each case says, asked of the rules. */
const outcomes: Record<keyof typeof ruleScenes, (scene: Found) => void> = {
  '3.02': ({ question, figure }) => {
    expect(question).toMatchObject({ kind: 'deploy', by: 0 })
    expect(figure('A3').condition).toBe('waiting')
  },
  '4.03': ({ events, reaches }) => {
    expect(events('moved')).toMatchObject([{ cost: 2 }, { cost: 3 }, { cost: 4 }])
    expect(reaches('A4').find(({ hex }) => hex === 'H2')?.cost).toBe(1)
    expect(reaches('A4').find(({ hex }) => hex === 'H3')?.cost ?? 99).toBeGreaterThan(2)
  },
  '4.041': ({ sees }) =>
    expect(sees('A1')).toEqual([
      ['B1', true, true],
      ['B2', false, false],
    ]),
  '4.08': ({ reaches, zone }) => {
    const stops = reaches('A1').filter(hex => hex.stops)
    expect(stops.map(({ hex }) => hex).sort()).toEqual(zone(1))
  },
  '4.09': ({ zone }) => expect(zone(0)).toEqual(['C2', 'C3', 'B3', 'C4', 'B5', 'G3', 'G4', 'F4'].sort()),
  '4.11': all(hurt('A1', 1), ({ events, figure }) => {
    expect(events('free-attack')).toMatchObject([{ attackers: ['B1', 'B2'], target: 'A1' }])
    expect(events('moved')).toHaveLength(1)
    expect(figure('A1').condition).toBe('standing')
  }),
  '4.131': all(paid('A1', 2), ({ events }) => expect(events('moved', 'ran')).toHaveLength(2)),
  '4.14': ({ events }) =>
    expect(events('moved')).toMatchObject([{ path: [expect.any(String), 'F3', 'E4', 'D3'] }]),
  '5.10': ({ sees }) =>
    expect(sees('A1').map(([target, visible]) => [target, visible])).toEqual([
      ['B1', true],
      ['B2', false],
      ['B3', false],
    ]),
  '5.12': ({ sees }) =>
    expect(sees('A1')).toEqual([
      ['B1', false, false],
      ['B2', true, false],
    ]),
  '5.14': all(hurt('B1', 1), ({ told, type }) => {
    expect(type('A1').shooting?.dice).toBe(2)
    expect(told).toContainEqual(expect.objectContaining({ event: 'rolled', faces: [6, 3, 2] }))
  }),
  '5.171': all(hurt('B1', 1), ({ events }) => expect(events('shot')).toMatchObject([{ penalty: true }])),
  '5.18': all(hurt('B1', 1), paid('A1', 1)),
  '6.04': ({ save }) =>
    expect(chains(save).map(({ figures }) => [...figures].sort())).toEqual([
      ['A1', 'B1'],
      ['A2', 'B2', 'B3'],
    ]),
  '6.10': all(hurt('B1', 1), paid('A1', 3)),
  '6.17': all(hurt('B1', 2), hurt('B2', 1), ({ type }) => {
    expect(['B1', 'B2'].map(label => type(label).endurance)).toEqual([3, 4])
  }),
  '6.23': all(dice([2, 0]), ({ type }) => expect(type('A1').attacks).toBe(1)),
  '6.24': all(dice([2, 1]), ({ type }) => expect(type('A1').attacks).toBe(1)),
}

describe('the case that help shows of a rule of Combat Hex', () => {
  it.each(ids)('%s is played by the rules, and ends as its caption says', id => {
    const scene = found(ruleScenes[id])
    expect(check(scene.save)).toEqual([])
    outcomes[id](scene)
  })

  it.each([...ids, 'legend'])('%s is a small picture, with a caption in both languages', async id => {
    for (const locale of locales) {
      const { picture, lines } = shownExample(id, locale)!
      expect(picture.alt.length).toBeGreaterThan(20)
      expect(lines[0]).toBe(captions[locale][id as keyof typeof captions.en])
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|…/)
      expect((await draw(picture)).length).toBeLessThan(maxBytes)
    }
  })

  it('says the same numbers and names in both languages, and nothing of what has no case', () => {
    const scenes: object = { ...ruleScenes, ...abilityExamples, legend: {} }
    for (const [id, text] of Object.entries(captions.en)) {
      expect(scenes).toHaveProperty([id])
      const told = [text, captions.fr[id as keyof typeof captions.en]].map(each =>
        each
          .match(/\b[AB]\d\b|\d+/g)
          ?.sort()
          .join(' '),
      )
      if (!/\b(?:one|two)\b/i.test(text)) expect(told[1], id).toBe(told[0])
    }
  })
})

describe('a page on a topic of Combat Hex', () => {
  it('has cases wherever it is about what happens on the board', async () => {
    expect(Object.keys(help.shows!).sort()).toEqual([...onTheBoard].sort())
    const topics = await helpTopics({})
    for (const topic of onTheBoard) expect(topics).toContain(topic)
  })

  it.each(onTheBoard)('%s shows each of them below its text, as long as Discord allows', async topic => {
    for (const locale of locales) {
      const shown = await Promise.all(help.shows![topic]!.map(id => helpExample({}, id, locale)))
      const message = await helpMessage(
        {},
        topic,
        locale,
        shown.map(each => each!),
      )
      expect(checkMessage(message)).toEqual([])
      expect(message.pictures).toHaveLength(shown.length)
      const said = textOf(message)
      for (const text of help.topic(topic, locale)!.texts) expect(said).toContain(text)
      for (const each of shown) expect(said).toContain(each!.lines.join('\n'))
    }
  })

  it('shows them by the command and by the list of topics, each under its name', async () => {
    const ada = makeTestServer().person('100000000000000001', 'Ada', 'en')
    const page = await ada.command('help', { topic: 'movement' })
    expect(page.pictures?.map(({ name }) => name)).toEqual(help.shows!['movement']!.map(id => `${id}.png`))
    expect(textOf(page)).toContain('**4.09 The danger zone**')
    const rule = await ada.command('help', { rule: '4.09' })
    expect(rule.pictures?.map(({ name }) => name)).toEqual(['4.09.png'])
    expect(textOf(rule)).toContain(captions.en['4.09'])
    const ability = await ada.command('help', { rule: '8.16' })
    expect(ability.pictures?.map(({ name }) => name)).toEqual(['repel.png'])
  })
})

describe('the case that help shows of an ability', () => {
  it.each<[keyof typeof abilityExamples, (scene: Found) => void]>([
    ['perfect-aim', all(hurt('B1', 1), paid('A1', 1))],
    ['rage', all(dice([1, 5]), ({ type }) => expect(type('B1').attacks).toBe(3))],
    ['large', all(hurt('B1', 5), ({ events }) => expect(events('shot')).toMatchObject([{ penalty: true }]))],
    ['aggressive-strategy', ({ figure }) => expect(figure('B1').condition).toBe('removed')],
    ['rally-cry', all(hurt('A1', 3), hurt('A2', 2))],
    ['initiative', ({ events }) => expect(events('rolled')).toMatchObject([{ faces: [3] }, { faces: [3] }])],
    ['ent-carry', hurt('B1', 1)],
    ['battle-cry', dice([6, 2])],
    ['berserker', dice([3, 5])],
    ['black-troll-rage', dice([7, 13])],
    ['spearman', dice([2, 1])],
    ['terrifying', ({ events }) => expect(events('free-attack')).toEqual([])],
    ['deadly-aim', hurt('B1', 1)],
    ['assassin', ({ figure }) => expect(figure('B1').condition).toBe('removed')],
  ])('%s shows what it changes', (id, outcome) => outcome(found(abilityExamples[id])))

  it('is refused where dice are missing or left', () => {
    const scene = { figures: 'A1 elf-archer B3 SE, B1 orc-warrior F3 NW', answers: ['shoot A1 B1'] }
    expect(() => playExample({ ...scene, dice: [2] })).toThrow('a die is missing')
    expect(() => playExample({ ...scene, dice: [2, 2, 2] })).toThrow('never thrown')
  })
})
