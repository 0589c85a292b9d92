import { describe, expect, it } from 'vitest'
import { readFigures } from '../../../../lambdas/discord/figureFiles/readFigures.ts'
import { writeFigures } from '../../../../lambdas/discord/figureFiles/writeFigures.ts'
import { help as en } from '../../../../lambdas/discord/words/en/help.ts'
import { help as fr } from '../../../../lambdas/discord/words/fr/help.ts'
import { iconNames } from '../../../../render/icons/iconNames.ts'
import { figureType, roster } from '../../../../rules/index.ts'

const head = 'id,name_en,name_fr,camp,kind,points,movement,attacks,endurance,life,ap'
const orc = 'tall-orc,Tall orc,Grand orque,evil,warrior,30,5,2,3,2,2'
const csv = (...lines: string[]) => [head, ...lines].join('\n')
const read = (text: string) => readFigures(text, figureType)
const figures = (text: string) => {
  const found = read(text)
  if (!found.ok) throw new Error(JSON.stringify(found.faults))
  return found.figures
}
const faults = (text: string) => {
  const found = read(text)
  return found.ok ? [] : found.faults.map(({ line, code, about }) => [line, code, about] as const)
}
const codes = (text: string) => faults(text).map(([line, code]) => `${line} ${code}`)

describe('figures from a file', () => {
  it('are read back as they were written, the whole roster', () => {
    expect(figures(writeFigures(roster.slice(0, 200)))).toEqual(roster)
  })

  it('need no more than their numbers', () => {
    expect(figures(csv(orc))).toEqual([
      {
        id: 'tall-orc',
        name: { en: 'Tall orc', fr: 'Grand orque' },
        camp: 'evil',
        kind: 'warrior',
        points: 30,
        movement: 5,
        attacks: 2,
        endurance: 3,
        life: 2,
        ap: 2,
        shooting: null,
        abilities: [],
        unique: [],
        version: 'starter',
        base: 'single',
      },
    ])
  })

  it('have abilities with their cost, the same one more than once, shots, numbers, version, base and set', () => {
    const more = `${head},abilities,shooting_dice,shooting_range,unique,version,base,set`
    const line = `rider,Rider,Cavalier,bien,héros,90,8,3,4,3,5,armor:1 armor:1 fast:2 cavalry:0,2,6,3 14,red,cavalry,Far lands`
    expect(figures(`${more}\n${line}`)[0]).toMatchObject({
      camp: 'good',
      kind: 'hero',
      abilities: [
        { id: 'armor', cost: 1 },
        { id: 'armor', cost: 1 },
        { id: 'fast', cost: 2 },
        { id: 'cavalry', cost: 0 },
      ],
      shooting: { dice: 2, range: 6 },
      unique: [3, 14],
      version: 'red',
      base: 'cavalry',
      set: 'Far lands',
    })
  })

  it('have a picture, and what they ride, by the names that the help lists', () => {
    const pictured = (icon: string) => `${head},icon\n${orc},${icon}\n`
    expect(figures(pictured('spears'))[0]).toMatchObject({ icon: 'spears' })
    expect(figures(pictured('spears+wolf-head'))[0]).toMatchObject({ icon: 'spears+wolf-head' })
    expect(figures(pictured(''))[0]).not.toHaveProperty('icon')
    for (const wrong of ['wolf', 'toString', 'spears+', '+spears', 'spears+swan+ring', 'Spears'])
      expect(faults(pictured(wrong)), wrong).toEqual([[2, 'bad-icon', { text: wrong }]])
    for (const help of [en, fr])
      for (const name of iconNames) expect(help['figures-pictures']).toContain(name)
  })

  it('come as table programs write them: semicolons, quotes, remarks, a mark at the front, Windows lines', () => {
    const text = `\uFEFF# ours\r\n${head.replaceAll(',', ';')}\r\n\r\n"tall-orc";"Tall; orc";Grand orque;evil;warrior;30;5;2;3;2;2\r\n`
    expect(codes(text)).toEqual(['4 bad-figure-name'])
    expect(figures(text.replace('Tall; orc', 'Tall, orc'))[0]?.name.en).toBe('Tall, orc')
  })

  it('come as JSON, in the form that the program has or in that of the columns', () => {
    const gimli = figureType('gimli')!
    expect(figures(JSON.stringify([gimli], null, 2))).toEqual([gimli])
    const flat = { id: 'x', name_en: 'X', name_fr: 'X', camp: 'evil', kind: 'hero', points: 9, movement: 5 }
    const rest = {
      attacks: '1',
      endurance: 3,
      life: 2,
      ap: 1,
      abilities: 'fast:1',
      shooting: null,
      replaces: false,
    }
    expect(figures(JSON.stringify([{ ...flat, ...rest }]))[0]).toMatchObject({
      id: 'x',
      points: 9,
      abilities: [{ id: 'fast', cost: 1 }],
      shooting: null,
    })
  })

  it('say every fault with its line', () => {
    const text = csv(
      orc,
      'Tall Orc,=cmd(),<@123>,neutral,wizard,0,5.5,99,7,-2,1e9',
      'tall-orc,Other,Autre,evil,warrior,30,5,2,3,2,2',
      'short,Short',
    )
    expect(faults(text)).toEqual([
      [3, 'bad-figure-id', { column: 'id', text: 'Tall Orc' }],
      [3, 'bad-figure-name', { column: 'name_en', text: '=cmd()', most: 40 }],
      [3, 'bad-figure-name', { column: 'name_fr', text: '<@123>', most: 40 }],
      [3, 'bad-choice', { column: 'camp', text: 'neutral', known: 'good, evil' }],
      [3, 'bad-choice', { column: 'kind', text: 'wizard', known: 'hero, warrior' }],
      [3, 'bad-number', { column: 'points', text: '0', least: 1, most: 5000 }],
      [3, 'bad-number', { column: 'movement', text: '5.5', least: 1, most: 15 }],
      [3, 'bad-number', { column: 'attacks', text: '99', least: 1, most: 20 }],
      [3, 'bad-number', { column: 'endurance', text: '7', least: 1, most: 6 }],
      [3, 'bad-number', { column: 'life', text: '-2', least: 1, most: 20 }],
      [3, 'bad-number', { column: 'ap', text: '1e9', least: 0, most: 30 }],
      [4, 'figure-twice', { figure: 'tall-orc', other: 2 }],
      ...['name_fr', 'camp', 'kind', 'points', 'movement', 'attacks', 'endurance', 'life', 'ap'].map(
        column => [5, 'field-missing', { column }] as const,
      ),
    ])
  })

  it.each(['__proto__', 'constructor', 'toString', 'a b', 'é', '', '-x', 'x'.repeat(41)])(
    'know no id %j',
    id => {
      expect(codes(csv(orc.replace('tall-orc', `"${id}"`)))[0]).toMatch(/^2 (bad-figure-id|field-missing)/)
    },
  )

  it.each(['+SUM(A1)', '@x', '-1', '**bold**', '[a](b)', 'https://x', '`x`', '1st', 'a|b', 'x'.repeat(41)])(
    'have no name %j',
    name => {
      expect(codes(csv(orc.replace('Tall orc', name)))).toEqual(['2 bad-figure-name'])
    },
  )

  it('know every ability that is named, and what its cost is', () => {
    const faultsWith = (text: string) => codes(`${head},abilities\n${orc},${text}`)
    expect(faultsWith('fast:1')).toEqual([])
    for (const wrong of ['fly:1', 'fast', 'fast:x', 'fast:-1', '__proto__:1', 'fast:1 '.repeat(13)])
      expect(faultsWith(wrong), wrong).toEqual(['2 bad-abilities'])
  })

  it('8.10, 8.46 have the base that their abilities ask for', () => {
    const faultsWith = (base: string, abilities: string) =>
      codes(`${head},base,abilities\n${orc},${base},${abilities}`)
    expect(faultsWith('cavalry', 'cavalry:0')).toEqual([])
    expect(faultsWith('large-9', 'large:0 flyer:0')).toEqual([])
    expect(faultsWith('cavalry', '')).toEqual(['2 base-ability'])
    expect(faultsWith('single', 'large:0')).toEqual(['2 base-ability'])
    expect(faultsWith('round', '')).toEqual(['2 bad-choice'])
  })

  it('9.01 give way to somebody who gives way to them', () => {
    const more = `${head},abilities,other,replaces`
    const bearer = (other: string, rest = '') => `b${rest},B,B,good,hero,80,4,1,3,3,4,one-ring:0,${other}`
    const lines = (...all: string[]) => codes([more, ...all].join('\n'))
    expect(lines(`${bearer('b2')},`, `${bearer('b', '2')},yes`)).toEqual([])
    expect(lines(`${bearer('')},`)).toEqual(['2 other-missing'])
    expect(lines(`${bearer('b2')},`)).toEqual(['2 other-unknown'])
    expect(lines(`${bearer('frodo')},`)).toEqual(['2 other-not-back'])
    expect(lines(`${bearer('b2')},`, `${bearer('b', '2')},`)).toEqual(['2 other-which', '3 other-which'])
    expect(lines(`${bearer('')},yes`)).toEqual(['2 other-missing', '2 replaces-nobody'])
  })

  it('shoot with dice and a range, or not at all', () => {
    expect(codes(`${head},shooting_dice\n${orc},3`)).toEqual(['2 half-a-shot'])
  })

  it('have a first line that names the columns', () => {
    expect(codes(`id,name_en,colour\nx,X,red`).slice(0, 3)).toEqual([
      '1 unknown-column',
      '1 column-missing',
      '1 column-missing',
    ])
    expect(codes(`${head},id\n${orc},x`)).toContain('1 said-twice')
  })

  it('are not too many', () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => orc.replace('tall-orc', `orc-${i}`))
    expect(faults(csv(...rows))).toEqual([[202, 'too-many-figures', { count: 10_000, most: 200 }]])
    expect(codes(`[${'{},\n'.repeat(9999)}{}]`)).toEqual(['201 too-many-figures'])
  })

  it.each([
    ['', '1 no-figures'],
    [head, '1 no-figures'],
    ['[]', '1 no-figures'],
    ['{}', '1 not-a-list'],
    ['[1, "x", null]', '1 not-a-figure'],
    ['[\n  {"id": "x",\n  }]', '3 bad-json'],
    [`${head}\n"open`, '2 bad-csv'],
    [`${head}\n${'x'.repeat(50_000)}`, 'bad-csv'],
    ['\u0000', '1 unknown-column'],
    ['[[[[', 'bad-json'],
  ])('take any text: %j', (text, code) => {
    expect(codes(text).join()).toContain(code)
  })

  it('tell the line of a JSON figure, whatever stands in its texts', () => {
    const one = { id: 'a', name: { en: 'A "[{" \\', fr: 'A' } }
    const text = JSON.stringify([one, one, { ...one, id: 'b' }], null, 1)
    const lines = new Set(faults(text).map(([line]) => line))
    expect([...lines]).toEqual([2, 9, 16])
  })

  it('with nothing but faults end with a last word', () => {
    const all = faults(csv(...Array.from({ length: 100 }, () => 'x')))
    expect(all).toHaveLength(41)
    expect(all.at(-1)?.[1]).toBe('too-many-faults')
  })
})
