import type { Page } from '@playwright/test'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings, findingsInSchemes } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { sayToast } from '../support/login.ts'
import { QUIET_PAGE } from '../support/openBlankPage.ts'
import { forgetLogin, linkIn, logIn, register } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import {
  changeSubscription,
  deliver,
  press,
  subscribeOutside,
  timesAsked,
} from '../support/pushes.ts'
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

test('P062 the permission is asked by a button once a search is saved; settings end it', {
  tag: '@long-desktop',
}, async ({ page, context, site }) => {
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

test('P062 a notification has no words of the message, opens it, and ends with the session', {
  tag: '@long-phone',
}, async ({ page, context, browser, adverts, site }) => {
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

test('P062 another account that logs in after a session ended by itself hears nothing of it', {
  tag: '@long-desktop',
}, async ({ page, context }) => {
  const outside = await subscribeOutside(context)
  await register(page)
  await switchOn(page)
  await forgetLogin(page)
  await register(page)
  await page.goto(QUIET_PAGE)

  await expect.poll(() => outside.isSubscribed()).toBe(false)
  expect(await browsersOf(page)).toEqual([])
})

test('P062 who forbids it is told how to allow it, and is left in peace', {
  tag: '@long-phone',
}, async ({ page, context }) => {
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

const AWAY = { status: 503, json: { message: 'Služba neodpovídá.', code: 'unavailable' } } as const

/** As if the operator had changed our key: the row says that it subscribed to another one. */
const loseKey = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    const { endpoint, keys } = (await pushManager.getSubscription())?.toJSON() ?? {}
    const { auth: formerAuth, p256dh } = { auth: '', p256dh: '', ...keys }
    const body = { endpoint, p256dh, auth: formerAuth, formerEndpoint: endpoint, formerAuth }
    const answer = await fetch('/api/front/push/renewal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-inzrt-csrf': '1' },
      body: JSON.stringify({ ...body, key: 'A'.repeat(87) }),
    })
    sessionStorage.removeItem('push-login')

    return answer.status
  })

test('P062 after a change of our key a browser subscribes again at its next visit', {
  tag: '@long-desktop',
}, async ({ page, context }) => {
  const outside = await subscribeOutside(context)
  await register(page)
  await switchOn(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  const settings = section(page, 'Upozornění v prohlížeči')
  await settings.getByRole('checkbox', { name: /nové zprávy/ }).check()
  await expect(settings.getByRole('checkbox')).toBeEnabled()
  const former = outside.current()?.endpoint ?? ''
  expect(await loseKey(page)).toBe(200)
  expect(await browsersOf(page)).toMatchObject([{ isSilent: true }])
  outside.forgetKey()
  await page.goto(QUIET_PAGE)

  await expect.poll(() => browsersOf(page)).toMatchObject([{ isSilent: false, hasMessages: true }])
  expect(JSON.stringify(await browsersOf(page))).not.toContain(former)
  await page.goto('/muj-ucet?tab=nastaveni')
  await expect(settings.getByRole('status')).toContainText('V tomto prohlížeči vás upozorňujeme')
})

test('P062 a browser with a new push address is notified on, even logged out', async ({
  page,
  context,
}) => {
  const outside = await subscribeOutside(context)
  const reader = await register(page)
  await switchOn(page)
  const former = outside.current()
  const fresh = await outside.move()
  await forgetLogin(page)
  expect(await changeSubscription(context, former, fresh)).toBe(200)
  await logIn(page, reader)

  expect(await browsersOf(page)).toMatchObject([{ endpoint: fresh.endpoint, isSilent: false }])
})

test('P062 two presses or two windows notify one browser once, and each window asks once', async ({
  page,
  context,
}) => {
  await subscribeOutside(context)
  await register(page)
  const other = await context.newPage()
  for (const window of [page, other]) {
    await window.goto('/search?term=kolo')
    await hydrated(window)
  }
  await page.getByRole('button', { name: 'Uložit hledání' }).click()
  await sayToast(page, 'Hledání je uložené. Nové inzeráty vám pošleme jednou denně e-mailem.')
  await other.getByRole('button', { name: 'Uložit hledání' }).click()
  await sayToast(other, 'Tohle hledání už hlídáte. Jak často vám píšeme, změníte ve svém účtu.')
  for (const window of [page, other]) await expect(offerOf(window)).toBeVisible()
  await Promise.all(
    [page, other].map((window) =>
      offerOf(window)
        .getByRole('button', { name: SWITCH_ON })
        .evaluate((button: HTMLButtonElement) => {
          button.click()
          button.click()
        }),
    ),
  )
  for (const window of [page, other]) {
    await expect(offerOf(window).getByRole('status')).toContainText('Zapnuto')
    expect(await timesAsked(window)).toBe(1)
  }

  expect(await browsersOf(page)).toHaveLength(1)
})

test('P062 a browser that could not be saved keeps nothing half', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/)
  const outside = await subscribeOutside(context)
  await register(page)
  await page.route('**/api/front/me/push', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(AWAY) : route.continue(),
  )
  await page.goto('/search?term=kolo')
  await page.getByRole('button', { name: 'Uložit hledání' }).click()
  await offerOf(page).getByRole('button', { name: SWITCH_ON }).click()
  await expect(offerOf(page).getByRole('status')).toContainText('nepodařilo')

  expect([await browsersOf(page), outside.isSubscribed()]).toEqual([[], false])
})

test('P062 a login whose browser could not be saved is settled by the next page', {
  tag: '@long-phone',
}, async ({ page, context, expectedComplaints }) => {
  expectedComplaints.push(/503/)
  await subscribeOutside(context)
  await register(page)
  await switchOn(page)
  let saves = 0
  await page.route('**/api/front/me/push', (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    saves++

    return saves === 1 ? route.fulfill(AWAY) : route.continue()
  })
  await page.evaluate(() => sessionStorage.removeItem('push-login'))
  await page.goto(QUIET_PAGE)
  await expect.poll(() => saves).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('push-login'))).toBeNull()
  await page.goto(QUIET_PAGE)

  await expect.poll(() => saves).toBe(2)
})
