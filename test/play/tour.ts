/**
 * `npm run tour`: two newcomers play the marsh to the end of turn 2 on phones, by what stands on the screen alone, and a
 * third goes through the tutorial: in both languages and both colour schemes. Pictures of the screens are written into
 * dist/tour, for a person to look at; printed is how many commands and presses it took. Then the lessons of The Dark Lord and
 * a battle of each of its scenarios. `npm run tour fr dark-lord` does it in one language and one game.
 */

import { mkdirSync, rmSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { combatHexWords } from '../../lambdas/discord/games/combat-hex/words/index.ts'
import { open } from '../../rules/combat-hex/index.ts'
import { firstGame, seal } from '../../rules/games.ts'
import { gameIds } from './everyPlay.ts'
import { openPlay, type Play } from './harness.ts'
import { allInSight, inSight } from './oneScreen.ts'
import { executablePath, launch, option, phonePage, seat, settled } from './seats.ts'
import { tourDarkLord } from './tourDarkLord.ts'
import { takeLessons } from './tourLessons.ts'

const folder = 'dist/tour'
const words = { en: combatHexWords.en.says, fr: combatHexWords.fr.says }
const lastTurn = 2
/** Nobody plays so long to the end of turn 2. */
const maxPresses = 200
/** So many figures are moved by hand in a phase, to see how it looks; then the program plays the rest. */
const moved = 2
/** What a newcomer needs at most to the first confirmed move, threads that are opened apart; and to move one figure. */
const most = { commands: 2, presses: 12, oneMove: 3 }

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
  let commands = 0
  let presses = 0
  /** presses that open a thread: on a phone Discord itself leads there */
  let opened = 0
  /** how many there had been of both when the first move was confirmed */
  let first: { commands: number; presses: number } | undefined
  /** presses from choosing a figure to its confirmed move */
  const moves: number[] = []
  let chosenAt = 0
  const shoot = async ({ page, name }: Player, what: string) => {
    const number = String(++shots).padStart(3, '0')
    await page.screenshot({ path: `${folder}/${language}-${scheme}-${number}-${name}-${what}.png` })
  }
  /** Keeps a picture of the screen, and looks whether a question is on it with its picture and all that can be pressed. */
  const look = async (player: Player, what: string) => {
    await shoot(player, what)
    await inSight(player.seat, `${language} ${scheme} ${shots} ${what}`)
  }
  const sit = async (name: string): Promise<Player> => {
    const page = await phonePage(browser, language, scheme)
    await page.goto(`${play.server.url}/?seat=${name}`)
    return { name, page, seat: seat(page, name) }
  }
  const press = async (player: Player, target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    await target.click()
    presses++
    await settled(player.page, play)
  }

  try {
    const [ada, bruno] = [await sit('Ada'), await sit('Bruno')]
    await ada.seat.locator('.welcome').waitFor()
    await shoot(ada, 'welcome')
    await press(ada, ada.seat.locator('.welcome').getByRole('button', { name: 'Bruno' }).first())
    for (const [name, text] of [
      ['points', '500'],
      ['camps', language === 'fr' ? 'Bien' : 'Good'],
      ['board', language === 'fr' ? 'marais' : 'marsh'],
    ] as const)
      await option(ada.seat, name).add(text)
    await shoot(ada, 'challenge')
    // The welcome writes the command, and its button is no more of a press than its name is.
    presses = 0
    commands++
    await press(ada, ada.seat.locator('.send.ready'))
    presses--
    await shoot(ada, 'posted')
    const button = (player: Player, name: string | RegExp) =>
      player.seat
        .locator('.message')
        .getByRole('button', { name, exact: typeof name === 'string' })
        .last()
    await button(bruno, said.accept).waitFor()
    await look(bruno, 'challenged')
    await press(bruno, button(bruno, said.accept))
    for (const player of [ada, bruno]) {
      await press(player, player.seat.locator('.channel.thread'))
      presses--
      opened++
      await look(player, 'armies')
      await press(player, button(player, new RegExp(`^${said.starter}`)))
      await look(player, 'army')
    }
    await playOn(play, [ada, bruno], async (player, what, steps) => {
      await look(player, what)
      for (const step of steps) await press(player, step)
      if (what === 'preview') {
        first ??= { commands, presses }
        moves.push(presses - chosenAt)
      }
      if (presses > maxPresses) throw new Error(`more than ${maxPresses} presses`)
    })
    for (const player of [ada, bruno]) await look(player, 'end')
    const oneMove = Math.max(...moves)
    console.log(
      `${language} ${scheme}: first move after ${first?.commands} command, ${first?.presses} presses and ${opened} threads opened; one move ${oneMove} presses; turn ${lastTurn} ends after ${presses} presses, ${shots} pictures`,
    )
    if (!first || first.commands > most.commands || first.presses > most.presses || oneMove > most.oneMove)
      throw new Error(`more than ${JSON.stringify(most)}`)
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
    let acted: string[] = []
    for (;;) {
      const [game] = await running.server.store.gamesOfUser(running.player('Ada').id)
      const record = await running.server.store.loadGame(game ?? '')
      if (!record?.save || record.stage !== 'battle') return
      const { question, state } = open(seal(record.save))
      if (!question || state.turn > lastTurn) return
      const player = players[question.by]!
      const here = `${state.turn} ${state.phase} ${question.by}`
      if (here !== phase) {
        byHand = 0
        acted = []
      }
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
        acted.push(await choose(player, message, acted))
      } else if (await named(said.doIt).count()) await act(player, 'plan', [named(said.doIt)])
      else if (await named(said.asRecommended).count())
        await act(player, question.kind, [named(said.asRecommended)])
      else if (await named(said.finish).count()) await act(player, question.kind, [named(said.finish)])
      else await act(player, question.kind, [all.first()])
    }
  }

  /** Picks a figure that has not acted, and a place for it, from the lists below the picture; says which one it was. */
  async function choose(player: Player, message: Locator, acted: readonly string[]): Promise<string> {
    await look(player, 'act')
    chosenAt = presses
    const pick = async (select: Locator, value: string) => {
      await select.selectOption(value)
      presses++
      await settled(player.page, play)
    }
    const values = (select: Locator): Promise<string[]> =>
      select.locator('option').evaluateAll(all => all.map(each => each.getAttribute('value') ?? ''))
    const figures = message.locator('select').first()
    const figure = (await values(figures)).find(each => each && !acted.includes(each)) ?? ''
    await pick(figures, figure)
    const newest = player.seat
      .locator('.message')
      .filter({ has: player.page.locator('select') })
      .last()
    await look(player, 'figure')
    const where = newest.locator('select').first()
    const hexes = (await values(where)).filter(Boolean)
    await pick(where, hexes[Math.min(2, hexes.length - 1)] ?? '')
    return figure
  }
}

if (executablePath === undefined) throw new Error('there is no Chromium on this machine: set CHROMIUM_PATH')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const browser = await launch()
try {
  const words = process.argv.slice(2)
  const only = words.find(word => word === 'en' || word === 'fr')
  const games = gameIds.filter(id => !words.some(word => gameIds.includes(word)) || words.includes(id))
  for (const language of ['en', 'fr'] as const)
    for (const scheme of ['light', 'dark'] as const)
      if (!only || only === language) {
        if (games.includes(firstGame)) {
          await tour(browser, language, scheme)
          await takeLessons(browser, language, scheme, folder)
        }
        if (games.includes('dark-lord')) await tourDarkLord(browser, language, scheme, folder)
      }
} finally {
  await browser.close()
}
allInSight()
