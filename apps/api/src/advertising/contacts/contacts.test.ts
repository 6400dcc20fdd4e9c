import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailTemplates } from '../../messages/mail/mailTemplates.ts'
import type { AdPassport } from '../../messages/mail/templates/adPassport.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { TEST_SITES } from '../../test/testSites.ts'

const world = await createAdvertisers()
const { database, ask, call, adOf, changeOf, place, confirm, letters, register } = world
const section = await world.addSection({ slug: 'kola', validWeeks: 8 })

const stored = async (slug: string) =>
  (await database.db.select().from(ads).where(eq(ads.slug, slug)))[0]

const publish = async (changes: object = {}) => {
  const body = adOf(section, changes)
  const { slug } = (await place(body)).json().data
  await confirm(body.email)
  const path = `/api/front/inzrts/${slug}`
  const { grant } = (
    await call('POST', `${path}/verifyPassword`, { password: body.password })
  ).json().data
  const headers = { ...visitorOf('general'), 'x-inzrt-grant': grant }

  return {
    slug: String(slug),
    body,
    path,
    save: async (change: object) =>
      ask(path, {
        method: 'PUT',
        headers,
        payload: await changeOf(slug, { ...body, ...change }),
      }),
    read: async () => (await ask(path, { headers })).json().data,
  }
}

const write = (path: string, email = 'kupec@posta.example') =>
  call('POST', `${path}/messages`, { email, content: 'Je ještě k mání?' })

test('R267 another e-mail is the ad’s only once the link mailed there was opened', async () => {
  const { slug, body, path, save, read } = await publish()
  const email = 'nova.adresa@posta.example'
  expect((await save({ email })).statusCode).toBe(200)
  expect(await read()).toMatchObject({ email: body.email, pendingEmail: email })
  await write(path)
  expect((await letters(body.email))[0]).toMatchObject({ template: 'adMessage' })

  expect((await confirm(email)).json().data.slug).toBe(slug)
  expect(await read()).toMatchObject({ email, pendingEmail: null })
  await write(path, 'jiny.kupec@posta.example')
  expect((await letters(email))[0]).toMatchObject({ template: 'adMessage' })
  expect((await letters(body.email))[0]).toMatchObject({ template: 'adEmailChanged' })
})

test('R267 of two new addresses the last one counts', async () => {
  const { save, read } = await publish()
  await save({ email: 'prvni@posta.example' })
  await save({ email: 'druha@posta.example' })

  expect((await confirm('prvni@posta.example')).statusCode).toBe(422)
  expect((await confirm('druha@posta.example')).statusCode).toBe(200)
  expect(await read()).toMatchObject({ email: 'druha@posta.example' })
})

test('R267 an address mistyped at first is mended before anything was proved', async () => {
  const body = adOf(section, { email: 'preklep@posta.example' })
  const { slug } = (await place(body)).json().data
  const email = 'spravne@posta.example'
  await call('PUT', `/api/front/inzrts/${slug}`, await changeOf(slug, { ...body, email }))

  expect((await confirm(body.email)).statusCode).toBe(422)
  expect((await confirm(email)).json().data.state).toBe('published')
  expect(await stored(slug)).toMatchObject({ email })
})

const placeFrom = (client: string, email: string) => place(adOf(section, { email }), { client })

test('R267 one network has five such letters a day sent to an address, its owner any number', async () => {
  const email = 'zaplaveny@posta.example'
  for (let times = 0; times < 5; times++) await placeFrom('192.0.2.61', email)
  const kept = await database.db.$count(ads)
  const { save, read, body } = await publish()
  const refused = [await placeFrom('192.0.2.61', email), await placeFrom('192.0.2.61', email)]
  for (const answer of refused)
    expect([answer.statusCode, answer.json().errors.email[0]]).toEqual([
      429,
      expect.stringMatching(/mnoho odkazů/),
    ])
  expect(await database.db.$count(ads)).toBe(kept + 1)

  expect((await placeFrom('192.0.2.62', email)).statusCode).toBe(201)
  expect((await confirm(email)).json().data.state).toBe('published')
  expect(await letters(email)).toHaveLength(6 + 1)
  expect((await save({ email })).statusCode).toBe(200)
  expect(await read()).toMatchObject({ email: body.email, pendingEmail: email })
})

test('R267 letters to an address end after ten networks a day, and the next one is told', async () => {
  const email = 'rozesilany@posta.example'
  for (let n = 0; n < 10; n++)
    for (let times = 0; times < 2; times++)
      expect((await placeFrom(`198.51.100.${n}`, email)).statusCode).toBe(201)
  const kept = await database.db.$count(ads)
  const refused = await placeFrom('198.51.100.10', email)

  expect(refused.statusCode).toBe(429)
  expect(refused.json().retryAfter).toBeGreaterThan(0)
  expect(await database.db.$count(ads)).toBe(kept)
  expect(await letters(email)).toHaveLength(20)
})

