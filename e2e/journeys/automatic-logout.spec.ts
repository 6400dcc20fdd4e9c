import type { Page } from '@playwright/test'
import { moveClock, resetClock } from '../support/clock.ts'
import { findings } from '../support/findings.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { register } from '../support/people.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'serial' })
test.afterEach(resetClock)

const WARNING = /Za \d+\sminut\S* vás automaticky odhlásíme\./

/** The visitor is back at the window, which goes unheard while the page is on its way to another. */
const look = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined)

/**
 * The page asks how the session stands, and is answered. A look asks nothing while the page has not read the answer to
 * the last one, so the visitor looks until it does.
 */
const lookAgain = async (page: Page) => {
  let isAnswered = false
  const heard = page.waitForResponse('**/api/session').then(async (response) => {
    await response.finished()
    isAnswered = true
  })
  const lookUnlessAnswered = async () => {
    if (!isAnswered) await look(page)

    return isAnswered
  }
  await expect.poll(lookUnlessAnswered).toBe(true)
  await heard
}

/** Any call of the page may be the first to hear that its session ended, after which no look asks for another. */
const lookUntil = (page: Page, isEnded: () => boolean | Promise<boolean>) =>
  expect
    .poll(async () => {
      await look(page)

      return isEnded()
    })
    .toBe(true)

/** The page asked who is logged in, which counts as activity. */
const signedIn = (page: Page) =>
  expect(page.getByRole('link', { name: /^Můj účet jana/ })).toBeVisible()

const prolong = (page: Page) => page.getByRole('button', { name: 'Prodloužit přihlášení' })

test('R206 R208 R303 the bar warns in the last 15 minutes; prolonging takes it away in every tab', async ({
  page,
  context,
}) => {
  await register(page)
  await page.goto('/napoveda')
  await signedIn(page)
  await moveClock(40)
  await lookAgain(page)
  await expect(prolong(page)).toBeHidden()
  await moveClock(8)
  await lookAgain(page)
  await expect(page.getByRole('status').filter({ hasText: WARNING })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const second = await context.newPage()
  await page.bringToFront()
  await prolong(page).click()
  await expect(prolong(page)).toBeHidden()
  await second.goto('/pravidla-inzerce')
  await signedIn(second)
  await moveClock(50)
  await lookAgain(page)
  await lookAgain(second)
  await expect(prolong(second)).toBeVisible()
  await prolong(page).click()
  await expect(prolong(second)).toBeHidden()
  await second.close()
})

test('R207 another page puts the logout off, what a page asks by itself does not', async ({
  page,
}) => {
  await register(page)
  await page.goto('/napoveda')
  await signedIn(page)
  await moveClock(50)
  for (let times = 0; times < 3; times += 1) {
    await lookAgain(page)
    await expect(prolong(page)).toBeVisible()
  }
  await page.goto('/pravidla-inzerce')
  await signedIn(page)
  await lookAgain(page)

  await expect(prolong(page)).toBeHidden()
})

test('R209 at the end of the countdown the visitor is logged out, at home, and knows why', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const { nickname, password } = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await signedIn(page)
  await moveClock(61)
  await lookUntil(page, () => new URL(page.url()).pathname === '/')

  await expect(page.getByText('Odhlášení proběhlo úspěšně.')).toBeVisible()
  await expect(page.getByText(/Vaše přihlášení skončilo/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Přihlásit se znovu' }).click()
  const fields = loginFields(page.getByRole('dialog', { name: 'Přihlášení' }))
  await fields.nickname.fill(nickname)
  await fields.password.fill(password)
  await fields.submit.click()

  await expect(page).toHaveURL('/muj-ucet?tab=nastaveni')
})

test('V013 at the end of the countdown something typed stays, and goes on after the login', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const { password } = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await signedIn(page)
  const profile = section(page, 'Profil')
  await profile.getByLabel('Jméno').fill('Jana')
  await moveClock(61)
  const dialog = page.getByRole('dialog', { name: 'Přihlášení' })
  await lookUntil(page, () => dialog.isVisible())
  await expect(dialog).toContainText('Vaše přihlášení skončilo')
  await loginFields(dialog).password.fill(password)
  await loginFields(dialog).submit.click()
  await expect(dialog).toBeHidden()
  await profile.getByRole('button', { name: 'Uložit profil' }).click()

  await sayToast(page, 'Profil je uložený.')
  await expect(page).toHaveURL('/muj-ucet?tab=nastaveni')
})
