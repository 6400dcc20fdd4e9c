import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adImages } from '../../platform/database/schema/adImages.ts'
import { adRevisions } from '../../platform/database/schema/adRevisions.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'

const world = await createAdvertisers()
const { database, imagesDir, clock, ask, call, adOf, changeOf } = world
const { upload, place, confirm, register } = world
const section = await world.addSection({ slug: 'kola' })
const strict = await world.addSection({ slug: 'prisna', requiresApproval: true })

const WITH_CONTACT = 'Zachovalé dětské kolo, volejte 777 123 456.'

const stored = async (slug: string) =>
  (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0]

/** The change of an ad that waits for a person. */
const proposed = async (slug: string) => {
  const { id = 0 } = (await stored(slug)) ?? {}

  return (await database.db.select().from(adRevisions).where(eq(adRevisions.adId, id)))[0]
}

/** A guest's published ad, and the body of an edit that changes nothing. */
const publish = async (changes: object = {}) => {
  const { password, heading, ...body } = adOf(section, changes)
  const { slug } = (await place({ ...body, heading, password })).json().data
  await confirm(body.email)

  return { body, slug: String(slug) }
}

const grantFor = async (slug: string): Promise<string> => {
  const path = `/api/front/inzrts/${slug}/verifyPassword`

  return (await call('POST', path, { password: AD_PASSWORD })).json().data.grant
}

const withGrant = async (
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  grant: string,
  body?: object,
  key?: string,
) => {
  const [, slug = ''] = /inzrts\/([^/]+)/.exec(path) ?? []
  const sent = method === 'PUT' && body ? await changeOf(slug, body) : body

  return ask(path, {
    method,
    headers: {
      ...visitorOf('general'),
      'x-inzrt-grant': grant,
      ...(key && { 'idempotency-key': key }),
    },
    ...(sent && { payload: sent }),
  })
}

test('R246 R304 the right password opens an ad for ten minutes, and only that ad', async () => {
  const { slug, body } = await publish()
  const other = await publish()
  const grant = await grantFor(slug)
  const save = (of: string) =>
    withGrant('PUT', `/api/front/inzrts/${of}`, grant, {
      ...body,
      content: 'Jiný popis dětského kola.',
    })

  expect((await save(slug)).statusCode).toBe(200)
  expect((await stored(slug))?.content).toBe('Jiný popis dětského kola.')
  expect((await save(other.slug)).statusCode).toBe(403)
  clock.pass(600)
  expect((await save(slug)).statusCode).toBe(403)
})

test('R008 a change and a change of state name the pages that are no longer true', async () => {
  const { slug, body } = await publish()
  const grant = await grantFor(slug)
  const path = `/api/front/inzrts/${slug}`
  const saved = await withGrant('PUT', path, grant, body)
  const paused = await withGrant('POST', `${path}/state`, grant, { event: 'pause' })

  expect([saved, paused].map(({ headers }) => headers['x-inzrt-outdated'])).toEqual([
    `${slug},kola`,
    `${slug},kola`,
  ])
})

test('P031 a published ad takes no name under which it would not be placed', async () => {
  const { slug, body } = await publish()
  const grant = await grantFor(slug)
  for (const nickname of ['Redakce Inzrt', '777 123 456 volejte', 'Šukání za 500 Kč privát']) {
    const saved = await withGrant('PUT', `/api/front/inzrts/${slug}`, grant, { ...body, nickname })

    expect(Object.keys(saved.json().errors)).toEqual(['nickname'])
  }
  expect((await stored(slug))?.nickname).toBe(body.nickname)
})

test('R246 a forged or altered grant opens nothing', async () => {
  const { slug, body } = await publish()
  const other = await publish()
  const grant = await grantFor(slug)
  const id = (await stored(other.slug))?.id
  for (const forged of ['', 'x', grant.replace(/^\d+/, String(id)), `${grant}x`])
    expect(
      (await withGrant('PUT', `/api/front/inzrts/${other.slug}`, forged, body)).statusCode,
    ).toBe(403)
})

