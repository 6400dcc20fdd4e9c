import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every file has a database of its own; modules keep nothing between files.
    isolate: false,
    // One more than usual: a file waits for the database half of its time.
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../scripts/testing/ownTemporaryFolder.ts', 'src/test/globalSetup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
})
