import { findings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

const STATIC = [
  '/rubriky-inzerce',
  '/napoveda',
  '/pravidla-inzerce',
  '/ochrana-osobnich-udaju',
  '/zpracovani-osobnich-udaju',
  '/archiv-novin',
  '/data-vydani',
  '/o-spolecnosti',
  '/o-inzerci',
  '/textova',
  '/sms-seznamka',
  '/jak-radime',
  '/pristupnost',
  '/vlozit-inzerat',
  '/co-o-mne-vite',
]

test('R070 axe finds nothing on home, listing, detail and search', async ({
  page,
  sections,
  adverts,
}) => {
  for (const path of [
    '/',
    sections.leaf.path,
    adverts.first.path,
    '/search?term=dum',
    '/search?term=xyzxyzq',
  ]) {
    await page.goto(path)
    expect(await findings(page), path).toEqual([])
  }
})

test('R140 axe finds nothing on the page of an unknown address', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/)
  await page.goto('/neexistuje-xyz')

  expect(await findings(page)).toEqual([])
})

for (const path of STATIC)
  test(`R024 axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)

    expect(await findings(page)).toEqual([])
  })

test('P063 the dark scheme is as legible as the light one', async ({ page, sections, adverts }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/', sections.leaf.path, adverts.first.path]) {
    await page.goto(path)
    expect(await findings(page), path).toEqual([])
  }
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
  await page.goto('/')

  expect(await findings(page)).toEqual([])
})
