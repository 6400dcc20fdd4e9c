import { CacheVisitor, unpacked } from './CacheVisitor.ts'
import { type Door, HOSTS } from './startDoor.ts'

/** What a shared cache in front of pages has to do, each with a page of its own. */
type Rule = (path: string, door: Door) => Promise<boolean>

const site = new CacheVisitor(HOSTS.general)
const sister = new CacheVisitor(HOSTS.adult)
const CALL = '/api/front/sections'
const PERSON = 'Authorization: Bearer somebody'

const drawn = ({ general }: Door, path: string): number => general.targets.get(`GET ${path}`) ?? 0
const called = ({ api }: Door): number => api.targets.get(`GET ${CALL}`) ?? 0

/** Whether an answer to somebody who has the page is without it, and says what belongs to it. */
const isNotModified = async (path: string, condition: (etag: string) => string) => {
  const etag = (await site.ask(path)).header('etag')
  const answer = await site.ask(path, [`If-None-Match: ${condition(etag)}`])
  const names = ['etag', 'cache-control', 'content-security-policy', 'vary']

  return (
    answer.status === 304 && answer.body.length === 0 && names.every((n) => answer.header(n) !== '')
  )
}

/** Whether the page is drawn again after an answer that nobody may keep. */
const isDrawnAgain: Rule = async (path, door) => {
  const first = await site.ask(path)
  door.general.answerWith((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><head></head></html>'),
  )
  const second = await site.ask(path)

  return first.status >= 502 && second.status === 200
}

/** One page by different requests: drawn once, and the same for everybody. */
const isOnePage =
  (ask: (path: string) => readonly Promise<{ body: Buffer }>[]): Rule =>
  async (path, door) => {
    const bodies = (await Promise.all(ask(path))).map(({ body }) => body.toString())

    return new Set(bodies).size === 1 && drawn(door, path) === 1
  }

export const CACHE_RULES: Readonly<Record<string, Rule>> = {
  'a page is drawn once for twenty who come at once': isOnePage((path) =>
    Array.from({ length: 20 }, () => site.ask(path)),
  ),
  'who says who he is gets what everybody gets': isOnePage((path) => [
    site.ask(path, [PERSON]),
    site.ask(path, [PERSON.replace('somebody', 'somebody else')]),
    site.ask(path),
  ]),
  'a visitor cannot have a page drawn anew': isOnePage((path) => [
    site.ask(path),
    site.ask(path, ['Cache-Control: no-cache', 'Pragma: no-cache']),
    site.ask(path, ['Cache-Control: no-store, max-age=0']),
  ]),
  'parameters outside the key make no second page': isOnePage((path) => [
    site.ask(`${path}?utm_source=a`),
    site.ask(`${path}?utm_source=b&x=1`),
  ]),
  'both sites keep a page of their own': async (path) => {
    const [ours, theirs] = [await site.ask(path), await sister.ask(path)]
    return unpacked(ours).includes('general') && unpacked(theirs).includes('adult')
  },
  'a call is never kept': async (_, door) => {
    const before = called(door)
    const answers = [await site.ask(CALL), await site.ask(CALL)]
    const isSaid = answers.every((answer) => answer.header('cache-control') === 'no-store')
    return called(door) === before + 2 && isSaid
  },
  'every encoding unpacks to one text and names what it varies by': async (path) => {
    const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip']
    const answers = []
    for (const one of encodings) answers.push(await site.ask(path, [`Accept-Encoding: ${one}`]))
    const says = answers.map((answer) => answer.header('content-encoding')).join()
    const isVaried = answers.every((answer) => /accept-encoding/i.test(answer.header('vary')))
    return new Set(answers.map(unpacked)).size === 1 && says === 'br,gzip,,gzip' && isVaried
  },
  'who has the page gets 304': (path) => isNotModified(path, (etag) => etag),
  'a strong validator compares weakly': (path) => isNotModified(path, (e) => e.slice(2)),
  'one of several validators is enough': (path) => isNotModified(path, (e) => `"a", ${e}, W/"b"`),
  'a star means any page': (path) => isNotModified(path, () => '*'),
  'who has another page gets this one': async (path) =>
    (await site.ask(path, ['If-None-Match: "other"'])).status === 200,
  'a date without a validator gets the page': async (path) =>
    (await site.ask(path, ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'])).status === 200,
  'a part that is asked for is the whole page': async (path) =>
    (await site.ask(path, ['Range: bytes=0-3'])).status === 200,
  'HEAD says what GET says': async (path) => {
    const [get, head] = [await site.ask(path), await site.ask(path, [], 'HEAD')]
    const names = ['etag', 'content-length', 'content-type', 'cache-control', 'vary']
    return head.body.length === 0 && names.every((name) => get.header(name) === head.header(name))
  },
  'a page says how old it is and that it is asked for again': async (path) => {
    const { header } = await site.ask(path)
    return /^\d+$/.test(header('age')) && header('cache-control') === 'no-cache'
  },
  'a file of the build is kept for a year by everybody': async () =>
    /^public, max-age=31536000, immutable$/.test(
      (await site.ask('/_next/static/chunks/a.js')).header('cache-control'),
    ),
  'a write changes nothing that is kept': async (path, door) => {
    await site.ask(path)
    const refused = await site.ask(path, ['Content-Length: 0'], 'POST')
    return (
      refused.status === 405 && (await site.ask(path)).status === 200 && drawn(door, path) === 1
    )
  },
  'an answer that sets a cookie is neither shown nor kept': (path, door) => {
    door.general.answerWith((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'session=1' })
        .end('<html><head></head></html>'),
    )
    return isDrawnAgain(path, door)
  },
  'a failure is not kept': (path, door) => {
    door.general.answerWith((_, response) => response.writeHead(500).end('stack'))
    return isDrawnAgain(path, door)
  },
  'half a page is neither shown nor kept': (path, door) => {
    door.general.answerWith((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 5000 })
      response.write('<html><head></head>', () => response.destroy())
    })
    return isDrawnAgain(path, door)
  },
}
