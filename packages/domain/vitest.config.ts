import { defineConfig } from 'vitest/config'
import { resolveToDist } from './test/resolveToDist.ts'

// Modules keep nothing between files, and a busy machine is slow with thousands of examples.
const suites = { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 }

/** The same suites run against the sources and against what is published. */
export default defineConfig({
  test: {
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
    projects: [
      { test: { ...suites, name: 'src' } },
      {
        plugins: [resolveToDist()],
        test: { ...suites, name: 'dist', globalSetup: 'test/buildDist.ts' },
      },
      {
        test: {
          name: 'package',
          include: ['test/*.test.ts'],
          globalSetup: ['../../scripts/testing/ownTemporaryFolder.ts', 'test/buildDist.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
