import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      'server-only': new URL('./node_modules/server-only/empty.js', import.meta.url).pathname,
    },
  },
  // Stores live as long as a page does, so each file has its own; threads are quicker to start than processes.
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: '../../scripts/testing/ownTemporaryFolder.ts',
    pool: 'threads',
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
})
