import { expect, type Page } from '@playwright/test'
import { AD_PASSWORD } from './placeAd.ts'
import { SANDBOX } from './sandbox.ts'

/** Opens a page of an ad placed without an account. */
export const openWithPassword = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('textbox', { name: /^Heslo k inzerátu/ }).fill(AD_PASSWORD)
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
}

/** The button that binds to pay so many crowns. */
export const orderFor = (page: Page, crowns: number | string) =>
  page.getByRole('button', { name: `Objednat s povinností platby – ${crowns} Kč` })

/** The request to begin at once, without which nothing paid is ordered. */
export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: /Žádám o.zahájení služby/ })

/** How a payment ended, as its page heads it. */
export const outcome = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true })

/** Presses a button of the sandbox's card gateway. */
export const atGateway = async (page: Page, button: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Platba kartou' })).toBeVisible()
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Sends a message from the sandbox's phone. */
export const sendSms = async (
  page: Page,
  number: string,
  text: string,
  from = '+420777000111',
): Promise<void> => {
  await page.goto(SANDBOX)
  await page.getByLabel('Z čísla').fill(from)
  await page.getByLabel('Na číslo').fill(number)
  await page.getByLabel('Zpráva').fill(text)
  await page.getByRole('button', { name: 'Odeslat SMS' }).click()
  await expect(page.getByText(`Jen ${from}.`)).toBeVisible()
}
