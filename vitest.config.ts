import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // canvas crashes in worker threads
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
