import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type BattlePageWords, pageWords } from '../../lambdas/pages/battlePageWords.ts'
import { firstGame } from '../../rules/games.ts'
import { useBattlePage } from './battlePages.ts'
import { dot } from './recordSteps.ts'
import { answered } from './scene.ts'
import { executablePath, patience } from './seats.ts'

type Word = keyof BattlePageWords

/** All that a page fetches, by what its addresses have in them. */
const fetched = {
  page: /\/battle\/[\w-]+\/[\w-]{22}(\?[^/]*)?$/,
  script: /\/view-[\w-]+\.js$/,
  part: /\/part-[\w-]+\.js$/,
  style: /\/view-[\w-]+\.css$/,
  face: /\/face-[\w-]+\.woff2$/,
  scenes: /\/scenes\.json/,
  layer: /\/layer\.json/,
  replay: /\/replay\.json/,
  picture: /\/picture\.png/,
} as const

/** What becomes of what is fetched: the way is cut, the program is too busy, or there is no such thing any more. */
const fates = ['lost', 503, 404] as const
type Fate = (typeof fates)[number]

const meet = async (context: BrowserContext | Page, what: RegExp, fate: Fate) =>
  context.route(what, async route =>
    fate === 'lost' ? route.abort() : route.fulfill({ status: fate, body: 'no', contentType: 'text/plain' }),
  )

const shown = (page: Page) => page.locator('#board').getAttribute('data-shows')
const notice = (page: Page) => page.locator('#notice').innerText()
const opened = (page: Page) => page.locator('#now .title').waitFor()

const open = (details: { open?: boolean }) => {
  details.open = true
}

/** What one presses to fetch a thing, once the page stands. */
const presses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  layer: async page => {
    await page.locator('#bar details').first().evaluate(open)
    await page.locator('#zones').click()
  },
  replay: async page => {
    await page.locator('#bar details').first().evaluate(open)
    await page.locator('#gif').click()
  },
  png: async page => {
    await page.locator('#bar details').first().evaluate(open)
    await page.locator('#png').click()
  },
  signs: async page => page.locator('#legend').evaluate(open),
  page: async page => page.evaluate("document.dispatchEvent(new Event('visibilitychange'))"),
  copy: async page => {
    await page.locator('#bar details').first().evaluate(open)
    await page.locator('#copy').click()
  },
}

/** Functions of browsers that may refuse before there is a board: there is none then. */
const refusing = {
  'a canvas': 'HTMLCanvasElement.prototype.getContext = () => null',
  'canvases but the first':
    'const get = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext = function (...a) { return this.id === "canvas" ? get.apply(this, a) : null }',
  'reading a picture': 'HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException("no"))',
  painting: 'CanvasRenderingContext2D.prototype.drawImage = () => { throw new DOMException("no") }',
  'watching sizes': 'delete window.ResizeObserver',
} as const

