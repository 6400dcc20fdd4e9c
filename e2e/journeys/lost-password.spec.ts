import { nonBreaking } from '@inzrt/domain/text'
import type { Page } from '@playwright/test'
import { findings } from '../support/findings.ts'
import { PASSWORDS } from '../support/leaks.ts'
import { loginFields, openLogin, sayToast } from '../support/login.ts'
import { forgetLogin, linkIn, mailsTo, type Person, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const ASKED =
  'Žádost o resetování hesla proběhla úspěšně. Email s odkazem pro resetování byl odeslán.'
const DONE = 'Resetování hesla proběhlo úspěšně. Nyní se můžete přihlásit.'
const EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'
const NEW = PASSWORDS.reset

const forgetful = async (page: Page): Promise<Person> => {
  const person = await register(page)
  await forgetLogin(page)

  return person
}

const askFor = async (page: Page, nickname: string) => {
  const main = page.getByRole('main')
  await main.getByLabel('uživatelské jméno (přezdívka)').fill(nickname)
  await main.getByRole('button', { name: 'Resetovat heslo' }).click()
  await sayToast(page, ASKED)
}

const typePassword = async (page: Page, password: string) => {
  await page.getByLabel('heslo', { exact: true }).fill(password)
  await page.getByLabel('heslo znovu').fill(password)
}

const setPassword = async (page: Page, password: string) => {
  await typePassword(page, password)
  await page.getByRole('button', { name: 'Odeslat', exact: true }).click()
}

const resetMail = async (email: string) =>
  (await mailsTo(email)).find(({ subject }) => subject.includes('heslo'))

test('R051 R099 R203 R204 R279 R280 by the mailed link: its token leaves the address, the old password dies', {
  tag: '@long-desktop',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  const person = await forgetful(page)
  await page.goto('/uzivatel/reset-hesla')
  await expect(page.getByRole('heading', { name: 'Zapomenuté heslo', level: 1 })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('main').getByLabel('uživatelské jméno (přezdívka)').fill(person.nickname)
  await withstand(
    page.getByRole('main').getByRole('button', { name: 'Resetovat heslo' }),
    'login/lost-password/AskForReset',
  )
  await askFor(page, person.nickname)

  await page.goto(await linkIn(person.email, 'reset-hesla?'))
  await expect(page.getByRole('heading', { name: 'Resetování hesla', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/uzivatel/reset-hesla')
  await expect(page.getByLabel('kód', { exact: true })).toBeHidden()
  expect(await findings(page)).toEqual([])
  await typePassword(page, NEW)
  await withstand(
    page.getByRole('button', { name: 'Odeslat', exact: true }),
    'login/lost-password/SetPassword',
  )
  await setPassword(page, NEW)

  await expect(page).toHaveURL(/\/login\?returnTo=%2Fmuj-ucet/)
  await sayToast(page, DONE)
  const fields = loginFields(page.getByRole('main'))
  await expect(fields.nickname).toHaveValue(person.nickname)
  await fields.password.fill(person.password)
  await fields.submit.click()
  await sayToast(page, 'Uživatelské jméno nebo heslo není správně.')
  await fields.password.fill(NEW)
  await fields.submit.click()
  await expect(page).toHaveURL('/muj-ucet')
})

test('R087 R096 R097 R100 R102 R233 in its window by the typed code, four letters and no more', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const person = await forgetful(page)
  await page.goto('/napoveda')
  await (await openLogin(page)).getByRole('button', { name: 'Zapomenuté heslo' }).click()
  const first = page.getByRole('dialog', { name: 'Zapomenuté heslo' })
  await expect(
    first.getByText(nonBreaking('Napište svou přezdívku nebo e-mail. Pošleme vám odkaz')),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
  await first.getByLabel('uživatelské jméno (přezdívka)').fill(person.nickname)
  await first.getByRole('button', { name: 'Resetovat heslo' }).click()
  await sayToast(page, ASKED)

  const second = page.getByRole('dialog', { name: 'Resetování hesla' })
  const code = second.getByLabel('kód', { exact: true })
  await expect(code).toBeFocused()
  await second.getByRole('button', { name: 'Odeslat' }).click()
  await expect(second.getByText('Pole „kód“ je povinné.')).toBeVisible()
  await code.pressSequentially('abcde')
  await expect(code).toHaveValue('abcd')
  expect(await findings(page)).toEqual([])

  const text = (await resetMail(person.email))?.text ?? ''
  await code.fill(/^ *([0-9A-HJKMNP-TV-Z]{4}) *$/m.exec(text)?.[1] ?? '')
  await setPassword(page, NEW)
  await sayToast(page, DONE)
  await expect(page).toHaveURL(/\/login/)
})

test('R102 a new request begins with an empty form', async ({ page }) => {
  const person = await forgetful(page)
  await page.goto('/uzivatel/reset-hesla')
  await askFor(page, person.nickname)
  await page.getByRole('button', { name: 'Nová žádost o reset hesla' }).click()

  await expect(page.getByRole('heading', { name: 'Zapomenuté heslo', level: 1 })).toBeVisible()
  await expect(page.getByLabel('uživatelské jméno (přezdívka)')).toHaveValue('')
})

test('R098 the first step leads to the login and to the registration', async ({ page }) => {
  await page.goto('/uzivatel/reset-hesla')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Nová registrace' })).toHaveAttribute(
    'href',
    '/registrace',
  )
  await main.getByRole('link', { name: 'Přihlášení' }).click()

  await expect(page).toHaveURL('/login')
})

test('R101 R234 R235 R281 R311 short, differing and refused passwords are told under their fields', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const person = await forgetful(page)
  await page.goto('/uzivatel/reset-hesla')
  await askFor(page, person.nickname)
  await page.getByLabel('heslo', { exact: true }).fill('sedmzna')
  await expect(page.getByText('Pole „heslo“ musí mít alespoň 8 znaků.')).toBeVisible()
  await page.getByLabel('heslo znovu').fill('něco jiného')
  await expect(page.getByText('Hesla se neshodují.')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Odeslat', exact: true })).toBeVisible()

  await page.getByLabel('kód', { exact: true }).fill('0000')
  await setPassword(page, NEW)
  await sayToast(page, 'Resetování hesla se nezdařilo.')
  await expect(page.getByLabel('kód', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('R282 a link that has had its time asks for a new request', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  await page.goto(`/uzivatel/reset-hesla?nickname=jana_k&token=${'x'.repeat(43)}`)
  await setPassword(page, NEW)

  await sayToast(page, EXPIRED)
})

test('R203 somebody unknown gets the same answer', async ({ page }) => {
  await page.goto('/uzivatel/reset-hesla')
  await askFor(page, 'nikdo-takovy-tu-neni')

  await expect(page.getByRole('heading', { name: 'Resetování hesla', level: 1 })).toBeVisible()
})
