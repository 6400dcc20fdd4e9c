import { findings } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { register } from '../support/people.ts'
import { chooseSection, newAd } from '../support/placeAd.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('P061 without a connection a page says so, and its address works again with it', async ({
  page,
  context,
  sections,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.goto(sections.leaf.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení.')
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.leaf.name)
})

test('P061 marked ads are read without a connection, on a page that was never opened too', async ({
  page,
  context,
  adverts,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(adverts.first.path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const isRead = page.waitForResponse('**/api/front/marked-ads')
  await page.getByRole('button', { name: 'Do oblíbených' }).click()
  await isRead
  await context.setOffline(true)
  await page.goto('/napoveda')

  const favourites = page.getByRole('region', { name: 'Oblíbené inzeráty' })
  await expect(favourites.getByRole('listitem')).toHaveCount(1)
  await expect(
    favourites.getByRole('link', { name: adverts.first.heading, exact: true }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('P061 P044 favourites of an account are read without a connection until it is logged out of', {
  tag: '@long-phone',
}, async ({ page, context, adverts, expectedComplaints }) => {
  // A call under way may hear of the logout first.
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /401/)
  await register(page)
  await page.goto(adverts.first.path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: 'Do oblíbených' }).click()
  await expect(page.getByRole('link', { name: 'Všechny oblíbené' })).toBeVisible()
  await page.getByRole('link', { name: 'Všechny oblíbené' }).click()
  await expect(
    page.getByRole('list', { name: 'Oblíbené inzeráty' }).getByRole('listitem'),
  ).toHaveCount(1)
  const favourites = page.getByRole('region', { name: 'Oblíbené inzeráty' })
  await context.setOffline(true)
  await page.goto('/napoveda')
  await expect(
    favourites.getByRole('link', { name: adverts.first.heading, exact: true }),
  ).toBeVisible()

  await context.setOffline(false)
  await page.goto('/napoveda')
  await page.getByRole('button', { name: 'Odhlásit' }).click()
  await expect(page).toHaveURL('/')
  // With the session went all that the site kept in this browser, the worker too.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('P061 an ad that is being written when the connection ends is offered back with it', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await chooseSection(page)
  await page.getByLabel(/^Nadpis/).fill(ad.heading)
  await page.getByLabel(/^Text inzerátu/).fill(ad.content)
  await context.setOffline(true)
  const form = page.getByRole('form', { name: 'Vložit inzerát' })
  await expect(form.getByRole('status').filter({ hasText: 'Pište dál' })).toContainText(
    /je uložené v\stomto prohlížeči/,
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení.')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()
  await page.getByRole('button', { name: 'Obnovit rozepsaný inzerát' }).click()

  await expect(page.getByLabel(/^Nadpis/)).toHaveValue(ad.heading)
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(ad.content)
})
