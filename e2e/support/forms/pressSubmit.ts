import type { Locator } from '@playwright/test'
import { isByTouch } from './isByTouch.ts'

/** Sends a form by its button: by touch, or by the keyboard. */
export const pressSubmit = async (submit: Locator): Promise<void> => {
  const page = submit.page()
  if (isByTouch(page)) return submit.tap()
  await submit.focus()
  await page.keyboard.press('Enter')
}
