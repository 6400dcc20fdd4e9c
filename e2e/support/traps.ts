import type { BrowserContext } from '@playwright/test'

/** Markup that runs `sprung()` wherever it is let into a page, out of a text or out of an attribute. */
export const MARKUP = `"'><img src=x onerror=sprung(1)>`

/** The same of a script's or a title's end, and of markup that somebody decodes once too often. */
export const ENDS = '</script></title><script>sprung(2)</script>'
const DECODED = '&lt;img src=x onerror=sprung(3)&gt;'

/** What has a place in a text that takes no markup: quotes, an address of a script, templates. */
export const QUOTES = `" autofocus onfocus="sprung(4)" x='javascript:sprung(5)' {{sprung(6)}} ${DECODED}`

/** The same for names, which are short. */
export const NAMES = {
  firstName: `" autofocus onfocus="sprung(4)" x='`,
  lastName: '{{sprung(6)}} &lt;img onerror=sprung(3)&gt;',
}

/** Notes what runs that should not, and what the policy kept from running, on all pages of a context. */
export const setTraps = async (context: BrowserContext, caught: string[]): Promise<void> => {
  await context.exposeFunction('sprung', (what: unknown) => caught.push(`ran: ${what}`))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { sprung: (what: string) => void }).sprung(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  )
}
