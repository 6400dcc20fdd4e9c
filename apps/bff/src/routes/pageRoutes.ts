import type { QueryKey } from '../request/canonicalQuery.ts'
import {
  ACCOUNT_KEYS,
  FEED_SEARCH_KEYS,
  FORM_VIEW,
  LISTING_KEYS,
  PAGE_KEY,
  QR_KEYS,
  READING_VIEW,
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

const readingPage = (template: string, query: readonly QueryKey[] = []): PageRoute =>
  page(template, [...query, READING_VIEW])

const formPage = (template: string, query: readonly QueryKey[] = []): PageRoute =>
  page(template, [...query, FORM_VIEW])

const membersPage = (template: string, query: readonly QueryKey[] = []): PageRoute => ({
  ...formPage(template, query),
  access: 'members',
})

/** The same for both sites' ads; what it shows, the api gives to people of ours alone. */
const staffPage = (template: string, query: readonly QueryKey[]): PageRoute => ({
  ...page(template, query),
  access: 'staff',
})

/** Their script reads where to return to from the address; the page itself is one for all. */
const guestsPage = (template: string): PageRoute => ({ ...formPage(template), access: 'guests' })

const openPage = (template: string): PageRoute => ({ ...page(template), open: true })

/** Where the adult shell draws the age gate. */
export const GATE_PATH = '/vekova-brana'
/** And its second step, before what a word does not open. */
export const PROOF_GATE_PATH = '/vekova-brana/dukaz'

export const HOME_PATH = '/'
export const LOGIN_PATH = '/login'

/** Pages with a fixed address. */
export const FIXED_PAGES: ReadonlyMap<string, PageRoute> = new Map(
  [
    readingPage(HOME_PATH),
    readingPage('/search', SEARCH_KEYS),
    page('/search/rss', FEED_SEARCH_KEYS),
    page('/sitemap.xml'),
    openPage('/robots.txt'),
    openPage('/manifest.webmanifest'),
    openPage(GATE_PATH),
    openPage(PROOF_GATE_PATH),
    openPage('/offline'),
    guestsPage(LOGIN_PATH),
    guestsPage('/registrace'),
    formPage('/logout'),
    membersPage('/muj-ucet', ACCOUNT_KEYS),
    staffPage('/sprava', STAFF_KEYS),
    formPage('/odvolani'),
    formPage('/oblibene'),
    formPage('/oznameni'),
    formPage('/reklamace'),
    readingPage('/pruhlednost'),
    formPage('/uzivatel/odhlasit-odber'),
    formPage('/uzivatel/overeni-emailu'),
    formPage('/uzivatel/overeni-inzeratu'),
    formPage('/uzivatel/stale-plati'),
    formPage('/uzivatel/reset-hesla'),
    formPage('/payment/callback/gp_webpay'),
    formPage('/co-o-mne-vite'),
    formPage('/vlozit-inzerat'),
    formPage('/editovat-inzerat'),
    page('/data-vydani.ics'),
    page('/qr', QR_KEYS),
    ...[
      '/jak-radime',
      '/doplnkove-sluzby',
      '/pristupnost',
      '/napoveda',
      '/pravidla-inzerce',
      '/ochrana-osobnich-udaju',
      '/zpracovani-osobnich-udaju',
      '/rubriky-inzerce',
      '/archiv-novin',
      '/data-vydani',
      '/o-spolecnosti',
      '/o-inzerci',
      '/textova',
      '/sms-seznamka',
    ].map((path) => readingPage(path)),
  ].map((route) => [route.template, route]),
)

export const SLUG_TEMPLATE = '/{slug}'
export const DIAL_CODE_TEMPLATE = '/k/{dialCode}'
export const PROFILE_TEMPLATE = '/uzivatel/{nickname}'

/** Pages of a section or an ad; the portal's own words are none of them. */
export const SLUG_PAGES: readonly (readonly [RegExp, PageRoute])[] = [
  [/^\/(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, readingPage(SLUG_TEMPLATE, LISTING_KEYS)],
  [/^\/(?=.{1,104}$)[a-z0-9]+(-[a-z0-9]+)*\/rss$/, page('/{slug}/rss')],
  [/^\/(?=.{1,105}$)[a-z0-9]+(-[a-z0-9]+)*\/edit$/, formPage('/{slug}/edit')],
  [/^\/(?=.{1,106}$)[a-z0-9]+(-[a-z0-9]+)*\/promo$/, formPage('/{slug}/promo')],
  [/^\/(?=.{1,106}$)[a-z0-9]+(-[a-z0-9]+)*\/renew$/, formPage('/{slug}/renew')],
]

/** Other pages with a part that varies. */
export const PATTERN_PAGES: readonly (readonly [RegExp, PageRoute])[] = [
  [/^\/editovat-inzerat\/[a-z0-9]+(-[a-z0-9]+)*$/, page('/editovat-inzerat/{slug}')],
  [/^\/doplnkove-sluzby\/(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, page('/doplnkove-sluzby/{slug}')],
  [/^\/uzivatel\/(?!\.+$)[a-z0-9._-]{1,90}$/, readingPage(PROFILE_TEMPLATE, [PAGE_KEY])],
  [/^\/k\/\d{6}$/, page(DIAL_CODE_TEMPLATE)],
  [
    /^\/k\/(?=.{1,100}\/)[a-z0-9]+(-[a-z0-9]+)*\/\d{1,2}-\d{4}$/,
    page(`${DIAL_CODE_TEMPLATE}/{edition}`),
  ],
  [/^\/sitemap\/\d{1,6}\.xml$/, page('/sitemap/{n}.xml')],
  [/^\/[a-z0-9-]{1,60}\.(ico|svg|png|webp)$/, openPage('/{file}')],
  [/^\/sw\.js$/, openPage('/sw.js')],
  [/^\/icons\/[a-z0-9-]{1,60}\.(svg|png|webp)$/, openPage('/icons/{file}')],
]
