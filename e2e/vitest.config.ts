import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    dir: 'record',
    isolate: false,
    globalSetup: '../scripts/testing/ownTemporaryFolder.ts',
  },
})
