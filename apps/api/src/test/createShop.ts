import { eq } from 'drizzle-orm'
import type { Gateway } from '../advertising/payments/Gateway.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { createAdvertisers } from './createAdvertisers.ts'
import { createTestGateway } from './createTestGateway.ts'

type Fields = Readonly<Record<string, string>>

/** The API with a card gateway, a free and a paid section, and people who buy. */
export const createShop = async (inquiry: Gateway['inquiry'] = null) => {
  const bank = createTestGateway(inquiry)
  const people = await createAdvertisers({ gateway: bank.gateway })
  const { call, database, addSection, adOf, place, register } = people
  const prices = { cardCanBePaid: true, cardPrice: 4_900, validDays: 14 }
  const free = await addSection({ ...prices, slug: 'zdarma' })
  const paid = await addSection({ ...prices, slug: 'placena', isPaidOffer: true })

  const jana = await register()
  await database.pool.query('update users set email_verified_at = now() where nickname = $1', [
    jana.nickname,
  ])
  const asJana = { token: jana.token }

  return {
    ...people,
    bank,
    free,
    paid,
    jana,
    asJana,

    /** Buys a card payment with a new ad; two published ads make Jana known. */
    buy: async (changes: object = {}, section = paid) => {
      const body = adOf(section, {
        payment_method: 'gp_webpay',
        addInfo: { rulesAcceptedAt: '2026-05-04T08:00:00Z', consentStartNow: true },
        ...changes,
      })
      const answer = await place(body, asJana)
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)

      return answer.json() as {
        data: { slug: string; state: string }
        meta: {
          order: { publicNo: string; total: number; state: string }
          payment: { method: string; redirect: { url: string; fields: Fields } }
          signature: string
        }
      }
    },

    /** Brings the bank's answer back, as the bff does. */
    bring: (sent: Fields, result: Fields = { PRCODE: '0', SRCODE: '0', RESULTTEXT: 'OK' }) =>
      call('POST', '/api/front/payments/gp_webpay/callback', { raw: bank.answer(sent, result) }),

    order: async (publicNo: string) =>
      (await call('GET', `/api/front/orders/${publicNo}`, undefined, asJana)).json().data,

    stored: async (slug: string) => {
      const [ad] = await database.db.select().from(ads).where(eq(ads.slug, slug))
      if (!ad) throw new Error(`There is no ad ${slug}.`)

      return ad
    },
  }
}
