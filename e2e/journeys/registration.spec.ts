import type { Page, Route } from '@playwright/test'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings } from '../support/findings.ts'
import { sayToast } from '../support/login.ts'
import { mailsTo, newPerson, register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { withstand } from '../support/withstand.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Nová registrace' })

const fill = async (page: Page, person: ReturnType<typeof newPerson>) => {
  await form(page).getByLabel('Přezdívka').fill(person.nickname)
  await form(page).getByLabel('E-mail', { exact: false }).first().fill(person.email)
  await form(page)
    .getByLabel(/^Heslo \(povinné\)/)
    .fill(person.password)
  await form(page).getByLabel('Heslo znovu').fill(person.password)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Zaregistrovat se' }).click()

test('R004 R054 R050 a new user registers, is logged in, and confirms the address from the mail', {
  tag: '@long-phone',
}, async ({ page }) => {
  const person = newPerson()
  await page.goto('/registrace')
  await fill(page, person)
  expect(await findings(page)).toEqual([])
  await form(page)
    .getByLabel(/Souhlasím s/)
    .check()
  await withstand(
    form(page).getByRole('button', { name: 'Zaregistrovat se' }),
    'login/register/Register',
  )
  await send(page)

  await expect(page).toHaveURL('/muj-ucet')
  await sayToast(page, 'Registrace proběhla úspěšně. Potvrďte prosím svůj e-mail.')
  await expect(
    page.getByRole('link', { name: `Můj účet ${person.nickname.slice(0, 16)}` }),
  ).toBeVisible()

  const link = (await mailsTo(person.email))
    .flatMap(({ links }) => links)
    .find((url) => url.includes('overeni-emailu'))
  await page.goto(link ?? '')
  await expect(page.getByText(/e-mail je potvrzený/)).toBeVisible()
  await expect(page).toHaveURL('/uzivatel/overeni-emailu')
  expect(await findings(page)).toEqual([])
})

test('R004 a registration whose answer was lost is sent again and logs in', {
  tag: '@once',
}, async ({ page, playwright, expectedComplaints }) => {
  expectedComplaints.push(/ERR_CONNECTION_FAILED/)
  const line = await playwright.request.newContext()
  const cut = async (route: Route) => {
    const request = route.request()
    const reached = await line.fetch(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      data: request.postData() ?? '',
    })
    expect(reached.status()).toBe(201)
    await route.abort('connectionfailed')
  }
  await page.route('**/api/auth/register', cut, { times: 1 })
  await page.goto('/registrace')
  await fill(page, newPerson())
  await form(page)
    .getByLabel(/Souhlasím s/)
    .check()
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'nedostupná' })).toBeVisible()
  await send(page)

  await expect(page).toHaveURL('/muj-ucet')
  await line.dispose()
})

test('R050 a link that is no good says so and offers the next step', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  await page.goto('/uzivatel/overeni-emailu?token=neplatny-odkaz')

  await expect(page.getByText(/Odkaz neplatí/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Přihlásit se a poslat/ })).toBeVisible()
})

test('R054 R194 V015 a business registers with its IČO; the Czech Republic is first of 249 countries', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/registrace')
  await form(page).getByRole('radio', { name: 'Firma nebo podnikatel' }).check()
  await fill(page, person)
  await form(page).getByLabel(/IČO/).fill('27082441')
  await expect(page.getByText('IČO není platné.')).toBeVisible()
  await form(page).getByLabel(/IČO/).fill('27082440')
  await expect(form(page).getByText('jsme doplnili z rejstříku')).toBeVisible()
  await expect(form(page).getByLabel(/Sídlo/)).toHaveValue(/60200 Brno$/)
  await expect(form(page).getByLabel('DIČ')).toHaveValue('CZ27082440')
  await form(page).getByLabel(/IČO/).fill('00000035')
  await expect(form(page).getByText('Rejstřík teď neodpovídá.')).toBeVisible()
  await expect(form(page).getByLabel(/Sídlo/)).toHaveValue('')
  await form(page).getByLabel(/IČO/).fill('27082440')
  await expect(form(page).getByLabel(/Sídlo/)).toHaveValue(/60200 Brno$/)
  await form(page)
    .getByLabel(/Název firmy/)
    .fill('Jízdní kola Kolář')
  const country = form(page).getByLabel('Země')
  await expect(country.locator('option').first()).toHaveText('Česká republika')
  await expect(country.locator('option')).toHaveCount(249)
  await form(page)
    .getByLabel(/v.souladu s.právem/)
    .check()
  await form(page)
    .getByLabel(/Souhlasím s/)
    .check()
  await send(page)

  await expect(page).toHaveURL('/muj-ucet')
})

