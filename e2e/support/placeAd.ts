import { expect, type Page } from '@playwright/test'
import { mailsTo, post } from './people.ts'

export const AD_PASSWORD = 'heslo k inzerátu'

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

/** Fills in what is advertised, for how much and where. */
export const fillText = async (page: Page, { heading, content }: NewAd): Promise<void> => {
  await page.getByLabel(/^Nadpis/).fill(heading)
  await page.getByLabel(/^Text inzerátu/).fill(content)
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

/** Goes through the whole form as a guest. */
export const placeAd = async (page: Page, ad: NewAd): Promise<void> => {
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, ad)
  await next(page, 'Pokračovat ke kontaktu')
  await fillContact(page, ad)
  await sendAd(page)
  await expect(page.getByRole('heading', { name: 'Inzerát jsme přijali' })).toBeVisible()
}

/** Opens the link of the letter that confirms an ad, and the ad behind it; answers where it is. */
export const confirmAd = async (page: Page, { email }: NewAd): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const links = (await mailsTo(email)).flatMap((mail) => mail.links)
    link = links.find((url) => url.includes('overeni-inzeratu'))
    expect(link).toBeDefined()
  }).toPass()
  await page.goto(link ?? '')
  await page.getByRole('link', { name: 'Zobrazit inzerát' }).click()
  await page.waitForURL(/-[a-z0-9]{4,}$/)

  return new URL(page.url()).pathname
}

type Listed = { sectionSlug: string; PSC: { id: number } }

/** Places an ad as whoever is logged in, beside one that is listed, without the form. */
export const placeAsUser = async (page: Page, listed: Listed, ad: NewAd): Promise<void> => {
  const status = await post(page, '/api/front/inzrts', {
    payment_method: 'free',
    type: 'offer',
    sectionSlug: listed.sectionSlug,
    heading: ad.heading,
    content: ad.content,
    price_type: 'agreement',
    price_value: null,
    pscId: listed.PSC.id,
    nickname: 'jana_k',
    phoneNumber: '',
    email: ad.email,
    showName: false,
    showSurname: false,
    showPhone: false,
    showEmail: true,
    promos: [],
    images: [],
    addInfo: { rulesAcceptedAt: new Date().toISOString() },
  })
  expect(status).toBe(201)
}
