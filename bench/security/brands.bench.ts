import { crowd } from '../../apps/bff/src/testing/attacks/crowd.ts'
import { RawClient } from '../../apps/bff/src/testing/attacks/RawClient.ts'
import { PORTS } from '../support/ports.ts'
import { prepareAds } from '../support/prepareAds.ts'
import { startProduct } from '../support/startProduct.ts'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { catalogue } from './support/catalogue.ts'
import { reportAttack } from './support/reportAttack.ts'
import { get, showsAd, waysTo } from './support/showsAd.ts'
import { tryGate } from './support/tryGate.ts'
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

/** What lists everything a site has. */
const LISTS = [
  '/',
  '/rubriky-inzerce',
  '/sitemap.xml',
  '/api/front/sections?forHp=1&include=advertisements',
]

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

/** The general site has no gate, so the adult one may show its sections. */
const isMeant = (brand: Brand, path: string): boolean =>
  brand === 'general' && path.startsWith('/api/front/spsection?')

/** Ads of one site through the other's host, in every way and with every claim to be the first. */
const cross = (brand: Brand) =>
  crowd(WORKERS, ads[brand], async (ad, worker) => {
    const client = clients[worker] as RawClient
    const claim = CLAIMS[asked % CLAIMS.length]
    const more = `${PASSED}${claim}: ${claim === 'X-Inzrt-Brand' ? brand : HOSTS[brand]}\r\n`
    for (const path of waysTo(ad).filter((way) => !isMeant(brand, way))) {
      asked += 1
      const reply = await client.ask(get(path, HOSTS[OTHER[brand]], more))
      if (showsAd(reply, ad, path)) leaks.push(`${brand} ad at the other host: ${path}`)
      if (asked % 10 !== 0) continue
      control.asked += 1
      if (showsAd(await client.ask(get(path, HOSTS[brand], PASSED)), ad, path)) control.shown += 1
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

/** Adult ads on their own host before the gate: never a word of them, whatever is tried. */
const gate = () =>
  crowd(WORKERS, ads.adult.slice(0, wanted(60)), async (ad, worker) => {
    const client = clients[worker] as RawClient
    const tried = await tryGate({ client, host: HOSTS.adult, ad, passed: PASSED })
    asked += tried.asked
    leaks.push(...tried.leaks)
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
    `${ads.general.length} ads of the general and ${ads.adult.length} of the adult site, each asked for at the other host in every way there is (page, section, feeds, search, calls, pictures), with headers that claim the other site; then everything that lists. Only adult ads are asked for as a sister section's: those of the general site may be shown there.`,
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
