import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ads } from '../../platform/database/schema/ads.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { busyPasswords } from '../../test/busyPasswords.ts'
import { callerAt } from '../../test/callerAt.ts'
import { createAdvertisers } from '../../test/createAdvertisers.ts'
import { visitorOf } from '../../test/createTestApp.ts'
import { AD_PASSWORD } from '../../test/secrets.ts'
import { TEST_SITES } from '../../test/testSites.ts'
import { createAdGrants } from '../rights/adGrants.ts'
import { createAdRights } from '../rights/createAdRights.ts'
import { answerAdLinkRequests } from './answerAdLinkRequests.ts'
import { openAd } from './openAd.ts'

const world = await createAdvertisers()
const { database, identity, clock, ask, call, adOf, place, confirm, letters } = world
const section = await world.addSection({ slug: 'kola', validWeeks: 8 })
const client = () => `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}::1`

const publish = async (changes: object = {}) => {
  const body = adOf(section, changes)
  const { slug } = (await place(body, { client: client() })).json().data
  await confirm(body.email)
  const [ad] = await database.db.select().from(ads).where(eq(ads.slug, slug))

  return { slug: String(slug), email: body.email, ad }
}

const prove = (slug: string, phone: string) =>
  database.db.update(ads).set({ phone, phoneVerifiedAt: clock.read() }).where(eq(ads.slug, slug))

const askForLinks = async (find: string, visitor = {}) => {
  const answer = await call(
    'POST',
    '/api/front/ad-links',
    { find },
    { client: client(), ...visitor },
  )
  await answerAdLinkRequests(identity, TEST_SITES)

  return answer
}

const mailedLinks = async (email: string): Promise<string[]> => {
  const [letter] = (await letters(email)).filter(({ template }) => template === 'adLinks')
  const { ads: links = [] } = (letter?.payload ?? {}) as { ads?: { token: string }[] }

  return links.map(({ token }) => token)
}

const texted = async (phone: string): Promise<string> => {
  const rows = await database.db.select().from(outbox).where(eq(outbox.recipient, phone))

  return rows.map(({ payload }) => String(payload.text)).join('\n')
}

const open = (proof: object, visitor = {}) =>
  call('POST', '/api/front/ad-grants', proof, { client: client(), ...visitor })

test('N017 a phone gets a text with a link to each of its ads, for one use in ten minutes', async () => {
  const phone = '+420777100200'
  const ours = [await publish(), await publish({ heading: 'Prodám žluté křeslo' })]
  for (const { slug } of ours) await prove(slug, phone)
  await askForLinks('777 100 200')
  const text = await texted(phone)
  const tokens = [...text.matchAll(/editovat-inzerat\?token=([\w-]+)/g)].map(([, token]) => token)
  const opened = await open({ token: tokens[0] })
  const { slug, expiresIn, grant } = opened.json().data

  expect(text).toContain('prodam zlute kreslo: http://inzrt.example/editovat-inzerat?token=')
  expect(text).toMatch(/^[\x20-\x7e\n]+$/)
  expect([tokens.length, expiresIn]).toEqual([2, 600])
  expect(ours.map((ad) => ad.slug)).toContain(slug)
  const headers = { ...visitorOf('general'), 'x-inzrt-grant': grant }
  expect((await ask(`/api/front/inzrts/${slug}`, { headers })).json().data).toHaveProperty(
    'version',
  )

  const again = await open({ token: tokens[0] })
  expect([again.statusCode, again.json().errors.token[0]]).toEqual([
    422,
    expect.stringMatching(/neplatí/),
  ])
})

test('N017 a link that is ten minutes old opens nothing, a moment before it does', async () => {
  const emails = [(await publish()).email, (await publish()).email]
  for (const email of emails) await askForLinks(email)
  const [inTime, late] = (await Promise.all(emails.map(mailedLinks))).flat()
  clock.pass(599)
  expect((await open({ token: inTime })).statusCode).toBe(200)
  clock.pass(2)

  expect((await open({ token: late })).statusCode).toBe(422)
})

test.each([
  ['its e-mail', ({ email }: Published) => email.toUpperCase()],
  ['its address', ({ slug }: Published) => `http://inzrt.example/${slug}/edit?x=1`],
  ['its printed code', ({ ad }: Published) => String(ad?.dialCode)],
])(
  'N017 an ad is found by %s, and the links go to the address its advertiser proved',
  async (_by, find) => {
    const published = await publish()
    await askForLinks(find(published))

    expect(await mailedLinks(published.email)).toHaveLength(1)
  },
)
type Published = Awaited<ReturnType<typeof publish>>

