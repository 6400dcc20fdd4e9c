import type { Locator, Page } from '@playwright/test'
import { accessibilityTree } from '../support/accessibilityTree.ts'
import type { Call } from '../support/catalogue.ts'
import { hydrated } from '../support/hydrated.ts'
import { openLogin } from '../support/login.ts'
import { register } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { write } from '../support/write.ts'

/** What other journeys add ads and sections to, or the paper's clock moves; rows are told in the quiet list. */
const movingOf = (page: Page): Locator[] => [
  page.getByRole('list', { name: /^(Nejnovější inzeráty|Na pultě)$/ }),
  page.getByRole('complementary', { name: 'V novinách' }),
  page.getByRole('region', { name: /^(Tak to otiskneme|Další (od|z))/ }),
  page.getByRole('list', { name: 'Inzeráty' }).locator('li:nth-child(n + 3)'),
  page.getByRole('main').locator('li ul'),
  // There from one screen down on, and how far a page is scrolled depends on its fields.
  page.locator('a[href="#nahoru"]'),
]

/** Why one site is enough. */
const SAME = 'both sites share these pages'

/** Compares what is told with what was kept in `accessibility-trees`. */
const expectTold = async (page: Page, name: string, part: Locator): Promise<void> => {
  await expect(part.getByRole('progressbar')).toHaveCount(0)
  for (const moving of movingOf(page))
    await moving.evaluateAll((nodes) => {
      for (const node of nodes) node.remove()
    })
  expect.soft(await accessibilityTree(part)).toMatchSnapshot(`${name}.txt`)
}

/** The newest ad of the section that holds the demo's ads alone. */
const findQuietAd = async (
  call: Call,
  { slug }: { slug: string },
): Promise<{ slug: string; heading: string }> =>
  (await call(`/api/front/sections/slug/${slug}?include=advertisements`)).data.advertisements
    .data[0]

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
}

test('P046 a screen reader is told the same of home, a list and an ad', async ({
  page,
  call,
  sections: { quiet },
}) => {
  const { slug } = await findQuietAd(call, quiet)
  await open(page, '/')
  await expectTold(page, 'home', page.locator('body'))
  await open(page, quiet.path)
  await expectTold(page, 'list', page.getByRole('main'))
  await open(page, `/${slug}`)
  await expectTold(page, 'ad', page.getByRole('main'))
})

test('P046 a screen reader is told the same of results while one types, and of the login', async ({
  page,
  call,
  isPhone,
  sections: { quiet },
}) => {
  const { heading } = await findQuietAd(call, quiet)
  const results = isPhone
    ? page.getByRole('dialog', { name: 'Vyhledávání' })
    : page.getByRole('region', { name: /^Vyhledávání/ })
  await open(page, '/napoveda')
  await page.getByRole('combobox', { name: 'Hledat' }).click()
  if (isPhone) await results.getByRole('textbox', { name: 'Hledat' }).fill(heading)
  else await page.getByRole('combobox', { name: 'Hledat' }).fill(heading)
  await expect(results.getByRole('link', { name: heading, exact: true }).first()).toBeVisible()
  await expectTold(page, 'search', results)
  await open(page, '/napoveda')
  await expectTold(page, 'login', await openLogin(page))
})

test('P046 a screen reader is told the same of the form of an ad and its errors', async ({
  page,
  site,
}) => {
  test.skip(site.id === 'adult', SAME)
  await open(page, '/vlozit-inzerat')
  await page.getByRole('button', { name: 'Pokračovat k textu' }).click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expectTold(page, 'place-ad', page.getByRole('main'))
})

test('P046 a screen reader is told the same of one’s ads, their form and marked ads', async ({
  page,
  call,
  site,
  adverts,
  sections: { quiet },
}) => {
  test.skip(site.id === 'adult', SAME)
  const marked = await findQuietAd(call, quiet)
  await register(page)
  const slug = await postAd(page, adverts.first, {
    ...newAd(),
    heading: 'Prodám knihu',
    email: 'jana@posta.example',
  })
  await write(page, '/api/front/me/favourites', { slugs: [marked.slug] })
  await open(page, '/muj-ucet?tab=inzeraty&filter=cekajici')
  await expect(page.getByRole('heading', { name: 'Prodám knihu' })).toBeVisible()
  await expectTold(page, 'own-ads', page.getByRole('main'))
  await open(page, `/${slug}/edit`)
  const text = page.getByLabel(/^Text inzerátu/)
  await text.fill('Kniha v pěkném stavu.')
  await expect(page.getByRole('figure')).toBeVisible()
  await expectTold(page, 'edit', page.getByRole('main'))
  await open(page, '/muj-ucet?tab=oblibene')
  await expect(page.getByRole('heading', { name: marked.heading })).toBeVisible()
  await expectTold(page, 'favourites', page.getByRole('main'))
})

test('P046 a screen reader is told what the gate of the adult site asks', async ({
  page,
  site,
}) => {
  test.skip(site.id !== 'adult', 'only the adult site has a gate')
  await page.context().clearCookies()
  await page.goto('/')
  await expectTold(page, 'gate', page.getByRole('main'))
})
