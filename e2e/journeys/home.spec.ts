import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('R001 R041 a visitor without an account walks from home through a section to its ads', async ({
  page,
}) => {
  await page.goto('/')
  const contents = page.getByRole('main')
  await expect(contents.getByRole('heading', { level: 1 })).toBeVisible()
  await contents.getByRole('listitem').getByRole('link').first().click()

  await expect(page).not.toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('R070 header, main content, footer and the way back up are landmarks of every page', async ({
  page,
}) => {
  await page.goto('/')

  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('search').first()).toBeAttached()
})

test('R073 the wordmark leads home from an ad', async ({ page, adverts }) => {
  await page.goto(adverts.first.path)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Inzrt|Pinkpack/ })
    .first()
    .click()

  await expect(page).toHaveURL('/')
})

test('R074 the wordmark on the home page asks for the sections again', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const asked = page.waitForRequest(/\/api\/front\/sections\?.*forHp=true/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Inzrt|Pinkpack/ })
    .first()
    .click()

  expect((await asked).method()).toBe('GET')
})

test('R082 R083 the navigation names the sections in the order of the API and sends sister sections to the other site', async ({
  page,
  site,
  call,
}) => {
  const { data } = await call('/api/front/sections?forHp=true')
  const own = data.filter(
    ({ theme }: { theme: { theme: string | null } }) =>
      (theme.theme === 'pinkpack') === (site.id === 'adult'),
  )
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Rubriky', exact: true })
  const links = await navigation
    .getByRole('link')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))

  const paths = own.map(({ slug }: { slug: string }) => `/${slug}`)
  expect(links.filter((href) => paths.includes(href))).toEqual(
    paths.filter((path: string) => links.includes(path)),
  )
  expect(links.some((href) => href.startsWith(site.otherOrigin))).toBe(true)
})

test('R084 every page offers to place an ad', async ({ page, adverts, sections }) => {
  for (const path of [
    '/',
    sections.leaf.path,
    adverts.first.path,
    '/search?term=kolo',
    '/napoveda',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Vložit inzerát' }).first()).toHaveAttribute(
      'href',
      '/vlozit-inzerat',
    )
  }
})

test('R016 R017 each site shows its own name and its own sections', async ({
  page,
  site,
  sections,
}) => {
  await page.goto('/')

  await expect(page).toHaveTitle(new RegExp(site.name))
  await expect(
    page.getByRole('main').getByRole('link', { name: sections.top.name }).first(),
  ).toBeVisible()
})

test('R104 R128 a place chosen beside the big search goes along with its words', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('search', { name: 'Hledat', exact: true })
  await search.getByText('Specifikovat lokalitu').click()
  await search.getByPlaceholder('PSČ, město, část obce...').fill('Brno')
  await search.getByRole('option').first().click()
  await search.getByRole('textbox', { name: 'Hledat' }).fill('stan')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/search\?term=stan&psc=\d{5}$/)
})

test('N019 in big letters the words of the search still fit on its button', async ({ page }) => {
  await page.goto('/?rezim=citelny')
  const go = page.getByRole('main').getByRole('button', { name: 'Hledat' })

  expect(await go.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
})
