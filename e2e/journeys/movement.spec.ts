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
