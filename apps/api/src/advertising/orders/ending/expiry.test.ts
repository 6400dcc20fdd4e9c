import { expect, test } from 'vitest'
import { createSectionsRepository } from '../../../catalogue/sections/sections.repository.ts'
import { deriveKey } from '../../../platform/crypto/deriveKey.ts'
import { createShop } from '../../../test/createShop.ts'
import { TOKEN_KEY } from '../../../test/secrets.ts'
import { createOrderAccess } from '../orderAccess.ts'
import { expireOrders } from './expireOrders.ts'
import { purgeUnpaidAds } from './purgeUnpaidAds.ts'
import { remindUnpaid } from './remindUnpaid.ts'

const shop = await createShop()
const { buy, bring, order, stored, clock, database, identity } = shop
const parts = {
  database,
  outbox: identity.outbox,
  clock: clock.read,
  sections: createSectionsRepository(database),
  access: createOrderAccess(deriveKey(TOKEN_KEY.secret, 'order links')),
}

test('P050 a browser that never came back leaves an expired order and an ad to be paid', async () => {
  const { data, meta } = await buy()
  clock.pass(3_540)
  expect(await expireOrders(parts)).toBe(0)
  clock.pass(61)
  expect(await expireOrders(parts)).toBe(1)
  expect(await expireOrders(parts)).toBe(0)

  expect(await order(meta.order.publicNo)).toMatchObject({
    state: 'expired',
    payment: { state: 'expired' },
    retryMethods: ['gp_webpay'],
  })
  const path = `/api/front/orders/${meta.order.publicNo}/retry?s=${meta.signature}`
  const again = (await shop.call('POST', path, {})).json()
  expect(again.data.publicNo).not.toBe(meta.order.publicNo)
  await bring(again.meta.payment.redirect.fields)
  expect((await stored(data.slug)).state).toBe('waiting_approval')
})

test('money that comes after the end is credited all the same', async () => {
  const { data, meta } = await buy()
  clock.pass(3_601)
  await expireOrders(parts)
  await bring(meta.payment.redirect.fields)

  expect(await order(meta.order.publicNo)).toMatchObject({ state: 'paid' })
  expect((await stored(data.slug)).state).toBe('waiting_approval')
})

test('R224 P050 an unpaid order is reminded of after a day; in seven the ad and its contacts go', async () => {
  const { data, meta } = await buy()
  await bring(meta.payment.redirect.fields, { PRCODE: '50', SRCODE: '0' })
  clock.pass(86_340)
  expect(await remindUnpaid(parts)).toBe(0)
  clock.pass(60)
  expect(await remindUnpaid(parts)).toBe(1)
  expect(await remindUnpaid(parts)).toBe(0)
  const [letter] = await shop.letters(shop.jana.email)
  expect(letter?.payload).toMatchObject({ publicNo: meta.order.publicNo, kind: 'publish' })

  clock.pass(6 * 86_400 - 60)
  await expireOrders(parts)
  await purgeUnpaidAds(parts)
  expect((await stored(data.slug)).state).toBe('waiting_payment')
  clock.pass(120)
  await purgeUnpaidAds(parts)

  expect(await stored(data.slug)).toMatchObject({ state: 'deleted', email: null })
})
