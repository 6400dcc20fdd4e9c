import { access } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purgePictures } from '../../catalogue/images/cdn/purgePictures.ts'
import { sweepIdentity } from '../../identity/sweepIdentity.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { orders } from '../../platform/database/schema/orders.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createAccounts } from '../../test/createAccounts.ts'
import { createMembers } from '../../test/createMembers.ts'
import { PASSWORD } from '../../test/secrets.ts'

const CANARY = 'kanarek'
const accounts = await createAccounts()
const { call, register, registration, logIn, letters, database, ask, identity, clock } = accounts
const { givePhone } = accounts
const createMember = createMembers(accounts, CANARY)

const remove = (token: string, password = PASSWORD) =>
  call('DELETE', '/api/auth/user', { password }, { token })

const confirm = async (email: string) => {
  const [letter] = await letters(email)
  await call('POST', '/api/auth/email/verify', { token: letter?.payload.token })
}

const wordsOfDatabase = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname in ('public', 'graphile_worker')
     and tablename not like 'migrations%'`,
  )
  const tables = await Promise.all(
    rows.map(({ name }) =>
      database.pool
        .query(`select string_agg(t::text, ' ') as words from ${name} t`)
        .then((found) => String(found.rows[0]?.words))
        .catch(() => ''),
    ),
  )

  return tables.join(' ')
}

test('P045 everything known of a person is handed over, secrets are not', async () => {
  const { token, nickname, email, ad } = await createMember('vyvoz')
  await confirm(email)
  await logIn(nickname)
  const answer = await call('GET', '/api/auth/user/export', undefined, { token })
  const { data } = answer.json()

  expect(answer.statusCode).toBe(200)
  expect(data).toMatchObject({
    profile: {
      nickname,
      firstName: nickname,
      phoneNumber: '+420777999111',
      rulesAcceptedAt: clock.read().toISOString(),
    },
    ads: [{ heading: `Prodám kolo ${nickname}`, images: ['/vyvoz.jpg', '/shared.jpg'] }],
    sessions: [{ device: 'Firefox, Linux' }, { device: 'Firefox, Linux' }],
    events: [
      { event: 'registered' },
      { event: 'email_confirmed' },
      { event: 'logged_in' },
      { event: 'exported' },
    ],
    letters: [{ about: 'verifyEmail' }],
    favourites: [{ ad: ad.slug }],
    savedSearches: [{ name: nickname, query: nickname }],
    receivedMessages: [{ content: `Dobrý den, ${nickname}` }],
    sentMessages: [{ name: nickname }],
    receivedRatings: [{ stars: 4, text: `Děkuji, ${nickname}.` }],
    givenRatings: [{ stars: 4 }],
    companyPages: [{ about: `Jsme ${nickname}.`, logo: '/api/image/logo-vyvoz.jpg' }],
    complaints: [{ about: nickname, answer: 'Máte pravdu.' }],
    orders: [{ item: 'Zvýraznění', price: 2_500 }],
  })
  expect(answer.body).not.toMatch(/argon2|token|\bid"/i)
  expect(answer.body).not.toContain(token)
})

test('P045 nobody gets the data of somebody else', async () => {
  await createMember('cizi')
  const { token } = await register()
  const answer = await call('GET', '/api/auth/user/export', undefined, { token })

  expect(answer.json().data.ads).toEqual([])
  expect(answer.body).not.toContain(CANARY)
})

test('P045 P037 anyone who claims somebody else’s address is not told what was written to it', async () => {
  const owner = await register()
  await confirm(owner.email)
  const { token } = await register({ email: owner.email })
  const answer = await call('GET', '/api/auth/user/export', undefined, { token })

  expect(answer.json().data.letters).toEqual([])
})

test('P045 a deleted claim of a stranger’s address takes no letters away from its owner', async () => {
  const owner = await register()
  await givePhone(owner.nickname, '+420777999222')
  await confirm(owner.email)
  await accounts.forgot(owner.nickname)
  const { token, nickname } = await register({ email: owner.email })
  await givePhone(nickname, '+420777999222')
  await remove(token)

  const kept = (await letters(owner.email)).filter(({ template }) => template === 'resetPassword')
  expect(kept.map(({ state }) => state)).toEqual(['queued'])
})

test('P045 the number of a deleted account is in no text that was sent or waits', async () => {
  const phone = '+420777999333'
  const { token, nickname } = await register()
  await givePhone(nickname, phone)
  await database.db.transaction((tx) =>
    identity.outbox.enqueue(tx, {
      channel: 'sms',
      brand: 'general',
      to: phone,
      template: 'phoneCode',
      payload: { text: 'Overovaci kod: 123456' },
    }),
  )
  expect(await letters(phone)).toHaveLength(1)
  await remove(token)

  expect(await letters(phone)).toEqual([])
})

test('P045 an account is deleted with the password only', async () => {
  const { token } = await register()
  const answer = await remove(token, 'jiné heslo')

  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { password: ['Heslo není správné.'] },
  ])
  expect((await call('GET', '/api/auth/user', undefined, { token })).statusCode).toBe(200)
  expect((await call('DELETE', '/api/auth/user', undefined, { token })).statusCode).toBe(422)
})

test('P045 a deleted account has no ads on the site, no sessions, and nobody logs in', async () => {
  const { token, nickname, email, ad, files } = await createMember('konec')
  const other = await createMember('zustava')
  expect((await ask(`/api/front/slug/${ad.slug}`)).statusCode).toBe(200)
  const answer = await remove(token)

  expect(answer.json()).toEqual({ message: 'Účet jsme zrušili a osobní údaje v něm smazali.' })
  expect((await ask(`/api/front/slug/${ad.slug}`)).statusCode).toBe(404)
  expect((await call('GET', '/api/auth/user', undefined, { token })).json().message).toBe(
    'Token has expired',
  )
  expect((await logIn(nickname)).statusCode).toBe(401)
  expect((await logIn(email)).statusCode).toBe(401)
  expect((await letters(email)).map(({ template, state }) => [template, state])).toEqual([
    ['accountDeleted', 'queued'],
  ])
  await expect(access(files.own)).rejects.toThrow()
  await expect(access(files.logo)).rejects.toThrow()
  await access(files.shared)

  expect((await ask(`/api/front/slug/${other.ad.slug}`)).statusCode).toBe(200)
  expect((await call('GET', '/api/auth/user', undefined, { token: other.token })).statusCode).toBe(
    200,
  )
})

test('P045 what an order points to stays: the rows of the account and of its ads, empty', async () => {
  const { token, ad, id } = await createMember('doklad')
  await remove(token)
  const [row] = await database.db.select().from(ads).where(eq(ads.id, ad.id))

  expect(row).toMatchObject({
    userId: id,
    state: 'deleted',
    heading: 'Smazaný inzerát',
    content: '',
  })
  expect(await database.db.select().from(users).where(eq(users.id, id))).toMatchObject([
    { nickname: 'zrušený účet', email: '', passwordHash: null, deletedAt: clock.read() },
  ])
  expect(await database.db.select().from(orders).where(eq(orders.userId, id))).toHaveLength(1)
})

test('P045 no word of a deleted person is left in any table', async () => {
  const word = 'jedinecneslovo'
  const { token, email, ad } = await createMember(word)
  expect(await wordsOfDatabase()).toContain(word)
  await remove(token)
  await database.pool.query(
    `update outbox set state = 'sent', payload = '{}' where recipient = $1`,
    [email],
  )
  await sweepIdentity(identity)
  await purgePictures(database, null)

  expect(ad.slug).toContain(word)
  expect(await wordsOfDatabase()).not.toContain(word)
})

test('P045 a nickname of a deleted account is nobody else’s for a year', async () => {
  const { token, nickname } = await register()
  await remove(token)
  const again = () => call('POST', '/api/auth/register', registration({ nickname }))

  expect((await again()).json().errors).toHaveProperty('nickname')
  clock.pass(365 * 86_400 - 1)
  expect((await again()).json().errors).toHaveProperty('nickname')
  clock.pass(1)
  expect((await again()).statusCode).toBe(201)
})
