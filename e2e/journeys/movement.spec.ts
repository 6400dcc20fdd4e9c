import { OVERLAY_ICON_MS, OVERLAY_THROTTLE_MS } from '@inzrt/rules/limits'
import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('R072 R307 R308 far down the page a button of 60 by 60 leads back to its top', async ({
  page,
  sections,
}) => {
  await page.goto(sections.leaf.path)
  const up = page.getByRole('link', { name: 'Zpět nahoru' })
  await page.evaluate(() => window.scrollTo(0, 2_000))
  await expect(up).toBeInViewport()
  const box = await up.boundingBox()
  expect([box?.width, box?.height]).toEqual([60, 60])
  await up.click()

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('R139 R226 R306 a page that takes 200 ms is covered by the overlay, one that comes sooner is not', async ({
  page,
  sections,
}) => {
  // Before the page's scripts, which would go on with timers of two clocks.
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  // Nothing can be looked at in a page that is being left: the next one is only asked for.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const leave = () =>
    page.getByRole('main').locator(`a[href="${sections.top.path}"]`).first().click()
  const arrive = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
  const overlay = page.getByRole('status').filter({ hasText: 'Načítám...' })
  const section = overlay.locator('p[aria-hidden]')
  await page.clock.pauseAt(Date.now() + 60_000)
  await leave()
  await page.clock.runFor(OVERLAY_THROTTLE_MS - 1)
  await arrive()
  await page.clock.runFor(OVERLAY_THROTTLE_MS)
  await expect(overlay).toHaveCount(0)

  await leave()
  await page.clock.runFor(OVERLAY_THROTTLE_MS - 1)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(overlay).toBeVisible()
  const name = (await section.textContent()) ?? ''
  await page.clock.runFor(OVERLAY_ICON_MS - 1)
  await expect(section).toHaveText(name)
  await page.clock.runFor(1)
  await expect(section).not.toHaveText(name)
  await arrive()
  await expect(overlay).toHaveCount(0)
})

/** Names of what the browser animates on the way to a page; empty when it shows the page at once. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(
        () => {
          document.documentElement.dataset.moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
            .join(' ')
        },
        () => undefined,
      )
    })
  })

test('the picture of a row is carried into the gallery of its ad', async ({ page, sections }) => {
  await watchTransitions(page)
  await page.goto(sections.leaf.path)
  await hydrated(page)
  await page.locator('#seznam li:has(img) :is(h2, h3) a').first().click()

  await expect(page.locator('html')).toHaveAttribute('data-moved', /\(photo\)/)
})

test('nothing moves on the way between pages for who asked for calm', async ({
  page,
  sections,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchTransitions(page)
  await page.goto(sections.leaf.path)
  await hydrated(page)
  await page.locator('#seznam li:has(img) :is(h2, h3) a').first().click()
  await expect(page).not.toHaveURL(sections.leaf.path)
  await hydrated(page)

  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})
