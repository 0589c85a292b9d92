/**
 * `npm run tour`: two newcomers play the marsh to the end of turn 2 on phones, by what stands on the screen alone: in both
 * languages and both colour schemes. Pictures of the screens are written into dist/tour, for a person to look at.
 */

import { mkdirSync, rmSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { says as en } from '../../lambdas/discord/words/en/says/index.ts'
import { says as fr } from '../../lambdas/discord/words/fr/says/index.ts'
import { open } from '../../rules/index.ts'
import { openPlay, type Play } from './harness.ts'
import { executablePath, launch, option, seat } from './seats.ts'

const folder = 'dist/tour'
const phone = { width: 390, height: 844 }
const words = { en, fr }
const lastTurn = 2
/** Nobody plays so long to the end of turn 2. */
const mostPresses = 200
/** So many figures are moved by hand in a phase, to see how it looks; then the program plays the rest. */
const moved = 2

type Language = keyof typeof words
type Scheme = 'light' | 'dark'

interface Player {
  name: string
  page: Page
  seat: Locator
}

/** One battle, as two phones show it. */
async function tour(browser: Browser, language: Language, scheme: Scheme): Promise<void> {
  const play = await openPlay()
  const said = words[language]
  let shots = 0
  let presses = 0
  const shoot = async ({ page, name }: Player, what: string) => {
    const number = String(++shots).padStart(3, '0')
    await page.screenshot({ path: `${folder}/${language}-${scheme}-${number}-${name}-${what}.png` })
  }
  const sit = async (name: string): Promise<Player> => {
    const context = await browser.newContext({
      viewport: phone,
      colorScheme: scheme,
      hasTouch: true,
      isMobile: true,
      locale: language === 'fr' ? 'fr-FR' : 'en-US',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.goto(`${play.server.url}/?seat=${name}`)
    return { name, page, seat: seat(page, name) }
  }
  const press = async (player: Player, target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    await target.click()
    presses++
    await play.idle()
    await player.page.waitForTimeout(400)
  }

  try {
    const [ada, bruno] = [await sit('Ada'), await sit('Bruno')]
    await ada.seat.locator('.welcome').waitFor()
    await shoot(ada, 'welcome')
    await press(ada, ada.seat.locator('.welcome button').first())
    for (const [name, text] of [
      ['points', '500'],
      ['camps', language === 'fr' ? 'Bien' : 'Good'],
      ['board', language === 'fr' ? 'marais' : 'marsh'],
    ] as const)
      await option(ada.seat, name).add(text)
    await shoot(ada, 'challenge')
    await press(ada, ada.seat.locator('.send.ready'))
    await shoot(ada, 'posted')
    const button = (player: Player, name: string | RegExp) =>
      player.seat
        .locator('.message')
        .getByRole('button', { name, exact: typeof name === 'string' })
        .last()
    await button(bruno, said.accept).waitFor()
    await shoot(bruno, 'challenged')
    await press(bruno, button(bruno, said.accept))
    for (const player of [ada, bruno]) {
      await press(player, player.seat.locator('.channel.thread'))
      await shoot(player, 'armies')
      await press(player, button(player, new RegExp(`^${said.starter}`)))
      await shoot(player, 'army')
    }
    await playOn(play, [ada, bruno], async (player, what, steps) => {
      await shoot(player, what)
      for (const step of steps) await press(player, step)
      if (presses > mostPresses) throw new Error(`more than ${mostPresses} presses`)
    })
    for (const player of [ada, bruno]) await shoot(player, 'end')
    console.log(`${language} ${scheme}: turn ${lastTurn} ends after ${presses} presses, ${shots} pictures`)
  } finally {
    await play.close()
  }

  /** Answers by buttons and selects of the newest message that has any, until turn 2 is over. */
  async function playOn(
    running: Play,
    players: readonly Player[],
    act: (player: Player, what: string, steps: readonly Locator[]) => Promise<void>,
  ): Promise<void> {
    let phase = ''
    let byHand = 0
    for (;;) {
      const [game] = await running.server.store.gamesOfUser(running.player('Ada').id)
      const record = await running.server.store.loadGame(game ?? '')
      if (!record?.save || record.stage !== 'battle') return
      const { question, state } = open(record.save)
      if (!question || state.turn > lastTurn) return
      const player = players[question.by]!
      const here = `${state.turn} ${state.phase} ${question.by}`
      if (here !== phase) byHand = 0
      phase = here
      const message = player.seat
        .locator('.message')
        .filter({ has: player.page.locator('.row button, select') })
        .last()
      await message.waitFor()
      const named = (name: string) => message.getByRole('button', { name, exact: true }).last()
      const all = message.locator('.row button:not([disabled])')
      if (await named(said.confirm).count()) await act(player, 'preview', [named(said.confirm)])
      else if (question.kind === 'deploy')
        await act(player, 'deploy', [
          (await named(said.auto).count()) ? named(said.auto) : named(said.doneWith.deploy),
        ])
      else if (question.kind === 'act' && byHand < moved && (await message.locator('select').count())) {
        byHand++
        await choose(player, message)
      } else if (await named(said.finish).count()) await act(player, question.kind, [named(said.finish)])
      else await act(player, question.kind, [all.first()])
    }
  }

  /** Picks a figure, and a place for it, from the lists below the picture. */
  async function choose(player: Player, message: Locator): Promise<void> {
    await shoot(player, 'act')
    const pick = async (select: Locator, n: number) => {
      await select.selectOption({ index: n })
      presses++
      await play.idle()
      await player.page.waitForTimeout(400)
    }
    await pick(message.locator('select').first(), 1)
    const newest = player.seat
      .locator('.message')
      .filter({ has: player.page.locator('select') })
      .last()
    await shoot(player, 'figure')
    const where = newest.locator('select').first()
    await pick(where, Math.min(3, (await where.locator('option').count()) - 1))
  }
}

if (executablePath === undefined) throw new Error('there is no Chromium on this machine: set CHROMIUM_PATH')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await launch()
try {
  const only = process.argv[2]
  for (const language of ['en', 'fr'] as const)
    for (const scheme of ['light', 'dark'] as const)
      if (!only || only === language) await tour(browser, language, scheme)
} finally {
  await browser.close()
}
