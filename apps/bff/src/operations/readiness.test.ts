import { afterEach, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'
import { createManagement } from './createManagement.ts'

let bff: TestBff
afterEach(() => bff.close())

const readiness = async () => {
  const { status, text } = await ask(bff.port, '/readyz', { host: 'localhost' })

  return { status, ...JSON.parse(text) }
}
const isShown = async (path: string, host: string) =>
  (await ask(bff.port, path, { host, headers: { cookie: 'age-verified=1' } })).status === 200

test('S006 without api and shells the bff stays in the balancer and shows what it keeps', async () => {
  bff = await startBff()
  expect(await isShown('/napoveda', bff.hosts.general)).toBe(true)
  await Promise.all([bff.api, bff.general, bff.adult].map(({ close }) => close()))
  await expect.poll(readiness).toMatchObject({ status: 200, ready: true, inTouch: false })

  for (let i = 0; i < 20; i++) expect(await isShown('/napoveda', bff.hosts.general)).toBe(true)
})

test('S006 without the shells of one site the other is untouched', async () => {
  bff = await startBff()
  await bff.adult.close()
  for (let i = 0; i < 20; i++) {
    await isShown(`/napoveda?page=${i}`, bff.hosts.adult)
    expect(await isShown(`/napoveda?page=${i}`, bff.hosts.general)).toBe(true)
  }
  expect(await readiness()).toMatchObject({ status: 200, upstreams: { general: true } })
})

test('S006 told to drain, the bff says so and goes on answering', async () => {
  bff = await startBff()
  const management = createManagement(bff.parts)
  const told = async (method: 'GET' | 'POST', url: string) =>
    (await management.inject({ method, url })).statusCode
  expect([await told('GET', '/healthz'), await told('GET', '/readyz')]).toEqual([200, 200])
  expect(await told('GET', '/drain')).toBe(404)
  expect(await told('POST', '/drain')).toBe(200)

  expect((await readiness()).status).toBe(503)
  expect([await told('GET', '/readyz'), await told('GET', '/healthz')]).toEqual([503, 200])
  expect(await told('GET', '/metrics')).toBe(200)
  const { status, headers } = await ask(bff.port, '/napoveda')
  expect([status, headers.connection]).toEqual([200, 'close'])
  await management.close()
})
