import { crowd } from '../../apps/bff/src/testing/attacks/crowd.ts'
import { RawClient, type RawReply } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { startProduct } from '../support/startProduct.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { catalogue, type ListedAd } from './support/catalogue.ts'
import { reportAttack } from './support/reportAttack.ts'
import { wanted } from './support/wanted.ts'

const ADS = wanted(300)
const WORKERS = 4
const HOSTS = {
  general: `localhost:${PORTS.bff}`,
  adult: `pinkpack.localhost:${PORTS.bff}`,
} as const
const OTHER = { general: 'adult', adult: 'general' } as const
type Brand = keyof typeof HOSTS

const PASSED = 'Cookie: age-verified=1\r\n'
const CLAIMS = ['X-Inzrt-Brand', 'X-Forwarded-Host', 'X-Host', 'Forwarded', 'X-Original-Host']

/** Every address that could show something of an ad. */
const waysTo = ({ slug, heading, section, picture }: ListedAd): string[] => {
  const words = encodeURIComponent(heading)
  return [
    `/${slug}`,
    `/${slug}/rss`,
    `/${section}`,
    `/${section}/rss`,
    `/search?term=${words}`,
    `/search/rss?term=${words}`,
    `/api/front/slug/${slug}`,
    `/api/front/slug/${section}?sectionInclude=advertisements`,
    `/api/front/inzrts/${slug}?include=images,section,advertiser,promos`,
    `/api/front/inzrts?sectionSlug=${section}&perPage=50`,
    `/api/front/sections/slug/${section}?include=advertisements`,
    `/api/front/spsection?slug=${section}&include=advertisements`,
    `/api/front/search?q=${words}&include=advertisements`,
    `/api/front/search?q=${words}&sectionSlug=${section}&include=advertisements`,
    ...(picture
      ? [`/api/image${picture}`, `/api/image${picture.replace('-thumb', '-large')}`]
      : []),
  ]
}

/** What lists everything a site has. */
const LISTS = [
  '/',
  '/rubriky-inzerce',
  '/sitemap.xml',
  '/api/front/sections?forHp=1&include=advertisements',
]

const get = (path: string, host: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`

const shows = (reply: RawReply | null, { slug }: ListedAd, path: string): boolean => {
  if (!reply) return false
  if (path.startsWith('/api/image')) return reply.status === 200 || reply.status === 304
  return reply.status < 400 && reply.body.includes(slug)
}

const product = await startProduct(await prepareAds(2_000))
const clients = Array.from({ length: WORKERS }, () => new RawClient(PORTS.bff))
const first = clients[0] as RawClient
const ads = {
  general: await catalogue(first, HOSTS.general, ADS),
  adult: await catalogue(first, HOSTS.adult, ADS),
}
const leaks: string[] = []
let asked = 0
/** The same questions at an ad's own host: they must show it, or nothing is proved. */
const control = { asked: 0, shown: 0 }

/** Ads of one site through the other's host, in every way and with every claim to be the first. */
const cross = (brand: Brand) =>
  crowd(WORKERS, ads[brand], async (ad, worker) => {
    const client = clients[worker] as RawClient
    const claim = CLAIMS[asked % CLAIMS.length]
    const more = `${PASSED}${claim}: ${claim === 'X-Inzrt-Brand' ? brand : HOSTS[brand]}\r\n`
    for (const path of waysTo(ad)) {
      asked += 1
      const reply = await client.ask(get(path, HOSTS[OTHER[brand]], more))
      if (shows(reply, ad, path)) leaks.push(`${brand} ad at the other host: ${path}`)
      if (asked % 10 !== 0) continue
      control.asked += 1
      if (shows(await client.ask(get(path, HOSTS[brand], PASSED)), ad, path)) control.shown += 1
    }
  })

const listed = async (brand: Brand): Promise<void> => {
  const host = HOSTS[OTHER[brand]]
  const index = await first.ask(get('/sitemap.xml', host, PASSED))
  const parts = [...(index?.body.toString().matchAll(/\/sitemap\/\d+\.xml/g) ?? [])].map(String)
  for (const path of [...LISTS, ...parts]) {
    asked += 1
    const text = (await first.ask(get(path, host, PASSED)))?.body.toString() ?? ''
    for (const { slug } of ads[brand])
      if (text.includes(`/${slug}<`) || text.includes(`"${slug}"`)) leaks.push(`${slug} in ${path}`)
  }
}

const ATTEMPTS = [
  ...[
    '',
    'Range: bytes=0-99999',
    'If-None-Match: *',
    'If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT',
    'RSC: 1',
  ],
  ...[
    'Cookie: age-verified=0',
    'Cookie: age-verified=true',
    'Cookie: AGE-VERIFIED=1',
    'Cookie: age-verified="1"',
  ],
  ...[
    'Cookie: x=1, age-verified=1',
    'User-Agent: Googlebot/2.1',
    'X-Forwarded-For: 127.0.0.1',
    'Accept: application/json',
  ],
  ...['X-Middleware-Subrequest: src/middleware', 'Purpose: prefetch', 'X-Inzrt-Brand: general'],
]
const SPELLINGS = [
  (path: string) => path,
  (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/`,
  (path: string) => `${path}?_rsc=1abc`,
]

/** Adult ads on their own host before the gate: never a word of them, whatever is tried. */
const gate = () =>
  crowd(WORKERS, ads.adult.slice(0, wanted(60)), async (ad, worker) => {
    const client = clients[worker] as RawClient
    const real = await client.ask(get(`/${ad.slug}`, HOSTS.adult, PASSED))
    const etag = /^etag: (.*)$/im.exec(real?.head ?? '')?.[1] ?? ''
    const attempts = [...ATTEMPTS, `If-None-Match: ${etag}`]
    for (const attempt of attempts)
      for (const [at, spell] of SPELLINGS.entries())
        for (const path of at === 0 ? waysTo(ad) : [`/${ad.slug}`]) {
          asked += 2
          const more = attempt ? `${attempt}\r\n` : ''
          const reply = await client.ask(get(spell(path), HOSTS.adult, more))
          const head = await client.ask(get(spell(path), HOSTS.adult, more).replace('GET', 'HEAD'))
          const told = shows(reply, ad, path) && reply?.status !== 308
          const known = [reply, head].some((one) => etag !== '' && one?.head.includes(etag))
          if (told || known) leaks.push(`${spell(path)} before the gate with ${attempt}`)
        }
  })

await cross('adult')
await cross('general')
await listed('adult')
await listed('general')
const apart = asked
await gate()
for (const client of clients) client.close()
await product.stop()

for (const leak of leaks.slice(0, 30)) console.log(leak)
reportAttack('brands', {
  title: 'Two sites that never show each other’s ads, and the gate',
  method: [
    `${ads.general.length} ads of the general and ${ads.adult.length} of the adult site, each asked for at the other host in every way there is (page, section, feeds, search, calls, pictures), with headers that claim the other site; then everything that lists.`,
    `Then adult ads on their own host before the gate: by GET and HEAD, ranges, conditions, cookies that are not ours, other spellings of the address.`,
  ],
  seed: 1,
  verdicts: [
    atLeast('ads tried', ads.general.length + ads.adult.length, ADS),
    atLeast('share that shows the ad at its own host', control.shown / control.asked, 0.4),
    shown('requests at the other host', apart),
    shown('requests before the gate', asked - apart),
    atMost('ads, lists and pictures shown where they must not be', leaks.length, 0),
  ],
})
