import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBoard, makeTables } from '../../rules/index.ts'
import { openPlay, type Play } from './harness.ts'
import { executablePath, launch, seat, send, shown } from './seats.ts'

describe.skipIf(executablePath === undefined)('a file on the table page', () => {
  let play: Play
  let browser: Browser
  let page: Page
  const problems: string[] = []
  beforeAll(async () => {
    play = await openPlay()
    browser = await launch()
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    page.setDefaultTimeout(15_000)
    page.on('pageerror', error => problems.push(String(error)))
    await page.goto(play.server.url)
  })
  afterAll(async () => {
    await browser.close()
    await play.close()
  })

  /** Types a command that wants a file, and chooses one. */
  async function bring(name: string, file: string, content: string) {
    const ada = seat(page, 'Ada')
    await ada.locator('.line').fill(`${name} `)
    const input = ada.locator('input[type=file][data-option=file]')
    await input.setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(content) })
    await ada.locator('.field:not(.wrong) input[type=file]').waitFor()
    await send(ada)
    return ada
  }

  it('is uploaded, and becomes an army', async () => {
    const ada = await bring('/army import', 'riders.txt', 'name: Riders\nboromir\n2x rohan-warrior\n')
    await shown(ada, 'kept as Riders')
  })

  it('becomes a board, shown as a picture', async () => {
    const name = { en: 'The ford', fr: 'Le gué' }
    const text = makeBoard(makeTables({ id: 'the-ford', name, columns: 24, rows: 16 }))
    const ada = await bring('/board import', 'ford.txt', text)
    await shown(ada, 'The ford is kept')
    const picture = ada.locator('.message').filter({ hasText: 'The ford is kept' }).locator('img')
    await picture.waitFor()
    expect(await picture.getAttribute('alt')).toContain('24 × 16')
  })

  it('with faults is answered with their lines', async () => {
    const ada = await bring('/figures import', 'figures.csv', 'id,name_en\nx,X\n')
    await shown(ada, 'Line 1: the column name')
    expect(problems).toEqual([])
    expect(play.troubles).toEqual([])
  })
})
