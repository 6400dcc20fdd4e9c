import type { Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { sayToast } from '../support/login.ts'
import { atGateway, openWithPassword, publishAsGuest } from '../support/payments.ts'
import { newAd } from '../support/placeAd.ts'
import { expect, test } from '../support/test.ts'

const outcome = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true })
const order = (page: Page, crowns: number) =>
  page.getByRole('button', { name: `Objednat s povinností platby – ${crowns} Kč` })
const consent = (page: Page) => page.getByRole('checkbox', { name: /Žádám o.zahájení služby/ })

test('R015 R046 R049 R137 the catalogue of services leads to their order for one ad, where both cost less together', async ({
  page,
  adverts,
}) => {
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  await page.goto('/doplnkove-sluzby')
  await expect(page.getByText(/Obojí najednou stojí kartou/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await openWithPassword(page, `/doplnkove-sluzby${path}`)
  expect(new URL(page.url()).pathname).toBe(`${path}/promo`)

  await page.getByRole('checkbox', { name: /Zvýraznění/ }).check()
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  expect(await findings(page)).toEqual([])
  await expect(order(page, 69)).toBeEnabled()
})

test('R088 R148 R179 a promotion by SMS: the window says what to send', async ({
  page,
  adverts,
}) => {
  const path = await publishAsGuest(page, adverts.first, newAd())
  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Zvýraznění/ }).check()
  await page.getByRole('radio', { name: /Prémiovou SMS/ }).check()
  await consent(page).check()
  await order(page, 33).click()

  const window = page.getByRole('dialog', { name: 'Platba přes SMS' })
  await expect(window.getByRole('link', { name: /jako SMS/ })).toHaveAttribute(
    'href',
    /^sms:90\d{3}33\?body=IN%20/,
  )
  expect(await findings(page)).toEqual([])
})

test('R069 R269 R273 P049 a window that vanishes at the bank leaves an order that says how it ended', async ({
  page,
  adverts,
}) => {
  const path = await publishAsGuest(page, adverts.first, newAd())
  await openWithPassword(page, `${path}/promo`)
  await page.getByRole('checkbox', { name: /Topování/ }).check()
  await consent(page).check()
  await order(page, 49).click()
  await atGateway(page, 'Vrátit se tlačítkem Zpět')
  await expect(outcome(page, 'Ověřujeme')).toBeVisible()
  await sayToast(page, 'Platbu ověřujeme, výsledek vám pošleme e-mailem.')
  await page.reload()
  await expect(outcome(page, 'Ověřujeme')).toBeVisible()

  await page.goto('/payment/callback/gp_webpay')
  await expect(page.getByText('Chybí číslo objednávky')).toBeVisible()
})
