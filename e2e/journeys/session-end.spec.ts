import type { Browser, Page } from '@playwright/test'
import { openElsewhere } from '../support/elsewhere.ts'
import { findings } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { QUIET_PAGE } from '../support/openBlankPage.ts'
import { logIn, type Person, register } from '../support/people.ts'
import { chooseSection, fillText, newAd, sendAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { section } from '../support/section.ts'
import type { SiteName } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const loginWindow = (page: Page) => page.getByRole('dialog', { name: 'Přihlášení' })

const ENDED = /Vaše přihlášení skončilo.*Co jste napsali, zůstává/

/** Logs out in another tab of the same browser. */
const leaveInOtherTab = async (page: Page) => {
  const tab = await page.context().newPage()
  await tab.goto(QUIET_PAGE)
  await hydrated(tab)
  await tab.getByRole('button', { name: 'Odhlásit' }).click()
  await expect(tab).toHaveURL('/')
  await tab.close()
}

/** Ends the sessions of a person from another machine. */
const endFromElsewhere = async (browser: Browser, site: SiteName, person: Person) => {
  const elsewhere = await openElsewhere(browser, site)
  await logIn(elsewhere, person)
  await elsewhere.goto('/muj-ucet?tab=nastaveni')
  await section(elsewhere, 'Přihlášená zařízení')
    .getByRole('button', { name: 'Odhlásit ostatní' })
    .click()
  await sayToast(elsewhere, 'Na ostatních zařízeních jste odhlášeni.')
  await elsewhere.context().close()
}

const enter = async (page: Page, { nickname, password }: Pick<Person, 'nickname' | 'password'>) => {
  const fields = loginFields(loginWindow(page))
  await fields.nickname.fill(nickname)
  await fields.password.fill(password)
  await fields.submit.click()
}

test('V013 an ad keeps its text when another tab ends the session, and is sent once back in', {
  tag: '@long-phone',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  const person = await register(page)
  const ad = newAd()
  await page.goto('/vlozit-inzerat')
  await chooseSection(page)
  await fillText(page, ad)
  await page.getByRole('button', { name: 'Pokračovat ke kontaktu' }).click()
  await expect(page.getByLabel('Přezdívka')).toHaveValue(person.nickname)
  await leaveInOtherTab(page)

  await expect(loginWindow(page)).toContainText(ENDED)
  await expect(loginFields(loginWindow(page)).nickname).toHaveValue(person.nickname)
  await expect(loginFields(loginWindow(page)).password).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Přezdívka')).toHaveValue(person.nickname)
  await expect(page.getByLabel(/^Heslo k inzerátu/)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Co jste napsali' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.reload()
  const draft = page.getByRole('region', { name: 'Rozepsaný inzerát' })
  await expect(draft).toContainText(ad.heading)
  await expect(draft).toContainText(`Vznikl pod účtem ${person.nickname}.`)
  await page.getByRole('button', { name: 'Obnovit rozepsaný inzerát' }).click()
  await expect(loginWindow(page)).toContainText(ENDED)
  await page.keyboard.press('Escape')
  await page.getByLabel(/Souhlasím s/).check()
  await sendAd(page)
  await enter(page, person)

  await expect(page.getByRole('heading', { name: 'Inzerát jsme přijali' })).toBeVisible()
  await page.goto('/muj-ucet?tab=inzeraty&filter=cekajici')
  await expect(page.getByRole('link', { name: ad.heading })).toBeVisible()
})

test('V013 a profile whose session ended elsewhere is saved after a login of its owner only', {
  tag: '@once',
}, async ({ page, browser, site, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  const other = await openElsewhere(browser, site.id)
  const petr = await register(other)
  const jana = await register(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  const profile = section(page, 'Profil')
  await profile.getByLabel('Jméno').fill('Jana')
  await endFromElsewhere(browser, site.id, jana)
  await profile.getByRole('button', { name: 'Uložit profil' }).click()
  await expect(loginWindow(page)).toContainText(ENDED)
  await enter(page, petr)

  const asked = page.getByRole('dialog', { name: 'Jste přihlášeni jako někdo jiný' })
  await expect(asked).toContainText(`psali jako ${jana.nickname}`)
  expect(await findings(page)).toEqual([])
  await asked.getByRole('button', { name: `Přihlásit se jako ${jana.nickname}` }).click()
  await enter(page, jana)
  await sayToast(page, 'Profil je uložený.')
  await expect(page).toHaveURL('/muj-ucet?tab=nastaveni')
  await page.reload()
  await expect(profile.getByLabel('Jméno')).toHaveValue('Jana')
  await other.goto('/muj-ucet?tab=nastaveni')
  await expect(section(other, 'Profil').getByLabel('Jméno')).toHaveValue('')
  await other.context().close()
})

test('V013 a change of an own ad goes on after the login, without its password', {
  tag: '@once',
}, async ({ page, adverts, expectedComplaints }) => {
  expectedComplaints.push(/401/)
  const person = await register(page)
  const slug = await postAd(page, adverts.first, newAd())
  const content = 'Kniha v pěkném stavu, čtená dvakrát. Osobní odběr po domluvě kdekoli v Brně.'
  await page.goto(`/${slug}/edit`)
  await page.getByLabel(/^Text inzerátu/).fill(content)
  await leaveInOtherTab(page)
  await expect(loginWindow(page)).toContainText(ENDED)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(content)

  await page.getByRole('button', { name: 'Uložit změny' }).click()
  await enter(page, person)
  await sayToast(page, 'Změny byly uloženy.')
  await page.reload()
  await expect(page.getByLabel(/^Text inzerátu/)).toHaveValue(content)
})

test('V013 a page with nothing typed becomes a guest’s as before', async ({ page }) => {
  await register(page)
  await page.goto('/vlozit-inzerat')
  await hydrated(page)
  await leaveInOtherTab(page)

  await expect(page.getByRole('button', { name: 'Přihlášení / registrace' })).toBeVisible()
  await expect(loginWindow(page)).toHaveCount(0)
})
