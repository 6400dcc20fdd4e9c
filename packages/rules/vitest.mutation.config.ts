import { defineConfig } from 'vitest/config'

/** The suites against the sources alone: a mutant is in no built package. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
})
