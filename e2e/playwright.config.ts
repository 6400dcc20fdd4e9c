import { defineConfig, devices, type Project } from '@playwright/test'
import { findChromium } from '../scripts/stack/findChromium.ts'
import { type SiteName, sites } from './support/sites.ts'

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

const project = (site: SiteName, device: 'desktop' | 'phone'): Project => ({
  name: `${site} ${device}`,
  testDir: 'journeys',
  use: {
    ...(device === 'desktop' ? DESKTOP : PHONE),
    baseURL: sites[site].origin,
    storageState: sites[site].visitor,
  },
  metadata: { site, device },
})

export default defineConfig({
  globalSetup: './support/startProduct.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    project('general', 'desktop'),
    project('general', 'phone'),
    project('adult', 'desktop'),
    project('adult', 'phone'),
  ],
})
