import { availableParallelism } from 'node:os'
import { defineConfig, devices, type Project } from '@playwright/test'
import { findTestBrowser } from '../scripts/stack/findTestBrowser.ts'
import { sandboxArgs } from '../scripts/stack/sandboxArgs.ts'
import { hasSharedMemory } from '../scripts/stack/sharedMemory.ts'
import { type SiteName, sites } from './support/sites.ts'

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
/** A phone's width, touch and header; its density would only have seven times as many points painted. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

/** Journeys that move the product's clock, which all share: they run one after another, after the others. */
const CLOCK = /(automatic-logout|exchange|renewal)\.spec/

/**
 * What a page looks like depends on its site and its width together, so that is looked at in all four; what it does is
 * walked on both sites and at both widths too, but one each.
 */
const LAYOUT = /@layout/

/** What neither brand nor width changes, and takes long: walked once. */
const ONCE = /@once/

/** What takes long: where minutes count, as in `npm test`, it is walked at one width, half of it at each. */
const LONG = { desktop: /@long-desktop/, phone: /@long-phone/ }
const areLongWalkedOnce = process.env.LONG_JOURNEYS === 'once'

type Device = keyof typeof LONG

const isMain = (site: SiteName, device: Device): boolean =>
  (site === 'general') === (device === 'desktop')

/** What is walked at the other width alone. */
const elsewhere = (device: Device): RegExp[] => [
  ...(device === 'phone' ? [ONCE] : []),
  ...(areLongWalkedOnce ? [LONG[device === 'phone' ? 'desktop' : 'phone']] : []),
]

const project = (site: SiteName, device: Device): Project => ({
  name: `${site} ${device}`,
  testDir: 'journeys',
  testIgnore: CLOCK,
  ...(isMain(site, device) ? {} : { grep: LAYOUT }),
  grepInvert: elsewhere(device),
  use: {
    ...(device === 'desktop' ? DESKTOP : PHONE),
    baseURL: sites[site].origin,
    storageState: sites[site].visitor,
  },
  metadata: { site, device },
})

const clockProject = (
  site: SiteName,
  device: Device,
  journey: 'automatic-logout' | 'exchange' | 'renewal',
  after: string[],
): Project => ({
  ...project(site, device),
  name: `${site} ${journey}`,
  testIgnore: [],
  testMatch: `${journey}.spec.ts`,
  dependencies: after,
})

const projects = [
  project('general', 'desktop'),
  project('general', 'phone'),
  project('adult', 'desktop'),
  project('adult', 'phone'),
]

export default defineConfig({
  globalSetup: './support/startProduct.ts',
  snapshotPathTemplate: 'accessibility-trees/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey waits as often as it computes: one more than there are processors keeps them busy.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Where nobody watches, what fails should not stand below four hundred lines of what passes.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // Journeys that hold requests up must see them all; the one about being offline lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await findTestBrowser(),
      // Pages share pictures through memory where there is enough of it, and through files otherwise.
      ignoreDefaultArgs: hasSharedMemory(1) ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...sandboxArgs,
      ],
    },
    // Recorded for each journey, a fifth of the processor's time; a red one is run again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...projects,
    clockProject(
      'general',
      'desktop',
      'automatic-logout',
      projects.map(({ name }) => name ?? ''),
    ),
    clockProject('adult', 'phone', 'automatic-logout', ['general automatic-logout']),
    clockProject('general', 'desktop', 'renewal', ['adult automatic-logout']),
    clockProject('adult', 'phone', 'renewal', ['general renewal']),
    clockProject('general', 'desktop', 'exchange', ['adult renewal']),
    clockProject('adult', 'phone', 'exchange', ['general exchange']),
  ],
})
