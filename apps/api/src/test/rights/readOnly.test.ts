import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { READ_ONLY_MESSAGE } from '@inzrt/contracts/wire/codes'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAdvertisers } from '../createAdvertisers.ts'
import { visitorOf } from '../createTestApp.ts'
import { createPeople, type Person } from './createPeople.ts'
import { expectedOf, ROLES, type Role, scopeOf } from './expectedOf.ts'
import { pathOf } from './pathOf.ts'
import { RULES } from './rules.ts'

const world = await createAdvertisers()
const { app, ask, database } = world
const addPerson = await createPeople(world)
const foreign = await addPerson()
const people = new Map<Role, Person>()
for (const role of ROLES) people.set(role, await addPerson(scopeOf(role)))

/** As a database is while another takes over for it; connections that are open are told by none. */
const setReadOnly = async (isReadOnly: boolean): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1)
  await database.asOwner(
    `begin read write; alter database ${name} set default_transaction_read_only = ${isReadOnly}; commit`,
  )
  await database.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await vi.waitFor(() => database.pool.query('select'))
}

const isServed = (name: CallName): boolean => {
  const { method, path } = CALLS[name]

  return app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })
}
const served = (Object.keys(CALLS) as CallName[]).filter(isServed)
/** A copy of all that is known of somebody is written down. */
const isRead = (name: CallName): boolean => CALLS[name].method === 'GET' && name !== 'exportUser'

let clients = 0
const askAs = (name: CallName, role: Role, own: Person) => {
  const body = RULES[name].body?.(own, foreign)
  const isMember = role !== 'guest' && role !== 'holder'

  return ask(pathOf(name, 'own', own, foreign), {
    method: CALLS[name].method,
    headers: {
      ...visitorOf('general', `2001:db8:1:${(clients++).toString(16)}::1`),
      ...(role === 'holder' && { 'x-inzrt-grant': own.grant }),
      ...(isMember && { authorization: `Bearer ${own.token}` }),
    },
    ...(body && { payload: body }),
  })
}

describe('while the database takes no changes', () => {
  beforeAll(() => setReadOnly(true))
  afterAll(() => setReadOnly(false))

  test.each(served.filter(isRead))('S006 %s goes on', async (name) => {
    for (const [role, own] of people) {
      const { statusCode, body } = await askAs(name, role, own)
      expect(expectedOf(name, RULES[name], role, 'own'), `${role}: ${body}`).toContain(statusCode)
    }
  })

  test.each(served.filter((name) => !isRead(name)))('S006 %s is not now, or no', async (name) => {
    for (const [role, own] of people) {
      const { statusCode, headers, body } = await askAs(name, role, own)
      if (statusCode < 500) continue
      const { message, code } = JSON.parse(body)
      expect([role, statusCode, headers['retry-after'], code, message]).toEqual([
        role,
        503,
        '30',
        'read_only',
        READ_ONLY_MESSAGE,
      ])
    }
  })
})

test('S006 people who were logged in still are afterwards, and write again', async () => {
  for (const role of ['user', 'moderator'] as const) {
    const { token } = people.get(role) ?? foreign
    const answer = await world.call('PATCH', '/api/auth/user', { firstName: 'Jana' }, { token })
    expect(answer.statusCode).not.toBe(503)
    expect((await world.call('GET', '/api/auth/user', undefined, { token })).statusCode).toBe(200)
  }
})
