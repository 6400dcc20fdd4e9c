import type { Browser, BrowserContext } from '@playwright/test'
import { type SiteName, sites } from '../../support/sites.ts'
import { MOMENT } from '../product/moment.ts'

export const WIDTHS = [390, 1440] as const
type Scheme = 'light' | 'dark'

export type Look = {
  readonly site: SiteName
  readonly width: (typeof WIDTHS)[number]
  readonly scheme: Scheme
}

/** Parts out of sight are not drawn until they come near; a caret blinks. */
const DRAW_ALL =
  '* { content-visibility: visible !important; caret-color: transparent !important; }'

const addStyle = (css: string): void => {
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  document.adoptedStyleSheets.push(style)
}

/** A browser's window in which nothing moves, and whose time is the product's. */
export const openContext = async (
  browser: Browser,
  { site, width, scheme }: Look,
): Promise<BrowserContext> => {
  const { origin, visitor } = sites[site]
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    viewport: { width, height: width < 500 ? 844 : 900 },
    deviceScaleFactor: 1,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [...visitor.cookies], origins: [] },
  })
  await context.clock.setFixedTime(MOMENT)
  await context.addInitScript(addStyle, DRAW_ALL)

  return context
}
