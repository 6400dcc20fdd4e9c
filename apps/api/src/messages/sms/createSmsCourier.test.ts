import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type OutboxRow, Undeliverable } from '../outbox/Courier.ts'
import { createSmsCourier } from './createSmsCourier.ts'

let status = 200
let received: unknown[] = []
const aggregator = createServer(async (request, response) => {
  received.push({ type: request.headers['content-type'], ...JSON.parse(await text(request)) })
  response.writeHead(status, { location: '/elsewhere' }).end('OK')
}).listen(0, '127.0.0.1')
await once(aggregator, 'listening')
afterAll(() => aggregator.close())
beforeEach(() => {
  status = 200
  received = []
})

const { port } = aggregator.address() as AddressInfo
const bring = createSmsCourier({ url: `http://127.0.0.1:${port}/sms`, key: 'tajny-klic' })
const message = {
  providerKey: '7f0f9a5e-2f0b-4a57-9a0e-2b1f6b1c0d11',
  brandCode: 'adult',
  recipient: '+420777123456',
  payload: { text: 'Overovaci kod: 123456' },
} as unknown as OutboxRow
const deliver = () => bring(message, AbortSignal.timeout(5_000))

test('a text is handed to the aggregator with the key it is known by', async () => {
  await deliver()

  expect(received).toEqual([
    {
      type: 'application/json',
      api_key: 'tajny-klic',
      id: message.providerKey,
      sender: 'Pinkpack',
      recipient: '+420777123456',
      message: 'Overovaci kod: 123456',
    },
  ])
})

test.each([400, 401, 404, 422])('a text refused with %i is given up', async (refusal) => {
  status = refusal

  await expect(deliver()).rejects.toBeInstanceOf(Undeliverable)
})

test.each([408, 429, 500, 503])('a text answered with %i is tried again', async (answer) => {
  status = answer

  await expect(deliver()).rejects.not.toBeInstanceOf(Undeliverable)
})

test('a key follows nobody elsewhere', async () => {
  status = 307

  await expect(deliver()).rejects.toThrow()
  expect(received).toHaveLength(1)
})
