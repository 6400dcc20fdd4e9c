import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import kept from '../openapi.json' with { type: 'json' }
import { CALLS, GATEWAY_CALLS } from '../src/calls.ts'
import type { Call } from '../src/wire/call.ts'
import { answerOf } from './describeCall.ts'
import examples from './examples.json' with { type: 'json' }
import { makeOpenApi } from './makeOpenApi.ts'

const document = await makeOpenApi(examples)
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const calls: Readonly<Record<string, Call>> = { ...CALLS, ...GATEWAY_CALLS }

test('the kept document is what the table of calls makes (see `npm run reference`)', () => {
  expect(kept).toEqual(JSON.parse(JSON.stringify(document)))
})

/** Every rule reads the whole document. */
const SLOW = { timeout: 60_000 }

test('no rule of the strict linter finds anything', SLOW, async () => {
  const found = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended-strict'] }),
  })

  expect(found.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
})

test('every call says in its own words what it is for', () => {
  expect(operations.filter(({ summary, operationId }) => summary === operationId)).toEqual([])
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length)
})

test('every parameter is described', () => {
  const parameters = operations.flatMap((operation) => operation.parameters ?? [])

  expect(parameters.length).toBeGreaterThan(100)
  expect(parameters.filter(({ description }) => !description)).toEqual([])
})

test('every call of the api has an example, which fits what the call promises', () => {
  const found: Readonly<Record<string, { answer: unknown }>> = examples.calls
  const isExampleOf = ({ operationId }: { operationId: string }) => {
    const call = calls[operationId]

    return call && z.safeParse(answerOf(call)[1], found[operationId]?.answer).success
  }
  const missing = operations.filter((operation) => !isExampleOf(operation))

  expect(missing.map(({ operationId }) => operationId)).toEqual(Object.keys(GATEWAY_CALLS))
})
