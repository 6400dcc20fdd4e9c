import { randomUUID } from 'node:crypto'
import { findingsInSchemes } from '../support/findings.ts'
import { QUIET_PAGE } from '../support/openBlankPage.ts'
import { linkIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

const newEmail = () => `hlidac.${randomUUID().slice(0, 8)}@posta.example`

test('V008 a search is watched by a confirmed address alone, without JavaScript', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/search?term=kolo&priceTo=3000')
  await page.getByRole('link', { name: 'Hlídat bez účtu' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'kolo, do 3 000 Kč' })).toBeVisible()
  await page.getByLabel(/^e-mail/i).fill(email)
  await page.getByLabel('jednou týdně přehled').check()
  await page.getByRole('button', { name: 'Poslat potvrzovací e-mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ještě to potvrďte/)
  await expect(page.getByRole('link', { name: 'Zpět k výsledkům' })).toHaveAttribute(
    'href',
    '/search?term=kolo&priceTo=3000',
  )

  await page.goto(await linkIn(email, 'hlidani/potvrzeni'))
  await page.getByRole('button', { name: 'Hlídat nové inzeráty' }).click()
  await expect(page.getByRole('status')).toContainText('Hlídáme.')
  await expect(main.getByRole('link', { name: 'Hledat inzeráty' })).toBeVisible()
})

test('V008 what cannot be an address is said under its field, and the search stays', async ({
  page,
}) => {
  await page.goto('/hlidani?term=kolo')
  await page.getByLabel(/^e-mail/i).fill('jana@posta')
  await page.getByRole('button', { name: 'Poslat potvrzovací e-mail' }).click()

  await expect(page.getByLabel(/^e-mail/i)).toHaveAccessibleDescription(/Zadejte prosím platnou/)
  await expect(page.getByRole('link', { name: 'kolo', exact: true })).toBeVisible()
})

test('V008 a link that is not whole ends nothing and says what to do', async ({ page }) => {
  await page.goto('/uzivatel/odhlasit-odber')
  await expect(page.getByRole('main')).toContainText('Odkaz není úplný')
  await page.goto(`/uzivatel/odhlasit-odber?token=1-${'a'.repeat(43)}`)
  await page.getByRole('button', { name: 'Už mi upozornění neposílejte' }).click()

  await expect(page.getByRole('status')).toContainText('Tahle upozornění už neposíláme')
})

test.describe('with a script', () => {
  test.use({ javaScriptEnabled: true })

  test('V008 P009 the link of a letter ends it by itself; one that is only fetched does nothing', async ({
    page,
    site,
  }) => {
    const path = `/uzivatel/odhlasit-odber?token=1-${'b'.repeat(43)}`
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(request.url())
    })
    await page.goto(QUIET_PAGE)
    const fetched = await page.evaluate(async (link) => (await fetch(link)).text(), path)
    expect(fetched).toContain('Už mi upozornění neposílejte')
    expect(sent).toEqual([])
    await page.goto(path)

    await expect(page.getByRole('status')).toContainText('Tahle upozornění už neposíláme')
    expect(sent).toHaveLength(1)
    expect(await findingsInSchemes(page, site.schemes)).toEqual([])
  })

  for (const path of ['/hlidani?term=kolo', '/hlidani?term=kolo&vysledek=hotovo', '/hlidani'])
    test(`R209 no barrier at ${path} @layout`, async ({ page, site }) => {
      await page.goto(path)

      expect(await findingsInSchemes(page, site.schemes)).toEqual([])
    })
})
