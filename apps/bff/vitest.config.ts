import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every test starts its own servers; modules keep nothing between files.
    isolate: false,
    globalSetup: '../../scripts/testing/ownTemporaryFolder.ts',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
})
