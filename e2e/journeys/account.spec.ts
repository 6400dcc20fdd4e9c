import { findingsInSchemes } from '../support/findings.ts'
import { hydrated } from '../support/hydrated.ts'
import { loginFields, sayToast } from '../support/login.ts'
import { forgetLogin, register } from '../support/people.ts'
import { newAd } from '../support/placeAd.ts'
import { postAd } from '../support/postAd.ts'
import { expect, test } from '../support/test.ts'
import { write } from '../support/write.ts'

const TABS = [
  'inzeraty',
  'objednavky',
  'zpravy',
  'upozorneni',
  'oblibene',
  'hledani',
  'statistiky',
  'nastaveni',
] as const

test('R055 the account asks a guest to log in and then opens where it was asked for', async ({
  page,
}) => {
  const { nickname, password } = await register(page)
  await forgetLogin(page)
  await page.goto('/muj-ucet?tab=nastaveni')
  await expect(page).toHaveURL(/\/login\?/)
  const form = page.getByRole('main')
  await form.getByLabel('uživatelské jméno (přezdívka)').fill(nickname)
  await form.getByLabel('heslo', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Přihlásit se' }).click()

  await expect(page).toHaveURL(/\/muj-ucet\?tab=nastaveni$/)
  await expect(page.getByRole('heading', { name: 'Profil' })).toBeVisible()
})

test('P008 a guest who watches a search learns why it needs a login, and it is kept after', async ({
  page,
}) => {
  const person = await register(page)
  await forgetLogin(page)
  await page.goto('/search?term=kolo')
  await hydrated(page)
  await page.getByRole('button', { name: 'Uložit hledání' }).click()
  const dialog = page.getByRole('dialog', { name: 'Přihlášení' })
  await expect(dialog).toContainText('Nové inzeráty posíláme na e-mail vašeho účtu')
  await loginFields(dialog).nickname.fill(person.nickname)
  await loginFields(dialog).password.fill(person.password)
  await loginFields(dialog).submit.click()

  await sayToast(page, 'Hledání je uložené. Nové inzeráty vám pošleme jednou denně e-mailem.')
  await expect(page).toHaveURL('/search?term=kolo')
  const kept = page.getByRole('link', { name: 'Hledání máte uložené' })
  await expect(kept).toBeVisible()
  await page.reload()
  await kept.click()
  await expect(page).toHaveURL(/tab=hledani$/)
  await expect(page.getByRole('main')).toContainText('kolo')

  await page.goto('/muj-ucet?tab=nastaveni')
  const frequency = page.getByRole('combobox', { name: 'kolo' })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await frequency.selectOption('jednou týdně')
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(frequency).toHaveValue('weekly')
})

test('P011 what a guest marked stands in the account after the login', async ({
  page,
  adverts,
}) => {
  await page.goto(adverts.first.path)
  await page.getByRole('button', { name: 'Do oblíbených' }).click()
  await expect(page.getByRole('button', { name: 'V oblíbených' })).toBeVisible()
  await register(page)
  await page.goto('/muj-ucet?tab=oblibene')

  await expect(
    page
      .getByRole('list', { name: 'Oblíbené inzeráty' })
      .locator(`a[href="${adverts.first.path}"]`),
  ).not.toHaveCount(0)
})

test('R245 each part of the account has its address, and back leads to the last one', {
  tag: '@long-phone',
}, async ({ page }) => {
  await register(page)
  await page.goto('/muj-ucet')
  const parts = page.getByRole('navigation', { name: 'Části účtu' })
  await expect(page.getByText('Zatím tu nemáte žádný aktivní inzerát')).toBeVisible()
  await page.getByRole('link', { name: 'Končí do 7 dnů' }).click()
  await expect(page.getByText('V příštích sedmi dnech žádný inzerát nekončí')).toBeVisible()
  await parts.getByRole('link', { name: 'Objednávky' }).click()
  await expect(page.getByText('Zatím žádné objednávky')).toBeVisible()
  await expect(parts.getByRole('link', { name: 'Objednávky' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goBack()
  await expect(page).toHaveURL(/filter=konci/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Končí do 7 dnů' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('R245 N024 axe finds nothing in any part of the account, empty or filled, in any scheme', async ({
  page,
  site,
  adverts,
}) => {
  // Nine pages, each looked through as a whole.
  test.slow()
  await register(page)
  const look = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    expect.soft(await findingsInSchemes(page, site.schemes), path).toEqual([])
  }
  for (const tab of TABS) await look(`/muj-ucet?tab=${tab}`)
  await expect(page.getByText('Potvrďte svůj e-mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Zrušit účet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await findingsInSchemes(page, site.schemes), 'deletion').toEqual([])
  await write(page, '/api/front/me/favourites', { slugs: [adverts.first.slug] })
  await write(page, '/api/front/me/searches', { query: 'term=kolo', frequency: 'daily' })
  await postAd(page, adverts.first, newAd())
  for (const filled of ['inzeraty&filter=cekajici', 'oblibene', 'hledani'])
    await look(`/muj-ucet?tab=${filled}`)
  await page.goto('/co-o-mne-vite')
  await expect(page.getByRole('list', { name: 'Cookies' })).toBeVisible()
  expect(await findingsInSchemes(page, site.schemes), 'browser').toEqual([])
})
