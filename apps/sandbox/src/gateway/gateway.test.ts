import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseReturn } from '@inzrt/protocols/gp-webpay/parseReturn'
import { isSignedBy, signBytes } from '@inzrt/protocols/gp-webpay/signature'
import { REQUEST_FIELDS, signedText } from '@inzrt/protocols/gp-webpay/signedText'
import {
  QUESTION_FIELDS,
  readFields,
  STATUS_FIELDS,
  writeQuestion,
} from '@inzrt/protocols/gp-webpay/statusMessages'
import { verifyReturn } from '@inzrt/protocols/gp-webpay/verifyReturn'
import { expect, test } from 'vitest'
import { openSecrets } from '../settings/openSecrets.ts'
import { createTestSandbox } from '../test/createTestSandbox.ts'
import { MERCHANT } from './openBank.ts'

const { ask, sendForm, secrets } = await createTestSandbox()
const shopKey = createPrivateKey(readFileSync(secrets.shop.keyFile))
const gatewayKey = createPublicKey(readFileSync(secrets.shop.bankFile))

const signed = (order: readonly string[], fields: Record<string, string>): string =>
  signBytes(signedText(order, fields), shopKey)
let last = 1_000
const pay = async (number = String(++last), description = 'Inzerce 20260001') => {
  const fields = {
    MERCHANTNUMBER: MERCHANT,
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: number,
    AMOUNT: '7400',
    CURRENCY: '203',
    DEPOSITFLAG: '1',
    MERORDERNUM: '20260001',
    URL: 'http://localhost:3000/payment/callback/gp_webpay',
    DESCRIPTION: description,
    MD: 'MjAyNjAwMDE=',
  }
  const answer = await sendForm(
    '/gateway',
    { ...fields, DIGEST: signed(REQUEST_FIELDS, fields) },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  )

  return String(answer.headers.location)
}
const said = (location: unknown) => {
  const raw = new URL(String(location)).search.slice(1)
  const fields = parseReturn(raw) ?? new Map<string, Buffer>()
  const keys = { gatewayKey, merchantNumber: MERCHANT }
  const { isDigestRight, isDigest1Right } = verifyReturn(fields, keys)

  return [
    fields.get('PRCODE')?.toString(),
    fields.get('SRCODE')?.toString(),
    isDigestRight && isDigest1Right,
  ]
}

test('N026 a signed form of the shop opens a payment, approved with valid signatures', async () => {
  const page = await pay()
  const shown = await ask(page)
  expect(shown.body).toContain('74,00\u00a0Kč')
  expect(shown.headers['content-security-policy']).toContain(
    "form-action 'self' http://localhost:3000;",
  )
  const answer = await sendForm(page, { action: 'approve' })

  expect([answer.statusCode, said(answer.headers.location)]).toEqual([303, ['0', '0', true]])
  expect(answer.headers.location).toContain('http://localhost:3000/payment/callback/gp_webpay?')
  expect((await ask('/gateway')).body).toContain('zaplaceno')
})

test.each([
  [{ action: 'decline', refusal: '30/1001' }, ['30', '1001', true]],
  [{ action: 'cancel' }, ['50', '0', true]],
  [{ action: 'back' }, ['20', '22', true]],
  [{ action: 'silent' }, ['0', '0', true]],
  [{ action: 'tamper' }, ['0', '0', false]],
])('N026 a payment ends with %j as the bank would say it', async (fields, expected) => {
  expect(said((await sendForm(await pay(), fields)).headers.location)).toEqual(expected)
})

test('N026 who vanishes can come back later, and a finished payment is not finished again', async () => {
  const page = await pay()
  expect((await sendForm(page, { action: 'vanish' })).body).toContain('Okno se zavřelo')
  const late = await ask(`${page}/return`)

  expect(said(late.headers.location)).toEqual(['0', '0', true])
  expect(said((await sendForm(page, { action: 'approve' })).headers.location)).toEqual([
    '20',
    '22',
    true,
  ])
})

test('N026 a number asked for again is the same payment, and a new one after a new start', async () => {
  const page = await pay('900', 'Inzerce 1')
  await sendForm(page, { action: 'vanish' })
  await pay('900', 'Inzerce 1')
  expect((await ask(page)).body).toContain('<dd>zaplaceno</dd>')
  await pay('900', 'Inzerce 2')

  expect((await ask(page)).body).toContain('<dd>čeká</dd>')
})

test('N026 the shop hears how a payment stands by the web service, signed', async () => {
  const page = await pay()
  await sendForm(page, { action: 'vanish' })
  const fields = {
    messageId: 'otazka1',
    provider: '0000',
    merchantNumber: MERCHANT,
    paymentNumber: page.split('/').at(-1) ?? '',
  }
  const answer = await ask('/gateway/stav', {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    payload: writeQuestion({ ...fields, signature: signed(QUESTION_FIELDS, fields) }),
  })
  const heard = Object.fromEntries(readFields(answer.body, [...STATUS_FIELDS, 'signature']))

  expect(heard).toMatchObject({ messageId: 'otazka1', status: 'CAPTURED' })
  expect(isSignedBy(signedText(STATUS_FIELDS, heard), heard.signature, gatewayKey)).toBe(true)
})

test('the gateway believes no unsigned shop, and nobody from another machine', async () => {
  expect((await sendForm('/gateway', { ORDERNUMBER: '1', DIGEST: 'AA==' })).statusCode).toBe(400)
  expect((await ask('/gateway', { headers: { host: 'evil.example' } })).statusCode).toBe(404)
})

test('keys are made once and kept with the data', async () => {
  const folder = secrets.bank.keyFile.replace('/bank.key', '')

  expect(openSecrets(folder)).toEqual(secrets)
  expect(readFileSync(secrets.bank.keyFile)).not.toEqual(readFileSync(secrets.shop.keyFile))
})
