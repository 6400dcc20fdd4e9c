import { nonBreaking } from '@inzrt/domain/text'
import type { Locator, Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { expect } from './test.ts'

/** Fields of the login within a window or a page. */
export const loginFields = (within: Locator) => ({
  nickname: within.getByLabel('uživatelské jméno (přezdívka)'),
  password: within.getByLabel('heslo', { exact: true }),
  submit: within.getByRole('button', { name: 'Přihlásit se' }),
})

/** Opens the login from the header. */
export const openLogin = async (page: Page): Promise<Locator> => {
  await hydrated(page)
  await page.getByRole('button', { name: 'Přihlášení / registrace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Přihlášení' })
  await expect(dialog).toBeVisible()

  return dialog
}

/** Waits for a message in its exact words, kept together as messages are. */
export const sayToast = (page: Page, text: string) =>
  expect(
    page.getByRole('region', { name: 'Zprávy' }).getByText(nonBreaking(text), { exact: true }),
  ).toBeVisible()
