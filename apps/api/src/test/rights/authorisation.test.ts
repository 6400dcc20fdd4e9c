import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { beforeEach, expect, test } from 'vitest'
import { createAdvertisers } from '../createAdvertisers.ts'
import { visitorOf } from '../createTestApp.ts'
import { collectRoutes } from './collectRoutes.ts'
import { createDatabaseReset } from './createDatabaseReset.ts'
import { createPeople, type Person } from './createPeople.ts'
import { expectedOf, ROLES, type Role, scopeOf, type Target, targetsOf } from './expectedOf.ts'
import { pathOf } from './pathOf.ts'
import { changesBetween, createReader } from './readDatabase.ts'
import { INSIDE_ROUTES, OPEN_ROUTES, RULES } from './rules.ts'

const { result: world, routes } = await collectRoutes(createAdvertisers)
const addPerson = await createPeople(world)
const forgetPeople = await createDatabaseReset(world.database)
const read = await createReader(world.database)

const toRoute = (name: CallName): string =>
  `${CALLS[name].method} ${CALLS[name].path.replace(/\{(\w+)\}/g, ':$1')}`
const isOfReference = (route: string): boolean => / \/reference(\/|$)/.test(route)
const names = Object.keys(CALLS) as CallName[]
const served = names.filter((name) => routes.has(toRoute(name)))

let clients = 0
const headersOf = (role: Role, { token, grant }: Person) => ({
  ...visitorOf('general', `2001:db8:0:${(clients++).toString(16)}::1`),
  ...(role === 'holder' && { 'x-inzrt-grant': grant }),
  ...(role !== 'guest' && role !== 'holder' && { authorization: `Bearer ${token}` }),
})

/** Runs a call that must be refused, and proves that it left nothing behind. */
const changingNothing = async <Answer>(asked: () => Promise<Answer>, cell: string) => {
  const before = await read()
  const answer = await asked()
  expect(changesBetween(before, await read()), cell).toEqual([])

  return answer
}

const newPersonFor = (role: Role): Promise<Person> => addPerson(scopeOf(role))

/** Anyone who is refused is the same as before and may be refused again, until the test is over. */
const refused = new Map<Role | 'foreign', Promise<Person>>()

beforeEach(async () => {
  refused.clear()
  await forgetPeople()
})

const oldPersonFor = (role: Role | 'foreign'): Promise<Person> => {
  const known = refused.get(role) ?? (role === 'foreign' ? addPerson() : newPersonFor(role))
  refused.set(role, known)

  return known
}

const ask = async (name: CallName, role: Role, target: Target) => {
  const cell = `${role} × ${target}`
  const expected = expectedOf(name, RULES[name], role, target)
  const leavesThem =
    CALLS[name].method === 'GET' || (target !== 'own' && !expected.some((status) => status < 400))
  const foreign = await (leavesThem ? oldPersonFor('foreign') : addPerson())
  const own = await (leavesThem ? oldPersonFor(role) : newPersonFor(role))
  const { body: makeBody, tellsContacts = false } = RULES[name]
  const body = makeBody?.(own, foreign)
  const asked = () =>
    world.ask(pathOf(name, target, own, foreign), {
      method: CALLS[name].method,
      headers: headersOf(role, own),
      ...(body && { payload: body }),
    })
  const isRefusedWrite = CALLS[name].method !== 'GET' && expected.every((status) => status >= 400)
  const answer = await (isRefusedWrite ? changingNothing(asked, cell) : asked())
  expect(expected, `${cell}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode)
  if (!tellsContacts || answer.statusCode >= 400)
    for (const secret of foreign.secrets) expect(answer.body, cell).not.toContain(secret)
}

test('R253 every route there is has a rule', () => {
  const ruled = new Set([...names.map(toRoute), ...OPEN_ROUTES, ...INSIDE_ROUTES])

  expect([...routes].filter((route) => !ruled.has(route) && !isOfReference(route))).toEqual([])
})

/** Up to eighteen people ask, beside everything else that is tested. */
const SLOW = { timeout: 120_000 }

test.each(served)(
  'R253 R294 %s is for whom its rule says, and for nobody else',
  SLOW,
  async (name) => {
    for (const role of ROLES) for (const target of targetsOf(name)) await ask(name, role, target)
  },
)
