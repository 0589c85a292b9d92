import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstGame } from '../../rules/games.ts'
import { useBattlePage } from './battlePages.ts'
import { executablePath, patience } from './seats.ts'

/** Counts the canvases that a page has made and not given back, and their pixels. */
const counted = `
  const made = []
  const make = document.createElement
  document.createElement = function (tag, ...more) {
    const element = make.call(this, tag, ...more)
    if (tag === 'canvas') made.push(element)
    return element
  }
  window.canvases = () => {
    const held = made.filter(({ width, height }) => width * height > 10_000)
    return { count: held.length, pixels: held.reduce((sum, { width, height }) => sum + width * height, 0) }
  }`

describe.skipIf(executablePath === undefined)('the board of a page', () => {
  const t = useBattlePage(firstGame)
  async function visit(before = '', query = ''): Promise<Page> {
    const context = await t.browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
    })
    await context.addInitScript(before)
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(`${await t.address('spectator')}${query}`)
    await page.locator('#now .title').waitFor()
    return page
  }
  const close = async (page: Page) => page.context().close()
  const drawn = async (page: Page) =>
    page.locator('#canvas').evaluate((canvas: { toDataURL(): string }) => canvas.toDataURL())

  it('takes no more memory however often it is dragged about', async () => {
    const page = await visit(counted)
    const { x, y, width, height } = (await page.locator('#canvas').boundingBox())!
    const held = async () => page.evaluate<{ count: number; pixels: number }>('window.canvases()')
    await page.mouse.move(x + width / 2, y + height / 2)
    await wheel(page, { deltaY: -120, wheelDeltaY: 120 })
    const drag = async (n: number) => {
      const [from, to] = n % 2 ? [0.3, 0.6] : [0.6, 0.3 + (n % 7) / 50]
      await page.mouse.move(x + width * from, y + height * from)
      await page.mouse.down()
      await page.mouse.move(x + width * to, y + height * to, { steps: 3 })
      await page.mouse.up()
      await page.waitForTimeout(160)
    }
    for (let n = 0; n < 8; n++) await drag(n)
    const before = await held()
    for (let n = 0; n < 16; n++) await drag(n)
    const after = await held()
    expect(after.count).toBeLessThanOrEqual(before.count)
    // Of the canvas itself, for drags, of the ground and its parts: a few, and not one for each drag.
    const own = await page
      .locator('#canvas')
      .evaluate((c: { width: number; height: number }) => c.width * c.height)
    expect(after.pixels).toBeLessThan(own * 12 + 24 * 512 * 512)
    await close(page)
  })

  it('is zoomed by a mouse’s wheel and by a pinch, and moved by two fingers on a trackpad', async () => {
    const page = await visit()
    const after = async (event: Record<string, unknown>) => {
      await page
        .locator('#bar details')
        .first()
        .evaluate((details: { open?: boolean }) => (details.open = true))
      await page.locator('#whole').click()
      const whole = await drawn(page)
      await wheel(page, event)
      await expect.poll(() => drawn(page)).not.toBe(whole)
      await page.waitForTimeout(400)
      return drawn(page)
    }
    // A notch is a notch, however far a browser says that it goes.
    expect(await after({ deltaY: -100, wheelDeltaY: 120 })).toBe(
      await after({ deltaY: -3, deltaMode: 1, wheelDeltaY: 120 }),
    )
    const pinched = await after({ deltaY: -60, ctrlKey: true })
    const moved = async (event: Record<string, unknown>) => {
      await after({ deltaY: -100, ctrlKey: true })
      const before = await drawn(page)
      await wheel(page, event)
      await expect.poll(() => drawn(page)).not.toBe(before)
      await page.waitForTimeout(400)
      // Back again it is where it was: it was moved, not zoomed.
      await wheel(page, {
        ...event,
        deltaX: -Number(event['deltaX'] ?? 0),
        deltaY: -Number(event['deltaY'] ?? 0),
      })
      await expect.poll(() => drawn(page)).toBe(before)
    }
    await moved({ deltaX: 12, deltaY: 0, wheelDeltaY: 0 })
    await moved({ deltaX: 0, deltaY: 9, wheelDeltaY: -27 })
    expect(pinched).not.toBe(await after({ deltaY: -30, ctrlKey: true }))
    await close(page)
  })

  it('keeps the step when it is loaded again, and shows the newest to whoever was at the last', async () => {
    const page = await visit('', '?lang=fr')
    const step = async () => page.locator('#slider').inputValue()
    const last = await step()
    await page.locator('#first').click()
    await page.locator('#next').click()
    await page.waitForURL(/lang=fr&step=2$/)
    await page.reload()
    await page.locator('#now .title').waitFor()
    expect(await step()).toBe('2')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.locator('#last').click()
    await page.waitForURL(/\?lang=fr$/)
    await page.reload()
    await page.locator('#now .title').waitFor()
    expect(await step()).toBe(last)
    await close(page)
  })

  it('is printed whole with its words and the log, dark on white, and is as it was afterwards', async () => {
    const page = await visit()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('#first').click()
    await wheel(page, { deltaY: -200, ctrlKey: true })
    await page.waitForTimeout(400)
    const before = await drawn(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    const printed = await page.locator('#canvas').evaluate((c: { width: number }) => c.width)
    expect(printed).toBe(1600)
    const { width, height } = (await page.locator('#canvas').boundingBox())!
    const ratio = await page
      .locator('#canvas')
      .evaluate((c: { width: number; height: number }) => c.width / c.height)
    expect(width / height).toBeCloseTo(ratio, 1)
    for (const seen of ['#now', '#log li', 'h1'])
      expect(await page.locator(seen).first().isVisible()).toBe(true)
    for (const gone of ['#slider', '.keys', '#language', '#whole', '#notice'])
      expect(await page.locator(gone).isVisible(), gone).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.querySelector("#log li p")).color')).toBe(
      'rgb(0, 0, 0)',
    )
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(await drawn(page)).toBe(before)
    await close(page)
  })
})

/** A wheel turns over the middle of the board; what a browser says of it is given. */
async function wheel(page: Page, event: Record<string, unknown>): Promise<void> {
  await page.waitForTimeout(300)
  await page.evaluate(`(() => {
    const canvas = document.getElementById('canvas')
    const { left, top, width, height } = canvas.getBoundingClientRect()
    const facts = ${JSON.stringify(event)}
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2, ...facts })
    if ('wheelDeltaY' in facts) Object.defineProperty(event, 'wheelDeltaY', { value: facts.wheelDeltaY })
    canvas.dispatchEvent(event)
  })()`)
}
