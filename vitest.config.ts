import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Tests that leave nothing behind: they run one after the other in the same processes, so that what they test is
 * loaded once in each. The others get a process for every file.
 */
const pure = [
  'test/rules/**/*.test.ts',
  'test/render/**/*.test.ts',
  // `lambda.test.ts` sets the environment for what it loads.
  'test/lambdas/{clock,discord,game,interactions,queue,store,worker}/**/!(lambda).test.ts',
  'test/lambdas/{config,failures,layers,secrets}.test.ts',
  'test/{load,mutants,strength}/**/*.test.ts',
  // Others end programs, set the clock or the environment, or load parts of the program in place of others.
  'test/infra/!(aws|bundles|deadLetters).test.ts',
  'test/lambdas/local/**/!(bundle|discord|drawing).test.ts',
  'test/play/!(backup|backupAws|browser|fsync|messages|race|restart|secrets|stored|uploads).test.ts',
]

export default defineConfig({
  test: {
    // canvas crashes in worker threads
    pool: 'forks',
    // one more than cores: some wait for seconds, for a server that stays silent or a program that starts
    maxWorkers: availableParallelism() + 1,
    // at full length (`npm run fuzz`) some take minutes
    testTimeout: process.env.THOROUGH ? 900_000 : 60_000,
    hookTimeout: 60_000,
    setupFiles: ['test/helpers/discordApi/everyCall.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'program', include: ['test/**/*.test.ts'], exclude: pure } },
    ],
  },
})
