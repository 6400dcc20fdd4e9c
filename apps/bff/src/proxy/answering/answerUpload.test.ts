import { type ClientRequest, request } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer } from '../../testing/answers.ts'
import { ask } from '../../testing/ask.ts'
import { GENERAL_HOST, startBff, type TestBff } from '../../testing/startBff.ts'
import { OURS } from '../../testing/startSessions.ts'

let bff: TestBff
beforeEach(async () => {
  bff = await startBff({ TRUSTED_PROXIES: '127.0.0.1' })
  bff.api.answerWith(jsonAnswer({ data: { uploadToken: 'u_1' } }, 201))
  return () => bff.close()
})

const PATH = '/api/front/images'

const headersOf = (client: string) => ({
  ...OURS,
  host: GENERAL_HOST,
  'x-forwarded-for': client,
  'content-type': 'multipart/form-data; boundary=----WebKitFormBoundaryabc',
})

/** A photo of which only the beginning comes. Answers once the bff is reading it. */
const beginPhoto = (client: string): Promise<ClientRequest> =>
  new Promise((resolve) => {
    const headers = { ...headersOf(client), 'content-length': 100_000, expect: '100-continue' }
    const sent = request({ port: bff.port, host: '127.0.0.1', path: PATH, method: 'POST', headers })
    sent.on('continue', () => resolve(sent))
    sent.on('error', () => undefined)
    sent.flushHeaders()
  })

test('P017 photos that come slowly keep none of others waiting', async () => {
  const slow = await Promise.all(
    Array.from({ length: 8 }, (_, at) => beginPhoto(`203.0.113.${1 + (at % 2)}`)),
  )
  const { status } = await ask(bff.port, PATH, {
    method: 'POST',
    headers: headersOf('203.0.113.9'),
    body: 'x'.repeat(1_000),
  })
  for (const photo of slow) photo.destroy()

  expect(status).toBe(201)
})
