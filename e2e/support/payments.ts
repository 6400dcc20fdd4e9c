import { expect, type Page } from '@playwright/test'
import { testSettings } from '../../scripts/stack/settings.ts'
import { mailsTo } from './people.ts'
import { AD_PASSWORD, type NewAd } from './placeAd.ts'

type Listed = { sectionSlug: string; PSC: { id: number } }

/** Places an ad as a guest beside one that is listed, and opens the link of its letter; answers its path. */
export const publishAsGuest = async (page: Page, listed: Listed, ad: NewAd): Promise<string> => {
  await page.goto('/pravidla-inzerce')
  const slug = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/front/inzrts', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-inzrt-csrf': '1',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      })

      return (await answer.json()).data?.slug as string | undefined
    },
    {
      ...{ payment_method: 'free', type: 'offer', sectionSlug: listed.sectionSlug },
      ...{ heading: ad.heading, content: ad.content, email: ad.email, password: AD_PASSWORD },
      ...{ price_type: 'agreement', price_value: null, pscId: listed.PSC.id },
      ...{ nickname: 'jana_k', phoneNumber: '', promos: [], images: [] },
      ...{ showName: false, showSurname: false, showPhone: false, showEmail: true },
      addInfo: { rulesAcceptedAt: new Date().toISOString() },
    },
  )
  expect(slug).toBeDefined()
  await page.goto(await linkIn(ad.email, 'overeni-inzeratu'))
  await expect(page.getByText(/Děkujeme/)).toBeVisible()

  return `/${slug}`
}

/** A link of the letters to an address, as soon as one came. */
export const linkIn = async (email: string, part: string): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const links = (await mailsTo(email)).flatMap((mail) => mail.links)
    link = links.find((url) => url.includes(part))
    expect(link).toBeDefined()
  }).toPass()

  return link ?? ''
}

/** Opens a page of an ad placed without an account. */
export const openWithPassword = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('textbox', { name: /^Heslo k inzerátu/ }).fill(AD_PASSWORD)
  await page.getByRole('button', { name: 'Otevřít inzerát' }).click()
}

/** Presses a button of the sandbox's card gateway. */
export const atGateway = async (page: Page, button: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Platba kartou' })).toBeVisible()
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Sends a message from the sandbox's phone. */
export const sendSms = async (page: Page, number: string, text: string): Promise<void> => {
  await page.goto(`http://localhost:${testSettings.ports.api}/sandbox`)
  await page.getByLabel('Z čísla').fill('+420777000111')
  await page.getByLabel('Na číslo').fill(number)
  await page.getByLabel('Zpráva').fill(text)
  await page.getByRole('button', { name: 'Odeslat SMS' }).click()
  await expect(page.getByText('Jen +420777000111.')).toBeVisible()
}
