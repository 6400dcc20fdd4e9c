import type { Scope } from '@inzrt/contracts/account/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../platform/database/schema/auditLog.ts'
import { users } from '../../platform/database/schema/users.ts'
import { createSecondFactors } from '../../test/createSecondFactors.ts'

const world = await createSecondFactors({ isSecondFactorForStaff: true })
const { call, clock, database, letters, logIn, register, registerInTwoSteps } = world

const promote = async ({ nickname }: { nickname: string }, scope: Scope) => {
  const isThem = eq(users.nickname, nickname)
  const [user] = await database.db.update(users).set({ scope }).where(isThem).returning()

  return user?.id ?? 0
}
const DESKS = {
  clerk: '/api/admin/intake',
  moderator: '/api/admin/queue',
  admin: '/api/admin/users',
} as const

test.each(Object.entries(DESKS))(
  'V026 the desk opens to a %s only by two steps',
  async (scope, path) => {
    const one = await register()
    await promote(one, scope as Scope)
    const refused = await call('GET', path, undefined, one)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_missing'])
    expect(
      (await call('GET', '/api/auth/second-factor', undefined, one)).json().data,
    ).toMatchObject({ isOn: false, isRequired: true })
    const two = await registerInTwoSteps()
    await promote(two, scope as Scope)

    expect((await call('GET', path, undefined, two)).statusCode).toBe(200)
  },
)

test('V026 others need no second step, and are told first that the desk is not theirs', async () => {
  const { token } = await register()
  const answer = await call('GET', DESKS.admin, undefined, { token })

  expect(answer.json().code).toBe('forbidden')
  expect((await call('GET', '/api/auth/user', undefined, { token })).statusCode).toBe(200)
})

const taking = (id: number, token: string) =>
  call('DELETE', `/api/admin/users/${id}/second-factor`, undefined, { token })

test('V026 P041 an admin removes a lost second step: sessions end, its owner is told', async () => {
  const [admin, colleague] = [await registerInTwoSteps(), await registerInTwoSteps()]
  await promote(admin, 'admin')
  const id = await promote(colleague, 'moderator')
  const answer = await taking(id, admin.token)
  expect(answer.json().data).toMatchObject({ id, hasSecondFactor: false })
  expect((await call('GET', '/api/auth/user', undefined, colleague)).statusCode).toBe(401)
  expect((await letters(colleague.email))[0]).toMatchObject({
    template: 'secondFactorChanged',
    payload: { change: 'takenAway' },
  })
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id))
  expect(entry).toMatchObject({
    action: 'second_factor_taken',
    entity: 'user',
    actorName: admin.nickname,
    detail: { name: colleague.nickname },
  })
  expect((await logIn(colleague.nickname)).statusCode).toBe(200)

  expect((await taking(id, admin.token)).statusCode).toBe(409)
})

test('V026 an admin keeps their own second step from being taken by themselves', async () => {
  const admin = await registerInTwoSteps()
  const id = await promote(admin, 'admin')
  clock.pass(1)

  expect((await taking(id, admin.token)).statusCode).toBe(403)
})
