import { expect, type Locator } from '@playwright/test'

const note = (form: Locator) => form.getByRole('alert').filter({ hasText: 'řipojení' })

/** Sends a form while there is no connection: it says so itself, and so does nothing else. Then the connection is back. */
export const sendCutOff = async (form: Locator, submit: Locator): Promise<void> => {
  const page = form.page()
  await page.context().setOffline(true)
  await submit.click()
  await expect(note(form)).toHaveText(/^Neodesláno: jste bez připojení/)
  await expect(note(form)).toBeInViewport({ ratio: 1 })
  await expect(submit).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'bez připojení' })).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(note(form)).toHaveText('Připojení je zpátky, můžete odeslat znovu.')
}
