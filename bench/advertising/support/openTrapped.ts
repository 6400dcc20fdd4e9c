import type { Browser, BrowserContext, Page } from 'playwright'
import { SITES } from '../../support/sites.ts'

const TABS = 3

/** Notes what runs that should not, and what the policy of a page kept from running. */
const setTraps = async (context: BrowserContext, sprung: string[]): Promise<void> => {
  await context.exposeFunction('sprung', (what: unknown) => sprung.push(String(what)))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { sprung: (what: string) => void }).sprung(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  )
}

/** A browser of one visitor that notes every script that runs out of a text. */
export const openTrapped = async (browser: Browser, sprung: string[]) => {
  const context = await browser.newContext({ locale: 'cs-CZ', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'age-verified', value: '1', url: SITES.adult }])
  await setTraps(context, sprung)
  await context.route(/\/api\/image\//, (route) => route.abort())

  return {
    context,
    /** Visits addresses in a few tabs at once, and does something on each page once it lives. */
    visit: async (urls: readonly string[], look: (page: Page, url: string) => Promise<void>) => {
      const waiting = [...urls]
      const walk = async (): Promise<void> => {
        const page = await context.newPage()
        for (let url = waiting.shift(); url; url = waiting.shift()) {
          await page.goto(url)
          await look(page, url)
        }
        await page.close()
      }
      await Promise.all(Array.from({ length: TABS }, walk))
    },
  }
}
