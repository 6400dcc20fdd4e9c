import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAdvertisement } from '../calls/createAdvertisement.ts'
import { createApiClient } from '../createApiClient.ts'
import { startServer } from '../testServer.testsupport.ts'
import { findNumber } from './findNumber.ts'

const hex = (text: string): string => createHash('sha256').update(text).digest('hex')
const ad = {
  payment_method: 'free' as const,
  type: 'offer' as const,
  sectionSlug: 'kola',
  heading: 'Prodám kolo',
  content: 'Zachovalé, 20 palců.',
  price_type: 'agreement' as const,
  price_value: null,
  pscId: 8123,
  promos: [],
  images: [],
  showName: true,
  showSurname: false,
  showPhone: false,
  showEmail: true,
}

test('P032 the number found makes the hash begin with as many zeros as asked', async () => {
  const number = await findNumber({ challenge: '12.1.x.y', bits: 12 })

  expect(hex(`12.1.x.y.${number}`)).toMatch(/^000/)
})

const placeAt = async (bits: number) => {
  const seen: (string | undefined)[] = []
  const baseUrl = await startServer((request, response) => {
    const isAsked = request.url === '/api/front/work'
    if (!isAsked) seen.push(request.headers['x-inzrt-work'] as string | undefined)
    const data = isAsked
      ? { challenge: 'c.1', bits }
      : { slug: 'kolo-1a2b', status: 'published', state: 'published' }
    response.writeHead(isAsked ? 200 : 201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ data }))
  })
  const answer = await createAdvertisement(createApiClient({ baseUrl }), ad)

  return { answer, seen }
}

test('P032 an ad is sent with its work, and without any when none is asked', async () => {
  const asked = await placeAt(4)
  expect(asked.answer.ok).toBe(true)
  expect(hex(asked.seen[0] ?? '')).toMatch(/^0/)
  expect(asked.seen[0]).toMatch(/^c\.1\.\d+$/)

  expect((await placeAt(0)).seen).toEqual([undefined])
})

test('P032 when the work cannot be asked for, no ad is sent', async () => {
  const answer = await createAdvertisement(createApiClient({ baseUrl: 'http://127.0.0.1:9' }), ad)

  expect(answer).toMatchObject({ ok: false, error: { kind: 'network' } })
})
