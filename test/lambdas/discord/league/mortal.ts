import type { TestServer } from '../testServer.ts'

/** Lets a store die at one of its calls, counted from 1: before or after the call is carried out. */
export function mortal(store: TestServer['store'], dieAt: number, after: boolean) {
  const state = { calls: 0, dead: false }
  const die = () => {
    state.dead = true
    throw new Error('killed')
  }
  for (const [name, method] of Object.entries(store)) {
    if (typeof method !== 'function') continue
    const real = method as (...args: unknown[]) => Promise<unknown>
    const dying = async (...args: unknown[]) => {
      // Who is dead does nothing more, whatever catches the fault.
      if (state.dead) return die()
      const isLast = ++state.calls === dieAt
      if (isLast && !after) return die()
      const done = await real(...args)
      return isLast ? die() : done
    }
    Object.assign(store, { [name]: dying })
  }
  return state
}
