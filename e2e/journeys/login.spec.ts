import type { Page } from '@playwright/test'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { loginFields, openLogin, sayToast } from '../support/login.ts'
import { forgetLogin, logIn, newPerson, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const REFUSED = 'Uživatelské jméno nebo heslo není správně.'
const DONE = 'Přihlášení proběhlo úspěšně.'
const GONE = 'Odhlášení proběhlo úspěšně.'

/** Registers somebody and gives the browser back to a guest. */
const knownGuest = async (page: Page) => {
  const person = await register(page)
  await forgetLogin(page)

  return person
}

test('R080 R085 R094 R095 the header opens the login over the page, with focus held until Escape', async ({
  page,
}) => {
  await page.goto('/napoveda')
  const dialog = await openLogin(page)
  await expect(loginFields(dialog).nickname).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Přihlásit se', exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Nová registrace' })).toHaveAttribute(
    'href',
    '/registrace',
  )
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeFocused()
})

test('R005 R195 R200 R201 R275 R276 wrong, then right, then out: the header changes without a new page', {
  tag: '@long-desktop',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  const { nickname, password } = await knownGuest(page)
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  const dialog = await openLogin(page)
  const fields = loginFields(dialog)
  await fields.nickname.fill(nickname)
  await fields.password.fill('něco úplně jiného')
  await fields.submit.click()
  await sayToast(page, REFUSED)
  await expect(fields.nickname).toHaveValue(nickname)
  await expect(fields.password).toHaveValue('')
  await expect(fields.password).toBeFocused()
  await expect(fields.password).toHaveAccessibleDescription(REFUSED)

  await fields.password.fill(password)
  await withstand(fields.submit, 'login/login/useLoginForm')
  await fields.password.press('Enter')
  await sayToast(page, DONE)
  await expect(dialog).toBeHidden()
  const account = page.getByRole('link', { name: `Můj účet ${nickname.slice(0, 16)}` })
  await expect(account).toBeFocused()
  await page.getByRole('button', { name: 'Odhlásit' }).click()
  await sayToast(page, GONE)
  await expect(account).toBeHidden()
  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeFocused()
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)

  const again = loginFields(await openLogin(page))
  await expect(again.nickname).toHaveValue('')
  await expect(again.password).toHaveValue('')
})

test('R201 R274 what a wrong login says covers none of its fields, not even on a low phone', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const { nickname } = newPerson()
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/napoveda')
  const fields = loginFields(await openLogin(page))
  for (const password of ['první pokus', 'druhý pokus']) {
    await fields.nickname.fill(nickname)
    await fields.password.fill(password)
    await fields.submit.click()
    await expect(fields.password).toBeFocused()
    await sayToast(page, REFUSED)
  }

  const message = page.getByRole('alert').filter({ hasText: REFUSED })
  await expect(message).toHaveCount(1)
  const box = await message.boundingBox()
  const bottom = (box?.y ?? 0) + (box?.height ?? 0)
  expect((await fields.nickname.boundingBox())?.y).toBeGreaterThan(bottom)
})

test('R199 while the login is on its way its fields are disabled and a bar runs', async ({
  page,
}) => {
  const { nickname, password } = await knownGuest(page)
  await page.goto('/napoveda')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await held.promise
    await route.continue()
  })
  const dialog = await openLogin(page)
  const fields = loginFields(dialog)
  await fields.nickname.fill(nickname)
  await fields.password.fill(password)
  await fields.submit.click()

  await expect(dialog.getByRole('progressbar')).toBeVisible()
  for (const field of Object.values(fields)) await expect(field).toBeDisabled()
  held.resolve()
  await expect(dialog).toBeHidden()
})

test('R230 R231 R241 an emptied field says at once that it is needed', async ({ page }) => {
  await page.goto('/login')
  const fields = loginFields(page.getByRole('main'))
  await fields.nickname.fill('j')
  await fields.nickname.fill('')
  await expect(page.getByText('Pole „uživatelské jméno (přezdívka)“ je povinné.')).toBeVisible()
  await fields.submit.click()

  await expect(page.getByText('Pole „heslo“ je povinné.')).toBeVisible()
  await expect(fields.nickname).toBeFocused()
})

test('R052 R196 a protected page is remembered and returned to, with its query', async ({
  page,
}) => {
  const { nickname, password } = await knownGuest(page)
  await page.goto('/muj-ucet?tab=objednavky')
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  expect(await findings(page)).toEqual([])
  const fields = loginFields(page.getByRole('main'))
  await fields.nickname.fill(nickname)
  await fields.password.fill(password)
  await fields.submit.click()

  await expect(page).toHaveURL('/muj-ucet?tab=objednavky')
  await sayToast(page, DONE)
})

