import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { startBff, type TestBff } from '../../testing/startBff.ts'

let bff: TestBff
beforeAll(async () => {
  bff = await startBff()
  bff.api.answerWith((request, response) => {
    if (request.url?.startsWith('/api/front/advertisers/jana_k'))
      return jsonAnswer({ data: {} })(request, response)
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
})
afterAll(() => bff.close())

test('R050 a profile is drawn by the shell, with the page as the only key', async () => {
  bff.general.seen.length = 0
  const reply = await ask(bff.port, '/uzivatel/jana_k?order=price_asc&page=2&utm=x')

  expect(reply.status).toBe(200)
  expect(bff.general.seen.map(({ url }) => url)).toEqual(['/uzivatel/jana_k?page=2'])
})

test('R050 a nickname nobody has costs the shell nothing', async () => {
  expect((await ask(bff.port, '/uzivatel/nikdo')).status).toBe(404)
  expect(bff.general.seen.some(({ url }) => url?.includes('nikdo'))).toBe(false)
})

test('R050 pages of the portal go before nicknames', async () => {
  bff.api.seen.length = 0
  expect((await ask(bff.port, '/uzivatel/reset-hesla')).status).toBe(200)
  expect(bff.api.seen.some(({ url }) => url?.includes('advertisers'))).toBe(false)
})

test('R050 other letters case and encoding lead to the one address', async () => {
  for (const path of ['/uzivatel/Jana_K', '/uzivatel/%4Aana_k', '/uzivatel/jana_k/'])
    expect((await ask(bff.port, path)).headers.location).toMatch(/\/uzivatel\/jana_k$/)
})

test.each([
  '/uzivatel/',
  '/uzivatel/%ED%A0%80',
  '/uzivatel/%F0%9F%98%80',
  '/uzivatel/...',
  '/uzivatel/..',
  '/uzivatel/a%2Fb',
  '/uzivatel/a/b',
  '/uzivatel/%00',
  `/uzivatel/${'x'.repeat(91)}`,
  `/uzivatel/${'x'.repeat(10_000)}`,
  '/uzivatel/nikdo.rsc',
])('R050 an odd nickname leads nowhere: %.30s', async (path) => {
  const reply = await ask(bff.port, path)
  const end = reply.headers.location
    ? (await ask(bff.port, reply.headers.location)).status
    : reply.status

  expect([400, 404, 414, 431]).toContain(end)
})
