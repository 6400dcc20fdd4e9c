import { LOCALITY_INDICATOR_THROTTLE_MS } from '@inzrt/domain/limits'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const open = async (page: Page) => {
  await page.getByRole('main').getByText('Specifikovat lokalitu').first().click()

  return page.getByRole('main').getByPlaceholder('PSČ, město, část obce...').first()
}

test.beforeEach(async ({ page, sections }) => {
  await page.goto(sections.leaf.path)
})

test('R104 R105 R106 the picker asks for a place and tells what it is for', async ({ page }) => {
  const field = await open(page)
  await expect(field).toBeVisible()
  await page.getByRole('button', { name: 'K čemu lokalita slouží' }).first().focus()

  await expect(page.getByText(/zařazení inzerátů do regionu/).first()).toBeVisible()
})

test('R126 R229 one character is not searched', async ({ page }) => {
  const field = await open(page)
  await field.fill('b')

  await expect(page.getByText('Zadejte minimálně dva znaky').first()).toBeVisible()
})

test('R127 a place that is none is answered', async ({ page }) => {
  const field = await open(page)
  await field.fill('qqqq')

  await expect(page.getByText('Nebyly nalezeny žádné výsledky.').first()).toBeVisible()
})

test('R125 R310 an answer slower than 300 ms shows that places are looked for', async ({
  page,
  sections,
}) => {
  // Before the page's scripts, which would go on with timers of two clocks.
  await page.clock.install()
  await page.goto(sections.leaf.path)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/front/psc/search?**', async (route) => {
    await held
    await route.continue()
  })
  const field = await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.fill('brno')
  await page.clock.runFor(LOCALITY_INDICATOR_THROTTLE_MS - 1)
  await expect(page.getByText('Vyhledávám...')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByText('Vyhledávám...').first()).toBeVisible()
  await page.clock.resume()
  release()
  await expect(
    page.getByRole('listbox', { name: 'Lokality' }).getByRole('option').first(),
  ).toBeVisible()
})

test('R290 a failing answer says that no places were found', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/)
  await page.route('**/api/front/psc/search?**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"message":"","code":"unavailable"}',
    }),
  )
  const field = await open(page)
  await field.fill('brno')

  await expect(page.getByText('PSČ nebyly nenalezeny').first()).toBeVisible()
})

test('R128 R129 R166 a chosen place narrows the list and can be given up', async ({ page }) => {
  const field = await open(page)
  await field.fill('brno')
  const option = page.getByRole('listbox', { name: 'Lokality' }).getByRole('option').first()
  await expect(option).toContainText(/Region: /)
  await expect(option).toContainText(/\d{3}\s\d{2}/)
  await field.press('ArrowDown')
  await field.press('Enter')

  await expect(page).toHaveURL(/psc=\d{5}/)
  await expect(page.getByText(/^PSČ: /).first()).toBeVisible()
  await page.getByRole('link', { name: 'Zrušit lokalitu' }).first().click()
  await expect(page).not.toHaveURL(/psc=/)
})
