import type { Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { newAdvertiser } from '../support/moderators.ts'
import { atGateway, consent, orderFor, outcome } from '../support/payments.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

/** Buys the smallest package by card. */
const buyCredit = async (page: Page): Promise<void> => {
  await page.goto('/muj-ucet?tab=kredit')
  await page.getByRole('radio', { name: /Kredit 200.Kč/ }).check()
  await orderFor(page, 190).click()
  await atGateway(page, 'Zaplatit')
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
}

test('P052 credit bought by card pays a promotion at once, and the account tells of both', {
  tag: '@long-desktop',
}, async ({ page, adverts }) => {
  // A letter, a new ad and a bank.
  test.slow()
  const { email } = await newAdvertiser(page)
  const slug = await postAd(page, adverts.first, { ...newAd(), email })
  const main = page.getByRole('main')

  await page.goto('/muj-ucet?tab=kredit')
  await expect(main).toContainText(/Váš kredit\s*0.Kč/)
  await page.getByRole('radio', { name: /Kredit 200.Kč/ }).check()
  expect(await findings(page)).toEqual([])
  await withstand(orderFor(page, 190), 'account/lists/OwnCredit')
  await orderFor(page, 190).click()
  await atGateway(page, 'Zaplatit')
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
  await expect(main).toContainText(/Kredit máte připsaný/)
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Zobrazit kredit' }).click()
  await expect(main).toContainText(/Váš kredit\s*200.Kč/)

  await page.goto(`/${slug}/promo`)
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  await page.getByRole('radio', { name: /Kreditem/ }).check()
  await consent(page).check()
  expect(await findings(page)).toEqual([])
  await withstand(orderFor(page, 49), 'advertise/order/promo/PromoOrder')
  await orderFor(page, 49).click()
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()

  await page.goto('/muj-ucet?tab=kredit')
  await expect(main).toContainText(/Váš kredit\s*151.Kč/)
  await expect(main.getByRole('listitem')).toContainText([
    /Platba objednávky.*−49.Kč/,
    /Dobití kreditu.*\+200.Kč/,
  ])
  expect(await findings(page)).toEqual([])
})

test('P052 an order refused by card is paid by credit from its own page, once and at once', {
  tag: '@once',
}, async ({ page, adverts }) => {
  // A letter, a new ad and a bank.
  test.slow()
  const { email } = await newAdvertiser(page)
  const slug = await postAd(page, adverts.first, { ...newAd(), email })
  await buyCredit(page)
  const main = page.getByRole('main')

  await page.goto(`/${slug}/promo`)
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  await page.getByRole('radio', { name: /Kartou/ }).check()
  await consent(page).check()
  await orderFor(page, 49).click()
  await atGateway(page, 'Zamítnout')
  await expect(outcome(page, 'Zamítnuto')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Zaplatit z kreditu' }).click()
  await expect(outcome(page, 'Zaplaceno')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto('/muj-ucet?tab=kredit')
  await expect(main).toContainText(/Váš kredit\s*151.Kč/)
})