test('R242 a login never returns to another site', async ({ page }) => {
  const { nickname, password } = await knownGuest(page)
  await page.goto('/login?returnTo=//evil.example/muj-ucet')
  const fields = loginFields(page.getByRole('main'))
  await fields.nickname.fill(nickname)
  await fields.password.fill(password)
  await fields.submit.click()

  await sayToast(page, DONE)
  await expect(page).toHaveURL('/')
})

test('R198 R248 who is logged in has no business at the login nor at the registration', async ({
  page,
}) => {
  await register(page)
  for (const path of ['/login', '/registrace']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
})

test('R079 R197 R278 a logout ends at home and says so', async ({ page, expectedComplaints }) => {
  // What the account asked just before comes too late.
  expectedComplaints.push(/401/)
  await register(page)
  await page.goto('/muj-ucet')
  await hydrated(page)
  await page.getByRole('button', { name: 'Odhlásit' }).click()

  await expect(page).toHaveURL('/')
  await sayToast(page, GONE)
  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeVisible()
  await expect(page.getByText(/Vaše přihlášení skončilo/)).toBeHidden()
  await page.goto('/muj-ucet')
  await expect(page).toHaveURL(/\/login/)
})

test('R053 who comes to /logout is logged out and at home', async ({ page }) => {
  await register(page)
  await page.goto('/logout')

  await expect(page).toHaveURL('/')
  await sayToast(page, GONE)
  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-session')
})

test('R277 a logout that fails says so', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/503/)
  await register(page)
  await page.goto('/napoveda')
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 503, json: { message: 'Služba neodpovídá.', code: 'unavailable' } }),
  )
  await page.getByRole('button', { name: 'Odhlásit' }).click()

  await sayToast(page, 'Odhlášení se nezdařilo.')
  await expect(page).toHaveURL('/napoveda')
})

test('R078 R081 the name stands in the header before any script of the page runs', async ({
  page,
  expectedComplaints,
}) => {
  const { nickname } = await register(page)
  await page.goto('/napoveda')
  await expect(page.getByRole('link', { name: `Můj účet ${nickname.slice(0, 16)}` })).toBeVisible()

  // Code that a page is still loading would fail there and load that page again.
  await page.goto('about:blank')
  expectedComplaints.push(/ERR_FAILED/)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/pravidla-inzerce')
  await expect(page.getByRole('link', { name: 'Můj účet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeHidden()
  expect(
    await page.evaluate(() => document.documentElement.style.getPropertyValue('--user-name')),
  ).toContain(nickname.slice(0, 16))
})

test('R195 R202 the browser never holds a token in answers, readable cookies or its stores', async ({
  page,
}) => {
  const person = await knownGuest(page)
  await page.goto('/napoveda')
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/auth/login'),
    (async () => {
      const fields = loginFields(await openLogin(page))
      await fields.nickname.fill(person.nickname)
      await fields.password.fill(person.password)
      await fields.submit.click()
    })(),
  ])
  expect(answer.request().headers()).not.toHaveProperty('authorization')
  expect(await answer.json()).not.toHaveProperty('access_token')
  const kept = await page.evaluate(() =>
    [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
  )
  expect(kept).not.toMatch(/eyJ|__Host/)
  expect(kept).not.toContain(person.password)
})

test('R294 a session ended elsewhere is noticed with the next call, and the page stays', async ({
  page,
  browser,
  site,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const person = await register(page)
  const elsewhere = await openElsewhere(browser, site.id)
  await logIn(elsewhere, person)
  await elsewhere.evaluate(() =>
    fetch('/api/auth/sessions', { method: 'DELETE', headers: { 'x-inzrt-csrf': '1' } }),
  )
  await elsewhere.context().close()
  await page.goto('/napoveda')

  await expect(page.getByText('Vaše přihlášení skončilo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await expect(page).toHaveURL('/napoveda')
})

test('P037 after too many wrong passwords the login says how long to wait', {
  tag: '@once',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/401|429/)
  const { nickname } = await knownGuest(page)
  await page.goto('/login')
  const fields = loginFields(page.getByRole('main'))
  const wait = page.getByText(/^Příliš mnoho pokusů\. Zkuste to znovu za\s\d+\sminut/)
  await expect(async () => {
    await fields.nickname.fill(nickname)
    await fields.password.fill('spatne-heslo')
    await fields.submit.click()
    await expect(fields.submit).toBeEnabled()
    await expect(wait.first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('R005 somebody unknown is refused with the same words', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const { nickname, password } = newPerson()
  await page.goto('/login')
  const fields = loginFields(page.getByRole('main'))
  await fields.nickname.fill(nickname)
  await fields.password.fill(password)
  await fields.submit.click()

  await sayToast(page, REFUSED)
})
