import type { ApiError } from '@inzrt/api-client/ApiError'
import { expect, test } from 'vitest'
import { faultsOf } from './faultsOf.ts'

const problem = (errors?: Record<string, string[]>): ApiError => ({
  kind: 'problem',
  status: 422,
  retryAfter: null,
  problem: { message: 'Zkontrolujte prosím vyznačená pole.', code: 'validation', errors },
})

test('R236 the first error of each field comes under it, in words', () => {
  expect(
    faultsOf(problem({ password: ['Heslo není správné.', 'x'], pscId: ['too_small'] })),
  ).toEqual({ password: 'Heslo není správné.', pscId: 'Zkontrolujte prosím toto pole.' })
})

test('R299 a failure that belongs to no field is none of the form', () => {
  expect(faultsOf(problem())).toBeUndefined()
  expect(faultsOf(problem({ password: [] }))).toBeUndefined()
  expect(faultsOf({ kind: 'timeout' })).toBeUndefined()
})
