import { CALLS, type CallName } from '@inzrt/contracts/calls'
import type { Call } from '@inzrt/contracts/wire/call'
import { ProblemSchema } from '@inzrt/contracts/wire/problem'
import { formMessage } from '@inzrt/rules/forms'
import { expect, test } from 'vitest'
import { createAdvertisers } from '../createAdvertisers.ts'
import { visitorOf } from '../createTestApp.ts'
import { createPeople } from './createPeople.ts'
import { type Field, fieldsOf } from './fieldsOf.ts'
import { RULES } from './rules.ts'

const world = await createAdvertisers()
const addPerson = await createPeople(world)

/** What is written into a field, and whether it has to be refused under the field's name. */
type Written = Readonly<{ kind: string; value: unknown; isRefused: boolean }>

const fieldsOfCall = (name: CallName): Field[] => {
  const { body }: Call = CALLS[name]

  return body ? fieldsOf(body) : []
}

/** Calls of providers are guarded by a signature, which comes before any field. */
const NAMES = (Object.keys(CALLS) as CallName[]).filter(
  (name) => CALLS[name].audience !== 'hook' && fieldsOfCall(name).length > 0,
)

const KINDS: Readonly<Record<Field['type'], readonly unknown[]>> = {
  string: [[], {}, 12],
  number: ['x', 1.5, 1e300],
  array: ['x', {}],
  choice: ['nic takového', []],
}

const ofSize = ({ type }: Field, size: number): unknown => {
  if (type === 'number') return size

  return type === 'string' ? 'a'.repeat(size) : Array(size).fill('a')
}

const wrongFor = (field: Field): Written[] => {
  const { type, least, most } = field
  const beyond = [...(most === undefined ? [] : [most + 1]), ...(least ? [least - 1] : [])]

  return [
    ...KINDS[type].map((value) => ({ kind: JSON.stringify(value), value, isRefused: true })),
    ...beyond.map((size) => ({
      kind: `of ${size}`,
      value: ofSize(field, size),
      isRefused: true,
    })),
  ]
}

/** As much as it takes, as little, and nothing to read. */
const rightFor = (field: Field): Written[] => {
  if (field.type !== 'string' && field.type !== 'number') return []
  const sizes = [field.least, field.most].filter((size) => size !== undefined)
  const blank = field.type === 'string' ? ['', ' \n\t '] : []

  return [
    ...sizes.map((size) => ({ kind: `of ${size}`, value: ofSize(field, size) })),
    ...blank.map((value) => ({ kind: JSON.stringify(value), value })),
  ].map((written) => ({ ...written, isRefused: false }))
}

const put = (body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value
  const within = put((body as Record<string, unknown> | null | undefined)?.[key], rest, value)
  if (key === '0') return Object.assign(Array.isArray(body) ? [...body] : [], { 0: within })

  return { ...(body as object | null), [key]: within }
}

let clients = 0

const meet = async () => ({ own: await addPerson('admin'), foreign: await addPerson() })
let met = await meet()

/** Sends a call with one field as given, by somebody new once another call changed something. */
const send = async (name: CallName, { path, way }: Field, value: unknown) => {
  const { own, foreign } = met
  const right = RULES[name].body?.(own, foreign)
  const body = put(way ? put(right, way.path, way.value) : right, path, value)
  const address = CALLS[name].path.replace(/\{(\w+)\}/g, (_, key: string) => own.things[key] ?? '')
  const answer = await world.ask(address, {
    method: CALLS[name].method,
    headers: {
      ...visitorOf('general', `2001:db8:2:${(clients++).toString(16)}::1`),
      authorization: `Bearer ${own.token}`,
    },
    payload: body as object,
  })
  if (answer.statusCode < 400 || answer.statusCode === 401) met = await meet()

  return answer
}

const SENTENCE = /^\p{Lu}.*[.)]$/su
const LENGTH = /může mít nejvýše|musí mít alespoň/

/** What is not as it should be with an answer. */
const faultOf = (
  { path, least = 0, isProse }: Field,
  { isRefused, value }: Written,
  { statusCode, told }: { statusCode: number; told: Readonly<Record<string, readonly string[]>> },
): string | null => {
  const texts = told[path.join('.')]
  if (statusCode >= 500) return 'fails'
  if (
    !Object.values(told)
      .flat()
      .every((text) => SENTENCE.test(text))
  )
    return 'not in words'
  if (isProse && texts?.includes(formMessage.unnamed)) return 'has no name'
  if (isRefused) return texts ? null : 'not told under its name'
  const isBlank = typeof value === 'string' && value.trim().length < Math.max(1, least)

  return !isBlank && texts?.some((text) => LENGTH.test(text)) ? 'refused within its limits' : null
}

const findFaults = async (name: CallName, writtenFor: (field: Field) => readonly Written[]) => {
  const faults: string[] = []
  for (const field of fieldsOfCall(name))
    for (const written of writtenFor(field)) {
      const answer = await send(name, field, written.value)
      const { statusCode } = answer
      const told = statusCode < 400 ? {} : (ProblemSchema.parse(answer.json()).errors ?? {})
      const fault = faultOf(field, written, { statusCode, told })
      const where = `${field.path.join('.')} ${written.kind.slice(0, 40)}`
      if (fault) faults.push(`${where} ${fault}: ${statusCode} ${JSON.stringify(told)}`)
    }

  return faults
}

const SLOW = { timeout: 120_000 }

test.each(NAMES)(
  'R241 %s refuses a wrong field or one beyond its limits, in words under its name',
  SLOW,
  async (name) => {
    expect(await findFaults(name, wrongFor)).toEqual([])
  },
)

test.each(NAMES)(
  'R241 %s takes as little and as much of each field as its limits say, and never fails',
  SLOW,
  async (name) => {
    expect(await findFaults(name, rightFor)).toEqual([])
  },
)
