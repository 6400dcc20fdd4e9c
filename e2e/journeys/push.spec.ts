import type { Page } from '@playwright/test'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings, findingsInSchemes } from '../support/findings.ts'
import { sayToast } from '../support/login.ts'
import { linkIn, logIn, QUIET_PAGE, register } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { deliver, press, subscribeOutside, timesAsked } from '../support/pushes.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'
import { write } from '../support/write.ts'

test.use({ serviceWorkers: 'allow' })

const offerOf = (page: Page) => page.getByRole('region', { name: 'Upozornění v prohlížeči' })
const SWITCH_ON = 'Upozorňovat i v tomto prohlížeči'

/** Keeps a search and has its news told in this browser. */
const switchOn = async (page: Page): Promise<void> => {
  await page.goto('/search?term=kolo')
  await page.getByRole('button', { name: 'Uložit hledání' }).click()
  await offerOf(page).getByRole('button', { name: SWITCH_ON }).click()
  await expect(offerOf(page).getByRole('status')).toContainText('Zapnuto')
}

const browsersOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => (await (await fetch('/api/front/me/push')).json()).data.browsers)

test('P062 the permission is asked only after a search was saved and by a button, and settings show and end it', async ({
  page,
  context,
  site,
}) => {
  const outside = await subscribeOutside(context)
  await register(page)
  await page.goto('/search?term=kolo')
  await page.getByRole('button', { name: 'Uložit hledání' }).click()
  await sayToast(page, 'Hledání je uložené. Nové inzeráty vám pošleme jednou denně e-mailem.')
  await expect(offerOf(page)).toBeVisible()
  expect(await timesAsked(page)).toBe(0)
  expect(await findingsInSchemes(page, site.schemes)).toEqual([])
  await offerOf(page).getByRole('button', { name: SWITCH_ON }).click()
  await expect(offerOf(page).getByRole('status')).toContainText('Zapnuto')
  expect(await timesAsked(page)).toBe(1)

  await page.goto('/muj-ucet?tab=nastaveni')
  const settings = section(page, 'Upozornění v prohlížeči')
  await expect(settings.getByRole('status')).toContainText('V tomto prohlížeči vás upozorňujeme')
  expect(await findingsInSchemes(page, site.schemes)).toEqual([])
  await settings.getByRole('button', { name: 'Vypnout v tomto prohlížeči' }).click()
  await expect(settings.getByRole('status')).toContainText('vás neupozorňujeme')
  expect([await browsersOf(page), outside.isSubscribed()]).toEqual([[], false])
})

test('P062 a new message is shown without its words, its notification opens the conversation, and the end of the session ends it', async ({
  page,
  context,
  browser,
  adverts,
  site,
}) => {
  const outside = await subscribeOutside(context)
  const ad = newAd()
  const path = await publishAsGuest(page, adverts.first, ad)
  const buyer = await register(page)
  await switchOn(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  const settings = section(page, 'Upozornění v prohlížeči')
  await settings.getByRole('checkbox', { name: /nové zprávy/ }).check()
  await expect(settings.getByRole('checkbox')).toBeEnabled()
  await page.goto(QUIET_PAGE)
  await write(page, `/api/front/inzrts${path}/messages`, { content: 'Je kolo k mání?' })

  const seller = await openElsewhere(browser, site.id)
  await seller.goto(await linkIn(ad.email, '/zpravy/'))
  await seller.getByRole('textbox', { name: /^Vaše zpráva/ }).fill('Jen osobně a za tmy.')
  await seller.getByRole('button', { name: 'Poslat zprávu' }).click()
  const note = await outside.last()
  expect(JSON.stringify(note)).not.toContain('osobně')
  expect(note.title).toBe(site.id === 'adult' ? 'Upozornění' : 'Nová zpráva')
  expect(note.body.includes(ad.heading)).toBe(site.id === 'general')

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const shown = await deliver(page, note)
  expect(shown).toMatchObject({ title: note.title, body: note.body })
  expect(new URL(await press(context, shown)).pathname).toMatch(/^\/zpravy\/\d+$/)
  const foreign = await deliver(page, { ...note, path: 'https://evil.example/zpravy/1' })
  expect(await press(context, foreign)).toBe(`${site.origin}/`)

  await page.getByRole('button', { name: 'Odhlásit' }).click()
  await expect(page).toHaveURL('/')
  await logIn(seller, buyer)
  expect(await browsersOf(seller)).toEqual([])
})

test('P062 another account that logs in after a session ended by itself hears nothing of it', async ({
  page,
  context,
}) => {
  const outside = await subscribeOutside(context)
  await register(page)
  await switchOn(page)
  const ofSession = (await context.cookies()).filter(({ name }) =>
    ['__Host-session', 'signed-in'].includes(name),
  )
  for (const { name } of ofSession) await context.clearCookies({ name })
  await register(page)
  await page.goto(QUIET_PAGE)

  await expect.poll(() => outside.isSubscribed()).toBe(false)
  expect(await browsersOf(page)).toEqual([])
})

test('P062 who forbids it is told how to allow it, and is left in peace', async ({
  page,
  context,
}) => {
  await subscribeOutside(context)
  await context.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'denied'

      return 'denied' as const
    }
  })
  await register(page)
  await page.goto('/search?term=kolo')
  await page.getByRole('button', { name: 'Uložit hledání' }).click()
  await offerOf(page).getByRole('button', { name: SWITCH_ON }).click()
  await expect(offerOf(page).getByRole('status')).toContainText('zakázaná')
  expect(await findings(page)).toEqual([])
  await offerOf(page).getByRole('button', { name: 'Stačí e-mail' }).click()

  await expect(offerOf(page)).toBeHidden()
})
