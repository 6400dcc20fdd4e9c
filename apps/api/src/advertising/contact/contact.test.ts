import { expect, test } from 'vitest'
import { adStats } from '../../platform/database/schema/adStats.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'

const { database, call, get, letters, addSection, addAd, clock } = await createAdvertisers()
const section = await addSection()
const PHONE = '+420777123456'
const shown = { phone: PHONE, email: 'jana@posta.example', showPhone: true, showEmail: true }

const reveal = (slug: string, client = '192.0.2.9') =>
  call('POST', `/api/front/inzrts/${slug}/reveal`, undefined, { client })
const write = (slug: string, change: object = {}) =>
  call('POST', `/api/front/inzrts/${slug}/messages`, {
    name: 'Petr',
    email: 'petr@posta.example',
    content: 'Je kolo ještě k mání?',
    ...change,
  })

test('P027 a phone is told on request only, and its seller sees how often', async () => {
  const ad = await addAd(section, shown)
  const page = JSON.stringify(await get(`/api/front/slug/${ad.slug}`))
  const answer = await reveal(ad.slug)
  const [stats] = await database.db.select().from(adStats)

  expect(page).not.toContain('123456')
  expect(answer.json()).toEqual({ data: { phoneNumber: PHONE } })
  expect(stats).toMatchObject({ adId: ad.id, day: '2026-05-04', reveals: 1 })
})

test('P027 a phone that is not shown is told to nobody', async () => {
  const hidden = await addAd(section, { ...shown, showPhone: false })

  expect((await reveal(hidden.slug)).statusCode).toBe(404)
})

test('P027 one client learns at most thirty phones an hour and three hundred a day', async () => {
  const ad = await addAd(section, shown)
  let told = 0
  for (let hour = 0; hour < 24; hour++) {
    while ((await reveal(ad.slug, '192.0.2.77')).statusCode === 200) told++
    clock.pass(3_600)
  }

  expect(told).toBe(300)
})

test('P026 a message reaches the seller by mail, and neither learns the other’s address', async () => {
  const ad = await addAd(section, { ...shown, email: 'prodejce@posta.example' })
  const answer = await write(ad.slug)
  const [letter] = await letters('prodejce@posta.example')

  expect(answer.statusCode).toBe(201)
  expect(answer.body).not.toContain('prodejce')
  expect(letter).toMatchObject({
    template: 'adMessage',
    payload: { content: 'Je kolo ještě k mání?', name: 'Petr' },
  })
  expect(JSON.stringify(letter?.payload)).not.toContain('petr@')
})

test.each([
  ['an address that is none', { email: 'petr' }, 'email'],
  ['no words', { content: '' }, 'content'],
  ['a line break in the address', { email: 'petr@posta.example\nBcc: x@y.cz' }, 'email'],
])('P026 a message with %s is refused under its field', async (_what, change, field) => {
  const ad = await addAd(section, shown)
  const answer = await write(ad.slug, change)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toHaveProperty(field)
})

test('P026 a seller who shows no e-mail gets no messages', async () => {
  const ad = await addAd(section, { ...shown, showEmail: false })

  expect((await write(ad.slug)).json().errors.content[0]).toMatch(/zavolejte/)
})

test('V022 a message sent again under its key reaches the seller once', async () => {
  const ad = await addAd(section, { ...shown, email: 'jednou@posta.example' })
  const body = { name: 'Petr', email: 'petr@posta.example', content: 'Je kolo ještě k mání?' }
  const send = () =>
    call('POST', `/api/front/inzrts/${ad.slug}/messages`, body, { key: 'jedna-zprava' })
  const first = await send()
  const again = await send()

  expect(first.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect(await letters('jednou@posta.example')).toHaveLength(1)
})
