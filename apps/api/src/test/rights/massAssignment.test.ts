import { CALLS, type CallName } from '@inzrt/contracts/calls'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdvertisers } from '../createAdvertisers.ts'
import { visitorOf } from '../createTestApp.ts'
import { createDatabaseReset } from './createDatabaseReset.ts'
import { createPeople, type Person } from './createPeople.ts'
import { FORBIDDEN_KEYS, PLANTED } from './forbiddenKeys.ts'
import { type Change, changesBetween, createReader } from './readDatabase.ts'
import { RULES } from './rules.ts'

const world = await createAdvertisers()
const addPerson = await createPeople(world)
const forgetPeople = await createDatabaseReset(world.database)
const read = await createReader(world.database)
const JSON_BODY = { 'content-type': 'application/json' }

const toUrl = (name: CallName): string => CALLS[name].path.replace(/\{(\w+)\}/g, ':$1')
const withBody = (Object.keys(RULES) as CallName[]).filter(
  (name) =>
    RULES[name].body && world.app.hasRoute({ method: CALLS[name].method, url: toUrl(name) }),
)

/** Five times two people, beside everything else that is tested. */
const SLOW = { timeout: 120_000 }

const FORBIDDEN = JSON.stringify(FORBIDDEN_KEYS).slice(1, -1)
const join = (...parts: readonly string[]): string => `{${parts.filter(Boolean).join()}}`

const nested = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nested)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, one]) => [key, nested(one)])

  return { ...FORBIDDEN_KEYS, ...Object.fromEntries(parts) }
}

/** The same body with what must not count; where a key is ours already, ours comes last. */
const VARIANTS: Readonly<Record<string, (body: string) => string>> = {
  'beside its own keys': (body) => JSON.stringify({ ...FORBIDDEN_KEYS, ...JSON.parse(body) }),
  'in everything it holds': (body) => JSON.stringify(nested(JSON.parse(body))),
  'in parts of other names': (body) =>
    join(
      ...['data', 'user', 'ad', 'order', 'meta'].map((key) => `"${key}":{${FORBIDDEN}}`),
      body.slice(1, -1),
    ),
  twice: (body) => join(FORBIDDEN, FORBIDDEN, body.slice(1, -1)),
}

type People = Readonly<{ own: Person; foreign: Person }>

const meet = async (): Promise<People> => ({
  own: await addPerson('admin'),
  foreign: await addPerson(),
})

let clients = 0
const send = async (
  name: CallName,
  { own, foreign }: People,
  toBody: (body: string) => string,
): Promise<number> => {
  const path = CALLS[name].path.replace(/\{(\w+)\}/g, (_part, key: string) => own.things[key] ?? '')
  const { statusCode } = await world.ask(path, {
    method: CALLS[name].method,
    headers: {
      ...visitorOf('general', `2001:db8:1:${(clients++).toString(16)}::1`),
      ...JSON_BODY,
      authorization: `Bearer ${own.token}`,
    },
    payload: toBody(JSON.stringify(RULES[name].body?.(own, foreign))),
  })

  return statusCode
}

/** What a call changes when it is sent by people of its own. */
const write = async (name: CallName, toBody: (body: string) => string) => {
  const people = await meet()
  const before = await read()
  const statusCode = await send(name, people, toBody)

  return { statusCode, changes: changesBetween(before, await read()) }
}

const columnsOf = (changes: readonly Change[]) =>
  changes.map(({ table, kind, columns }) => `${kind} ${table} ${Object.keys(columns).toSorted()}`)

/** Planted words that a call may well write by itself: then as often as without them. */
const plantedWordsIn = (changes: readonly Change[]): readonly string[] =>
  JSON.stringify(changes).match(/"(adult|admin|blocked|clerk|business)"/g) ?? []

describe('what must not be sent', () => {
  beforeEach(forgetPeople)

  test.each(withBody)(
    'R272 %s writes nothing else when it is sent what it must not be',
    SLOW,
    async (name) => {
      const plain = await write(name, (body) => body)
      for (const [variant, toBody] of Object.entries(VARIANTS)) {
        const { statusCode, changes } = await write(name, toBody)
        expect([variant, statusCode]).toEqual([variant, plain.statusCode])
        expect(columnsOf(changes), variant).toEqual(columnsOf(plain.changes))
        const written = JSON.stringify(changes)
        for (const planted of Object.values(PLANTED))
          expect(written, variant).not.toContain(String(planted))
        expect(plantedWordsIn(changes), variant).toEqual(plantedWordsIn(plain.changes))
      }
    },
  )
})

const POISONS = ['"__proto__":{"scope":"admin"}', '"constructor":{"prototype":{"scope":"admin"}}']

describe('what reaches for prototypes', () => {
  let people: People
  beforeAll(async () => {
    people = await meet()
  })

  test.each(withBody)('R272 %s refuses a body that reaches for prototypes', SLOW, async (name) => {
    const before = await read()
    for (const poison of POISONS) {
      const status = await send(name, people, (body) => join(body.slice(1, -1), poison))
      expect([400, 401]).toContain(status)
    }
    expect(changesBetween(before, await read())).toEqual([])
    expect(({} as Record<string, unknown>).scope).toBeUndefined()
  })
})
