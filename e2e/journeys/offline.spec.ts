import { hydrated } from '../support/hydrated.ts'
import { chooseSection, newAd } from '../support/placeAd.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('P061 without a connection a page of the site says so, and the same address works again with it', async ({
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
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení.')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()
  await page.getByRole('button', { name: 'Obnovit rozepsaný inzerát' }).click()

  await expect(page.getByLabel(/^Nadpis/)).toHaveValue(ad.heading)
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(ad.content)
})
