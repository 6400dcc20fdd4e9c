import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const rows = 'main ul > li:has(a[aria-label^="Detail"])'

test('R001 R042 R043 reading works without JavaScript: home, section, ad', async ({
  page,
  sections,
  adverts,
}) => {
  await page.goto('/')
  await page.getByRole('main').locator(`a[href="${sections.top.path}"]`).first().click()
  await expect(page).toHaveURL(sections.top.path)
  await page.goto(adverts.first.path)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(adverts.first.heading)
})

test('R057 R107 R131 searching and filtering work without JavaScript', async ({
  page,
  sections,
  isPhone,
}) => {
  await page.goto(sections.leaf.path)
  await page.getByRole('group', { name: 'Filtrovat pouze:' }).getByLabel('nabídka').check()
  await page
    .getByRole('button', { name: /Použít filtr|Zobrazit výsledky/ })
    .locator('visible=true')
    .first()
    .click()
  await expect(page).toHaveURL(/type=offer/)
  if (isPhone) return
  await page.getByPlaceholder('Napište, co hledáte...').locator('visible=true').first().fill('dům')
  await page
    .getByPlaceholder('Napište, co hledáte...')
    .locator('visible=true')
    .first()
    .press('Enter')

  await expect(page).toHaveURL(/\/search\?term=/)
})

test('P027 without JavaScript a page says where to write instead, and offers no button that would do nothing', async ({
  page,
  adverts,
}) => {
  await page.goto(adverts.first.path)

  const note = page.getByText(/^Bez JavaScriptu kontakty neukazujeme/)
  await expect(note).toBeVisible()
  await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Zobrazit telefon' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Do oblíbených' })).toHaveCount(0)
})

test('R132 more ads come without JavaScript, below those already shown', async ({
  page,
  sections,
}) => {
  await page.goto(sections.leaf.path)
  const before = await page.locator(rows).count()
  await page.getByRole('link', { name: /^Načíst dalších/ }).click()

  expect(await page.locator(rows).count()).toBeGreaterThan(before)
})
