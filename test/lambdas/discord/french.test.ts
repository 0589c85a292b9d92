import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { darkLordWords } from '../../../lambdas/discord/games/dark-lord/words/index.ts'
import { allRefusals } from '../../../lambdas/discord/games/words.ts'
import { fill, plain } from '../../../lambdas/discord/words/fill.ts'
import { choices } from '../../../lambdas/discord/words/fr/choices.ts'
import { commands } from '../../../lambdas/discord/words/fr/commands.ts'
import { french, join, spaced, typeset } from '../../../lambdas/discord/words/french.ts'
import { wordsOf as pageWords } from '../../../lambdas/local/page/pageWords.ts'
import { pictureWords } from '../../../render/combat-hex/pictureWords.ts'
import { roster } from '../../../rules/combat-hex/index.ts'
import { boards } from '../../../rules/index.ts'
import { combatHexTexts } from '../../helpers/allWords.ts'

/** The narrow no-break space, to be seen. */
const shown = (text: string) => text.replaceAll('\u202f', '·')

describe('elision', () => {
  it.each([
    ['de', 'Ada', 'd’Ada'],
    ['de', 'Bruno', 'de Bruno'],
    ['de', 'Émile', 'd’Émile'],
    ['de', 'éowyn', 'd’éowyn'],
    ['de', 'Œdipe', 'd’Œdipe'],
    ['de', 'Åse', 'd’Åse'],
    ['de', 'E\u0301lise', 'd’E\u0301lise'],
    // h may be mute or not: the whole word is never wrong
    ['de', 'Henri', 'de Henri'],
    ['de', 'Haldir', 'de Haldir'],
    // y before a consonant is a vowel
    ['de', 'Yves', 'd’Yves'],
    ['de', 'Yann', 'de Yann'],
    ['de', 'Y', 'de Y'],
    ['de', 'Oscar', 'd’Oscar'],
    ['de', 'Ouali', 'de Ouali'],
    ['de', '11 dés', 'de 11 dés'],
    ['de', '007', 'de 007'],
    ['de', '🐙 Ada', 'de 🐙 Ada'],
    ['de', '<@123456>', 'de <@123456>'],
    ['de', '', 'de '],
    ['da', 'Ada', 'da Ada'],
    ['ma', 'Ada', 'ma Ada'],
    ['de', '**Ada**', 'd’**Ada**'],
    ['de', plain('*Ada*'), 'de \\*Ada\\*'],
    ['de **', 'Ada', 'd’**Ada'],
    ['de', 'A3 Legolas', 'd’A3 Legolas'],
    ['de', 'B3 Orc', 'de B3 Orc'],
    ['de', 'E11', 'd’E11'],
    ['le', 'Ent', 'l’Ent'],
    ['la', 'Ada', 'l’Ada'],
    ['que', 'Ada', 'qu’Ada'],
    ['jusque', 'Ada', 'jusqu’Ada'],
    ['Lorsque', 'Ada', 'Lorsqu’Ada'],
    ['puisque', 'ils', 'puisqu’ils'],
    ['si', 'il', 's’il'],
    ['si', 'ils', 's’ils'],
    ['si', 'Ada', 'si Ada'],
    ['si', 'Ilona', 'si Ilona'],
    ['Que', 'Ilona', 'Qu’Ilona'],
    ['à', 'Ada', 'à Ada'],
    ['sur', 'Ada', 'sur Ada'],
    // not words of their own
    ['prenez-le', 'Ada', 'prenez-le Ada'],
    ['monde', 'Ada', 'monde Ada'],
  ])('%s before %s', (before, fact, wanted) => {
    const text = before.endsWith('*') ? before : `${before} `
    expect(join(text, fact)).toBe(wanted)
    expect(join(`Tour ${text}`, fact)).toBe(`Tour ${wanted}`)
  })

  it('DB-27b has the form that goes with a number, in either language', () => {
    const say = (led: string, locale: 'en' | 'fr') =>
      fill(darkLordWords[locale].refusals['too-few-heroes'][0], { led, places: '0' }, locale)
    expect(say('1', 'en')).toContain('1 is no hero, and the heroes here may lead 0')
    expect(say('2', 'en')).toContain('2 are no heroes')
    expect(say('1', 'fr')).toContain('1 figurine n’en est pas un')
    expect(say('2', 'fr')).toContain('2 figurines n’en sont pas')
    // Nought is several in English and one in French.
    expect(['en', 'fr'].map(locale => fill('{n|a|b}', { n: '0' }, locale as 'en'))).toEqual(['b', 'a'])
  })

  it('has both forms for every word behind a number that may be 1, and names a fact that is there', () => {
    for (const locale of ['en', 'fr'] as const)
      for (const text of Object.values(allRefusals[locale]).flat()) {
        for (const [, name] of text.matchAll(/\{(\w+)\|/g)) expect(text).toContain(`{${name}}`)
        expect(text).not.toMatch(/\{(?:led|left|bows|distance|range)\} \p{Ll}+s\b/u)
      }
  })

  it('is made wherever a text is filled', () => {
    expect(fill('Le mouvement de {figure} est fini.', { figure: 'A3 Legolas' })).toBe(
      'Le mouvement d’A3 Legolas est fini.',
    )
    expect(fill('plus que {other}, de {figure}', { other: 'Ent', figure: 'Orc' })).toBe('plus qu’Ent, d’Orc')
    expect(french`Tour de ${'Ada'}, puis de ${'Bruno'} : ${3}`).toBe('Tour d’Ada, puis de Bruno : 3')
    const { says, refusals } = combatHexTexts.fr
    expect(says.phaseOf('Ada')).toBe('phase d’action d’Ada')
    expect(says.won('Ada', 'x', '3 – 0')).toContain('**Victoire d’Ada**')
    expect(says.challengeDeclined('Émile')).toContain('d’**Émile**')
    expect(fill(refusals['move-over'][0], { figure: 'A1 Ent' })).toContain('d’A1 Ent')
  })

  it('is left to no French text by itself', () => {
    const games = ['combat-hex', 'dark-lord', 'regiments']
    const folders = [
      'lambdas/discord/words/fr',
      ...games.map(game => `lambdas/discord/games/${game}/words/fr`),
    ]
    const files = folders.flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .map(name => `${folder}/${name}`),
    )
    expect(files.length).toBeGreaterThan(30)
    const missed = files.flatMap(name =>
      [...readFileSync(name, 'utf8').matchAll(/(?:\b(\w+))?(`(?:\\.|[^`\\])*`)/gs)].flatMap(
        ([, tag, text]) =>
          tag !== 'french' &&
          /(?<![\p{L}’'-])(?:de|le|la|que|ne|se|jusque|lorsque|puisque|si) [*_~]*\$\{/iu.test(text!)
            ? [`${name}: ${text}`]
            : [],
      ),
    )
    expect(missed).toEqual([])
  })

  it('changes nothing in English', () => {
    const { refusals, faults } = combatHexTexts.en
    for (const text of [...Object.values(refusals).flat(), ...Object.values(faults)])
      expect(text.replace(/\{\w+\}/g, 'Ada').replace(/\{\w+\|[^|]*\|([^}]*)\}/g, '$1')).toBe(
        fill(text, new Proxy({}, { get: () => 'Ada' })),
      )
  })
})

describe('narrow no-break spaces', () => {
  it.each([
    ['Quoi ?', 'Quoi·?'],
    ['Oh ! Ah ; bon : oui', 'Oh·! Ah·; bon·: oui'],
    ['« Ada »', '«·Ada·»'],
    ['«Ada»', '«·Ada·»'],
    ['50 %', '50·%'],
    ['**Ada** :\n- un', '**Ada**·:\n- un'],
    ['(fin :)', '(fin·:)'],
    // as it is typed or read by Discord
    ['`/défi figure:A1 ; x : y`', '`/défi figure:A1 ; x : y`'],
    ['tapez `a : b` : oui', 'tapez `a : b`·: oui'],
    ['https://x.org/a?b=1 : oui', 'https://x.org/a?b=1·: oui'],
    ['⏳ <t:1790000000:R> ; <@123> !', '⏳ <t:1790000000:R>·; <@123>·!'],
    ['un :smile: ou <:ring:123456> ?', 'un :smile: ou <:ring:123456>·?'],
    ['figure:A1', 'figure:A1'],
    ['22:00-07:00', '22:00-07:00'],
  ])('%s', (text, wanted) => {
    expect(shown(spaced(text))).toBe(wanted)
    expect(spaced(spaced(text))).toBe(spaced(text))
  })

  it('reach what functions and lists of a catalogue give', () => {
    const part = typeset({ a: (who: string) => `${who} : oui`, b: ['non !', 1], c: { d: () => 3 } })
    expect([shown(part.a('Ada')), shown(String(part.b[0])), part.c.d()]).toEqual(['Ada·: oui', 'non·!', 3])
  })

  /** Every text of a catalogue; what is filled in is as good as anything. */
  const all = (value: unknown, path = ''): [string, string][] => {
    if (typeof value === 'string') return [[path, value]]
    if (typeof value === 'function') {
      try {
        const anything: unknown = new Proxy(() => 'Ada', {
          get: (_, key) => (key === Symbol.toPrimitive ? () => 'Ada' : anything),
        })
        return all(Reflect.apply(value, undefined, [anything, anything, anything, anything, anything]), path)
      } catch {
        return []
      }
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) => all(part, `${path}/${key}`))
  }

  it('stand in every French text', () => {
    const names = [...roster, ...boards()].map(({ name }) => name.fr)
    const elsewhere = [pageWords('fr'), pictureWords.fr, names]
    const texts = [combatHexTexts.fr, commands, choices, ...elsewhere].flatMap(part => all(part))
    expect(texts.length).toBeGreaterThan(1200)
    for (const [place, text] of texts) {
      const outside = text.replace(/`[^`]*`/g, '')
      expect(outside, place).not.toMatch(/[ \u00a0][!?;»%]|[ \u00a0]:(?!\w)|«(?!\u202f)|(?<!\u202f)»/)
    }
  })

  /**
   * The rulings are files that are read as they are. `FIX_FRENCH=1 npx vitest run test/lambdas/discord/french.test.ts`
   * puts its spaces and apostrophes right.
   */
  it.each(['rules/RULINGS.fr.md', 'rules/dark-lord/RULINGS.fr.md', 'rules/regiments/RULINGS.fr.md'])(
    'stand in the French rulings: %s',
    file => {
      const curved = (text: string) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replaceAll('...', '…')
      const outsideCode = (text: string) =>
        text
          .split(/(`[^`\n]*`)/)
          .map((part, i) => (i % 2 ? part : curved(part)))
          .join('')
      if (process.env.FIX_FRENCH) writeFileSync(file, spaced(outsideCode(readFileSync(file, 'utf8'))))
      const lines = readFileSync(file, 'utf8').split('\n')
      for (const line of lines) expect(line).toBe(spaced(outsideCode(line)))
    },
  )

  it('stand before every colon, since no text is put together outside the catalogue', () => {
    const folders = ['views', 'games', 'actions', 'commands'].map(name => `lambdas/discord/${name}`)
    const files = folders.flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
    )
    const wrong = files
      .filter(name => name.endsWith('.ts') && !/games\/[\w-]+\/words\//.test(name))
      .flatMap(name =>
        readFileSync(name, 'utf8')
          .split('\n')
          .filter(
            line =>
              /`[^`]*\}\*{0,2}: |join\('[:;] '\)/.test(line) && !/Error\(|^\s*(?:\/\/|\/?\*)/.test(line),
          )
          .map(line => `${name}: ${line.trim()}`),
      )
    expect(wrong).toEqual([])
  })

  it('stand in no English text', () => {
    for (const [place, text] of all(combatHexTexts.en)) expect(text, place).not.toContain('\u202f')
  })
})

describe('45 one word for one thing, in French', () => {
  const wordsOf = (game: string) =>
    readdirSync(`lambdas/discord/games/${game}/words/fr`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => readFileSync(`lambdas/discord/games/${game}/words/fr/${name}`, 'utf8'))
      .join('\n')

  it('calls what Regiments knows as its source does', () => {
    const all = wordsOf('regiments')
    expect(all).not.toMatch(/sorcier|\bbrisée?s?\b|\brompu|\bpercer\b|'Percer'/i)
    // A march is a marche forcée.
    expect(all).not.toMatch(/\bmarchent\b|\bmarcher\b|(?<!après la )\bmarche (?!forcée)(?:de|deux)\b/)
    expect(all).toMatch(/magicien/)
    expect(all).toMatch(/charge irrésistible/i)
  })

  it('tells apart in The Dark Lord who may have the Ring, who wears it, and the figure of that name', () => {
    const all = wordsOf('dark-lord')
    const unseen = readFileSync('lambdas/discord/games/dark-lord/words/fr/ruleHelp/unseen.ts', 'utf8')
    expect(unseen).not.toMatch(/porteur/)
    expect(all).not.toMatch(/un porteur (?!de Mouvement)/i)
    // A side has its phase of the turn; a partie is the game.
    expect(all).not.toMatch(/partie (?:ennemie|du camp|de \$\{)|sa \*\*partie|deux parties|ses parties/)
  })

  const rulingsOf = (game: string) => readFileSync(`rules/${game}/RULINGS.fr.md`, 'utf8')

  it('calls a board carte in all games', () => {
    for (const game of ['combat-hex', 'dark-lord', 'regiments']) expect(wordsOf(game)).not.toMatch(/plateau/i)
    for (const game of ['dark-lord', 'regiments']) expect(rulingsOf(game)).not.toMatch(/plateau/i)
  })

  it('calls a hex case where the rules of a game do', () => {
    for (const game of ['dark-lord', 'regiments'])
      expect(wordsOf(game) + rulingsOf(game)).not.toMatch(/hexagone/i)
  })

  it('calls what Regiments knows by one name, in its rulings too', () => {
    const all = wordsOf('regiments') + rulingsOf('regiments')
    // The source: Vitesse de charge, attaque de corps à corps, Capacité offensive, dos, arc frontal, formation solide.
    expect(all).not.toMatch(/vitesse de charge/)
    expect(all).not.toMatch(/(?:attaques?|armes?) de mêlée/i)
    expect(all).not.toMatch(/(?<!Capacité )\boffensive\b/i)
    expect(all).not.toMatch(/(?<!en )arrière|arc avant|arc de front/i)
    expect(all).not.toMatch(/(?<!formation )\bsolides?\b/i)
    expect(all).not.toMatch(/ordre (?:ouvert|dispersé)|figures? cachées?|\bmarques?\b|une figurine attachée/i)
    // A mouvement simple, a failed charge, its way, a unit's label and a standing order have one name each.
    expect(all).not.toMatch(/Avancer|: avance\b|(?<!\p{L})manquée|a manqué|`Chemin|étiquette|consigne/u)
    // Sur-le-champ is at once.
    expect(all).not.toMatch(/sur le champ\b/)
  })

  it('calls what The Dark Lord knows by one name, in its rulings too', () => {
    const all = wordsOf('dark-lord') + rulingsOf('dark-lord')
    expect(rulingsOf('dark-lord')).not.toMatch(/porteur|première partie/)
    // The brand is the brasier, and makes way is cède le passage; fright (épouvante) is not dread (effroi).
    expect(all).not.toMatch(/embrasement|\bfait place|contre l’effroi/)
    expect(all).not.toMatch(/\bce (?:invisible|ennemi|objet|obstacle)/)
    // What is in the way of a shot may be a figure: no obstacle.
    expect(darkLordWords.fr.tells.seenEnemy('B1', 4, 2)).toBe('B1 (4 cases entre eux, 2 sur la trajectoire)')
  })
})
