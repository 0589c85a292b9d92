import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { chromiumPath } from './chromium.mjs'

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** How long a page waits for anything, in milliseconds: a busy machine may take its time. */
export const patience = 120_000

/** Chromium on this machine; undefined where there is none. */
export const executablePath: string | undefined = chromiumPath()

/** Starts it; every page that is opened of it has that patience. */
export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: flags.split(' ') })
  const open = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await open(options)
    context.setDefaultTimeout(patience)
    return context
  }
  const openPage = browser.newPage.bind(browser)
  browser.newPage = async options => {
    const page = await openPage(options)
    page.setDefaultTimeout(patience)
    return page
  }
  return browser
}

/** A page as a phone shows it, in one language and colour scheme. */
export async function phonePage(
  browser: Browser,
  language: 'en' | 'fr',
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme,
    hasTouch: true,
    isMobile: true,
    locale: language === 'fr' ? 'fr-FR' : 'en-US',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  return page
}

/** Waits until what was done is shown: until nothing on the page changes any more. */
export async function settled(page: Page, running: { idle(): Promise<void> }): Promise<void> {
  await running.idle()
  let before = ''
  for (let same = 0; same < 2; ) {
    await page.waitForTimeout(250)
    const now = await page.locator('body').innerHTML()
    same = now === before ? same + 1 : 0
    before = now
  }
}

export const seat = (page: Page, name: string): Locator =>
  page.locator('section.seat').filter({ has: page.locator(`.seat-name:text-is("${name}")`) })

export const shown = (player: Locator, text: string) =>
  player.locator('.message').filter({ hasText: text }).last().waitFor()

/** Presses the newest button with this name. */
export async function press(player: Locator, name: string | RegExp) {
  const exact = typeof name === 'string'
  await player.locator('.message').getByRole('button', { name, exact }).last().click()
}

/** Types a whole line and sends it. */
export async function type(player: Locator, line: string) {
  await player.locator('.line').fill(line)
  await player.locator('.line').press('Escape')
  await player.locator('.line').press('Enter')
  await send(player)
}

export const offers = (player: Locator) => player.locator('.suggestions [role=option]')
export const send = (player: Locator) => player.locator('.send.ready').click()

/** An option of the command that is being filled in. */
export function option(player: Locator, name: string) {
  const input = player.locator(`[data-option="${name}"]`)
  return {
    /** adds it, types, and takes the first suggestion */
    async add(text: string) {
      await player.locator(`[data-add="${name}"]`).click()
      await input.pressSequentially(text)
      await offers(player).filter({ hasText: text }).first().click()
    },
    async first() {
      await input.focus()
      await offers(player).first().click()
    },
  }
}
