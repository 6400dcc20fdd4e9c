import { expect, test } from 'vitest'
import { idempotencyKeys } from '../../platform/database/schema/idempotencyKeys.ts'
import { createDealers } from '../../test/createDealers.ts'

const dealers = await createDealers()
const { database, call, addMember, addNamedAd, begin, handOver, read } = dealers

const meet = async () => {
  const seller = await addMember()
  const buyer = await addMember()
  const ad = await addNamedAd(seller)

  return { seller, buyer, ad, id: await begin(ad.slug, buyer) }
}

test('V009 V010 P035 what was answered into nowhere is answered again, and done once', async () => {
  const { seller, buyer, ad, id } = await meet()
  const inConversation = (rest: string): string => `/api/front/conversations/${id}/${rest}`
  const twice = async (method: 'POST' | 'PUT', rest: string, body: object) => {
    const way = { token: buyer.token, key: `${rest}-podruhe` }
    const first = await call(method, inConversation(rest), body, way)
    const second = await call(method, inConversation(rest), body, way)
    expect(second.json()).toEqual(first.json())

    return [first.statusCode, second.statusCode]
  }

  expect(await twice('POST', 'messages', { content: 'Přijedu v\u00a0sobotu.' })).toEqual([201, 201])
  expect(await twice('PUT', 'deal', { event: 'offer', amount: 50_000 })).toEqual([200, 200])
  await call('PUT', inConversation('deal'), { event: 'decline', amount: 50_000 }, seller)
  await handOver(id, seller, buyer)
  expect(await twice('PUT', 'rating', { stars: 5, text: 'Férové jednání.' })).toEqual([200, 200])
  const { messages } = await read(id, buyer)
  expect(messages.slice(0, 3).map(({ content }: { content: string }) => content)).toEqual([
    ...['Je ještě k mání?', 'Přijedu v\u00a0sobotu.', 'Nabízím 500\u00a0Kč.'],
  ])

  const kept = JSON.stringify(await database.db.select().from(idempotencyKeys))
  for (const said of [ad.phone, ad.email, seller.email, 'sobotu', 'Férové'])
    expect(kept).not.toContain(said)
})
