import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSectionsRepository } from '../../catalogue/sections/sections.repository.ts'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { stateLog } from '../../platform/database/schema/stateLog.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { releaseAds } from '../editing/releaseAds.ts'

const world = await createAdvertisers()
const { database, clock, ask, get, adOf, upload, place, confirm, register, letters } = world
const section = await world.addSection({ slug: 'kola', validWeeks: 8 })

const stored = async (slug: string) =>
  (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0]

test('R006 R266 a guest’s ad waits for the e-mail to be confirmed, then anybody finds it', async () => {
  const body = adOf(section)
  const answer = await place(body)
  const { slug, state, status } = answer.json().data

  expect(answer.statusCode).toBe(201)
  expect([state, status]).toEqual(['waiting_verification', 'not_published'])
  expect((await ask(`/api/front/slug/${slug}`)).statusCode).toBe(404)

  const confirmed = await confirm(body.email)
  expect(confirmed.json().data).toMatchObject({ slug, state: 'published', status: 'published' })
  expect((await get(`/api/front/slug/${slug}`)).data).toMatchObject({
    heading: 'Prodám dětské kolo',
    price: { type: 'czk', amount: 150_000 },
    validUntil: '2026-06-29T21:59:59.000Z',
  })
  const { data } = await get('/api/front/search?q=detska%20kola')
  expect(data.advertisements.data.map((ad: { slug: string }) => ad.slug)).toContain(slug)
})

test('R266 the confirming link works once and for two days', async () => {
  const body = adOf(section)
  await place(body)
  clock.pass(49 * 3_600)
  expect((await confirm(body.email)).statusCode).toBe(422)

  const other = adOf(section)
  await place(other)
  expect((await confirm(other.email)).statusCode).toBe(200)
  expect((await confirm(other.email)).statusCode).toBe(422)
})

test('R266 the ad password and the token of the letter are kept as hashes only', async () => {
  const body = adOf(section)
  const { slug } = (await place(body)).json().data
  const row = await stored(slug)

  expect(row?.adPasswordHash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(row)).not.toContain(body.password)
})

test('R224 every step of an ad is written down', async () => {
  const body = adOf(section)
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  const row = await stored(slug)
  const steps = await database.db
    .select()
    .from(stateLog)
    .where(eq(stateLog.entityId, row?.id ?? 0))

  expect(steps.map(({ fromState, event, toState }) => [fromState, event, toState])).toEqual([
    [null, 'create', 'waiting_verification'],
    ['waiting_verification', 'contactVerified', 'published'],
  ])
})

test('R161 R266 an ad takes the uploaded photos in their order, the chosen one is the main', async () => {
  const [one, two] = [await upload(), await upload()]
  const images = [
    { uploadToken: one.uploadToken, main: false },
    { uploadToken: two.uploadToken, main: true },
  ]
  const body = adOf(section, { images })
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  const row = await stored(slug)
  const kept = await database.db
    .select()
    .from(adImages)
    .where(eq(adImages.adId, row?.id ?? 0))

  expect(kept.map(({ position }) => position)).toEqual([0, 1])
  expect(row).toMatchObject({ imagesCount: 2, mainImageId: kept[1]?.id })
  expect((await ask(two.thumb, { headers: visitorOf('general') })).statusCode).toBe(200)
  const again = await place(adOf(section, { images }))
  expect(again.json().errors.images[0]).toMatch(/Nahrajte ji prosím znovu/)
})

test('N013 a photo of one site is no photo of the other', async () => {
  const { uploadToken, thumb } = await upload('adult')
  const answer = await place(adOf(section, { images: [{ uploadToken, main: true }] }))

  expect(answer.json().errors).toHaveProperty('images')
  expect((await ask(thumb, { headers: visitorOf('general') })).statusCode).toBe(404)
})

