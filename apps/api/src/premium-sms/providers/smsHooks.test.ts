import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { smsInbound } from '../../platform/database/schema/sms.ts'
import { anyNumber, createSmsWorld, DATING_NUMBER } from '../../test/createSmsWorld.ts'
import { SMS_SECRET } from '../../test/createTestApp.ts'
import { purgeSms } from '../receiving/purgeSms.ts'

const { database, send, deliver, headersOf, adsOf, texts, clock } = await createSmsWorld()

const AD = 'IN IE Zena 52, Brno, hleda partnera'
const bodyOf = (from: string, changes: object = {}) =>
  JSON.stringify({
    id: `id-${from}`,
    msisdn: from,
    shortcode: DATING_NUMBER,
    text: AD,
    receivedAt: clock.read().toISOString(),
    ...changes,
  })

test('R035 a repeated message, at once or much later, is acknowledged and changes nothing', async () => {
  const from = anyNumber()
  const sent = { from, id: 'same-message' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(AD, sent)))
  clock.pass(20 * 3_600)
  answers.push(await send(AD, sent))

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 OK']),
  )
  expect(await adsOf(from)).toHaveLength(1)
  expect(await texts(from)).toHaveLength(1)
})

test('the same number of a message from two providers is two messages', async () => {
  const from = anyNumber()
  await send(AD, { from, id: 'shared' })
  const answer = await deliver(
    JSON.stringify({
      api_key: SMS_SECRET,
      id: 'shared',
      sender: from,
      recipient: DATING_NUMBER,
      message: `${AD} na tanec`,
      time: clock.read().toISOString(),
    }),
    {},
    'centrum',
  )

  expect(answer.body).toBe('OK')
  expect(await adsOf(from)).toHaveLength(2)
})

test('a provider that posts forms and names its key is understood', async () => {
  const from = anyNumber()
  const form = new URLSearchParams({
    api_key: SMS_SECRET,
    id: 'f-1',
    sender: from.slice(1),
    recipient: DATING_NUMBER,
    message: AD,
    operator: 'O2',
    time: clock.read().toISOString(),
  })
  const answer = await deliver(
    String(form),
    { 'content-type': 'application/x-www-form-urlencoded' },
    'centrum',
  )

  expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
  expect(await adsOf(from)).toHaveLength(1)
  const [kept] = await database.db.select().from(smsInbound).where(eq(smsInbound.msisdn, from))
  expect(kept).toMatchObject({ provider: 'centrum', operator: 'O2' })
})

test.each<[string, (body: string) => Record<string, string>]>([
  ['without a signature', () => ({})],
  ['signed by somebody else', (body) => headersOf(body, { secret: 'x'.repeat(32) })],
  ['signed more than five minutes ago', (body) => headersOf(body, { signedAgo: 302 })],
  ['signed in more than five minutes', (body) => headersOf(body, { signedAgo: -302 })],
  ['whose text was changed', (body) => headersOf(body.replace('Zena', 'Muz'), {})],
  [
    'with the signature of another time',
    (body) => ({ ...headersOf(body, {}), 'x-sms-timestamp': '1777881601' }),
  ],
  [
    'with a signature of other letters',
    (body) => ({ ...headersOf(body, {}), 'x-sms-signature': 'é'.repeat(43) }),
  ],
])('R294 a delivery %s is refused and leaves nothing behind', async (_what, headers) => {
  const from = anyNumber()
  const body = bodyOf(from)
  const answer = await deliver(body, headers(body))

  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
  expect(await adsOf(from)).toEqual([])
  expect(await texts(from)).toEqual([])
})

test.each(['', 'wrong', SMS_SECRET.slice(1), `${SMS_SECRET} `])(
  'R294 the key „%s“ opens nothing',
  async (key) => {
    const answer = await deliver(JSON.stringify({ api_key: key }), {}, 'centrum')

    expect(answer.statusCode).toBe(401)
  },
)

test.each(['nobody', 'simulator', 'constructor'])(
  'R294 a provider called „%s“ is believed nothing',
  async (name) => {
    const body = bodyOf(anyNumber())

    expect((await deliver(body, headersOf(body, {}), name)).statusCode).toBe(401)
  },
)

test.each<[string, object]>([
  ['no id', { id: undefined }],
  ['an id of spaces', { id: '   ' }],
  ['no number', { msisdn: 'Jana' }],
  ['words for the short number', { shortcode: 'IN' }],
  ['a text longer than ten messages', { text: 'a'.repeat(1_531) }],
  ['a list for a text', { text: [AD] }],
  ['a time that is none', { receivedAt: 'vcera' }],
])('a signed delivery with %s is refused by its field', async (_what, change) => {
  const body = bodyOf(anyNumber(), change)
  const answer = await deliver(body, headersOf(body, {}))

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().errors)).toEqual(Object.keys(change))
})

test.each([
  ['no JSON', '{"id":', 'application/json', 400],
  ['a list', '[]', 'application/json', 422],
  ['XML', '<sms/>', 'application/xml', 415],
  ['nine kilobytes', JSON.stringify({ text: 'a'.repeat(9_000) }), 'application/json', 413],
])('a body that is %s is refused', async (_what, body, type, status) => {
  expect((await deliver(body, { 'content-type': type })).statusCode).toBe(status)
})

/** A moment so many hours and seconds ago. */
const ago = (hours: number, seconds = 0): Date =>
  new Date(clock.read().getTime() - (hours * 3_600 + seconds) * 1_000)

test('a message that was on its way for a day and an hour still does what it asks for', async () => {
  const from = anyNumber()
  await send(AD, { from, receivedAt: ago(25) })

  expect(await adsOf(from)).toHaveLength(1)
})

test.each([299, -299])('a delivery signed %s seconds ago is one of now', async (signedAgo) => {
  expect((await send(AD, { signedAgo })).statusCode).toBe(200)
})

test('P045 numbers and texts of messages go after ninety days, those owed money once paid', async () => {
  const [served, owed] = [anyNumber(), anyNumber()]
  await send(AD, { from: served })
  await send(AD, { from: owed, receivedAt: ago(25, 1) })
  const keptOf = (from: string) => database.db.$count(smsInbound, eq(smsInbound.msisdn, from))
  const purgeAfter = (seconds: number) =>
    purgeSms(database, () => new Date(clock.read().getTime() + (90 * 86_400 + seconds) * 1_000))
  await purgeAfter(-1)
  expect([await keptOf(served), await keptOf(owed)]).toEqual([1, 1])
  await purgeAfter(1)

  expect([await keptOf(served), await keptOf(owed)]).toEqual([0, 1])
})

test('a message that took too long does nothing, and its price is owed back', async () => {
  const from = anyNumber()
  await send(AD, { from, receivedAt: ago(25, 1) })

  expect(await adsOf(from)).toEqual([])
  const [kept] = await database.db.select().from(smsInbound).where(eq(smsInbound.msisdn, from))
  expect(kept).toMatchObject({ outcome: 'late', refundAmount: 3_300 })
})
