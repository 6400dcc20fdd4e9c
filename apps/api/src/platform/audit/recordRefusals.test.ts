import { HOUR_MS } from '@inzrt/domain/time'
import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createModerators } from '../../test/createModerators.ts'
import { auditLog } from '../database/schema/auditLog.ts'

const { hire, call, addSection, addAd, decide, log, database, clock } = await createModerators()
const section = await addSection({ slug: 'kola', name: 'Kola' })
const [moderator, admin, clerk] = [
  await hire('moderator'),
  await hire('admin'),
  await hire('clerk'),
]

const latest = async () =>
  (await database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
const blocking = { measure: 'blocked', ground: 'misleading', facts: 'Vymyšlený prodejce.' } as const

test('P041 R249 what a clerk tries beyond their scope is written down; a visitor’s try is not', async () => {
  const ask = (path: string, token: string) => call('GET', path, undefined, { token })
  expect((await ask('/api/admin/users', clerk.token)).statusCode).toBe(403)

  expect(await latest()).toMatchObject({
    actorName: clerk.nickname,
    scope: 'clerk',
    action: 'refused',
    entity: 'user',
    entityId: null,
    detail: { message: expect.stringMatching(/oprávnění/) },
  })
  const stranger = await hire('user')
  expect((await ask('/api/admin/queue', stranger.token)).statusCode).toBe(403)
  expect((await latest())?.actorName).toBe(clerk.nickname)
})

test.each(['2147483648', '9007199254740993', '-1', 'a'])(
  'P041 an attempt of a clerk at the number %s, which nothing has, is logged without it',
  async (id) => {
    const own = await hire('clerk')
    await call('POST', `/api/admin/inzrts/${id}/contacts`, undefined, { token: own.token })

    expect(await latest()).toMatchObject({
      actorName: own.nickname,
      action: 'refused',
      entity: 'ad',
      entityId: null,
    })
  },
)

test('P041 a decision about a deleted ad, and the second of two tabs, are logged', async () => {
  const gone = await addAd(section, { state: 'deleted' })
  expect((await decide(moderator.token, [gone.id], blocking)).statusCode).toBe(404)
  expect(await log(gone.id)).toMatchObject([{ action: 'refused', entity: 'ad' }])

  const ad = await addAd(section)
  const stale = { ads: [{ id: ad.id, version: 1 }], decision: blocking }
  const tab = () => call('POST', '/api/admin/decisions', stale, { token: moderator.token })
  expect([(await tab()).statusCode, (await tab()).statusCode]).toEqual([200, 409])
  expect((await log(ad.id)).map(({ action }) => action)).toEqual(['blocked', 'refused'])
})

test('P041 reports of an ad deleted meanwhile are refused in the name of the ad', async () => {
  const gone = await addAd(section, { state: 'deleted' })
  const body = {
    ad: { id: gone.id, version: 1 },
    reports: { total: 1, lastId: 1 },
    verdict: 'upheld',
    note: 'Je to opravdu tak.',
    decision: blocking,
  }
  const answer = await call('POST', '/api/admin/reports/decisions', body, {
    token: moderator.token,
  })

  expect(answer.statusCode).toBe(409)
  expect(await log(gone.id)).toMatchObject([{ action: 'refused', entity: 'ad' }])
})

test('P041 of many ads decided at once, those that were not are written down', async () => {
  const [good, gone] = [await addAd(section), await addAd(section, { state: 'deleted' })]
  expect((await decide(moderator.token, [good.id, gone.id], blocking)).statusCode).toBe(200)

  expect((await log(good.id)).map(({ action }) => action)).toEqual(['blocked'])
  expect((await log(gone.id)).map(({ action }) => action)).toEqual(['refused'])
})

test('P041 an edition closed twice is closed once, and the second try is written down', async () => {
  const days = {
    deadlineAt: new Date(clock.read().getTime() + HOUR_MS),
    releaseDate: '2026-06-16',
  }
  const step = (id: number) =>
    call('POST', `/api/admin/editions/${id}`, { step: 'close' }, { token: admin.token })
  const added = await call(
    'POST',
    '/api/admin/editions',
    { year: 2026, number: 7, ...days },
    { token: admin.token },
  )
  const { id } = added.json().data

  expect([(await step(id)).statusCode, (await step(id)).statusCode]).toEqual([200, 409])
  expect((await log(id, 'edition')).map(({ action }) => action)).toEqual([
    'added',
    'close',
    'refused',
  ])
})
