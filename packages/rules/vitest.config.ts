import { defineConfig } from 'vitest/config'

// Modules keep nothing between files, and a busy machine is slow with thousands of examples.
export default defineConfig({
  test: {
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
    include: ['{src,test}/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
