import { describe, expect, it } from 'vitest'
import { readFigures } from '../../../../../../lambdas/discord/games/combat-hex/figureFiles/readFigures.ts'
import { writeFigures } from '../../../../../../lambdas/discord/games/combat-hex/figureFiles/writeFigures.ts'
import { help as en } from '../../../../../../lambdas/discord/games/combat-hex/words/en/help.ts'
import { help as fr } from '../../../../../../lambdas/discord/games/combat-hex/words/fr/help.ts'
import { iconNames } from '../../../../../../render/icons/iconNames.ts'
import { figureType, roster } from '../../../../../../rules/combat-hex/index.ts'

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
  it.each(['en', 'fr'] as const)('are read back as they were written, the whole roster (%s)', language => {
    expect(figures(writeFigures(roster, language))).toEqual(roster)
  })

  it('are written as a spreadsheet of that language opens them: its columns, its signs between, a mark at the front', () => {
    const [gimli] = [figureType('gimli')!]
    expect(writeFigures([gimli], 'en')).toMatch(
      /^\uFEFFid,name_en,name_fr,camp,kind,.*\r\ngimli,Gimli,Gimli,good,hero,/,
    )
    expect(writeFigures([gimli], 'fr')).toMatch(
      /^\uFEFFid;nom_en;nom_fr;camp;type;.*\r\ngimli;Gimli;Gimli;bien;héros;/,
    )
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
      expect(faults(pictured(wrong)), wrong).toMatchObject([[2, 'bad-icon', { text: wrong }]])
    expect(faults(pictured('spaers+swan'))).toEqual([
      [2, 'bad-icon', { text: 'spaers+swan', near: 'spears, spear-hook' }],
    ])
    for (const help of [en, fr])
      for (const name of iconNames) expect(help['figures-pictures']).toContain(name)
  })

  it('come as table programs write them: semicolons, quotes, remarks, a mark at the front, Windows lines', () => {
    const text = `\uFEFF# ours\r\n${head.replaceAll(',', ';')}\r\n\r\n"tall-orc";"Tall; orc";Grand orque;evil;warrior;30;5;2;3;2;2\r\n`
    expect(codes(text)).toEqual(['4 bad-figure-name'])
    expect(figures(text.replace('Tall; orc', 'Tall, orc'))[0]?.name.en).toBe('Tall, orc')
  })

  /** The same rows as programs write them. */
  const french = 'id;nom_en;nom_fr;camp;type;points;mouvement;attaques;endurance;vie;pa'
  const cells = 'tall-orc;Tall orc;Grand orque;mal;guerrier;30;5;2;3;2;2'
  it.each([
    ['Excel: a first line that says the sign', `sep=;\r\n${french}\r\n${cells}\r\n`],
    ['Excel: “Unicode text”, tabs', `${french}\r\n${cells}\r\n`.replaceAll(';', '\t')],
    ['LibreOffice: every text in marks', `${french}\n${cells}\n`.replace(/[^;\n]+/g, '"$&"')],
    [
      'Numbers: empty rows and columns about it',
      `;;;;;;;;;;;;\n${french};;\n;;;;;;;;;;;;\n${cells};;\n;;;;;;;;;;;;\n`,
    ],
    ['a remark in marks, for its comma', `"# ours, and theirs",,\n${head},,\n${orc},,\n`],
    ['numbers with decimals', `${french}\n${cells.replace(';30;5;2', ';30,0;5,00;2.0')}\n`],
    [
      'no-break blanks, and accents in two signs',
      `${french}\n${cells.replace('Grand orque', 'Grand\u00a0orque').replace('guerrier', '\u202fguerrier')}\n`,
    ],
    ['capitals', `${french.toUpperCase()}\n${cells.replace('mal;guerrier', 'Mal;GUERRIER')}\n`],
    [
      'a heading of full width',
      `${french.replace('points', 'ｐｏｉｎｔｓ')}\n${cells.replace(';30;', ';３０;')}\n`,
    ],
  ])('are read from what a spreadsheet writes: %s', (_, text) => {
    expect(faults(text)).toEqual([])
    expect(figures(text)).toEqual(figures(csv(orc)))
  })

  it('have thousands parted as a spreadsheet parts them', () => {
    for (const thousand of ['1 500', '1\u202f500', '1\u00a0500', '1.500', '1’500'])
      expect(figures(`${french}\n${cells.replace(';30;', `;${thousand};`)}`)[0]?.points, thousand).toBe(1500)
    for (const none of ['1.5', '1,50', '15 00', '1 500 0', '1..0', '1e3', 'trente'])
      expect(codes(`${french}\n${cells.replace(';30;', `;${none};`)}`), none).toEqual(['2 bad-number'])
  })

  it('say yes as a spreadsheet says it', () => {
    const pair = (yes: string) =>
      `${head},abilities,other,replaces\nb,B,B,good,hero,80,4,1,3,3,4,one-ring:0,b2,\nb2,B,B,good,hero,80,4,1,3,3,4,one-ring:0,b,${yes}\n`
    for (const yes of ['yes', 'TRUE', 'VRAI', 'Oui', 'x'])
      expect(figures(pair(yes))[1], yes).toMatchObject({ replaces: true })
    expect(codes(pair('perhaps'))).toContain('3 bad-choice')
    expect(codes(pair('FAUX'))).toEqual(['2 other-which', '3 other-which'])
  })

  it('keep their names as they are written, accents in one sign', () => {
    const text = `${french}\n${cells.replace('Grand orque', 'E\u0301pe\u0301e\u200b')}\n`
    expect(figures(text)[0]?.name.fr).toBe('Épée')
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
      [3, 'bad-figure-id', { column: 'id', text: 'Tall Orc', near: 'tall-orc' }],
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
    for (const wrong of ['fast', 'fast:x', 'fast:-1', 'fast:100', ':1', 'fast:1x', 'fast:1 '.repeat(13)])
      expect(faultsWith(wrong), wrong).toEqual(['2 bad-abilities'])
    for (const wrong of ['fly:1', '__proto__:1', 'constructor:1', 'rage:1 fasst:1'])
      expect(faultsWith(wrong), wrong).toEqual(['2 unknown-ability'])
  })

  it('have abilities by id or by name, in either language', () => {
    const abilitiesOf = (text: string) => figures(`${head},abilities\n${orc},"${text}"`)[0]?.abilities
    const both = [
      { id: 'fast-strike', cost: 1 },
      { id: 'rage', cost: 2 },
    ]
    for (const text of [
      'fast-strike:1 rage:2',
      'Coup rapide : 1, RAGE : 2',
      'Fast Strike:1; Rage：2',
      'fast strike:1 rage:2',
    ])
      expect(abilitiesOf(text), text).toEqual(both)
  })

  it('whose words nobody knows are answered with the nearest', () => {
    expect(faults(`${head},abilities\n${orc},rage:1 fasst:1`)).toEqual([
      [2, 'unknown-ability', { text: 'fasst', near: 'fast, fast-strike' }],
    ])
    expect(faults(`${head.replace('attacks', 'atacks')}\n${orc}`)).toEqual([
      [1, 'unknown-column', { text: 'atacks', near: 'attacks' }],
      [1, 'column-missing', { column: 'attacks' }],
    ])
    expect(faults(`${head},abilities\n${orc},qqqqqqqq:1`)).toEqual([
      [2, 'unknown-ability', { text: 'qqqqqqqq' }],
    ])
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
    ['[\n  {"id": "x",\n  }]', '3 json-comma'],
    ['// ours\n[]', '1 json-remark'],
    ['/* ours\n and theirs */ [1]', '1 json-remark'],
    ['\uFEFF# ours\r\n[]', '1 json-remark'],
    ['# ours', '1 no-figures'],
    ['/* ours', '1 unknown-column'],
    ['[\r{"id": "x"}\r', '3 json-open'],
    [`${head}\n"open`, '2 csv-quote-open'],
    [`${head}\nan "open" one,`, '2 csv-quote'],
    [`${head}\n"an" open,`, '2 csv-quote'],
    [`${head}\n${'x'.repeat(50_000)}`, 'csv-line-long'],
    ['\u0000', '1 unknown-column'],
    ['[[[[', 'json-open'],
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
