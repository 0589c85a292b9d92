import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seal } from '../../rules/games.ts'
import { openPlay, type Play } from './harness.ts'
import { executablePath, launch, offers, option, patience, press, seat, send, shown, type } from './seats.ts'

const require = createRequire(import.meta.url)

/** Pictures of the page for whoever wants to look: set TABLE_SHOTS to a folder. */
const shots = process.env['TABLE_SHOTS']

const shoot = async (page: Page, name: string) => {
  if (shots === undefined) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: `${shots}/${name}.png` })
}

describe.skipIf(executablePath === undefined)('the table in a browser', () => {
  let play: Play
  let browser: Browser
  const problems: string[] = []
  beforeAll(async () => {
    play = await openPlay({ env: { TABLE_OPEN: '1' } })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await play.close()
  })

  async function visit(
    width: number,
    height: number,
    url = play.server.url,
  ): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({ viewport: { width, height } })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', error => problems.push(String(error)))
    await page.goto(url)
    return { context, page }
  }

  it('offers a game of three to whoever takes a third seat', async () => {
    const { context, page } = await visit(390, 844)
    const all = page.getByRole('button', { name: 'Challenge Ada and Bruno' })
    await page.locator('.welcome:visible').waitFor()
    expect(await all.count()).toBe(0)
    await page.locator('.add-seat').click()
    await all.click()
    const chloe = seat(page, 'Chloé')
    for (const [name, value] of [
      ['opponent', 'Ada'],
      ['opponent2', 'Bruno'],
      ['rules', 'classic'],
    ] as const)
      await expect.poll(() => chloe.locator(`[data-option="${name}"]`).inputValue()).toBe(value)
    await shoot(page, 'phone-three-seats')
    await context.close()
  })

  it('begins the lessons at one press, and has a challenge completed first', async () => {
    const { context, page } = await visit(390, 844)
    const ada = seat(page, 'Ada')
    await ada.locator('.welcome').getByRole('button', { name: 'Challenge Bruno' }).click()
    await ada.locator('[data-option="opponent"]').waitFor()
    await ada.locator('.cancel').click()
    const messages = await ada.locator('.message').count()
    // A picture of what is played, whole, and the lessons as the first that can be pressed.
    await expect.poll(() => ada.locator('.welcome img').evaluate(drawnWidth)).toBeGreaterThan(400)
    await shoot(page, 'phone-welcome')
    expect(await ada.locator('.welcome button').first().innerText()).toBe('Tutorial')
    await ada.locator('.welcome').getByRole('button', { name: 'Tutorial' }).click()
    await shown(ada, 'Lesson 1 of 10')
    expect(await ada.locator('.message').count()).toBeGreaterThan(messages)
    await context.close()
  })

  it('lets two seats play a turn, side by side', async () => {
    const { context, page } = await visit(1400, 900)
    const [ada, bruno] = [seat(page, 'Ada'), seat(page, 'Bruno')]
    await ada.getByRole('button', { name: 'Challenge Bruno' }).waitFor()
    await shoot(page, 'desk-1-empty')

    await ada.getByRole('button', { name: 'Challenge Bruno' }).click()
    await option(ada, 'points').add('500')
    await shoot(page, 'desk-2-command')
    await option(ada, 'camps').add('good')
    await option(ada, 'board').add('marsh')
    await send(ada)
    await shown(ada, 'The challenge is posted')
    await press(bruno, 'Accept')
    await shoot(page, 'desk-3-challenge')

    // a thread is made; both are called there
    for (const player of [ada, bruno]) {
      await player.locator('.channel.thread').click()
      await press(player, 'Starter army')
    }
    await shown(ada, 'Let the dice fall')

    const players = { Ada: ada, Bruno: bruno }
    const awaitedKey = async () => `${await kindAsked(play)} ${await playerAsked(play)}`
    await expect.poll(() => kindAsked(play)).toBe('edge')
    let name = await playerAsked(play)
    await press(players[name], /edge$/)
    for (let n = 0; n < 2; n++) {
      await expect.poll(() => kindAsked(play)).toBe('deploy')
      name = await playerAsked(play)
      await type(players[name], '/deploy auto')
      await press(players[name], 'Deployment done')
      await expect.poll(awaitedKey).not.toBe(`deploy ${name}`)
    }
    await shoot(page, 'desk-4-deployed')
    // the strategy roll's winner picks a side; whoever has abilities of this phase may use them
    for (let kind = await kindAsked(play); kind !== 'act'; kind = await kindAsked(play)) {
      const before = await version(play)
      const choice = kind === 'role' ? 'attacker' : 'done'
      await type(players[await playerAsked(play)], `/answer choice:${choice}`)
      await expect.poll(() => version(play)).toBeGreaterThan(before)
    }

    name = await playerAsked(play)
    const actor = players[name]
    await actor.locator('.line').pressSequentially('/move ')
    await option(actor, 'figure').first()
    await shoot(page, 'desk-5-move')
    await option(actor, 'to').first()
    await send(actor)
    await actor.getByRole('button', { name: 'Confirm' }).waitFor()
    await shoot(page, 'desk-6-preview')
    await press(actor, 'Confirm')
    await shown(actor, 'is acting')
    await press(actor, 'Play the rest for me')
    await press(actor, 'Do it')
    await expect.poll(() => playerAsked(play)).not.toBe(name)
    const other = players[await playerAsked(play)]
    await shown(other, 'choose a figure to act')
    await shoot(page, 'desk-7-turn')
    await context.close()
  })

  it('speaks French, command names and all, to the seat that wants it', async () => {
    const { context, page } = await visit(1400, 900)
    const bruno = seat(page, 'Bruno')
    await bruno.getByRole('button', { name: 'Français' }).click()
    await bruno.locator('.line').pressSequentially('/d')
    await offers(bruno).first().waitFor()
    await shoot(page, 'desk-8-french')
    const offered = await offers(bruno).allInnerTexts()
    expect(offered.join('\n')).toContain('/défi')
    await bruno.locator('.line').fill('')
    await type(bruno, '/aide')
    await shown(bruno, 'partie')
    expect(await seat(page, 'Ada').innerText()).not.toContain('partie')
    await context.close()
  })

  it('fits a phone, one seat at a time', async () => {
    const { context, page } = await visit(390, 800)
    const ada = seat(page, 'Ada')
    // What stands in the empty line is not cut, in either language.
    for (const language of ['Français', 'English']) {
      await ada.getByRole('button', { name: language }).click()
      expect(await page.evaluate(roomForPlaceholder)).toBeGreaterThanOrEqual(0)
    }
    await ada.locator('.channel.thread').click()
    await ada.locator('.message').last().waitFor()
    await shoot(page, 'phone-1-game')
    expect(await seat(page, 'Bruno').isVisible()).toBe(false)
    await ada.locator('.line').fill('/')
    await offers(ada).first().waitFor()
    await shoot(page, 'phone-2-commands')
    await type(ada, '/map')
    await expect.poll(() => ada.locator('.message').last().innerText()).toContain('/map')
    await ada.locator('.message').last().locator('.picture').click()
    await page.locator('dialog.enlarged').waitFor()
    await shoot(page, 'phone-3-enlarged')
    // As wide as a phone is hardly larger than it was: one tap shows it in full, the next the whole of it.
    const shownWide = () => page.evaluate('document.querySelector("dialog img").clientWidth')
    await expect.poll(shownWide).toBeGreaterThan(800)
    await page.locator('dialog img').click()
    expect(await shownWide()).toBeLessThanOrEqual(390)
    await page.locator('dialog img').click()
    expect(await shownWide()).toBeGreaterThan(800)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Bruno' }).click()
    expect(await ada.isVisible()).toBe(false)
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    expect(wide).toBeLessThanOrEqual(390)
    await context.close()
  })

  it('gives a phone elsewhere in the network the seat of its link', async () => {
    const { context, page } = await visit(390, 800, play.server.links[1]!.url)
    const bruno = seat(page, 'Bruno')
    await bruno.locator('.channel.thread').click()
    await type(bruno, '/map')
    const answer = bruno.locator('.message').last()
    await expect.poll(() => answer.innerText()).toContain('/map')
    const drawn =
      'document.querySelector(".message:last-child .picture img, .message:last-child img.picture").naturalWidth'
    await expect.poll(() => page.evaluate(drawn)).toBeGreaterThan(300)
    expect(await page.locator('section.seat').count()).toBe(1)
    expect(page.url()).not.toContain('secret')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await context.close()
  })

  it('takes a command typed by hand in one go, and sends it with Enter alone', async () => {
    const { context, page } = await visit(1400, 900)
    const ada = seat(page, 'Ada')
    await ada.locator('.channel').first().click()
    const sent = () => ada.locator('.message').count()
    await shown(ada, 'The challenge is posted')
    const before = await sent()
    await page.locator('body').press('/')
    await page.keyboard.type('challenge opponent:bruno camps:good points:500 board:arsh')
    expect(await ada.locator('[data-option="opponent"]').inputValue()).toBe('Bruno')
    expect(await ada.locator('[data-option="points"]').inputValue()).toBe('500')
    await shoot(page, 'desk-9-typed')
    await offers(ada).filter({ hasText: 'marsh' }).waitFor()
    // What does not begin with what was typed is found, too; Enter takes it, and sends nothing.
    await page.keyboard.press('Enter')
    await expect.poll(() => ada.locator('[data-option="board"]').inputValue()).toMatch(/marsh/i)
    expect(await page.locator('.send:focus').count()).toBe(0)
    await page.keyboard.type('   ')
    expect(await sent()).toBe(before)
    await page.keyboard.press('Enter')
    await expect.poll(sent).toBeGreaterThan(before)
    await context.close()
  })

  it('takes the name of a required option whose field is open already, and what stands behind it', async () => {
    const { context, page } = await visit(1400, 900)
    const ada = seat(page, 'Ada')
    await ada.locator('.channel').first().click()
    await page.locator('body').press('/')
    await page.keyboard.type('league create name:Winter cup rounds:3 days:4')
    const typed = async (option: string) => ada.locator(`[data-option="${option}"]`).inputValue()
    await expect.poll(async () => typed('days')).toBe('4')
    expect([await typed('name'), await typed('rounds')]).toEqual(['Winter cup', '3'])
    await context.close()
  })

  it('says what is no option, and what a word without a name is meant for', async () => {
    const { context, page } = await visit(1400, 900)
    const ada = seat(page, 'Ada')
    await ada.locator('.line').fill('/map colour')
    await ada.locator('.line').press('Enter')
    await send(ada)
    await ada.locator('.field-complaint:not(:empty), .complaint:not(:empty)').first().waitFor()
    for (let n = 0; n < 2; n++) await page.keyboard.press('Escape')
    // An option that is not there is called so, wherever it stands, and nothing is sent.
    for (const line of ['/play strength:captain', '/shoot fig:A1']) {
      const before = await ada.locator('.message').count()
      await type(ada, line)
      const complaint = ada.locator('.field-complaint:not(:empty)').first()
      expect(await complaint.innerText()).toContain(line.split(' ')[1])
      expect(await complaint.innerText()).toContain('no option')
      expect(await ada.locator('.message').count()).toBe(before)
      for (let n = 0; n < 2; n++) await page.keyboard.press('Escape')
    }
    // Nor is one swallowed that stands behind a value: the nearest that there is is named.
    const before = await ada.locator('.message').count()
    await type(ada, '/play points:500 levle:captain')
    const complaint = ada.locator('.field-complaint:not(:empty)').first()
    expect(await complaint.innerText()).toContain('“levle” is no option')
    expect(await complaint.innerText()).toContain('did you mean “level:”')
    expect(await ada.locator('.message').count()).toBe(before)
    for (let n = 0; n < 2; n++) await page.keyboard.press('Escape')
    await type(ada, '/help combat')
    await expect.poll(() => ada.locator('.message').last().innerText()).toMatch(/combat/i)
    await context.close()
  })

  it.each(['dark', 'light'] as const)('has no barrier that is known, in the %s scheme', async colorScheme => {
    const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
    for (const [width, height] of [
      [1400, 900],
      [390, 844],
    ] as const) {
      const { context, page } = await visit(width, height)
      await page.emulateMedia({ colorScheme })
      const ada = seat(page, 'Ada')
      await ada.locator('.channel.thread').first().click()
      await ada.locator('.message').last().waitFor()
      await shoot(page, `axe-${colorScheme}-${width}`)
      await page.evaluate(source)
      const look =
        'axe.run().then(r => r.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 90)).join(" | ")}`))'
      expect(await page.evaluate(look)).toEqual([])
      await ada.locator('.line').fill('/challenge ')
      await ada.locator('.rest').waitFor()
      expect(await page.evaluate(look)).toEqual([])
      await context.close()
    }
  })

  it('leaves no complaint in the browser’s console', () => {
    expect(problems).toEqual([])
  })
})

