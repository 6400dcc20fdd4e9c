import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import type { Brand } from '../../shell/brand/Brand.ts'
import { sitemapFile, sitemapIndex } from './sitemap.ts'

// A test is no request of Next's.
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const ANSWERS = new Map([
  ['/sitemap-files', [214_749, 7]],
  ['/sitemap-files/7', [{ slug: 'kolo-1a2b', createdAt: '2026-05-04T08:00:00.000Z' }]],
])
const asked: (string | undefined)[] = []

const api = createServer(({ url = '' }, response) => {
  asked.push(url)
  response.setHeader('content-type', 'application/json')
  const data = ANSWERS.get(url)
  if (!data) response.statusCode = 404
  response.end(JSON.stringify(data ? { data } : { message: 'Tady nic není.', code: 'not_found' }))
})
api.listen(0, '127.0.0.1')
await once(api, 'listening')
vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
vi.stubEnv('GENERAL_ORIGIN', 'http://inzrt.example')
afterAll(() => {
  vi.unstubAllEnvs()
  api.close()
})

const BRAND = {
  id: 'general',
  originSetting: 'GENERAL_ORIGIN',
  sister: { originSetting: 'ADULT_ORIGIN' },
} as Brand

const locations = async (response: Response): Promise<string[]> =>
  [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

test('P059 the index of the sitemap names the file of pages and those that hold ads', async () => {
  expect(await locations(await sitemapIndex(BRAND))).toEqual(
    [0, 214_749, 7].map((file) => `http://inzrt.example/sitemap/${file}.xml`),
  )
})

test('P059 a file of the sitemap is one call of the api, and an empty one is missing', async () => {
  asked.length = 0
  const file = await sitemapFile(BRAND, '7.xml')

  expect([file.status, await locations(file)]).toEqual([200, ['http://inzrt.example/kolo-1a2b']])
  expect((await sitemapFile(BRAND, '8.xml')).status).toBe(404)
  expect(asked).toEqual(['/sitemap-files/7', '/sitemap-files/8'])
})

test.each(['214750.xml', '999999.xml', '07.xml', '7', '-1.xml'])(
  'P059 %s is no file of the sitemap, and nobody is asked',
  async (name) => {
    asked.length = 0

    expect([(await sitemapFile(BRAND, name)).status, asked]).toEqual([404, []])
  },
)
