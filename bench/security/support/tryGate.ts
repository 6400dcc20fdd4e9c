import type { RawClient } from '../../../apps/bff/src/testing/attacks/RawClient.ts'
import type { ListedAd } from './catalogue.ts'
import { get, showsAd, waysTo } from './showsAd.ts'

const CONDITIONS = [
  ...['', 'Range: bytes=0-99999', 'If-None-Match: *', 'RSC: 1', 'Accept: application/json'],
  'If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT',
]
const COOKIES = [
  ...['Cookie: age-verified=0', 'Cookie: age-verified=true', 'Cookie: AGE-VERIFIED=1'],
  ...['Cookie: age-verified="1"', 'Cookie: x=1, age-verified=1'],
]
const CLAIMS = [
  ...['User-Agent: Googlebot/2.1', 'X-Forwarded-For: 127.0.0.1', 'Purpose: prefetch'],
  ...['X-Middleware-Subrequest: src/middleware', 'X-Inzrt-Brand: general'],
]
const ATTEMPTS = [...CONDITIONS, ...COOKIES, ...CLAIMS]

const SPELLINGS = [
  (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/`,
  (path: string) => `${path}?_rsc=1abc`,
]

/** An ad as somebody tries to see it at a host whose gate they did not pass. */
export type GateTry = Readonly<{ client: RawClient; host: string; ad: ListedAd; passed: string }>

/** Every address of an ad with every attempt to get around the gate: how many requests, and what showed it. */
export const tryGate = async ({
  client,
  host,
  ad,
  passed,
}: GateTry): Promise<Readonly<{ asked: number; leaks: readonly string[] }>> => {
  const page = `/${ad.slug}`
  const real = await client.ask(get(page, host, passed))
  const etag = /^etag: (.*)$/im.exec(real?.head ?? '')?.[1] ?? ''
  const leaks: string[] = []
  const paths = [...waysTo(ad), ...SPELLINGS.map((spell) => spell(page))]
  const attempts = [...ATTEMPTS, `If-None-Match: ${etag}`]
  for (const attempt of attempts)
    for (const path of paths) {
      const request = get(path, host, attempt ? `${attempt}\r\n` : '')
      const reply = await client.ask(request)
      const head = await client.ask(request.replace('GET', 'HEAD'))
      const isTold = showsAd(reply, ad, path) && reply?.status !== 308
      const isKnown = [reply, head].some((one) => etag !== '' && one?.head.includes(etag))
      if (isTold || isKnown) leaks.push(`${path} before the gate with ${attempt}`)
    }

  return { asked: attempts.length * paths.length * 2, leaks }
}
