import type { Browser, Locator } from 'playwright-core'
import { type CombatHexWords, combatHexWords } from '../../lambdas/discord/games/combat-hex/words/index.ts'
import { spaced } from '../../lambdas/discord/words/french.ts'
import { type LessonId, lessonIds } from '../../rules/combat-hex/index.ts'
import { openPlay } from './harness.ts'
import { inSight } from './oneScreen.ts'
import { phonePage, seat, settled } from './seats.ts'

const wordsIn = ({ says, tutorial, lessons }: CombatHexWords) => ({ ...says, ...tutorial, lessons })
const words = { en: wordsIn(combatHexWords.en), fr: wordsIn(combatHexWords.fr) }

/** How fast plain text is read, in words a minute; and how long it takes to find what to press, and to press it, in seconds. */
const pace = { words: 230, press: 2.5 }
/** More than this, and the tutorial is too long for whoever only wants to have a look. */
const most = { presses: 56, minutes: 9 }

/** What a lesson has one do: a button, or what is chosen in a list, by the beginning of what stands there. */
type Step = { press: string } | { list: string; what: RegExp }

function stepsOf(said: (typeof words)['en']): Record<Exclude<LessonId, 'victory'>, Step[]> {
  const choose = (list: string, what: RegExp): Step[] => [{ list, what }, { press: said.confirm }]
  return {
    deploy: [{ press: said.auto }, { press: said.doneWith.deploy }],
    move: [{ list: said.chooseFigure, what: /^A1/ }, ...choose(said.do.move, /^[C-E]/)],
    sides: choose(said.do.move, /^F[23]/),
    zone: choose(said.do.move, /^(?:D3|D4|E3)/),
    shoot: choose(said.do.shoot, /^B3/),
    turn: choose(said.do.turn, /^S/),
    fight: [{ press: said.doneWith.act }, { press: said.doneWith.turning }],
    ability: choose(said.do.use, /./),
    convert: [...choose(said.do.shoot, /^B2/), { press: '^A3' }],
  }
}

/** A newcomer goes through the tutorial on a phone, by what its screens say, to a battle that is won or lost. */
export async function takeLessons(
  browser: Browser,
  language: 'en' | 'fr',
  scheme: 'light' | 'dark',
  folder: string,
): Promise<void> {
  const play = await openPlay()
  const said = words[language]
  const text = (label: string) => (language === 'fr' ? spaced(label) : label)
  let [presses, read, shots] = [0, 0, 0]
  try {
    const page = await phonePage(browser, language, scheme)
    await page.goto(`${play.server.url}/?seat=Ada`)
    const ada = seat(page, 'Ada')
    const message = () => ada.locator('.message').last()
    let seen = new Set<string>()
    /** Waits for the answer, keeps its picture, and counts the words that stand there for the first time. */
    const look = async (what: string) => {
      await settled(page, play)
      // Lists are looked into, and not read through; pictures are looked at.
      const lines = await message()
        .locator('.components *')
        .evaluateAll(all =>
          all
            .filter(each => !each.closest('select, figcaption'))
            .flatMap(each =>
              [...each.childNodes].flatMap(node => (node.nodeType === 3 ? (node.textContent ?? '') : [])),
            ),
        )
      const fresh = lines.filter(line => !seen.has(line) && !line.startsWith('🎓 '))
      read += (fresh.join(' ').match(/\p{L}{2,}/gu) ?? []).length
      seen = new Set([...seen, ...lines])
      const number = String(++shots).padStart(3, '0')
      await page.screenshot({ path: `${folder}/${language}-${scheme}-lesson-${number}-${what}.png` })
      await inSight(ada, `${language} ${scheme} lesson ${number} ${what}`)
    }
    const press = async (name: string | RegExp, what: string) => {
      await message()
        .getByRole('button', { name, exact: typeof name === 'string' })
        .last()
        .click()
      presses++
      await look(what)
    }
    const has = (name: string): Promise<number> =>
      message()
        .getByRole('button', { name: text(name), exact: true })
        .count()
    /** Chooses in the first list of that name in which something fits; false where there is none. */
    const choose = async (list: string, fits: RegExp, what: string): Promise<boolean> => {
      const lists: Locator[] = await message().locator('select').all()
      // Several things to do share a list: its name has them all, and each option says what it does.
      const verb = text(list).replace(/…$/, '')
      for (const each of lists) {
        const options = await each.locator('option').allTextContents()
        const n = options.findIndex((option, i) => i > 0 && fits.test(option.replace(`${verb} `, '')))
        if (n < 0 || !options[0]!.includes(verb)) continue
        await each.selectOption({ index: n })
        presses++
        await look(what)
        return true
      }
      return false
    }
    const choosing = said.chooseFigure

    await ada
      .locator('.welcome')
      .getByRole('button', { name: language === 'fr' ? 'Apprendre à jouer' : 'Tutorial' })
      .click()
    presses++
    await message().getByText('🎓').first().waitFor()
    await look('deploy')
    const steps = stepsOf(said)
    for (const id of lessonIds) {
      if (id === 'victory') break
      for (const step of steps[id]) {
        if ('press' in step) {
          await press(step.press.startsWith('^') ? new RegExp(step.press) : text(step.press), id)
          continue
        }
        if (!(await choose(step.list, step.what, id)))
          throw new Error(`${id}: nothing fits under ${step.list}`)
      }
      await press(text(said.next), `${id}-done`)
    }
    // The last battle: shoot where one can, else go for an enemy, with each figure, until one side is gone.
    while (!(await has(said.restart))) {
      const before = presses
      if (presses > most.presses) throw new Error(`more than ${most.presses} presses`)
      for (const figure of ['A1', 'A2', 'A3']) {
        if (!(await choose(choosing, new RegExp(`^${figure}`), 'battle'))) continue
        const acts =
          (await choose(said.do.shoot, /./, 'battle')) ||
          (await choose(said.do.move, /danger/, 'battle')) ||
          (await choose(said.do.move, /^[F-H]/, 'battle')) ||
          (await choose(said.do.move, /./, 'battle'))
        await press(text(acts ? said.confirm : said.back), 'battle')
        if (await has(said.keepAp)) await press(/^A\d/, 'battle')
      }
      for (const name of [said.doneWith.act, said.doneWith.turning])
        if (await has(name)) await press(text(name), 'battle')
      while (await has(said.asRecommended)) await press(text(said.asRecommended), 'combat')
      if (presses === before) throw new Error('nothing that could be pressed')
    }
    const minutes = read / pace.words + (presses * pace.press) / 60
    console.log(
      `${language} ${scheme}: tutorial over after ${presses} presses and ${read} words, about ${minutes.toFixed(1)} minutes; ${shots} pictures`,
    )
    if (minutes > most.minutes) throw new Error(`more than ${most.minutes} minutes`)
  } finally {
    await play.close()
  }
}
