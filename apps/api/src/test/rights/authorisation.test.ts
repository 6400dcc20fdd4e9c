import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { beforeEach, describe, expect, test } from 'vitest'
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
const names = Object.keys(CALLS) as CallName[]
const served = names.filter((name) => routes.has(toRoute(name)))

let clients = 0
const headersOf = (role: Role, { token, grant }: Person) => ({
  ...visitorOf('general', `2001:db8:0:${(clients++).toString(16)}::1`),
  ...(role === 'holder' && { 'x-inzrt-grant': grant }),
  ...(role !== 'guest' && role !== 'holder' && { authorization: `Bearer ${token}` }),
})

type Cell = Readonly<{ role: Role; target: Target; expected: readonly number[] }>

const cellsOf = (name: CallName): Cell[] =>
  ROLES.flatMap((role) =>
    targetsOf(name).map((target) => ({
      role,
      target,
      expected: expectedOf(name, RULES[name], role, target),
    })),
  )

const isRefused = ({ expected }: Cell): boolean => expected.every((status) => status >= 400)
const isRead = (name: CallName): boolean => CALLS[name].method === 'GET'

const ask = async (
  name: CallName,
  { role, target, expected }: Cell,
  own: Person,
  foreign: Person,
): Promise<void> => {
  const cell = `${role} × ${target}`
  const { body: makeBody, tellsContacts = false } = RULES[name]
  const body = makeBody?.(own, foreign)
  const answer = await world.ask(pathOf(name, target, own, foreign), {
    method: CALLS[name].method,
    headers: headersOf(role, own),
    ...(body && { payload: body }),
  })
  expect(expected, `${cell}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode)
  if (!tellsContacts || answer.statusCode >= 400)
    for (const secret of foreign.secrets) expect(answer.body, cell).not.toContain(secret)
}

test('R253 every route there is has a rule', () => {
  const ruled = new Set([...names.map(toRoute), ...OPEN_ROUTES, ...INSIDE_ROUTES])

  expect([...routes].filter((route) => !ruled.has(route))).toEqual([])
})

/** Up to eighteen people ask, beside everything else that is tested. */
const SLOW = { timeout: 120_000 }

describe('by people whom no call changes', () => {
  const people = new Map<Role | 'foreign', Promise<Person>>()
  const personFor = (role: Role | 'foreign'): Promise<Person> => {
    const known = people.get(role) ?? addPerson(role === 'foreign' ? 'user' : scopeOf(role))
    people.set(role, known)

    return known
  }
  const askAll = async (name: CallName, cells: readonly Cell[]) => {
    for (const cell of cells)
      await ask(name, cell, await personFor(cell.role), await personFor('foreign'))
  }

  test.each(served)(
    'R253 R294 %s is refused to everybody whom its rule leaves out, and nothing is left behind',
    SLOW,
    async (name) => {
      await Promise.all([...ROLES, 'foreign' as const].map(personFor))
      const before = await read()
      await askAll(name, cellsOf(name).filter(isRefused))
      expect(changesBetween(before, await read())).toEqual([])
    },
  )

  test.each(served.filter(isRead))('R253 R294 %s is read by whom its rule says', SLOW, (name) =>
    askAll(
      name,
      cellsOf(name).filter((cell) => !isRefused(cell)),
    ),
  )
})

describe('by people of its own each time', () => {
  beforeEach(forgetPeople)

  test.each(served.filter((name) => !isRead(name)))(
    'R253 R294 %s is done for whom its rule says',
    SLOW,
    async (name) => {
      for (const cell of cellsOf(name).filter((each) => !isRefused(each)))
        await ask(name, cell, await addPerson(scopeOf(cell.role)), await addPerson())
    },
  )
})
