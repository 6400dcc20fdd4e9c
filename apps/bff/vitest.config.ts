import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every test starts its own servers; modules keep nothing between files.
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 20_000,
  },
})
