import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every file has a database of its own; modules keep nothing between files.
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/globalSetup.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
