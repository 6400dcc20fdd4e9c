import type { Scope } from '@inzrt/contracts/account/user'
import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { isForStaff } from '@inzrt/contracts/wire/limits'
import { expect, test } from 'vitest'
import { appSecrets } from '../../platform/database/schema/secondFactors.ts'
import { createAdvertisers } from '../createAdvertisers.ts'
import { visitorOf } from '../createTestApp.ts'
import { createPeople, type Person } from './createPeople.ts'
import { expectedOf } from './expectedOf.ts'
import { pathOf } from './pathOf.ts'
import { RULES } from './rules.ts'

const world = await createAdvertisers({ isSecondFactorForStaff: true })
const { ask, clock, database } = world
const addPerson = await createPeople(world)

const STAFF = (Object.keys(CALLS) as CallName[])
  .filter((name) => isForStaff(CALLS[name]))
  .flatMap((name) => (RULES[name].may as readonly Scope[]).map((scope) => [name, scope] as const))

const askAs = (name: CallName, own: Person, foreign: Person) => {
  const body = RULES[name].body?.(own, foreign)
  const headers = { ...visitorOf('general'), authorization: `Bearer ${own.token}` }

  return ask(pathOf(name, 'own', own, foreign), {
    method: CALLS[name].method,
    headers,
    ...(body && { payload: body }),
  })
}

const takeSecondStep = ({ id }: Person) => {
  const createdAt = clock.read()

  return database.db
    .insert(appSecrets)
    .values({ userId: id, sealed: '', createdAt, confirmedAt: createdAt })
}

test.each(STAFF)('V026 %s is made by a %s only after a second step', async (name, scope) => {
  const [own, foreign] = [await addPerson(scope), await addPerson()]
  const refused = await askAs(name, own, foreign)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_missing'])
  await takeSecondStep(own)

  expect(expectedOf(name, RULES[name], scope, 'own')).toContain(
    (await askAs(name, own, foreign)).statusCode,
  )
})
