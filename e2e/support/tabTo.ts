import { expect, type Locator } from '@playwright/test'

/** More stops than any page has before its form. */
const MOST_STOPS = 80

/** Goes to a control by Tab alone. */
export const tabTo = async (control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  const page = control.page()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((await control.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}
