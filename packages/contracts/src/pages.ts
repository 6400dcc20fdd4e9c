import type { Page } from './pages/Page.ts'
import {
  ACCOUNT_KEYS,
  CONVERSATION_KEYS,
  FEED_SEARCH_KEYS,
  FORM_VIEW,
  FOUND_KEYS,
  LETTER_KEYS,
  LISTING_KEYS,
  QR_KEYS,
  READING_VIEW,
  SEARCH_KEYS,
  STAFF_KEYS,
  WATCH_KEYS,
} from './pages/queryKeys.ts'

type Facts = Partial<Omit<Page, 'path'>>

/** A page as most are: for everybody, past the gate. */
export const page = <Path extends string>(path: Path, facts: Facts = {}) =>
  ({
    path,
    kind: 'page',
    query: [],
    access: 'everyone',
    isOpen: false,
    isAdultOnly: false,
    isInSitemap: false,
    search: 'kept',
    scripts: 'of a page',
    isStatic: false,
    ...facts,
  }) as const satisfies Page

/** A page to read, in every reading mode. */
const reading = <Path extends string>(path: Path, { query = [], ...facts }: Facts = {}) =>
  page(path, { ...facts, query: [...query, READING_VIEW] })

/** A page that needs its scripts, so that it has no textual mode. */
const form = <Path extends string>(path: Path, { query = [], ...facts }: Facts = {}) =>
  page(path, { ...facts, query: [...query, FORM_VIEW] })

/** A form that is about one visitor: nothing for a search engine. */
const own = <Path extends string>(path: Path, facts: Facts = {}) =>
  form(path, { search: 'not kept', ...facts })

const listed = <Path extends string>(path: Path) => reading(path, { isInSitemap: true })

const feed = <Path extends string>(path: Path, facts: Facts = {}) =>
  page(path, { ...facts, kind: 'feed' })

const file = <Path extends string>(path: Path, facts: Facts = {}) =>
  page(path, { ...facts, kind: 'file' })

const publicFile = <Path extends string>(path: Path) => file(path, { isOpen: true, isStatic: true })

/**
 * Every address the shells answer, said once. The gateway lets these through, the sitemap, robots.txt and the words no
 * section may take are made from them, and the routes of both sites are held to them. A page with a fixed address
 * stands before one with a part that varies.
 */
export const PAGES = {
  home: listed('/'),
  search: reading('/search', {
    query: SEARCH_KEYS,
    search: 'not asked for',
    scripts: 'of a list',
  }),
  searchFeed: feed('/search/rss', { query: FEED_SEARCH_KEYS }),

  sections: listed('/rubriky-inzerce'),
  placeAd: form('/vlozit-inzerat', { isInSitemap: true }),
  services: listed('/doplnkove-sluzby'),
  help: listed('/napoveda'),
  rules: listed('/pravidla-inzerce'),
  privacy: listed('/ochrana-osobnich-udaju'),
  dataProcessing: listed('/zpracovani-osobnich-udaju'),
  archive: reading('/archiv-novin', { query: FOUND_KEYS, isInSitemap: true }),
  editionDates: listed('/data-vydani'),
  aboutCompany: listed('/o-spolecnosti'),
  aboutAdvertising: listed('/o-inzerci'),
  lineAds: listed('/textova'),
  smsDating: listed('/sms-seznamka'),
  ranking: listed('/jak-radime'),
  accessibility: listed('/pristupnost'),
  transparency: listed('/pruhlednost'),
  notice: form('/oznameni', { isInSitemap: true }),
  complaint: form('/reklamace', { isInSitemap: true }),

  login: own('/login', { access: 'guests' }),
  registration: own('/registrace', { access: 'guests' }),
  logout: own('/logout'),
  account: own('/muj-ucet', { query: ACCOUNT_KEYS, access: 'members' }),
  desk: page('/sprava', { query: STAFF_KEYS, access: 'staff', search: 'not kept' }),
  browserData: own('/co-o-mne-vite'),
  favourites: own('/oblibene'),
  conversations: own('/zpravy', { query: CONVERSATION_KEYS, access: 'members' }),
  conversation: own('/zpravy/{conversation}'),
  findAd: own('/editovat-inzerat'),
  appeal: own('/odvolani'),
  followReport: own('/hlaseni'),
  /** Of an order, by its number and right; the bank sends its customers to the other one. */
  order: own('/objednavka'),
  payment: own('/payment/callback/gp_webpay'),
  watch: own('/hlidani', { query: WATCH_KEYS }),
  confirmWatch: own('/hlidani/potvrzeni', { query: LETTER_KEYS }),
  unsubscribe: own('/uzivatel/odhlasit-odber', { query: LETTER_KEYS }),
  verifyEmail: own('/uzivatel/overeni-emailu'),
  confirmAd: own('/uzivatel/overeni-inzeratu'),
  exchange: own('/vymena'),
  stillValid: own('/uzivatel/stale-plati'),
  resetPassword: own('/uzivatel/reset-hesla'),

  gate: page('/vekova-brana', { isOpen: true, search: 'not kept', isAdultOnly: true }),
  /** The gate's second step, before what a visitor's word does not open. */
  proofGate: page('/vekova-brana/dukaz', { isOpen: true, search: 'not kept', isAdultOnly: true }),
  offline: page('/offline', { isOpen: true, search: 'not kept' }),

  sitemap: feed('/sitemap.xml'),
  sitemapFile: feed('/sitemap/{file}'),
  robots: file('/robots.txt', { isOpen: true }),
  manifest: file('/manifest.webmanifest', { isOpen: true }),
  calendar: file('/data-vydani.ics'),
  qrCode: file('/qr', { query: QR_KEYS }),
  worker: publicFile('/sw.js'),
  picture: publicFile('/{picture}'),

  openAd: page('/editovat-inzerat/{slug}'),
  adServices: page('/doplnkove-sluzby/{slug}'),
  profile: reading('/uzivatel/{nickname}', { query: FOUND_KEYS, scripts: 'of a list' }),
  printedCode: page('/k/{dialCode}'),
  printedCodeOfEdition: page('/k/{slug}/{edition}'),

  slug: reading('/{slug}', { query: LISTING_KEYS, scripts: 'of a list' }),
  slugFeed: feed('/{slug}/rss'),
  editAd: form('/{slug}/edit'),
  promoteAd: form('/{slug}/promo'),
  renewAd: form('/{slug}/renew'),
} as const satisfies Record<string, Page>

export type PageName = keyof typeof PAGES
export type PagePath = (typeof PAGES)[PageName]['path']

export const ALL_PAGES: readonly Page[] = Object.values(PAGES)

export const isFixed = ({ path }: Page): boolean => !path.includes('{')

/** The page with this address, or with this template of one. */
export const pageAt = (path: string): Page | undefined =>
  ALL_PAGES.find((candidate) => candidate.path === path)

/** Which sites have a page: most have both. */
export const sitesOf = ({ isAdultOnly, access }: Page): readonly ('general' | 'adult')[] => {
  if (isAdultOnly) return ['adult']

  return access === 'staff' ? ['general'] : ['general', 'adult']
}
