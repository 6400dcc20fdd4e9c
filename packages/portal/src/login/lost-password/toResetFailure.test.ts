import type { ApiError } from '@inzrt/api-client/ApiError'
import { expect, test } from 'vitest'
import { toResetFailure } from './toResetFailure.ts'

const problem = (status: number, errors?: Record<string, string[]>): ApiError => ({
  kind: 'problem',
  status,
  problem: { message: '', code: 'validation', errors },
  retryAfter: null,
})

const EXPIRED = 'Platnost vypršela. Prosím vygenerujte si novou žádost.'

test('R236 R281 field errors come under their fields, the first of each', () => {
  expect(toResetFailure(problem(422, { password: ['Příliš běžné.', 'x'] }), true)).toEqual({
    text: 'Resetování hesla se nezdařilo.',
    fields: { password: 'Příliš běžné.' },
  })
})

test('R281 a wrong code is said under the field of the code', () => {
  expect(toResetFailure(problem(422, { token: ['Kód neplatí.'] }), false)).toEqual({
    text: 'Resetování hesla se nezdařilo.',
    fields: { code: 'Kód neplatí.' },
  })
})

test('R282 a link that has had its time, and anything unexpected, ask for a new request', () => {
  expect(toResetFailure(problem(422, { token: ['Odkaz neplatí.'] }), true).text).toBe(EXPIRED)
  expect(toResetFailure(problem(500), true).text).toBe(EXPIRED)
  expect(toResetFailure({ kind: 'timeout' }, false)).toEqual({ text: EXPIRED, fields: {} })
})
