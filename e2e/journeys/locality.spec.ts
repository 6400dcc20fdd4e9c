import { LOCALITY_INDICATOR_THROTTLE_MS } from '@inzrt/rules/limits'
import type { Page } from '@playwright/test'
import { adRows } from '../support/adRows.ts'
import { expect, test } from '../support/test.ts'

const open = async (page: Page) => {
  await page.getByRole('main').getByText('Specifikovat lokalitu').first().click()

  return page.getByRole('main').getByPlaceholder('PSČ, město, část obce...').first()
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Lokality' }).getByRole('option')

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
  await page.route('**/api/front/places/search?**', async (route) => {
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
  await page.route('**/api/front/places/search?**', (route) =>
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

test('R129 R166 a postal code narrows the list and can be given up', async ({ page }) => {
  const field = await open(page)
  await field.fill('602')
  await expect(options(page).first()).toContainText(/^602\s\d{2}/)
  await field.press('ArrowDown')
  await field.press('Enter')

  await expect(page).toHaveURL(/psc=602\d{2}/)
  await expect(page.getByText(/^PSČ: /).first()).toBeVisible()
  await page.getByRole('link', { name: 'Zrušit lokalitu' }).first().click()
  await expect(page).not.toHaveURL(/psc=/)
})

test('V001 a town stands before its parts; its surroundings are listed from the nearest', async ({
  page,
}) => {
  const field = await open(page)
  await field.fill('brno')
  await expect(options(page).first()).toContainText(/^Brno \(celé město\)\d+\sinzerát/)
  await expect(options(page).nth(1)).toContainText(/^Brno-/)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?place=Brno$/)
  await page.getByRole('main').getByRole('combobox', { name: 'Okolí' }).selectOption('20')
  await expect(page).toHaveURL(/place=Brno&radius=20/)
  await expect(
    adRows(page)
      .first()
      .getByText(/\((v\smístě|do\s(5|10|20)\skm)\)/),
  ).toBeVisible()
  await page.getByRole('main').getByRole('combobox', { name: 'Řadit' }).selectOption('distance')
  await expect(page).toHaveURL(/order=distance&place=Brno&radius=20/)
  const texts = await adRows(page)
    .getByText(/\skm\)$/)
    .allTextContents()
  const distances = texts.map((text) => Number(/\d{1,3}/.exec(text.slice(-7))?.[0]))

  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

test('V001 an empty place offers wider surroundings by a link, and an unknown one says so', async ({
  page,
  sections,
}) => {
  await page.goto(`${sections.leaf.path}?place=Jáchymov&priceFrom=19999999`)
  await page.getByRole('link', { name: 'Hledat do 5 km' }).click()
  await expect(page).toHaveURL(/place=J%C3%A1chymov&radius=5/)
  await page.goto(`${sections.leaf.path}?place=Atlantida&radius=1000000000`)

  await expect(page.getByText(/^Místo „Atlantida“ neznáme\./)).toBeVisible()
})
