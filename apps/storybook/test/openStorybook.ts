import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { findTestBrowser } from '../../../scripts/stack/findTestBrowser.ts'
import { sandboxArgs } from '../../../scripts/stack/sandboxArgs.ts'

type Opened = { address: string; browser: Browser; close: () => Promise<void> }

/** The built Storybook, served, and a browser to look at it with. */
export const openStorybook = async (): Promise<Opened> => {
  const server = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await chromium.launch({
    executablePath: await findTestBrowser(),
    args: [...sandboxArgs],
  })
  const [address = ''] = server.resolvedUrls?.local ?? []

  return {
    address,
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
