import type { ApiError } from '@inzrt/api-client/ApiError'
import { expect, test } from 'vitest'
import { toRefusalUnder } from './toRefusalUnder.ts'

const problem = (status: number, errors?: Record<string, string[]>): ApiError => ({
  kind: 'problem',
  status,
  retryAfter: null,
  problem: { message: 'Ne.', code: 'validation', errors },
})

const TEXT = 'Heslo není správné.'

test.each<[name: string, error: ApiError, fields: object]>([
  ['a refusal is of the one field', problem(403), { password: TEXT }],
  ['a wait is of it too', problem(429), { password: TEXT }],
  [
    'a refusal that names a field is of that',
    problem(422, { find: ['Chybí.'] }),
    { find: 'Chybí.' },
  ],
  ['a broken service is of none', problem(503), {}],
  ['a late answer is of none', { kind: 'timeout' }, {}],
  ['no answer is of none', { kind: 'network', aborted: false }, {}],
])('V022 %s', (_name, error, fields) => {
  expect(toRefusalUnder('password', error, TEXT)).toEqual({ fields, text: TEXT })
})