test('R267 an address that gets no more letters is refused, and the earlier link works on', async () => {
  const { save, read, body } = await publish()
  const email = 'prvni.volba@posta.example'
  const full = 'plny@posta.example'
  await save({ email })
  for (let times = 0; times < 5; times++) await save({ email: full })
  await save({ email })
  expect((await save({ email: full })).statusCode).toBe(429)

  expect(await read()).toMatchObject({ email: body.email, pendingEmail: email })
  expect((await confirm(email)).statusCode).toBe(200)
})

test('P026 messages go to a proved address only: the ad’s, or else its account’s', async () => {
  const owner = await register()
  await database.pool.query('update users set email_verified_at = now() where email = $1', [
    owner.email,
  ])
  const email = 'cizi@posta.example'
  const body = adOf(section, { email, password: undefined })
  const { slug } = (await place(body, { token: owner.token })).json().data
  await database.db.update(ads).set({ state: 'published' }).where(eq(ads.slug, slug))
  await write(`/api/front/inzrts/${slug}`)

  expect((await letters(email)).map(({ template }) => template)).toEqual(['confirmAdEmail'])
  expect((await letters(owner.email))[0]).toMatchObject({ template: 'adMessage' })
})

test('P026 an account’s own address needs no second proof', async () => {
  const owner = await register()
  const body = adOf(section, { email: owner.email, password: undefined })
  await place(body, { token: owner.token })
  await database.pool.query('update users set email_verified_at = now() where email = $1', [
    owner.email,
  ])
  const { slug } = (await place(body, { token: owner.token })).json().data

  expect((await stored(slug))?.emailVerifiedAt).not.toBeNull()
})

const codeFor = async (phone: string): Promise<string> => {
  const [text] = await letters(phone)

  return /\d{6}/.exec(JSON.stringify(text?.payload))?.[0] ?? ''
}

test('P029 a code proves a phone in the browser that asked for it, and nowhere else', async () => {
  const phoneNumber = '+420777300400'
  const victim = { flow: 'browser-of-the-owner', client: '192.0.2.31' }
  const thief = { flow: 'browser-of-a-thief', client: '192.0.2.31' }
  await call('POST', '/api/front/phone-verifications', { phoneNumber }, victim)
  const verificationCode = await codeFor(phoneNumber)
  const body = adOf(section, { phoneNumber, showPhone: true, verificationCode })

  for (let tries = 0; tries < 4; tries++)
    expect((await place(body, thief)).json().errors).toHaveProperty('verificationCode')
  expect((await place(body, victim)).statusCode).toBe(201)
})

test('P029 a code sent to an account proves nothing for another one', async () => {
  const [owner, stranger] = [await register(), await register()]
  const phoneNumber = '+420777300401'
  await call('POST', '/api/front/phone-verifications', { phoneNumber }, { token: owner.token })
  const verificationCode = await codeFor(phoneNumber)
  const body = adOf(section, {
    phoneNumber,
    showPhone: true,
    verificationCode,
    password: undefined,
  })

  expect((await place(body, { token: stranger.token })).statusCode).toBe(422)
  expect((await place(body, { token: owner.token })).statusCode).toBe(201)
})

const cardsTo = async (email: string) =>
  (await letters(email)).filter(({ template }) => template === 'adPassport')

const printEditions = () =>
  database.pool.query(
    `insert into editions (number, year, deadline_at, release_date)
     values (19, 2026, '2026-05-07T10:00:00Z', '2026-05-12') on conflict do nothing`,
  )

test('N016 the card of an ad that waits promises neither its end nor a newspaper', async () => {
  await printEditions()
  const held = await world.addSection({ slug: 'ctene', validWeeks: 8, requiresApproval: true })
  const body = adOf(held)
  await place(body)
  await confirm(body.email)

  expect((await cardsTo(body.email))[0]?.payload).toMatchObject({
    validUntil: null,
    printedOn: null,
  })
})

test('N016 a guest gets one card of the ad by mail, with its address, code, dates and links', async () => {
  await printEditions()
  const { slug, body } = await publish()
  const cards = await cardsTo(body.email)
  const letter = mailTemplates.adPassport(cards[0]?.payload as AdPassport, TEST_SITES.general)
  const said = JSON.stringify(letter)

  expect(cards).toHaveLength(1)
  for (const path of [`/${slug}`, `/${slug}/edit`, `/${slug}/renew`, '/editovat-inzerat'])
    expect(said).toContain(`"http://inzrt.example${path}"`)
  expect(said).toContain((await stored(slug))?.dialCode)
  expect(said).toContain('V novinách vyjde 12.\u00a05.\u00a02026.')
  expect(said).not.toContain(body.password)
})
