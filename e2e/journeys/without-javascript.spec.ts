import { adRows } from '../support/adRows.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('R001 R042 R043 reading works without JavaScript: home, section, ad', async ({
  page,
  sections,
}) => {
  await page.goto('/')
  await page.getByRole('main').locator(`a[href="${sections.top.path}"]`).first().click()
  await expect(page).toHaveURL(sections.top.path)
  const link = adRows(page).first().getByRole('heading').getByRole('link')
  const heading = (await link.textContent())?.replace(/…$/, '') ?? ''
  await link.click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
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
  await expect(adRows(page).getByText('Nabídka', { exact: true }).first()).toBeVisible()
  await expect(adRows(page).getByText(/^(Poptávka|Výměna)$/)).toHaveCount(0)
  if (isPhone) return
  await page.getByPlaceholder('Napište, co hledáte...').locator('visible=true').first().fill('dům')
  await page
    .getByPlaceholder('Napište, co hledáte...')
    .locator('visible=true')
    .first()
    .press('Enter')

  await expect(page).toHaveURL(/\/search\?term=/)
})

test('P007 the map is opened and a place on it chosen without JavaScript', async ({
  page,
  sections,
}) => {
  await page.goto(sections.top.path)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  const places = page.getByRole('group', { name: 'Mapa inzerátů' }).getByRole('link')
  await places.first().press('Enter')

  await expect(page).toHaveURL(/place=.+&view=map$/)
  await expect(adRows(page).first()).toBeVisible()
})

test('N022 past editions are searched without JavaScript', async ({ page, site }) => {
  test.skip(site.id === 'adult', 'Its ads are not printed.')
  await page.goto('/archiv-novin')
  const form = page.getByRole('main').getByRole('search')
  await form.getByRole('searchbox').fill('dvacetikorunové žlutokoně')
  await form.getByRole('button', { name: 'Hledat v číslech' }).click()

  await expect(page.getByText('nic takového není')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Všechna čísla' })).toBeVisible()
})

test('V001 a town and its surroundings are asked for without JavaScript', async ({
  page,
  sections,
}) => {
  await page.goto(sections.top.path)
  await page.getByRole('main').getByText('Specifikovat lokalitu').click()
  await page.getByRole('main').getByPlaceholder('PSČ, město, část obce...').fill('kuřim')
  await page.getByRole('main').getByRole('combobox', { name: 'Okolí' }).selectOption('50')
  await page.getByRole('button', { name: 'Použít místo' }).click()

  await expect(page).toHaveURL(/place=ku%C5%99im&radius=50/)
  await expect(page.getByRole('main').getByText('Kuřim', { exact: true }).first()).toBeVisible()
  await expect(
    adRows(page)
      .first()
      .getByText(/\((v\smístě|do\s\d{1,3}\skm)\)/),
  ).toBeVisible()
})

test('P027 without JavaScript a page says where to write and offers no dead button', async ({
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
  const before = await adRows(page).count()
  await page.getByRole('link', { name: /^Načíst dalších/ }).click()

  expect(await adRows(page).count()).toBeGreaterThan(before)
})
