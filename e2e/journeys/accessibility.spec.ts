import type { Page } from '@playwright/test'
import { findingsInSchemes, type Scheme } from '../support/findings.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'

/** Pages that are the same for everybody, in as many journeys as two browsers take equal shares of. */
const STATIC = {
  'of help and rules': [
    '/rubriky-inzerce',
    '/napoveda',
    '/pravidla-inzerce',
    '/ochrana-osobnich-udaju',
    '/zpracovani-osobnich-udaju',
    '/pristupnost',
    '/pruhlednost',
    '/co-o-mne-vite',
    '/offline',
  ],
  'of the paper and the company': [
    '/data-vydani',
    '/o-spolecnosti',
    '/o-inzerci',
    '/textova',
    '/sms-seznamka',
    '/jak-radime',
    '/doplnkove-sluzby',
  ],
  'with a form': [
    '/vlozit-inzerat',
    '/editovat-inzerat',
    '/oznameni',
    '/reklamace',
    '/login',
    '/uzivatel/reset-hesla',
  ],
  'that a letter or a bank leads to': [
    '/uzivatel/overeni-emailu',
    '/uzivatel/overeni-inzeratu',
    '/uzivatel/odhlasit-odber',
    '/uzivatel/stale-plati',
    '/payment/callback/gp_webpay',
  ],
}

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

for (const [which, paths] of Object.entries(STATIC))
  test(`R024 P046 axe finds nothing on pages ${which}`, async ({ page }) => {
    test.slow()
    for (const path of paths) await expectClean(page, path)
  })

test('R070 P046 P063 axe finds nothing on home, listing, detail and search in any scheme', async ({
  page,
  site,
  sections,
  adverts,
}) => {
  test.slow()
  const paths = ['/', sections.leaf.path, adverts.first.path, '/search?term=dum']
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
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('R018 axe finds nothing on what a first visit meets: on the adult site the gate', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await expectClean(page, '/')
})