test.each([
  ['a phone in the heading', { heading: 'Kolo, tel. 777123456' }, 'heading', /nesmí obsahovat/],
  ['a shouted heading', { heading: 'PRODÁM DĚTSKÉ KOLO' }, 'heading', /velkými/],
  ['a short text', { content: 'Krátký popis kola.' }, 'content', /alespoň 20/],
  ['HTML', { content: 'Zachovalé <b>dětské</b> kolo po synovi.' }, 'content', /HTML/],
  ['crowns with a fraction', { price_value: 150_050 }, 'price_value', /celé číslo/],
  ['no price', { price_value: null }, 'price_value', /celé číslo/],
  [
    'a swap as a price of an inquiry',
    { type: 'inquiry', price_type: 'offer' },
    'price_type',
    /poptávky/,
  ],
  ['neither phone nor e-mail', { showEmail: false }, 'showPhone', /Telefon, nebo email/],
  ['no name', { firstName: '', nickname: '' }, 'nickname', /jméno, nebo přezdívku/],
  ['a guest without e-mail', { email: '' }, 'email', /povinné/],
  ['a short password', { password: 'krátké' }, 'password', /alespoň 8/],
  ['a place that is not', { pscId: 999_999 }, 'pscId', /lokalitu/],
  ['no section', { sectionSlug: 'neni-tu' }, 'sectionSlug', /rubriku/],
  ['rules not agreed with', { addInfo: {} }, 'addInfo.rulesAcceptedAt', /pravidl/],
  [
    'an unproved phone',
    { phoneNumber: '+420777123456', showPhone: true },
    'verificationCode',
    /Ověřte/,
  ],
])(
  'R237 R243 P031 an ad with %s is refused at the place of the fault',
  async (_what, change, field, text) => {
    const answer = await place(adOf(section, change))

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[field]?.[0]).toMatch(text)
  },
)

test('R145 a section refuses types it does not allow, and ads in its parent', async () => {
  const noSwap = await world.addSection({ isExchange: false })
  const child = await world.addSection({ parentId: noSwap.id, level: 2 })
  const swap = await place(adOf(child, { type: 'exchange' }))
  const inParent = await place(adOf(noSwap))

  expect(swap.statusCode).toBe(201)
  expect(inParent.json().errors).toHaveProperty('sectionSlug')
})

test('R247 P029 a phone proved by a texted code publishes an ad at once, a wrong code does not', async () => {
  const phoneNumber = '+420777555666'
  const sent = await world.call('POST', '/api/front/phone-verifications', { phoneNumber })
  const [message] = await letters(phoneNumber)
  const code = /\d{6}/.exec(JSON.stringify(message?.payload))?.[0]
  const withCode = (verificationCode?: string) =>
    place(adOf(section, { phoneNumber, showPhone: true, verificationCode }))

  expect(sent.statusCode).toBe(201)
  expect((await withCode('000000')).json().errors.verificationCode[0]).toMatch(/není správný/)
  expect((await withCode(code)).json().data.state).toBe('published')
  expect((await withCode(code)).statusCode).toBe(422)
})

test('P029 a code survives an ad refused for another fault, and is used up by a placed one', async () => {
  const phoneNumber = '+420777555888'
  await world.call('POST', '/api/front/phone-verifications', { phoneNumber })
  const [message] = await letters(phoneNumber)
  const verificationCode = /\d{6}/.exec(JSON.stringify(message?.payload))?.[0]
  const proved = { phoneNumber, showPhone: true, verificationCode }
  const refused = await place(adOf(section, { ...proved, pscId: 999_999 }))

  expect(refused.json().errors).toHaveProperty('pscId')
  expect((await place(adOf(section, proved))).statusCode).toBe(201)
  expect((await place(adOf(section, proved))).json().errors).toHaveProperty('verificationCode')
})

test('P029 a client that asked too often takes no codes from numbers of others', async () => {
  const askFor = (phoneNumber: string, client: string) =>
    world.call('POST', '/api/front/phone-verifications', { phoneNumber }, { client })
  for (let sent = 0; sent < 10; sent++) await askFor(`+42077766600${sent}`, '192.0.2.40')
  const victim = '+420777666999'

  expect((await askFor(victim, '192.0.2.40')).statusCode).toBe(429)
  expect((await askFor(victim, '192.0.2.41')).statusCode).toBe(201)
})

