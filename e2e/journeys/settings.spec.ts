import { readFile } from 'node:fs/promises'
import { openElsewhere } from '../support/elsewhere.ts'
import { PASSWORDS } from '../support/leaks.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { logIn, mailsTo, register } from '../support/people.ts'
import { codeSentTo, newMobile } from '../support/phones.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

test('R128 R167 R241 R299 a profile is checked as it is typed, saved, and there after a reload', {
  tag: '@long-desktop',
}, async ({ page }) => {
  await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  const profile = section(page, 'Profil')
  await profile.getByLabel('Jméno').fill('Jana')
  await profile.getByLabel('Příjmení').fill('x'.repeat(51))
  await expect(profile.getByText(/může mít nejvýše 50/)).toBeVisible()
  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  await expect(profile.getByLabel('Příjmení')).toBeFocused()
  await profile.getByLabel('Příjmení').fill('Nová')
  await profile.getByText('Specifikovat lokalitu').click()
  await profile.getByRole('combobox').fill('602 00')
  const place = profile.getByRole('option').first()
  await expect(place).toContainText(/602\s00.*Region: /)
  await place.click()
  await withstand(
    profile.getByRole('button', { name: 'Uložit profil' }),
    'account/settings/ProfileSettings',
  )
  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  await sayToast(page, 'Profil je uložený.')

  await page.reload()
  await expect(profile.getByLabel('Jméno')).toHaveValue('Jana')
  await profile.getByRole('button', { name: 'Zrušit lokalitu' }).click()
  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  await sayToast(page, 'Profil je uložený.')
  await page.reload()
  await expect(profile.getByText('Specifikovat lokalitu')).toBeVisible()
})

test('P029 P036 a phone is kept once its code proves it, and may be taken back', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  const phone = section(page, 'Telefon')
  const number = phone.getByLabel('Telefonní číslo')
  await number.fill('12')
  await expect(phone.getByText('Telefon není ve správném tvaru.')).toBeVisible()
  const digits = newMobile()
  await number.fill(digits)
  await phone.getByRole('button', { name: 'Uložit telefon' }).click()
  await expect(phone.getByLabel('Ověřovací kód')).toBeFocused()
  await phone.getByRole('button', { name: 'Poslat ověřovací kód' }).click()
  await expect(phone.getByText('Kód jsme poslali.')).toBeVisible()
  await expect.poll(() => codeSentTo(digits)).toMatch(/^\d{6}$/)
  const code = await codeSentTo(digits)
  await phone.getByLabel('Ověřovací kód').fill(code === '111111' ? '222222' : '111111')
  await phone.getByRole('button', { name: 'Uložit telefon' }).click()
  await expect(phone.getByText('Ověřovací kód není správný nebo vypršel.')).toBeVisible()
  await phone.getByLabel('Ověřovací kód').fill(code)
  await withstand(
    phone.getByRole('button', { name: 'Uložit telefon' }),
    'account/settings/PhoneSettings',
  )
  await phone.getByRole('button', { name: 'Uložit telefon' }).click()
  await sayToast(page, 'Telefon je ověřený a uložený.')
  await expect(phone.getByText('ověřený', { exact: true })).toBeVisible()

  await phone.getByRole('button', { name: 'Odebrat telefon' }).click()
  await expect(phone.getByText('ověřený', { exact: true })).toHaveCount(0)
})

test('R167 R241 a business keeps its data in the profile and may not empty them', async ({
  page,
}) => {
  await register(page, {
    kind: 'business',
    companyName: 'Kola s.r.o.',
    companyId: '27082440',
    companyAddress: 'Cejl 12, 602 00 Brno',
    country: 'CZ',
    selfCertified: true,
  })
  await page.goto('/muj-ucet?tab=nastaveni')
  const profile = section(page, 'Profil')
  await expect(profile.getByLabel('IČO')).toHaveValue('27082440')
  await profile.getByLabel('IČO').fill('27082441')

  await expect(profile.getByText('IČO není platné.')).toBeVisible()
})

test('V015 the profile is typed by hand while the register is away, ceased firms refused', {
  tag: '@once',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/422/)
  await register(page, {
    kind: 'business',
    companyName: 'Kola s.r.o.',
    companyId: '27082440',
    companyAddress: 'Cejl 12, 602 00 Brno',
    country: 'CZ',
    selfCertified: true,
  })
  await page.goto('/muj-ucet?tab=nastaveni')
  const profile = section(page, 'Profil')
  await profile.getByLabel('IČO').fill('00000019')
  await expect(profile.getByText('podle rejstříku zanikla')).toBeVisible()
  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  await expect(profile.getByLabel('IČO')).toHaveAttribute('aria-invalid', 'true')
  await profile.getByLabel('IČO').fill('00000035')
  await expect(profile.getByText('Rejstřík teď neodpovídá.')).toBeVisible()
  await expect(profile.getByLabel(/Název firmy/)).toHaveValue('Kola s.r.o.')
  await profile.getByRole('button', { name: 'Uložit profil' }).click()

  await sayToast(page, 'Profil je uložený.')
})

