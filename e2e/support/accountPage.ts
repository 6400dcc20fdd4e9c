import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** One matter of the settings by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A message that something was done. */
export const expectToast = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()
