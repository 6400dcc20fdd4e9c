import type { AttackTarget } from './AttackTarget.ts'
import { CacheVisitor, unpacked } from './CacheVisitor.ts'
import { answersCalls, drawsPages } from './standInAnswers.ts'

/** A cache under attack, and a visitor of each site. */
type Cache = Readonly<{ target: AttackTarget; site: CacheVisitor; sister: CacheVisitor }>

/** Whether a rule holds, tried with a page of its own. */
type Rule = (path: string, cache: Cache) => Promise<boolean>

const CALL = '/api/front/sections'
const PERSON = 'Authorization: Bearer somebody'

const drawn = ({ target }: Cache, path: string): number => target.general.timesAsked(`GET ${path}`)
const called = ({ target }: Cache): number => target.api.timesAsked(`GET ${CALL}`)

/** Whether an answer to somebody who has the page is without it, and says what belongs to it. */
const isNotModified =
  (condition: (etag: string) => string): Rule =>
  async (path, { site }) => {
    const etag = (await site.ask(path)).header('etag')
    const answer = await site.ask(path, [`If-None-Match: ${condition(etag)}`])
    const names = ['etag', 'cache-control', 'content-security-policy', 'vary']

    return (
      answer.status === 304 &&
      answer.body.length === 0 &&
      names.every((n) => answer.header(n) !== '')
    )
  }

/** Whether the page is drawn again after an answer that nobody may keep. */
const isDrawnAgain: Rule = async (path, cache) => {
  const { site, target } = cache
  const first = await site.ask(path)
  target.general.answerWith((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><head></head></html>'),
  )
  const second = await site.ask(path)

  return first.status >= 502 && second.status === 200
}

/** One page by different requests: drawn once, and the same for everybody. */
const isOnePage =
  (ask: (path: string, site: CacheVisitor) => readonly Promise<{ body: Buffer }>[]): Rule =>
  async (path, cache) => {
    const bodies = (await Promise.all(ask(path, cache.site))).map(({ body }) => body.toString())

    return new Set(bodies).size === 1 && drawn(cache, path) === 1
  }

const RULES: Readonly<Record<string, Rule>> = {
  'a page is drawn once for twenty who come at once': isOnePage((path, site) =>
    Array.from({ length: 20 }, () => site.ask(path)),
  ),
  'who says who he is gets what everybody gets': isOnePage((path, site) => [
    site.ask(path, [PERSON]),
    site.ask(path, [PERSON.replace('somebody', 'somebody else')]),
    site.ask(path),
  ]),
  'a visitor cannot have a page drawn again': isOnePage((path, site) => [
    site.ask(path),
    site.ask(path, ['Cache-Control: no-cache', 'Pragma: no-cache']),
    site.ask(path, ['Cache-Control: no-store, max-age=0']),
  ]),
  'parameters outside the key make no second page': isOnePage((path, site) => [
    site.ask(`${path}?utm_source=a`),
    site.ask(`${path}?utm_source=b&x=1`),
  ]),
  'both sites keep a page of their own': async (path, { site, sister }) => {
    const [ours, theirs] = [await site.ask(path), await sister.ask(path)]
    return unpacked(ours).includes('general') && unpacked(theirs).includes('adult')
  },
  'a call is never kept': async (_, cache) => {
    const { site } = cache
    const before = called(cache)
    const answers = [await site.ask(CALL), await site.ask(CALL)]
    const isSaid = answers.every((answer) => answer.header('cache-control') === 'no-store')
    return called(cache) === before + 2 && isSaid
  },
  'every encoding unpacks to one text and names what it varies by': async (path, { site }) => {
    const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip']
    const answers = []
    for (const one of encodings) answers.push(await site.ask(path, [`Accept-Encoding: ${one}`]))
    const says = answers.map((answer) => answer.header('content-encoding')).join()
    const isVaried = answers.every((answer) => /accept-encoding/i.test(answer.header('vary')))
    return new Set(answers.map(unpacked)).size === 1 && says === 'br,gzip,,gzip' && isVaried
  },
  'who has the page gets 304': isNotModified((etag) => etag),
  'a strong validator compares weakly': isNotModified((e) => e.slice(2)),
  'one of several validators is enough': isNotModified((e) => `"a", ${e}, W/"b"`),
  'a star means any page': isNotModified(() => '*'),
  'who has another page gets this one': async (path, { site }) =>
    (await site.ask(path, ['If-None-Match: "other"'])).status === 200,
  'a date without a validator gets the page': async (path, { site }) =>
    (await site.ask(path, ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'])).status === 200,
  'a part that is asked for is the whole page': async (path, { site }) =>
    (await site.ask(path, ['Range: bytes=0-3'])).status === 200,
  'HEAD says what GET says': async (path, { site }) => {
    const [get, head] = [await site.ask(path), await site.ask(path, [], 'HEAD')]
    const names = ['etag', 'content-length', 'content-type', 'cache-control', 'vary']
    return head.body.length === 0 && names.every((name) => get.header(name) === head.header(name))
  },
  'a page says how old it is and that it is asked for again': async (path, { site }) => {
    const { header } = await site.ask(path)
    return /^\d+$/.test(header('age')) && header('cache-control') === 'no-cache'
  },
  'a file of the build is kept for a year by everybody': async (_, { site }) =>
    /^public, max-age=31536000, immutable$/.test(
      (await site.ask('/_next/static/chunks/a.js')).header('cache-control'),
    ),
  'a write changes nothing that is kept': async (path, cache) => {
    const { site } = cache
    await site.ask(path)
    const refused = await site.ask(path, ['Content-Length: 0'], 'POST')
    return (
      refused.status === 405 && (await site.ask(path)).status === 200 && drawn(cache, path) === 1
    )
  },
  'an answer that sets a cookie is neither shown nor kept': (path, cache) => {
    cache.target.general.answerWith((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'session=1' })
        .end('<html><head></head></html>'),
    )
    return isDrawnAgain(path, cache)
  },
  'a failure is not kept': (path, cache) => {
    cache.target.general.answerWith((_, response) => response.writeHead(500).end('stack'))
    return isDrawnAgain(path, cache)
  },
  'half a page is neither shown nor kept': (path, cache) => {
    cache.target.general.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 5000 })
      response.write('<html><head></head>', () => response.destroy())
    })
    return isDrawnAgain(path, cache)
  },
}

/** What a shared cache in front of pages has to do, by its name. */
export const CACHE_RULES: readonly string[] = Object.keys(RULES)

/** Whether a bff keeps to a rule. */
export const keepsCacheRule = (name: string, target: AttackTarget): Promise<boolean> => {
  const { port, hosts } = target
  const site = new CacheVisitor(port, hosts.general)
  const sister = new CacheVisitor(port, hosts.adult)
  target.general.answerWith(drawsPages('general'))
  target.adult.answerWith(drawsPages('adult'))
  target.api.answerWith(answersCalls)

  return (
    RULES[name]?.(`/stranka-${CACHE_RULES.indexOf(name)}`, { target, site, sister }) ??
    Promise.resolve(false)
  )
}
