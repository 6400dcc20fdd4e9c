import type { BrowserContext, Page } from '@playwright/test'
import { hydrated } from '../../support/hydrated.ts'
import { fileNameOf } from '../pages/fileNameOf.ts'
import type { Write } from '../Write.ts'
import type { Look } from './openContext.ts'

/** Everything that comes by itself has come: scripts, what they ask for, letters and pictures. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** What a page is to somebody who hears it, and a picture of the whole of it. */
export const drawPage = async (
  context: BrowserContext,
  { site, width, scheme }: Look,
  { path, folder }: { readonly path: string; readonly folder: string },
  write: Write,
): Promise<void> => {
  const page = await context.newPage()
  await page.goto(path)
  if (await page.locator('header').count()) await hydrated(page)
  await settle(page)
  const name = `${folder}/${site}/${fileNameOf(path)}-${width}${scheme === 'dark' ? '-dark' : ''}`
  write(`${name}.aria.txt`, `${await page.locator('body').ariaSnapshot()}\n`)
  write(`${name}.png`, await page.screenshot({ fullPage: true, animations: 'disabled' }))
  await page.close()
}
