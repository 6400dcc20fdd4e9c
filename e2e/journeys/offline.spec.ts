import { sendCutOff } from '../support/cutOff.ts'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { newPerson, register } from '../support/people.ts'
import { chooseSection, fillContact, fillText, newAd, sendAd } from '../support/placeAd.ts'
import { publishAsGuest } from '../support/postAd.ts'
import { section } from '../support/section.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('P061 without a connection a page of the site says so, and the same address works again with it', async ({
  page,
  context,
  sections,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.goto(sections.leaf.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení.')
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.leaf.name)
})

test('P061 marked ads are read without a connection, on a page that was never opened too', async ({
  page,
  context,
  adverts,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(adverts.first.path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const isRead = page.waitForResponse('**/api/front/marked-ads')
  await page.getByRole('button', { name: 'Do oblíbených' }).click()
  await isRead
  await context.setOffline(true)
  await page.goto('/napoveda')

  const favourites = page.getByRole('region', { name: 'Oblíbené inzeráty' })
  await expect(favourites.getByRole('listitem')).toHaveCount(1)
  await expect(
    favourites.getByRole('link', { name: adverts.first.heading, exact: true }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('P061 P044 favourites of an account are read without a connection until it is logged out of', async ({
  page,
  context,
  adverts,
  expectedComplaints,
}) => {
  // A call under way may hear of the logout first.
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /401/)
  await register(page)
  await page.goto(adverts.first.path)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: 'Do oblíbených' }).click()
  await expect(page.getByRole('link', { name: 'Všechny oblíbené' })).toBeVisible()
  await page.getByRole('link', { name: 'Všechny oblíbené' }).click()
  await expect(
    page.getByRole('list', { name: 'Oblíbené inzeráty' }).getByRole('listitem'),
  ).toHaveCount(1)
  const favourites = page.getByRole('region', { name: 'Oblíbené inzeráty' })
  await context.setOffline(true)
  await page.goto('/napoveda')
  await expect(
    favourites.getByRole('link', { name: adverts.first.heading, exact: true }),
  ).toBeVisible()

  await context.setOffline(false)
  await page.goto('/napoveda')
  await page.getByRole('button', { name: 'Odhlásit' }).click()
  await expect(page).toHaveURL('/')
  // With the session went all that the site kept in this browser, the worker too.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('P061 an ad that is being written when the connection ends is offered back with it', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await chooseSection(page)
  await page.getByLabel(/^Nadpis/).fill(ad.heading)
  await page.getByLabel(/^Text inzerátu/).fill(ad.content)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jste bez připojení.')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()
  await page.getByRole('button', { name: 'Obnovit rozepsaný inzerát' }).click()

  await expect(page.getByLabel(/^Nadpis/)).toHaveValue(ad.heading)
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(ad.content)
})

test('P061 an ad sent without a connection says so at its form, and goes with it by the next press', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, ad)
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await fillContact(page, ad)
  await sendCutOff(page.getByRole('form', { name: 'Vložit inzerát' }), 'Vložit inzerát')
  expect(await findings(page)).toEqual([])
  await sendAd(page)

  await expect(page.getByRole('heading', { name: 'Inzerát jsme přijali' })).toBeVisible()
})

test('P061 a message sent without a connection says so in its window, and goes with it once', async ({
  page,
  adverts,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(await publishAsGuest(page, adverts.first, newAd()))
  await page.getByRole('link', { name: 'Napsat zprávu' }).first().click()
  const form = page.getByRole('form', { name: 'Zpráva inzerentovi' })
  await form.getByRole('textbox', { name: /^Zpráva/ }).fill('Máte tu knihu pořád?')
  await form.getByLabel(/^Váš e-mail/).fill('kupec@posta.example')
  await sendCutOff(form, 'Poslat zprávu')
  expect(await findings(page)).toEqual([])
  await form.getByRole('button', { name: 'Poslat zprávu' }).click()

  await expect(page.getByText('Zprávu jsme přijali.')).toBeVisible()
})

test('P061 R054 a registration sent without a connection keeps its passwords, and goes with it', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const person = newPerson()
  await page.goto('/registrace')
  const form = page.getByRole('form', { name: 'Nová registrace' })
  await form.getByLabel('Přezdívka').fill(person.nickname)
  await form.getByLabel('E-mail', { exact: false }).first().fill(person.email)
  await form.getByLabel(/^Heslo \(povinné\)/).fill(person.password)
  await form.getByLabel('Heslo znovu').fill(person.password)
  await form.getByLabel(/Souhlasím s/).check()
  await sendCutOff(form, 'Zaregistrovat se')
  await form.getByRole('button', { name: 'Zaregistrovat se' }).click()

  await expect(page).toHaveURL('/muj-ucet')
})

test('P061 R201 a login and a profile sent without a connection keep what they hold, and go with it', async ({
  page,
  browser,
  site,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const elsewhere = await openElsewhere(browser, site.id)
  const person = await register(elsewhere)
  await elsewhere.context().close()
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Přihlášení' })
  const fields = loginFields(form)
  await fields.nickname.fill(person.nickname)
  await fields.password.fill(person.password)
  await sendCutOff(form, 'Přihlásit se')
  await expect(fields.password).toHaveValue(person.password)
  await fields.submit.click()
  await expect(page).toHaveURL('/')

  await page.goto('/muj-ucet?tab=nastaveni')
  const profile = section(page, 'Profil')
  await profile.getByLabel('Jméno').fill('Jana')
  await sendCutOff(profile, 'Uložit profil')
  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  await sayToast(page, 'Profil je uložený.')
})
