import type { Browser, Page } from '@playwright/test'
import { testSettings } from '../../scripts/stack/settings.ts'
import { ask } from './ask.ts'
import { logIn, mailsTo, register } from './people.ts'
import { sites } from './sites.ts'
import { expect } from './test.ts'

const SANDBOX = `http://localhost:${testSettings.ports.api}/sandbox`

/** Logs in as somebody of the demo, with the password the sandbox shows. */
const logInAs = async (page: Page, nickname: 'moderator' | 'admin'): Promise<void> => {
  const html = (await ask(SANDBOX)).text()
  const password = new RegExp(`>${nickname}</th><td><code>([^<]+)</code>`).exec(html)?.[1]
  if (!password) throw new Error(`The sandbox shows no account ${nickname}.`)
  await logIn(page, { nickname, password, email: '' })
}

/** The desk of the general site, where ads of both are decided, with one of ours at it. */
export const openDesk = async (
  browser: Browser,
  nickname: 'moderator' | 'admin',
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: sites.general.origin })
  const desk = await context.newPage()
  await logInAs(desk, nickname)

  return desk
}

type Ad = Readonly<{ heading: string; content: string; sectionSlug: string }>

/** Somebody new whose address is confirmed; whatever they place is read by a person first. */
export const newAdvertiser = async (page: Page) => {
  const person = await register(page)
  let link: string | undefined
  await expect(async () => {
    link = (await mailsTo(person.email))
      .flatMap(({ links }) => links)
      .find((url) => url.includes('overeni-emailu'))
    expect(link).toBeDefined()
  }).toPass()
  await page.goto(link ?? '')
  await expect(page.getByRole('main').getByText(/je potvrzen/i)).toBeVisible()

  return person
}

/** Places an ad as whoever is logged in, without the form; answers its address. */
export const placeQuickly = (page: Page, email: string, ad: Ad): Promise<string> =>
  page.evaluate(
    async ([contact, { heading, content, sectionSlug }]) => {
      const places = await (await fetch('/api/front/psc/search?term=brno')).json()
      const answer = await fetch('/api/front/inzrts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-inzrt-csrf': '1' },
        body: JSON.stringify({
          ...{ payment_method: 'free', type: 'offer', sectionSlug, heading, content },
          ...{ price_type: 'agreement', price_value: null, pscId: places.data[0].id },
          ...{ firstName: 'Jana', nickname: 'jana_k', email: contact },
          ...{ showName: true, showSurname: false, showPhone: false, showEmail: true },
          ...{ promos: [], images: [], addInfo: { rulesAcceptedAt: new Date().toISOString() } },
        }),
      })
      const body = await answer.json()
      if (!answer.ok) throw new Error(JSON.stringify(body))

      return body.data.slug as string
    },
    [email, ad] as const,
  )
