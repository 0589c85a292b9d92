import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Tests that leave nothing behind: they run one after the other in the same processes, so that what they test is
 * loaded once in each. The others get a process for every file.
 */
const pure = [
  'test/rules/**/*.test.ts',
  'test/render/**/!(phoneLegibility|helpLegibility|contrast|drawnSigns).test.ts',
  // These load other parts in place of those that draw.
  // `lambda.test.ts` sets the environment for what it loads, others list more games.
  'test/lambdas/{clock,discord,game,interactions,queue,store,worker}/**/!(lambda|anyGame|crossing|everyToyCall|laidOutOnce|*ByGame).test.ts',
  'test/lambdas/{config,failures,layers,secrets}.test.ts',
  'test/{load,mutants,strength}/**/*.test.ts',
  // Others end programs, set the clock or the environment, or load parts of the program in place of others.
  'test/infra/!(aws|bundles|deadLetters).test.ts',
  'test/lambdas/local/**/!(bundle|discord|drawing).test.ts',
  'test/play/!(backup|backupAws|browser|fsync|messages|race|relay|restart|secrets|stored|uploads).test.ts',
]

export default defineConfig({
  test: {
    // canvas crashes in worker threads
    pool: 'forks',
    // one more than cores: some wait for seconds, for a server that stays silent or a program that starts
    maxWorkers: availableParallelism() + 1,
    // Ten times what the longest takes by itself, since nobody knows what else the machine has to do: no test has a
    // limit of its own. At full length (`npm run fuzz`) some take minutes.
    testTimeout: process.env.THOROUGH ? 900_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Of the programs that tests start, too. Where Discord's three seconds matter, a test has a clock of its own.
    env: { TABLE_PATIENCE: '30' },
    setupFiles: ['test/helpers/discordApi/everyCall.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'program', include: ['test/**/*.test.ts'], exclude: pure } },
    ],
  },
})
