import { LETTER_KINDS } from '@inzrt/rules/forms'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findReader } from '../../messages/notifications/findReader.ts'
import { sweepNotifications } from '../../messages/notifications/sweepNotifications.ts'
import { notifications } from '../../platform/database/schema/notifications.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { users } from '../../platform/database/schema/users.ts'
import { CHROME, createAccounts } from '../../test/createAccounts.ts'
import { PASSWORD } from '../../test/secrets.ts'
import { somebodyWaits } from '../../test/somebodyWaits.ts'

const { database, call, register, logIn, identity, clock } = await createAccounts()
const { db } = database
const PATH = '/api/front/me/notifications'
const DAY = 86_400

const createReader = async () => {
  const { nickname, token } = await register()
  const [user] = await db.select().from(users).where(eq(users.nickname, nickname))
  const userId = user?.id ?? 0
  await db.delete(notifications).where(eq(notifications.userId, userId))
  const as = { token }
  const letters = async () =>
    (
      await db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, user?.email ?? ''))
    ).filter(({ template }) => template !== 'verifyEmail')

  return {
    userId,
    nickname,
    token,
    letters,
    email: user?.email ?? '',
    list: async (query = '', brand: object = {}) =>
      (await call('GET', `${PATH}${query}`, undefined, { ...as, ...brand })).json(),
    unread: async () => (await call('GET', `${PATH}/unread`, undefined, as)).json().data.unread,
    read: (body: object) => call('PUT', `${PATH}/read`, body, as),
    change: (body: object) => call('PATCH', '/api/auth/user', body, as),
  }
}
type Reader = Awaited<ReturnType<typeof createReader>>

const approve = ({ userId, email }: Reader, slug: string, more: object = {}) =>
  db.transaction((tx) =>
    identity.outbox.enqueue(tx, {
      channel: 'email',
      brand: 'general',
      template: 'adChangeApproved',
      to: email,
      userId,
      payload: { heading: slug, slug },
      ...more,
    }),
  )
const endingOf = ({ userId, email }: Reader, to: string | null = email) =>
  db.transaction((tx) =>
    identity.outbox.enqueue(tx, {
      channel: 'email',
      brand: 'general',
      template: 'adExpiring',
      to,
      userId,
      payload: { heading: 'Kolo', slug: 'kolo-1', token: 'tajny', validUntil: '2026-03-05' },
    }),
  )
const titles = (answer: { data: readonly { title: string }[] }) =>
  answer.data.map(({ title }) => title)

test('V025 what a letter says is in the account too, without its key, the latest first', async () => {
  const reader = await createReader()
  await approve(reader, 'kolo-1')
  clock.pass(60)
  await endingOf(reader)
  const { data, meta } = await reader.list()
  expect((await reader.list('?perPage=1&page=2')).data).toMatchObject([{ path: '/kolo-1' }])

  expect(data).toMatchObject([
    { path: '/kolo-1/renew', isRead: false },
    { title: expect.stringContaining('kolo-1'), path: '/kolo-1', isRead: false },
  ])
  expect(JSON.stringify(data)).not.toContain('tajny')
  expect(meta.pagination).toMatchObject({ total: 2, count: 2 })
  expect(await reader.letters()).toHaveLength(2)
})

test('V025 some are read, or all that was there; what comes later is new', async () => {
  const reader = await createReader()
  for (const slug of ['a-1', 'b-2', 'c-3']) {
    await approve(reader, slug)
    clock.pass(60)
  }
  const { data } = await reader.list()
  await reader.read({ ids: [data[2].id] })
  expect((await reader.list()).data.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
    ...[false, false, true],
  ])
  expect(await reader.unread()).toBe(2)
  await approve(reader, 'd-4')
  await reader.read({ upTo: data[0].at })

  expect(await reader.unread()).toBe(1)
  expect((await reader.list('?perPage=1')).data).toMatchObject([{ path: '/d-4', isRead: false }])
})

