/** First segments of addresses that belong to the portal itself; no section may take one. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'archiv-novin',
  'data-vydani',
  'doplnkove-sluzby',
  'editovat-inzerat',
  'favicon.ico',
  'jak-radime',
  'k',
  'login',
  'logout',
  'manifest.webmanifest',
  'muj-ucet',
  'napoveda',
  'o-inzerci',
  'o-spolecnosti',
  'ochrana-osobnich-udaju',
  'offline',
  'payment',
  'pravidla-inzerce',
  'pristupnost',
  'registrace',
  'robots.txt',
  'rss',
  'rubriky-inzerce',
  'sandbox',
  'search',
  'sitemap',
  'sitemap.xml',
  'sms-seznamka',
  'sprava',
  'textova',
  'uzivatel',
  'vekova-brana',
  'vlozit-inzerat',
  'zpracovani-osobnich-udaju',
  '_next',
])

/**
 * Whether a slug is taken by the portal's own pages.
 * @example isReservedSegment('login') // true
 */
export const isReservedSegment = (slug: string): boolean =>
  RESERVED_SEGMENTS.has(slug) || slug.startsWith('sitemap')
