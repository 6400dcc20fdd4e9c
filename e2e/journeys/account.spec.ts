import { findings } from '../support/findings.ts'
import { register } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const TABS = ['inzeraty', 'objednavky', 'zpravy', 'oblibene', 'hledani', 'nastaveni'] as const

test('R055 the account asks a guest to log in and then opens where it was asked for', async ({
  page,
}) => {
  const { nickname, password } = await register(page)
  await page.context().clearCookies({ name: '__Host-session' })
  await page.context().clearCookies({ name: 'signed-in' })
  await page.goto('/muj-ucet?tab=nastaveni')
  await expect(page).toHaveURL(/\/login\?/)
  const form = page.getByRole('main')
  await form.getByLabel('uživatelské jméno (přezdívka)').fill(nickname)
  await form.getByLabel('heslo', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Přihlásit se' }).click()

  await expect(page).toHaveURL(/\/muj-ucet\?tab=nastaveni$/)
  await expect(page.getByRole('heading', { name: 'Profil' })).toBeVisible()
})

test('R245 each part of the account has its address, back leads to the last one, an empty one leads on', async ({
  page,
}) => {
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`R245 N024 axe finds nothing in any part of the account, ${colorScheme}`, async ({
    page,
  }) => {
    // Eight pages, each looked through as a whole.
    test.slow()
    await page.emulateMedia({ colorScheme })
    await register(page)
    for (const tab of TABS) {
      await page.goto(`/muj-ucet?tab=${tab}`)
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByText('Potvrďte svůj e-mail.')).toBeVisible()
      expect(await findings(page), tab).toEqual([])
    }
    await page.getByRole('button', { name: 'Zrušit účet' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page), 'deletion').toEqual([])
    await page.goto('/co-o-mne-vite')
    await expect(page.getByRole('list', { name: 'Cookies' })).toBeVisible()
    expect(await findings(page), 'browser').toEqual([])
  })