test('N017 who asks for an ad that does not exist hears the same, and nothing is sent', async () => {
  const { email } = await publish()
  const known = await askForLinks(email)
  const unknown = await askForLinks('nikdo.takovy@posta.example')

  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  expect(await letters('nikdo.takovy@posta.example')).toEqual([])
})

test('N017 what nobody proved gets no links: neither an address nor a phone', async () => {
  const phoneNumber = '+420777100201'
  const body = adOf(section, { phoneNumber })
  await place(body)
  await askForLinks(body.email)
  await askForLinks(phoneNumber)

  expect(await mailedLinks(body.email)).toEqual([])
  expect(await texted(phoneNumber)).toBe('')
})

test('N017 an ad of one site is neither found nor opened on the other', async () => {
  const { email } = await publish()
  await askForLinks(email, { brand: 'adult' })
  expect(await mailedLinks(email)).toEqual([])

  await askForLinks(email)
  const [token] = await mailedLinks(email)
  expect((await open({ token }, { brand: 'adult' })).statusCode).toBe(422)
})

test('N017 ads placed under a foreign contact do not cut its owner off from theirs', async () => {
  const phoneNumber = '+420777100204'
  const { slug, email } = await publish()
  await prove(slug, phoneNumber)
  for (let times = 0; times < 5; times++)
    await place(adOf(section, { email, phoneNumber, password: 'cizi-heslo-5813' }), {
      client: client(),
    })
  for (const find of [email, phoneNumber])
    expect((await open({ find, password: AD_PASSWORD })).json().data).toMatchObject({ slug })

  await askForLinks(email)
  await askForLinks(phoneNumber)
  expect(await mailedLinks(email)).toHaveLength(1)
  expect((await texted(phoneNumber)).match(/token=/g)).toHaveLength(1)
})

test('N017 one contact gets three letters a day, one client asks five times an hour', async () => {
  const { email } = await publish()
  for (let times = 0; times < 5; times++) await askForLinks(email)
  const sent = (await letters(email)).filter(({ template }) => template === 'adLinks')
  expect(sent).toHaveLength(3)

  const visitor = { client: '192.0.2.55' }
  for (let times = 0; times < 5; times++)
    expect((await askForLinks(`kdo${times}@posta.example`, visitor)).statusCode).toBe(200)
  expect((await askForLinks('kdo@posta.example', visitor)).statusCode).toBe(429)
})

test('R048 an ad is opened by its address, code or phone and its password', async () => {
  const { slug, ad } = await publish()
  await prove(slug, '+420777100203')
  for (const find of [slug, String(ad?.dialCode), '777100203'])
    expect((await open({ find, password: AD_PASSWORD })).json().data).toMatchObject({ slug })

  const wrong = await open({ find: slug, password: 'spatne heslo' })
  const missing = await open({ find: '777100299', password: AD_PASSWORD })
  expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'ad_password'])
  expect(missing.body).toBe(wrong.body)
})

test('R048 five wrong passwords stop a client for a quarter of an hour', async () => {
  const { slug } = await publish()
  const visitor = { client: '192.0.2.56' }
  for (let tries = 0; tries < 5; tries++)
    await open({ find: slug, password: 'spatne heslo' }, visitor)

  expect((await open({ find: slug, password: AD_PASSWORD }, visitor)).statusCode).toBe(429)
  clock.pass(900)
  expect((await open({ find: slug, password: AD_PASSWORD }, visitor)).statusCode).toBe(200)
})

test.each(['ahoj světe', 'kolo', '12345'])(
  'R048 „%s“ names no ad: it is said under the field',
  async (find) => {
    const answer = await call('POST', '/api/front/ad-links', { find }, { client: client() })

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.find[0]).toMatch(/adresu inzerátu/)
  },
)

test('V012 passwords of ads that a busy machine cannot compare are no guesses', async () => {
  const { ad, slug, email } = await publish()
  if (!ad) throw new Error('Nothing was published.')
  const visitor = { client: client() }
  const caller = callerAt(visitor.client)
  const parts = { ...identity, passwords: busyPasswords }
  const rights = createAdRights({ ...parts, grants: createAdGrants(Buffer.alloc(32)) })
  const password = 'spatne heslo'
  const isCrowded = expect.objectContaining({ code: 'crowded' })
  for (let n = 0; n < 11; n++) {
    await expect(rights.prove(ad, password, caller)).rejects.toEqual(isCrowded)
    await expect(openAd(parts, { find: email, password }, caller)).rejects.toEqual(isCrowded)
  }

  for (const find of [email, slug])
    expect((await open({ find, password }, visitor)).statusCode).toBe(403)
})
