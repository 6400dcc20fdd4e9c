import { fileURLToPath } from 'node:url'
import type { StackSettings } from './StackSettings.ts'

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** What `npm start` runs: the addresses written in the README. */
export const startSettings: StackSettings = {
  dataDir: `${root}.data`,
  ports: { bff: 3000, general: 3001, adult: 3002, api: 4100, postgres: 54329, storybook: 6006 },
  seedAds: 10_000,
  withStorybook: true,
  budgetFactor: 1,
}

/** What end-to-end tests run: other ports and data, so that they never meet a product in use. */
export const testSettings: StackSettings = {
  dataDir: `${root}.data/e2e`,
  ports: { bff: 3100, general: 3101, adult: 3102, api: 4200, postgres: 54330, storybook: 6106 },
  seedAds: 10_000,
  withStorybook: false,
  budgetFactor: 1_000,
  trustedProxies: '127.0.0.1,::1',
}
