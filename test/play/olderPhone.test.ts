import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withoutNewer } from '../helpers/olderBrowser.ts'
import { useBattlePage } from './battlePages.ts'
import { gameIds } from './everyPlay.ts'
import { executablePath, patience } from './seats.ts'

/** A page as a phone shows it. @param isOld without what browsers of 2021 have not */
async function phone(browser: Browser, isOld: boolean): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  if (isOld) await context.addInitScript(withoutNewer)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', error => problems.push(String(error)))
  return { page, problems }
}

const drawn = (page: Page) =>
  page.locator('#canvas').evaluate((canvas: { toDataURL(): string }) => canvas.toDataURL())

describe.skipIf(executablePath === undefined).each(gameIds)('a page of %s on a phone of 2021', of => {
  const t = useBattlePage(of)

  it('shows the board with all its figures, cards, signs and what is laid over it, and saves it', async () => {
    const boards = await Promise.all(
      [true, false].map(async isOld => {
        const { page, problems } = await phone(t.browser, isOld)
        await page.goto(await t.address('spectator'))
        expect(await page.evaluate("'toSorted' in [] && !Object.groupBy")).toBe(isOld)
        await page.locator('#now .title').waitFor()
        const last = await drawn(page)
        await page.locator('#first').click()
        const first = await drawn(page)
        for (const summary of await page.locator('summary').all()) await summary.click()
        await page.locator('#signs li').first().waitFor()
        const signs = await page.locator('#signs').innerText()
        await page.locator('#pieces button').first().click()
        const card = await page.locator('#card').innerText()
        expect(await page.locator('#card').boundingBox()).toMatchObject({ x: expect.any(Number) })
        await page.keyboard.press('Escape')
        expect(await page.locator('#card').isVisible()).toBe(false)
        await page.locator('#pieces button').first().click()
        await page.locator('#card form button').click()
        expect(await page.locator('#card').isVisible()).toBe(false)
        await page.locator('#zones').click()
        await expect.poll(() => drawn(page)).not.toBe(first)
        for (const id of ['png', 'gifturn'])
          await Promise.all([page.waitForEvent('download'), page.locator(`#${id}`).click()])
        expect(problems).toEqual([])
        await page.context().close()
        return { last, first, signs, card }
      }),
    )
    // Not a figure less than on any other.
    expect(boards[0]).toEqual(boards[1])
  })
})