test('R241 what is wrong stands under its field and in a summary, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/registrace')
  const person = newPerson()
  await fill(page, person)
  await form(page).getByLabel('Heslo znovu').fill('jiné heslo')
  await expect(page.getByText('Hesla se neshodují.')).toBeVisible()
  await send(page)

  const summary = page.getByRole('alert').filter({ hasText: 'Formulář se nepodařilo odeslat' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Bez souhlasu s\u00a0pravidly inzerce nejde pokračovat.')
  await summary.getByRole('link', { name: 'Hesla se neshodují.' }).click()
  await expect(form(page).getByLabel('Heslo znovu')).toBeFocused()
  await expect(form(page).getByLabel('Přezdívka')).toHaveValue(person.nickname)
  expect(await findings(page)).toEqual([])
})

test('R241 a reload keeps what was typed into a registration, but no password', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/registrace')
  await fill(page, person)
  await send(page)
  await expect(page.getByRole('alert').first()).toBeFocused()
  await page.reload()

  await expect(form(page).getByLabel('Přezdívka')).toHaveValue(person.nickname)
  await expect(form(page).getByLabel(/^E-mail/)).toHaveValue(person.email)
  await expect(form(page).getByLabel(/^Heslo \(povinné\)/)).toHaveValue('')
  await expect(form(page).getByLabel(/Souhlasím s/)).not.toBeChecked()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain(person.nickname)
  expect(kept).not.toContain(person.password)
})

test('R236 a mistyped host of an address is asked about and corrected at a press', async ({
  page,
}) => {
  await page.goto('/registrace')
  await form(page)
    .getByLabel(/^E-mail/)
    .fill('jana@seznma.cz')
  await form(page).getByRole('button', { name: 'Opravit na jana@seznam.cz' }).click()

  await expect(form(page).getByLabel(/^E-mail/)).toHaveValue('jana@seznam.cz')
  await expect(form(page).getByText(/překlep/)).toHaveCount(0)
  expect(await findings(page)).toEqual([])
})

test('R004 a nickname that is taken is refused under its field, also in other letters', async ({
  page,
  browser,
  site,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const known = await register(page)
  const second = await openElsewhere(browser, site.id)
  await second.goto('/registrace')
  await fill(second, { ...newPerson(), nickname: known.nickname.toUpperCase() })
  await form(second)
    .getByLabel(/Souhlasím s/)
    .check()
  await send(second)

  await expect(form(second).getByLabel('Přezdívka')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(second).getByLabel('Heslo znovu')).toHaveValue(known.password)
  await second.context().close()
})

test('R004 rules and privacy open over the registration, which keeps its values', async ({
  page,
}) => {
  await page.goto('/registrace')
  await form(page).getByLabel('Přezdívka').fill('jana')
  for (const [link, title] of [
    ['pravidly inzerce', 'Pravidla inzerce'],
    ['zpracování osobních údajů', /osobních údajů/],
  ] as const) {
    await form(page).getByRole('link', { name: link, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expect(form(page).getByLabel('Přezdívka')).toHaveValue('jana')
})

test('R234 a password may be pasted and seen, and its strength is hinted', async ({ page }) => {
  await page.goto('/registrace')
  const password = form(page).getByLabel(/^Heslo \(povinné\)/)
  await password.fill('kolo')
  await expect(page.getByText(/Alespoň 8\sznaků/)).toBeVisible()
  await password.fill('modré kolo jede')
  await expect(page.getByText('Silné heslo.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Ukázat heslo' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
})
