import { defineConfig } from 'vitest/config'
import { resolveToDist } from './test/resolveToDist.ts'

const suites = { include: ['src/**/*.test.ts'] }

/** The same suites run against the sources and against what is published. */
export default defineConfig({
  test: {
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
          globalSetup: 'test/buildDist.ts',
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
