import { fileURLToPath } from 'node:url'
import type { StackSettings } from './StackSettings.ts'

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** What `npm start` runs: the addresses written in the README. */
export const startSettings: StackSettings = {
  dataDir: `${root}.data`,
  ports: {
    bff: 3000,
    general: 3001,
    adult: 3002,
    api: 4100,
    postgres: 54329,
    storybook: 6006,
    sandbox: 4200,
    smtp: 4201,
    mailInlet: 4202,
  },
  seedAds: 10_000,
  withStorybook: true,
  budgetFactor: 1,
}

/** First of the ports of tests and benchmarks; another one lets two checkouts test side by side. */
export const firstPort = Number(process.env.TEST_PORT ?? 3100)

/** What end-to-end tests run: other ports and data, so that they never meet a product in use. */
export const testSettings: StackSettings = {
  dataDir: `${root}.data/e2e`,
  ports: {
    bff: firstPort,
    general: firstPort + 1,
    adult: firstPort + 2,
    api: firstPort + 3,
    postgres: firstPort + 4,
    storybook: firstPort + 5,
    sandbox: firstPort + 6,
    smtp: firstPort + 7,
    mailInlet: firstPort + 8,
  },
  seedAds: 10_000,
  withStorybook: false,
  budgetFactor: 1_000,
  leaveUrl: `http://localhost:${firstPort}/napoveda`,
  trustedProxies: '127.0.0.1,::1',
}