test('R267 an edit changes no type, section nor owner, and says so of what it cannot do', async () => {
  const { slug, body } = await publish()
  const grant = await grantFor(slug)
  const save = async (changes: object) => {
    const path = `/api/front/inzrts/${slug}`
    const answer = await withGrant('PUT', path, grant, { ...body, userId: 1, ...changes })

    return [answer.statusCode, answer.json().errors]
  }
  const section422 = { sectionSlug: ['Rubriku inzerátu změnit nejde, přesune ho redakce.'] }
  const type = ['Druh inzerátu změnit nejde, vložte prosím nový.']

  expect(await save({})).toEqual([200, undefined])
  expect(await save({ sectionSlug: 'prisna' })).toEqual([422, section422])
  expect(await save({ sectionSlug: 'takova-neni' })).toEqual([422, section422])
  expect(await save({ type: 'inquiry' })).toEqual([422, { type }])
  expect(await stored(slug)).toMatchObject({
    heading: 'Prodám dětské kolo',
    type: 'offer',
    sectionId: section.id,
    userId: null,
    slug,
  })
})

const logOf = async (adId = 0) =>
  (await database.db.select().from(auditLog).where(eq(auditLog.entityId, adId)))
    .filter(({ entity }) => entity === 'ad')
    .map(({ action, scope, detail }) => ({ action, scope, detail }))

const MENDED = 'Prodám dětské kolo Author'

test('V021 within a day a heading changes at once, and its old address leads on', async () => {
  const { slug, body } = await publish()
  const before = await stored(slug)
  clock.pass(86_399)
  const path = `/api/front/inzrts/${slug}`
  const saved = await withGrant('PUT', path, await grantFor(slug), { ...body, heading: MENDED })
  const { id = 0 } = before ?? {}
  const [after] = await database.db.select().from(ads).where(eq(ads.id, id))

  expect(saved.json().data.slug).toBe(after?.slug)
  expect(after).toMatchObject({
    heading: MENDED,
    slug: `prodam-detske-kolo-author-${slug.split('-').at(-1)}`,
  })
  expect(after?.headingWords).not.toBe(before?.headingWords)
  expect((await ask(`/api/front/slug/${slug}`)).json().meta.redirectTo).toBe(after?.slug)
  expect(saved.headers['x-inzrt-outdated']).toBe(`${slug},${after?.slug},kola`)
  expect(await logOf(id)).toEqual([
    {
      action: 'mended',
      scope: 'system',
      detail: { heading: { was: 'Prodám dětské kolo', is: MENDED } },
    },
  ])
})

test('V021 after a day a changed heading waits for approval while the ad keeps its own', async () => {
  const { slug, body } = await publish()
  clock.pass(86_400)
  const path = `/api/front/inzrts/${slug}`
  const grant = await grantFor(slug)
  await withGrant('PUT', path, grant, { ...body, heading: MENDED })
  const own = await ask(path, { headers: { ...visitorOf('general'), 'x-inzrt-grant': grant } })

  expect(await stored(slug)).toMatchObject({ heading: 'Prodám dětské kolo', state: 'published' })
  expect(await proposed(slug)).toMatchObject({ heading: MENDED, reasons: 'heading' })
  expect(own.json().data).toMatchObject({
    change: { heading: MENDED, reasons: 'heading' },
    headingMending: { isOver: true },
  })
  expect(await logOf((await stored(slug))?.id)).toEqual([])
})

test('V021 a mended heading keeps to the rules of a new one', async () => {
  const { slug, body } = await publish()
  const path = `/api/front/inzrts/${slug}`
  const save = async (heading: string) =>
    (await withGrant('PUT', path, await grantFor(slug), { ...body, heading })).json().errors

  expect(await save('Kolo')).toHaveProperty('heading')
  expect(await save('Kolo, volejte 777 123 456')).toHaveProperty('heading')
  expect(await stored(slug)).toMatchObject({ heading: 'Prodám dětské kolo' })
})

test('V021 a heading no rule would let in today holds no other change up', async () => {
  const { slug, body } = await publish()
  await database.db.update(ads).set({ heading: 'KOLO' }).where(eq(ads.slug, slug))
  const path = `/api/front/inzrts/${slug}`
  const sent = { ...body, heading: 'KOLO', content: 'Zachovalé dětské kolo, nové pláště.' }

  expect((await withGrant('PUT', path, await grantFor(slug), sent)).statusCode).toBe(200)
  expect(await stored(slug)).toMatchObject({ heading: 'KOLO', content: sent.content })
})

test('P031 an ad takes no name it would not be shown under, and keeps one it has', async () => {
  const { slug, body } = await publish()
  const { nickname: ofAnother } = await register()
  for (const nickname of ['Redakce Inzrt', ofAnother]) {
    const save = async () =>
      withGrant('PUT', `/api/front/inzrts/${slug}`, await grantFor(slug), { ...body, nickname })
    expect(Object.keys((await save()).json().errors)).toEqual(['nickname'])
    await database.db.update(ads).set({ nickname }).where(eq(ads.slug, slug))

    expect((await save()).statusCode).toBe(200)
  }
})

