import { expect, test } from 'vitest'
import { toPageContent } from './toPageContent.ts'

const FINISHING = {
  origins: { origin: 'https://inzrt.test', gateway: 'https://gateway.test' },
  caching: 'no-cache',
  target: '/',
  scripts: [],
  onUnknownScripts: () => undefined,
} as const
const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: Buffer.alloc(0),
})

test('invented sitemap numbers are missing and not a failure of the shell', () => {
  const content = toPageContent(answer(404), FINISHING)
  expect(content).toMatchObject({ status: 404, compressible: false })
  expect(content.headers).toEqual(
    expect.arrayContaining(['Content-Security-Policy', 'text/plain; charset=utf-8']),
  )
})

test('P056 what has moved for good answers 301, what leads on for now keeps its status', () => {
  const statusOf = (status: number) =>
    toPageContent(answer(status, { location: '/nova-adresa' }), FINISHING).status

  expect([308, 301, 307].map(statusOf)).toEqual([301, 301, 307])
})

test.each(['/editovat-inzerat/kolo-1a2b', '/doplnkove-sluzby/kolo-1a2b'])(
  'R048 R049 %s stands for a page of the ad and answers 308',
  (target) => {
    const moved = answer(308, { location: '/kolo-1a2b/edit' })

    expect(toPageContent(moved, { ...FINISHING, target }).status).toBe(308)
  },
)

test('P061 the worker that keeps the offline page may ask this site and nobody else', () => {
  const { headers } = toPageContent(
    answer(200, { 'content-type': 'application/javascript; charset=UTF-8' }),
    FINISHING,
  )

  expect(headers).toContain("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
})

test.each([
  answer(200),
  answer(404, { 'content-type': 'application/octet-stream' }),
  answer(404, { 'set-cookie': 'a=b' }),
])('an answer that cannot be used stays a failure: %j', (unusable) => {
  expect(() => toPageContent(unusable, FINISHING)).toThrow()
})
