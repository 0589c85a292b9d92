import { join } from 'node:path'
import type { BuildOptions } from 'esbuild'

/** The programs that run on AWS, and how they are bundled; a test bundles them in the same way. */
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

/** Libraries written for CommonJS find `require` in a module. */
export const banner =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

export const mainFields = ['module', 'main']

/**
 * What is bundled in place of something heavier: discord.js's REST client as it is made for the web, which uses
 * Node's own fetch, nothing for the threads of pino, which writes its lines itself here, and the keys that a Lambda is
 * given.
 */
export const aliases = (root: string): Record<string, string> => ({
  '@discordjs/rest': join(root, 'node_modules/@discordjs/rest/dist/web.mjs'),
  'thread-stream': join(root, 'infra/nothing.ts'),
  '@aws-sdk/credential-provider-node': join(root, 'infra/lambdaCredentials.ts'),
})

/**
 * How a program is bundled, for whoever bundles it without the CDK.
 * @internal for tests and the bench
 */
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
  banner: { js: banner },
  external: [...external[name]],
  alias: aliases(root),
  logLevel: 'silent',
})
