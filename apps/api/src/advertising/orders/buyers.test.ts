import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSites } from '../../messages/mail/createSites.ts'
import type { MailTemplate } from '../../messages/mail/MailTemplate.ts'
import { mailTemplates } from '../../messages/mail/mailTemplates.ts'
import { renderText } from '../../messages/mail/renderText.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { receipts } from '../../platform/database/schema/receipts.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createPartners } from '../../test/createPartners.ts'

const shop = await createPartners()
const { createCompany, call, letters, bring } = shop
const { db } = shop.database
const CONSENT = { addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z', consentStartNow: true } }
const UNASKED = { addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z' } }
const BY_CARD = { payment_method: 'gp_webpay' }

type Company = Awaited<ReturnType<typeof createCompany>>

const rowOf = async (publicNo: string) =>
  (await db.select().from(orders).where(eq(orders.publicNo, publicNo)))[0]
const customerOf = async (publicNo: string) =>
  (
    await db
      .select({ customer: receipts.customer })
      .from(receipts)
      .innerJoin(orders, eq(orders.id, receipts.orderId))
      .where(eq(orders.publicNo, publicNo))
  )[0]?.customer
const { general } = createSites({
  general: 'https://inzrt.example',
  adult: 'https://pinkpack.example',
})
const mailOf = ({ template, payload }: { template: string; payload: object }) => {
  const write = mailTemplates[template as keyof typeof mailTemplates] as MailTemplate<object>

  return renderText(write(payload, general).blocks, general)
}
const lastLetter = async (email: string) => {
  const [letter] = await letters(email)
  if (!letter) throw new Error('There is no letter.')

  return mailOf(letter)
}

/** Orders topping of an own ad by card and pays it. */
const pay = async (company: Company, changes: object = {}) => {
  const { data, meta } = (await company.topping({ ...BY_CARD, ...UNASKED, ...changes })).json()
  await bring(meta.payment.redirect.fields)

  return data.publicNo as string
}

test('P049 R319 page, letter and receipt of a company have no consent and no withdrawal', async () => {
  const company = await createCompany({ isPartner: false })
  const publicNo = await pay(company)

  expect(await company.order(publicNo)).toMatchObject({ state: 'fulfilled', withdrawUntil: null })
  expect((await company.withdraw(publicNo)).statusCode).toBe(409)
  expect(await lastLetter(company.email)).not.toMatch(/odstoup|spotřebitel/i)
  expect(await customerOf(publicNo)).toMatchObject({ companyId: company.companyId })
  expect(await rowOf(publicNo)).toMatchObject({
    companyId: company.companyId,
    consentStartNowAt: null,
  })
})

test.each([
  ['by invoice', { payment_method: 'invoice' }],
  ['by card', BY_CARD],
])(
  'P051 R319 a partner whose ad is older than its company has no withdrawal from an order %s',
  async (_, how) => {
    const company = await createCompany()
    const { data, meta } = (await company.topping({ ...how, ...UNASKED })).json()
    if (meta.payment.redirect) await bring(meta.payment.redirect.fields)
    const [ad] = await db.select().from(ads).where(eq(ads.userId, company.userId))

    expect(ad?.sellerKind).toBe('private')
    expect((await company.order(data.publicNo)).withdrawUntil).toBeNull()
    expect(await lastLetter(company.email)).not.toMatch(/odstoup|spotřebitel/i)
  },
)

test('P052 R319 credit bought and spent by a company is not withdrawn from', async () => {
  const company = await createCompany({ isPartner: false })
  const bought = (
    await call('POST', '/api/front/me/credit/orders', { credit: 50_000 }, await company.as())
  ).json()
  await bring(bought.meta.payment.redirect.fields)
  expect(await lastLetter(company.email)).not.toMatch(/odstoup|spotřebitel/i)
  const spent = (await company.topping({ payment_method: 'credit', ...UNASKED })).json()

  for (const { publicNo } of [bought.data, spent.data]) {
    expect(await company.order(publicNo)).toMatchObject({ withdrawUntil: null })
    expect((await company.withdraw(publicNo)).statusCode).toBe(409)
  }
  expect(await lastLetter(company.email)).not.toMatch(/odstoup|spotřebitel/i)
})

test('P049 R319 an order stays what its buyer said in it, whatever the account says later', async () => {
  const [person, company] = [await createCompany(), await createCompany()]
  const isNow = (kind: 'private' | 'business', { userId }: Company) =>
    db.update(users).set({ kind }).where(eq(users.id, userId))
  await isNow('private', person)
  const asPerson = await pay(person, CONSENT)
  const asCompany = await pay(company)
  await isNow('business', person)
  await isNow('private', company)

  expect((await person.order(asPerson)).withdrawUntil).not.toBeNull()
  expect(await lastLetter(person.email)).toContain('Jako spotřebitel můžete od smlouvy odstoupit')
  expect(await customerOf(asPerson)).toMatchObject({ companyId: null, vatId: null })
  expect((await company.order(asCompany)).withdrawUntil).toBeNull()
})

test('P049 a person must ask for the start; an order of a company stays one when repeated', async () => {
  const [person, company] = [await createCompany(), await createCompany()]
  await db.update(users).set({ kind: 'private' }).where(eq(users.id, person.userId))
  const refused = await person.topping({ ...BY_CARD, ...UNASKED })
  expect(Object.keys(refused.json().errors)).toEqual(['addInfo.consentStartNow'])

  const { data, meta } = (await company.topping({ ...BY_CARD, ...UNASKED })).json()
  await db.update(users).set({ kind: 'private' }).where(eq(users.id, company.userId))
  await db.update(orders).set({ state: 'expired' }).where(eq(orders.publicNo, data.publicNo))
  const path = `/api/front/orders/${data.publicNo}/retry?s=${meta.signature}`
  const retried = (await call('POST', path, {})).json()
  expect(retried.data.publicNo).not.toBe(data.publicNo)

  expect(await rowOf(retried.data.publicNo)).toMatchObject({ companyId: company.companyId })
})
