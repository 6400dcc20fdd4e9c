import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../platform/database/schema/users.ts'
import { createModerators } from '../../test/createModerators.ts'

const { database, addSection, addAd, hire, adNow, decide, call, audit, register, logIn, letters } =
  await createModerators()
const admin = await hire('admin')
const moderator = await hire('moderator')
const clerk = await hire('clerk')
const as = ({ token }: { token: string }) => ({ token })

const idOf = async (nickname: string) => {
  const [user] = await database.db.select().from(users).where(eq(users.nickname, nickname))

  return user?.id ?? 0
}

const listed = async (id: number) => {
  const { data } = (await call('GET', '/api/admin/sections', undefined, as(moderator))).json()
  const {
    id: _,
    brand: __,
    above: ___,
    isLeaf: ____,
    parentId: _____,
    ...rest
  } = data.find((one: { id: number }) => one.id === id)

  return rest
}

const userNow = async (nickname: string) => {
  const path = `/api/admin/users?q=${nickname}`
  const { data } = (await call('GET', path, undefined, as(admin))).json()

  return data.find((one: { nickname: string }) => one.nickname === nickname)
}

test('R249 an admin changes a section and its price, and its old address leads on', async () => {
  const { id } = await addSection({ slug: 'sluzby', name: 'Služby', validWeeks: 4 })
  const before = await listed(id)
  const change = {
    ...before,
    name: 'Služby a řemesla',
    slug: 'sluzby-a-remesla',
    isPaidOffer: true,
    cardPrice: 4_900,
  }
  const answer = await call('PUT', `/api/admin/sections/${id}`, change, as(admin))

  expect(answer.statusCode).toBe(200)
  expect(await listed(id)).toEqual({ ...change, mark: expect.any(String) })
  const former = (await call('GET', '/api/front/slug/sluzby')).json()
  expect(former.meta.redirectTo).toBe('sluzby-a-remesla')
  const [entry] = await audit(id, 'section')
  expect(entry?.detail).toMatchObject({ cardPrice: { was: null, is: 4_900 } })
})

test('R249 a section paid for nothing, endless or of a taken name is refused by field', async () => {
  const { id } = await addSection({ slug: 'auta', validWeeks: 4 })
  await addSection({ slug: 'motorky' })
  const wrong = {
    ...(await listed(id)),
    slug: 'motorky',
    isPaidOffer: true,
    cardPrice: null,
    validWeeks: null,
    name: ' ',
  }
  const answer = await call('PUT', `/api/admin/sections/${id}`, wrong, as(admin))

  expect(Object.keys(answer.json().errors).toSorted()).toEqual([
    ...['cardPrice', 'name', 'slug', 'validDays'],
  ])
  const reserved = { ...(await listed(id)), slug: 'login' }
  expect((await call('PUT', `/api/admin/sections/${id}`, reserved, as(admin))).statusCode).toBe(422)
})

test.each([
  ['moderator', moderator],
  ['clerk', clerk],
])('R249 a %s changes no section, no account, and reads no log', async (_, person) => {
  const section = await addSection({ validWeeks: 4 })
  const change = await listed(section.id)
  const userId = await idOf(clerk.nickname)
  const scope = { mark: 'a'.repeat(16), scope: 'admin', isBlocked: false }

  for (const [method, path, body] of [
    ['PUT', `/api/admin/sections/${section.id}`, change],
    ['PUT', `/api/admin/users/${userId}`, scope],
    ['GET', '/api/admin/users', undefined],
    ['GET', '/api/admin/audit', undefined],
  ] as const)
    expect((await call(method, path, body, as(person))).statusCode).toBe(403)
})

