import { EditionSchema } from '@inzrt/contracts/newspaper/edition'
import { listOf } from '@inzrt/contracts/wire/pagination'
import { DAY_MS } from '@inzrt/domain/time'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editions } from '../platform/database/schema/editions.ts'
import { createTestApp, visitorOf } from '../test/createTestApp.ts'

const { database, get, ask } = await createTestApp()
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
const edition = (number: number, release: number) => ({
  number,
  year: 2026,
  releaseDate: day(release),
  deadlineAt: new Date(Date.now() + (release - 5) * DAY_MS),
})
await database.db
  .insert(editions)
  .values([edition(3, 16), edition(1, -12), edition(2, 2), edition(9, -40)])
const read = async (scope: string) => {
  const body = await get(`/api/front/editions?scope=${scope}`)
  listOf(EditionSchema).parse(body)

  return body.data.map(({ number, state }: { number: number; state: string }) => [number, state])
}

test('N001 R068 editions to come stand in the order of their release, closed ones told apart', async () => {
  expect(await read('upcoming')).toEqual([
    [2, 'closed'],
    [3, 'planned'],
  ])
})

test('R067 the archive begins with the newest edition', async () => {
  expect(await read('archive')).toEqual([
    [1, 'released'],
    [9, 'released'],
  ])
})

test('R015 the two promotions are for sale with their days and prices', async () => {
  const { data } = await get('/api/front/promos')

  expect(data).toEqual([
    {
      promoId: 1,
      code: 'highlighting',
      name: 'Zvýraznění',
      days: 7,
      card: { price: { amount: 2_500, currency: 'CZK' } },
      sms: { canBePaid: true, price: { amount: 3_300, currency: 'CZK' } },
    },
    {
      promoId: 2,
      code: 'topping',
      name: 'Topování',
      days: 7,
      card: { price: { amount: 4_900, currency: 'CZK' } },
      sms: { canBePaid: true, price: { amount: 7_900, currency: 'CZK' } },
    },
  ])
})

test('N005 codes read from a closed edition are counted; one that was not printed has none', async () => {
  const scan = (number: number) =>
    ask('/api/front/scans', {
      method: 'POST',
      headers: visitorOf('general'),
      payload: { year: 2026, number },
    })
  await database.db.update(editions).set({ closedAt: new Date() }).where(eq(editions.number, 2))
  const answers = [await scan(2), await scan(2), await scan(3), await scan(77)]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404])
  const kept = await database.db
    .select()
    .from(editions)
    .where(inArray(editions.number, [2, 3]))
  expect(Object.fromEntries(kept.map(({ number, scans }) => [number, scans]))).toEqual({
    2: 2,
    3: 0,
  })
})
