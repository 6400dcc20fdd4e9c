import { profilePath } from '@inzrt/rules/names'
import { adRows } from '../support/adRows.ts'
import { findingsInSchemes } from '../support/findings.ts'
import { test as base, expect } from '../support/test.ts'

type Seller = {
  nickname: string
  kind: string
  companyName?: string
  adsCount: number
  path: string
  adPath: string
}

/** What a profile is headed by. */
const headingOf = ({ nickname, companyName }: Seller): string => companyName ?? nickname

const test = base.extend<{ seller: Seller }>({
  /** An advertiser of the demo who has a profile on this site, the busiest of those seen. */
  seller: async ({ call }, use) => {
    const { data: ads } = await call('/api/front/inzrts?perPage=40')
    const sellers: Seller[] = []
    for (const { slug } of ads) {
      const { data } = await call(`/api/front/slug/${slug}`)
      // An ad that asks for a proof of age says nothing before it.
      const about = data?.advertiser.data
      const path = about?.hasProfile && profilePath(about.nickname)
      if (path) sellers.push({ ...about, path, adPath: `/${slug}` })
    }
    const [busiest] = sellers.toSorted((a, b) => b.adsCount - a.adsCount)
    if (!busiest) throw new Error('Nobody in the demo has a profile.')
    await use(busiest)
  },
})

test('R050 from an ad a reader comes to its advertiser, and from there to their ads', async ({
  page,
  seller,
}) => {
  await page.goto(seller.adPath)
  await page
    .getByRole('region', { name: 'Inzerent', exact: true })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(seller.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(seller))
  await expect(adRows(page)).toHaveCount(Math.min(seller.adsCount, 24))
  await adRows(page).first().getByRole('link').first().click()

  await expect(page.getByRole('region', { name: 'Inzerent', exact: true })).toBeVisible()
})

test('R050 a profile shows no contact, and its kind decides whether search engines keep it', async ({
  ask,
  seller,
}) => {
  const html = (await ask(seller.path)).text()
  const [main] = /<main.*<\/main>/s.exec(html) ?? []

  expect(main).toContain(headingOf(seller))
  expect(main).not.toMatch(/\+?420[\s\u00a0]?\d{3}[\s\u00a0]?\d{3}[\s\u00a0]?\d{3}|@\w+\.example/)
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${seller.path}"`))
  expect(/name="robots" content="noindex/.test(html)).toBe(seller.kind === 'private')
})

test('R050 nobody is found under a nickname that does not exist or is none', async ({ ask }) => {
  const odd = ['nikdo-takovy', 'nikdo.rsc', 'nikdo.txt', '.skryty', '%F0%9F%98%80', 'x'.repeat(90)]
  for (const name of odd) expect((await ask(`/uzivatel/${name}`)).status, name).toBe(404)
  expect((await ask('/uzivatel/reset-hesla')).status).toBe(200)
})

test('R050 R024 axe finds nothing on a profile in any scheme', async ({ page, site, seller }) => {
  await page.goto(seller.path)
  expect(await findingsInSchemes(page, site.schemes)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R050 R131 further ads of a profile come by a link', async ({ page, seller }) => {
    test.skip(seller.adsCount <= 24, 'the demo’s busiest advertiser of this site fits one page')
    await page.goto(seller.path)
    await page.getByRole('link', { name: /^Načíst další/ }).click()

    await expect(page).toHaveURL(`${seller.path}?page=2`)
    await expect(adRows(page)).toHaveCount(Math.min(seller.adsCount, 48))
  })
})
