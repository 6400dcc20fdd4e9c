import { PAGES } from '@inzrt/contracts/pages'
import type { Browser } from '@playwright/test'
import type { SiteName } from '../../support/sites.ts'
import type { Addresses } from '../pages/addressesOf.ts'
import type { Write } from '../Write.ts'
import { drawPage } from './drawPage.ts'
import { type Look, openContext, WIDTHS } from './openContext.ts'

/** Sections and ads look more different from each other than pages of any other address do. */
const ofTemplate = (template: string): number => (template === PAGES.slug.path ? 12 : 2)

const chosen = (drawn: Addresses): readonly string[] =>
  Object.entries(drawn).flatMap(([template, paths]) => paths.slice(0, ofTemplate(template)))

/** By night too; all others differ from these in nothing that colours decide. */
const isForNight = (path: string): boolean =>
  ['/', '/search?term=kolo', '/login', '/vlozit-inzerat', '/napoveda'].includes(path)

const drawAll = async (
  browser: Browser,
  look: Look,
  paths: readonly string[],
  write: Write,
): Promise<void> => {
  const context = await openContext(browser, look)
  for (const path of paths) await drawPage(context, look, { path, folder: 'pictures' }, write)
  await context.close()
}

/** Records how pages of a site look to a visitor: at both widths, and a few of them by night. */
export const recordPictures = async (
  browser: Browser,
  site: SiteName,
  drawn: Addresses,
  write: Write,
): Promise<void> => {
  const paths = chosen(drawn)
  const [narrow, wide] = WIDTHS.map((width) => ({ site, width }))
  // Two at once: what waits for one page leaves the processor to the other.
  await Promise.all(
    [narrow, wide].map(async (look) => {
      if (!look) return
      await drawAll(browser, { ...look, scheme: 'light' }, paths, write)
      await drawAll(browser, { ...look, scheme: 'dark' }, paths.filter(isForNight), write)
    }),
  )
}
