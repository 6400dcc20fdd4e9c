import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { device } from './device.ts'
import { type SiteName, sites } from './sites.ts'

/** A page in another browser, past the gate; it closes with its context. */
export const openElsewhere = async (
  browser: Browser,
  site: SiteName,
  more: BrowserContextOptions = {},
): Promise<Page> => {
  const { origin, visitor } = sites[site]
  const { cookies, origins } = visitor
  const context = await browser.newContext({
    ...device(),
    baseURL: origin,
    storageState: { cookies: [...cookies], origins: [...origins] },
    ...more,
  })

  return context.newPage()
}
