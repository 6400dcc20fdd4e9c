// Every page in both brands, at three widths and in both schemes, into e2e/screenshots/.
// Words after the command choose pages by name: `npm run screenshots -- home listing`.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/stack/findChromium.ts'
import { sandboxArgs } from '../scripts/stack/sandboxArgs.ts'
import { ask } from './support/ask.ts'
import { readCatalogue } from './support/catalogue.ts'
import { type SiteName, sites } from './support/sites.ts'
import startProduct from './support/startProduct.ts'

const WIDTHS = [390, 768, 1440]
const FOLDER = fileURLToPath(new URL('screenshots/', import.meta.url))

/** Parts out of sight are not drawn until they come near; a picture of the whole page wants them all. */
const DRAW_ALL = '* { content-visibility: visible !important; }'

const wanted = process.argv.slice(2)
const stop = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...sandboxArgs],
})

const pagesOf = async (site: SiteName) => {
  const { origin, cookie } = sites[site]
  const call = async (path: string) => (await ask(origin + path, { headers: { cookie } })).json()
  const { sections, adverts } = await readCatalogue(call, site)

  return {
    home: '/',
    listing: sections.leaf.path,
    top: sections.top.path,
    filtered: `${sections.leaf.path}?type=inquiry&order=price_asc&psc=60200`,
    detail: adverts.first.path,
    search: '/search?term=d%C5%AFm',
    nothing: '/search?term=xyzxyzq',
    missing: '/neexistuje-xyz',
    sections: '/rubriky-inzerce',
    help: '/napoveda',
    dates: '/data-vydani',
    place: '/vlozit-inzerat',
    findAd: '/editovat-inzerat',
    services: '/doplnkove-sluzby',
    archive: '/archiv-novin',
    notice: '/oznameni',
    complaint: '/reklamace',
    login: '/login',
    registration: '/registrace',
  }
}

mkdirSync(FOLDER, { recursive: true })
try {
  for (const site of ['general', 'adult'] as const) {
    const pages = Object.entries(await pagesOf(site)).filter(
      ([name]) => wanted.length === 0 || wanted.includes(name),
    )
    for (const colorScheme of sites[site].schemes)
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          baseURL: sites[site].origin,
          // For the style that draws all, which the site itself would refuse.
          bypassCSP: true,
          colorScheme,
          viewport: { width, height: width < 500 ? 844 : 900 },
          deviceScaleFactor: 1,
          locale: 'cs-CZ',
          timezoneId: 'Europe/Prague',
          storageState: {
            ...sites[site].visitor,
            cookies: [...sites[site].visitor.cookies],
            origins: [],
          },
        })
        const page = await context.newPage()
        for (const [name, path] of pages) {
          await page.goto(path, { waitUntil: 'networkidle' })
          await page.addStyleTag({ content: DRAW_ALL })
          await page.screenshot({
            path: `${FOLDER}${site}-${name}-${width}-${colorScheme}.png`,
            fullPage: true,
          })
        }
        await context.close()
      }
  }
} finally {
  await browser.close()
  await stop()
}
