import type { QueryKey } from '../request/canonicalQuery.ts'
import {
  ACCOUNT_KEYS,
  FEED_SEARCH_KEYS,
  LISTING_KEYS,
  SEARCH_KEYS,
  STAFF_KEYS,
} from './queryKeys.ts'
import type { PageRoute } from './Route.ts'

const page = (template: string, query: readonly QueryKey[] = []): PageRoute => ({
  kind: 'page',
  template,
  query,
  open: false,
  access: 'everyone',
})

const membersPage = (template: string, query: readonly QueryKey[] = []): PageRoute => ({
  ...page(template, query),
  access: 'members',
})

/** The same for both sites' ads; what it shows, the api gives to people of ours alone. */
const staffPage = (template: string, query: readonly QueryKey[]): PageRoute => ({
  ...page(template, query),
  access: 'staff',
})

/** Their script reads where to return to from the address; the page itself is one for all. */
const guestsPage = (template: string): PageRoute => ({ ...page(template), access: 'guests' })

const openPage = (template: string): PageRoute => ({ ...page(template), open: true })

/** Where the adult shell draws the age gate. */
export const GATE_PATH = '/vekova-brana'

export const HOME_PATH = '/'
export const LOGIN_PATH = '/login'

/** Pages with a fixed address. */
export const FIXED_PAGES: ReadonlyMap<string, PageRoute> = new Map(
  [
    page(HOME_PATH),
    page('/search', SEARCH_KEYS),
    page('/search/rss', FEED_SEARCH_KEYS),
    page('/sitemap.xml'),
    openPage('/robots.txt'),
    openPage('/manifest.webmanifest'),
    openPage(GATE_PATH),
    openPage('/offline'),
    guestsPage(LOGIN_PATH),
    guestsPage('/registrace'),
    page('/logout'),
    membersPage('/muj-ucet', ACCOUNT_KEYS),
    staffPage('/sprava', STAFF_KEYS),
    page('/odvolani'),
    page('/oznameni'),
    page('/pruhlednost'),
    page('/uzivatel/odhlasit-odber'),
    page('/uzivatel/overeni-emailu'),
    page('/uzivatel/overeni-inzeratu'),
    page('/uzivatel/stale-plati'),
    page('/uzivatel/reset-hesla'),
    ...[
      '/jak-radime',
      '/doplnkove-sluzby',
      '/payment/callback/gp_webpay',
      '/pristupnost',
      '/co-o-mne-vite',
      '/vlozit-inzerat',
      '/editovat-inzerat',
      '/napoveda',
      '/pravidla-inzerce',
      '/ochrana-osobnich-udaju',
      '/zpracovani-osobnich-udaju',
      '/rubriky-inzerce',
      '/archiv-novin',
      '/data-vydani',
      '/data-vydani.ics',
      '/o-spolecnosti',
      '/o-inzerci',
      '/textova',
      '/sms-seznamka',
    ].map((path) => page(path)),
  ].map((route) => [route.template, route]),
)

export const SLUG_TEMPLATE = '/{slug}'
export const DIAL_CODE_TEMPLATE = '/k/{dialCode}'

/** Pages of a section or an ad; the portal's own words are none of them. */
export const SLUG_PAGES: readonly (readonly [RegExp, PageRoute])[] = [
  [/^\/(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, page(SLUG_TEMPLATE, LISTING_KEYS)],
  [/^\/(?=.{1,104}$)[a-z0-9]+(-[a-z0-9]+)*\/rss$/, page('/{slug}/rss')],
  [/^\/(?=.{1,105}$)[a-z0-9]+(-[a-z0-9]+)*\/edit$/, page('/{slug}/edit')],
  [/^\/(?=.{1,106}$)[a-z0-9]+(-[a-z0-9]+)*\/promo$/, page('/{slug}/promo')],
  [/^\/(?=.{1,106}$)[a-z0-9]+(-[a-z0-9]+)*\/renew$/, page('/{slug}/renew')],
]

/** Other pages with a part that varies. */
export const PATTERN_PAGES: readonly (readonly [RegExp, PageRoute])[] = [
  [/^\/editovat-inzerat\/[a-z0-9]+(-[a-z0-9]+)*$/, page('/editovat-inzerat/{slug}')],
  [/^\/doplnkove-sluzby\/(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, page('/doplnkove-sluzby/{slug}')],
  [/^\/k\/\d{6}$/, page(DIAL_CODE_TEMPLATE)],
  [/^\/sitemap\/\d{1,6}\.xml$/, page('/sitemap/{n}.xml')],
  [/^\/[a-z0-9-]{1,60}\.(ico|svg|png|webp)$/, openPage('/{file}')],
  [/^\/sw\.js$/, openPage('/sw.js')],
  [/^\/icons\/[a-z0-9-]{1,60}\.(svg|png|webp)$/, openPage('/icons/{file}')],
]
