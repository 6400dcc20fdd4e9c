import type { Page } from '@playwright/test'
import { PASSWORDS } from './leaks.ts'
import { linkIn } from './people.ts'

export const AD_PASSWORD = PASSWORDS.ad

/** Words nobody has used before, so that no two ads of the tests are copies. */
export const newAd = () => {
  const mark = Math.random().toString(36).slice(2, 10)

  return {
    heading: `Prodám knihu ${mark}`,
    content: `Kniha ${mark} v pěkném stavu, čtená jednou. Osobní odběr po domluvě.`,
    email: `host.${mark}@posta.example`,
  }
}
export type NewAd = ReturnType<typeof newAd>

const next = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Chooses the first free section of the site. */
export const chooseSection = async (page: Page): Promise<void> => {
  await page.locator('summary').first().click()
  await page.getByRole('radio').first().check()
  await next(page, 'Pokračovat k textu')
}

/** Chooses one section of the site. */
export const chooseSectionOf = async (page: Page, slug: string): Promise<void> => {
  const choice = page.locator(`input[type=radio][value="${slug}"]`)
  await page.locator('details', { has: choice }).locator('summary').click()
  await choice.check()
  await next(page, 'Pokračovat k textu')
}

/** Fills in what is advertised, for how much and where. */
export const fillText = async (page: Page, { heading, content }: NewAd): Promise<void> => {
  await page.getByLabel(/^Nadpis/).fill(heading)
  await page.getByLabel(/^Text inzerátu/).fill(content)
  await page.getByLabel('Druh ceny').selectOption('czk')
  await page.getByLabel('Částka v Kč').fill('1 500')
  await page.getByText('Specifikovat lokalitu').click()
  await page.getByPlaceholder('PSČ, město, část obce...').fill('brno')
  await page.getByRole('listbox').getByRole('option').first().click()
  await next(page, 'Pokračovat k fotkám')
}

/** Fills in who advertises; a guest also chooses the ad's password. */
export const fillContact = async (page: Page, { email }: NewAd): Promise<void> => {
  await page.getByLabel('Přezdívka').fill('jana_k')
  await page
    .getByLabel(/^E-mail/)
    .first()
    .fill(email)
  await page.getByLabel(/^Heslo k inzerátu/).fill(AD_PASSWORD)
  await page.getByLabel(/Souhlasím s/).check()
}

/** Sends the form of its last step. */
export const sendAd = (page: Page) =>
  page
    .getByRole('form', { name: 'Vložit inzerát' })
    .getByRole('button', { name: 'Vložit inzerát' })
    .click()

/** Opens the link of the letter that confirms an ad, and the ad behind it; answers where it is. */
export const confirmAd = async (page: Page, { email }: NewAd): Promise<string> => {
  await page.goto(await linkIn(email, 'overeni-inzeratu'))
  await page.getByRole('link', { name: 'Zobrazit inzerát' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/uzivatel/'))

  return new URL(page.url()).pathname
}
