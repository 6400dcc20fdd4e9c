import { authenticatorApp } from '../support/authenticatorApp.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { forgetLogin, mailsTo, register } from '../support/people.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const SETTINGS = '/muj-ucet?tab=nastaveni'
const PART = 'Přihlášení ve dvou krocích'

test('V026 an app is set up, the login takes its code, and a recovery code removes it', {
  tag: '@once',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/403|422/)
  const person = await register(page)
  await page.goto(SETTINGS)
  const part = section(page, PART)
  await part.getByRole('button', { name: /^Nastavit aplikaci/ }).click()
  await part.getByLabel('Současné heslo').fill(person.password)
  const goOn = part.getByRole('button', { name: 'Pokračovat' })
  await withstand(goOn, 'account/settings/second-factor/AppPassword')
  await goOn.click()
  await expect(part.getByRole('img', { name: 'QR kód pro aplikaci' })).toBeVisible()
  const key = (await part.getByRole('code').textContent()) ?? ''
  await part.getByLabel('Kód', { exact: true }).fill(await authenticatorApp(key))
  const turnOn = part.getByRole('button', { name: 'Zapnout' })
  await withstand(turnOn, 'account/settings/second-factor/AppCode')
  await part.getByLabel('Kód', { exact: true }).fill(await authenticatorApp(key))
  await turnOn.click()
  await expect(part.getByRole('heading', { name: 'Záložní kódy' })).toBeFocused()
  const codes = await part.getByRole('code').allTextContents()
  expect(codes).toHaveLength(10)
  await part.getByRole('button', { name: 'Kódy mám uložené' }).click()
  await expect(part.getByText('Zbývá 10 záložních kódů.')).toBeVisible()

  await forgetLogin(page)
  await page.goto(`/login?returnTo=${encodeURIComponent(SETTINGS)}`)
  const login = loginFields(page.getByRole('main'))
  await login.nickname.fill(person.nickname)
  await login.password.fill(person.password)
  await login.submit.click()
  const code = page.getByLabel(/^kód z.aplikace/)
  await expect(code).toBeFocused()
  await code.fill('000000')
  const logIn = page.getByRole('main').getByRole('button', { name: 'Přihlásit se' })
  await withstand(logIn, 'login/login/SecondStep')
  await logIn.click()
  await expect(page.getByText('Kód není správný, nebo už byl jednou použitý.')).toBeVisible()
  await code.fill(await authenticatorApp(key, 1))
  await logIn.click()
  await expect(page).toHaveURL(SETTINGS)

  await part.getByRole('button', { name: /^Odebrat ?: Aplikace/ }).click()
  const proof = page.getByRole('dialog', { name: 'Potvrďte, že jste to vy' })
  await proof.getByRole('button', { name: 'Použít záložní kód' }).click()
  await proof.getByLabel('záložní kód').fill(codes[0] ?? '')
  const prove = proof.getByRole('button', { name: 'Potvrdit' })
  await withstand(prove, 'account/settings/second-factor/Proof')
  await prove.click()
  await sayToast(page, 'Aplikace je odebraná.')
  await expect(part.getByText(/^Vypnuté/)).toBeVisible()
  await expect(async () => {
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith(PART))).toHaveLength(2)
    expect(subjects.some((subject) => subject.startsWith('Použitý záložní kód'))).toBe(true)
  }).toPass()
})

test('V026 a passkey is made, takes the second step, proves a change and is removed', {
  tag: '@once',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/403|422/)
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const person = await register(page)
  await page.goto(SETTINGS)
  const part = section(page, PART)
  await part.getByRole('button', { name: 'Přidat přístupový klíč' }).click()
  await part.getByLabel('Název klíče').fill('Služební notebook')
  await part.getByLabel('Současné heslo').fill(person.password)
  const make = part.getByRole('button', { name: 'Vytvořit klíč' })
  await withstand(make, 'account/settings/second-factor/PasskeySetup')
  await make.click()
  await part.getByRole('button', { name: 'Kódy mám uložené' }).click()
  await expect(part.getByText(/zatím nepoužitý$/)).toBeVisible()

  // Chromium forgets the login, its keys stay.
  await forgetLogin(page)
  await page.goto(`/login?returnTo=${encodeURIComponent(SETTINGS)}`)
  const login = loginFields(page.getByRole('main'))
  await login.nickname.fill(person.nickname)
  await login.password.fill(person.password)
  await login.submit.click()
  await page.getByRole('button', { name: 'Přihlásit se přístupovým klíčem' }).click()
  await expect(page).toHaveURL(SETTINGS)
  await expect(part.getByText(/naposledy použitý/)).toBeVisible()

  await part.getByRole('button', { name: /^Odebrat ?: Služební/ }).click()
  await page.getByRole('button', { name: 'Použít přístupový klíč' }).click()
  await sayToast(page, 'Přístupový klíč je odebraný.')
  await expect(part.getByText(/^Vypnuté/)).toBeVisible()
})
