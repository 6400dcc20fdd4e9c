import { defineConfig } from 'vitest/config'

/** The suites of who may do what. */
export default defineConfig({
  test: {
    include: [
      'src/identity/sessions/authoriseRequests.test.ts',
      'src/identity/second-factor/staff.test.ts',
      'src/platform/audit/recordRefusals.test.ts',
      'src/platform/brand/identifyCallers.test.ts',
      'src/advertising/rights/*.test.ts',
    ],
    globalSetup: ['src/test/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
})
