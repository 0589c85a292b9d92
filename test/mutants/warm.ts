import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'
import fc from 'fast-check'
import { expect } from 'vitest'

/**
 * All tests and the sources with their mutants in one script. Each test file in it is loaded when asked for, and
 * what it imports with it: `loads` tells what that is.
 */
export async function bundleTests(
  tests: readonly string[],
  mutated: ReadonlyMap<string, string>,
): Promise<{ text: string; loads: (test: string) => ReadonlySet<string> }> {
  const root = process.cwd()
  const list = tests.map(file => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`)
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: `module.exports = {${list.join(',\n')}}`, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const text = mutated.get(relative(root, path)) ?? readFileSync(path, 'utf8')
            const url = JSON.stringify(pathToFileURL(path).href)
            return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' }
          })
        },
      },
    ],
  })
  const loads = (test: string) => {
    const found = new Set<string>()
    const open = [test]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue
      found.add(file)
      open.push(...(metafile.inputs[file]?.imports ?? []).map(({ path }) => path))
    }
    return found
  }
  return { text: outputFiles[0]!.text, loads }
}

/** Where a test stands: its file, and the how manieth of it. */
export interface Place {
  file: string
  index: number
}

type Body = (...row: unknown[]) => unknown
/** What is done around the tests of a file or of a `describe`. */
interface Around {
  before: Body[]
  after: Body[]
}

/** Stands before the tests, in the same script, so that a switch costs next to nothing. */
const switches = `
function __on(n) { __passed[n] = 1; return n === __state[0] }
function __tick() { if (++__state[1] > __state[2]) throw new Error('a loop without end') }
`
type Load = (
  require: unknown,
  module: unknown,
  exports: unknown,
  passed: Uint8Array,
  state: Float64Array,
) => void

/** Loads the script again and again, each time with another mutant at work. */
export class Warm {
  /** mutants that were passed since it was emptied */
  readonly passed: Uint8Array
  /** which mutant is at work, turns of loops so far, and how many are allowed */
  readonly #state = new Float64Array(3)
  #tests: Body[] = []
  #around: readonly Around[] = []
  #loaded = new Map<string, Body[]>()
  #files: Record<string, () => void> = {}
  readonly #load: Load

  constructor(text: string, mutants: number) {
    this.passed = new Uint8Array(mutants)
    const whole = `(function (require, module, exports, __passed, __state) {${switches}${text}\n})`
    this.#load = new Script(whole, { filename: 'tests.cjs' }).runInThisContext() as Load
    // The same examples every time, or a mutant would live on luck.
    fc.configureGlobal({ seed: 1 })
  }

  /** Everything anew: nothing that one mutant left in a cache reaches the next. */
  begin(mutant: number): void {
    this.#state.set([mutant, 0, Number.POSITIVE_INFINITY])
    this.#loaded = new Map()
    const module = { exports: {} }
    const real = createRequire(join(process.cwd(), 'package.json'))
    const require = (name: string) => (name === 'vitest' ? this.#vitest : real(name))
    this.#load(require, module, module.exports, this.passed, this.#state)
    this.#files = module.exports
  }

  /** How many tests a file has, and how many turns of loops loading it took, unless it was loaded already. */
  load(file: string): { tests: number; ticks: number } {
    this.#state.set([0, Number.POSITIVE_INFINITY], 1)
    return { tests: this.#testsOf(file).length, ticks: this.#state[1]! }
  }

  /** Runs a test; `null` is well. It may turn its loops so often. */
  async run(
    { file, index }: Place,
    limit = Number.POSITIVE_INFINITY,
  ): Promise<{ fault: string | null; ticks: number }> {
    this.#state.set([0, limit], 1)
    try {
      await this.#testsOf(file)[index]?.()
      return { fault: null, ticks: this.#state[1]! }
    } catch (error) {
      return { fault: String(error).slice(0, 200), ticks: this.#state[1]! }
    }
  }

  #testsOf(file: string): Body[] {
    let tests = this.#loaded.get(file)
    if (!tests) {
      this.#tests = tests = []
      this.#around = [{ before: [], after: [] }]
      this.#loaded.set(file, tests)
      this.#files[file]!()
    }
    return tests
  }

  /** As much of vitest as those tests use. */
  get #vitest() {
    const each =
      (one: (name: string, body: Body) => void) =>
      (rows: readonly unknown[]) =>
      (name: string, body: Body) => {
        for (const row of rows) one(name, () => (Array.isArray(row) ? body(...row) : body(row)))
      }
    // What comes before all tests of a file comes before each: any of them may be the only one that is run.
    const add = (_: string, body: Body) => {
      const around = this.#around
      this.#tests.push(async (...row) => {
        try {
          for (const { before } of around) for (const one of before) await one()
          await body(...row)
        } finally {
          for (const { after } of around.toReversed()) for (const one of after) await one()
        }
      })
    }
    const it = Object.assign(add, {
      each: each(add),
      runIf: (wanted: unknown) => (name: string, body: Body) => wanted && add(name, body),
    })
    const within = (_: string, body: Body) => {
      const outside = this.#around
      this.#around = [...outside, { before: [], after: [] }]
      body()
      this.#around = outside
    }
    const describe = Object.assign(within, { each: each(within) })
    const before = (body: Body) => void this.#around.at(-1)!.before.push(body)
    const after = (body: Body) => void this.#around.at(-1)!.after.push(body)
    const hooks = { beforeAll: before, beforeEach: before, afterAll: after, afterEach: after }
    return { it, test: it, describe, expect, ...hooks }
  }
}
