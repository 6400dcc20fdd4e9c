import { type Browser, chromium } from '@playwright/test'
import { findTestBrowser } from '../../../scripts/stack/findTestBrowser.ts'
import { sandboxArgs } from '../../../scripts/stack/sandboxArgs.ts'

/** How letters are drawn depends on the machine's settings otherwise. */
const STEADY = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

/** Gives the work a browser, and closes it. */
export const withBrowser = async (work: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: await findTestBrowser(),
    args: [...STEADY, ...sandboxArgs],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}
