import { formatDate } from '@inzrt/domain/time'
import { complaintDue, disputeDue } from '@inzrt/rules/order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSites } from '../../messages/mail/createSites.ts'
import { mailTemplates } from '../../messages/mail/mailTemplates.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { createModerators } from '../../test/createModerators.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { purgeComplaints } from './purgeComplaints.ts'

const DAY_SECONDS = 86_400
const { call, hire, register, database, clock, letters, audit, addSection, addAd } =
  await createModerators()
const { db } = database
const admin = await hire('admin')
const section = await addSection({ slug: 'kola', name: 'Kola' })
const { general } = createSites({
  general: 'https://inzrt.example',
  adult: 'https://pinkpack.example',
})

let people = 0
const complaint = (changes: object = {}) => ({
  about: 'objednávka 20260001',
  text: 'Topování mělo běžet sedm dní, běželo dva.',
  email: `reklamujici${++people}@posta.example`,
  ...changes,
})

const make = (body: object, asked: object = {}) =>
  call('POST', '/api/front/complaints', body, { client: `192.0.2.${people % 250}`, ...asked })

const made = async (changes: object = {}, asked: object = {}) => {
  const body = complaint(changes)
  const { data } = (await make(body, asked)).json()

  return { ...body, id: data.complaintNo as number, dueAt: data.dueAt as string }
}

const list = async (state = 'new', { token } = admin) =>
  (await call('GET', `/api/admin/complaints?state=${state}`, undefined, { token })).json()

const idsOf = async (state?: string) => (await list(state)).data.map(({ id }: { id: number }) => id)

const answer = (id: number, body: object, { token } = admin) =>
  call('POST', `/api/admin/complaints/${id}`, body, { token })

const RIGHT = { verdict: 'upheld', answer: 'Topování jsme spustili znovu na pět dní.' }
const WRONG = { verdict: 'dismissed', answer: 'Topování běželo všech sedm dní.' }

const rowOf = async (id: number) =>
  (await db.select().from(complaints).where(eq(complaints.id, id)))[0]

test('R032 V018 a complaint gets a number and a date 30 days ahead, in the answer and by letter', async () => {
  const { id, email, dueAt } = await made()
  const [letter] = await letters(email)

  expect(dueAt).toBe(complaintDue(clock.read()).toISOString())
  expect(letter).toMatchObject({
    template: 'complaintReceived',
    payload: { complaintNo: id, dueAt },
  })
  const { subject, blocks } = mailTemplates.complaintReceived({ complaintNo: 12, dueAt }, general)
  expect(subject).toBe('Reklamaci č. 12 jsme přijali')
  expect(JSON.stringify(blocks)).toContain(`nejpozději ${formatDate(new Date(dueAt))} `)
  expect(JSON.stringify(letter?.payload)).not.toContain('Topování')
})

test.each([
  ['about', { about: ' ' }, 'Pole „objednávka nebo inzerát“ je povinné.'],
  ['text', { text: 'krátké' }, 'Pole „co se stalo“ musí mít alespoň 10\u00a0znaků.'],
  ['wish', { wish: 'a'.repeat(501) }, 'Pole „co navrhujete“ může mít nejvýše 500\u00a0znaků.'],
  ['email', { email: 'nikde' }, 'E-mail není ve správném tvaru.'],
])(
  'V018 a complaint with a wrong %s is refused in a sentence under it',
  async (field, wrong, told) => {
    const refused = await make(complaint(wrong))

    expect([refused.statusCode, refused.json().errors]).toEqual([422, { [field]: [told] }])
  },
)

test('V018 the desk finds the order or the ad a complaint names, in whatever words', async () => {
  const ad = await addAd(section, { heading: 'Prodám kolo' })
  const [order] = await db
    .insert(orders)
    .values({
      publicNo: '20269901',
      adId: ad.id,
      kind: 'promo',
      paymentMethod: 'gp_webpay',
      brandCode: 'general',
      state: 'fulfilled',
      total: 2_500,
      createdAt: clock.read(),
    })
    .returning()
  const byOrder = await made({ about: 'obj. č. 20269901, topování' })
  const byAd = await made({ about: `https://www.inzrt.example/${ad.slug}?x=1` })
  const byNothing = await made({ about: 'ten můj inzerát' })

  expect(await rowOf(byOrder.id)).toMatchObject({ orderId: order?.id, adId: ad.id })
  expect(await rowOf(byAd.id)).toMatchObject({ orderId: null, adId: ad.id })
  expect(await rowOf(byNothing.id)).toMatchObject({ orderId: null, adId: null })
  expect((await list()).data).toContainEqual(
    expect.objectContaining({ id: byOrder.id, orderNo: '20269901' }),
  )
})

test('V018 an answer is kept, mailed and written down, once', async () => {
  const { id, email } = await made()
  expect((await answer(id, RIGHT)).statusCode).toBe(200)
  const again = await answer(id, WRONG)

  expect([again.statusCode, again.json().code]).toEqual([409, 'version'])
  expect((await letters(email))[0]).toMatchObject({
    template: 'complaintAnswered',
    payload: { complaintNo: id, isUpheld: true, answer: RIGHT.answer },
  })
  expect(await audit(id, 'complaint')).toMatchObject([{ action: 'upheld' }])
  expect(await idsOf()).not.toContain(id)
  expect((await list('answered')).data[0]).toMatchObject({
    id,
    state: 'upheld',
    answer: { text: RIGHT.answer, by: admin.nickname },
  })
})