test('V021 an expired ad mended after its day is read before it comes out again', async () => {
  const { slug, body } = await publish()
  clock.pass(86_400)
  await database.db
    .update(ads)
    .set({ state: 'expired', stateReason: 'word' })
    .where(eq(ads.slug, slug))
  const path = `/api/front/inzrts/${slug}`
  const grant = await grantFor(slug)
  const saved = await withGrant('PUT', path, grant, { ...body, heading: MENDED })
  const mended = saved.json().data.slug
  expect(await stored(mended)).toMatchObject({ heading: MENDED, stateReason: 'heading' })
  await withGrant('PUT', path, grant, { ...body, heading: MENDED })

  expect(await stored(mended)).toMatchObject({ stateReason: 'heading' })
})

test('R177 five wrong passwords lock the ad for that client only, for a quarter of an hour', async () => {
  const { slug } = await publish()
  const path = `/api/front/inzrts/${slug}/verifyPassword`
  const attempt = (password: string, client: string) => call('POST', path, { password }, { client })
  for (let tries = 0; tries < 5; tries++)
    expect((await attempt('spatne heslo', '192.0.2.7')).json()).toMatchObject({
      message: 'Heslo k inzerátu není správné.',
      code: 'ad_password',
    })

  const locked = await attempt(AD_PASSWORD, '192.0.2.7')
  expect(locked.statusCode).toBe(429)
  expect(locked.json().retryAfter).toBeGreaterThan(800)
  expect((await attempt(AD_PASSWORD, '192.0.2.8')).statusCode).toBe(200)
  clock.pass(900)
  expect((await attempt(AD_PASSWORD, '192.0.2.7')).statusCode).toBe(200)
})

test('R245 an owner edits without the ad’s password, somebody else’s account may not', async () => {
  const owner = await register()
  const stranger = await register()
  const body = adOf(section, { password: undefined })
  const { slug } = (await place(body, { token: owner.token })).json().data
  const save = async (token: string) =>
    call('PUT', `/api/front/inzrts/${slug}`, await changeOf(slug, body), { token })

  expect((await save(owner.token)).statusCode).toBe(200)
  expect((await save(stranger.token)).statusCode).toBe(403)
  const asGuest = await call('PUT', `/api/front/inzrts/${slug}`, await changeOf(slug, body))
  expect(asGuest.statusCode).toBe(403)
})

test('R267 an ad changed meanwhile is not overwritten', async () => {
  const { slug, body } = await publish()
  const grant = await grantFor(slug)
  const version = (await stored(slug))?.version
  const save = () => withGrant('PUT', `/api/front/inzrts/${slug}`, grant, { ...body, version })

  expect((await save()).statusCode).toBe(200)
  expect((await save()).json()).toMatchObject({ code: 'version' })
})

test('R267 a change whose window does not say what it read is not made', async () => {
  const { slug, body } = await publish()
  const path = `/api/front/inzrts/${slug}`
  const blind = await withGrant('PUT', path, await grantFor(slug), { ...body, version: undefined })

  expect([blind.statusCode, Object.keys(blind.json().errors)]).toEqual([422, ['version']])
})

test('R267 a change repeated after a lost answer is no change of another window', async () => {
  const { slug, body } = await publish()
  const [grant, version] = [await grantFor(slug), (await stored(slug))?.version]
  const images = [{ uploadToken: (await upload()).uploadToken, main: true }]
  const lost = { ...body, version, images, content: WITH_CONTACT }
  const save = (sent: object, key: string) =>
    withGrant('PUT', `/api/front/inzrts/${slug}`, grant, sent, key)
  const first = await save(lost, 'pokus-0001')
  const again = await save(lost, 'pokus-0001')

  expect([first.statusCode, again.json()]).toEqual([200, first.json()])
  expect(await proposed(slug)).toMatchObject({ content: WITH_CONTACT })
  expect((await save(lost, 'pokus-0002')).json().code).toBe('version')
  expect((await save({ ...lost, content: body.content }, 'pokus-0001')).statusCode).toBe(422)
})

