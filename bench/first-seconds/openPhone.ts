import type { Browser, CDPSession, Page } from 'playwright'

/** What Lighthouse takes for a phone on slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const SCREEN = { width: 412, height: 823 }

export type Phone = { readonly page: Page; readonly cdp: CDPSession; close(): Promise<void> }

/** A new visitor with an empty cache on a slow phone, who says that they are of age. */
export const openPhone = async (browser: Browser, origin: string): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'cs-CZ',
  })
  await context.addCookies([{ name: 'age-verified', value: '1', url: origin }])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

  return { page, cdp, close: () => context.close() }
}