test('V025 news repeated before it was read stands once, on top; repeated after, twice', async () => {
  const reader = await createReader()
  await approve(reader, 'kolo-1')
  clock.pass(60)
  await approve(reader, 'stan-2')
  clock.pass(60)
  await approve(reader, 'kolo-1', { payload: { heading: 'Levné kolo', slug: 'kolo-1' } })
  expect(titles(await reader.list())).toEqual([
    expect.stringContaining('Levné kolo'),
    expect.stringContaining('stan-2'),
  ])
  await reader.read({ upTo: clock.read().toISOString() })
  await approve(reader, 'kolo-1')

  expect(titles(await reader.list())).toHaveLength(3)
})

test('V025 nobody reads what others were told, nor marks it, nor what the other site told', async () => {
  const [reader, other] = [await createReader(), await createReader()]
  await approve(reader, 'kolo-1')
  await approve(reader, 'masaze-2', { brand: 'adult' })
  const [{ id }] = (await reader.list()).data
  await other.read({ ids: [id] })
  await other.read({ upTo: clock.read().toISOString() })

  expect(titles(await other.list())).toEqual([])
  expect(await reader.unread()).toBe(1)
  expect((await reader.list('', { brand: 'adult' })).data).toMatchObject([{ path: '/masaze-2' }])
})

test('V025 a letter one does without is not sent, what it says is in the account', async () => {
  const reader = await createReader()
  await reader.change({ silencedLetters: ['endings'] })
  await endingOf(reader)
  await approve(reader, 'kolo-1')

  expect((await reader.letters()).map(({ template }) => template)).toEqual(['adChangeApproved'])
  expect(titles(await reader.list())).toHaveLength(2)
  const { data } = (await call('GET', '/api/auth/user/profile', undefined, reader)).json()
  expect(data.silencedLetters).toEqual(['endings'])
  await reader.change({ silencedLetters: [] })
  await endingOf(reader)
  expect(await reader.letters()).toHaveLength(2)
})

test('V025 safety, decisions and money are mailed although all other letters are declined', async () => {
  const reader = await createReader()
  await reader.change({ silencedLetters: [...LETTER_KINDS] })
  await endingOf(reader)
  await approve(reader, 'kolo-1')
  const { nickname, token } = reader
  await logIn(nickname, PASSWORD, { userAgent: CHROME })
  const fresh = `${PASSWORD} a jiné`
  const passwords = { current_password: PASSWORD, password: fresh, password_confirmation: fresh }
  await call('PUT', '/api/auth/user/password', passwords, { token })

  expect((await reader.letters()).map(({ template }) => template).toSorted()).toEqual([
    ...['adChangeApproved', 'loginAlert', 'passwordChanged'],
  ])
  expect((await reader.list()).meta.pagination.total).toBe(4)
})

test('V025 each kind of letters is silenced alone', async () => {
  const reader = await createReader()
  await reader.change({ silencedLetters: LETTER_KINDS.filter((kind) => kind !== 'endings') })
  await endingOf(reader)

  expect(await reader.letters()).toHaveLength(1)
})

test.each([[['endings', 'endings']], [['orders']], ['endings'], [null]])(
  'V025 letters nobody can do without are refused in words: %j',
  async (silencedLetters) => {
    const { change } = await createReader()
    const answer = await change({ silencedLetters })

    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([expect.stringContaining('silencedLetters')])
  },
)

test('V025 without an address that was proved the account is told alone', async () => {
  const reader = await createReader()
  await endingOf(reader, null)

  expect(await reader.letters()).toEqual([])
  expect(titles(await reader.list())).toHaveLength(1)
})

test('V025 what one letter said once is told once', async () => {
  const reader = await createReader()
  await approve(reader, 'kolo-1', { dedupeKey: `one ${reader.userId}` })
  await reader.read({ upTo: clock.read().toISOString() })
  await approve(reader, 'kolo-1', { dedupeKey: `one ${reader.userId}` })

  expect(titles(await reader.list())).toHaveLength(1)
})

