import { builtinModules } from 'node:module'
import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

/** The programs that run on AWS. */
export const entries = {
  door: 'lambdas/interactions/lambda.ts',
  worker: 'lambdas/worker/lambda.ts',
  clock: 'lambdas/clock/lambda.ts',
} as const

/** canvas is a compiled library and cannot be bundled; it is copied beside whoever draws. */
export const external = { door: [], worker: ['canvas'], clock: ['canvas'] } as const satisfies Record<
  keyof typeof entries,
  string[]
>

/**
 * Node's own modules without `import`, which reads all that they export, wanted or not, and loads files of Node's for it; in
 * libraries written for CommonJS without `require`, which a module does not have. Each importer has a line of its own,
 * since one that is shared would be a file more to load.
 */
const builtins: Plugin = {
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    const names = builtinModules.filter(name => !name.startsWith('_'))
    onResolve({ filter: new RegExp(`^(node:)?(${names.join('|')})$`) }, ({ path, kind, importer }) =>
      kind === 'dynamic-import'
        ? { external: true }
        : { path: importer, suffix: `?${path}`, namespace: 'builtin', pluginData: path },
    )
    onLoad({ filter: /^/, namespace: 'builtin' }, ({ pluginData }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(pluginData)})`,
    }))
  },
}

const mainFields = ['module', 'main']

/**
 * What is bundled in place of something heavier: discord.js's REST client as it is made for the web, which uses
 * Node's own fetch, its emitter of events, which brings a copy of Node's inspector along, the keys that a Lambda is
 * given, and what the SDK tells browsers apart with.
 */
const aliases = (root: string): Record<string, string> => ({
  '@discordjs/rest': join(root, 'node_modules/@discordjs/rest/dist/web.mjs'),
  '@vladfrangu/async_event_emitter': join(root, 'infra/plainEmitter.ts'),
  '@aws-sdk/credential-provider-node': join(root, 'infra/lambdaCredentials.ts'),
  bowser: join(root, 'infra/noBrowsers.ts'),
})

/** How a program is bundled into a folder (`outdir`), wherever that is done. The SDK goes in: it starts faster than the runtime's own, and is the one that was tested. */
export const buildOptions = (root: string, name: keyof typeof entries): BuildOptions => ({
  entryPoints: [join(root, entries[name])],
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  minify: true,
  // Accents as they are: escapes would make the French words longer.
  charset: 'utf8',
  mainFields,
  // What is loaded when it is first wanted stays in a file of its own: the front door's first acknowledgement does
  // without nine tenths of it.
  splitting: true,
  outExtension: { '.js': '.mjs' },
  external: [...external[name]],
  alias: aliases(root),
  plugins: [builtins],
  logLevel: 'silent',
})
