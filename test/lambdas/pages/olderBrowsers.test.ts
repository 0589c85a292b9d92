import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { pageFile, projectFolder } from '../../../lambdas/local/pageFiles.ts'
import { given } from '../../../lambdas/pages/browser/olderBrowsers.ts'
import { buildFiles } from '../../../lambdas/pages/buildFiles.ts'
import { newerIn } from '../../helpers/olderBrowser.ts'

/** What the pages ask of a browser before they call it. */
const askedFor = ['showModal']

describe('what browsers of 2021 are given', () => {
  const bundles = async (): Promise<Record<string, string>> => {
    const files = await buildFiles(projectFolder(), build)
    const ofEnding = (ending: string) =>
      [...files].flatMap(([name, { body }]) => (name.endsWith(ending) ? [Buffer.from(body).toString()] : []))
    const table = await Promise.all(['js', 'css'].map(async ending => pageFile(`/table/page.${ending}`)))
    const [script, style] = table.map(file => Buffer.from(file!.content).toString())
    return {
      'scripts of the pages': ofEnding('.js').join('\n'),
      'script of the table': script!,
      'style of the pages': ofEnding('.css').join('\n'),
      'style of the table': style!,
    }
  }

  it('calls no function that they lack, but those that it brings and those that it asks for first', async () => {
    const all = await bundles()
    const brought = given.map(([, name]) => name)
    const lacking = Object.entries(all).flatMap(([bundle, code]) =>
      bundle.startsWith('script')
        ? newerIn(code)
            .filter(name => ![...brought, ...askedFor].includes(name))
            .map(name => `${name} in the ${bundle}`)
        : [],
    )
    expect(lacking).toEqual([])
    // And brings none that nobody calls.
    expect(newerIn(all['scripts of the pages']!)).toEqual(expect.arrayContaining([...new Set(brought)]))
  })

  it('sees a newer function wherever it stands', () => {
    for (const code of [
      'a.toReversed()',
      'b?.findLast(x)',
      'c.with?.(1,2)',
      'Object.groupBy(a,b)',
      'structuredClone(a)',
      'new OffscreenCanvas(1,1)',
      'ctx.roundRect(0,0,1,1,2)',
      'AbortSignal.timeout(5)',
      '/(?<!a)b/u',
    ])
      expect(newerIn(`let x=1;${code};`), code).toHaveLength(1)
    expect(newerIn('a.map(b).filter(c);x.withAll();"structuredClone"')).toEqual([])
  })

  it('has a style whose sizes and conditions they read', async () => {
    for (const [bundle, css] of Object.entries(await bundles())) {
      if (!bundle.startsWith('style')) continue
      expect(css.match(/@media[^{]*[<>][^{]*\{/g), bundle).toBeNull()
      // Each height in the newer unit stands behind the same in the older one.
      for (const [whole, before = '', newer = ''] of css.matchAll(/([^;{]*);\s*([\w-]+:[^;{]*\ddvh[^;]*);/g))
        expect(before.trim(), whole).toBe(newer.replaceAll('dvh', 'vh').trim())
    }
  })

  it('does what newer ones do', () => {
    const [at, toSorted, hasOwn] = given.map(([, , value]) => value as (...facts: unknown[]) => unknown)
    const list = [3, 1, 2]
    expect([0, -1, -3, 3, -4].map(place => at!.call(list, place))).toEqual([3, 2, 3, undefined, undefined])
    expect(toSorted!.call(list, (a: number, b: number) => b - a)).toEqual([3, 2, 1])
    expect(list).toEqual([3, 1, 2])
    expect([hasOwn!({ a: 1 }, 'a'), hasOwn!({}, 'toString')]).toEqual([true, false])
  })
})
