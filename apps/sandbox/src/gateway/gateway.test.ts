import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseReturn } from '../../../api/src/advertising/payments/parseReturn.ts'
import { requestFields } from '../../../api/src/advertising/payments/requestFields.ts'
import { verifyReturn } from '../../../api/src/advertising/payments/verifyReturn.ts'
import { createTestApp } from '../../../api/src/test/createTestApp.ts'
import { openBank } from './openBank.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'inzrt-bank-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const origins = { general: 'http://localhost:3000', adult: 'http://pinkpack.localhost:3000' }
const bank = await openBank({ dataDir, port: 4100, origins })
const { gateway } = bank
const { ask } = await createTestApp({ isSandbox: true, gateway, bank })

const host = { host: 'localhost:4100' }
const form = (path: string, fields: Record<string, string>, headers: object = {}) =>
  ask(path, {
    method: 'POST',
    headers: { ...host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
let last = 1_000
const pay = async () => {
  last += 1
  const payment = { bankOrderNumber: String(last), amount: 7_400, currency: 'CZK' } as const
  const { fields } = requestFields(gateway, {
    order: { publicNo: '20260001' },
    payment,
    brand: 'general',
  })
  const answer = await form('/sandbox/gateway', fields, { 'sec-fetch-site': 'cross-site' })

  return String(answer.headers.location)
}
const said = (location: unknown) => {
  const raw = new URL(String(location)).search.slice(1)
  const fields = parseReturn(raw) ?? new Map<string, Buffer>()
  const { isDigestRight, isDigest1Right } = verifyReturn(fields, gateway)

  return [
    fields.get('PRCODE')?.toString(),
    fields.get('SRCODE')?.toString(),
    isDigestRight && isDigest1Right,
  ]
}

test('N026 a signed form of the shop opens a payment, which is approved with right signatures', async () => {
  const page = await pay()
  const shown = await ask(page, { headers: host })
  expect(shown.body).toContain('74,00\u00a0Kč')
  expect(shown.headers['content-security-policy']).toContain(
    "form-action 'self' http://localhost:3000",
  )
  const answer = await form(page, { action: 'approve' })

  expect([answer.statusCode, said(answer.headers.location)]).toEqual([303, ['0', '0', true]])
  expect(answer.headers.location).toContain('http://localhost:3000/payment/callback/gp_webpay?')
  expect((await ask('/sandbox/gateway', { headers: host })).body).toContain('zaplaceno')
})

test.each([
  [{ action: 'decline', refusal: '30/1001' }, ['30', '1001', true]],
  [{ action: 'cancel' }, ['50', '0', true]],
  [{ action: 'back' }, ['20', '22', true]],
  [{ action: 'silent' }, ['0', '0', true]],
  [{ action: 'tamper' }, ['0', '0', false]],
])('N026 a payment ends with %j as the bank would say it', async (fields, expected) => {
  expect(said((await form(await pay(), fields)).headers.location)).toEqual(expected)
})

test('N026 who vanishes can come back later, and a finished payment is not finished again', async () => {
  const page = await pay()
  expect((await form(page, { action: 'vanish' })).body).toContain('Okno se zavřelo')
  const late = await ask(`${page}/return`, { headers: host })

  expect(said(late.headers.location)).toEqual(['0', '0', true])
  expect(said((await form(page, { action: 'approve' })).headers.location)).toEqual([
    '20',
    '22',
    true,
  ])
})

test('the gateway believes no unsigned shop, and nobody from another machine', async () => {
  expect((await form('/sandbox/gateway', { ORDERNUMBER: '1', DIGEST: 'AA==' })).statusCode).toBe(
    400,
  )
  expect((await ask('/sandbox/gateway', { headers: { host: 'evil.example' } })).statusCode).toBe(
    404,
  )
})

test('keys are made once and kept with the data', async () => {
  const again = await openBank({ dataDir, port: 4100, origins })

  expect(again.key.export({ type: 'pkcs8', format: 'pem' })).toBe(
    bank.key.export({ type: 'pkcs8', format: 'pem' }),
  )
})
