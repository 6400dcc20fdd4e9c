import type { Locator, Page } from '@playwright/test'

/** Rows of the page's own list, each an ad. */
export const adRows = (page: Page): Locator =>
  page.locator('main ul > li:has(a[aria-label^="Detail"])')
