import type { Browser } from '@playwright/test'
import { openElsewhere } from '../support/elsewhere.ts'
import { logIn, type Person, register } from '../support/people.ts'
import type { SiteName } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'

const LOGIN = /^Nepřečtené: Nové přihlášení na web /

/** Something the account is told of: somebody logs in by a program nobody has logged in by. */
const logInBy = async (userAgent: string, browser: Browser, site: SiteName, person: Person) => {
  const elsewhere = await openElsewhere(browser, site, { userAgent })
  await logIn(elsewhere, person)
  await elsewhere.context().close()
}

test('V025 what an account was told is counted until it was opened, and read all at once', {
  tag: '@long-phone',
}, async ({ page, browser, site }) => {
  const person = await register(page)
  await logInBy('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', browser, site.id, person)
  await page.goto('/muj-ucet')
  const nav = page.getByRole('navigation', { name: 'Části účtu' })
  await nav.getByRole('link', { name: 'Upozornění 1 nepřečtená' }).click()
  await page.getByRole('link', { name: LOGIN }).click()
  await expect(page).toHaveURL(/tab=nastaveni#zarizeni$/)
  await expect(page.getByRole('heading', { name: 'Přihlášená zařízení' })).toBeFocused()
  await expect(nav.getByRole('link', { name: 'Upozornění', exact: true })).toBeVisible()

  await logInBy('Mozilla/5.0 (Macintosh) Firefox/140.0', browser, site.id, person)
  await page.goto('/muj-ucet?tab=upozorneni')
  await expect(page.getByRole('link', { name: LOGIN })).toHaveCount(1)
  await page.getByRole('button', { name: 'Označit vše za přečtené' }).click()
  await expect(page.getByRole('link', { name: LOGIN })).toHaveCount(0)
  await expect(nav.getByRole('link', { name: 'Upozornění', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /^Nové přihlášení/ })).toHaveCount(
    2,
  )
})

test('V025 which letters come is chosen in one place and stays chosen', async ({ page }) => {
  await register(page)
  await page.goto('/muj-ucet?tab=upozorneni')
  await page.getByRole('link', { name: 'Co vám máme posílat' }).click()
  const heading = page.getByRole('heading', { name: 'Upozornění', exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const letters = page.getByRole('group', { name: 'E-mailem mi posílejte' })
  await letters.getByLabel('Připomínky, že inzerát končí').uncheck()
  await page.getByRole('button', { name: 'Uložit upozornění' }).click()
  await expect(page.getByRole('status').getByText('Upozornění jsou uložená.')).toBeVisible()
  await page.reload()

  await expect(letters.getByLabel('Připomínky, že inzerát končí')).not.toBeChecked()
  await expect(letters.getByLabel('Zprávy k\u00a0inzerátům')).toBeChecked()
})