test('V025 notifications go with their account, and by themselves after half a year', async () => {
  const [reader, other] = [await createReader(), await createReader()]
  await approve(reader, 'kolo-1')
  await approve(other, 'kolo-2')
  await call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: reader.token })
  await approve(reader, 'kolo-1')
  const [ofReader, ofOther] = [reader, other].map(({ userId }) =>
    db.select().from(notifications).where(eq(notifications.userId, userId)),
  )
  expect(await ofReader).toEqual([])
  clock.pass(180 * DAY)
  await sweepNotifications(database, clock.read)
  expect(await ofOther).toHaveLength(1)
  clock.pass(1)
  await sweepNotifications(database, clock.read)

  expect(await ofOther).toEqual([])
})

test('V025 P045 an export has what its account was told on both sites, and nothing of others', async () => {
  const [reader, other] = [await createReader(), await createReader()]
  await approve(reader, 'kolo-1')
  const [{ id }] = (await reader.list()).data
  await reader.read({ ids: [id] })
  await approve(reader, 'hodinky-1', { brand: 'adult' })
  await approve(other, 'cizi-1')
  const answer = await call('GET', '/api/auth/user/export', undefined, { token: reader.token })
  const at = clock.read().toISOString()

  expect(answer.json().data.notifications).toEqual([
    { title: 'Změna inzerátu „kolo-1“ je zveřejněná', path: '/kolo-1', at, readAt: at },
    { title: 'Změna inzerátu „hodinky-1“ je zveřejněná', path: '/hodinky-1', at, readAt: null },
  ])
  expect(answer.body).not.toContain('cizi-1')
})

test('V025 what an account is told while it is deleted goes with it', async () => {
  const reader = await createReader()
  let deleted: ReturnType<typeof call> | undefined
  await db.transaction(async (tx) => {
    expect(await findReader(tx, reader.userId)).not.toBeNull()
    deleted = call('DELETE', '/api/auth/user', { password: PASSWORD }, { token: reader.token })
    await somebodyWaits(database)
    await identity.outbox.enqueue(tx, {
      channel: 'email',
      brand: 'general',
      template: 'adChangeApproved',
      to: reader.email,
      userId: reader.userId,
      payload: { heading: 'Kolo', slug: 'kolo-1' },
    })
  })
  await deleted

  expect(
    await db.select().from(notifications).where(eq(notifications.userId, reader.userId)),
  ).toEqual([])
})

test('V025 thousands are read in several windows at once, and what is told meanwhile is not', async () => {
  const reader = await createReader()
  const createdAt = clock.read()
  const many = Array.from({ length: 2_000 }, (_, at) => ({
    ...({ userId: reader.userId, brandCode: 'general', template: 'adChangeApproved' } as const),
    title: `Kolo ${at}`,
    path: `/kolo-${at}`,
    createdAt,
  }))
  await db.insert(notifications).values(many)
  const { data } = await reader.list('?perPage=100')
  const ids: number[] = data.map(({ id }: { id: number }) => id)
  clock.pass(60)
  const answers = await Promise.all([
    ...[ids, ids.toReversed()].map((some) => reader.read({ ids: some })),
    ...[1, 2, 3].map(() => reader.read({ upTo: createdAt.toISOString() })),
    approve(reader, 'kolo-9000').then(() => ({ statusCode: 200 })),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await reader.unread()).toBe(1)
})

test.each([{ ids: [] }, { ids: ['1'] }, { ids: Array(1_000).fill(1) }, { upTo: 'včera' }, {}])(
  'V025 what is no list of notifications is refused: %j',
  async (body) => {
    const { read } = await createReader()

    expect((await read(body)).statusCode).toBe(422)
  },
)
