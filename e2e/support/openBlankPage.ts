import type { Page } from '@playwright/test'

const BLANK = '/prazdna-stranka'

/** A page that asks for nothing personal. */
export const QUIET_PAGE = '/pravidla-inzerce'

/**
 * Opens a page of the site without anything on it, to make calls from: any of its own would cost half a second. Where a
 * service worker asks for pages, none can be made up.
 */
export const openBlankPage = async (page: Page): Promise<void> => {
  if (page.context().serviceWorkers().length > 0) return void (await page.goto(QUIET_PAGE))
  const isBlank = ({ pathname }: URL) => pathname === BLANK
  await page.route(isBlank, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Prázdná stránka</title>',
    }),
  )
  await page.goto(BLANK)
  await page.unroute(isBlank)
}
