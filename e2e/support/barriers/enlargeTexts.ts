import type { Page } from '@playwright/test'

/** Makes the browser's own text twice as large, as a visitor may in its settings (WCAG 1.4.4). */
export const enlargeTexts = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
