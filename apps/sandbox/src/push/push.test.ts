import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestSandbox } from '../test/createTestSandbox.ts'

const { ask } = await createTestSandbox()
const key = () => createECDH('prime256v1').generateKeys('base64url')

const subscribe = async () => {
  const answer = await ask('/push', { method: 'POST', payload: { applicationServerKey: key() } })

  return new URL(answer.json().data.endpoint).pathname
}
const bring = (path: string, payload: Buffer | string, authorization = '') =>
  ask(path, {
    method: 'POST',
    payload,
    headers: { 'content-type': 'application/octet-stream', authorization },
  })

test('P062 N026 a browser subscribes, hears nothing yet, and is gone when it has ended it', async () => {
  const path = await subscribe()
  expect((await ask(path)).json()).toEqual({ data: [] })
  expect((await ask(path, { method: 'DELETE' })).statusCode).toBe(204)

  expect((await ask(path)).statusCode).toBe(404)
  expect((await bring(path, Buffer.from('x'))).statusCode).toBe(410)
})

test.each(['', 'vapid', `vapid t=a.b.c, k=${'a'.repeat(87)}`, 'Bearer x'])(
  'P062 N026 nobody who does not prove to be the sender is heard: %s',
  async (authorization) => {
    const path = await subscribe()
    expect((await bring(path, Buffer.from('x'), authorization)).statusCode).toBe(403)

    expect((await ask(path)).json()).toEqual({ data: [] })
  },
)

test('P062 N026 the push service takes no more than the standard says', async () => {
  expect((await bring(await subscribe(), Buffer.alloc(5_000))).statusCode).toBe(413)
})
