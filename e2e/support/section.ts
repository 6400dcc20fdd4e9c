import type { Page } from '@playwright/test'

/** A part of a page by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