test('R249 an admin promotes a moderator and blocks a user from their next call on', async () => {
  const [promoted, blocked] = [await register(), await register()]
  const put = async (nickname: string, body: object) => {
    const { id, mark } = await userNow(nickname)

    return call('PUT', `/api/admin/users/${id}`, { mark, ...body }, as(admin))
  }
  await put(promoted.nickname, { scope: 'moderator', isBlocked: false })
  const silent = await put(blocked.nickname, { scope: 'user', isBlocked: true, facts: ' ' })
  expect(Object.keys(silent.json().errors)).toEqual(['facts'])
  expect((await call('GET', '/api/auth/user', undefined, as(blocked))).statusCode).toBe(200)
  const facts = 'Opakovaně nabízel padělky.'
  await put(blocked.nickname, { scope: 'user', isBlocked: true, facts })
  expect(
    (await letters(`${blocked.nickname}@posta.example`)).map(({ template }) => template),
  ).toContain('accountBlocked')

  expect((await call('GET', '/api/admin/queue', undefined, as(promoted))).statusCode).toBe(200)
  expect((await call('GET', '/api/auth/user', undefined, as(blocked))).statusCode).toBe(401)
  expect((await logIn(blocked.nickname)).statusCode).toBe(403)
  expect((await put(admin.nickname, { scope: 'user', isBlocked: false })).statusCode).toBe(403)
  const found = await call(
    'GET',
    `/api/admin/users?q=${promoted.nickname.toUpperCase()}`,
    undefined,
    as(admin),
  )
  expect(found.json().data).toMatchObject([{ nickname: promoted.nickname, scope: 'moderator' }])
})

test('R249 a blocked account is written to by the site of its ads, or by that of the desk', async () => {
  const adult = await addSection({ slug: 'seznamka-za-odmenu', brandCode: 'adult' })
  const general = await addSection({ slug: 'ryby' })
  const brandsTold = async (sections: readonly (typeof adult)[]) => {
    const { nickname } = await register()
    const userId = await idOf(nickname)
    for (const section of sections) await addAd(section, { userId })
    for (const isBlocked of [true, false]) {
      const { id, mark } = await userNow(nickname)
      const body = { mark, scope: 'user', isBlocked, facts: 'Opakovaně nabízel padělky.' }
      await call('PUT', `/api/admin/users/${id}`, body, as(admin))
    }

    return (await letters(`${nickname}@posta.example`))
      .filter(({ template }) => /^account(Un)?[bB]locked$/.test(template))
      .map(({ brandCode }) => brandCode)
  }

  expect(await brandsTold([adult])).toEqual(['adult', 'adult'])
  expect(await brandsTold([general])).toEqual(['general', 'general'])
  expect(await brandsTold([adult, general])).toEqual(['general', 'general'])
  expect(await brandsTold([])).toEqual(['general', 'general'])
})

test('R249 ads of a blocked account come back as they were, but for blocked ones', async () => {
  const owner = await register()
  const section = await addSection({ slug: 'zvirata', validWeeks: 4 })
  const userId = await idOf(owner.nickname)
  const { id: shown } = await addAd(section, { userId })
  const { id: paused } = await addAd(section, { userId, state: 'paused' })
  const { id: wrong } = await addAd(section, { userId })
  const { id: others } = await addAd(section, { userId: await idOf((await register()).nickname) })
  await decide(moderator.token, [wrong], {
    measure: 'blocked',
    ground: 'other',
    facts: 'Nabízí něco jiného, než píše.',
  })
  const block = async (isBlocked: boolean) => {
    const { id, mark } = await userNow(owner.nickname)
    const body = { mark, scope: 'user', isBlocked, facts: 'Opakovaně nabízel padělky.' }

    return call('PUT', `/api/admin/users/${id}`, body, as(admin))
  }
  const isPublic = async () => {
    const { slug } = await adNow(shown)

    return (await call('GET', `/api/front/slug/${slug}`)).json().meta.slugType === 'inzrt'
  }
  const { version } = await adNow(shown)

  expect(await isPublic()).toBe(true)
  expect((await block(true)).headers['x-inzrt-outdated']).toBe('*')
  expect(await isPublic()).toBe(false)
  expect(await adNow(shown)).toMatchObject({ state: 'blocked', version: version + 1 })
  expect(await adNow(paused)).toMatchObject({ state: 'blocked' })
  expect(await adNow(others)).toMatchObject({ state: 'published' })

  expect((await block(false)).headers['x-inzrt-outdated']).toBe('*')
  expect(await isPublic()).toBe(true)
  expect(await adNow(paused)).toMatchObject({ state: 'paused' })
  expect(await adNow(wrong)).toMatchObject({ state: 'blocked' })
})

test('P041 an admin reads the log from its latest entry back', async () => {
  const first = (await call('GET', '/api/admin/audit', undefined, as(admin))).json().data
  const rest = await call('GET', `/api/admin/audit?before=${first[0].id}`, undefined, as(admin))

  expect(first[0]).toMatchObject({ actor: admin.nickname, entity: 'user' })
  expect(rest.json().data).toEqual(first.slice(1))
})
