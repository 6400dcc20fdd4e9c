import type { Page } from 'playwright'
import { interleave } from '../support/interleave.ts'
import { report } from '../support/report.ts'
import { samplePaths } from '../support/samplePaths.ts'
import { SITES } from '../support/sites.ts'
import { atMost } from '../support/verdict.ts'
import { versionOf } from '../support/versionOf.ts'
import { measureInteraction, painted } from './measureInteraction.ts'
import { startVisits } from './startVisits.ts'

const ROUNDS = 5
const MOST_MS = 80

const { data, browser, stop } = await startVisits()
const origin = SITES.general
const { listing } = await samplePaths(data, 'general', 1)
const section = `${origin}${listing[0]}`

const withPhoto = async (): Promise<string> => {
  const page = await browser.newPage()
  await page.goto(`${section}?photo=1`)
  const path = await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .getAttribute('href')
  await page.close()

  return new URL(path ?? '/', origin).href
}

/** Touches a control that is in view: who reads has scrolled there before. */
const tap =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  async (page: Page) => {
    const control = page.getByRole(role, { name }).first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await painted(page)
    await control.tap()
  }

const INTERACTIONS = {
  'opening the filters of a list': { url: section, act: tap('Upřesnit') },
  'loading more ads': { url: section, act: tap(/^Načíst dalších/, 'link') },
  'opening the choice of a place': { url: `${origin}/`, act: tap('Specifikovat lokalitu') },
  'opening the login': { url: `${origin}/`, act: tap('Přihlášení / registrace') },
  'typing a search': {
    url: `${origin}/`,
    act: (page: Page) =>
      page.getByRole('combobox', { name: 'Hledat' }).first().pressSequentially('dětské kolo'),
  },
  'opening the gallery': { url: await withPhoto(), act: tap('Na celou obrazovku') },
} as const

const contestants = Object.fromEntries(
  Object.entries(INTERACTIONS).map(([name, interaction]) => [
    name,
    () => measureInteraction(browser, interaction),
  ]),
)
const durations = await interleave(contestants, ROUNDS)
await stop()

report('interactions', {
  title: 'Until a page answers a finger',
  method: [
    'Chromium as a phone: four times slower CPU, slow 4G, everything on one machine. From the touch or the key to the next paint, the slowest of what one did, as Event Timing tells it in steps of 8 ms; 16 where it was quicker.',
  ],
  rounds: ROUNDS,
  seed: 1,
  versions: { chromium: browser.version(), next: versionOf('next', 'apps/general') },
  verdicts: Object.entries(durations).map(([name, rounds]) => atMost(name, rounds, MOST_MS, 'ms')),
})
