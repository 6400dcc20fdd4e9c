import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: '../../scripts/testing/ownTemporaryFolder.ts',
    include: ['{src,test}/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 300_000,
  },
})
