import { ALL_PAGES, isFixed, PAGES } from '@inzrt/contracts/pages'
import type { Samples } from './readSamples.ts'

/** Addresses on a site, by the template of the bff's table they belong to. */
export type Addresses = Readonly<Record<string, readonly string[]>>

/** Of a list: each filter, each order, paging, and all at once. */
const LISTING = [
  '',
  '?order=price_asc',
  '?order=price_desc',
  '?order=created_asc',
  '?type=inquiry',
  '?type=offer&type=exchange',
  '?psc=60200',
  '?region=Jihomoravsk%C3%BD',
  '?district=Brno-m%C4%9Bsto',
  '?priceFrom=100&priceTo=5000',
  '?photo=1',
  '?page=2',
  '?page=999',
  '?order=price_asc&type=offer&region=Praha&priceTo=100000&photo=1&page=2',
  '?rezim=textovy',
]

const SEARCHES = [
  '/search',
  '/search?term=kolo',
  '/search?term=kola+v+Brn%C4%9B',
  '/search?term=d%C5%AFm&order=price_desc&photo=1',
  '/search?term=dum&page=2',
  '/search?term=prijmu+pomocnika',
  '/search?term=xyzxyzq',
  '/search?term=koklo',
]

const FORM_TOKENS = '?token=neznamy'

const slugPages = ({ section, ads, otherSitesAd }: Samples): Addresses => ({
  [PAGES.slug.path]: [
    `/${section.top}`,
    ...LISTING.map((query) => `/${section.leaf}${query}`),
    `/${section.empty}`,
    ...[...new Set(Object.values(ads))].map((slug) => `/${slug}`),
    `/${ads['with photos']}?rezim=citelny`,
    `/${ads['with photos']}?rezim=textovy`,
    `/${otherSitesAd}`,
    '/neni-0zzzzzz',
    '/neexistuje-xyz',
  ],
  '/{slug}/rss': [`/${section.top}/rss`, `/${section.leaf}/rss`, '/neexistuje-xyz/rss'],
  '/{slug}/edit': [`/${ads.published}/edit`, '/neni-0zzzzzz/edit'],
  '/{slug}/promo': [`/${ads.published}/promo`],
  '/{slug}/renew': [`/${ads.published}/renew`, `/${ads.expired}/renew`],
})

const patternPages = ({ ads, profiles, dialCode, edition, section }: Samples): Addresses => ({
  '/editovat-inzerat/{slug}': [`/editovat-inzerat/${ads.published}`],
  '/doplnkove-sluzby/{slug}': [`/doplnkove-sluzby/${ads.published}`, '/doplnkove-sluzby/topovani'],
  [PAGES.profile.path]: [
    ...profiles.map((nickname) => `/uzivatel/${nickname}`),
    `/uzivatel/${profiles[0]}?page=2`,
    '/uzivatel/nikdo',
  ],
  [PAGES.printedCode.path]: [`/k/${dialCode}`, '/k/000000'],
  [PAGES.printedCodeOfEdition.path]: [
    `/k/${section.leaf}/${edition}`,
    `/k/${ads.published}/${edition}`,
  ],
  [PAGES.conversation.path]: ['/zpravy/1', '/zpravy/01'],
  [PAGES.sitemapFile.path]: ['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/999.xml'],
  [PAGES.picture.path]: ['/favicon.ico', '/icon.svg', '/icon-192.png', '/nic.png'],
})

/** Fixed pages that are recorded with other queries than none. */
const WITH_QUERIES: Addresses = {
  '/': ['/', '/?rezim=citelny', '/?rezim=textovy', '/?utm_source=x'],
  '/search': SEARCHES,
  '/search/rss': ['/search/rss?term=kolo', '/search/rss'],
  '/odvolani': ['/odvolani', `/odvolani${FORM_TOKENS}`],
  '/login': ['/login', '/login?rezim=citelny'],
}

/** What is no page of the table: the bff's own answers and addresses that are not as they should be. */
const GATEWAYS_OWN: Addresses = {
  'the bff': [
    '/.well-known/security.txt',
    '/stav-provozu',
    '/healthz',
    '/Napoveda',
    '/napoveda/',
    '/napoveda//',
    '/napoveda?b=1&a=2',
    '/a/b/c',
    '/%zz',
    '/api/neni',
    '/opensearch.xml',
    '/vekova-brana/odejit',
    '/vekova-brana/overeno',
  ],
}

const fixedPages = (): Addresses =>
  Object.fromEntries(
    ALL_PAGES.filter(isFixed).map(({ path }) => [path, WITH_QUERIES[path] ?? [path]]),
  )

/**
 * Real addresses of every page of the table, by template.
 * @throws Error that names the pages of the table that have none
 */
export const addressesOf = (samples: Samples): Addresses => {
  const known = {
    ...fixedPages(),
    ...slugPages(samples),
    ...patternPages(samples),
    ...GATEWAYS_OWN,
  }
  const missing = ALL_PAGES.map(({ path }) => path).filter((path) => !(path in known))
  if (missing.length > 0) throw new Error(`No address is recorded of ${missing.join(', ')}.`)

  return known
}