test('R146 V011 a changed text waits for approval where the section asks for it', async () => {
  const body = adOf(strict)
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  await database.db.update(ads).set({ state: 'published' }).where(eq(ads.slug, slug))
  const grant = await grantFor(slug)
  const save = (content: string) =>
    withGrant('PUT', `/api/front/inzrts/${slug}`, grant, { ...body, content })

  await save(body.content)
  expect(await proposed(slug)).toBeUndefined()
  expect((await save('Úplně jiný popis dětského kola.')).json().data.state).toBe('published')
  expect(await proposed(slug)).toMatchObject({ reasons: 'edited' })
  expect(await stored(slug)).toMatchObject({ content: body.content, stateReason: null })
})

test('R146 V011 a new photo waits for approval where the section asks for it', async () => {
  const body = adOf(strict)
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  await database.db.update(ads).set({ state: 'published' }).where(eq(ads.slug, slug))
  const images = [{ uploadToken: (await upload()).uploadToken, main: true }]
  const path = `/api/front/inzrts/${slug}`
  const answer = await withGrant('PUT', path, await grantFor(slug), { ...body, images })

  expect(answer.json().data.state).toBe('published')
  expect(await proposed(slug)).toMatchObject({ reasons: 'edited' })
  expect(await stored(slug)).toMatchObject({ state: 'published', imagesCount: 0 })
})

test('R146 V011 what a paused ad was changed to is read, and resumed it says what it said', async () => {
  const { slug, body } = await publish()
  const grant = await grantFor(slug)
  const path = `/api/front/inzrts/${slug}`
  const event = async (name: string) =>
    (await withGrant('POST', `${path}/state`, grant, { event: name })).json().data.state
  await event('pause')
  await withGrant('PUT', path, grant, { ...body, content: WITH_CONTACT })
  expect(await proposed(slug)).toMatchObject({ reasons: 'contact' })

  expect(await event('resume')).toBe('published')
  expect(await stored(slug)).toMatchObject({ content: body.content })
  expect(await proposed(slug)).toMatchObject({ content: WITH_CONTACT })
})

test('R146 what an ad was changed to before its confirmation is read before it is published', async () => {
  const { password, ...body } = adOf(section)
  const { slug } = (await place({ ...body, password })).json().data
  const path = `/api/front/inzrts/${slug}`
  await withGrant('PUT', path, await grantFor(slug), { ...body, content: WITH_CONTACT })

  expect((await confirm(body.email)).json().data.state).toBe('waiting_approval')
})

test('P023 a paused ad whose time ran out is not published by resuming it', async () => {
  const { slug } = await publish()
  const path = `/api/front/inzrts/${slug}/state`
  await withGrant('POST', path, await grantFor(slug), { event: 'pause' })
  clock.pass(90 * 86_400)
  const answer = await withGrant('POST', path, await grantFor(slug), { event: 'resume' })

  expect(answer.json().data.state).toBe('expired')
})

test('P029 a phone kept without a proof is not shown by a later edit', async () => {
  const phoneNumber = '+420777123456'
  const { slug, body } = await publish({ phoneNumber })
  const path = `/api/front/inzrts/${slug}`
  const answer = await withGrant('PUT', path, await grantFor(slug), { ...body, showPhone: true })

  expect(answer.json().errors).toHaveProperty('verificationCode')
  expect(await stored(slug)).toMatchObject({ showPhone: false, phone: phoneNumber })
})

test('R243 an edited inquiry keeps to the prices of inquiries', async () => {
  const { slug, body } = await publish({ type: 'inquiry' })
  const path = `/api/front/inzrts/${slug}`
  const changed = { ...body, price_type: 'free', price_value: null }
  const answer = await withGrant('PUT', path, await grantFor(slug), changed)

  expect(answer.json().errors).toHaveProperty('price_type')
})

test.each(['blocked', 'rejected', 'closed'] as const)(
  'R268 photos of a %s ad stay as moderators saw them',
  async (state) => {
    const { uploadToken } = await upload()
    const { slug } = await publish({ images: [{ uploadToken, main: true }] })
    const grant = await grantFor(slug)
    await database.db.update(ads).set({ state }).where(eq(ads.slug, slug))
    const path = `/api/front/inzrts/${slug}/images/${(await stored(slug))?.mainImageId}`

    expect((await withGrant('DELETE', path, grant)).statusCode).toBe(409)
    expect(await stored(slug)).toMatchObject({ imagesCount: 1 })
  },
)

