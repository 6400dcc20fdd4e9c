/** First segments of addresses that belong to the portal itself; no section may take one. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'archiv-novin',
  'co-o-mne-vite',
  'data-vydani',
  'doplnkove-sluzby',
  'editovat-inzerat',
  'favicon.ico',
  'healthz',
  'jak-radime',
  'k',
  'login',
  'logout',
  'manifest.webmanifest',
  'metrics',
  'muj-ucet',
  'napoveda',
  'o-inzerci',
  'o-spolecnosti',
  'oblibene',
  'ochrana-osobnich-udaju',
  'odvolani',
  'offline',
  'oznameni',
  'payment',
  'pravidla-inzerce',
  'pristupnost',
  'pruhlednost',
  'qr',
  'readyz',
  'registrace',
  'reklamace',
  'robots.txt',
  'rss',
  'rubriky-inzerce',
  'sandbox',
  'search',
  'sms-seznamka',
  'sprava',
  'textova',
  'uzivatel',
  'vekova-brana',
  'vlozit-inzerat',
  'zpracovani-osobnich-udaju',
])

/** Sitemaps are numbered; what begins with an underscore or a dot is the server's. */
const RESERVED_START = /^(?:sitemap|_|\.)/

/**
 * Whether a slug is taken by the portal's own pages, in any case of letters.
 * @example isReservedSegment('login') // true
 */
export const isReservedSegment = (slug: string): boolean => {
  const segment = slug.toLowerCase()

  return RESERVED_SEGMENTS.has(segment) || RESERVED_START.test(segment)
}
