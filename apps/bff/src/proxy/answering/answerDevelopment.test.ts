import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { ADULT_HOST, startBff, type TestBff } from '../../testing/startBff.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({ MODE: 'development' })
  return () => bff.close()
})

test('while developing, pages come as Next’s server draws them and none is kept', async () => {
  for (let i = 0; i < 2; i++) {
    const reply = await ask(bff.port, '/_next/static/chunks/%5Broot%5D__a._.js?v=1')
    expect(reply.text).toContain('general /_next/static/chunks/%5Broot%5D__a._.js?v=1')
    expect(reply.headers['content-security-policy']).toContain("'unsafe-eval'")
  }
  expect(bff.general.seen).toHaveLength(2)
})

test('R018 while developing the gate stands as it always does', async () => {
  expect((await ask(bff.port, '/kolo', { host: ADULT_HOST })).text).toContain('adult /vekova-brana')
  const headers = { cookie: 'age-verified=1' }
  expect((await ask(bff.port, '/kolo', { host: ADULT_HOST, headers })).text).toContain(
    'adult /kolo',
  )
})

test('R055 while developing the account is for members, and Next’s server sees no cookie', async () => {
  const reply = await ask(bff.port, '/muj-ucet?tab=zpravy')
  expect([reply.status, reply.headers.location]).toEqual([
    303,
    '/login?returnTo=%2Fmuj-ucet%3Ftab%3Dzpravy',
  ])
  await ask(bff.port, '/login', { headers: { cookie: 'signed-in=1' } })
  expect(bff.general.seen.map(({ url, headers }) => [url, headers.cookie])).toEqual([
    ['/login', undefined],
  ])
})

test('while developing, the socket of hot reload reaches Next’s server of the site', async () => {
  bff.adult.server.on('upgrade', (_, socket) => {
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhot',
    )
  })
  const socket = connect(bff.port, '127.0.0.1')
  socket.write(
    `GET /_next/hmr HTTP/1.1\r\nHost: ${ADULT_HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  const [first] = await once(socket, 'data')
  expect(String(first)).toMatch(/^HTTP\/1\.1 101 /)
  socket.destroy()
})