test('P036 a new password ends other sessions, and a wrong old one is told under its field', async ({
  page,
  browser,
  site,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const person = await register(page)
  const other = await openElsewhere(browser, site.id)
  await logIn(other, person)
  await page.goto('/muj-ucet?tab=nastaveni')
  await expect(section(page, 'Přihlášená zařízení').getByRole('listitem')).toHaveCount(2)

  const password = section(page, 'Heslo')
  await password.getByLabel('Současné heslo').fill('tohle není ono')
  await password.getByLabel('Nové heslo', { exact: true }).fill(PASSWORDS.changed)
  await password.getByLabel('Nové heslo znovu').fill(PASSWORDS.changed)
  await password.getByRole('button', { name: 'Změnit heslo' }).click()
  await expect(password.getByText('Heslo není správné.')).toBeVisible()
  await expect(password.getByLabel('Současné heslo')).toBeFocused()
  await expect(password.getByLabel('Nové heslo znovu')).toHaveValue(PASSWORDS.changed)
  await password.getByLabel('Současné heslo').fill(person.password)
  const save = password.getByRole('button', { name: 'Změnit heslo' })
  await withstand(save, 'account/settings/PasswordSettings')
  await save.click()
  await sayToast(page, 'Heslo je změněné. Na ostatních zařízeních jsme vás odhlásili.')
  await expect(section(page, 'Přihlášená zařízení').getByRole('listitem')).toHaveCount(1)
  await other.goto('/muj-ucet')
  await expect(other).not.toHaveURL(/\/muj-ucet$/)
  await expect
    .poll(async () => (await mailsTo(person.email)).map(({ subject }) => subject).join())
    .toMatch(/heslo/i)
  await other.context().close()
})

test('P036 V013 a device logged out from another says so on its next page, and leads back there', {
  tag: '@long-phone',
}, async ({ page, browser, site }) => {
  const person = await register(page)
  const other = await openElsewhere(browser, site.id)
  await logIn(other, person)
  await other.goto('/muj-ucet')
  await expect(other.getByText('Potvrďte svůj e-mail.')).toBeVisible()
  await page.goto('/muj-ucet?tab=nastaveni')
  const sessions = section(page, 'Přihlášená zařízení')
  await expect(sessions.getByText('právě tady')).toBeVisible()
  await sessions.getByRole('button', { name: /^Odhlásit toto zařízení/ }).click()
  await sayToast(page, 'Zařízení je odhlášené.')

  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button', { name: 'Odhlásit ostatní' })).toHaveCount(0)
  await other.goto('/muj-ucet?tab=oblibene')
  await expect(other).toHaveURL(/\/login\?/)
  await expect(other.getByText(/^Vaše přihlášení skončilo/)).toBeVisible()
  const fields = loginFields(other.getByRole('main'))
  await fields.nickname.fill(person.nickname)
  await fields.password.fill(person.password)
  await fields.submit.click()
  await expect(other).toHaveURL('/muj-ucet?tab=oblibene')
  await other.context().close()
})

test('P036 another e-mail counts once its link was opened', { tag: '@long-desktop' }, async ({
  page,
}) => {
  const person = await register(page)
  const confirm = async (email: string) => {
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0)
    const [latest] = await mailsTo(email)
    await page.goto(latest?.links.find((link) => link.includes('overeni-emailu')) ?? '')
    await expect(page.getByRole('main')).toContainText('potvrzen')
  }
  await page.goto('/muj-ucet')
  await expect(page.getByText(`Na adresu ${person.email} jsme poslali odkaz`)).toBeVisible()
  await confirm(person.email)
  await page.goto('/muj-ucet?tab=nastaveni')
  const email = section(page, 'E-mail')
  await expect(email.getByText('potvrzený', { exact: true })).toBeVisible()
  await expect(page.getByText('Potvrďte svůj e-mail.')).toHaveCount(0)

  const next = `nova-${person.email}`
  await email.getByLabel('Nový e-mail').fill(next)
  await email.getByLabel('Současné heslo').fill(person.password)
  const change = email.getByRole('button', { name: 'Změnit e-mail' })
  await withstand(change, 'account/settings/EmailSettings')
  await change.click()
  await expect(email.getByText(`Čekáme na potvrzení adresy ${next}`)).toBeVisible()
  await expect(email.getByText(person.email, { exact: true })).toBeVisible()
  await confirm(next)
  await page.goto('/muj-ucet?tab=nastaveni')
  await expect(email.getByText(next, { exact: true })).toBeVisible()
})

test('P036 another confirming link can be sent, the next one after a minute', {
  tag: '@once',
}, async ({ page }) => {
  const { email } = await register(page)
  await page.goto('/muj-ucet')
  await page.getByRole('button', { name: 'Poslat odkaz znovu' }).click()
  await expect(page.getByText(/^Odkaz je na cestě\. Další můžete poslat za/)).toBeVisible()

  await expect(page.getByRole('button', { name: 'Poslat odkaz znovu' })).toBeDisabled()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
})

test('P045 own data come as a file, with what was chosen to be mailed', async ({ page }) => {
  const { nickname, email, password } = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await page.getByLabel(/^Nabídky a.novinky/).check()
  const save = page.getByRole('button', { name: 'Uložit upozornění' })
  await withstand(save, 'account/settings/NotificationSettings')
  await save.click()
  await sayToast(page, 'Upozornění jsou uložená.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout moje data' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')

  expect(file.suggestedFilename()).toMatch(/^moje-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(text).profile).toMatchObject({ nickname, email, marketing: true })
  expect(text).not.toContain(password)
})
