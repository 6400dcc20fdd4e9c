import { ALL_PAGES, isFixed, PAGES } from '@inzrt/contracts/pages'
import type { Page } from '@playwright/test'
import { findingsInSchemes, type Scheme } from '../support/findings.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'

/** As many journeys as two browsers take equal shares of. */
const SHARES = [1, 2, 3, 4]

/** Looked at in every scheme below; and the one that leads away at once. */
const NOT_HERE: readonly string[] = [PAGES.home.path, PAGES.search.path, PAGES.logout.path]

/** Pages with an address of their own that are the same for everybody. */
const STATIC = ALL_PAGES.filter(
  (page) =>
    page.kind === 'page' &&
    isFixed(page) &&
    !page.isAdultOnly &&
    (page.access === 'everyone' || page.access === 'guests') &&
    !NOT_HERE.includes(page.path),
)

/** Each page is looked through as a whole, when what it asks for has come. */
const expectClean = async (
  page: Page,
  path: string,
  schemes: readonly Scheme[] = ['light'],
): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
  expect.soft(await findingsInSchemes(page, schemes), path).toEqual([])
}

for (const share of SHARES)
  test(`R024 P046 axe finds nothing on pages of all, share ${share}`, async ({ page }) => {
    test.slow()
    const pages = STATIC.filter((_, index) => index % SHARES.length === share - 1)
    for (const { path } of pages) await expectClean(page, path)
  })

test('R070 P046 P063 axe finds nothing on home, listing, detail and search in any scheme', async ({
  page,
  site,
  sections,
  adverts,
}) => {
  test.slow()
  const map = `${sections.leaf.path}?view=map`
  const paths = ['/', sections.leaf.path, map, adverts.first.path, '/search?term=dum']
  for (const path of paths) await expectClean(page, path, site.schemes)
  await expectClean(page, '/search?term=xyzxyzq')
})

test('R070 R008 R136 axe finds nothing where an ad asks for its password', async ({
  page,
  adverts,
}) => {
  const path = await publishAsGuest(page, adverts.first, newAd())
  for (const what of ['edit', 'promo', 'renew']) await expectClean(page, `${path}/${what}`)
})

test('R140 axe finds nothing on the page of an unknown address', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/)
  await expectClean(page, '/neexistuje-xyz')
})

test('P063 at twice the size of text nothing is cut off to the side', async ({
  page,
  sections,
  adverts,
}) => {
  await page.setViewportSize({ width: 640, height: 800 })
  for (const path of ['/', sections.leaf.path, adverts.first.path, '/search?term=dum']) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(640)
  }
})

test('R018 axe finds nothing on what a first visit meets: on the adult site the gate', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await expectClean(page, '/')
})
