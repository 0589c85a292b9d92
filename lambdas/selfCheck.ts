import type { Draw } from './discord/api/payload.ts'
import type { Store } from './store/types.ts'

type CheckResult = { ok: true; milliseconds: number } | { ok: false; why: string }

/** What a running program finds out about itself; `npm run doctor` asks for it. */
export interface SelfCheck {
  /** the table and both of its indexes can be read */
  table: CheckResult
  /** a board was drawn; its size in bytes */
  picture: CheckResult & { bytes?: number }
  /** seconds since the clock last ended a run; null: it has not yet, or nobody knows */
  clockRan: number | null
}

async function timed<More extends object>(now: () => number, run: () => Promise<More>) {
  const begun = now()
  try {
    const more = await run()
    return { ok: true as const, milliseconds: now() - begun, ...more }
  } catch (error) {
    return {
      ok: false as const,
      why: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    }
  }
}

/** @param clockRan when the clock last ended a run, in seconds since 1970 */
export async function selfCheck(
  deps: { store: Pick<Store, 'unsaid' | 'due'>; draw: Draw; now(): number },
  clockRan: () => Promise<number | undefined>,
): Promise<SelfCheck> {
  const { store, now } = deps
  const ranAt = await clockRan().catch(() => undefined)
  return {
    table: await timed(now, async () => {
      await Promise.all([store.unsaid(1), store.due(Math.floor(now() / 1000), 1)])
      return {}
    }),
    picture: await timed(now, async () => {
      const { sampleScene } = await import('../render/board/sampleScene.ts')
      const [scene] = sampleScene('marsh')
      const picture = await deps.draw({ name: 'check.png', alt: '', scene: scene! })
      return { bytes: picture.length }
    }),
    clockRan: ranAt === undefined ? null : Math.max(0, Math.round(now() / 1000) - ranAt),
  }
}
