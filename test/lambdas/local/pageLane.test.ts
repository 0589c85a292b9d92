import { describe, expect, it } from 'vitest'
import { makePageLane } from '../../../lambdas/local/pageLane.ts'

/** Work that ends when it is told to. */
function work() {
  let resolve!: (said: string) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<string>((done, failed) => {
    resolve = done
    reject = failed
  })
  let begun = false
  return {
    run: () => {
      begun = true
      return promise
    },
    hasBegun: () => begun,
    end: () => resolve('done'),
    fail: () => reject(new Error('no ink')),
  }
}

describe('38 a lane for those who look', () => {
  it('lets so many in at once, and the others in turn', async () => {
    const lane = makePageLane({ places: 2, most: 5, each: 5 })
    const works = [work(), work(), work(), work()]
    const all = works.map(({ run }) => lane.enter('a', run)!)
    expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
    works[1]!.fail()
    await expect(all[1]).rejects.toThrow('no ink')
    await Promise.resolve()
    expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false])
    for (const { end } of works) end()
    expect(await Promise.all([all[0], all[2], all[3]])).toEqual(['done', 'done', 'done'])
    const again = [work(), work(), work()]
    for (const { run } of again) void lane.enter('a', run)
    expect(again.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false])
  })

  it('lets nobody in beyond its bound, and one link take no more than its part of it', () => {
    const lane = makePageLane({ places: 1, most: 4, each: 2 })
    const enter = (link: string) => {
      const { run, hasBegun } = work()
      return lane.enter(link, run) === undefined ? 'told' : hasBegun() ? 'in' : 'waits'
    }
    expect(['a', 'a', 'a', 'a', 'a'].map(enter)).toEqual(['in', 'waits', 'waits', 'told', 'told'])
    expect(['b', 'b', 'c', 'b'].map(enter)).toEqual(['waits', 'waits', 'told', 'told'])
  })
})
