import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { openDesk } from '../support/moderators.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { write } from '../support/write.ts'

test.skip(({ site }) => site.id !== 'adult', 'only the adult site has a gate')

test('R018 R019 before the gate no page shows an ad, a picture or another way in', {
  tag: '@layout',
}, async ({ ask, page, adverts, sections }) => {
  await page.context().clearCookies()
  for (const path of [
    '/',
    sections.leaf.path,
    adverts.first.path,
    '/search?term=kolo',
    '/napoveda',
  ]) {
    const response = await ask(path, { headers: { cookie: '' } })
    const html = response.text()
    expect(html).not.toContain(adverts.first.heading)
    expect(html).not.toContain('/api/image')
    expect(html).toContain('Vstoupit')
  }
  await page.goto('/')
  await expect(page.getByText(/18/).first()).toBeVisible()
  await expect(page.getByText(/21/).first()).toBeVisible()
})

test('R020 R205 R302 entering opens the page that was asked for, for an hour', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/napoveda')
  await page.getByRole('button', { name: 'Vstoupit' }).click()

  await expect(page).toHaveURL('/napoveda')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('18')
  const cookie = (await context.cookies()).find(({ name }) => name === 'age-verified')
  expect(cookie?.httpOnly).toBe(true)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3_500)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3_600)
})

test('N015 an ad of a strict section opens by a proof of age, not by the visitor’s word', async ({
  page,
  context,
  browser,
  ask,
  adverts,
}) => {
  const slug = `dukaz-${Math.random().toString(36).slice(2, 10)}`
  const desk = await openDesk(browser, 'admin')
  // Under another section: the home page and the navigation stay as other journeys know them.
  const kept = await (await desk.request.get('/api/admin/sections')).json()
  const parent = kept.data.findLast(
    ({ brand, parentId }: { brand: string; parentId: number | null }) =>
      brand === 'adult' && parentId === null,
  )
  const { status } = await write(desk, '/api/admin/sections', {
    brand: 'adult',
    parentId: parent.id,
    name: 'S ověřeným věkem',
    slug,
    position: 99,
    isActive: true,
    requiresApproval: false,
    requiresAgeProof: true,
    isDating: false,
    isOffer: true,
    isInquiry: true,
    isExchange: true,
    isPaidOffer: false,
    isPaidInquiry: false,
    isPaidExchange: false,
    cardPrice: null,
    smsNumber: null,
    validDays: null,
    validWeeks: 4,
    validMonths: null,
  })
  expect(status).toBe(201)
  await desk.context().close()
  const ad = newAd()
  const path = await publishAsGuest(page, { ...adverts.first, sectionSlug: slug }, ad)

  await page.goto(path)
  await expect(page.getByText(/otevře až po ověření věku/)).toBeVisible()
  expect((await ask(path)).text()).not.toContain(ad.content)
  await page.getByRole('button', { name: 'Ověřit věk' }).click()
  await page.getByRole('button', { name: /^Je mi aspoň/ }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ad.heading)
  const pass = (await context.cookies()).find(({ name }) => name === 'age-verified')
  expect(pass?.value).not.toBe('1')
})

test('R021 leaving goes to a general search site and remembers nothing', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/')
  const leave = page.getByRole('link', { name: 'Odejít' })

  await expect(leave).toHaveAttribute('href', /^https:\/\//)
  expect(await context.cookies()).toEqual([])
})

/** The gate alone: its question, and nothing of the page that stood here. */
const expectGate = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Vstoupit' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
}

for (const way of ['link', 'keyboard'] as const)
  test(`V020 after leaving by ${way} from three pages deep, Back and Forward reach the gate alone`, {
    tag: '@layout',
  }, async ({ page, context, adverts, sections }) => {
    const paths = ['/napoveda', sections.leaf.path, adverts.first.path]
    for (const path of paths) await page.goto(path)
    await hydrated(page)
    if (way === 'link') await page.getByRole('link', { name: 'Rychle odejít' }).click()
    else {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    await expect(page).toHaveURL(/^http:\/\/localhost/)
    const cookies = await context.cookies(page.url().replace('localhost', 'pinkpack.localhost'))
    expect(cookies.map(({ name }) => name)).not.toContain('age-verified')

    for (const path of [paths[1], paths[0]]) {
      await page.goBack()
      await expect(page).toHaveURL(path ?? '')
      await expectGate(page)
    }
    await page.goForward()
    await expectGate(page)
    await page.getByRole('button', { name: 'Vstoupit' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
  })

test('N014 in the discreet look every tab says „Dokument“, and the way out is at hand', async ({
  page,
  adverts,
  sections,
}) => {
  const paths = [sections.leaf.path, adverts.first.path]
  await page.goto('/')
  await page.getByRole('button', { name: 'Zapnout diskrétní režim' }).click()
  await expect(page.getByRole('button', { name: 'Vypnout diskrétní režim' })).toBeVisible()
  for (const path of ['/', ...paths]) {
    await page.goto(path)
    await expect(page).toHaveTitle('Dokument')
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/dokument.svg')
    await expect(page.getByRole('link', { name: 'Rychle odejít' })).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Vypnout diskrétní režim' }).click()

  await expect(page).toHaveTitle(/Pinkpack$/)
  await expect(page).toHaveURL(adverts.first.path)
})
