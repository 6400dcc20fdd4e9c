import { DAY_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { createModerators } from '../../test/createModerators.ts'

const world = await createModerators()
const { database, addSection, adOf, changeOf, place, register, call } = world
const { hire, decide, queue, letters } = world
const section = await addSection({ slug: 'kola', name: 'Kola', validWeeks: 4 })
const moderator = await hire('moderator')

const WITH_PHONE = 'Zachovalé dětské kolo, volejte 777 123 456.'
const REASONS = { ground: 'contact', facts: 'V textu je telefon, patří do svého pole.' } as const

const stored = async (slug: string) => {
  const [ad] = await database.db.select().from(ads).where(eq(ads.slug, slug))
  if (!ad) throw new Error('There is no such ad.')

  return ad
}

/** An account's published ad, and ways to change and to read it. */
const publish = async (changes: object = {}) => {
  const owner = await register()
  const { token, email } = owner
  const body = adOf(section, { password: undefined, email, ...changes })
  const { slug } = (await place(body, { token })).json().data
  await database.db
    .update(ads)
    .set({ state: 'published', stateReason: null, publishedAt: world.clock.read() })
    .where(eq(ads.slug, slug))
  const path = `/api/front/inzrts/${slug}`

  return {
    slug,
    path,
    body,
    email,
    token,
    save: async (edit: object) =>
      call('PUT', path, await changeOf(slug, { ...body, ...edit }), { token }),
    asOwner: async () => (await call('GET', path, undefined, { token })).json().data,
    asPublic: async () => (await call('GET', path)).json().data,
  }
}

test('V011 a text with a phone waits while the ad goes on with its old text', async () => {
  const ad = await publish()
  const answer = await ad.save({ content: WITH_PHONE, price_value: 90_000 })

  expect(answer.json().data.state).toBe('published')
  expect(await ad.asPublic()).toMatchObject({
    content: ad.body.content,
    price: { amount: 150_000 },
  })
  expect(await ad.asPublic()).not.toHaveProperty('change')
  expect(await ad.asOwner()).toMatchObject({
    change: { content: WITH_PHONE, reasons: 'contact', price: { amount: 90_000 } },
    approval: { isLate: false },
  })
  const list = await call('GET', '/api/front/me/inzrts', undefined, { token: ad.token })
  expect(list.json().data).toMatchObject([{ changeReasons: 'contact', state: 'published' }])
})

test('V011 taking the cause out and saving again withdraws the change', async () => {
  const ad = await publish()
  await ad.save({ content: WITH_PHONE })
  const content = 'Zachovalé dětské kolo, nové pláště.'
  await ad.save({ content })

  expect(await ad.asPublic()).toMatchObject({ content })
  expect(await ad.asOwner()).toMatchObject({ change: null, approval: null })
})

test('V011 a lower price needs nobody, although the decided text breaks a rule', async () => {
  const ad = await publish({ content: WITH_PHONE })
  await ad.save({ content: WITH_PHONE, price_value: 90_000 })

  expect(await ad.asOwner()).toMatchObject({ change: null, price: { amount: 90_000 } })
})

test('V011 contacts and place of an ad are changed at once, whatever its text waits for', async () => {
  const ad = await publish()
  await ad.save({ content: WITH_PHONE, firstName: 'Petra' })

  expect(await stored(ad.slug)).toMatchObject({ firstName: 'Petra', content: ad.body.content })
})

test('V011 the queue shows both versions, and an approved change is public with its photos', async () => {
  const { uploadToken } = await world.upload()
  const ad = await publish()
  await ad.save({ content: WITH_PHONE, images: [{ uploadToken, main: true }] })
  const { id } = await stored(ad.slug)
  const item = (await queue(moderator.token))
    .json()
    .data.find((each: { ad: { id: number } }) => each.ad.id === id)
  expect(item.ad).toMatchObject({
    state: 'published',
    content: ad.body.content,
    images: [],
    change: { content: WITH_PHONE, reasons: ['contact'], images: [expect.any(String)] },
  })
  await decide(moderator.token, [id], { measure: 'approved' })
  expect(await ad.asPublic()).toMatchObject({ content: WITH_PHONE })
  expect(await stored(ad.slug)).toMatchObject({ state: 'published', imagesCount: 1 })
  expect((await letters(ad.email))[0]).toMatchObject({ template: 'adChangeApproved' })
})

test('V011 a refused change is gone with its photos, stated, and the ad goes on', async () => {
  const { uploadToken } = await world.upload()
  const ad = await publish()
  await ad.save({ content: WITH_PHONE, images: [{ uploadToken, main: true }] })
  const { id } = await stored(ad.slug)
  await decide(moderator.token, [id], { measure: 'rejected', ...REASONS })

  expect(await ad.asPublic()).toMatchObject({ content: ad.body.content })
  expect(await ad.asOwner()).toMatchObject({ change: null, stateReason: null })
  expect((await letters(ad.email))[0]).toMatchObject({
    template: 'adChangeRejected',
    payload: { facts: REASONS.facts, wasPicked: true },
  })
  const kept = await database.db.select().from(adImages).where(eq(adImages.proposedFor, id))
  expect(kept).toEqual([])
})

/** As if the ad had come out a day sooner. */
const ageByADay = (slug: string) =>
  database.db
    .update(ads)
    .set({ publishedAt: new Date(world.clock.read().getTime() - DAY_MS) })
    .where(eq(ads.slug, slug))

test('V021 a heading asked for later is approved at the desk, and the log tells both', async () => {
  const heading = 'Prodám dětské kolo Author'
  const ad = await publish()
  await ageByADay(ad.slug)
  await ad.save({ heading })
  const { id, heading: was } = await stored(ad.slug)
  await decide(moderator.token, [id], { measure: 'approved' })
  const [mended] = await database.db.select().from(ads).where(eq(ads.id, id))

  expect(mended?.heading).toBe(heading)
  expect(mended?.slug).not.toBe(ad.slug)
  const former = await call('GET', `/api/front/slug/${ad.slug}`)
  expect(former.json().meta.redirectTo).toBe(mended?.slug)
  expect((await world.log(id)).at(-1)).toMatchObject({
    action: 'approved',
    detail: { heading: { was, is: heading } },
  })
})

test('V021 a heading a moderator gave is not undone before another person has read it', async () => {
  const ad = await publish()
  const { id, heading: was, content } = await stored(ad.slug)
  const given = { measure: 'edited', heading: 'Prodám horské kolo', content } as const
  await decide(moderator.token, [id], given)
  await ad.save({ heading: was })
  const [now] = await database.db.select().from(ads).where(eq(ads.id, id))

  expect(now?.heading).toBe(given.heading)
  const waits = (await queue(moderator.token)).json().data
  expect(waits.find((item: { ad: { id: number } }) => item.ad.id === id).ad.change).toMatchObject({
    heading: was,
    reasons: ['heading'],
  })
})

test('V021 P040 a refused heading is what an appeal that was right puts into the ad', async () => {
  const heading = 'Prodám dětské kolo Author'
  const ad = await publish()
  await ageByADay(ad.slug)
  await ad.save({ heading })
  const { id } = await stored(ad.slug)
  await decide(moderator.token, [id], { measure: 'rejected', ...REASONS })
  const token = String((await letters(ad.email))[0]?.payload.token)
  await call('POST', '/api/front/appeals', { token, text: 'Author je značka toho kola.' })
  const other = await hire('moderator')
  const [item] = (await queue(other.token, 'appeal')).json().data
  const verdict = { verdict: 'upheld', answer: 'Máte pravdu, je to značka.' }
  await call('POST', `/api/admin/appeals/${item.appeal.id}`, verdict, { token: other.token })
  const [mended] = await database.db.select().from(ads).where(eq(ads.id, id))

  expect(item.appeal.before.heading).toBe(heading)
  expect(mended?.heading).toBe(heading)
})

test('V011 P040 an appeal that was right puts the refused text into the ad', async () => {
  const ad = await publish()
  await ad.save({ content: WITH_PHONE })
  const { id } = await stored(ad.slug)
  await decide(moderator.token, [id], { measure: 'rejected', ...REASONS })
  const [letter] = await letters(ad.email)
  const token = String(letter?.payload.token)
  await call('POST', '/api/front/appeals', { token, text: 'Telefon je na obrázku výrobce.' })
  const other = await hire('moderator')
  const [item] = (await queue(other.token, 'appeal')).json().data
  expect(item.appeal.before.content).toBe(WITH_PHONE)
  await call(
    'POST',
    `/api/admin/appeals/${item.appeal.id}`,
    { verdict: 'upheld', answer: 'Máte pravdu, není to kontakt.' },
    { token: other.token },
  )

  expect(await ad.asPublic()).toMatchObject({ content: WITH_PHONE })
})

test.each(['close', 'delete'])('V011 a change ends with its ad: %s', async (event) => {
  const ad = await publish()
  await ad.save({ content: WITH_PHONE })
  const { id } = await stored(ad.slug)
  await call('POST', `${ad.path}/state`, { event, reason: 'sold' }, { token: ad.token })
  const ids = (await queue(moderator.token))
    .json()
    .data.map((each: { ad: { id: number } }) => each.ad.id)

  expect(ids).not.toContain(id)
})

test('V017 a refused ad is mended by its owner and waits to be read again', async () => {
  const ad = await publish()
  const { id } = await stored(ad.slug)
  await database.db.update(ads).set({ state: 'waiting_approval' }).where(eq(ads.id, id))
  await decide(moderator.token, [id], { measure: 'rejected', ...REASONS })
  expect((await letters(ad.email))[0]).toMatchObject({
    template: 'adRejected',
    payload: { slug: ad.slug, canBeMended: true },
  })
  const content = 'Zachovalé dětské kolo bez telefonu v textu.'
  const answer = await ad.save({ content })

  expect(answer.json().data.state).toBe('waiting_approval')
  expect(await stored(ad.slug)).toMatchObject({ content })
})

test('V017 a refused ad of a paid section is placed again: its money went back', async () => {
  const paid = await addSection({ slug: 'placena', isPaidOffer: true, validWeeks: 4 })
  const ad = await publish()
  const { id } = await stored(ad.slug)
  await database.db.update(ads).set({ state: 'rejected', sectionId: paid.id }).where(eq(ads.id, id))

  expect((await ad.save({ sectionSlug: paid.slug })).statusCode).toBe(409)
})
