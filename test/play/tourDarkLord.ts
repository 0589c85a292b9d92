import type { Browser, Locator, Page } from 'playwright-core'
import { darkLordWords } from '../../lambdas/discord/games/dark-lord/words/index.ts'
import { spaced } from '../../lambdas/discord/words/french.ts'
import { lessonIds, scenarioIds } from '../../rules/dark-lord/index.ts'
import { engineOf } from '../../rules/games.ts'
import { openPlay, type Play } from './harness.ts'
import { inSight } from './oneScreen.ts'
import { challenged } from './scene.ts'
import { phonePage, seat, settled } from './seats.ts'

const of = 'dark-lord'
type Language = 'en' | 'fr'
type Scheme = 'light' | 'dark'

/** So many turns of a battle are seen, and so many figures are moved by hand in a part. */
const lastTurn = 2
const moved = 2
/** Nobody presses so often in them. */
const maxPresses = 150

/** A phone of one player: what is pressed and chosen there, and a picture of each screen. */
function phone(player: Locator, page: Page, play: Play, name: string, folder: string) {
  let shots = 0
  const self = {
    presses: 0,
    message: () =>
      player
        .locator('.message')
        .filter({ has: page.locator('.row button:not([disabled]), select') })
        .last(),
    button: (label: string) => self.message().getByRole('button', { name: label, exact: true }).last(),
    has: async (label: string) => (await self.button(label).count()) > 0,
    /** Keeps a picture of the screen, and looks whether a question is on it with its picture and all that can be pressed. */
    async look(what: string) {
      const shot = `${name}-${String(++shots).padStart(3, '0')}-${what}`
      await page.screenshot({ path: `${folder}/${shot}.png` })
      await inSight(player, shot)
    },
    async press(target: Locator) {
      await target.scrollIntoViewIfNeeded()
      await target.click()
      self.presses++
      await settled(page, play)
    },
    /** the first entry of the first list that is none of these; says which */
    async choose(without: readonly string[] = []): Promise<string> {
      const list = self.message().locator('select').first()
      const values = await list
        .locator('option')
        .evaluateAll(all => all.map(each => each.getAttribute('value') ?? ''))
      const value = values.find(each => each && !without.includes(each)) ?? ''
      await list.selectOption(value)
      self.presses++
      await settled(page, play)
      return value
    },
  }
  return self
}

/** A battle of a scenario on two phones to the end of turn 2, by what stands on their screens. */
async function battle(
  browser: Browser,
  language: Language,
  scheme: Scheme,
  rules: string,
  folder: string,
): Promise<void> {
  const play = await openPlay()
  const { says } = darkLordWords[language]
  try {
    const scene = await challenged(play, { rules }, of)
    for (const player of [scene.ada, scene.bruno]) await player.press(/^Starter arm/)
    const seats = await Promise.all(
      ['Ada', 'Bruno'].map(async name => {
        const page = await phonePage(browser, language, scheme)
        await page.goto(`${play.server.url}/?seat=${name}`)
        const own = seat(page, name)
        await own.locator('.channel.thread').click()
        await settled(page, play)
        return phone(own, page, play, `${language}-${scheme}-${rules}-${name}`, folder)
      }),
    )
    let part = ''
    let acted: string[] = []
    for (;;) {
      const next = await scene.question()
      const record = await scene.load()
      const { state } = record.save ? engineOf(record).open(record.save) : { state: { turn: 0 } }
      if (!next || state.turn > lastTurn) break
      const { asked, who } = next
      const here = `${state.turn} ${asked.by}`
      if (here !== part) acted = []
      part = here
      const own = seats[who === scene.ada ? 0 : 1]!
      await own.message().waitFor()
      await own.look(asked.kind)
      if (await own.has(says.confirm)) await own.press(own.button(says.confirm))
      else if (await own.has(says.doIt)) await own.press(own.button(says.doIt))
      else if (asked.kind === 'act' && acted.length < moved) {
        acted.push(await own.choose(acted))
        await own.look('figure')
        await own.choose()
      } else if (asked.kind !== 'deploy' && (await own.has(says.finish)))
        await own.press(own.button(says.finish))
      else await own.press(own.message().locator('.row button:not([disabled])').first())
      if (own.presses > maxPresses) throw new Error(`more than ${maxPresses} presses`)
    }
    for (const own of seats) await own.look('end')
    const presses = seats.map(own => own.presses).join(' and ')
    console.log(`${language} ${scheme} ${rules}: turn ${lastTurn} ends after ${presses} presses`)
  } finally {
    await play.close()
  }
}

/** All lessons as they are shown, the last one played by the program. */
async function lessons(browser: Browser, language: Language, scheme: Scheme, folder: string): Promise<void> {
  const play = await openPlay()
  const { says, tutorial } = darkLordWords[language]
  const text = (label: string) => (language === 'fr' ? spaced(label) : label)
  try {
    const player = play.player('Ada')
    player.locale = language === 'fr' ? 'fr' : 'en-US'
    await player.command('tutorial', { system: of })
    const page = await phonePage(browser, language, scheme)
    await page.goto(`${play.server.url}/?seat=Ada`)
    await settled(page, play)
    const own = phone(seat(page, 'Ada'), page, play, `${language}-${scheme}-lesson`, folder)
    for (const id of lessonIds) {
      await own.look(id)
      if (id !== 'flight') await own.press(own.button(text(tutorial.skip)))
    }
    while (await own.has(text(says.finish))) {
      if (own.presses > maxPresses) throw new Error(`more than ${maxPresses} presses`)
      await own.press(own.button(text(says.finish)))
      await own.look('plan')
      if (await own.has(text(says.doIt))) await own.press(own.button(text(says.doIt)))
      await own.look('flight')
    }
    console.log(`${language} ${scheme}: lessons over after ${own.presses} presses`)
  } finally {
    await play.close()
  }
}

/** The lessons of The Dark Lord and a battle of each scenario, as phones show them. */
export async function tourDarkLord(
  browser: Browser,
  language: Language,
  scheme: Scheme,
  folder: string,
): Promise<void> {
  await lessons(browser, language, scheme, folder)
  for (const rules of scenarioIds) await battle(browser, language, scheme, rules, folder)
}
