import type { BuildOptions, BuildResult } from 'esbuild'

/** esbuild's `build`, whose own process ends with the last one that is under way. */
export function buildAndEnd<Options extends BuildOptions>(options: Options): Promise<BuildResult<Options>>

/** Puts a TypeScript program into one file of JavaScript; its packages stay where they are. Returns the path. */
export function bundle(entry: string, folder?: string): Promise<string>
