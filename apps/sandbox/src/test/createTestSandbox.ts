import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@inzrt/domain/time'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { buildSandbox } from '../buildSandbox.ts'
import { openBank } from '../gateway/openBank.ts'
import type { Payment } from '../gateway/Payment.ts'
import type { Letter } from '../mail/Letter.ts'
import { createPhone } from '../phone/createPhone.ts'
import type { PhoneMessage } from '../phone/PhoneMessage.ts'
import type { Product } from '../product/createProduct.ts'
import { openRecords } from '../records/openRecords.ts'
import { openSecrets } from '../settings/openSecrets.ts'

export const HOST = 'localhost:4200'

/** A product that is nothing but its clock and a premium number. */
const createTestProduct = (): Product => {
  let offsetMs = 0
  const now = async () => new Date(Date.now() + offsetMs)
  const clock = async () => ({ offsetMs, now: (await now()).toISOString() })

  return {
    clock,
    now,
    premiumNumbers: async () => ['9093333'],
    move: async (how) => {
      offsetMs = 'reset' in how ? 0 : offsetMs + how.advanceMinutes * MINUTE_MS

      return clock()
    },
  }
}

/** The sandbox alone, in a folder of its own, which is gone when the file's tests are over. */
export const createTestSandbox = async (
  places: { smsHookUrl?: string; inletPort?: number } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'inzrt-sandbox-'))
  const secrets = openSecrets(folder)
  const letters = openRecords<Letter>(join(folder, 'letters.jsonl'))
  const phone = createPhone(openRecords<PhoneMessage>(join(folder, 'phone.jsonl')))
  const app = await buildSandbox({
    letters,
    phone,
    secret: secrets.secret,
    bank: openBank(secrets),
    payments: openRecords<Payment>(join(folder, 'payments.jsonl')),
    product: createTestProduct(),
    internalKey: 'key-of-the-tests',
    accounts: [{ nickname: 'demo', password: 'tajneheslo12', scope: 'user' }],
    smsHookUrl: 'http://127.0.0.1:1',
    inletPort: 1,
    ...places,
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    app,
    secrets,
    letters,
    phone,
    ask: (url: string, { headers, ...options }: InjectOptions = {}) =>
      app.inject({ url, headers: { host: HOST, ...headers }, ...options }),
    /** Sends a form of a page, as a browser without scripts does. */
    sendForm: (url: string, fields: Record<string, string>, headers: object = {}) =>
      app.inject({
        url,
        method: 'POST',
        payload: new URLSearchParams(fields).toString(),
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      }),
  }
}
