import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonAnswer, pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
  bff.api.answerWith((request, response) => {
    if (!request.url?.startsWith('/api/image/')) return jsonAnswer({ data: [] })(request, response)
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 5, etag: '"a"' })
    response.end(request.method === 'HEAD' ? undefined : 'hello')
  })
  bff.general.answerWith((request, response) => {
    if (!request.url?.startsWith('/_next/')) return pageAnswer('text')(request, response)
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('let a = 1')
  })
})
afterAll(() => bff.close())

const ROUTES = [
  ['page', '/kola', {}],
  ['search', '/search?term=kolo', {}],
  ['feed', '/kola/rss', {}],
  ['call', '/api/front/sections', {}],
  ['picture', '/api/image/demo/kolo.webp', {}],
  ['file of the build', '/_next/static/chunks/a.js', {}],
  ['missing', '/a/b/c', {}],
  ['moved', '/Kola', {}],
  ['security.txt', '/.well-known/security.txt', {}],
  ['state of the services', '/stav-provozu', {}],
  ['health', '/healthz', { host: 'localhost' }],
] as const

const CHANGING = new Set(['date', 'x-request-id', 'age', 'connection', 'keep-alive'])
const steady = (headers: object): [string, unknown][] =>
  Object.entries(headers).filter(([name]) => !CHANGING.has(name))

test.each(ROUTES)('HEAD says what GET would say, without a body: %s', async (_, path, question) => {
  const get = await ask(bff.port, path, question)
  const head = await ask(bff.port, path, { ...question, method: 'HEAD' })
  expect([head.status, head.body.length]).toEqual([get.status, 0])
  expect(steady(head.headers)).toEqual(steady(get.headers))
})

test.each(ROUTES)(
  'a part of an answer is never given, always the whole: %s',
  async (_, path, question) => {
    const get = await ask(bff.port, path, question)
    for (const range of ['bytes=0-1', 'bytes=-1', 'bytes=5-1', `bytes=${'0-0,'.repeat(500)}0-0`]) {
      const headers = { range, 'if-range': '"a"' }
      const reply = await ask(bff.port, path, { ...question, headers })
      expect([reply.status, reply.body.length]).toEqual([get.status, get.body.length])
      expect(reply.headers['content-range']).toBeUndefined()
    }
  },
)

test.each(ROUTES)(
  'OPTIONS and TRACE are refused with what is allowed: %s',
  async (_, path, question) => {
    for (const method of ['OPTIONS', 'TRACE', 'LINK']) {
      const reply = await ask(bff.port, path, { ...question, method })
      expect([404, 405]).toContain(reply.status)
      if (reply.status === 405) expect(reply.headers.allow).toContain('GET, HEAD')
      expect(reply.text).not.toContain(method)
    }
  },
)
