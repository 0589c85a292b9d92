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
  'test/{load,mutants}/**/*.test.ts',
]

export default defineConfig({
  test: {
    // canvas crashes in worker threads
    pool: 'forks',
    maxWorkers: '100%',
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
