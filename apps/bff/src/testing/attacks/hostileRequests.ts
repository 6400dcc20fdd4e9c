import { FRAGMENTS } from './fragments.ts'
import { type Random, random } from './random.ts'

/** Where attacks aim: one path of every kind the bff knows, and some it does not. */
const PATHS = [
  ...[
    '/',
    '/auto-moto',
    '/search',
    '/search/rss',
    '/auto-moto/rss',
    '/sitemap.xml',
    '/sitemap/1.xml',
    '/robots.txt',
  ],
  ...[
    '/manifest.webmanifest',
    '/favicon.ico',
    '/icons/icon.svg',
    '/napoveda',
    '/vekova-brana',
    '/vekova-brana/vstoupit',
  ],
  ...[
    '/api/front/sections',
    '/api/front/sections/slug/auto-moto',
    '/api/front/slug/auto-moto',
    '/api/front/inzrts',
  ],
  ...[
    '/api/front/inzrts/kolo-1a2b',
    '/api/front/search',
    '/api/front/psc/search',
    '/api/front/editions',
    '/api/front/spsection',
  ],
  ...[
    '/api/front/inzrts/kolo-1a2b/markInappropriate',
    '/api/front/inzrts/kolo-1a2b/markAsHavingWrongSection',
  ],
  ...[
    '/api/image/demo/kolo-03-thumb.webp',
    '/_next/static/chunks/a.js',
    '/_next/image',
    '/_next/data/x.json',
  ],
  ...[
    '/healthz',
    '/readyz',
    '/metrics',
    '/.well-known/security.txt',
    '/stav-provozu',
    '/api',
    '/api/internal',
    '/admin',
  ],
  ...[
    '/api/session',
    '/api/auth/login',
    '/api/auth/refresh',
    '/api/front/auth/login',
    '/login',
    '/muj-ucet',
  ],
]
const KEYS = [
  ...[
    'term',
    'q',
    'page',
    'perPage',
    'order',
    'sort',
    'type',
    'types[]',
    'psc',
    'district',
    'region',
    'priceFrom',
  ],
  ...[
    'priceTo',
    'photo',
    'withImage',
    'include',
    'includeSp',
    'sectionSlug',
    'slug',
    'except',
    'after',
    'forHp',
    'scope',
  ],
  ...['year', '_rsc', '__proto__', 'constructor', 'utm_source', 'returnTo', 'token', 'nickname'],
]
const HEADERS = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'Cache-Control',
    'Content-Type',
    'Cookie',
    'Expect',
  ],
  ...[
    'Forwarded',
    'From',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'If-Range',
    'Idempotency-Key',
    'Origin',
  ],
  ...[
    'Range',
    'Referer',
    'RSC',
    'Next-Action',
    'Next-Router-State-Tree',
    'Next-Url',
    'Sec-Fetch-Site',
    'TE',
    'Trailer',
  ],
  ...[
    'Upgrade',
    'User-Agent',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-HTTP-Method-Override',
    'X-Inzrt-Key',
  ],
  ...[
    'X-Inzrt-Brand',
    'X-Inzrt-Csrf',
    'X-Middleware-Subrequest',
    'X-Original-Url',
    'X-Requested-With',
    'Connection',
  ],
]
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]
const FIELDS = [
  'reason',
  'message',
  'email',
  'sectionSlug',
  'nickname',
  'password',
  'note',
  '__proto__',
  'id',
  'status',
]

/** Bytes that would end a request line or a header: written as escapes, as an attacker must. */
const inLine = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[\0-\x20\x7f]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)

const inHeader = (text: string): string =>
  Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/[\0\r\n]/g, ' ')

const escapedTwice = (text: string): string =>
  encodeURIComponent(encodeURIComponent(text.toWellFormed()))

const MUTATIONS: readonly ((text: string, dice: Random) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text.toWellFormed()),
  escapedTwice,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('/', '%2f').replaceAll('.', '%2e'),
  (text) => text.replaceAll('/', '\\'),
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text, dice) => text + String.fromCharCode(dice.below(0x2ff)),
  (text, dice) =>
    `${text.slice(0, 40)}%${'0123456789abcdefgz'[dice.below(18)]}${'0123456789abcdefgz'[dice.below(18)]}`,
]

export type Target = Readonly<{ hosts: readonly string[]; lines: readonly string[] }>

const wordOf = (dice: Random, lines: readonly string[]): string => {
  const word = lines.length > 0 && dice.below(2) === 0 ? dice.pick(lines) : dice.pick(FRAGMENTS)
  return dice.pick(MUTATIONS)(word, dice)
}

const pathOf = (dice: Random, word: () => string): string => {
  const base = dice.pick(PATHS)
  const kind = dice.below(8)
  if (kind < 2) return `/${inLine(word())}`
  if (kind === 2) return `${base}/${inLine(word())}`
  if (kind === 3) return base.slice(0, base.lastIndexOf('/') + 1) + inLine(word())
  return base
}

const queryOf = (dice: Random, word: () => string): string => {
  const pairs = Array.from({ length: dice.below(4) }, () => `${dice.pick(KEYS)}=${inLine(word())}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const bodyOf = (dice: Random, word: () => string): string => {
  const value = [word(), [word()], { [word()]: word() }, dice.below(9e9), null][dice.below(5)]
  const json = JSON.stringify({ [dice.pick(FIELDS)]: value, [word()]: word() })
  return dice.below(6) === 0 ? json.slice(0, dice.below(json.length)) : json
}

const oneOf = (dice: Random, { hosts, lines }: Target): string => {
  const word = () => wordOf(dice, lines)
  const method = dice.pick(METHODS)
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'].includes(method)
  const body = hasBody ? Buffer.from(bodyOf(dice, word)).toString('latin1') : ''
  const extra = Array.from(
    { length: dice.below(3) },
    () => `${dice.pick(HEADERS)}: ${inHeader(word()).slice(0, 4000)}`,
  )
  const own = hasBody
    ? [
        'Content-Type: application/json',
        'Sec-Fetch-Site: same-origin',
        `Content-Length: ${body.length}`,
      ]
    : []
  const cookie = dice.below(2) === 0 ? ['Cookie: age-verified=1'] : []
  const target = `${pathOf(dice, word)}${queryOf(dice, word)}`.slice(0, 12_500)
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${dice.pick(hosts)}`,
    ...cookie,
    ...own,
    ...extra,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** So many requests no browser would send, the same ones for the same seed, byte for byte. */
export function* hostileRequests(count: number, seed: number, target: Target): Generator<string> {
  const dice = random(seed)
  for (let sent = 0; sent < count; sent += 1) yield oneOf(dice, target)
}
