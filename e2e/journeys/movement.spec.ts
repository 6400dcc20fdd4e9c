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

test('R139 R226 R306 a slow page is covered by the overlay until it comes', async ({
  page,
  sections,
}) => {
  let announce = () => {}
  const covered = new Promise<void>((resolve) => {
    announce = resolve
  })
  await page.exposeFunction('overlayShown', announce)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const words = document.querySelector('[role=status]')?.textContent ?? ''
      if (words.includes('Načítám...'))
        (window as unknown as Record<string, () => void>).overlayShown?.()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.route(`**${sections.top.path}`, async (route) => {
    await covered
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('main').locator(`a[href="${sections.top.path}"]`).first().click()

  await expect(page).toHaveURL(sections.top.path)
  await expect(page.getByText('Načítám...')).toHaveCount(0)
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
