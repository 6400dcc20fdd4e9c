import { expect, test } from 'vitest'
import { toPageContent } from './toPageContent.ts'

const FINISHING = {
  origin: 'https://inzrt.test',
  caching: 'no-cache',
  onStrangers: () => undefined,
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

test.each([
  answer(200),
  answer(404, { 'content-type': 'application/octet-stream' }),
  answer(404, { 'set-cookie': 'a=b' }),
])('an answer that cannot be used stays a failure: %j', (unusable) => {
  expect(() => toPageContent(unusable, FINISHING)).toThrow()
})