describe.skipIf(executablePath === undefined)('where something fails, a battle’s page', () => {
  const t = useBattlePage(firstGame, { draw: async () => dot })

  /** A page of its own. @param before runs before its scripts do */
  async function visit(
    lang: 'en' | 'fr',
    { before, prepare }: { before?: string; prepare?: (context: BrowserContext) => Promise<unknown> } = {},
    query = '',
  ): Promise<Page> {
    const context = await t.browser.newContext({ viewport: { width: 390, height: 844 } })
    if (before !== undefined) await context.addInitScript(before)
    await prepare?.(context)
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.goto(`${await t.address('spectator')}?lang=${lang}${query}`, { waitUntil: 'commit' })
    return page
  }
  // What is still on its way belongs to nobody once its page is closed.
  const close = async (page: Page) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  }

  /** It shows its picture, or the board as it was drawn first, says why, and its words lead on as without scripts. */
  async function isAsWithoutScripts(page: Page, lang: 'en' | 'fr', how: 'picture' | 'still', why?: Word) {
    await expect.poll(() => shown(page)).toBe(how)
    const said = page.locator('#without .notice')
    await expect.poll(() => said.innerText()).toContain(pageWords(lang).again)
    const text = await said.innerText()
    expect([pageWords(lang).failed, pageWords(lang).noPicture].some(each => text.includes(each))).toBe(true)
    if (why) expect(text).toContain(pageWords(lang)[why])
    expect(await page.locator('#stage').isVisible()).toBe(how === 'still')
    await expect.poll(() => page.locator('#without img').isVisible()).toBe(how === 'picture')
    expect(await page.locator('#bar').isVisible()).toBe(false)
    expect(await page.locator('#log li').count()).toBeGreaterThan(2)
    await page.locator('#log li a').first().click()
    await page.waitForURL(/step=1$/)
  }

  it('fetches nothing that is not tried below', async () => {
    const asked = new Set<string>()
    const page = await visit('en', {
      prepare: async context => context.on('request', request => void asked.add(request.url())),
    })
    await opened(page)
    for (const press of ['signs', 'layer', 'png'] as const) await presses[press]!(page)
    await page.locator('#signs li').first().waitFor()
    await Promise.all([page.waitForRequest(fetched.replay), page.locator('#gifturn').click()])
    await presses['page']!(page)
    await expect.poll(() => [...asked].filter(url => fetched.layer.test(url)).length).toBeGreaterThan(0)
    const known = Object.entries(fetched)
    const kinds = [...asked]
      .filter(url => !/^(?:data|blob):/.test(url))
      .map(url => known.find(([, address]) => address.test(url))?.[0] ?? url)
    // The picture is for whoever sees no board.
    expect([...new Set(kinds)].toSorted()).toEqual(
      Object.keys(fetched)
        .filter(kind => kind !== 'picture')
        .toSorted(),
    )
    await close(page)
  })

  it.each(fates)('stays with picture and words where its script meets %s', async fate => {
    for (const what of ['script', 'part', 'style'] as const) {
      const lang = what === 'part' ? 'fr' : 'en'
      const page = await visit(lang, { prepare: async context => meet(context, fetched[what], fate) })
      // Where no script is left to say it at once, it is waited for.
      await page.locator('#without .notice').waitFor()
      await page.locator('#without img').waitFor()
      expect(await page.locator('#without .notice').innerText()).toContain(pageWords(lang).failed)
      if (what === 'style') await expect.poll(() => shown(page)).toBe('picture')
      await close(page)
    }
  })

  it('says it where the picture is lost as well', async () => {
    const page = await visit('fr', {
      before: refusing['a canvas'],
      prepare: async context => meet(context, fetched.picture, 503),
    })
    await expect.poll(() => page.locator('#why').innerText()).toBe(pageWords('fr').noPicture)
    await close(page)
  })

  it('draws in letters of the device where its own are lost, and says so', async () => {
    const page = await visit('fr', { prepare: async context => meet(context, fetched.face, 'lost') })
    await opened(page)
    expect(await notice(page)).toContain(pageWords('fr').noLetters)
    expect(await shown(page)).toBe('board')
    await close(page)
  })

  it.each(fates)('keeps the board that it drew where its steps meet %s', async fate => {
    const page = await visit('en', { prepare: async context => meet(context, fetched.scenes, fate) })
    await isAsWithoutScripts(page, 'en', 'still')
    await close(page)
  })

  it('keeps it where its steps are of a later version, or are no steps', async () => {
    for (const body of ['{"version":"x","steps":[]}', '<html>Sign in</html>']) {
      const page = await visit('fr', {
        prepare: async context =>
          context.route(fetched.scenes, async route =>
            route.fulfill({ body, contentType: 'application/json' }),
          ),
      })
      await isAsWithoutScripts(page, 'fr', 'still')
      await close(page)
    }
  })

  const later = [
    ['layer', fetched.layer, 'noLayers', ['lost', 'gone', 'renewed', undefined]],
    ['replay', fetched.replay, 'noGif', ['gone', undefined]],
    ['png', fetched.part, 'noPng', ['lost']],
    ['replay', fetched.part, 'noGif', ['gone']],
    ['signs', fetched.part, 'noSigns', ['renewed']],
  ] as const

  it.each(later)('says that %s was not to be had (%s), and why', async (press, address, word, whys) => {
    for (const [i, why] of whys.entries()) {
      const lang = i % 2 ? 'fr' : 'en'
      const page = await visit(lang)
      await opened(page)
      const before = await page.locator('#gif').textContent()
      await meet(page, address, why === 'lost' ? 'lost' : 503)
      if (why === 'lost') await meet(page, fetched.page, 'lost')
      if (why === 'gone') await meet(page, fetched.page, 404)
      if (why === 'renewed')
        await page.route(fetched.page, async route => {
          const response = await route.fetch()
          const body = (await response.text()).replaceAll(/view-\w+\.js/g, 'view-NEWER.js')
          await route.fulfill({ response, body })
        })
      await presses[press]!(page)
      await expect.poll(() => notice(page)).toContain(pageWords(lang)[word])
      if (why) expect(await notice(page)).toContain(pageWords(lang)[why])
      // Only where that mends it one is told to load the page again.
      expect(await page.locator('#notice a').count()).toBe(why === 'lost' || why === 'gone' ? 0 : 1)
      expect(await page.locator('#gif').textContent()).toBe(before)
      expect(await page.locator('#gif').isEnabled()).toBe(true)
      // The board goes on, and what was said goes with the next press.
      expect(await shown(page)).toBe('board')
      await page.locator('#first').click()
      expect(await notice(page)).toBe('')
      await close(page)
    }
  })

  it('takes a layer that is not there for none, and one of another version for nothing', async () => {
    const page = await visit('en')
    await opened(page)
    await meet(page, fetched.layer, 404)
    await presses['layer']!(page)
    await page.waitForResponse(fetched.page)
    await page.waitForTimeout(200)
    expect(await notice(page)).toBe('')
    await page.unroute(fetched.layer)
    await page.route(fetched.layer, async route =>
      route.fulfill({ json: { version: 'x', overlay: {}, ringed: [], said: ['wrong'] } }),
    )
    await page.locator('#first').click()
    await expect.poll(() => notice(page)).toContain(pageWords('en').noLayers)
    await close(page)
  })

  it('tells whoever comes back that the program is out of reach, the link gone or the battle on', async () => {
    for (const [fate, word] of [
      ['lost', 'lost'],
      [503, 'lost'],
      [404, 'gone'],
    ] as const) {
      const page = await visit('fr')
      await opened(page)
      await meet(page, fetched.page, fate)
      await presses['page']!(page)
      await expect.poll(() => notice(page)).toContain(pageWords('fr')[word])
      await close(page)
    }
    const page = await visit('en', {}, '&step=1')
    await opened(page)
    const next = await t.scene.question()
    await answered(next!.who, next!.asked)
    // Whoever looks at an earlier step is not torn away from it, but hears of it.
    await presses['page']!(page)
    await expect.poll(() => notice(page)).toContain(pageWords('en').newer)
    expect(await page.locator('#slider').inputValue()).toBe('1')
    await Promise.all([page.waitForEvent('load'), page.locator('#notice a').click()])
    await opened(page)
    expect(await page.locator('#slider').inputValue()).toBe('1')
    await close(page)
  })

  it.each(Object.entries(refusing))('stays with picture and words where %s is refused', async (_, before) => {
    const page = await visit('fr', { before })
    await isAsWithoutScripts(page, 'fr', 'picture')
    await close(page)
  })

  it('goes back to picture and words where the canvas is taken away later, and not if it is given back', async () => {
    const page = await visit('en')
    await opened(page)
    const event = (name: string) =>
      page.evaluate(`document.getElementById('canvas').dispatchEvent(new Event('${name}'))`)
    await event('contextlost')
    await event('contextrestored')
    await page.waitForTimeout(3500)
    expect(await shown(page)).toBe('board')
    await event('contextlost')
    await isAsWithoutScripts(page, 'en', 'picture', 'refused')
    await close(page)
  })

  it('draws in letters of the device where faces are refused', async () => {
    const page = await visit('en', {
      before: 'FontFaceSet.prototype.load = () => Promise.reject(new Error())',
    })
    await opened(page)
    expect(await notice(page)).toContain(pageWords('en').noLetters)
    await close(page)
  })

  const refusedLater = [
    ['png', 'HTMLCanvasElement.prototype.toBlob = done => done(null)', 'noPng'],
    ['png', 'URL.createObjectURL = () => { throw new Error() }', 'noPng'],
    ['png', 'CanvasRenderingContext2D.prototype.getImageData = (x, y, w, h) => new ImageData(w, h)', 'noPng'],
    [
      'replay',
      'CanvasRenderingContext2D.prototype.getImageData = () => { throw new DOMException("no") }',
      'noGif',
    ],
  ] as const

  it.each(refusedLater)('says that %s was refused (%s)', async (press, before, word) => {
    const page = await visit('fr', {})
    await opened(page)
    await page.evaluate(before)
    await presses[press]!(page)
    await expect.poll(() => notice(page)).toBe(`${pageWords('fr')[word]} ${pageWords('fr').refused}`)
    expect(await page.locator('#png').isEnabled()).toBe(true)
    expect(await shown(page)).toBe('board')
    await close(page)
  })

  it('gives what it cannot copy to be copied by hand', async () => {
    for (const before of [
      'Object.defineProperty(navigator, "clipboard", { value: undefined })',
      'navigator.clipboard.writeText = () => Promise.reject(new DOMException("no"))',
    ]) {
      const page = await visit('fr', { before })
      await opened(page)
      await presses['copy']!(page)
      await expect.poll(() => notice(page)).toContain(pageWords('fr').noCopy)
      const link = await page.locator('#notice input').inputValue()
      expect(link).toContain(await t.address('spectator'))
      expect(await page.evaluate('getSelection().toString()')).toBe(link)
      await close(page)
    }
  })

  it('says that a step is not kept, and goes on where a finger or an unknown function is refused', async () => {
    const page = await visit('en', {
      before: `
        history.replaceState = () => { throw new DOMException('no') }
        Element.prototype.setPointerCapture = () => { throw new DOMException('no') }`,
    })
    await opened(page)
    await page.locator('#first').click()
    await expect.poll(() => notice(page)).toContain(pageWords('en').noStep)
    await page.locator('#canvas').click()
    expect(await notice(page)).not.toContain(pageWords('en').wrong)
    // Whatever else goes wrong is said, too.
    await page.evaluate('setTimeout(() => { throw new Error("unheard of") })')
    await expect.poll(() => notice(page)).toContain(pageWords('en').wrong)
    await page.evaluate('void Promise.reject(new Error("unheard of"))')
    await close(page)
  })

  it('shows picture and words at once where no scripts run', async () => {
    const context = await t.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${await t.address('spectator')}?lang=fr&step=2`)
    expect(await page.locator('#without img').isVisible()).toBe(true)
    expect(await page.locator('#without img').getAttribute('alt')).toContain(' ')
    expect(await page.locator('#without .notice').isVisible()).toBe(false)
    await page.getByText(pageWords('fr').back).click()
    await page.waitForURL(/step=1$/)
    await context.close()
  })
})