/** How wide an image is that has come; 0 before. */
const drawnWidth = (image: { naturalWidth?: number }): number => image.naturalWidth ?? 0

/** Pixels that the first empty line leaves free behind its placeholder. */
const roomForPlaceholder = `(() => {
  const line = [...document.querySelectorAll('.line')].find(each => each.clientWidth > 0)
  const { font, paddingLeft, paddingRight } = getComputedStyle(line)
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font })
  return line.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - pen.measureText(line.placeholder).width
})()`

async function asked(play: Play) {
  const { open } = await import('../../rules/combat-hex/index.ts')
  const thread = play.table.discord.channels().findLast(each => each.type === 11)
  const [game] = await play.server.store.gamesOfChannel(thread?.id ?? '')
  const record = await play.server.store.loadGame(game ?? '')
  const question = record?.save ? open(seal(record.save)).question : undefined
  return { kind: question?.kind, name: record?.seats[question?.by ?? 0]?.name, version: record?.version ?? 0 }
}

const kindAsked = async (play: Play) => (await asked(play)).kind
const playerAsked = async (play: Play): Promise<'Ada' | 'Bruno'> =>
  (await asked(play)).name === 'Ada' ? 'Ada' : 'Bruno'
const version = async (play: Play) => (await asked(play)).version