test('P023 P024 an ad is paused, resumed, sold, and a reserved one opened again', async () => {
  const { slug } = await publish()
  const grant = await grantFor(slug)
  const event = async (name: string, reason?: string) =>
    (
      await withGrant('POST', `/api/front/inzrts/${slug}/state`, grant, { event: name, reason })
    ).json()
  const isFound = async () => (await ask(`/api/front/slug/${slug}`)).statusCode === 200

  expect((await event('pause')).data.state).toBe('paused')
  expect(await isFound()).toBe(false)
  expect((await event('resume')).data.state).toBe('published')
  expect(await isFound()).toBe(true)
  expect((await event('close', 'reserved')).data.state).toBe('closed')
  expect((await event('reopen')).data.state).toBe('published')
  expect((await event('close', 'sold')).data.state).toBe('closed')
  expect((await event('reopen')).code).toBe('version')
})

test('P024 V011 a reserved ad with a reason to be read waits for that when it is opened again', async () => {
  const { slug } = await publish()
  const grant = await grantFor(slug)
  await database.db.update(ads).set({ stateReason: 'contact' }).where(eq(ads.slug, slug))
  const event = async (name: string, reason?: string) =>
    (
      await withGrant('POST', `/api/front/inzrts/${slug}/state`, grant, { event: name, reason })
    ).json().data.state

  expect(await event('close', 'reserved')).toBe('closed')
  expect(await event('reopen')).toBe('waiting_approval')
})

test('P045 a deleted ad is gone with the contacts of its advertiser', async () => {
  const { slug } = await publish()
  const grant = await grantFor(slug)
  await withGrant('POST', `/api/front/inzrts/${slug}/state`, grant, { event: 'delete' })

  expect(await stored(slug)).toMatchObject({
    state: 'deleted',
    email: null,
    firstName: null,
    nickname: null,
    adPasswordHash: null,
  })
  expect(
    (await withGrant('POST', `/api/front/inzrts/${slug}/state`, grant, { event: 'resume' }))
      .statusCode,
  ).toBe(404)
})

test('R268 deleting a photo needs the right to edit, and the next one becomes the main', async () => {
  const photos = [await upload(), await upload()]
  const images = photos.map(({ uploadToken }, at) => ({ uploadToken, main: at === 0 }))
  const { slug } = await publish({ images })
  const row = await stored(slug)
  const path = `/api/front/inzrts/${slug}/images/${row?.mainImageId}`
  const [first] = await database.db
    .select()
    .from(adImages)
    .where(eq(adImages.adId, row?.id ?? 0))

  expect((await ask(path, { method: 'DELETE', headers: visitorOf('general') })).statusCode).toBe(
    403,
  )
  expect((await withGrant('DELETE', path, await grantFor(slug))).statusCode).toBe(200)
  expect(await stored(slug)).toMatchObject({ imagesCount: 1 })
  expect((await stored(slug))?.mainImageId).not.toBe(row?.mainImageId)
  await expect(readFile(imagesDir + first?.path)).rejects.toThrow('ENOENT')
})

test('R268 a photo of another ad cannot be deleted through one’s own', async () => {
  const { uploadToken } = await upload()
  const victim = await publish({ images: [{ uploadToken, main: true }] })
  const { slug } = await publish()
  const imageId = (await stored(victim.slug))?.mainImageId
  const path = `/api/front/inzrts/${slug}/images/${imageId}`

  expect((await withGrant('DELETE', path, await grantFor(slug))).statusCode).toBe(404)
  expect(await stored(victim.slug)).toMatchObject({ imagesCount: 1 })
})

test('N013 an ad of one site cannot be opened on the other', async () => {
  const { slug } = await publish()
  const path = `/api/front/inzrts/${slug}/verifyPassword`

  expect((await call('POST', path, { password: AD_PASSWORD }, { brand: 'adult' })).statusCode).toBe(
    404,
  )
})

test('R265 R162 only its owner reads an ad in every state, with the contacts as given', async () => {
  const { slug, body } = await publish({ showName: false })
  const grant = await grantFor(slug)
  await withGrant('POST', `/api/front/inzrts/${slug}/state`, grant, { event: 'pause' })
  const path = `/api/front/inzrts/${slug}`
  const own = await ask(path, { headers: { ...visitorOf('general'), 'x-inzrt-grant': grant } })

  expect(own.json().data).toMatchObject({
    closedReason: null,
    state: 'paused',
    status: 'not_published',
    firstName: 'Jana',
    email: body.email,
  })
  expect((await ask(path, { headers: visitorOf('general') })).statusCode).toBe(404)
})