test('P029 one client does not use up the codes of a number, three do', async () => {
  const phoneNumber = '+420777666888'
  const askFrom = async (client: string) => {
    clock.pass(60)

    return world.call('POST', '/api/front/phone-verifications', { phoneNumber }, { client })
  }
  for (const client of ['192.0.2.51', '192.0.2.52', '192.0.2.53']) {
    for (let sent = 0; sent < 3; sent++) expect((await askFrom(client)).statusCode).toBe(201)
    expect((await askFrom(client)).statusCode).toBe(429)
  }

  expect((await askFrom('192.0.2.54')).statusCode).toBe(429)
  expect(await letters(phoneNumber)).toHaveLength(9)
})

test('P029 after three wrong codes even the right one is refused', async () => {
  const phoneNumber = '+420777555777'
  await world.call('POST', '/api/front/phone-verifications', { phoneNumber })
  const [message] = await letters(phoneNumber)
  const code = /\d{6}/.exec(JSON.stringify(message?.payload))?.[0] ?? ''
  const wrong = code === '111111' ? '222222' : '111111'
  const withCode = (verificationCode: string) =>
    place(adOf(section, { phoneNumber, showPhone: true, verificationCode }))
  for (let tries = 0; tries < 3; tries++) await withCode(wrong)

  expect((await withCode(code)).statusCode).toBe(422)
})

test('P033 P030 the first ads of an account wait for a moderator, a guest’s copy of an ad too', async () => {
  const { token } = await register()
  const body = adOf(section, { password: undefined })
  const first = await place(body, { token })
  expect(first.json().data.state).toBe('waiting_verification')
  expect(await stored(first.json().data.slug)).toMatchObject({ stateReason: 'new_account' })

  const original = adOf(section)
  await place(original)
  await confirm(original.email)
  const copy = adOf(section, { content: original.content, email: 'jiny@posta.example' })
  await place(copy)
  const confirmed = await confirm(copy.email)
  expect(confirmed.json().data.state).toBe('waiting_approval')
})

test('P030 copies placed before any was confirmed are found when they are', async () => {
  const first = adOf(section)
  const copy = adOf(section, { content: first.content })
  await place(first)
  await place(copy)

  expect((await confirm(first.email)).json().data.state).toBe('published')
  expect((await confirm(copy.email)).json().data.state).toBe('waiting_approval')
})

test('P030 a guest’s photo in another guest’s ad is somebody else’s', async () => {
  const photo = await upload()
  const original = adOf(section, { images: [{ uploadToken: photo.uploadToken, main: true }] })
  await place(original)
  await confirm(original.email)
  const again = await world.uploadAgain()
  const copy = adOf(section, { images: [{ uploadToken: again.uploadToken, main: true }] })
  const { slug } = (await place(copy)).json().data
  await confirm(copy.email)

  expect(await stored(slug)).toMatchObject({ stateReason: 'foreign_image' })
})

test('R224 an ad published after its printed code was taken gets another', async () => {
  const body = adOf(section)
  const { slug } = (await place(body)).json().data
  const other = adOf(section)
  const taker = (await place(other)).json().data.slug
  const code = (await stored(slug))?.dialCode ?? ''
  await database.db.update(ads).set({ dialCode: code }).where(eq(ads.slug, taker))
  await confirm(other.email)

  expect((await confirm(body.email)).json().data.state).toBe('published')
  expect((await stored(slug))?.dialCode).not.toBe(code)
})

test('R266 what a paid section costs is not placed for nothing', async () => {
  const paid = await world.addSection({ isPaidOffer: true, cardCanBePaid: true, cardPrice: 4_900 })
  const answer = await place(adOf(paid))

  expect(Object.keys(answer.json().errors)).toEqual(['addInfo.consentStartNow', 'payment_method'])
})