test('V018 R034 who is refused is told of the inspection, and until when', async () => {
  const { id, email } = await made()
  const madeAt = clock.read()
  await answer(id, WRONG)
  const [letter] = await letters(email)

  expect(letter?.payload).toMatchObject({
    isUpheld: false,
    disputeUntil: disputeDue(madeAt).toISOString(),
  })
  const texts = (isUpheld: boolean) =>
    JSON.stringify(
      mailTemplates.complaintAnswered(
        { complaintNo: id, isUpheld, answer: 'Tak.', disputeUntil: '2027-05-04T21:59:59Z' },
        general,
      ),
    )
  expect(texts(false)).toMatch(/neuznáváme.*Tak\..*4\.\s5\.\s2027.*www\.coi\.cz/)
  expect(texts(true)).toMatch(/č\. \d+ uznáváme.*Tak\./)
  expect(texts(true)).not.toContain('www.coi.cz')
})

test('V018 an answer that says nothing is refused under its field', async () => {
  const { id } = await made()
  const refused = await answer(id, { ...RIGHT, answer: 'Ne.' })

  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['answer']])
  expect(await idsOf()).toContain(id)
})

test('V018 an address named too often gets no more letters, but its complaints are kept', async () => {
  const { email } = complaint()
  const tries = [1, 2, 3, 4, 5, 6].map((last) => ({ client: `198.51.100.${last}` }))
  const codes = []
  for (const asked of tries) codes.push((await make(complaint({ email }), asked)).statusCode)

  expect(codes).toEqual(Array(6).fill(201))
  expect(await letters(email)).toHaveLength(5)
})

test('V018 one visitor complains ten times an hour', async () => {
  const codes = []
  for (let times = 0; times < 11; times += 1)
    codes.push((await make(complaint(), { client: '203.0.113.9' })).statusCode)

  expect(codes).toEqual([...Array(10).fill(201), 429])
})

test('P045 a complaint of a deleted account is answered first and forgotten then', async () => {
  const [member, other] = [await register(), await register()]
  const waiting = await made({}, { token: member.token })
  const done = await made({}, { token: member.token })
  const others = await made({}, { token: other.token })
  expect((await rowOf(waiting.id))?.userId).toBeTypeOf('number')
  for (const { id } of [done, others]) await answer(id, RIGHT)
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: member.token })
  await purgeComplaints(database, () => clock.read())

  expect(await rowOf(done.id)).toBeUndefined()
  for (const { id } of [waiting, others]) expect(await rowOf(id)).toBeDefined()
  await answer(waiting.id, RIGHT)
  expect((await letters(waiting.email))[0]?.template).toBe('complaintAnswered')
  await purgeComplaints(database, () => clock.read())
  expect(await rowOf(waiting.id)).toBeUndefined()
})

test('P045 an answered complaint is forgotten after three years, a waiting one is not', async () => {
  const [done, waiting] = [await made(), await made()]
  await answer(done.id, RIGHT)
  const later = (days: number) => () =>
    new Date(clock.read().getTime() + days * DAY_SECONDS * 1_000)
  await purgeComplaints(database, later(3 * 365))
  expect(await rowOf(done.id)).toBeDefined()
  await purgeComplaints(database, later(3 * 365 + 2))

  expect(await rowOf(done.id)).toBeUndefined()
  expect(await rowOf(waiting.id)).toBeDefined()
})

type Listed = { id: number; due: { isLate: boolean } }

const isLate = ({ due }: Listed): boolean => due.isLate

test('V018 what is late stands first at the desk, and is said and counted to be late', async () => {
  const early = await made()
  clock.pass(30 * DAY_SECONDS)
  const young = await made()
  clock.pass(DAY_SECONDS)
  const fresh = await made()
  const { data, meta } = await list('new', await hire('admin'))
  const late = data.filter(isLate)
  const idOf = ({ id }: Listed) => id

  expect(data.slice(0, late.length)).toEqual(late)
  expect(late.map(idOf)).toContain(early.id)
  expect(data.slice(late.length).map(idOf)).toEqual([young.id, fresh.id])
  expect(meta).toEqual({ waiting: data.length, late: late.length })
})

test('V018 an answered complaint stays in time or late, as it was when it was answered', async () => {
  const [inTime, late] = [await made(), await made()]
  await answer(inTime.id, RIGHT, await hire('admin'))
  clock.pass(31 * DAY_SECONDS)
  const desk = await hire('admin')
  await answer(late.id, RIGHT, desk)
  const { data } = await list('answered', desk)
  const of = (wanted: number) => data.find(({ id }: Listed) => id === wanted)

  expect([inTime.id, late.id].map(of).map(isLate)).toEqual([false, true])
})

test('V022 a complaint sent again under its key is the same complaint', async () => {
  const body = complaint()
  const [first, again] = [
    await make(body, { key: 'jedno-podani' }),
    await make(body, { key: 'jedno-podani' }),
  ]

  expect(first.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect(await letters(body.email)).toHaveLength(1)
})
