import type { Page } from '@playwright/test'

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Spaces the texts of the page as far as a reader may ask for (WCAG 1.4.12); the policy lets in no style element. */
export const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, SPACING)