test('R266 a key of another browser or site behind the same address is another key', async () => {
  const send = (headers: Record<string, string>, payload: object) =>
    ask('/api/front/inzrts', {
      method: 'POST',
      headers: { ...visitorOf('general'), 'idempotency-key': 'spolecny-klic', ...headers },
      payload,
    })
  const adult = await world.addSection({ brandCode: 'adult', slug: 'seznamka' })
  const body = adOf(section)
  const answers = [
    await send({ 'x-inzrt-flow': 'a'.repeat(22) }, body),
    await send({ 'x-inzrt-flow': 'b'.repeat(22) }, body),
    await send({ 'x-inzrt-flow': 'a'.repeat(22), 'x-inzrt-brand': 'adult' }, adOf(adult)),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json().data.slug)).size).toBe(3)
})

test('R266 keys that differ in their last sign are two, and one too long is refused', async () => {
  const body = adOf(section)
  const send = async (key: string) => {
    const headers = { ...visitorOf('general'), 'idempotency-key': key }

    return ask('/api/front/inzrts', { method: 'POST', headers, payload: body })
  }
  const long = 'k'.repeat(254)
  const [one, other] = [await send(`${long}1`), await send(`${long}2`)]

  expect([one.statusCode, other.statusCode]).toEqual([201, 201])
  expect(one.json().data.slug).not.toBe(other.json().data.slug)
  expect((await send(`${long}12`)).statusCode).toBe(400)
})

test('R266 the same key places one ad however often it is sent, and refuses another body', async () => {
  const body = adOf(section)
  const send = (payload: object) =>
    ask('/api/front/inzrts', {
      method: 'POST',
      headers: { ...visitorOf('general'), 'idempotency-key': 'klic-jednoho-odeslani' },
      payload,
    })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
  const again = await send(body)
  const created = answers.filter(({ statusCode }) => statusCode === 201)
  const slugs = new Set([...created, again].map((answer) => answer.json().data.slug))
  const kept = await database.db.select().from(ads).where(eq(ads.email, body.email))

  expect(answers.every(({ statusCode }) => [201, 409].includes(statusCode))).toBe(true)
  expect(slugs.size).toBe(1)
  expect(kept).toHaveLength(1)
  expect(await letters(body.email)).toHaveLength(1)
  expect((await send({ ...body, heading: 'Něco jiného' })).statusCode).toBe(422)
})

test('R266 keys nobody promised change nothing', async () => {
  const body = adOf(section, {
    state: 'published',
    userId: 1,
    topped: true,
    id: 7,
    brandCode: 'adult',
  })
  const { slug } = (await place(body)).json().data

  expect(await stored(slug)).toMatchObject({
    state: 'waiting_verification',
    userId: null,
    toppedUntil: null,
    brandCode: 'general',
  })
})

const settle = () =>
  releaseAds({
    database,
    sections: createSectionsRepository(database, { maxAgeMs: 0 }),
    clock: clock.read,
  })

test('R007 an ad of an account goes on once the account’s address is confirmed', async () => {
  const owner = await register()
  const { slug } = (await place(adOf(section), { token: owner.token })).json().data
  await settle()
  expect((await stored(slug))?.state).toBe('waiting_verification')

  const [letter] = await letters(owner.email)
  await world.call('POST', '/api/auth/email/verify', {
    token: (letter?.payload as { token?: string } | undefined)?.token,
  })
  await settle()
  expect((await stored(slug))?.state).toBe('waiting_approval')
})

test('R266 an ad nobody confirmed in two days is deleted with its contacts', async () => {
  const { slug } = (await place(adOf(section))).json().data
  clock.pass(48 * 3_600 - 60)
  await settle()
  expect((await stored(slug))?.state).toBe('waiting_verification')
  clock.pass(120)
  await settle()

  expect(await stored(slug)).toMatchObject({ state: 'deleted', email: null, adPasswordHash: null })
})
